"""What a table may settle before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from stado.core.options import DataKind, Options
from stado.games.three.colormap import COLOR_MAP, HOUSE_COLORS, check_colors


class ThreeOptions(Options, frozen=True, kw_only=True):
    """The only variant, and the letter of each number's color."""

    data: ClassVar[Mapping[str, DataKind]] = {"colors": COLOR_MAP}

    variant: Literal["standard"] = "standard"
    colors: str = HOUSE_COLORS  # TRI-1

    def __post_init__(self) -> None:
        check_colors(self.colors)

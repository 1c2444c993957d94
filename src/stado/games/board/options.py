"""What a table may settle before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from stado.core.options import DataKind, Options
from stado.games.board.face import draw_board
from stado.games.board.layout import HOUSE_BOARD, Board, format_board, parse_board


class BoardOptions(Options, frozen=True, kw_only=True):
    """Variant, board, and how far Place first moves a row."""

    data: ClassVar[Mapping[str, DataKind]] = {"board": DataKind("board", parse_board, format_board, draw_board)}

    variant: Literal["basic", "basic-lucky", "advanced", "advanced-lucky"] = "basic"
    place_first: Literal["all", "to_gap"] = "all"  # BRD-17
    board: Board = HOUSE_BOARD  # BRD-2

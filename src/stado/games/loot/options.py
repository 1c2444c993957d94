"""What a table may settle before a match."""

from __future__ import annotations

from typing import Literal

from stado.core.options import Options


class LootOptions(Options, frozen=True, kw_only=True):
    """Only the variant: the changes for two come with two seats."""

    variant: Literal["standard", "advanced", "expert"] = "standard"

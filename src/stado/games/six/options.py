"""What a table may settle before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from stado.core.errors import OptionError
from stado.core.options import Options, format_options
from stado.games.six.cards import HAND_SIZE, JUBILEE_HAND_SIZE

# The upper ends are ours, so that every match comes to an end that people live to see.
MOST_COWS = 500
MOST_ROUNDS = 100


class SixOptions(Options, frozen=True, kw_only=True):
    """Variant and end of the match; a fixed number of `rounds` sets the limit aside."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {  # SIX-11
        "cs-2019": {"limit": 66, "limit_rule": "reach"},
        "sk-2019": {"limit": 66, "limit_rule": "reach"},
        "pl": {"limit": 66, "limit_rule": "exceed"},
    }

    variant: Literal["classic", "pro", "jubilee"] = "classic"
    limit: Annotated[int, Meta(ge=1, le=MOST_COWS)] = 66  # SIX-10
    limit_rule: Literal["reach", "exceed"] = "reach"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None

    @property
    def hand_size(self) -> int:
        """The number cards that each seat is dealt."""
        return JUBILEE_HAND_SIZE if self.variant == "jubilee" else HAND_SIZE


def check_options(options: SixOptions) -> None:
    """Refuse an option that the variant does not read."""
    if options.variant == "jubilee":
        for name in format_options(options):
            if name != "variant":
                raise OptionError(f"option {name} is not for jubilee, which has two rounds and no limit")  # SIX-15

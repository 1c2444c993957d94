"""What never changes about the game, for those who draw it."""

from __future__ import annotations

import msgspec

from stado.games.six.cards import COWS, HAND_SIZE, JUBILEE_HAND_SIZE, ROW_CAPACITY, ROWS, SEVEN_CAPACITY, Special
from stado.games.six.options import SixOptions
from stado.games.six.rules import deck
from stado.games.six.specials import RULES

_MOST_SEATS = 10


class Facts(msgspec.Struct, frozen=True, tag_field="game", tag="six"):
    """Cards, rows and hands of six; what depends on the variant is by its name."""

    cows: tuple[int, ...]  # by card; there is no card 0
    deck_sizes: dict[str, tuple[int, ...]]  # the cards of a round, from 1 up, by the number of seats
    hand_sizes: dict[str, int]
    rows: int  # at the start of a round
    row_capacity: int
    seven_capacity: int  # of a row with Seven takes
    special_rules: dict[Special, str]


FACTS = Facts(
    cows=COWS,
    deck_sizes={
        options.variant: tuple(len(deck(options, seats)) for seats in range(_MOST_SEATS + 1))
        for options in (SixOptions(), SixOptions(variant="pro"), SixOptions(variant="jubilee"))
    },
    hand_sizes={"classic": HAND_SIZE, "pro": HAND_SIZE, "jubilee": JUBILEE_HAND_SIZE},
    rows=ROWS,
    row_capacity=ROW_CAPACITY,
    seven_capacity=SEVEN_CAPACITY,
    special_rules=dict(RULES),
)

"""The table of a match: what its options and seats settle for the rules, worked out once."""

from __future__ import annotations

from bisect import bisect_left

import msgspec

from stado.games.board.cards import ACTIVE_ROWS, LIMIT, SUPPLY_SEATS
from stado.games.board.layout import Signs
from stado.games.board.options import BoardOptions
from stado.games.board.spaces import Space, find_space


class Table(msgspec.Struct, frozen=True):
    """The side of the board in play and the parts that go with the variant."""

    seats: int
    advanced: bool
    lucky: bool
    to_gap: bool  # Place first moves only the tiles before a gap
    signs: tuple[Signs, ...]
    spaces: tuple[tuple[Space, ...], ...]
    two: tuple[bool, ...]  # the rows with a place-two-tiles space
    cows: tuple[int, ...]  # by tile; there is no tile 0
    tile_cows: tuple[int, ...]  # the same, from tile 1
    clovers: tuple[int, ...]
    below: tuple[int, ...]  # how many clovers lie below each number of the track, from the lowest

    @property
    def starts(self) -> range:
        """The rows that the first tiles go to."""
        if self.advanced and self.seats > SUPPLY_SEATS:
            return range(len(self.spaces) - ACTIVE_ROWS, len(self.spaces))  # BRD-13
        return range(ACTIVE_ROWS)  # BRD-5

    @property
    def supplied(self) -> bool:
        """Whether the tiles not dealt are a supply; else they are out of the game."""
        return self.advanced or self.seats <= SUPPLY_SEATS  # BRD-5, BRD-13

    @property
    def sets(self) -> int:
        """How often everybody gets twelve tiles."""
        return 1 if self.advanced or self.seats > SUPPLY_SEATS else 2  # BRD-10, BRD-13

    def count_cows(self, tiles: tuple[int, ...]) -> int:
        """All the cows on the tiles."""
        return sum(self.cows[tile] for tile in tiles)

    def count_clovers(self, before: int, after: int) -> int:
        """The clovers that a score comes to or passes on the way down, the one it leaves not being among them."""
        return self.below[before + LIMIT] - self.below[after + LIMIT]  # BRD-11


def make_table(options: BoardOptions, seats: int) -> Table:
    """The table for these options and seats."""
    advanced = options.variant in ("advanced", "advanced-lucky")
    signs = options.board.advanced if advanced else options.board.basic
    spaces = tuple(tuple(map(find_space, row)) for row in signs)
    return Table(
        seats=seats,
        advanced=advanced,
        lucky=options.variant in ("basic-lucky", "advanced-lucky"),
        to_gap=options.place_first == "to_gap",
        signs=signs,
        spaces=spaces,
        two=tuple(any(space.kind == "two" for space in row) for row in spaces),
        cows=(0, *options.board.cows),
        tile_cows=options.board.cows,
        clovers=options.board.clovers,
        below=tuple(bisect_left(options.board.clovers, number) for number in range(-LIMIT, LIMIT + 1)),
    )

"""What looks sensible at a glance: good spaces, rows not yet full, and cards where they change the most."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import combinations

from stado.core.game import Prompt
from stado.games.board.actions import (
    AddTile,
    BoardAction,
    CountPlus,
    MoveTile,
    PlaceAnywhere,
    PlaceFirst,
    PlaceTile,
    PlayCard,
    StopRow,
    SwapTile,
    TakeLucky,
)
from stado.games.board.cards import GAIN, LIMIT, TILES, ActionCard, LuckyCard, Tile
from stado.games.board.rows import higher_rows, lower_rows, row_tiles, shift_row, target_row
from stado.games.board.state import Leave
from stado.games.board.table import Table
from stado.games.board.view import View

CERTAIN = 1.0001  # a little more than a chance can be
AVERAGE_COWS = 1.87  # of a house tile: 187 cows on 100 tiles
CARD = 3.5  # an action card: a point at the end, or far more before
TILE = -1.0  # a tile drawn from the supply
_LUCKY = {"gain_5": 2.5, "positive_cows": 3.0}
REWARD = 2.5  # a lucky card that is won
PRICE = 1.5  # of a lucky card that is played: another use of it may be better
HELD = 0.4  # of the cows of tiles taken behind the screen, what they cost in the end


def rate(table: Table, view: View, prompt: Prompt[BoardAction]) -> Sequence[float]:
    """The points that each answer is likely to bring."""
    glance = Glance(table, view)
    if prompt.kind == "pick_tile":
        return [worth for worth, _, _ in glance.picks()]
    if prompt.kind == "pick_tiles":
        # The higher tile comes behind the lower where both go to one row.
        return [
            low + (behind if low_row == high_row else high)
            for (low, _, low_row), (high, behind, high_row) in combinations(glance.picks(), 2)
        ]
    return [_rate_answer(glance, action) for action in prompt.legal]


class Glance:
    """A view with what ratings need of it worked out once."""

    def __init__(self, table: Table, view: View) -> None:
        assert view.seat is not None
        self.table = table
        self.view = view
        self.seat = view.seat
        self.score = view.scores[view.seat]
        self.rewarded = bool(view.lucky_pile)
        self.sums = [sum(map(table.cows.__getitem__, filter(None, row))) for row in view.rows]
        self.starts: dict[int, float] = {}
        mine = len(view.hand)
        # How likely a tile stays behind the screen to the end, where it costs its cows.
        self.risk = 0.0
        if table.advanced and mine:
            others = (size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
            self.risk = max(0.0, (mine - min(others)) / mine)

    def points(self, points: int) -> float:
        """What a change of the score is worth, with the lucky cards it brings."""
        before = self.score
        after = min(LIMIT, max(-LIMIT, before + points))
        if points < 0 and self.rewarded:
            return after - before + REWARD * self.table.count_clovers(before, after)
        return after - before

    def space(self, row: int, space: int, cows: int, taken: float) -> float:
        """What a space brings to a tile with these cows, when the others of the row have `others` in all."""
        effect = self.table.spaces[row][space]
        match effect.kind:
            case "points":
                return self.points(effect.amount)
            case "cows":
                return self.points(effect.amount * cows)
            case "take_cows":
                return self.points(-round(taken)) + self.start(cows)
            case "take_tiles":
                return self.start(cows) - HELD * taken
            case "tile":
                return TILE
            case "card":
                return CARD
            case _:
                return 0.0

    def start(self, cows: int) -> float:
        """What moving on brings to a tile with these cows."""
        if not self.table.advanced:
            return 0.0
        if cows not in self.starts:
            self.starts[cows] = max(
                self.space(row, 0, cows, 0) for row, tiles in enumerate(self.view.rows) if not tiles
            )
        return self.starts[cows]

    def spot(self, tile: Tile, row: int | None = None, skips: int = 0, stops: tuple[int, ...] | None = None) -> float:
        """What the tile brings if it is placed now, in its own row or that one."""
        if row is None:
            row = target_row(self.view.rows, self.view.stops if stops is None else stops, tile)
        return self.space(row, len(self.view.rows[row]) + skips, self.table.cows[tile], self.sums[row])

    def first(self, tile: Tile, row: int) -> float:
        """What Place first brings in that row."""
        shifted, spaces, _ = shift_row(self.view.rows[row], tile, to_gap=self.table.to_gap)
        taken = self.sums[row] + self.table.cows[tile]
        worth = 0.0
        for space in spaces:
            cows = self.table.cows[shifted[space] or 0]
            worth += self.space(row, space, cows, taken - cows)
        return worth

    def plus(self, row: int, tiles: tuple[Tile, ...]) -> float:
        """What Positive cows brings in that row with these tiles."""
        gain = self.table.count_cows(tiles)
        if self.table.spaces[row][-1].kind == "take_tiles":
            return self.points(gain) - HELD * self.sums[row]
        return self.points(2 * gain - self.sums[row])

    def picks(self) -> list[tuple[float, float, int]]:
        """For each tile of the hand: its worth, its worth behind an own tile more, and its row."""
        view, table = self.view, self.table
        seen: set[Tile | None] = {*view.hand, *view.gone}
        seen.update(*view.rows)
        hidden = [tile for tile in TILES if tile not in seen]
        coming = self._coming()
        ends = sorted((row[-1] or 0, index) for index, row in enumerate(view.rows) if row and index not in view.stops)
        outlooks: dict[tuple[int, int], list[float]] = {}
        found = []
        for tile in view.hand:
            place = bisect_left(ends, (tile, 0)) - 1
            end, row = ends[place] if place >= 0 else (0, ends[-1][1])  # BRD-7
            chance = (bisect_left(hidden, tile) - bisect_left(hidden, end)) / len(hidden)
            cows = table.cows[tile]
            key = row, cows
            if key not in outlooks:
                outlooks[key] = self._outlook(row, cows)
            shed = self.risk * cows
            worths = outlooks[key]
            found.append((_expect(worths, chance, coming) + shed, _expect(worths[1:], chance, coming) + shed, row))
        return found

    def _outlook(self, row: int, cows: int) -> list[float]:
        """What the free spaces of a row bring to a tile with these cows, as others fill those before."""
        length = len(self.view.rows[row])
        return [
            self.space(row, space, cows, self.sums[row] + AVERAGE_COWS * (space - length))
            for space in range(length, len(self.table.spaces[row]))
        ]

    def _coming(self) -> int:
        """How many tiles the others place this turn."""
        view = self.view
        size = 2 if any(row and two for row, two in zip(view.rows, self.table.two, strict=True)) else 1
        return sum(min(size, count) for seat, count in enumerate(view.hand_sizes) if seat != self.seat)


def _expect(worths: Sequence[float], chance: float, coming: int) -> float:
    """The mean of worths, each reached when that number of the coming tiles go before, each with that chance."""
    if not worths:
        return 0.0
    if chance == 0.0:
        return worths[0]
    share = chance / (CERTAIN - chance)
    weight = (CERTAIN - chance) ** coming
    total = 0.0
    for before, worth in enumerate(worths):
        total += weight * worth
        weight *= share * (coming - before) / (before + 1)
    return total


def _rate_answer(glance: Glance, action: BoardAction) -> float:
    """One answer to a small question."""
    view = glance.view
    match action:
        case PlaceTile():
            return glance.spot(view.queue[0].tile, view.plan.row, view.plan.skips)
        case PlayCard(card):
            return _rate_card(glance, card)
        case SwapTile(tile) | AddTile(tile):
            return glance.spot(tile) + glance.risk * glance.table.cows[tile]
        case StopRow(row):
            return glance.spot(view.queue[0].tile, stops=(*view.stops, row))
        case PlaceFirst(row):
            return glance.first(view.queue[0].tile, row)
        case PlaceAnywhere(row):
            return glance.spot(view.queue[0].tile, row)
        case CountPlus(tiles):
            row = _head_row(view)
            return glance.plus(row, tiles)
        case TakeLucky(card):
            return _LUCKY[card]
        case MoveTile(row):
            task = view.agenda[0]
            assert isinstance(task, Leave)
            return glance.space(row, 0, glance.table.cows[task.tile], 0)
        case _:  # pragma: no cover - chance rates nothing
            raise AssertionError(action)


def _head_row(view: View) -> int:
    """The row that the next tile goes to."""
    return target_row(view.rows, view.stops, view.queue[0].tile) if view.plan.row is None else view.plan.row


def _rate_card(glance: Glance, card: ActionCard | LuckyCard) -> float:
    """The best that a card can do for the next tile, less what keeping it is worth."""
    view, tile = glance.view, glance.view.queue[0].tile
    rows, stops = view.rows, view.stops
    match card:
        case "skip":
            return glance.spot(tile, view.plan.row, view.plan.skips + 1) - CARD
        case "swap":
            return max(map(glance.spot, view.hand)) - CARD
        case "another_tile":
            best = max(glance.spot(other) + glance.risk * glance.table.cows[other] for other in view.hand)
            return glance.spot(tile) + best - CARD
        case "stop":
            return glance.spot(tile, stops=(*stops, _head_row(view))) - CARD
        case "ascending_anywhere":
            return max(glance.spot(tile, row) for row in lower_rows(rows, stops, tile)) - CARD
        case "place_first":
            return max(glance.first(tile, row) for row in higher_rows(rows, stops, tile)) - CARD
        case "gain_5":
            return glance.points(GAIN) - PRICE
        case _:
            row = _head_row(view)
            best_two = sorted(row_tiles(rows[row]), key=lambda other: -glance.table.cows[other])[:2]
            return glance.plus(row, tuple(best_two)) + glance.start(glance.table.cows[tile]) - PRICE

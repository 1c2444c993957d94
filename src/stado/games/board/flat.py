"""A match as one flat sequence of numbers: where everything lies, for judgment and kernels.

A table has numbers that stand alone; for each row how many spaces are taken, the tiles on them (0 is a gap) and whether
it is stopped; for each seat its score, its action cards by kind, its lucky cards by kind, how many tiles it holds and
which; the supply; the action cards of discard and pile, the pile behind and its top last; the revealed tiles and what
follows from the tile placed last, the next one last; and for each tile whether it lies on the board or is out of it.
What a view hides is zero. What is settled before a match is kept apart, as a `Board`.

Answers are numbers: a tile, or two as one number; a row; a card's kind; NOTHING to play no card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from stado.core.flat import Ints
from stado.games.board.actions import (
    AddTile,
    BoardAction,
    CountPlus,
    MoveTile,
    PickTile,
    PickTiles,
    PlaceAnywhere,
    PlaceFirst,
    PlayCard,
    StopRow,
    SwapTile,
    TakeLucky,
)
from stado.games.board.cards import ACTION_DECK, ACTION_KINDS, LIMIT, LUCKY_KINDS, TILES, ActionCard, LuckyCard, Tile
from stado.games.board.layout import MOST_ROWS, MOST_SPACES
from stado.games.board.spaces import SpaceKind
from stado.games.board.state import AnyTask, DrawOne, Leave, Reward, State, Trigger
from stado.games.board.table import Table
from stado.games.board.view import View

PLAIN, POINTS, COWS, TAKE_COWS, TAKE_TILES, DRAW_TILE, DRAW_CARD = range(7)  # what spaces do
TRIGGER, REWARD, LEAVE, DRAW = range(4)  # what follows from a tile
ANOTHER_TILE, ASCENDING_ANYWHERE, PLACE_FIRST, SKIP, STOP, SWAP, GAIN_5, POSITIVE_COWS = range(8)  # cards
NOTHING = -1

# What is asked; while tiles are placed the agenda and what a card played needs to know say more.
DEAL, DEAL_CARDS, PICK, PLACE, OVER = range(5)

HIGHEST = len(TILES)
MOST_SEATS = 6
WIDTH = MOST_SPACES
KINDS = len(ACTION_KINDS)
LUCKY = len(LUCKY_KINDS)
HAND = HIGHEST  # room for a hand
PAIR = 128  # two tiles as one number: the lower times this, and the higher
TASK_SPAN, MOST_TASKS = 4, 2 * MOST_SPACES

PHASE, TURN, SETS, SUPPLIED, CARDS, DISCARDED, TOLD_ROW, TOLD_SKIPS, ASKS, QUEUED, TASKS = range(11)
LUCKY_PILE = 11
SIZE = LUCKY_PILE + LUCKY
ROW = SIZE + MOST_ROWS
STOPPED = ROW + MOST_ROWS * WIDTH
SCORE = STOPPED + MOST_ROWS
ACTION = SCORE + MOST_SEATS
LUCKY_CARD = ACTION + MOST_SEATS * KINDS
PICKED = LUCKY_CARD + MOST_SEATS * LUCKY
HELD = PICKED + MOST_SEATS
HANDS = HELD + MOST_SEATS
SUPPLY = HANDS + MOST_SEATS * HAND
PILE = SUPPLY + HIGHEST
QUEUE = PILE + len(ACTION_DECK)
TASK = QUEUE + 2 * HIGHEST
OUT = TASK + TASK_SPAN * MOST_TASKS
SPAN = OUT + HIGHEST + 1

_KINDS: Mapping[SpaceKind, int] = {
    "plain": PLAIN,
    "two": PLAIN,
    "points": POINTS,
    "cows": COWS,
    "take_cows": TAKE_COWS,
    "take_tiles": TAKE_TILES,
    "tile": DRAW_TILE,
    "card": DRAW_CARD,
}
_PHASES: Mapping[str, int] = {"deal": DEAL, "deal_cards": DEAL_CARDS, "pick": PICK, "place": PLACE, "over": OVER}
_CARDS: tuple[ActionCard | LuckyCard, ...] = (*ACTION_KINDS, *LUCKY_KINDS)


class Board(NamedTuple):
    """What is settled before a match; spaces lie row by row, each with room for the longest row that can be."""

    seats: int
    advanced: bool
    lucky: bool
    to_gap: bool
    supplied: bool
    sets: int
    rows: int
    start: int  # the first of the rows that the first tiles go to
    lengths: Ints
    kinds: Ints
    amounts: Ints
    twos: Ints  # whether a row has a place-two-tiles space
    cows: Ints
    below: Ints  # how many clovers lie below each number of the track


def flatten_board(table: Table) -> Board:
    """What is settled before a match."""
    spaces = [space for row in table.spaces for space in (*row, *[None] * (WIDTH - len(row)))]
    return Board(
        seats=table.seats,
        advanced=table.advanced,
        lucky=table.lucky,
        to_gap=table.to_gap,
        supplied=table.supplied,
        sets=table.sets,
        rows=len(table.spaces),
        start=table.starts[0],
        lengths=list(map(len, table.spaces)),
        kinds=[PLAIN if space is None else _KINDS[space.kind] for space in spaces],
        amounts=[0 if space is None else space.amount for space in spaces],
        twos=list(map(int, table.two)),
        cows=list(table.cows),
        below=list(table.below),
    )


def flatten_state(state: State) -> list[int]:
    """A state; what everybody knows of a hand comes first in it."""
    table = _flatten(state)
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True)):
        table[HELD + seat] = len(hand)
        _lay(table, hand_of(seat), (*known, *(tile for tile in hand if tile not in known)))
        table[PICKED + seat] = flatten_pair(state.picks[seat] or ())
        _lay(table, ACTION + seat * KINDS, map(state.actions[seat].count, ACTION_KINDS))
    table[SUPPLIED], table[CARDS] = len(state.supply), len(state.discard) + len(state.pile)
    _lay(table, SUPPLY, state.supply)
    _lay(table, PILE, map(ACTION_KINDS.index, (*state.discard, *state.pile)))
    return table


def flatten_view(view: View) -> list[int]:
    """What a seat knows."""
    assert view.seat is not None
    table = _flatten(view)
    _lay(table, HELD, view.hand_sizes)
    _lay(table, hand_of(view.seat), view.hand)
    table[PICKED + view.seat] = flatten_pair(view.pick or ())
    _lay(table, ACTION + view.seat * KINDS, map((view.actions[view.seat] or ()).count, ACTION_KINDS))
    table[SUPPLIED], table[CARDS] = view.supply_size, len(view.discard) + view.pile_size
    _lay(table, PILE, map(ACTION_KINDS.index, view.discard))
    return table


def _flatten(seen: State | View) -> list[int]:
    """What lies open."""
    table = [0] * SPAN
    table[PHASE], table[TURN], table[SETS] = _PHASES[seen.phase], seen.turn, seen.sets
    table[DISCARDED] = len(seen.discard)
    table[TOLD_ROW] = 0 if seen.plan.row is None else seen.plan.row + 1
    table[TOLD_SKIPS] = seen.plan.skips
    table[ASKS] = NOTHING if seen.plan.asks is None else _CARDS.index(seen.plan.asks)
    _lay(table, LUCKY_PILE, map(seen.lucky_pile.count, LUCKY_KINDS))
    for row, tiles in enumerate(seen.rows):
        table[SIZE + row], table[STOPPED + row] = len(tiles), int(row in seen.stops)
        _lay(table, ROW + row * WIDTH, (tile or 0 for tile in tiles))
    _lay(table, SCORE, seen.scores)
    for seat, cards in enumerate(seen.lucky):
        _lay(table, LUCKY_CARD + seat * LUCKY, map(cards.count, LUCKY_KINDS))
    table[QUEUED], table[TASKS] = len(seen.queue), len(seen.agenda)
    _lay(table, QUEUE, (number for reveal in reversed(seen.queue) for number in (reveal.seat, reveal.tile)))
    _lay(table, TASK, (number for task in reversed(seen.agenda) for number in _flatten_task(task)))
    moving = [task.tile for task in seen.agenda if isinstance(task, Leave)]
    for tile in (*seen.gone, *moving, *(tile for tiles in seen.rows for tile in tiles if tile)):
        table[OUT + tile] = 1
    return table


def _flatten_task(task: AnyTask) -> tuple[int, int, int, int]:
    """What follows from a tile."""
    match task:
        case Trigger(seat, row, space):
            return TRIGGER, seat, row, space
        case Reward(seat, count):
            return REWARD, seat, count, 0
        case Leave(seat, tile, row):
            return LEAVE, seat, tile, row
        case _:
            assert isinstance(task, DrawOne)
            return DRAW, task.seat, DRAW_TILE if task.what == "tile" else DRAW_CARD, 0


def _lay(table: list[int], first: int, numbers: Iterable[int]) -> None:
    """Put numbers into the table from that place on."""
    laid = list(numbers)
    table[first : first + len(laid)] = laid


def flatten_pair(tiles: Sequence[Tile]) -> int:
    """No tile, one or two as one number."""
    return sum(tile * weight for tile, weight in zip(reversed(tiles), (1, PAIR), strict=False))


def flatten_action(action: BoardAction) -> int:
    """An answer as one number."""
    match action:
        case PickTile(tile) | SwapTile(tile) | AddTile(tile):
            return tile
        case PickTiles(tiles) | CountPlus(tiles):
            return flatten_pair(tiles)
        case StopRow(row) | PlaceFirst(row) | PlaceAnywhere(row) | MoveTile(row):
            return row
        case PlayCard(card) | TakeLucky(card):
            return _CARDS.index(card)
        case _:
            return NOTHING


def hand_of(seat: int) -> int:
    """Where a seat's hand begins."""
    return HANDS + seat * HAND


def next_seat(table: Ints) -> int:
    """Whose tile is placed next."""
    return table[QUEUE + 2 * table[QUEUED] - 2]


def next_tile(table: Ints) -> int:
    """The tile that is placed next."""
    return table[QUEUE + 2 * table[QUEUED] - 1]


def clamp(score: int) -> int:
    """The score as far as the track goes."""
    return max(-LIMIT, min(LIMIT, score))  # BRD-9


def count_clovers(board: Board, before: int, after: int) -> int:
    """The clovers that a score comes to or passes on the way down, the one it leaves not being among them."""
    return board.below[before + LIMIT] - board.below[after + LIMIT]  # BRD-11


def is_open(table: Ints, row: int) -> bool:
    """Whether the row is active, and no STOP token closes it."""
    return table[SIZE + row] > 0 and table[STOPPED + row] == 0  # BRD-6, BRD-17


def start_of(table: Ints, row: int) -> int:
    """The first tile of an active row."""
    return table[ROW + row * WIDTH]


def end_of(table: Ints, row: int) -> int:
    """The last tile of an active row."""
    return table[ROW + row * WIDTH + table[SIZE + row] - 1]


def target_row(board: Board, table: Ints, tile: int) -> int:
    """The row that the tile must go to."""
    best, nearest, last, highest = NOTHING, 0, NOTHING, 0
    for row in range(board.rows):
        if is_open(table, row):
            end = end_of(table, row)
            if nearest < end < tile:  # BRD-7: ascending, lowest difference
                best, nearest = row, end
            if end > highest:
                last, highest = row, end
    return last if best == NOTHING else best  # BRD-7: too low


def told_row(board: Board, table: Ints, tile: int) -> int:
    """The row that the next tile goes to, as cards told it or by itself."""
    return table[TOLD_ROW] - 1 if table[TOLD_ROW] > 0 else target_row(board, table, tile)


def row_cows(board: Board, table: Ints, row: int) -> int:
    """The cows of all tiles of a row; a gap is tile 0, which has none."""
    cows = 0
    for place in range(ROW + row * WIDTH, ROW + row * WIDTH + table[SIZE + row]):
        cows += board.cows[table[place]]
    return cows


def last_shifted(board: Board, table: Ints, row: int) -> int:
    """The space that Place first moves the last tile of those that move to."""
    size = table[SIZE + row]
    if board.to_gap:
        for space in range(size):
            if table[ROW + row * WIDTH + space] == 0:
                return space  # BRD-17: to_gap fills the first gap and moves no more
    return size


def tiles_a_turn(board: Board, table: Ints) -> int:
    """How many tiles everybody picks now."""
    for row in range(board.rows):
        if board.twos[row] and table[SIZE + row] > 0:
            return 2  # BRD-8
    return 1


def pick_size(board: Board, table: Ints, seat: int) -> int:
    """How many tiles that seat picks now."""
    return min(tiles_a_turn(board, table), table[HELD + seat])  # BRD-8: who has one tile left picks one

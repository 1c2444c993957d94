"""What follows from a placed tile: points, rows taken, tiles that move on, cards and tiles won."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import Telling
from stado.core.tuples import put, without
from stado.games.board.cards import ActionCard, LuckyCard, Tile, clamp
from stado.games.board.events import (
    CardDrawn,
    LuckyTaken,
    NothingDrawn,
    PileRemade,
    RowTaken,
    ScoreChanged,
    Source,
    StopLifted,
    TileDrawn,
    TileMoved,
)
from stado.games.board.rows import empty_rows, following_row, row_end, row_tiles
from stado.games.board.state import DrawOne, Leave, Reward, State, Trigger
from stado.games.board.table import Table


def settle(table: Table, state: State, telling: Telling[State]) -> State | None:
    """Do the next task of the agenda, or nothing where it needs an answer."""
    task = state.agenda[0]
    rest = replace(state, agenda=state.agenda[1:])
    match task:
        case Trigger():
            return trigger(table, rest, task, telling)
        case Reward(seat, count):
            kinds = lucky_kinds(state)
            if len(kinds) > 1:
                return None
            for card in state.lucky_pile[:count]:  # BRD-11: of the pile that lasts; with both empty there is none
                rest = take_lucky(rest, seat, card, telling)
            return rest
        case Leave():
            rows = move_choices(table, state, task)
            return move_tile(table, rest, task, rows[0], telling) if len(rows) == 1 else None
        case _:
            return None  # chance draws


def trigger(
    table: Table, state: State, task: Trigger, telling: Telling[State], *, plus: tuple[Tile, ...] = ()
) -> State:
    """A tile sets off the space it is on."""
    seat, row = task.seat, task.row
    space = table.spaces[row][task.space]
    match space.kind:
        case "points":  # BRD-8
            return change_score(table, state, telling, seat=seat, source="points", points=space.amount)
        case "cows":  # BRD-8
            cows = table.cows[state.rows[row][task.space] or 0]
            return change_score(table, state, telling, seat=seat, source="cows", points=space.amount * cows)
        case "take_cows":
            return take_cows(table, state, task, telling, plus=plus)
        case "take_tiles":
            return take_tiles(table, state, task, telling, plus=plus)
        case "tile" | "card":  # BRD-16
            left = state.supply if space.kind == "tile" else state.pile or state.discard
            if left:
                return replace(state, agenda=(DrawOne(seat, space.kind), *state.agenda))
            return telling.tell(NothingDrawn(seat, space.kind), state)
        case _:  # BRD-8: on a place-two-tiles space nothing happens
            return state


def change_score(
    table: Table, state: State, telling: Telling[State], *, seat: Seat, source: Source, points: int, rule: str = "BRD-8"
) -> State:
    """One change of a score, with the lucky cards that a loss brings."""
    before = state.scores[seat]
    after = clamp(before + points)
    agenda = state.agenda
    if table.lucky and after < before:
        count = table.count_clovers(before, after)  # BRD-11
        if count:
            agenda = (Reward(seat, count), *agenda)
    state = replace(state, scores=put(state.scores, seat, after), agenda=agenda)
    return telling.tell(ScoreChanged(seat, source, points, after, rule), state)


def take_cows(table: Table, state: State, task: Trigger, telling: Telling[State], *, plus: tuple[Tile, ...]) -> State:
    """The cows of the other tiles cost points, and the tiles leave the game."""
    seat, row = task.seat, task.row
    rule = "BRD-14" if table.advanced else "BRD-8"
    tiles = row_tiles(state.rows[row][:-1])
    cows = table.count_cows(tiles)
    taken = RowTaken(seat, row, row_end(state.rows[row]), tiles, cows, plus, "out", rule)
    state = replace(_clear_row(state, seat, row, plus), gone=tuple(sorted(state.gone + tiles)))
    state = _lift_stops(telling.tell(taken, state), telling)
    source: Source = "row"
    points = -cows
    if plus:  # BRD-12
        points = 2 * table.count_cows(plus) - cows
        source, rule = "positive_cows", "BRD-12"
    return change_score(table, state, telling, seat=seat, source=source, points=points, rule=rule)


def take_tiles(table: Table, state: State, task: Trigger, telling: Telling[State], *, plus: tuple[Tile, ...]) -> State:
    """The other tiles go behind the owner's screen, for everybody to see."""
    seat, row = task.seat, task.row
    if plus:
        points = table.count_cows(plus)
        state = change_score(table, state, telling, seat=seat, source="positive_cows", points=points, rule="BRD-19")
    tiles = row_tiles(state.rows[row][:-1])
    cows = table.count_cows(tiles)
    taken = RowTaken(seat, row, row_end(state.rows[row]), tiles, cows, plus, "behind", "BRD-15")
    state = replace(
        _clear_row(state, seat, row, plus),
        hands=put(state.hands, seat, tuple(sorted(state.hands[seat] + tiles))),
        known=put(state.known, seat, tuple(sorted(state.known[seat] + tiles))),
    )
    return _lift_stops(telling.tell(taken, state), telling)


def _clear_row(state: State, seat: Seat, row: int, plus: tuple[Tile, ...]) -> State:
    """Empty a row that is taken; its last tile is to move on."""
    leave = Leave(seat, row_end(state.rows[row]), row)
    return replace(state, rows=put(state.rows, row, ()), agenda=(leave, *state.agenda), plus=plus or state.plus)


def _lift_stops(state: State, telling: Telling[State]) -> State:
    """BRD-17: all tokens come off, before the tile moves on."""
    rows = state.stops
    for number, row in enumerate(rows, start=1):
        state = replace(state, stops=rows[number:], lifted=rows[:number])
        telling.tell(StopLifted(row), state)
    return state


def move_choices(table: Table, state: State, task: Leave) -> tuple[int, ...]:
    """Where the tile that took a row may move on to."""
    if table.advanced:
        return empty_rows(state.rows, task.row)  # BRD-14, BRD-15
    return (following_row(state.rows, task.row),)  # BRD-8


def move_tile(table: Table, state: State, task: Leave, row: int, telling: Telling[State]) -> State:
    """The tile starts an empty row."""
    state = replace(state, rows=put(state.rows, row, (task.tile,)))
    telling.tell(TileMoved(task.seat, task.tile, task.row, row, move_rule(table, task)), state)
    if table.advanced:
        return trigger(table, state, Trigger(task.seat, row, 0), telling)  # BRD-14, BRD-15
    return state  # BRD-8: on this side moving on triggers nothing


def move_rule(table: Table, task: Leave) -> str:
    """The rule by which a tile moves on."""
    if table.spaces[task.row][-1].kind == "take_tiles":
        return "BRD-15"
    return "BRD-14" if table.advanced else "BRD-8"


def lucky_kinds(state: State) -> tuple[LuckyCard, ...]:
    """The kinds of lucky cards that are left."""
    return tuple(sorted(set(state.lucky_pile)))


def take_lucky(state: State, seat: Seat, card: LuckyCard, telling: Telling[State]) -> State:
    """A lucky card goes from its pile to a seat."""
    state = replace(
        state,
        lucky_pile=without(state.lucky_pile, card),
        lucky=put(state.lucky, seat, tuple(sorted((*state.lucky[seat], card)))),
    )
    return telling.tell(LuckyTaken(seat, card), state)


def draw_tile(state: State, tile: Tile, telling: Telling[State]) -> State:
    """A tile of the supply goes behind a screen, unseen by others."""
    if tile not in state.supply:
        raise RuleError("BRD-16", "not-in-supply", tile=tile)
    seat = state.agenda[0].seat
    state = replace(
        state,
        supply=without(state.supply, tile),
        hands=put(state.hands, seat, tuple(sorted((*state.hands[seat], tile)))),
        agenda=state.agenda[1:],
    )
    return telling.tell(TileDrawn(seat, tile), state)


def draw_card(state: State, card: ActionCard, telling: Telling[State]) -> State:
    """An action card goes to a seat; an empty pile is first made again."""
    if card not in (state.pile or state.discard):
        raise RuleError("BRD-16", "not-in-pile", card=card)
    if not state.pile:
        state = replace(state, pile=state.discard, discard=(), remade=state.discard)
        telling.tell(PileRemade(len(state.pile)), state)
    seat = state.agenda[0].seat
    state = replace(
        state,
        pile=without(state.pile, card),
        actions=put(state.actions, seat, tuple(sorted((*state.actions[seat], card)))),
        agenda=state.agenda[1:],
    )
    return telling.tell(CardDrawn(seat, card), state)

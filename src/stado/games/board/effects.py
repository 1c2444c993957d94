"""What follows from a placed tile: points, rows taken, tiles that move on, cards and tiles won."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.events import Event, Seat
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


def settle(table: Table, state: State, events: list[Event]) -> State | None:
    """Do the next task of the agenda, or nothing where it needs an answer."""
    task = state.agenda[0]
    rest = replace(state, agenda=state.agenda[1:])
    match task:
        case Trigger():
            return trigger(table, rest, task, events)
        case Reward(seat, count):
            kinds = lucky_kinds(state)
            if len(kinds) > 1:
                return None
            for card in state.lucky_pile[:count]:  # BRD-11: of the pile that lasts; with both empty there is none
                rest = take_lucky(rest, seat, card, events)
            return rest
        case Leave():
            rows = move_choices(table, state, task)
            return move_tile(table, rest, task, rows[0], events) if len(rows) == 1 else None
        case _:
            return None  # chance draws


def trigger(table: Table, state: State, task: Trigger, events: list[Event], *, plus: tuple[Tile, ...] = ()) -> State:
    """A tile sets off the space it is on."""
    seat, row = task.seat, task.row
    space = table.spaces[row][task.space]
    match space.kind:
        case "points":  # BRD-8
            return change_score(table, state, events, seat=seat, source="points", points=space.amount)
        case "cows":  # BRD-8
            cows = table.cows[state.rows[row][task.space] or 0]
            return change_score(table, state, events, seat=seat, source="cows", points=space.amount * cows)
        case "take_cows":
            return take_cows(table, state, task, events, plus=plus)
        case "take_tiles":
            return take_tiles(table, state, task, events, plus=plus)
        case "tile" | "card":  # BRD-16
            left = state.supply if space.kind == "tile" else state.pile or state.discard
            if left:
                return replace(state, agenda=(DrawOne(seat, space.kind), *state.agenda))
            events.append(NothingDrawn(seat, space.kind))
            return state
        case _:  # BRD-8: on a place-two-tiles space nothing happens
            return state


def change_score(
    table: Table, state: State, events: list[Event], *, seat: Seat, source: Source, points: int, rule: str = "BRD-8"
) -> State:
    """One change of a score, with the lucky cards that a loss brings."""
    before = state.scores[seat]
    after = clamp(before + points)
    events.append(ScoreChanged(seat, source, points, after, rule))
    agenda = state.agenda
    if table.lucky and after < before:
        count = table.count_clovers(before, after)  # BRD-11
        if count:
            agenda = (Reward(seat, count), *agenda)
    return replace(state, scores=put(state.scores, seat, after), agenda=agenda)


def take_cows(table: Table, state: State, task: Trigger, events: list[Event], *, plus: tuple[Tile, ...]) -> State:
    """The cows of the other tiles cost points, and the tiles leave the game."""
    seat, row = task.seat, task.row
    rule = "BRD-14" if table.advanced else "BRD-8"
    tiles = row_tiles(state.rows[row][:-1])
    cows = table.count_cows(tiles)
    events.append(RowTaken(seat, row, row_end(state.rows[row]), tiles, cows, plus, "out", rule))
    state = _clear_row(state, seat, row, events)
    state = replace(state, gone=tuple(sorted(state.gone + tiles)))
    source: Source = "row"
    points = -cows
    if plus:  # BRD-12
        points = 2 * table.count_cows(plus) - cows
        source, rule = "positive_cows", "BRD-12"
    return change_score(table, state, events, seat=seat, source=source, points=points, rule=rule)


def take_tiles(table: Table, state: State, task: Trigger, events: list[Event], *, plus: tuple[Tile, ...]) -> State:
    """The other tiles go behind the owner's screen, for everybody to see."""
    seat, row = task.seat, task.row
    if plus:
        points = table.count_cows(plus)
        state = change_score(table, state, events, seat=seat, source="positive_cows", points=points, rule="BRD-19")
    tiles = row_tiles(state.rows[row][:-1])
    cows = table.count_cows(tiles)
    events.append(RowTaken(seat, row, row_end(state.rows[row]), tiles, cows, plus, "behind", "BRD-15"))
    state = _clear_row(state, seat, row, events)
    return replace(
        state,
        hands=put(state.hands, seat, tuple(sorted(state.hands[seat] + tiles))),
        known=put(state.known, seat, tuple(sorted(state.known[seat] + tiles))),
    )


def _clear_row(state: State, seat: Seat, row: int, events: list[Event]) -> State:
    """Empty a row that is taken; its last tile is to move on."""
    events.extend(map(StopLifted, state.stops))  # BRD-17: all tokens come off, before the tile moves on
    return replace(
        state,
        rows=put(state.rows, row, ()),
        stops=(),
        lifted=state.stops or state.lifted,
        agenda=(Leave(seat, row_end(state.rows[row]), row), *state.agenda),
    )


def move_choices(table: Table, state: State, task: Leave) -> tuple[int, ...]:
    """Where the tile that took a row may move on to."""
    if table.advanced:
        return empty_rows(state.rows, task.row)  # BRD-14, BRD-15
    return (following_row(state.rows, task.row),)  # BRD-8


def move_tile(table: Table, state: State, task: Leave, row: int, events: list[Event]) -> State:
    """The tile starts an empty row."""
    events.append(TileMoved(task.seat, task.tile, task.row, row, move_rule(table, task)))
    state = replace(state, rows=put(state.rows, row, (task.tile,)))
    if table.advanced:
        return trigger(table, state, Trigger(task.seat, row, 0), events)  # BRD-14, BRD-15
    return state  # BRD-8: on this side moving on triggers nothing


def move_rule(table: Table, task: Leave) -> str:
    """The rule by which a tile moves on."""
    if table.spaces[task.row][-1].kind == "take_tiles":
        return "BRD-15"
    return "BRD-14" if table.advanced else "BRD-8"


def lucky_kinds(state: State) -> tuple[LuckyCard, ...]:
    """The kinds of lucky cards that are left."""
    return tuple(sorted(set(state.lucky_pile)))


def take_lucky(state: State, seat: Seat, card: LuckyCard, events: list[Event]) -> State:
    """A lucky card goes from its pile to a seat."""
    events.append(LuckyTaken(seat, card))
    return replace(
        state,
        lucky_pile=without(state.lucky_pile, card),
        lucky=put(state.lucky, seat, tuple(sorted((*state.lucky[seat], card)))),
    )


def draw_tile(state: State, tile: Tile, events: list[Event]) -> State:
    """A tile of the supply goes behind a screen, unseen by others."""
    if tile not in state.supply:
        raise RuleError("BRD-16", "not-in-supply", tile=tile)
    seat = state.agenda[0].seat
    events.append(TileDrawn(seat, tile))
    return replace(
        state,
        supply=without(state.supply, tile),
        hands=put(state.hands, seat, tuple(sorted((*state.hands[seat], tile)))),
        agenda=state.agenda[1:],
    )


def draw_card(state: State, card: ActionCard, events: list[Event]) -> State:
    """An action card goes to a seat; an empty pile is first made anew."""
    if card not in (state.pile or state.discard):
        raise RuleError("BRD-16", "not-in-pile", card=card)
    if not state.pile:
        events.append(PileRemade(len(state.discard)))
        state = replace(state, pile=state.discard, discard=(), remade=state.discard)
    seat = state.agenda[0].seat
    events.append(CardDrawn(seat, card))
    return replace(
        state,
        pile=without(state.pile, card),
        actions=put(state.actions, seat, tuple(sorted((*state.actions[seat], card)))),
        agenda=state.agenda[1:],
    )

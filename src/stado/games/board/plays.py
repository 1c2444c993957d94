"""Cards played for the next tile, and the small questions that they ask."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import Step, Telling
from stado.core.tuples import put, without
from stado.games.board.actions import (
    AddTile,
    BoardAction,
    CountPlus,
    PlaceAnywhere,
    PlaceFirst,
    PlaceTile,
    PlayCard,
    StopRow,
    SwapTile,
)
from stado.games.board.cards import LUCKY_KINDS, ActionCard, LuckyCard, Tile
from stado.games.board.events import CardPlayed, RowChosen, RowStopped, TileAdded, TileSwapped
from stado.games.board.placing import (
    place,
    place_first,
    playable_actions,
    playable_lucky,
    plus_choices,
)
from stado.games.board.rows import higher_rows, lower_rows, open_rows
from stado.games.board.state import Plan, Reveal, State
from stado.games.board.table import Table
from stado.games.board.turns import advance


def card_choices(table: Table, state: State) -> tuple[ActionCard | LuckyCard, ...]:
    """The cards that the next tile's owner may play."""
    seat = state.queue[0].seat
    actions = {*playable_actions(table, state)} & {*state.actions[seat]}
    lucky = {playable_lucky(table, state)} & {*state.lucky[seat]}
    return tuple(sorted((*actions, *lucky)))


def detail_choices(table: Table, state: State, card: ActionCard | LuckyCard) -> tuple[BoardAction, ...]:
    """What the owner of a card just played may say about it."""
    seat, tile = state.queue[0].seat, state.queue[0].tile
    match card:
        case "swap":
            return tuple(map(SwapTile, state.hands[seat]))
        case "another_tile":
            return tuple(map(AddTile, state.hands[seat]))
        case "stop":
            return tuple(map(StopRow, open_rows(state.rows, state.stops)))  # BRD-17: one token to a row
        case "place_first":
            return tuple(map(PlaceFirst, higher_rows(state.rows, state.stops, tile)))
        case "ascending_anywhere":
            return tuple(map(PlaceAnywhere, lower_rows(state.rows, state.stops, tile)))
        case "positive_cows":
            return tuple(map(CountPlus, plus_choices(table, state)))
        case _:
            return ()


def answer_card(table: Table, state: State, action: PlaceTile | PlayCard) -> Step[State]:
    """The next tile's owner plays a card for it, or no more."""
    seat, tile = state.queue[0].seat, state.queue[0].tile
    telling = Telling[State]()
    if isinstance(action, PlaceTile):
        return advance(table, place(table, state, telling), telling)
    card = action.card
    rule = "BRD-12" if card in LUCKY_KINDS else "BRD-17"
    held: tuple[ActionCard | LuckyCard, ...] = (*state.actions[seat], *state.lucky[seat])
    if card not in held:
        raise RuleError(rule, "not-held", card=card)
    if card not in card_choices(table, state):
        raise RuleError(rule, "cannot-play", card=card)
    state = _discard(state, seat, card)
    details = detail_choices(table, state, card)
    plan = Plan(state.plan.row, state.plan.skips + (card == "skip"), card if len(details) > 1 else None)
    state = telling.tell(CardPlayed(seat, card, tile, rule), replace(state, plan=plan))
    if len(details) > 1:
        return telling.end(state)
    if details:
        return answer_detail(table, state, details[0], telling)
    return advance(table, place(table, state, telling, gain=True) if card == "gain_5" else state, telling)


def answer_detail(table: Table, state: State, action: BoardAction, telling: Telling[State]) -> Step[State]:
    """The owner of a card just played has said more about it."""
    state = replace(state, plan=Plan(state.plan.row, state.plan.skips))
    match action:
        case SwapTile(tile):
            state = _swap_tile(state, tile, telling)
        case AddTile(tile):
            state = _add_tile(state, tile, telling)
        case StopRow(row):
            state = replace(state, stops=tuple(sorted((*state.stops, row))))
            telling.tell(RowStopped(state.queue[0].seat, row), state)
        case PlaceFirst(row):
            state = place_first(table, state, row, telling)
        case PlaceAnywhere(row):
            state = replace(state, plan=Plan(row))
            telling.tell(RowChosen(state.queue[0].seat, state.queue[0].tile, row), state)
        case _:
            assert isinstance(action, CountPlus)
            state = place(table, state, telling, plus=action.tiles)
    return advance(table, state, telling)


def _discard(state: State, seat: Seat, card: ActionCard | LuckyCard) -> State:
    """An action card goes on the discard pile, a lucky card back to its own."""
    if card in LUCKY_KINDS:  # BRD-12
        return replace(
            state,
            lucky=put(state.lucky, seat, without(state.lucky[seat], card)),
            lucky_pile=tuple(sorted((*state.lucky_pile, card))),
        )
    return replace(  # BRD-17
        state,
        actions=put(state.actions, seat, without(state.actions[seat], card)),
        discard=tuple(sorted((*state.discard, card))),
    )


def _swap_tile(state: State, tile: Tile, telling: Telling[State]) -> State:
    """BRD-17: the revealed tile goes back for everybody to see, and another takes its place in the order."""
    head, rest = state.queue[0], state.queue[1:]
    state = _reveal(state, head.seat, tile)
    hand = tuple(sorted((*state.hands[head.seat], head.tile)))
    known = tuple(sorted((*state.known[head.seat], head.tile)))
    state = replace(
        state,
        hands=put(state.hands, head.seat, hand),
        known=put(state.known, head.seat, known),
        queue=(Reveal(head.seat, tile), *rest),
    )
    return telling.tell(TileSwapped(head.seat, head.tile, tile), state)


def _add_tile(state: State, tile: Tile, telling: Telling[State]) -> State:
    """BRD-17: all revealed tiles of the seat, and one more, are placed before anybody else's, lowest first."""
    seat = state.queue[0].seat
    own = (*(reveal for reveal in state.queue if reveal.seat == seat), Reveal(seat, tile))
    others = tuple(reveal for reveal in state.queue if reveal.seat != seat)
    queue = (*sorted(own, key=lambda reveal: reveal.tile), *others)
    return telling.tell(TileAdded(seat, tile, queue), replace(_reveal(state, seat, tile), queue=queue))


def _reveal(state: State, seat: Seat, tile: Tile) -> State:
    """The state with a tile no longer behind the screen."""
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], tile)),
        known=put(state.known, seat, tuple(other for other in state.known[seat] if other != tile)),
    )

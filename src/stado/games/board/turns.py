"""Turns: the deal, the picks, their placing one after the other, and the end."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.events import Event, Seat
from stado.core.game import Step, rank
from stado.core.tuples import put
from stado.games.board.cards import (
    ACTION_DECK,
    ACTIVE_ROWS,
    CARDS_DEALT,
    HAND_SIZE,
    LAST_TURN,
    LUCKY_DECK,
    TILES,
    ActionCard,
    Tile,
    clamp,
)
from stado.games.board.effects import settle
from stado.games.board.events import (
    CardsDealt,
    HandShown,
    MatchEnded,
    RowsLaid,
    ScoreChanged,
    TilesDealt,
    TilesPicked,
    TilesRevealed,
    TurnStarted,
)
from stado.games.board.placing import asks_card, place
from stado.games.board.state import NO_PLAN, Reveal, Row, State
from stado.games.board.table import Table


def initial(table: Table) -> State:
    """The state before the deal."""
    nothing: tuple[tuple[Tile, ...], ...] = ((),) * table.seats
    return State(
        phase="deal",
        turn=0,
        sets=0,
        rows=((),) * len(table.spaces),
        stops=(),
        hands=nothing,
        known=nothing,
        picks=(None,) * table.seats,
        queue=(),
        plan=NO_PLAN,
        agenda=(),
        supply=TILES,
        gone=(),
        scores=(0,) * table.seats,  # BRD-5
        actions=((),) * table.seats,
        pile=ACTION_DECK if table.advanced else (),
        discard=(),
        remade=None,
        lucky=((),) * table.seats,
        lucky_pile=LUCKY_DECK if table.lucky else (),
        played=nothing,
        lifted=(),
        plus=(),
    )


def deal_size(table: Table, state: State) -> int:
    """How many tiles the deal takes."""
    return HAND_SIZE * table.seats + (0 if state.sets else ACTIVE_ROWS)  # BRD-5, BRD-10


def deal(table: Table, state: State, tiles: tuple[Tile, ...]) -> Step[State]:
    """Twelve tiles for each seat, and at the beginning the row starts."""
    size = deal_size(table, state)
    if len(tiles) != size or len({*tiles} & {*state.supply}) != size:
        raise RuleError("BRD-5", "bad-deal")
    hands = tuple(tuple(sorted(tiles[HAND_SIZE * seat :][:HAND_SIZE])) for seat in range(table.seats))
    rule = "BRD-10" if state.sets else "BRD-5"
    events: list[Event] = [TilesDealt(seat, HAND_SIZE, hand, rule) for seat, hand in enumerate(hands)]
    first = not state.sets
    supply = tuple(sorted({*state.supply} - {*tiles}))
    state = replace(state, sets=state.sets + 1, hands=hands, supply=supply)
    if first:
        starts = tiles[-ACTIVE_ROWS:]
        rows: list[Row] = [()] * len(table.spaces)
        for row, tile in zip(table.starts, starts, strict=True):
            rows[row] = (tile,)  # BRD-6: setup tiles trigger nothing
        state = replace(state, rows=tuple(rows))
        events.append(RowsLaid(state.rows, starts, "BRD-13" if table.advanced else "BRD-5"))
    if table.advanced:
        return Step(replace(state, phase="deal_cards"), tuple(events))  # BRD-13
    return Step(_start_turn(table, state, events), tuple(events))


def deal_cards(table: Table, state: State, cards: tuple[ActionCard, ...]) -> Step[State]:
    """BRD-13: two action cards for each seat."""
    if len(cards) != CARDS_DEALT * table.seats or Counter(cards) - Counter(state.pile):
        raise RuleError("BRD-13", "bad-deal")
    hands = tuple(tuple(sorted(cards[CARDS_DEALT * seat :][:CARDS_DEALT])) for seat in range(table.seats))
    events: list[Event] = [CardsDealt(seat, CARDS_DEALT, hand) for seat, hand in enumerate(hands)]
    pile = Counter(state.pile) - Counter(cards)
    state = replace(state, actions=hands, pile=tuple(sorted(pile.elements())))
    return Step(_start_turn(table, state, events), tuple(events))


def tiles_a_turn(table: Table, state: State) -> int:
    """How many tiles everybody picks now."""
    return 2 if any(row and two for row, two in zip(state.rows, table.two, strict=True)) else 1  # BRD-8


def pick_size(table: Table, state: State, seat: Seat) -> int:
    """How many tiles that seat picks now."""
    return min(tiles_a_turn(table, state), len(state.hands[seat]))  # BRD-8: who has one tile left picks one


def pick(table: Table, state: State, seat: Seat, tiles: tuple[Tile, ...]) -> Step[State]:
    """A hidden commit; the last one reveals all."""
    size = pick_size(table, state, seat)
    if len(tiles) != size:
        raise RuleError("BRD-8", "wrong-count", count=size)
    for tile in tiles:
        if tile not in state.hands[seat]:
            raise RuleError("BRD-6", "not-behind-screen", tile=tile)
    if tiles != tuple(sorted(set(tiles))):
        raise RuleError("BRD-8", "lower-first")
    state = replace(state, picks=put(state.picks, seat, tiles))
    picked = TilesPicked(seat, len(tiles), tiles)
    if None in state.picks:
        return Step(state, (picked,))
    queue = tuple(
        sorted(
            (Reveal(seat, tile) for seat, tiles in enumerate(state.picks) for tile in tiles or ()),
            key=lambda reveal: reveal.tile,  # BRD-6
        )
    )
    hands, known = list(state.hands), list(state.known)
    for owner, chosen in enumerate(state.picks):
        hands[owner] = tuple(tile for tile in hands[owner] if tile not in (chosen or ()))
        known[owner] = tuple(tile for tile in known[owner] if tile not in (chosen or ()))
    state = replace(
        state,
        phase="place",
        picks=(None,) * table.seats,
        queue=queue,
        hands=tuple(hands),
        known=tuple(known),
    )
    return advance(table, state, [picked, TilesRevealed(queue)])


def advance(table: Table, state: State, events: list[Event]) -> Step[State]:
    """Go on until somebody, or chance, has to answer, or the match is over."""
    while True:
        if state.agenda:
            after = settle(table, state, events)
            if after is None:
                break
            state = after
        elif not state.queue:
            state = _end_turn(table, state, events)
            break
        elif asks_card(table, state):
            break
        else:
            state = place(table, state, events)
    return Step(state, tuple(events))


def _start_turn(table: Table, state: State, events: list[Event]) -> State:
    """Everybody is to pick."""
    state = replace(state, phase="pick", turn=state.turn + 1)
    count = tiles_a_turn(table, state)
    events.append(TurnStarted(state.turn, count, "BRD-8" if count > 1 else "BRD-6"))
    return state


def _end_turn(table: Table, state: State, events: list[Event]) -> State:
    """The next turn, the second set of tiles, or the end."""
    if table.advanced:
        if all(state.hands) and state.turn < LAST_TURN:  # BRD-18
            return _start_turn(table, state, events)
        state = _count_hands(table, state, events)
    elif any(state.hands):
        return _start_turn(table, state, events)
    elif state.sets < table.sets:
        return replace(state, phase="deal")  # BRD-10
    rule = "BRD-18" if table.advanced else "BRD-10"
    events.append(MatchEnded(state.scores, rank(state.scores, fewest_wins=False), rule))
    return replace(state, phase="over")


def _count_hands(table: Table, state: State, events: list[Event]) -> State:
    """BRD-18: tiles still held cost their cows, then each unplayed action card is a point."""
    scores = list(state.scores)
    for seat, tiles in enumerate(state.hands):
        cards = state.actions[seat]
        events.append(HandShown(seat, tiles, cards))
        if tiles:
            cows = table.count_cows(tiles)
            scores[seat] = clamp(scores[seat] - cows)  # BRD-11: these losses bring no lucky cards
            events.append(ScoreChanged(seat, "tiles_held", -cows, scores[seat], "BRD-18"))
        if cards:
            scores[seat] = clamp(scores[seat] + len(cards))
            events.append(ScoreChanged(seat, "cards_held", len(cards), scores[seat], "BRD-18"))
    return replace(state, scores=tuple(scores), known=state.hands)

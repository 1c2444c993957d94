"""Turns: the deal, the picks, their placing one after the other, and the end."""

from __future__ import annotations

from collections import Counter
from itertools import compress

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import Step, Telling, rank
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
    Source,
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
        shown=0,
    )


def deal_size(table: Table, state: State) -> int:
    """How many tiles the deal takes."""
    return HAND_SIZE * table.seats + (0 if state.sets else ACTIVE_ROWS)  # BRD-5, BRD-10


def deal(table: Table, state: State, tiles: tuple[Tile, ...]) -> Step[State]:
    """Twelve tiles for each seat, and at the beginning the row starts."""
    size = deal_size(table, state)
    if len(tiles) != size or len({*tiles} & {*state.supply}) != size:
        raise RuleError("BRD-5", "bad-deal")
    telling = Telling[State]()
    rule = "BRD-10" if state.sets else "BRD-5"
    first = not state.sets
    state = replace(state, sets=state.sets + 1)
    for seat in range(table.seats):
        hand = tuple(sorted(tiles[HAND_SIZE * seat :][:HAND_SIZE]))
        state = _take_supply(replace(state, hands=put(state.hands, seat, hand)), hand)
        telling.tell(TilesDealt(seat, HAND_SIZE, hand, rule), state)
    if first:
        state = _lay_starts(table, state, tiles[-ACTIVE_ROWS:], telling)
    if table.advanced:
        return telling.end(replace(state, phase="deal_cards"))  # BRD-13
    return telling.end(_start_turn(table, state, telling))


def _lay_starts(table: Table, state: State, starts: tuple[Tile, ...], telling: Telling[State]) -> State:
    """The first tiles of the rows."""
    rows: list[Row] = [()] * len(table.spaces)
    for row, tile in zip(table.starts, starts, strict=True):
        rows[row] = (tile,)  # BRD-6: setup tiles trigger nothing
    state = _take_supply(replace(state, rows=tuple(rows)), starts)
    return telling.tell(RowsLaid(state.rows, starts, "BRD-13" if table.advanced else "BRD-5"), state)


def _take_supply(state: State, tiles: tuple[Tile, ...]) -> State:
    """The supply without these tiles."""
    return replace(state, supply=tuple(tile for tile in state.supply if tile not in tiles))


def deal_cards(table: Table, state: State, cards: tuple[ActionCard, ...]) -> Step[State]:
    """BRD-13: two action cards for each seat."""
    if len(cards) != CARDS_DEALT * table.seats or Counter(cards) - Counter(state.pile):
        raise RuleError("BRD-13", "bad-deal")
    telling = Telling[State]()
    for seat in range(table.seats):
        hand = tuple(sorted(cards[CARDS_DEALT * seat :][:CARDS_DEALT]))
        pile = tuple(sorted((Counter(state.pile) - Counter(hand)).elements()))
        state = replace(state, actions=put(state.actions, seat, hand), pile=pile)
        telling.tell(CardsDealt(seat, CARDS_DEALT, hand), state)
    return telling.end(_start_turn(table, state, telling))


def tiles_a_turn(table: Table, state: State) -> int:
    """How many tiles everybody picks now."""
    return 2 if any(compress(state.rows, table.two)) else 1  # BRD-8


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
    telling = Telling[State]()
    state = replace(state, picks=put(state.picks, seat, tiles))
    telling.tell(TilesPicked(seat, len(tiles), tiles), state)
    if None in state.picks:
        return telling.end(state)
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
    return advance(table, telling.tell(TilesRevealed(queue), state), telling)


def advance(table: Table, state: State, telling: Telling[State]) -> Step[State]:
    """Go on until somebody, or chance, has to answer, or the match is over."""
    while True:
        if state.agenda:
            after = settle(table, state, telling)
            if after is None:
                break
            state = after
        elif not state.queue:
            state = _end_turn(table, state, telling)
            break
        elif asks_card(table, state):
            break
        else:
            state = place(table, state, telling)
    return telling.end(state)


def _start_turn(table: Table, state: State, telling: Telling[State]) -> State:
    """Everybody is to pick."""
    state = replace(state, phase="pick", turn=state.turn + 1)
    count = tiles_a_turn(table, state)
    return telling.tell(TurnStarted(state.turn, count, "BRD-8" if count > 1 else "BRD-6"), state)


def _end_turn(table: Table, state: State, telling: Telling[State]) -> State:
    """The next turn, the second set of tiles, or the end."""
    if table.advanced:
        if all(state.hands) and state.turn < LAST_TURN:  # BRD-18
            return _start_turn(table, state, telling)
        for seat in range(table.seats):
            state = _count_hand(table, state, seat, telling)
    elif any(state.hands):
        return _start_turn(table, state, telling)
    elif state.sets < table.sets:
        return replace(state, phase="deal")  # BRD-10
    ended = MatchEnded(state.scores, rank(state.scores, fewest_wins=False), "BRD-18" if table.advanced else "BRD-10")
    return telling.tell(ended, replace(state, phase="over"))


def _count_hand(table: Table, state: State, seat: Seat, telling: Telling[State]) -> State:
    """BRD-18: tiles still held cost their cows, then each unplayed action card is a point."""
    tiles, cards = state.hands[seat], state.actions[seat]
    state = replace(state, known=put(state.known, seat, tiles), shown=seat + 1)
    telling.tell(HandShown(seat, tiles, cards), state)
    cows = table.count_cows(tiles)
    counts: tuple[tuple[Source, bool, int], ...] = (
        ("tiles_held", bool(tiles), -cows),  # BRD-11: these losses bring no lucky cards
        ("cards_held", bool(cards), len(cards)),
    )
    for source, held, points in counts:
        if held:
            score = clamp(state.scores[seat] + points)
            state = replace(state, scores=put(state.scores, seat, score))
            telling.tell(ScoreChanged(seat, source, points, score, "BRD-18"), state)
    return state

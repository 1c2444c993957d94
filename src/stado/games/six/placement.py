"""How the next card is placed, and what follows when a row is taken."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Container, Sequence

from msgspec.structs import replace

from stado.core.fields import Seat
from stado.core.game import Telling
from stado.core.tuples import put, without
from stado.games.six.cards import COWS, MOST_ROWS, Card, Special, capacity, count_cows
from stado.games.six.events import CardPlaced, CardStacked, MarkerCleared, RowRemoved, RowTaken
from stado.games.six.state import Agenda, Row, Specials, State


def target_row(rows: Sequence[Row], card: Card, stopped: Container[int] = ()) -> int | None:
    """The row that the card must go to: none for a low card."""
    best, nearest = None, 0
    for index, row in enumerate(rows):
        if nearest < row[-1] < card and index not in stopped:  # SIX-5, SIX-22
            best, nearest = index, row[-1]
    return best


def stopped_rows(markers: Sequence[Special | None]) -> tuple[int, ...]:
    """The rows that are closed by Stop."""
    return tuple(row for row, marker in enumerate(markers) if marker == "stop")


def open_rows(state: State) -> list[int]:
    """The rows that may be changed or taken."""
    rows = range(len(state.rows))
    return list(rows) if state.table is None else [row for row in rows if state.table.markers[row] != "stop"]


def next_row(state: State) -> int | None:
    """The row that the next card must go to: none for a low card."""
    stopped = () if state.table is None else stopped_rows(state.table.markers)
    return target_row(state.rows, state.queue[0].card, stopped)


def room(state: State, row: int) -> int:
    """How many cards the row can hold."""
    return capacity(None if state.table is None else state.table.markers[row])


def is_full(state: State, row: int) -> bool:
    """Whether one card more takes the row."""
    return len(state.rows[row]) >= room(state, row)


def within(cards: Row, card: Card) -> tuple[Row, int]:
    """The row with the card where it fits, and its place there."""
    spot = bisect(cards, card)
    return (*cards[:spot], card, *cards[spot:]), spot


def place(state: State, telling: Telling[State], *, turns: bool = False) -> State:
    """Place the next card by the usual rules; a low one asks its owner for a row."""
    row = next_row(state)
    if row is None:
        return replace(state, agenda=Agenda("take_row", state.queue[0].seat, turns))  # SIX-7
    if is_full(state, row):
        return take(state, row, "SIX-6", telling, turns=turns)
    return lay(state, row, "SIX-5", telling)


def lay(state: State, row: int, rule: str, telling: Telling[State]) -> State:
    """The next card lies at the end of that row."""
    reveal = state.queue[0]
    rows = put(state.rows, row, (*state.rows[row], reveal.card))
    state = replace(state, rows=rows, queue=state.queue[1:])
    return telling.tell(CardPlaced(reveal.seat, reveal.card, row, rule), state)


def take(state: State, row: int, rule: str, telling: Telling[State], *, turns: bool = False) -> State:
    """The next card's owner takes the row, and the card starts it again or, with five rows, goes with it."""
    seat, cards = state.queue[0].seat, state.rows[row]
    joins = len(state.rows) == MOST_ROWS  # SIX-17
    state = collect(state, RowTaken(seat, row, cards, count_cows(cards), rule), (), telling)
    state = _stack_card(state, telling) if joins else state
    state = clear_markers(state, row, telling)
    state = remove_row(state, row, telling) if joins else lay(state, row, rule, telling)
    return replace(state, agenda=Agenda("turn_card", seat, cards=cards)) if turns else offer_exchange(state, seat)


def collect(state: State, taken: RowTaken, rest: Row, telling: Telling[State]) -> State:
    """A seat gets the cards of a row onto its stack, and the rest stays."""
    stacks = put(state.stacks, taken.seat, state.stacks[taken.seat] + taken.cards)  # SIX-8
    return telling.tell(taken, replace(state, rows=put(state.rows, taken.row, rest), stacks=stacks))


def _stack_card(state: State, telling: Telling[State]) -> State:
    """SIX-17: the next card goes with the row that its owner takes."""
    seat, card = state.queue[0].seat, state.queue[0].card
    stacks = put(state.stacks, seat, (*state.stacks[seat], card))
    state = replace(state, queue=state.queue[1:], stacks=stacks)
    return telling.tell(CardStacked(seat, card, COWS[card]), state)


def clear_markers(state: State, row: int, telling: Telling[State]) -> State:
    """Discard what a take clears: Seven takes of the row, and every Stop."""
    if state.table is None:
        return state
    for index, marker in enumerate(state.table.markers):
        if marker == "stop" or (marker is not None and index == row):  # SIX-22, SIX-18
            table = _discard_lying(state.table, marker)
            state = replace(state, table=replace(table, markers=put(table.markers, index, None)))
            telling.tell(MarkerCleared(marker, index, "SIX-22" if marker == "stop" else "SIX-18"), state)
    return state


def remove_row(state: State, row: int, telling: Telling[State]) -> State:
    """SIX-17: the reminder of the fifth row is discarded, and the row that was taken is gone."""
    assert state.table is not None
    state = replace(state, table=_discard_lying(state.table, "fifth_row"))
    telling.tell(MarkerCleared("fifth_row", len(state.rows) - 1, "SIX-17"), state)
    assert state.table is not None
    markers = (*state.table.markers[:row], *state.table.markers[row + 1 :])
    rows = (*state.rows[:row], *state.rows[row + 1 :])
    return telling.tell(RowRemoved(row), replace(state, rows=rows, table=replace(state.table, markers=markers)))


def _discard_lying(table: Specials, special: Special) -> Specials:
    """A special that lay on the table is discarded."""
    return replace(table, lying=without(table.lying, special), discard=(*table.discard, special))


def offer_exchange(state: State, seat: Seat) -> State:
    """SIX-24: who has taken a row is asked for a special to exchange, where there are any."""
    return state if state.table is None else replace(state, agenda=Agenda("exchange_special", seat))

"""How the next card is placed, and what follows when a row is taken."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Container, Sequence

from msgspec.structs import replace

from stado.core.events import Event
from stado.core.tuples import put
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


def place(state: State, events: list[Event], *, turns: bool = False) -> State:
    """Place the next card by the usual rules; a low one asks its owner for a row."""
    row = next_row(state)
    if row is None:
        return replace(state, agenda=Agenda("take_row", state.queue[0].seat, turns))  # SIX-7
    if is_full(state, row):
        return take(state, row, "SIX-6", events, turns=turns)
    return lay(state, row, "SIX-5", events)


def lay(state: State, row: int, rule: str, events: list[Event]) -> State:
    """The next card lies at the end of that row."""
    reveal = state.queue[0]
    events.append(CardPlaced(reveal.seat, reveal.card, row, rule))
    rows = put(state.rows, row, (*state.rows[row], reveal.card))
    return replace(state, rows=rows, queue=state.queue[1:], agenda=None)


def take(state: State, row: int, rule: str, events: list[Event], *, turns: bool = False) -> State:
    """The next card's owner takes the row, and the card starts it anew or, with five rows, goes with it."""
    reveal = state.queue[0]
    cards = state.rows[row]
    events.append(RowTaken(reveal.seat, row, cards, count_cows(cards), rule))
    if len(state.rows) == MOST_ROWS:
        events.append(CardStacked(reveal.seat, reveal.card, COWS[reveal.card]))  # SIX-17
        state = collect(state, row, (*cards, reveal.card), (), events)
    else:
        state = collect(state, row, cards, (reveal.card,), events)
        events.append(CardPlaced(reveal.seat, reveal.card, row, rule))
    return replace(state, agenda=Agenda("turn_card", reveal.seat, cards=cards)) if turns else state


def collect(state: State, row: int, taken: Row, rest: Row, events: list[Event]) -> State:
    """The next card's owner gets these cards, and the rest is the row; without a rest the row is gone."""
    seat = state.queue[0].seat
    agenda = None
    table = state.table
    if table is not None:
        table = _clear_markers(table, row, rest, events)
        agenda = Agenda("exchange_special", seat)  # SIX-24
    if not rest:
        events.append(RowRemoved(row))
    return replace(
        state,
        rows=put(state.rows, row, rest) if rest else (*state.rows[:row], *state.rows[row + 1 :]),
        queue=state.queue[1:],
        agenda=agenda,
        stacks=put(state.stacks, seat, state.stacks[seat] + taken),  # SIX-8
        table=table,
    )


def _clear_markers(table: Specials, row: int, rest: Row, events: list[Event]) -> Specials:
    """Discard the markers that a take clears: Seven takes of the row, every Stop, and the reminder with the row."""
    discard, markers = list(table.discard), list(table.markers)
    for index, marker in enumerate(table.markers):
        if marker == "stop" or (marker is not None and index == row):  # SIX-22, SIX-18
            events.append(MarkerCleared(marker, index, "SIX-22" if marker == "stop" else "SIX-18"))
            discard.append(marker)
            markers[index] = None
    if not rest:
        events.append(MarkerCleared("fifth_row", len(markers) - 1, "SIX-17"))
        discard.append("fifth_row")
        del markers[row]
    return replace(table, discard=tuple(discard), markers=tuple(markers))

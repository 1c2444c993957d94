"""The specials that are dealt, spent, drawn and mixed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stado.core.events import Event, Seat
from stado.core.tuples import put, without
from stado.games.six.cards import MOST_ROWS, SPECIAL_DECK, SPECIALS_DEALT, Card, Special
from stado.games.six.events import PileShuffled, SpecialDiscarded, SpecialDrawn, SpecialsDealt
from stado.games.six.memory import Drawn, Mixed, Spent, remember
from stado.games.six.state import Agenda, Specials, State


def unpack(seats: int) -> Specials:
    """SIX-2: the specials before the first deal."""
    return Specials(
        held=((),) * seats,
        pile=SPECIAL_DECK,
        discard=(),
        markers=(),
        offers=(),
        stops=(),
        out=(),
        known=((),) * seats,
        memory=(),
    )


def table_of(state: State) -> Specials:
    """What jubilee adds to the table."""
    assert state.table is not None
    return state.table


def lying(state: State) -> tuple[Special, ...]:
    """The specials that lie on the table, but not in the discard."""
    markers = tuple(marker for marker in table_of(state).markers if marker is not None)
    reminder: tuple[Special, ...] = ("fifth_row",) if len(state.rows) == MOST_ROWS else ()  # SIX-17
    played: tuple[Special, ...] = ("stop",) if state.agenda and state.agenda.ask == "stop_row" else ()
    return (*markers, *reminder, *played)


def deal_specials(state: State, specials: tuple[Special, ...], events: list[Event]) -> State:
    """Specials for each seat in turn, and the rest as the pile."""
    table, seats = table_of(state), len(state.hands)
    count = min(SPECIALS_DEALT, len(specials) // seats)  # SIX-15, SIX-25
    held, memory = [], table.memory
    for seat, before in enumerate(table.held):
        dealt = tuple(sorted(specials[seat * count : (seat + 1) * count]))
        held.append(tuple(sorted((*before, *dealt))))
        events.append(SpecialsDealt(seat, count, dealt, "SIX-15" if state.round == 1 else "SIX-25"))
        memory = remember(memory, *(Drawn(seat, special) for special in dealt))
    markers = (None,) * len(state.rows)
    table = replace(table, held=tuple(held), pile=specials[count * seats :], markers=markers, memory=memory)
    return replace(state, table=table)


def show_picks(table: Specials, picks: Sequence[Card]) -> Specials:
    """The cards picked are in no hand any more."""
    known = tuple(tuple(card for card in cards if card != pick) for cards, pick in zip(table.known, picks, strict=True))
    return replace(table, known=known)


def gather(state: State) -> Specials:
    """SIX-25: all specials that nobody holds, before they are dealt again."""
    table = table_of(state)
    seen = (*table.discard, *lying(state))
    return replace(
        table,
        pile=tuple(sorted((*table.pile, *seen))),
        discard=(),
        markers=(),
        offers=(),
        stops=(),
        out=(),
        known=((),) * len(table.known),
        memory=remember(table.memory, Mixed(tuple(sorted(seen)), len(table.pile), ())),
    )


def spend(table: Specials, seat: Seat, special: Special, *, discarded: bool) -> Specials:
    """A special leaves the hand for all to see."""
    return replace(
        table,
        held=put(table.held, seat, without(table.held[seat], special)),
        discard=(*table.discard, special) if discarded else table.discard,
        memory=remember(table.memory, Spent(seat, special)),
    )


def exchange(state: State, special: Special | None, events: list[Event]) -> State:
    """SIX-24: discard a special and draw one; an empty pile is made anew first."""
    assert state.agenda is not None
    seat = state.agenda.seat
    if special is None:
        return replace(state, agenda=None)
    events.append(SpecialDiscarded(seat, special))
    state = replace(state, table=spend(table_of(state), seat, special, discarded=True))
    if not table_of(state).pile:
        return replace(state, agenda=Agenda("shuffle_pile", seat))
    return _draw(state, seat, events)


def shuffle_pile(state: State, specials: tuple[Special, ...], events: list[Event]) -> State:
    """SIX-24: the discard becomes the pile, and the seat that waits for it draws."""
    assert state.agenda is not None
    table = table_of(state)
    events.append(PileShuffled(len(specials)))
    mixed = Mixed(tuple(sorted(specials)), 0, tuple(sorted(lying(state))))
    table = replace(table, pile=specials, discard=(), memory=remember(table.memory, mixed))
    return _draw(replace(state, table=table), state.agenda.seat, events)


def _draw(state: State, seat: Seat, events: list[Event]) -> State:
    """The top of the pile goes into the hand."""
    table = table_of(state)
    special = table.pile[0]
    events.append(SpecialDrawn(seat, special))
    table = replace(
        table,
        held=put(table.held, seat, tuple(sorted((*table.held[seat], special)))),
        pile=table.pile[1:],
        memory=remember(table.memory, Drawn(seat, special)),
    )
    return replace(state, table=table, agenda=None)

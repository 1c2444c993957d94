"""The specials that are dealt, spent, drawn and mixed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from stado.core.fields import Seat
from stado.core.game import Telling
from stado.core.tuples import put, without
from stado.games.six.cards import SPECIAL_DECK, SPECIALS_DEALT, Card, Special
from stado.games.six.events import ExchangePassed, PileShuffled, SpecialDiscarded, SpecialDrawn, SpecialsDealt
from stado.games.six.recall import Drawn, Mixed, Spent, remember
from stado.games.six.state import Agenda, Specials, State


def unpack(seats: int) -> Specials:
    """SIX-2: the specials before the first deal."""
    return Specials(
        held=((),) * seats,
        pile=SPECIAL_DECK,
        discard=(),
        lying=(),
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


def deal_specials(state: State, specials: tuple[Special, ...], telling: Telling[State]) -> State:
    """Specials for each seat in turn, and the rest as the pile."""
    table, seats = table_of(state), len(state.hands)
    count = min(SPECIALS_DEALT, len(specials) // seats)  # SIX-15, SIX-25
    table = replace(table, pile=specials, markers=(None,) * len(state.rows))
    for seat in range(seats):
        dealt = tuple(sorted(table.pile[:count]))
        table = replace(
            table,
            held=put(table.held, seat, tuple(sorted((*table.held[seat], *dealt)))),
            pile=table.pile[count:],
            memory=remember(table.memory, *(Drawn(seat, special) for special in dealt)),
        )
        state = replace(state, table=table)
        telling.tell(SpecialsDealt(seat, count, dealt, "SIX-15" if state.round == 1 else "SIX-25"), state)
    return state


def show_picks(table: Specials, picks: Sequence[Card]) -> Specials:
    """The cards picked are in no hand any more."""
    known = tuple(tuple(card for card in cards if card != pick) for cards, pick in zip(table.known, picks, strict=True))
    return replace(table, known=known)


def gather(table: Specials) -> Specials:
    """SIX-25: all specials that nobody holds, before they are dealt again."""
    seen = (*table.discard, *table.lying)
    return replace(
        table,
        pile=tuple(sorted((*table.pile, *seen))),
        discard=(),
        lying=(),
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
        lying=table.lying if discarded else tuple(sorted((*table.lying, special))),
        memory=remember(table.memory, Spent(seat, special)),
    )


def exchange(state: State, seat: Seat, special: Special | None, telling: Telling[State]) -> State:
    """SIX-24: discard a special and draw one; an empty pile is made again first."""
    table = table_of(state)
    if special is None:
        return telling.tell(ExchangePassed(seat), state) if table.held[seat] else state
    state = replace(
        state,
        agenda=None if table.pile else Agenda("shuffle_pile", seat),
        table=spend(table, seat, special, discarded=True),
    )
    telling.tell(SpecialDiscarded(seat, special), state)
    return _draw(state, seat, telling) if table.pile else state


def shuffle_pile(state: State, seat: Seat, specials: tuple[Special, ...], telling: Telling[State]) -> State:
    """SIX-24: the discard becomes the pile, and the seat that waits for it draws."""
    table = table_of(state)
    memory = remember(table.memory, Mixed(tuple(sorted(specials)), 0, table.lying))
    state = replace(state, table=replace(table, pile=specials, discard=(), memory=memory))
    return _draw(telling.tell(PileShuffled(len(specials)), state), seat, telling)


def _draw(state: State, seat: Seat, telling: Telling[State]) -> State:
    """The top of the pile goes into the hand."""
    table = table_of(state)
    special = table.pile[0]
    table = replace(
        table,
        held=put(table.held, seat, tuple(sorted((*table.held[seat], special)))),
        pile=table.pile[1:],
        memory=remember(table.memory, Drawn(seat, special)),
    )
    return telling.tell(SpecialDrawn(seat, special), replace(state, table=table))

"""The special cards of jubilee: when each can be played, and what it does."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from stado.core.fields import Seat
from stado.core.game import Telling
from stado.core.tuples import put, without
from stado.games.six.cards import COWS, MOST_ROWS, MOST_STOPS, ROW_CAPACITY, Card, Special, count_cows
from stado.games.six.events import (
    CardInserted,
    CardLifted,
    CardMoved,
    CardPaid,
    CardReplaced,
    CardTurned,
    CreditLost,
    MarkerLaid,
    RowTaken,
    SpecialOffered,
    SpecialPassed,
    SpecialPlayed,
)
from stado.games.six.pile import spend, table_of
from stado.games.six.placement import (
    clear_markers,
    collect,
    is_full,
    lay,
    next_row,
    offer_exchange,
    open_rows,
    place,
    remove_row,
    within,
)
from stado.games.six.state import Agenda, Ask, Reveal, State

RULES: Mapping[Special, str] = {
    "fifth_row": "SIX-17",
    "seven_takes": "SIX-18",
    "insert": "SIX-19",
    "replace": "SIX-20",
    "move": "SIX-21",
    "stop": "SIX-22",
    "minus_plus": "SIX-23",
}
STAYING: tuple[Special, ...] = ("fifth_row", "seven_takes", "stop")  # SIX-16
_ASKS: Mapping[Special, Ask] = {
    "insert": "insert_card",
    "replace": "replace_card",
    "move": "move_card",
    "stop": "stop_row",
}


def can_play(state: State, special: Special) -> bool:
    """Whether the special could do what it says with the next card."""
    table, row = table_of(state), next_row(state)
    match special:
        case "fifth_row":
            return len(state.rows) < MOST_ROWS  # SIX-17
        case "seven_takes":
            return row is not None and len(state.rows[row]) == ROW_CAPACITY and table.markers[row] is None  # SIX-18
        case "insert":
            return bool(inserts(state))
        case "replace":
            return bool(state.hands[state.queue[0].seat])  # SIX-20
        case "move":
            return bool(movable(state))
        case "stop":
            return bool(stoppable(state))
        case _:
            return row is None or is_full(state, row)  # SIX-23


def playable(state: State) -> list[Special]:
    """The specials that the next card's owner holds and could play."""
    held = table_of(state).held[state.queue[0].seat]
    return [special for special in sorted(set(held)) if can_play(state, special)]  # SIX-16


def inserts(state: State) -> list[int]:
    """The rows that the next card could be inserted into."""
    return [row for row in open_rows(state) if state.rows[row][-1] > state.queue[0].card]  # SIX-19


def movable(state: State) -> list[Card]:
    """The cards that Move could move."""
    return sorted(card for row in open_rows(state) if receivers(state, row) for card in state.rows[row])  # SIX-21


def receivers(state: State, source: int) -> list[int]:
    """The rows that could receive a card of that row."""
    return [row for row in open_rows(state) if row != source and not is_full(state, row)]  # SIX-21


def row_of(state: State, card: Card | None) -> int:
    """The row that the card lies in."""
    return next(row for row, cards in enumerate(state.rows) if card in cards)


def stoppable(state: State) -> list[int]:
    """The rows that Stop could be laid at."""
    markers = table_of(state).markers
    if markers.count("stop") == MOST_STOPS:
        return []
    return [row for row, marker in enumerate(markers) if marker is None]  # SIX-22


def payable(state: State, seat: Seat, credit: int) -> list[Card]:
    """The cards of the stack that the credit could pay for."""
    return sorted(card for card in state.stacks[seat] if COWS[card] <= credit)  # SIX-23


def offer(state: State, telling: Telling[State]) -> State:
    """SIX-16: before the next card is placed, its owner is asked for a special, if one can be played."""
    if not playable(state):
        return place(state, telling)
    reveal, table = state.queue[0], table_of(state)
    table = replace(table, offers=(*table.offers, reveal.card))
    state = replace(state, agenda=Agenda("play_special", reveal.seat), table=table)
    return telling.tell(SpecialOffered(reveal.seat, reveal.card), state)


def play_special(state: State, special: Special | None, telling: Telling[State]) -> State:
    """SIX-16: lay the special face up, and do what it says or ask how; without one, place the card."""
    reveal = state.queue[0]
    if special is None:
        return place(telling.tell(SpecialPassed(reveal.seat, reveal.card), state), telling)
    agenda = Agenda(_ASKS[special], reveal.seat) if special in _ASKS else None
    table = spend(table_of(state), reveal.seat, special, discarded=special not in STAYING)
    state = replace(state, agenda=agenda, table=table)
    telling.tell(SpecialPlayed(reveal.seat, special, RULES[special]), state)
    match special:
        case "fifth_row":
            return _open_row(state, telling)
        case "seven_takes":
            return _lay_sixth(state, telling)
        case "minus_plus":
            return place(state, telling, turns=True)
        case _:
            return state


def _open_row(state: State, telling: Telling[State]) -> State:
    """SIX-17: the number card starts a fifth row."""
    table, row = table_of(state), len(state.rows)
    table = replace(table, markers=(*table.markers, None))
    state = replace(state, rows=(*state.rows, ()), table=table)
    return lay(telling.tell(MarkerLaid("fifth_row", row, "SIX-17"), state), row, "SIX-17", telling)


def _lay_sixth(state: State, telling: Telling[State]) -> State:
    """SIX-18: the number card is the sixth of its row, with the marker behind it."""
    row = next_row(state)
    assert row is not None
    return _mark(lay(state, row, "SIX-18", telling), row, "seven_takes", telling)


def _mark(state: State, row: int, special: Special, telling: Telling[State]) -> State:
    """The special lies behind the row."""
    table = table_of(state)
    stops = (*table.stops, row) if special == "stop" else table.stops
    table = replace(table, markers=put(table.markers, row, special), stops=stops)
    return telling.tell(MarkerLaid(special, row, RULES[special]), replace(state, table=table))


def insert_card(state: State, row: int, telling: Telling[State]) -> State:
    """SIX-19: the number card goes into the row, and takes it where that is too long then."""
    reveal, full = state.queue[0], is_full(state, row)
    cards, spot = within(state.rows[row], reveal.card)
    inserted = replace(state, rows=put(state.rows, row, cards), queue=state.queue[1:])
    telling.tell(CardInserted(reveal.seat, reveal.card, row, spot), inserted)
    if not full:
        return inserted
    removed = len(state.rows) == MOST_ROWS  # SIX-17
    taken, rest = (cards, ()) if removed else (cards[:-1], cards[-1:])
    state = collect(inserted, RowTaken(reveal.seat, row, taken, count_cows(taken), "SIX-19"), rest, telling)
    state = clear_markers(state, row, telling)
    return offer_exchange(remove_row(state, row, telling) if removed else state, reveal.seat)


def replace_card(state: State, card: Card, telling: Telling[State]) -> State:
    """SIX-20: the revealed card goes back to the hand, and another is placed for it."""
    seat, revealed = state.queue[0].seat, state.queue[0].card
    table = table_of(state)
    known = sorted((*(other for other in table.known[seat] if other != card), revealed))
    played = state.played[seat]
    state = replace(
        state,
        hands=put(state.hands, seat, tuple(sorted((*without(state.hands[seat], card), revealed)))),
        queue=(Reveal(seat, card), *state.queue[1:]),
        played=put(state.played, seat, (*played[:-1], card) if played else ()),  # a typed position may not say
        table=replace(table, known=put(table.known, seat, tuple(known))),
    )
    return place(telling.tell(CardReplaced(seat, revealed, card), state), telling)


def move_card(state: State, card: Card, telling: Telling[State]) -> State:
    """SIX-21: the card to be moved is chosen."""
    seat = state.queue[0].seat
    state = replace(state, agenda=Agenda("move_into", seat, card=card))
    return telling.tell(CardLifted(seat, card, row_of(state, card)), state)


def move_into(state: State, card: Card, row: int, telling: Telling[State]) -> State:
    """SIX-21: a card changes its row; then the number card is placed, in an emptied row if there is one."""
    source = row_of(state, card)
    cards, spot = within(state.rows[row], card)
    rest = without(state.rows[source], card)
    state = replace(state, rows=put(put(state.rows, row, cards), source, rest))
    telling.tell(CardMoved(state.queue[0].seat, card, source, row, spot), state)
    return place(state, telling) if rest else lay(state, source, "SIX-21", telling)


def stop_row(state: State, row: int, telling: Telling[State]) -> State:
    """SIX-22: the row is closed; then the number card is placed in an open one."""
    return place(_mark(state, row, "stop", telling), telling)


def turn_card(state: State, seat: Seat, card: Card, telling: Telling[State]) -> State:
    """SIX-23: a card of the row taken leaves, and its cows are credit."""
    return telling.tell(CardTurned(seat, card, COWS[card]), _leave(state, seat, card, credit=COWS[card]))


def pay_card(state: State, seat: Seat, credit: int, card: Card | None, telling: Telling[State]) -> State:
    """SIX-23: a card of the stack leaves for credit; at last what is not spent is lost."""
    if card is not None:
        credit -= COWS[card]
        return telling.tell(CardPaid(seat, card, credit), _leave(state, seat, card, credit=credit))
    state = offer_exchange(state, seat)
    return telling.tell(CreditLost(seat, credit), state) if credit else state


def _leave(state: State, seat: Seat, card: Card, *, credit: int) -> State:
    """A card of the stack is out of the round, and the credit can pay for others."""
    table = table_of(state)
    return replace(
        state,
        stacks=put(state.stacks, seat, without(state.stacks[seat], card)),
        agenda=Agenda("pay_card", seat, credit=credit),
        table=replace(table, out=(*table.out, card)),
    )

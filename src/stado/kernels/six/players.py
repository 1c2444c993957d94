"""Seats that answer: anything, or what looks best at a glance."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints, insert_sorted
from stado.games.six.flat import (
    ASK,
    FIFTH_ROW,
    HELD,
    HIDDEN,
    INSERT,
    LIES,
    MARK,
    MOVE,
    NOTHING,
    PICK,
    PICKED,
    QUEUED,
    REPLACE,
    ROWS,
    SEATS,
    SEVEN_MARK,
    SEVEN_TAKES,
    SHOWN,
    SIZE,
    STACK,
    STOP,
    STOP_MARK,
    drop,
    hand_of,
    insert_card,
    lift_card,
    next_seat,
    room_of,
    row_of,
    target_row,
)
from stado.games.six.judgment import NEVER, count_hidden, pick_cost, rate_answer
from stado.games.six.tactics import (
    SPOT,
    UNPLAYABLE,
    best_insert,
    best_move,
    best_replacement,
    best_stop,
    best_turn,
    cheapest_row,
    choose_special,
    take_cost,
)
from stado.kernels.seats import Seats, answers_anything, draw_equal, misjudge
from stado.kernels.six.pile import spend
from stado.kernels.six.placement import lay, leave_queue, take_row
from stado.kernels.six.rules import find_actor, list_answers, reveal_all
from stado.kernels.six.specials import insert_and_take
from stado.kernels.stream import below, unit


class Workspace(NamedTuple):
    """What matches are played with: a table, and room for a shuffled deck, legal answers, and what is hidden."""

    table: Ints
    deck: Ints
    legal: Ints
    hidden: Ints
    seats: Seats


def choose_answer(stream: Ints, workspace: Workspace) -> int:
    """What the seat that is asked answers: anything, or one of those that look best."""
    table, legal, seat = workspace.table, workspace.legal, find_actor(workspace.table)
    count = list_answers(table, legal)
    if answers_anything(stream, workspace.seats, seat, picks=table[ASK] == PICK):
        return legal[below(stream, count)]
    if table[ASK] == PICK:
        count_hidden(table, workspace.hidden)
    best, equals = NEVER, 0
    for index in range(count):
        answer = legal[index]
        rating = rate_answer(table, workspace.hidden, seat, answer) + misjudge(stream, workspace.seats, seat)
        if rating > best:
            best, equals = rating, 0
        if rating == best:
            legal[equals] = answer
            equals += 1
    return legal[draw_equal(stream, workspace.seats, equals)]


def pick_all(stream: Ints, workspace: Workspace, noise: float, seat: int, card: int) -> None:
    """Everybody picks: that seat this card where it is not 0, the others what looks best or, with noise, anything."""
    table = workspace.table
    count_hidden(table, workspace.hidden)
    for other in range(table[SEATS]):
        if card > 0 and other == seat:
            table[PICKED + other] = card
        elif noise > 0.0 and unit(stream) < noise:
            table[PICKED + other] = table[hand_of(other) + below(stream, table[HELD + other])]
        else:
            table[PICKED + other] = best_pick(table, workspace.hidden, other)
    reveal_all(table)


def best_pick(table: Ints, hidden: Ints, seat: int) -> int:
    """The card that the seat rates best."""
    best, least = 0, UNPLAYABLE + 0.0
    for place in range(hand_of(seat), hand_of(seat) + table[HELD + seat]):
        cost = pick_cost(table, hidden, seat, table[place])
        if cost < least:
            best, least = table[place], cost
    return best


def place_all(table: Ints) -> None:
    """All revealed cards are placed with the specials that look best; nobody exchanges any."""
    while table[QUEUED] > 0:
        seat, card = next_seat(table), leave_queue(table)
        kind = choose_special(table, seat, card)
        if kind == NOTHING:
            place_card(table, seat, card)
        else:
            use_special(table, seat, card, kind)


def place_card(table: Ints, seat: int, card: int) -> None:
    """Place the card by the usual rules; a low one takes the cheapest row."""
    row = target_row(table, card, NOTHING)
    if row == NOTHING:
        take_row(table, seat, cheapest_row(table, NOTHING), card)  # SIX-7
    elif room_of(table, row) == 0:
        take_row(table, seat, row, card)  # SIX-6
    else:
        lay(table, row, card)  # SIX-5


def use_special(table: Ints, seat: int, card: int, kind: int) -> None:
    """The special is spent, and the card placed where that costs least."""
    spend(table, seat, kind)
    if kind == FIFTH_ROW:
        table[ROWS] += 1
        lay(table, table[ROWS] - 1, card)  # SIX-17
    elif kind == SEVEN_TAKES:
        row = target_row(table, card, NOTHING)
        lay(table, row, card)
        table[MARK + row] = SEVEN_MARK  # SIX-18
    elif kind == INSERT:
        insert_at_best(table, seat, card)
    elif kind == REPLACE:
        replace_by_best(table, seat, card)
    elif kind == MOVE:
        move_best(table, seat, card)
    elif kind == STOP:
        table[MARK + best_stop(table, card)] = STOP_MARK  # SIX-22
        place_card(table, seat, card)
    else:
        turn_best(table, seat, card)


def insert_at_best(table: Ints, seat: int, card: int) -> None:
    """SIX-19: the card goes into the row where that costs least."""
    row = best_insert(table, card)
    if room_of(table, row) > 0:
        insert_card(table, row, card)
    else:
        insert_and_take(table, seat, row, card)


def replace_by_best(table: Ints, seat: int, card: int) -> None:
    """SIX-20: the card goes back to the hand, and the one that costs least is placed."""
    other = best_replacement(table, seat)
    drop(table, hand_of(seat), table[HELD + seat], other)
    insert_sorted(table, hand_of(seat), table[HELD + seat] - 1, card)
    table[LIES + card], table[LIES + other] = HIDDEN, SHOWN
    place_card(table, seat, other)


def move_best(table: Ints, seat: int, card: int) -> None:
    """SIX-21: the card is moved whose row costs least then; an emptied row is started by the card to be placed."""
    spot = best_move(table, card)
    moved, row = spot // SPOT, spot % SPOT
    source = row_of(table, moved)
    lift_card(table, source, moved)
    insert_card(table, row, moved)
    if table[SIZE + source] == 0:
        lay(table, source, card)
    else:
        place_card(table, seat, card)


def turn_best(table: Ints, seat: int, card: int) -> None:
    """SIX-23: the row is taken and its dearest card turned; the credit is taken for spent."""
    row = best_turn(table, seat, card)
    cost = take_cost(table, seat, row, card, turns=True)
    before = table[STACK + seat]
    take_row(table, seat, row, card)
    table[STACK + seat] = before + cost

"""The special cards of jubilee: when each can be played, and what it does."""

from __future__ import annotations

from stado.core.flat import Ints, insert_sorted
from stado.games.six.cards import COWS, MOST_ROWS, MOST_STOPS, SPECIALS
from stado.games.six.flat import (
    CARD,
    CREDIT,
    EXCHANGE_SPECIAL,
    FIFTH_ROW,
    HELD,
    HIDDEN,
    HIGHEST,
    INSERT,
    INSERT_CARD,
    KINDS,
    LIES,
    MARK,
    MINUS_PLUS,
    MOVE,
    MOVE_CARD,
    MOVE_INTO,
    MOVED,
    NO_MARK,
    NOTHING,
    OUT,
    PAY_CARD,
    PLAY_SPECIAL,
    QUEUE,
    QUEUED,
    REPLACE,
    REPLACE_CARD,
    ROWS,
    SEVEN_MARK,
    SEVEN_TAKES,
    SHOWN,
    SIZE,
    SPECIAL,
    STACK,
    STACKED,
    STOP,
    STOP_MARK,
    STOP_ROW,
    WIDTH,
    drop,
    end_of,
    hand_of,
    insert_card,
    is_open,
    lift_card,
    next_card,
    next_seat,
    room_of,
    row_of,
    target_row,
)
from stado.games.six.tactics import can_take_seven, receives
from stado.kernels.six.pile import spend
from stado.kernels.six.placement import ask, ask_after_take, go_on_placing, lay_next, leave_queue, place, take_row

# The kinds in the order in which legal answers have them: by name.
_BY_NAME = tuple(map(SPECIALS.index, sorted(SPECIALS)))


def can_play(table: Ints, kind: int) -> bool:
    """Whether the special could do what it says with the next card."""
    card = next_card(table)
    if kind == FIFTH_ROW:
        return table[ROWS] < MOST_ROWS  # SIX-17
    if kind == SEVEN_TAKES:
        return can_take_seven(table, card)
    if kind == INSERT:
        return can_insert(table, card)
    if kind == REPLACE:
        return table[HELD + next_seat(table)] > 0  # SIX-20
    if kind == MOVE:
        return can_move(table)
    if kind == STOP:
        return can_stop(table)
    row = target_row(table, card, NOTHING)
    return row == NOTHING or room_of(table, row) == 0  # SIX-23


def can_insert(table: Ints, card: int) -> bool:
    """Whether there is a row to insert the card into."""
    for row in range(table[ROWS]):
        if is_open(table, row) and end_of(table, row) > card:  # SIX-19
            return True
    return False


def can_move(table: Ints) -> bool:
    """Whether a card of an open row could go into another one."""
    for source in range(table[ROWS]):
        if is_open(table, source) and has_receiver(table, source):
            return True
    return False


def has_receiver(table: Ints, source: int) -> bool:
    """Whether a card of that row could go into another one."""
    for row in range(table[ROWS]):
        if receives(table, row, source):  # SIX-21
            return True
    return False


def can_stop(table: Ints) -> bool:
    """Whether there is a row to lay Stop at."""
    stops, free = 0, 0
    for row in range(table[ROWS]):
        stops += table[MARK + row] == STOP_MARK
        free += table[MARK + row] == NO_MARK
    return stops < MOST_STOPS and free > 0  # SIX-22


def list_specials(table: Ints, legal: Ints) -> int:
    """Write down the specials that the next card's owner can play, or none."""
    legal[0], count = NOTHING, 1
    for kind in _BY_NAME:
        if table[SPECIAL + next_seat(table) * KINDS + kind] > 0 and can_play(table, kind):  # SIX-16
            legal[count] = kind
            count += 1
    return count


def list_held(table: Ints, seat: int, legal: Ints) -> int:
    """Write down the specials that the seat holds, or none."""
    legal[0], count = NOTHING, 1
    for kind in _BY_NAME:
        if table[SPECIAL + seat * KINDS + kind] > 0:  # SIX-24
            legal[count] = kind
            count += 1
    return count


def list_movable(table: Ints, legal: Ints) -> int:
    """Write down the cards that Move could move."""
    count = 0
    for source in range(table[ROWS]):
        if is_open(table, source) and has_receiver(table, source):  # SIX-21
            for place in range(CARD + source * WIDTH, CARD + source * WIDTH + table[SIZE + source]):
                insert_sorted(legal, 0, count, table[place])
                count += 1
    return count


def list_payable(table: Ints, seat: int, legal: Ints) -> int:
    """Write down the cards of the stack that the credit could pay for, or none."""
    legal[0], count = NOTHING, 1
    for card in range(1, HIGHEST + 1):
        if table[LIES + card] == STACKED + seat and COWS[card] <= table[CREDIT]:  # SIX-23
            legal[count] = card
            count += 1
    return count


def list_rows(table: Ints, question: int, legal: Ints) -> int:
    """Write down the rows that answer a question for one."""
    count, source = 0, row_of(table, table[MOVED]) if question == MOVE_INTO else NOTHING
    for row in range(table[ROWS]):
        fits = is_open(table, row)  # SIX-7, SIX-22
        if question == INSERT_CARD:
            fits = fits and end_of(table, row) > next_card(table)  # SIX-19
        elif question == MOVE_INTO:
            fits = receives(table, row, source)  # SIX-21
        elif question == STOP_ROW:
            fits = table[MARK + row] == NO_MARK  # SIX-22
        if fits:
            legal[count] = row
            count += 1
    return count


def offer(table: Ints, legal: Ints) -> None:
    """SIX-16: before the next card is placed, its owner is asked for a special, if one can be played."""
    if list_specials(table, legal) > 1:
        ask(table, PLAY_SPECIAL, next_seat(table))
    else:
        place(table, turns=False)


def play_special(table: Ints, kind: int) -> None:
    """SIX-16: lay the special face up, and do what it says or ask how; without one, place the card."""
    if kind == NOTHING:
        place(table, turns=False)
        return
    seat = next_seat(table)
    spend(table, seat, kind)
    if kind == FIFTH_ROW:
        table[ROWS] += 1
        lay_next(table, table[ROWS] - 1)  # SIX-17
    elif kind == SEVEN_TAKES:
        row = target_row(table, next_card(table), NOTHING)
        lay_next(table, row)
        table[MARK + row] = SEVEN_MARK  # SIX-18
    elif kind == MINUS_PLUS:
        place(table, turns=True)
    elif kind == INSERT:
        ask(table, INSERT_CARD, seat)
    elif kind == REPLACE:
        ask(table, REPLACE_CARD, seat)
    elif kind == MOVE:
        ask(table, MOVE_CARD, seat)
    else:
        ask(table, STOP_ROW, seat)


def insert_next(table: Ints, row: int) -> None:
    """SIX-19: the next card goes into the row, and its owner takes that where it is too long then."""
    seat = next_seat(table)
    if room_of(table, row) > 0:
        insert_card(table, row, leave_queue(table))
        go_on_placing(table)
    else:
        insert_and_take(table, seat, row, leave_queue(table))
        ask_after_take(table, seat)


def insert_and_take(table: Ints, seat: int, row: int, card: int) -> None:
    """The card goes into a full row; the seat takes it but for its last card, which starts it again."""
    end = end_of(table, row)
    lift_card(table, row, end)
    insert_card(table, row, card)
    take_row(table, seat, row, end)


def replace_next(table: Ints, card: int) -> None:
    """SIX-20: the revealed card goes back to the hand, and another is placed in its place."""
    seat, revealed = next_seat(table), next_card(table)
    drop(table, hand_of(seat), table[HELD + seat], card)
    insert_sorted(table, hand_of(seat), table[HELD + seat] - 1, revealed)
    table[LIES + revealed], table[LIES + card] = HIDDEN, SHOWN
    table[QUEUE + 2 * table[QUEUED] - 1] = card
    place(table, turns=False)


def move_into(table: Ints, moved: int, row: int) -> None:
    """SIX-21: a card changes its row; then the next card is placed, in an emptied row if there is one."""
    source = row_of(table, moved)
    lift_card(table, source, moved)
    insert_card(table, row, moved)
    if table[SIZE + source] == 0:
        lay_next(table, source)
    else:
        place(table, turns=False)


def turn_card(table: Ints, seat: int, card: int) -> None:
    """SIX-23: a card of the row taken leaves, and its cows are credit."""
    leave_stack(table, seat, card, COWS[card])


def pay_card(table: Ints, seat: int, card: int) -> None:
    """SIX-23: a card of the stack leaves for credit; at last what is not spent is lost."""
    if card == NOTHING:
        ask(table, EXCHANGE_SPECIAL, seat)  # SIX-24
    else:
        leave_stack(table, seat, card, table[CREDIT] - COWS[card])


def leave_stack(table: Ints, seat: int, card: int, credit: int) -> None:
    """A card of the stack is out of the round, and the credit can pay for others."""
    table[LIES + card] = OUT
    table[STACK + seat] -= COWS[card]
    ask(table, PAY_CARD, seat)
    table[CREDIT] = credit

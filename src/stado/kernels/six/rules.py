"""The rules of all variants over flat tables, in the order of the game's own rules and with their ids.

Chance is a question like any other (`DEAL`, `SHUFFLE_PILE` and so on). What follows from revealed cards is in
`placement`, and what jubilee adds in `specials` and `pile`.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints, insert_sorted
from stado.games.six.cards import HAND_SIZE, JUBILEE_HAND_SIZE
from stado.games.six.cards import ROWS as START_ROWS
from stado.games.six.flat import (
    ASK,
    ASKED,
    CARDS,
    DEAL,
    DEAL_SPECIALS,
    DRAFT,
    DRAW_FIRST,
    EXCHANGE_SPECIAL,
    FIRST,
    HELD,
    HIDDEN,
    HIGHEST,
    INSERT_CARD,
    JUBILEE,
    LIES,
    MARK,
    MOVE_CARD,
    MOVE_INTO,
    MOVED,
    NOBODY,
    OVER,
    PAY_CARD,
    PICK,
    PICKED,
    PLAY_SPECIAL,
    POOL,
    PRO,
    QUEUE,
    QUEUED,
    REPLACE_CARD,
    ROUND,
    ROWS,
    SCORE,
    SEATS,
    SHOWN,
    SHUFFLE_PILE,
    SIZE,
    STACK,
    STOP_MARK,
    STOP_ROW,
    TAKE_ROW,
    TAKEN,
    TAKEN_CARD,
    TURN_CARD,
    TURNS,
    VARIANT,
    drop,
    hand_of,
)
from stado.kernels.six.pile import deal_specials, draw_mixed, exchange, gather, mix_pile, unpack
from stado.kernels.six.placement import PLACING, ask, go_on_placing, lay, place, take
from stado.kernels.six.specials import (
    insert_next,
    list_held,
    list_movable,
    list_payable,
    list_rows,
    list_specials,
    move_into,
    offer,
    pay_card,
    play_special,
    replace_next,
    turn_card,
)
from stado.kernels.stream import below, shuffle


class Ending(NamedTuple):
    """SIX-10: after a number of rounds, or where that is 0, when somebody's cows reach the limit."""

    rounds: int
    limit: int


def start_match(table: Ints, seats: int, variant: int, cards: int) -> None:
    """The table before the first round; a round is played with that number of cards."""
    for index in range(len(table)):
        table[index] = 0
    table[SEATS], table[VARIANT], table[CARDS], table[FIRST] = seats, variant, cards, NOBODY
    if variant == JUBILEE:
        unpack(table)
    start_round(table)


def start_round(table: Ints) -> None:
    """The table before the next round's deal or draft."""
    table[ROUND] += 1
    table[ROWS] = 0
    for index in range(SIZE, SCORE):
        table[index] = 0
    for seat in range(table[SEATS]):
        table[STACK + seat] = 0
    for card in range(1, HIGHEST + 1):
        table[LIES + card] = HIDDEN
    if table[VARIANT] != PRO:
        ask(table, DEAL, NOBODY)
    elif table[FIRST] == NOBODY:
        ask(table, DRAW_FIRST, NOBODY)
    else:
        open_draft(table, (table[FIRST] + 1) % table[SEATS])  # SIX-14


def open_draft(table: Ints, first: int) -> None:
    """SIX-13: all cards of the round lie open."""
    table[FIRST] = first
    for card in range(1, table[CARDS] + 1):
        table[LIES + card] = POOL
    ask(table, DRAFT, NOBODY)


def draw_chance(stream: Ints, table: Ints, deck: Ints) -> None:
    """What chance does; the deck has all cards of a round, in any order."""
    question = table[ASK]
    if question == DEAL:
        shuffle(stream, deck, hand_size(table) * table[SEATS] + START_ROWS)
        deal(table, deck)
    elif question == DRAW_FIRST:
        open_draft(table, below(stream, table[SEATS]))  # SIX-14
    else:
        mix_pile(stream, table)
        if question == DEAL_SPECIALS:
            deal_specials(table)
        else:
            draw_mixed(table)


def is_chance(table: Ints) -> bool:
    """Whether chance has to answer."""
    return table[ASK] in (DEAL, DEAL_SPECIALS, DRAW_FIRST, SHUFFLE_PILE)


def hand_size(table: Ints) -> int:
    """The number cards that each seat is dealt."""
    return JUBILEE_HAND_SIZE if table[VARIANT] == JUBILEE else HAND_SIZE


def deal(table: Ints, deck: Ints) -> None:
    """SIX-3: the deck's first cards become hands, seat by seat, and the next four start the rows."""
    seats, size = table[SEATS], hand_size(table)
    for seat in range(seats):
        for index in range(size):
            take_up(table, seat, deck[seat * size + index])
    for row in range(START_ROWS):
        start_row(table, deck[size * seats + row])
    ask(table, DEAL_SPECIALS if table[VARIANT] == JUBILEE else PICK, NOBODY)


def take_up(table: Ints, seat: int, card: int) -> None:
    """A card goes into a hand."""
    insert_sorted(table, hand_of(seat), table[HELD + seat], card)
    table[HELD + seat] += 1
    table[LIES + card] = HIDDEN


def start_row(table: Ints, card: int) -> None:
    """A card starts one row more."""
    lay(table, table[ROWS], card)
    table[ROWS] += 1
    table[LIES + card] = SHOWN


def find_actor(table: Ints) -> int:
    """The first of those who owe an answer."""
    if table[ASK] == DRAFT:
        return find_drafter(table)
    if table[ASK] != PICK:
        return table[ASKED]
    seat = 0
    while table[PICKED + seat] > 0:  # SIX-4
        seat += 1
    return seat


def find_drafter(table: Ints) -> int:
    """Whose turn it is to draft: clockwise from the first."""
    drafted = table[FIRST]
    for seat in range(table[SEATS]):
        drafted += table[HELD + seat]
    return drafted % table[SEATS]  # SIX-13


def list_answers(table: Ints, legal: Ints) -> int:
    """Write every legal answer of `find_actor` down, in the order of the rules; returns how many there are."""
    question, seat = table[ASK], find_actor(table)
    if question in (PICK, REPLACE_CARD):
        for index in range(table[HELD + seat]):
            legal[index] = table[hand_of(seat) + index]
        return table[HELD + seat]
    if question == DRAFT:
        return list_pool(table, legal)
    if question == PLAY_SPECIAL:
        return list_specials(table, legal)
    if question == EXCHANGE_SPECIAL:
        return list_held(table, seat, legal)
    if question == PAY_CARD:
        return list_payable(table, seat, legal)
    if question == MOVE_CARD:
        return list_movable(table, legal)
    if question == TURN_CARD:
        for index in range(table[TAKEN]):
            legal[index] = table[TAKEN_CARD + index]
        return table[TAKEN]
    return list_rows(table, question, legal)


def list_pool(table: Ints, legal: Ints) -> int:
    """Write the open cards of a draft down."""
    count = 0
    for card in range(1, table[CARDS] + 1):
        if table[LIES + card] == POOL:
            legal[count] = card
            count += 1
    return count


def play_answer(table: Ints, legal: Ints, ending: Ending, answer: int) -> None:
    """What follows from an answer of `find_actor`, up to the next question; `legal` is room to work in."""
    question, seat = table[ASK], find_actor(table)
    if question == DRAFT:
        draft(table, seat, answer)
    elif question == PICK:
        table[PICKED + seat] = answer
        if seat == table[SEATS] - 1:
            reveal_all(table)
            go_on(table, legal, ending)
    else:
        answer_step(table, answer)
        go_on(table, legal, ending)


def draft(table: Ints, seat: int, card: int) -> None:
    """SIX-13: one open card into the hand; the last four start the rows."""
    take_up(table, seat, card)
    left = table[CARDS]
    for other in range(table[SEATS]):
        left -= table[HELD + other]
    if left == START_ROWS:
        for start in range(1, table[CARDS] + 1):
            if table[LIES + start] == POOL:
                start_row(table, start)  # SIX-14: the pool ascends
        ask(table, PICK, NOBODY)


def reveal_all(table: Ints) -> None:
    """SIX-4: the picks leave the hands and wait, the lowest last, which is the next."""
    for seat in range(table[SEATS]):
        card = table[PICKED + seat]
        table[PICKED + seat] = 0
        drop(table, hand_of(seat), table[HELD + seat], card)
        table[HELD + seat] -= 1
        table[LIES + card] = SHOWN
        at = QUEUE + 2 * table[QUEUED]
        while at > QUEUE and table[at - 1] < card:
            table[at], table[at + 1] = table[at - 2], table[at - 1]
            at -= 2
        table[at], table[at + 1] = seat, card
        table[QUEUED] += 1
    go_on_placing(table)


def answer_step(table: Ints, answer: int) -> None:
    """What an answer does that is asked for while cards are placed."""
    question, seat = table[ASK], table[ASKED]
    if question == TAKE_ROW:
        take(table, answer, turns=table[TURNS] == 1)
    elif question == PLAY_SPECIAL:
        play_special(table, answer)
    elif question == INSERT_CARD:
        insert_next(table, answer)
    elif question == REPLACE_CARD:
        replace_next(table, answer)
    elif question == MOVE_CARD:
        ask(table, MOVE_INTO, seat)
        table[MOVED] = answer
    elif question == MOVE_INTO:
        move_into(table, table[MOVED], answer)
    elif question == STOP_ROW:
        table[MARK + answer] = STOP_MARK  # SIX-22
        place(table, turns=False)
    elif question == TURN_CARD:
        turn_card(table, seat, answer)
    elif question == PAY_CARD:
        pay_card(table, seat, answer)
    else:
        exchange(table, seat, answer)


def go_on(table: Ints, legal: Ints, ending: Ending) -> None:
    """Place the revealed cards in order, up to a question; then end the turn."""
    while table[QUEUED] > 0 or table[ASK] != PLACING:
        if table[ASK] == PLACING:
            if table[VARIANT] == JUBILEE:
                offer(table, legal)
            else:
                place(table, turns=False)
        elif table[ASK] in (TAKE_ROW, PLAY_SPECIAL, SHUFFLE_PILE) or list_answers(table, legal) > 1:
            return
        else:
            answer_step(table, legal[0])  # a question that has but one answer is not asked
    if table[HELD] > 0:
        ask(table, PICK, NOBODY)
    else:
        end_round(table, ending)


def end_round(table: Ints, ending: Ending) -> None:
    """SIX-9: write the cows down; then the next round, or the end."""
    most = 0
    for seat in range(table[SEATS]):
        table[SCORE + seat] += table[STACK + seat]
        most = max(most, table[SCORE + seat])
    if table[ROUND] >= ending.rounds if ending.rounds > 0 else most >= ending.limit:  # SIX-10
        ask(table, OVER, NOBODY)
        return
    if table[VARIANT] == JUBILEE:
        gather(table)
    start_round(table)


def cows_of(table: Ints, seat: int) -> int:
    """The cows of a seat, those on its stack included; once over, they are written down."""
    return table[SCORE + seat] + (0 if table[ASK] == OVER else table[STACK + seat])

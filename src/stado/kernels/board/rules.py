"""The rules of the board game over flat tables, in the order of the game's own rules and with their ids.

Chance is asked for deals, and for each tile or card that is drawn. What follows from a tile is in `effects`, where a
tile lands in `placing`, and what cards do in `plays`.
"""

from __future__ import annotations

from stado.core.flat import Ints, insert_sorted
from stado.games.board.cards import ACTION_DECK, ACTIVE_ROWS, CARDS_DEALT, HAND_SIZE, LAST_TURN, LUCKY_DECK
from stado.games.board.flat import (
    ACTION,
    ASKS,
    CARDS,
    DEAL,
    DEAL_CARDS,
    DISCARDED,
    DRAW,
    DRAW_TILE,
    GAIN_5,
    HAND,
    HELD,
    HIGHEST,
    KINDS,
    LEAVE,
    LUCKY,
    LUCKY_PILE,
    NOTHING,
    OUT,
    OVER,
    PAIR,
    PHASE,
    PICK,
    PICKED,
    PILE,
    PLACE,
    POSITIVE_COWS,
    QUEUE,
    QUEUED,
    SCORE,
    SETS,
    SUPPLIED,
    SUPPLY,
    TASK,
    TASK_SPAN,
    TASKS,
    TURN,
    Board,
    clamp,
    hand_of,
    next_seat,
    pick_size,
)
from stado.games.board.judgment import find_in_hand
from stado.kernels.board.effects import (
    answer_reward,
    draw_card,
    draw_one,
    drop,
    hold,
    list_empty,
    move_tile,
    settle,
    start_row,
)
from stado.kernels.board.placing import asks_card, place
from stado.kernels.board.plays import answer_detail, list_cards, list_details, list_hand, play_card
from stado.kernels.stream import below

CARD_COPIES = len(ACTION_DECK) // KINDS  # BRD-3
LUCKY_COPIES = len(LUCKY_DECK) // LUCKY  # BRD-3


def start_match(board: Board, table: Ints) -> None:
    """The table before the deal."""
    for index in range(len(table)):
        table[index] = 0
    table[ASKS] = NOTHING
    table[SUPPLIED] = HIGHEST
    for index in range(HIGHEST):
        table[SUPPLY + index] = index + 1
    if board.advanced:
        table[CARDS] = KINDS * CARD_COPIES
        for index in range(KINDS * CARD_COPIES):
            table[PILE + index] = index // CARD_COPIES
    if board.lucky:
        table[LUCKY_PILE] = table[LUCKY_PILE + 1] = LUCKY_COPIES
    table[PHASE] = DEAL


def draw_chance(stream: Ints, board: Board, table: Ints) -> None:
    """What chance does, but for what follows from it."""
    if table[PHASE] == DEAL:
        mix(stream, table, SUPPLY, table[SUPPLIED], deal_size(board, table))
        deal(board, table)
    elif table[PHASE] == DEAL_CARDS:
        mix(stream, table, PILE, table[CARDS], table[CARDS])
        deal_cards(board, table)
    elif table[TASK + TASK_SPAN * (table[TASKS] - 1) + 2] == DRAW_TILE:
        draw_any(stream, table, SUPPLY, table[SUPPLIED])
        draw_one(table)
    else:
        left = table[CARDS] - table[DISCARDED]
        if left > 0:
            draw_any(stream, table, PILE + table[DISCARDED], left)
        else:
            draw_any(stream, table, PILE, table[CARDS])
        draw_one(table)


def mix(stream: Ints, table: Ints, first: int, size: int, count: int) -> None:
    """Shuffle items that begin at that place, so that the first ones are drawn from all."""
    for index in range(count):
        other = index + below(stream, size - index)
        table[first + index], table[first + other] = table[first + other], table[first + index]


def draw_any(stream: Ints, table: Ints, first: int, size: int) -> None:
    """Let any of the items that begin at that place be the last."""
    drawn, last = first + below(stream, size), first + size - 1
    table[drawn], table[last] = table[last], table[drawn]


def deal_size(board: Board, table: Ints) -> int:
    """How many tiles the deal takes."""
    return HAND_SIZE * board.seats + (ACTIVE_ROWS if table[SETS] == 0 else 0)  # BRD-5, BRD-10


def deal(board: Board, table: Ints) -> None:
    """Twelve of the supply's first tiles for each seat, and at the beginning the row starts."""
    size = deal_size(board, table)
    for index in range(HAND_SIZE * board.seats):
        hold(table, index // HAND_SIZE, table[SUPPLY + index])
    for index in range(HAND_SIZE * board.seats, size):
        start_row(table, board.start + index - HAND_SIZE * board.seats, table[SUPPLY + index])  # BRD-6
        table[OUT + table[SUPPLY + index]] = 1
    table[SUPPLIED] -= size
    for index in range(HIGHEST):
        table[SUPPLY + index] = table[SUPPLY + index + size] if index < table[SUPPLIED] else 0
    table[SETS] += 1
    if board.advanced:
        table[PHASE] = DEAL_CARDS  # BRD-13
    else:
        start_turn(table)


def deal_cards(board: Board, table: Ints) -> None:
    """BRD-13: two action cards for each seat, from the top of the pile."""
    for seat in range(board.seats):
        for _ in range(CARDS_DEALT):
            draw_card(table, seat)
    start_turn(table)


def start_turn(table: Ints) -> None:
    """Everybody is to pick."""
    table[PHASE] = PICK
    table[TURN] += 1


def is_chance(table: Ints) -> bool:
    """Whether chance has to answer."""
    if table[PHASE] == PLACE:
        return table[TASKS] > 0 and table[TASK + TASK_SPAN * (table[TASKS] - 1)] == DRAW
    return table[PHASE] in (DEAL, DEAL_CARDS)


def is_pick(table: Ints) -> bool:
    """Whether the question is one that is asked even when one answer is left."""
    return table[PHASE] == PICK or (table[TASKS] == 0 and table[ASKS] == NOTHING)


def find_actor(table: Ints) -> int:
    """The first of those who owe an answer."""
    if table[PHASE] != PICK:
        return table[TASK + TASK_SPAN * (table[TASKS] - 1) + 1] if table[TASKS] > 0 else next_seat(table)
    seat = 0
    while table[PICKED + seat] > 0:  # BRD-6
        seat += 1
    return seat


def list_answers(board: Board, table: Ints, legal: Ints) -> int:
    """Write every legal answer of `find_actor` down, in the order of the rules; returns how many there are."""
    if table[PHASE] == PICK:
        return list_picks(board, table, find_actor(table), legal)
    if table[TASKS] > 0:
        task = TASK + TASK_SPAN * (table[TASKS] - 1)
        if table[task] == LEAVE:
            return list_empty(board, table, table[task + 3], legal)
        legal[0], legal[1] = GAIN_5, POSITIVE_COWS  # BRD-11
        return 2
    if table[ASKS] != NOTHING:
        return list_details(board, table, table[ASKS], legal)
    return list_cards(board, table, legal)


def list_picks(board: Board, table: Ints, seat: int, legal: Ints) -> int:
    """Write down what the seat may pick: tiles, or pairs of them."""
    if pick_size(board, table, seat) == 1:
        return list_hand(table, seat, legal)
    tiles = len(legal) - HAND
    for index in range(table[HELD + seat]):
        insert_sorted(legal, tiles, index, table[hand_of(seat) + index])
    count = 0
    for low in range(tiles, tiles + table[HELD + seat] - 1):
        for high in range(low + 1, tiles + table[HELD + seat]):
            legal[count] = legal[low] * PAIR + legal[high]  # BRD-8
            count += 1
    return count


def play_answer(board: Board, table: Ints, legal: Ints, answer: int) -> None:
    """What follows from an answer of `find_actor`, up to the next question; `legal` is room to work in."""
    if table[PHASE] == PICK:
        seat = find_actor(table)
        table[PICKED + seat] = answer
        if seat == board.seats - 1:
            reveal_all(board, table)
            advance(board, table, legal)
        return
    if table[TASKS] > 0:
        if table[TASK + TASK_SPAN * (table[TASKS] - 1)] == LEAVE:
            move_tile(board, table, answer)
        else:
            answer_reward(table, answer)
    elif table[ASKS] != NOTHING:
        answer_detail(board, table, table[ASKS], answer)
    else:
        play_card(board, table, legal, answer)
    if table[ASKS] == NOTHING:
        advance(board, table, legal)


def reveal_all(board: Board, table: Ints) -> None:
    """BRD-6: the picks leave the hands and wait, the lowest last, which is the next."""
    for seat in range(board.seats):
        pair = table[PICKED + seat]
        table[PICKED + seat] = 0
        reveal(table, seat, find_in_hand(table, seat, pair % PAIR))
        if pair >= PAIR:
            reveal(table, seat, find_in_hand(table, seat, pair // PAIR))
    table[PHASE] = PLACE


def reveal(table: Ints, seat: int, index: int) -> None:
    """A tile leaves the hand and waits among the others."""
    tile, at = drop(table, seat, index), QUEUE + 2 * table[QUEUED]
    while at > QUEUE and table[at - 1] < tile:  # BRD-6
        table[at], table[at + 1] = table[at - 2], table[at - 1]
        at -= 2
    table[at], table[at + 1] = seat, tile
    table[QUEUED] += 1


def advance(board: Board, table: Ints, legal: Ints) -> None:
    """Go on until somebody, or chance, has to answer, or the match is over."""
    while True:
        if table[TASKS] > 0:
            if not settle(board, table, legal):
                return
        elif table[QUEUED] == 0:
            end_turn(board, table)
            return
        elif asks_card(board, table):
            return
        else:
            place(board, table, 0)


def end_turn(board: Board, table: Ints) -> None:
    """The next turn, the second set of tiles, or the end."""
    empty = 0
    for seat in range(board.seats):
        empty += table[HELD + seat] == 0
    if board.advanced:
        if empty > 0 or table[TURN] >= LAST_TURN:  # BRD-18
            count_hands(board, table)
            table[PHASE] = OVER
            return
    elif empty == board.seats:
        table[PHASE] = DEAL if table[SETS] < board.sets else OVER  # BRD-10
        return
    start_turn(table)


def count_hands(board: Board, table: Ints) -> None:
    """BRD-18: tiles still held cost their cows, then each action card is a point."""
    for seat in range(board.seats):
        cows = 0
        for index in range(table[HELD + seat]):
            cows += board.cows[table[hand_of(seat) + index]]
        score = clamp(table[SCORE + seat] - cows)  # BRD-11: these losses bring no lucky cards
        table[SCORE + seat] = clamp(score + count_cards(table, seat))


def count_cards(table: Ints, seat: int) -> int:
    """How many action cards the seat has."""
    cards = 0
    for kind in range(KINDS):
        cards += table[ACTION + seat * KINDS + kind]
    return cards

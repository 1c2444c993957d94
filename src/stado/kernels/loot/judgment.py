"""Seats that answer what looks sensible at a glance: the game's own judgment, answer by answer the same."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.loot.cards import HIGHEST, JOKER
from stado.games.loot.judgment import (
    END_WORTH,
    HEIGHT_WORTH,
    HURRY_COST,
    JOKER_WORTH,
    LEFT_COST,
    LOOT_WORTH,
    MATCH_WORTH,
    PILE_WORTH,
    SHORT_HAND,
    SPLIT_COST,
    THREAT_COST,
    TURN_COST,
)
from stado.kernels.loot.rules import (
    CARDS,
    DISPLAY,
    GROUPS,
    HAND,
    HELD,
    KNOWN,
    LAY,
    LAYERS,
    LOOT,
    LOOTED,
    LOSS,
    PASS,
    PHASE,
    PILE_CARD,
    YES,
    Desk,
    block_of,
    find_actor,
    list_answers,
    loots,
    score_of,
    size_of,
    value_of,
)

MOST_FEARED = HIGHEST  # the size of the largest group that can be known of: all of a value with all jokers


def best_answer(desk: Desk) -> int:
    """The answer that the seat asked rates best; of equal ones the first."""
    count = list_answers(desk)
    best, best_rating = desk.legal[0], -1000.0
    hurry = open_judgment(desk)
    for index in range(count):
        rating = rate_answer(desk, desk.legal[index], hurry)
        if rating > best_rating:
            best, best_rating = desk.legal[index], rating
    return best


def open_judgment(desk: Desk) -> float:
    """What each card in hand costs because the end is near; before a lay, threats are written down too."""
    table = desk.table
    shortest = SHORT_HAND
    for seat in range(desk.seats):
        shortest = min(shortest, table[block_of(seat) + HELD])
    if table[PHASE] == LAY:
        find_threats(desk)
    return HURRY_COST * (SHORT_HAND - shortest)


def find_threats(desk: Desk) -> None:
    """The highest value that an opponent is known to be able to lay, for each size of a group."""
    table, threats = desk.table, desk.threats
    for size in range(len(threats)):
        threats[size] = 0
    for seat in range(desk.seats):
        known = block_of(seat) + KNOWN
        if seat == find_actor(table):
            continue
        jokers = table[known + JOKER]
        for value in range(1, CARDS):
            count = table[known + value]
            if count > 0:
                for size in range(1, count + (jokers if value != JOKER else 0) + 1):
                    threats[size] = max(value, threats[size])


def rate_answer(desk: Desk, answer: int, hurry: float) -> float:
    """The points that the answer seems to be worth."""
    table = desk.table
    phase, hand = table[PHASE], block_of(find_actor(table)) + HAND
    if phase == LAY:
        return rate_lay(desk, answer)
    if phase == LOOT:
        return rate_group(table, hand, table[LOOTED], hurry) if answer == YES else -LEFT_COST * size_of(table[LOOTED])
    if phase == LOSS:
        if answer == YES:
            return rate_drawing(table, hand, size_of(table[LOOTED]), hurry)
        return rate_group(table, hand, table[LOOTED], hurry)
    if answer == PASS:
        return 0.0
    return PILE_WORTH - hurry if answer == PILE_CARD else rate_card(table, hand, answer, hurry)


def rate_card(table: Ints, hand: int, card: int, hurry: float) -> float:
    """The points that a card is worth in the hand."""
    return rate_group(table, hand, 100 * card + (1 if card == JOKER else 10), hurry)


def rate_group(table: Ints, hand: int, group: int, hurry: float) -> float:
    """The points that cards are worth in the hand: more with others of their value, less when the end is near."""
    count, value = group // 10 % 10, value_of(group)
    worth = JOKER_WORTH * (group % 10) - hurry * size_of(group)
    if count > 0:
        worth += count * MATCH_WORTH if table[hand + value] > 0 else count - TURN_COST
        worth += HEIGHT_WORTH * value * count
    return worth


def rate_drawing(table: Ints, hand: int, size: int, hurry: float) -> float:
    """The points that so many draws are worth in the hand."""
    best = -1000.0
    for card in range(1, CARDS):
        if table[DISPLAY + card] > 0:
            best = max(best, rate_card(table, hand, card, hurry))
    if best == -1000.0:
        best = PILE_WORTH - hurry
    return best + (size - 1) * max(PILE_WORTH - hurry, best / 2)


def rate_lay(desk: Desk, group: int) -> float:
    """The points that a group is worth on the table, with what it loots and what may loot it."""
    table, actor = desk.table, find_actor(desk.table)
    block, size, count = block_of(actor), size_of(group), group // 10 % 10
    if size == table[block + HELD]:
        best = -1000
        for seat in range(desk.seats):
            if seat != actor:
                best = max(best, score_of(table, seat))
        return END_WORTH if score_of(table, actor) + 2 * size >= best else -END_WORTH
    rating = size - JOKER_WORTH * (group % 10)
    if count > 0 and table[block + HAND + value_of(group)] > count:
        rating -= SPLIT_COST
    if desk.threats[size] > value_of(group):
        rating -= THREAT_COST * size
    looted = 0
    for seat in range(desk.seats):
        other = block_of(seat)
        layers = table[other + LAYERS]
        if seat != actor and layers > 0 and loots(desk.variant, group, table[other + GROUPS + layers - 1]):
            looted += 1
    return rating + LOOT_WORTH * size * looted

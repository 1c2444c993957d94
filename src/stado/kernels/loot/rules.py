"""The rules of loot for three seats and more, over flat sequences, in the order of the game's own rules.

A table is one sequence, and all of a match: what is asked, the turn, whose it is, the victim, how many cards it owes,
the looted group, how many cards have left the pile and how many lie in the display; then how many of each card lie
there, the deck with the pile at its end, and a block for each seat. In its block a seat has the number of cards in its
hand, of those that lie before it, of its groups, how many of each card it holds, how many of these everybody knows, and
its groups, the top one last. A group is one number: its value, its number cards and its jokers, as decimal digits.
What is gone is zero.

Answers are numbers too: a group to lay; YES or no to taking a looted group, and to discarding a lost one; a card to
draw from the display, PILE_CARD or PASS.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints
from stado.games.loot.cards import DECK, DISPLAY_SIZE, HAND_SIZE, HIGHEST, JOKER
from stado.games.loot.rules import TURN_LIMIT
from stado.kernels.stream import below, shuffle

STANDARD, ADVANCED, EXPERT = 0, 1, 2
LAY, LOOT, LOSS, DRAW, EXTRA, OVER = 0, 1, 2, 3, 4, 5
NO, YES, PILE_CARD, PASS = 0, 1, 0, -1
NOBODY = -1

DECK_SIZE = len(DECK)
CARDS = JOKER + 1  # counts by card
PHASE, TURN, PAW, VICTIM, OWED, LOOTED, LEFT, SHOWN, DISPLAY = 0, 1, 2, 3, 4, 5, 6, 7, 8
PILE = DISPLAY + CARDS
SEAT = PILE + DECK_SIZE
HELD, LYING, LAYERS, HAND, KNOWN, GROUPS = 0, 1, 2, 3, 3 + CARDS, 3 + 2 * CARDS
SEAT_SPAN = GROUPS + DECK_SIZE
MOST_LAYS = DECK_SIZE * CARDS  # more than there are


class Desk(NamedTuple):
    """What a match is played with: the table, and room for what seats may answer and have to fear."""

    seats: int
    variant: int
    deck: Ints
    table: Ints
    legal: Ints
    threats: Ints
    noise: Floats  # how often each seat gives any answer


def block_of(seat: int) -> int:
    """Where a seat's block begins."""
    return SEAT + seat * SEAT_SPAN


def value_of(group: int) -> int:
    """The value that the group counts as."""
    return group // 100


def size_of(group: int) -> int:
    """How many cards the group has."""
    return group // 10 % 10 + group % 10


def find_actor(table: Ints) -> int:
    """Who owes an answer."""
    return table[VICTIM] if table[PHASE] == LOSS or table[PHASE] == DRAW else table[PAW]


def list_answers(desk: Desk) -> int:
    """Write every legal answer down, in the order of the rules; returns how many there are."""
    table, legal = desk.table, desk.legal
    phase = table[PHASE]
    if phase == LAY:
        return list_lays(table, block_of(table[PAW]), legal)
    if phase in (LOOT, LOSS):
        legal[0], legal[1] = NO, YES  # LOOT-5
        return 2
    count = 0
    for card in range(1, CARDS):
        if table[DISPLAY + card] > 0:
            legal[count] = card
            count += 1
    if phase == EXTRA:
        legal[count] = PASS  # LOOT-8
        count += 1
    if table[LEFT] < DECK_SIZE:
        legal[count] = PILE_CARD  # LOOT-6
        count += 1
    return count


def list_lays(table: Ints, block: int, legal: Ints) -> int:
    """Write every group down that can be laid from the hand."""
    count = 0
    jokers = table[block + HAND + JOKER]
    for value in range(1, JOKER):
        for cards in range(1, table[block + HAND + value] + 1):
            for more in range(jokers + 1):
                legal[count] = 100 * value + 10 * cards + more
                count += 1
    for more in range(1, jokers + 1):
        legal[count] = 100 * JOKER + more  # LOOT-3
        count += 1
    return count


def deal(stream: Ints, deck: Ints, table: Ints, seats: int) -> None:
    """LOOT-2: who begins, hands and the display."""
    first = below(stream, seats)
    shuffle(stream, deck, DECK_SIZE)
    lay_deal(deck, table, seats, first)


def lay_deal(deck: Ints, table: Ints, seats: int, first: int) -> None:
    """Put the deck's cards where they are dealt."""
    for index in range(len(table)):
        table[index] = 0
    for seat in range(seats):
        block = block_of(seat)
        for index in range(HAND_SIZE):
            table[block + HAND + deck[seat * HAND_SIZE + index]] += 1
        table[block + HELD] = HAND_SIZE
    table[LEFT] = seats * HAND_SIZE
    for index in range(table[LEFT], DECK_SIZE):
        table[PILE + index] = deck[index]
    fill_display(table)
    start_turn(table, first)


def fill_display(table: Ints) -> None:
    """LOOT-6: cards from the pile until there are six."""
    while table[SHOWN] < DISPLAY_SIZE and table[LEFT] < DECK_SIZE:
        table[DISPLAY + turn_up(table)] += 1
        table[SHOWN] += 1


def turn_up(table: Ints) -> int:
    """The next card of the pile, which leaves it."""
    place = PILE + table[LEFT]
    card = table[place]
    table[place] = 0
    table[LEFT] += 1
    return card


def start_turn(table: Ints, seat: int) -> None:
    """The paw goes to a seat."""
    table[PHASE] = LAY
    table[TURN] += 1
    table[PAW] = seat
    table[VICTIM] = NOBODY


def play_answer(desk: Desk, answer: int) -> None:
    """What follows from the answer of the seat that is asked, up to the next question."""
    table, seats, variant = desk.table, desk.seats, desk.variant
    phase = table[PHASE]
    if phase == LAY:
        lay(table, seats, variant, answer)
    elif phase == LOOT:
        settle_loot(table, seats, variant, answer)
    elif phase == LOSS:
        settle_loss(table, seats, variant, answer)
    elif phase == DRAW:
        draw(table, table[VICTIM], answer)
        table[OWED] -= 1
        go_on_drawing(table, seats, variant)
    else:
        draw_extra(table, seats, variant, answer)


def loots(variant: int, laid: int, top: int) -> bool:
    """Whether a laid group loots another one."""
    if size_of(laid) != size_of(top):
        return False
    if value_of(top) < value_of(laid):  # LOOT-4
        return True
    return variant == EXPERT and size_of(laid) == 1 and value_of(laid) == 1 and value_of(top) >= HIGHEST  # LOOT-12


def lay(table: Ints, seats: int, variant: int, group: int) -> None:
    """LOOT-3: a group from the hand on top of the layers."""
    block, size = block_of(table[PAW]), size_of(group)
    if group // 10 % 10 > 0:
        give(table, block, value_of(group), group // 10 % 10)
    if group % 10 > 0:
        give(table, block, JOKER, group % 10)
    table[block + GROUPS + table[block + LAYERS]] = group
    table[block + LAYERS] += 1
    table[block + LYING] += size
    if table[block + HELD] == 0:
        end_match(table)  # LOOT-9
    else:
        compare(table, seats, variant, (table[PAW] + 1) % seats, NO)


def give(table: Ints, block: int, card: int, count: int) -> None:
    """Cards leave a hand, those first that everybody knows."""
    table[block + HELD] -= count
    table[block + HAND + card] -= count
    table[block + KNOWN + card] = max(0, table[block + KNOWN + card] - count)


def hand_over(table: Ints, seat: int, card: int, count: int) -> None:
    """Cards that everybody sees go to a hand."""
    block = block_of(seat)
    table[block + HELD] += count
    table[block + HAND + card] += count
    table[block + KNOWN + card] += count


def hand_over_looted(table: Ints, seat: int) -> None:
    """The looted group goes to a hand, a joker in it being a joker again."""
    group = table[LOOTED]
    hand_over(table, seat, value_of(group), group // 10 % 10)
    hand_over(table, seat, JOKER, group % 10)
    table[LOOTED] = 0


def compare(table: Ints, seats: int, variant: int, start: int, looted: int) -> None:
    """LOOT-4: compare with the opponents from `start` on, up to the next one to loot; then the turn ends."""
    paw = table[PAW]
    block, victim = block_of(paw), start
    laid = table[block + GROUPS + table[block + LAYERS] - 1]
    while victim != paw:  # LOOT-7
        block = block_of(victim)
        place = block + GROUPS + table[block + LAYERS] - 1
        if table[block + LAYERS] > 0 and loots(variant, laid, table[place]):
            table[PHASE] = LOOT
            table[VICTIM] = victim
            table[LOOTED] = table[place]
            table[block + LYING] -= size_of(table[place])
            table[block + LAYERS] -= 1  # LOOT-7
            table[place] = 0
            return
        victim = (victim + 1) % seats
    if looted == NO and variant == STANDARD:  # LOOT-8, LOOT-11
        table[PHASE] = EXTRA
    else:
        end_turn(table, seats, variant)


def settle_loot(table: Ints, seats: int, variant: int, answer: int) -> None:
    """LOOT-5: the looter takes the group, or leaves it to its owner."""
    if answer == YES:
        table[OWED] = size_of(table[LOOTED])
        hand_over_looted(table, table[PAW])
        go_on_drawing(table, seats, variant)
    else:
        table[PHASE] = LOSS


def settle_loss(table: Ints, seats: int, variant: int, answer: int) -> None:
    """LOOT-5: the victim takes the group back, or discards it and draws as many."""
    if answer == YES:
        table[OWED] = size_of(table[LOOTED])
        table[LOOTED] = 0
        go_on_drawing(table, seats, variant)
    else:
        hand_over_looted(table, table[VICTIM])
        go_on_comparing(table, seats, variant)


def draw(table: Ints, seat: int, card: int) -> None:
    """One card from the pile or the display into the hand."""
    if card == PILE_CARD:
        block = block_of(seat)
        table[block + HAND + turn_up(table)] += 1
        table[block + HELD] += 1
    else:
        table[DISPLAY + card] -= 1
        table[SHOWN] -= 1
        hand_over(table, seat, card, 1)


def is_spent(table: Ints) -> bool:
    """Whether nothing is left to draw."""
    return table[SHOWN] == 0 and table[LEFT] == DECK_SIZE  # LOOT-9


def only_source(table: Ints) -> int:
    """What is drawn where there is no choice; PASS where there is one."""
    if table[LEFT] < DECK_SIZE:
        return PILE_CARD if table[SHOWN] == 0 else PASS
    for card in range(1, CARDS):
        if table[DISPLAY + card] > 0:
            return card if table[DISPLAY + card] == table[SHOWN] else PASS
    return PASS


def go_on_drawing(table: Ints, seats: int, variant: int) -> None:
    """Ask for the next card owed unless there is no choice; when all are drawn, go on comparing."""
    while True:
        if is_spent(table):
            end_match(table)
            return
        if table[OWED] == 0:
            fill_display(table)
            go_on_comparing(table, seats, variant)
            return
        source = only_source(table)
        if source == PASS:
            table[PHASE] = DRAW
            return
        draw(table, table[VICTIM], source)
        table[OWED] -= 1


def go_on_comparing(table: Ints, seats: int, variant: int) -> None:
    """The looting is settled, and the opponents after the victim are compared."""
    start = (table[VICTIM] + 1) % seats
    table[VICTIM] = NOBODY
    compare(table, seats, variant, start, YES)


def draw_extra(table: Ints, seats: int, variant: int, answer: int) -> None:
    """LOOT-8: one card or none, then the turn ends."""
    if answer != PASS:
        draw(table, table[PAW], answer)
        if is_spent(table):
            end_match(table)
            return
        fill_display(table)
    end_turn(table, seats, variant)


def end_turn(table: Ints, seats: int, variant: int) -> None:
    """The paw goes to the left, unless the turns have run out."""
    if variant == EXPERT and table[TURN] >= TURN_LIMIT:
        end_match(table)  # LOOT-12
    else:
        start_turn(table, (table[PAW] + 1) % seats)


def end_match(table: Ints) -> None:
    """LOOT-9: at once, whatever was still due."""
    table[PHASE] = OVER
    table[VICTIM] = NOBODY
    table[OWED] = 0


def score_of(table: Ints, seat: int) -> int:
    """LOOT-10: the points of a seat, if the match ended here."""
    return table[block_of(seat) + LYING] - table[block_of(seat) + HELD]


def key_of(table: Ints, seat: int) -> int:
    """LOOT-10: what ranks a seat: its points, and of equal ones fewer cards in hand."""
    return DECK_SIZE * score_of(table, seat) - table[block_of(seat) + HELD]

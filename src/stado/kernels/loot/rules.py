"""The rules of loot over flat tables, in the order of the game's own rules and with their ids."""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints
from stado.games.loot.cards import DISPLAY_SIZE, GIVEN_JOKERS, HAND_SIZE, HIGHEST, JOKER, SHADOW_SIZE
from stado.games.loot.flat import (
    CARDS,
    DECK_SIZE,
    DISPLAY,
    DRAW,
    EXPERT,
    EXTRA,
    GROUPS,
    HAND,
    HELD,
    KNOWN,
    LAY,
    LAYERS,
    LEFT,
    LOOT,
    LOOTED,
    LOSS,
    LYING,
    NO,
    NOBODY,
    OVER,
    OWED,
    PASS,
    PAW,
    PHASE,
    PILE,
    PILE_CARD,
    SHADED,
    SHADOW,
    SHADOW_LOOT,
    SHOWN,
    STANDARD,
    TURN,
    VICTIM,
    YES,
    block_of,
    count_of,
    is_prey,
    jokers_of,
    loots,
    score_of,
    size_of,
    value_of,
)
from stado.games.loot.rules import TURN_LIMIT
from stado.kernels.seats import Seats
from stado.kernels.stream import below, shuffle

MOST_LAYS = DECK_SIZE * CARDS  # more than there are


class Workspace(NamedTuple):
    """What matches are played with: the table, and room for what seats may answer and have to fear."""

    seats: int
    variant: int
    deck: Ints
    table: Ints
    legal: Ints
    threats: Ints
    players: Seats


def list_answers(workspace: Workspace) -> int:
    """Write every legal answer down, in the order of the rules; returns how many there are."""
    table, legal = workspace.table, workspace.legal
    phase = table[PHASE]
    if phase == LAY:
        return list_lays(table, block_of(table[PAW]), legal)
    if phase == SHADOW_LOOT:
        return list_prey(table, top_group(table, table[PAW]), legal)
    if phase in (LOOT, LOSS):
        legal[0], legal[1] = NO, YES  # LOOT-5
        return 2
    count = list_heaps(table, legal)
    if phase == EXTRA:
        legal[count] = PASS  # LOOT-8
        count += 1
    if table[LEFT] < DECK_SIZE:
        legal[count] = PILE_CARD  # LOOT-6
        count += 1
    return count


def list_heaps(table: Ints, legal: Ints) -> int:
    """Write the heaps of the display down, equal ones once."""
    count = 0
    for space in range(table[SHOWN]):
        heap, place = table[DISPLAY + space], 0
        while place < count and legal[place] < heap:
            place += 1
        if place == count or legal[place] > heap:
            for index in range(count, place, -1):
                legal[index] = legal[index - 1]
            legal[place] = heap
            count += 1
    return count


def list_prey(table: Ints, laid: int, legal: Ints) -> int:
    """Write the values of the shadow down that the laid group can loot."""
    count = 0
    for value in range(1, HIGHEST):
        if is_prey(table, value, laid):
            legal[count] = value
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
    shuffle(stream, deck, len(deck))
    lay_deal(deck, table, seats, first)


def lay_deal(deck: Ints, table: Ints, seats: int, first: int) -> None:
    """Put the deck's cards where they are dealt."""
    for index in range(len(table)):
        table[index] = 0
    given = GIVEN_JOKERS if seats == 2 else 0  # LOOT-13
    size = HAND_SIZE - given
    for seat in range(seats):
        block = block_of(seat)
        table[block + HAND + JOKER] = table[block + KNOWN + JOKER] = given
        for index in range(size):
            table[block + HAND + deck[seat * size + index]] += 1
        table[block + HELD] = HAND_SIZE
    missing = DECK_SIZE - len(deck)
    table[LEFT] = missing + seats * size
    for index in range(table[LEFT], DECK_SIZE):
        table[PILE + index] = deck[index - missing]
    fill_display(table)
    if given > 0:
        fill_shadow(table)
    start_turn(table, first)


def fill_display(table: Ints) -> None:
    """LOOT-6: cards from the pile join the display at the right until it has six."""
    while table[SHOWN] < DISPLAY_SIZE and table[LEFT] < DECK_SIZE:
        table[DISPLAY + table[SHOWN]] = 100 * turn_up(table)
        table[SHOWN] += 1


def fill_shadow(table: Ints) -> None:
    """Cards are turned up from the pile until the shadow has thirteen."""
    while table[SHADED] < SHADOW_SIZE and table[LEFT] < DECK_SIZE:  # LOOT-14, LOOT-17
        card = turn_up(table)
        if card < HIGHEST:
            table[SHADOW + card] += 1
            table[SHADED] += 1
        else:
            table[lowest_space(table)] += 1 if card == JOKER else 10


def lowest_space(table: Ints) -> int:
    """Where a 13 or a joker turned up for the shadow goes: fewest cards first, then lowest, then leftmost."""
    best = DISPLAY
    for space in range(DISPLAY + 1, DISPLAY + table[SHOWN]):  # LOOT-14
        more = size_of(table[space]) - size_of(table[best])
        if more < 0 or (more == 0 and value_of(table[space]) < value_of(table[best])):
            best = space
    return best


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


def play_answer(workspace: Workspace, answer: int) -> None:
    """What follows from the answer of the seat that is asked, up to the next question."""
    table, seats, variant = workspace.table, workspace.seats, workspace.variant
    phase = table[PHASE]
    if phase == LAY:
        lay(workspace, answer)
    elif phase == SHADOW_LOOT:
        loot_shadow(table, seats, variant, answer)
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


def lay(workspace: Workspace, group: int) -> None:
    """LOOT-3: a group from the hand on top of the layers."""
    table, seats, variant = workspace.table, workspace.seats, workspace.variant
    block = block_of(table[PAW])
    if count_of(group) > 0:
        give(table, block, value_of(group), count_of(group))
    if jokers_of(group) > 0:
        give(table, block, JOKER, jokers_of(group))
    table[block + GROUPS + table[block + LAYERS]] = group
    table[block + LAYERS] += 1
    table[block + LYING] += size_of(group)
    if table[block + HELD] == 0:
        end_match(table)  # LOOT-9
        return
    prey = list_prey(table, group, workspace.legal) if table[SHADED] > 0 else 0
    if prey > 1:
        table[PHASE] = SHADOW_LOOT  # LOOT-16
    elif prey == 1:
        loot_shadow(table, seats, variant, workspace.legal[0])
    else:
        compare(table, seats, variant, (table[PAW] + 1) % seats, NO)


def loot_shadow(table: Ints, seats: int, variant: int, value: int) -> None:
    """LOOT-16: into the hand, the shadow filled, and only then the opponent."""
    count = table[SHADOW + value]
    table[SHADOW + value] = 0
    table[SHADED] -= count
    hand_over(table, table[PAW], value, count)
    fill_shadow(table)
    compare(table, seats, variant, 1 - table[PAW], YES)


def top_group(table: Ints, seat: int) -> int:
    """The group that a seat laid last."""
    block = block_of(seat)
    return table[block + GROUPS + table[block + LAYERS] - 1]


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
    hand_over(table, seat, value_of(group), count_of(group))
    hand_over(table, seat, JOKER, jokers_of(group))
    table[LOOTED] = 0


def compare(table: Ints, seats: int, variant: int, start: int, looted: int) -> None:
    """LOOT-4: compare with the opponents from `start` on, up to the next one to loot; then the turn ends."""
    paw, victim = table[PAW], start
    laid = top_group(table, paw)
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


def draw(table: Ints, seat: int, source: int) -> None:
    """One card from the pile, or a heap of the display, into the hand."""
    if source == PILE_CARD:
        block = block_of(seat)
        table[block + HAND + turn_up(table)] += 1
        table[block + HELD] += 1
        return
    space = DISPLAY
    while table[space] != source:
        space += 1
    table[SHOWN] -= 1
    for index in range(space, DISPLAY + table[SHOWN]):
        table[index] = table[index + 1]
    table[DISPLAY + table[SHOWN]] = 0
    hand_over(table, seat, value_of(source), 1)
    if source % 100 > 0:
        hand_over(table, seat, HIGHEST, count_of(source))  # LOOT-15
        hand_over(table, seat, JOKER, jokers_of(source))


def is_spent(table: Ints) -> bool:
    """Whether nothing is left to draw."""
    return table[SHOWN] == 0 and table[LEFT] == DECK_SIZE  # LOOT-9


def only_source(table: Ints) -> int:
    """What is drawn where there is no choice; PASS where there is one."""
    if table[LEFT] < DECK_SIZE:
        return PILE_CARD if table[SHOWN] == 0 else PASS
    for space in range(1, table[SHOWN]):
        if table[DISPLAY + space] != table[DISPLAY]:
            return PASS
    return table[DISPLAY]


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


def key_of(table: Ints, seat: int) -> int:
    """LOOT-10: what ranks a seat: its points, and of equal ones fewer cards in hand."""
    return DECK_SIZE * score_of(table, seat) - table[block_of(seat) + HELD]

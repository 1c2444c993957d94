"""What looks sensible at a glance: long groups that loot and are hard to loot, and cards that go with those in hand."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.games.loot.actions import LootAction
from stado.games.loot.cards import DECK, HIGHEST, JOKER
from stado.games.loot.flat import (
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
    SHADED,
    SHADOW,
    SHADOW_LOOT,
    SHOWN,
    VARIANTS,
    YES,
    block_of,
    count_of,
    find_actor,
    flatten_action,
    flatten_view,
    is_prey,
    jokers_of,
    loots,
    score_of,
    size_of,
    value_of,
)
from stado.games.loot.options import LootOptions
from stado.games.loot.view import View

# All in points, and tuned by matches against each other.
JOKER_WORTH = 1.5  # a joker in hand, beyond the card that it is
MATCH_WORTH = 0.8  # a card whose value is in hand already, so that it costs no turn of its own
TURN_COST = 1.2  # the turn that cards of another value cost
HEIGHT_WORTH = 0.03  # each step of a card's value
PILE_WORTH = 0.1  # a card that nobody has seen
SPLIT_COST = 1.3  # to leave cards of the laid value behind
THREAT_COST = 0.9  # each card laid where somebody is known to hold what loots it
LOOT_WORTH = 0.7  # each card that a victim loses
LEFT_COST = 0.2  # each card that a victim may take back
SHADOW_SHARE = 0.5  # how much of its worth a shadow group is, which must be taken
HURRY_COST = 0.4  # each card in hand, for each card that the shortest hand has less than SHORT_HAND
SHORT_HAND = 4
END_WORTH = 20.0  # to end the match ahead, or not to end it behind

LONGEST = HIGHEST  # the size of the largest group that can be known of: all of a value with all jokers
NEVER = -1000.0


def rate(options: LootOptions, view: View, prompt: Prompt[LootAction]) -> Sequence[float]:
    """The points that each answer seems to be worth."""
    table, seats, variant = flatten_view(view), len(view.hand_sizes), VARIANTS[options.variant]
    threats = [0] * (LONGEST + 1)
    hurry = open_judgment(table, seats, threats)
    return [rate_answer(table, seats, variant, threats, flatten_action(action), hurry) for action in prompt.legal]


def open_judgment(table: Ints, seats: int, threats: Ints) -> float:
    """What each card in hand costs because the end is near; before a lay, threats are written down too."""
    shortest = SHORT_HAND
    for seat in range(seats):
        shortest = min(shortest, table[block_of(seat) + HELD])
    if table[PHASE] == LAY:
        find_threats(table, seats, threats)
    return HURRY_COST * (SHORT_HAND - shortest)


def find_threats(table: Ints, seats: int, threats: Ints) -> None:
    """The highest value that an opponent is known to be able to lay, for each size of a group."""
    for size in range(len(threats)):
        threats[size] = 0
    for seat in range(seats):
        if seat == find_actor(table):
            continue
        known = block_of(seat) + KNOWN
        jokers = 0 if seats == 2 else table[known + JOKER]  # two get jokers at the start, which is no news
        for value in range(1, JOKER):
            count = table[known + value]
            if count > 0:
                for size in range(1, count + jokers + 1):
                    threats[size] = max(value, threats[size])
        for size in range(1, jokers + 1):
            threats[size] = JOKER


def rate_answer(table: Ints, seats: int, variant: int, threats: Ints, answer: int, hurry: float) -> float:
    """The points that an answer to the question on the table seems to be worth."""
    phase, hand = table[PHASE], block_of(find_actor(table)) + HAND
    if phase == LAY:
        return rate_lay(table, seats, variant, threats, answer, hurry)
    if phase == SHADOW_LOOT:
        return rate_prey(table, hand, answer, hurry)
    if phase == LOOT:
        return rate_group(table, hand, table[LOOTED], hurry) if answer == YES else -LEFT_COST * size_of(table[LOOTED])
    if phase == LOSS:
        if answer == YES:
            return rate_drawing(table, hand, size_of(table[LOOTED]), hurry)
        return rate_group(table, hand, table[LOOTED], hurry)
    if answer == PASS:
        return 0.0
    return PILE_WORTH - hurry if answer == PILE_CARD else rate_heap(table, hand, answer, hurry)


def rate_group(table: Ints, hand: int, group: int, hurry: float) -> float:
    """The points that cards are worth in the hand: more with others of their value, less when the end is near."""
    count, value = count_of(group), value_of(group)
    worth = JOKER_WORTH * jokers_of(group) - hurry * size_of(group)
    if count > 0:
        worth += count * MATCH_WORTH if table[hand + value] > 0 else count - TURN_COST
        worth += HEIGHT_WORTH * value * count
    return worth


def rate_card(table: Ints, hand: int, card: int, hurry: float) -> float:
    """The points that a card is worth in the hand."""
    return rate_group(table, hand, 100 * card + (1 if card == JOKER else 10), hurry)


def rate_heap(table: Ints, hand: int, heap: int, hurry: float) -> float:
    """The points that a heap of the display is worth in the hand."""
    above = 0.0
    if size_of(heap) > 0:
        above = rate_group(table, hand, 100 * HIGHEST + heap % 100, hurry)
    return rate_card(table, hand, value_of(heap), hurry) + above


def rate_prey(table: Ints, hand: int, value: int, hurry: float) -> float:
    """The points that a group of the shadow is worth in the hand."""
    return rate_group(table, hand, 100 * value + 10 * table[SHADOW + value], hurry)


def rate_drawing(table: Ints, hand: int, size: int, hurry: float) -> float:
    """The points that some draws are worth in the hand."""
    best = NEVER
    for space in range(table[SHOWN]):  # while anybody draws, there is something to draw
        best = max(best, rate_card(table, hand, value_of(table[DISPLAY + space]), hurry))
    return best + (size - 1) * max(PILE_WORTH - hurry, best / 2)


def rate_lay(table: Ints, seats: int, variant: int, threats: Ints, group: int, hurry: float) -> float:
    """The points that a group is worth on the table, with what it loots and what may loot it."""
    actor = find_actor(table)
    block, size, count = block_of(actor), size_of(group), count_of(group)
    if size == table[block + HELD]:
        return END_WORTH if score_of(table, actor) + 2 * size >= best_rival(table, seats, actor) else -END_WORTH
    rating = size - JOKER_WORTH * jokers_of(group)
    if count > 0 and table[block + HAND + value_of(group)] > count:
        rating -= SPLIT_COST
    if threats[size] > value_of(group):
        rating -= THREAT_COST * size
    rating += LOOT_WORTH * size * count_victims(table, seats, variant, group)
    if table[SHADED] > 0:
        best = NEVER
        for value in range(1, HIGHEST):
            if is_prey(table, value, group):
                best = max(best, rate_prey(table, block + HAND, value, hurry))
        if best > NEVER:
            rating += SHADOW_SHARE * best
    return rating


def best_rival(table: Ints, seats: int, actor: int) -> int:
    """The most points that an opponent has."""
    best = -len(DECK)
    for seat in range(seats):
        if seat != actor:
            best = max(best, score_of(table, seat))
    return best


def count_victims(table: Ints, seats: int, variant: int, group: int) -> int:
    """How many opponents the group loots."""
    looted = 0
    for seat in range(seats):
        layers = block_of(seat) + LAYERS
        if seat != find_actor(table) and table[layers] > 0:
            looted += loots(variant, group, table[block_of(seat) + GROUPS + table[layers] - 1])
    return looted

"""A match as one flat sequence of numbers: where everything lies, for judgment and kernels.

A table has what is asked, the turn, whose it is, the victim, how many cards it owes, the looted group, how many cards
have left the pile, how many heaps lie in the display and cards in the shadow; then the heaps, how many of each card lie
in the shadow, the deck with the pile at its end, and a block for each seat. In its block a seat has the number of cards
in its hand, of those that lie before it, of its groups, how many of each card it holds, how many of these everybody
knows, and its groups, the top one last. What is gone, or what a view hides, is zero.

A group is one number: its value, its number cards and its jokers, as decimal digits. So is a heap: its lowest card, and
the 13s and jokers on it. Answers are numbers too: a group to lay; a value of the shadow; YES or NO to taking a looted
group, and to discarding a lost one; a heap to draw, PILE_CARD or PASS.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.flat import Ints
from stado.games.loot.actions import DrawCard, DrawExtra, Lay, LootAction, LootShadow, SettleLoot, SettleLoss
from stado.games.loot.cards import DECK, DISPLAY_SIZE, HIGHEST, JOKER, Card, Group
from stado.games.loot.state import Phase, State
from stado.games.loot.supply import heap_source
from stado.games.loot.view import View

STANDARD, ADVANCED, EXPERT = 0, 1, 2
LAY, SHADOW_LOOT, LOOT, LOSS, DRAW, EXTRA, OVER = 0, 1, 2, 3, 4, 5, 6
NO, YES, PILE_CARD, PASS = 0, 1, 0, -1
NOBODY = -1

DECK_SIZE = len(DECK)
CARDS = JOKER + 1  # counts by card
PHASE, TURN, PAW, VICTIM, OWED, LOOTED, LEFT, SHOWN, SHADED, DISPLAY = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
SHADOW = DISPLAY + DISPLAY_SIZE
PILE = SHADOW + CARDS
SEAT = PILE + DECK_SIZE
HELD, LYING, LAYERS, HAND, KNOWN, GROUPS = 0, 1, 2, 3, 3 + CARDS, 3 + 2 * CARDS
SEAT_SPAN = GROUPS + DECK_SIZE

VARIANTS: Mapping[str, int] = {"standard": STANDARD, "advanced": ADVANCED, "expert": EXPERT}
_PHASES: Mapping[Phase, int] = {
    "lay": LAY,
    "shadow": SHADOW_LOOT,
    "loot": LOOT,
    "loss": LOSS,
    "draw": DRAW,
    "extra": EXTRA,
    "over": OVER,
}


def flatten_state(state: State) -> list[int]:
    """A state after the deal."""
    return _flatten(state, state.pile, state.hands, tuple(map(len, state.hands)))


def flatten_view(view: View) -> list[int]:
    """What a seat knows after the deal."""
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.hand_sizes))]
    return _flatten(view, (0,) * view.pile_size, hands, view.hand_sizes)


def _flatten(
    seen: State | View, pile: Sequence[Card], hands: Sequence[Sequence[Card]], sizes: Sequence[int]
) -> list[int]:
    """What lies open, with these cards in pile and hands."""
    table = [
        _PHASES[seen.phase],
        seen.turn,
        seen.paw,
        NOBODY if seen.victim is None else seen.victim,
        seen.owed,
        0 if seen.looted is None else flatten_group(seen.looted),
        DECK_SIZE - len(pile),
        len(seen.display),
        len(seen.shadow),
    ]
    table += [_flatten_heap(*heap_source(heap)[1:]) for heap in seen.display]
    table += [0] * (DISPLAY_SIZE - len(seen.display))
    table += map(seen.shadow.count, range(CARDS))
    table += [0] * (DECK_SIZE - len(pile))
    table += pile
    for hand, size, known, layers in zip(hands, sizes, seen.known, seen.layers, strict=True):
        table += (size, sum(group.size for group in layers), len(layers))
        table += (*map(hand.count, range(CARDS)), *map(known.count, range(CARDS)))
        table += (*map(flatten_group, layers), *[0] * (DECK_SIZE - len(layers)))
    return table


def flatten_group(group: Group | Lay) -> int:
    """A group as one number."""
    return 100 * group.value + 10 * group.count + group.jokers


def _flatten_heap(card: Card | None, thirteens: int, jokers: int) -> int:
    """A heap as one number, or the pile."""
    return PILE_CARD if card is None else 100 * card + 10 * thirteens + jokers


def flatten_action(action: LootAction) -> int:
    """An answer as one number."""
    match action:
        case Lay():
            return flatten_group(action)
        case LootShadow(value):
            return value
        case SettleLoot(choice):
            return YES if choice == "take" else NO
        case SettleLoss(choice):
            return YES if choice == "discard" else NO
        case DrawExtra("pass"):
            return PASS
        case _:
            assert isinstance(action, DrawCard | DrawExtra)
            return _flatten_heap(action.card, action.thirteens, action.jokers)


def block_of(seat: int) -> int:
    """Where a seat's block begins."""
    return SEAT + seat * SEAT_SPAN


def value_of(group: int) -> int:
    """The value that the group counts as, or a heap's lowest card."""
    return group // 100


def count_of(group: int) -> int:
    """How many number cards the group has, or 13s a heap."""
    return group // 10 % 10


def jokers_of(group: int) -> int:
    """How many jokers the group, or the heap, has."""
    return group % 10


def size_of(group: int) -> int:
    """How many cards the group has."""
    return count_of(group) + jokers_of(group)


def find_actor(table: Ints) -> int:
    """Who owes an answer."""
    return table[VICTIM] if table[PHASE] in (LOSS, DRAW) else table[PAW]


def loots(variant: int, laid: int, top: int) -> bool:
    """Whether a laid group loots another one."""
    if size_of(laid) != size_of(top):
        return False
    if value_of(top) < value_of(laid):  # LOOT-4
        return True
    return variant == EXPERT and size_of(laid) == 1 and value_of(laid) == 1 and value_of(top) >= HIGHEST  # LOOT-12


def is_prey(table: Ints, value: int, laid: int) -> bool:
    """Whether a laid group can loot that value of the shadow."""
    return value < value_of(laid) and table[SHADOW + value] == size_of(laid)  # LOOT-16


def score_of(table: Ints, seat: int) -> int:
    """LOOT-10: the points of a seat, if the match ended here."""
    return table[block_of(seat) + LYING] - table[block_of(seat) + HELD]

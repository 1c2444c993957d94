"""States and answers of loot as the kernel takes them."""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.loot.actions import DrawCard, DrawExtra, Lay, LootAction, SettleLoot, SettleLoss
from stado.games.loot.cards import Group
from stado.games.loot.state import Phase, State
from stado.kernels.compiler import ints
from stado.kernels.loot.rules import (
    ADVANCED,
    CARDS,
    DECK_SIZE,
    DRAW,
    EXPERT,
    EXTRA,
    LAY,
    LOOT,
    LOSS,
    NO,
    NOBODY,
    OVER,
    PASS,
    PILE_CARD,
    STANDARD,
    YES,
)

VARIANTS = {"standard": STANDARD, "advanced": ADVANCED, "expert": EXPERT}
_PHASES: dict[Phase, int] = {"lay": LAY, "loot": LOOT, "loss": LOSS, "draw": DRAW, "extra": EXTRA, "over": OVER}


def load_table(state: State) -> Ints:
    """A state after the deal as the table that matches go on from."""
    shown = [heap[0] for heap in state.display]
    table = [
        _PHASES[state.phase],
        state.turn,
        state.paw,
        NOBODY if state.victim is None else state.victim,
        state.owed,
        0 if state.looted is None else load_group(state.looted),
        DECK_SIZE - len(state.pile),
        len(shown),
        *map(shown.count, range(CARDS)),
        *[0] * (DECK_SIZE - len(state.pile)),
        *state.pile,
    ]
    for hand, known, layers in zip(state.hands, state.known, state.layers, strict=True):
        table += (len(hand), sum(group.size for group in layers), len(layers))
        table += (*map(hand.count, range(CARDS)), *map(known.count, range(CARDS)))
        table += (*map(load_group, layers), *[0] * (DECK_SIZE - len(layers)))
    return ints(table)


def load_group(group: Group | Lay) -> int:
    """A group as one number."""
    return 100 * group.value + 10 * group.count + group.jokers


def load_answer(action: LootAction) -> int:
    """An answer as one number."""
    match action:
        case Lay():
            return load_group(action)
        case SettleLoot(choice):
            return YES if choice == "take" else NO
        case SettleLoss(choice):
            return YES if choice == "discard" else NO
        case DrawCard(source, card) | DrawExtra(source, card):
            return PASS if source == "pass" else card or PILE_CARD
        case _:
            raise AssertionError(f"{action} is no answer of a seat")

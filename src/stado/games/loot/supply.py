"""Pile, display and shadow: what can be drawn from them, and how they are filled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from stado.core.fields import Seat
from stado.core.game import Telling
from stado.core.tuples import put
from stado.games.loot.cards import DISPLAY_SIZE, HIGHEST, JOKER, SHADOW_SIZE, Card, Group, Heap, add
from stado.games.loot.events import DisplayDrawn, DisplayFilled, HeapGrown, PileDrawn, ShadowFilled
from stado.games.loot.state import State

Source = tuple[Literal["display", "pile"], Card | None, int, int]  # as the fields of DrawCard

PILE: Source = ("pile", None, 0, 0)


def heap_source(heap: Heap) -> Source:
    """How a draw names a heap: equal ones are one answer, and of these the leftmost is drawn."""
    return ("display", heap[0], heap.count(HIGHEST) - (heap[0] == HIGHEST), heap.count(JOKER) - (heap[0] == JOKER))


def sources(state: State) -> list[Source]:
    """What can be drawn, in the order of legal answers."""
    found = sorted(set(map(heap_source, state.display)))
    return [*found, PILE] if state.pile else found  # LOOT-6: nothing is drawn from where there is nothing


def draw(state: State, seat: Seat, source: Source, rule: str, telling: Telling[State]) -> State:
    """One card from the pile or the display into the hand."""
    if source == PILE:
        card = state.pile[0]
        state = replace(state, pile=state.pile[1:], hands=put(state.hands, seat, add(state.hands[seat], (card,))))
        return telling.tell(PileDrawn(seat, card, rule), state)
    space, heap = next(item for item in enumerate(state.display) if heap_source(item[1]) == source)
    _, _, thirteens, jokers = source
    state = replace(state, display=state.display[:space] + state.display[space + 1 :])
    drawn = DisplayDrawn(seat, space, heap[0], thirteens, jokers, "LOOT-15" if len(heap) > 1 else rule)
    return telling.tell(drawn, hand_over(state, seat, heap))  # LOOT-15


def hand_over(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Cards that everybody sees go to a hand."""
    return replace(
        state,
        hands=put(state.hands, seat, add(state.hands[seat], cards)),
        known=put(state.known, seat, add(state.known[seat], cards)),
    )


def is_spent(state: State) -> bool:
    """Whether nothing is left to draw."""
    return not state.pile and not state.display  # LOOT-9


def fill_display(state: State, telling: Telling[State], rule: str = "LOOT-6") -> State:
    """Cards from the pile join the display at the right until it has six."""
    cards = state.pile[: DISPLAY_SIZE - len(state.display)]
    if not cards:
        return state
    display = state.display + tuple((card,) for card in cards)
    return telling.tell(DisplayFilled(cards, rule), replace(state, pile=state.pile[len(cards) :], display=display))


def fill_shadow(state: State, telling: Telling[State]) -> State:
    """Cards are turned up from the pile until the shadow has thirteen; those that join it are told first."""
    turned = _turn_up(state.pile, SHADOW_SIZE - len(state.shadow))
    joined = tuple(sorted(card for card in turned if card < HIGHEST))
    others = tuple(card for card in turned if card >= HIGHEST)
    rest = state.pile[len(turned) :]
    if joined:
        state = replace(state, pile=others + rest, shadow=add(state.shadow, joined))
        telling.tell(ShadowFilled(joined), state)
    for number, card in enumerate(others, start=1):
        space = lowest_space(state.display)
        display = put(state.display, space, (*state.display[space], card))
        state = replace(state, pile=others[number:] + rest, display=display)
        telling.tell(HeapGrown(card, space), state)
    return state


def _turn_up(pile: tuple[Card, ...], room: int) -> tuple[Card, ...]:
    """The cards of the pile up to the one that fills the shadow."""
    for count, card in enumerate(pile):
        if room == 0:  # LOOT-14, LOOT-17
            return pile[:count]
        room -= card < HIGHEST
    return pile


def lowest_space(display: tuple[Heap, ...]) -> int:
    """Where a 13 or a joker turned up for the shadow goes: fewest cards first, then lowest, then leftmost."""
    return min(range(len(display)), key=lambda space: (len(display[space]), display[space][0]))  # LOOT-14


def shadow_prey(shadow: tuple[Card, ...], laid: Group) -> Iterator[int]:
    """The values of the shadow groups that the laid group can loot, ascending."""
    return (value for value in dict.fromkeys(shadow) if value < laid.value and shadow.count(value) == laid.size)

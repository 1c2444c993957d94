"""Cards, groups and actions as short texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stado.core.errors import NotationError
from stado.games.loot.actions import (
    Deal,
    DrawCard,
    DrawExtra,
    DrawFirst,
    Lay,
    LootAction,
    LootShadow,
    SettleLoot,
    SettleLoss,
)
from stado.games.loot.cards import HIGHEST, JOKER, Card, Group, Heap

_CARDS: dict[str, Card] = {**{str(value): value for value in range(1, JOKER)}, "j": JOKER}
_TEXTS: dict[Card, str] = {card: text for text, card in _CARDS.items()}
_ALLOWED = (
    "lay CARDS, shadow VALUE, loot take, loot leave, loss back, loss discard, draw pile, draw CARD, "
    "extra pile, extra CARD, extra pass, first SEAT, deal CARDS"
)


def format_card(card: Card) -> str:
    """`7`, and `j` for a joker."""
    return _TEXTS[card]


def parse_card(text: str) -> Card:
    """The card of that text, or NotationError."""
    card = _CARDS.get(text.lower())
    if card is None:
        raise NotationError(f"{text!r} is no card; allowed: 1 to {HIGHEST}, j")
    return card


def format_cards(cards: Iterable[Card]) -> str:
    """`4 4 j`."""
    return " ".join(_TEXTS[card] for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of that text, or NotationError."""
    return tuple(map(parse_card, text.split()))


def format_group(group: Group) -> str:
    """`4 4 4 j`: jokers last."""
    return format_cards(group.cards)


def parse_group(text: str) -> Group:
    """The group of that text, or NotationError."""
    cards = parse_cards(text)
    numbers = [card for card in cards if card != JOKER]
    if not cards:
        raise NotationError("a group has at least one card")
    if len(set(numbers)) > 1:  # LOOT-3
        raise NotationError(f"{text.strip()!r} is no group: its number cards are of more than one value")
    return Group(numbers[0] if numbers else JOKER, len(numbers), len(cards) - len(numbers))


def format_heap(heap: Heap) -> str:
    """`5`, or `5+13+j` with a 13 and a joker on it."""
    return "+".join(_TEXTS[card] for card in heap)


def parse_heap(text: str) -> Heap:
    """The heap of that text, or NotationError."""
    bottom, *above = map(parse_card, text.split("+"))
    if any(card < HIGHEST for card in above):  # LOOT-14
        raise NotationError(f"{text!r} is no heap: only 13s and jokers lie on a display card")
    return (bottom, *above)


def format_action(action: LootAction) -> str:
    """`lay 4 4 j`, `shadow 3`, `loot take`, `loss back`, `draw pile`, `draw 5+13`, `extra pass`, `first 1`, …."""
    match action:
        case Lay(value, count, jokers):
            return "lay " + format_group(Group(value, count, jokers))
        case LootShadow(value):
            return f"shadow {value}"
        case SettleLoot(choice):
            return f"loot {choice}"
        case SettleLoss(choice):
            return f"loss {choice}"
        case DrawCard():
            return "draw " + _format_source(action)
        case DrawExtra():
            return "extra " + _format_source(action)
        case DrawFirst(first):
            return f"first {first + 1}"
    return "deal " + format_cards(action.cards)


def parse_action(text: str) -> LootAction:
    """The action of that text, or NotationError."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    match verb, rest.split():
        case "lay", [_, *_]:
            group = parse_group(rest)
            return Lay(group.value, group.count, group.jokers)
        case "shadow", [value]:
            return LootShadow(parse_card(value))
        case "loot", ["leave" | "take" as choice]:
            return SettleLoot(choice)
        case "loss", ["back" | "discard" as choice]:
            return SettleLoss(choice)
        case "draw" | "extra", ["pile"]:
            return DrawCard("pile") if verb == "draw" else DrawExtra("pile")
        case "extra", ["pass"]:
            return DrawExtra("pass")
        case "draw" | "extra", [heap]:
            return _parse_source(verb, parse_heap(heap))
        case "first", [seat] if len(seat) == 1 and seat in "123456789":
            return DrawFirst(int(seat) - 1)
        case "deal", [_, *_]:
            return Deal(parse_cards(rest))
    raise NotationError(f"{text!r} is no action; allowed: {_ALLOWED}")


def _format_source(action: DrawCard | DrawExtra) -> str:
    """Where a draw comes from."""
    if action.card is None:
        return action.source
    return format_heap((action.card, *(HIGHEST,) * action.thirteens, *(JOKER,) * action.jokers))


def _parse_source(verb: str, heap: Heap) -> LootAction:
    """A draw from the display."""
    above: Sequence[Card] = heap[1:]
    kind = DrawCard if verb == "draw" else DrawExtra
    return kind("display", heap[0], above.count(HIGHEST), above.count(JOKER))

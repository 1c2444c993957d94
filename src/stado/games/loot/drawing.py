"""The table as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stado.core.game import Draw
from stado.games.loot.cards import HIGHEST, JOKER, Card, Group, Heap
from stado.games.loot.notation import format_card
from stado.games.loot.view import View


def draw_card(card: Card) -> str:
    """A card in its color: low ones pale, high ones strong, jokers apart."""
    style = "bold magenta" if card == JOKER else "bold yellow" if card == HIGHEST else "cyan" if card > 6 else "white"
    return f"[{style}]{format_card(card).upper()}[/]"


def draw_cards(cards: Iterable[Card]) -> str:
    """Cards side by side, equal ones close together."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return "  ".join(" ".join([draw_card(card)] * count) for card, count in counts.items())


def draw_heap(heap: Heap) -> str:
    """A display card with what lies on it."""
    return "+".join(map(draw_card, heap))


def draw_layers(groups: Sequence[Group]) -> str:
    """Groups from the bottom to the top, which stands in brackets."""
    shown = [" ".join(map(draw_card, group.cards)) for group in groups]
    return " · ".join([*shown[:-1], *(f"\\[ {top} ]" for top in shown[-1:])])


def draw(view: View, names: Sequence[str], say: Draw) -> str:
    """Display and shadow, the seats with their layers, what is being settled, and the hand."""
    lines = [say("loot-draw-head", turn=view.turn, seat=names[view.paw])]
    lines.append("  " + say("loot-draw-display") + " " + "   ".join(map(draw_heap, view.display)))
    lines.append("  " + say("loot-draw-pile", cards=view.pile_size, discarded=len(view.discard)))
    if view.shadow:
        lines.append("  " + say("loot-draw-shadow") + " " + draw_cards(view.shadow))
    lines.append("")
    for seat, name in enumerate(names):
        mark = "▸" if seat == view.paw else " "
        about = say("loot-draw-seat", name=name, points=view.scores[seat], cards=view.hand_sizes[seat])
        lines.append(f"{mark} {about}  {draw_layers(view.layers[seat])}".rstrip())
        if view.known[seat] and seat != view.seat:
            lines.append("    " + say("loot-draw-known") + " " + draw_cards(view.known[seat]))
    if view.victim is not None:
        lines.append("")
        if view.looted is not None:
            shown = draw_cards(view.looted.cards)
            lines.append(say("loot-draw-looted", name=names[view.victim]) + " " + shown)
        else:
            lines.append(say("loot-draw-owed", name=names[view.victim], cards=view.owed))
    if view.hand:
        lines.append("")
        lines.append(say("loot-draw-hand") + " " + draw_cards(view.hand))
    return "\n".join(lines)

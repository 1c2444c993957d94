"""The table as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stado.core.game import Draw
from stado.games.six.cards import COWS, ROW_CAPACITY, Card, count_cows
from stado.games.six.view import View

_STYLES = {1: "white", 2: "cyan", 3: "yellow", 5: "red", 7: "bold magenta"}
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def draw_card(card: Card, width: int = 0) -> str:
    """A card with its cows raised: `55⁷`."""
    cows = COWS[card]
    return f"[{_STYLES[cows]}]{card:>{width}}{str(cows).translate(_RAISED)}[/]"


def draw_cards(cards: Iterable[Card]) -> str:
    """Cards side by side."""
    return " ".join(draw_card(card, width=3) for card in cards)


def draw(view: View, names: Sequence[str], say: Draw) -> str:
    """Rows, the other seats and the hand."""
    lines = [say("six-draw-head", round=view.round)]
    if view.pool:
        lines.append(say("six-draw-pool"))
        lines += ["  " + draw_cards(view.pool[start : start + 12]) for start in range(0, len(view.pool), 12)]
    for number, row in enumerate(view.rows, start=1):
        room = "  ·  " * (ROW_CAPACITY - len(row))
        note = say("six-draw-full") if len(row) == ROW_CAPACITY else ""
        cows = say("six-draw-cows", cows=count_cows(row))
        lines.append(f"  [bold]{number}[/] │ {draw_cards(row)} {room}│ {cows} {note}".rstrip())
    lines.append("")
    for seat, name in enumerate(names):
        score = view.scores[seat] + count_cows(view.stacks[seat])
        marks = " ✓" if view.picked[seat] else ""
        known = f"  {draw_cards(view.known[seat])}" if view.known[seat] and seat != view.seat else ""
        lines.append("  " + say("six-draw-seat", name=name, cows=score, cards=view.hand_sizes[seat]) + marks + known)
    if view.queue:
        waiting = ", ".join(f"{draw_card(reveal.card)} {names[reveal.seat]}" for reveal in view.queue)
        lines.append(say("six-draw-queue") + " " + waiting)
    if view.hand:
        lines.append("")
        lines.append(say("six-draw-hand") + " " + draw_cards(view.hand))
    return "\n".join(lines)

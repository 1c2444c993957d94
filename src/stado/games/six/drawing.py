"""The table as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stado.core.game import Draw
from stado.games.six.cards import COWS, MOST_ROWS, Card, Special, capacity, count_cows
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
    lines += _draw_rows(view, say)
    lines.append("")
    for seat, name in enumerate(names):
        score = view.scores[seat] + count_cows(view.stacks[seat])
        line = say("six-draw-seat", name=name, cows=score, cards=view.hand_sizes[seat])
        if view.table is not None:
            line += ", " + say("six-draw-specials", count=view.table.held_sizes[seat])
        marks = " ✓" if view.picked[seat] else ""
        known = f"  {draw_cards(view.known[seat])}" if view.known[seat] and seat != view.seat else ""
        lines.append("  " + line + marks + known)
    if view.queue:
        waiting = ", ".join(f"{draw_card(reveal.card)} {names[reveal.seat]}" for reveal in view.queue)
        lines.append(say("six-draw-queue") + " " + waiting)
    if view.table is not None:
        lines.append(say("six-draw-pile", pile=view.table.pile_size, discard=len(view.table.discard)))
    if view.hand:
        lines.append("")
        lines.append(say("six-draw-hand") + " " + draw_cards(view.hand))
    if view.table is not None and view.table.held:
        lines.append(say("six-draw-held") + " " + _draw_specials(view.table.held, say))
    return "\n".join(lines)


def _draw_rows(view: View, say: Draw) -> Iterable[str]:
    """The rows, each with its cows and what lies behind it."""
    markers = (None,) * len(view.rows) if view.table is None else view.table.markers
    for number, (row, marker) in enumerate(zip(view.rows, markers, strict=True), start=1):
        room = capacity(marker)
        gaps = "  ·  " * (room - len(row))
        notes = [say("six-draw-cows", cows=count_cows(row))]
        if len(row) == room:
            notes.append(say("six-draw-full"))
        if marker is not None:
            notes.append(_draw_specials([marker], say))
        if number == MOST_ROWS:
            notes.append(_draw_specials(["fifth_row"], say))
        yield f"  [bold]{number}[/] │ {draw_cards(row)} {gaps}│ {' '.join(notes)}"


def _draw_specials(specials: Sequence[Special], say: Draw) -> str:
    """Specials by name."""
    return ", ".join(f"[bold green]{say(f'six-special-{special}')}[/]" for special in specials)

"""The table as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stado.core.game import Draw
from stado.games.three.cards import ALL_COLORS, COLORS, DEALT_CARDS, ROW_CAPACITY, TURNS, Card
from stado.games.three.collection import Collection
from stado.games.three.face import draw_card
from stado.games.three.rules import find_row, place_card
from stado.games.three.view import View

_NO_CARD = " ·  "
_ROOM = 2  # cards of a color that can lie face up


def draw_cards(colors: str, cards: Iterable[Card], letters: Mapping[str, str]) -> str:
    """Cards side by side."""
    return " ".join(draw_card(colors, card, letters, width=2) for card in cards)


def draw_collection(colors: str, collection: Collection, letters: Mapping[str, str], say: Draw) -> str:
    """The colors with their shapes as often as they lie face up (`G✚✚ O●·`), then the face-down cards by color."""
    up = [colors[card] for card in collection.face_up]
    down = [colors[card] for card in collection.face_down]
    shown, turned = [], []
    for color in COLORS:
        letter, count = letters[color.name], up.count(color.letter)
        shown.append(f"[{color.style}]{letter}{color.symbol * count:·<{_ROOM}}[/]")
        if color.letter in down:
            turned.append(f"[{color.style}]{letter}{color.symbol}[/]×{down.count(color.letter)}")
    if turned:
        shown.append(say("three-draw-down", count=len(down)) + " " + " ".join(turned))
    return " ".join(shown)


def draw(view: View, names: Sequence[str], say: Draw) -> str:
    """Rows, the seats with their collections, and the hand with what its cards take."""
    letters: dict[str, str] = {color.name: say(f"three-letter-{color.name}") for color in ALL_COLORS}
    left = [sum(sizes) for sizes in zip(view.hand_sizes, view.pile_sizes, strict=True)]
    bonuses = " ".join(map(str, view.bonus_stack)) or "–"
    turn = min(TURNS, DEALT_CARDS - max(left) + 1)
    lines = [say("three-draw-head", turn=turn, turns=TURNS, bonuses=bonuses)]
    for number, row in enumerate(view.rows, start=1):
        room = ROW_CAPACITY - len(row)
        note = say("three-draw-full") if room == 0 else ""
        cards = " ".join([draw_cards(view.colors, row, letters), *[_NO_CARD] * room])
        lines.append(f"  [bold]{number}[/] │ {cards} │ {note}".rstrip())
    lines.append("")
    for seat, name in enumerate(names):
        mark = "▸" if seat == view.turn else " "
        bonus = f" {say('three-draw-bonus', bonus=view.bonuses[seat])}" if view.bonuses[seat] else ""
        sizes = {"cards": view.hand_sizes[seat], "pile": view.pile_sizes[seat]}
        lines.append(f"{mark} " + say("three-draw-seat", name=name, points=view.scores[seat], **sizes) + bonus)
        lines.append("    " + draw_collection(view.colors, view.collections[seat], letters, say))
    if view.hand:
        lines += ["", say("three-draw-hand") + " " + draw_cards(view.colors, view.hand, letters)]
        lines += _draw_takes(view, letters, say)
    return "\n".join(lines)


def _draw_takes(view: View, letters: Mapping[str, str], say: Draw) -> list[str]:
    """What each card of the hand takes, for those that do."""
    lines = []
    for card in view.hand:
        taken = place_card(view.rows[find_row(card)], card)[1]
        if taken:
            own, cards = draw_card(view.colors, card, letters), draw_cards(view.colors, taken, letters)
            lines.append("  " + say("three-draw-takes", card=own, cards=cards))
    return lines

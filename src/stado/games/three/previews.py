"""What an answer would do as the table lies."""

from __future__ import annotations

from bisect import bisect

from stado.core.fields import PlaceIndex, RowIndex
from stado.core.preview import Preview
from stado.games.three.actions import PlayCard, ThreeAction
from stado.games.three.cards import BY_LETTER, COLORS, NEUTRAL_CARDS, TOO_MANY, Card, ColorName
from stado.games.three.collection import collect, count_colors, tally
from stado.games.three.rules import find_row, place_card
from stado.games.three.view import View


class CardFits(Preview, frozen=True):
    """The card would lie in its row, and take nothing."""

    row: RowIndex
    place: PlaceIndex


class CardTakes(Preview, frozen=True):
    """The card would be the fifth of its row, and take others of it."""

    row: RowIndex
    place: PlaceIndex
    cards: tuple[Card, ...]
    turned: tuple[ColorName, ...]  # the colors that would be one too many


ThreePreview = CardFits | CardTakes


def preview(view: View, action: ThreeAction) -> ThreePreview:
    """Where a card would go, and what it would bring."""
    assert isinstance(action, PlayCard)
    assert view.seat is not None
    row = find_row(action.card)
    place = bisect(view.rows[row], action.card)
    _, taken = place_card(view.rows[row], action.card)
    if not taken:
        return CardFits(row, place, score=0, certain=True)
    collection, bonus, turned = view.collections[view.seat], view.bonuses[view.seat], []
    for card in taken:
        if card not in NEUTRAL_CARDS:  # TRI-7
            collection, together = collect(view.colors, collection, card)
            if len(together) == TOO_MANY:
                turned.append(BY_LETTER[view.colors[card]].name)
    if not bonus and count_colors(view.colors, collection) == len(COLORS):  # TRI-9
        bonus = view.bonus_stack[0]
    score = tally(view.colors, collection, bonus).points - view.scores[view.seat]
    return CardTakes(row, place, taken, tuple(turned), score=score, certain=True)

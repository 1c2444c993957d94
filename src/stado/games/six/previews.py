"""What an answer would do as the table lies."""

from __future__ import annotations

from stado.core.fields import PlaceIndex, RowIndex
from stado.core.preview import Preview
from stado.games.six.actions import PickCard, SixAction, TakeRow
from stado.games.six.cards import Card, capacity, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.placement import stopped_rows, target_row
from stado.games.six.view import View, unseen


class CardFits(Preview, frozen=True):
    """The card would lie at the end of a row."""

    row: RowIndex
    place: PlaceIndex
    risk: int  # the cows that it would take at least if others fill the row first; none where they cannot


class CardTakes(Preview, frozen=True):
    """The card would take a row."""

    row: RowIndex


class CardTooLow(Preview, frozen=True):
    """The card would go to no row, and its owner take one: a cheapest is told."""

    row: RowIndex


SixPreview = CardFits | CardTakes | CardTooLow


def preview(options: SixOptions, view: View, action: SixAction) -> SixPreview | None:
    """Where a picked card would go, or what a row would cost."""
    match action:
        case PickCard(card):
            return _preview_pick(options, view, card)
        case TakeRow(row):
            # SIX-23: in jubilee a card of the row may count plus, and others with it.
            return CardTakes(row, score=count_cows(view.rows[row]), certain=view.table is None)
        case _:
            return None


def _preview_pick(options: SixOptions, view: View, card: Card) -> SixPreview:
    """Where a card would go if it were placed now."""
    markers = (None,) * len(view.rows) if view.table is None else view.table.markers
    stopped = stopped_rows(markers)
    row = target_row(view.rows, card, stopped)
    if row is None:  # SIX-7
        cows = {row: count_cows(cards) for row, cards in enumerate(view.rows) if row not in stopped}
        cheapest = min(cows, key=cows.__getitem__)
        return CardTooLow(cheapest, score=cows[cheapest], certain=False)
    cards = view.rows[row]
    before = _rivals(options, view, cards[-1], card)
    # What is lower than every end can take any row, and what lies between comes first; nothing else changes this row.
    certain = view.table is None and not before and not _rivals(options, view, 0, min(row[-1] for row in view.rows))
    left = capacity(markers[row]) - len(cards)
    if left <= 0:  # SIX-6
        return CardTakes(row, score=count_cows(cards), certain=certain)
    return CardFits(row, len(cards), count_cows(cards) + left if before >= left else 0, score=0, certain=certain)


def _rivals(options: SixOptions, view: View, low: Card, high: Card) -> int:
    """How many of the others could pick a card between these two."""
    hidden = sum(low < card < high for card in unseen(options, view))
    seats, cards = 0, hidden
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            between = sum(low < card < high for card in known)
            seats += between > 0 or (hidden > 0 and view.hand_sizes[seat] > len(known))
            cards += between
    return min(seats, cards)

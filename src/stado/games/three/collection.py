"""The cards a seat has taken, and what they are worth."""

from __future__ import annotations

import msgspec

from stado.games.three.cards import FINAL_BONUSES, PAIR_POINTS, TOO_MANY, Card


class Collection(msgspec.Struct, frozen=True):
    """Taken cards in ascending order; face up a color has two at most, face down three or a multiple."""

    face_up: tuple[Card, ...] = ()
    face_down: tuple[Card, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    """What a collection is worth, part by part."""

    singles: int
    pairs: int
    face_down: int
    color_bonus: int
    final_bonus: int
    points: int


def collect(colors: str, collection: Collection, card: Card) -> tuple[Collection, tuple[Card, ...]]:
    """The collection with one more card, and its color's cards that lie together: three are turned face down."""
    up, down = collection.face_up, collection.face_down
    letter = colors[card]
    together = tuple(sorted((*(other for other in up if colors[other] == letter), card)))
    if len(together) < TOO_MANY:
        return Collection(tuple(sorted((*up, card))), down), together  # TRI-7
    kept = tuple(other for other in up if colors[other] != letter)
    return Collection(kept, tuple(sorted((*down, *together)))), together  # TRI-8


def count_colors(colors: str, collection: Collection) -> int:
    """How many colors lie face up."""
    return len({colors[card] for card in collection.face_up})


def tally(colors: str, collection: Collection, color_bonus: int) -> Tally:
    """What the collection is worth if the match ends with it."""
    shown = count_colors(colors, collection)
    pairs = len(collection.face_up) - shown
    singles = shown - pairs
    down = len(collection.face_down)
    final_bonus = FINAL_BONUSES.get(shown, 0)  # TRI-12
    points = singles + PAIR_POINTS * pairs - down + color_bonus + final_bonus  # TRI-13
    return Tally(singles, pairs, down, color_bonus, final_bonus, points)

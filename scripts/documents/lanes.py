"""What lies on a table, as lanes of pieces that one drawing serves: what the pictures of rules show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from stado.games.board.view import View as BoardView
from stado.games.loot.cards import HIGHEST, JOKER
from stado.games.loot.notation import format_card
from stado.games.loot.view import View as LootView
from stado.games.six.cards import count_cows
from stado.games.six.view import View as SixView
from stado.games.three.cards import BY_LETTER
from stado.games.three.view import View as ThreeView

# The paper and the ink of a card by its cows, as at the table in the browser.
_COWS = {
    1: ("#dde6e4", "#3f525c"),
    2: ("#cfe4f2", "#1d6293"),
    3: ("#f6e0b2", "#8f5600"),
    5: ("#f8d3c8", "#b23121"),
    7: ("#e7d2f1", "#702a90"),
}
_COLORS = {
    "orange": "#a14d00",
    "lilac": "#6f55a3",
    "light-blue": "#1f6a99",
    "red": "#ad2626",
    "turquoise": "#0b6e68",
    "magenta": "#a01f6c",
    "green": "#3a6b12",
    "neutral": "#5c5a55",
    "start": "#3b3a40",
}
_PAPER = "#fffaf0"


class Piece(NamedTuple):
    """A card, a tile or a space: what is written on it and below that, and its colors."""

    text: str
    note: str = ""
    paper: str = _PAPER
    ink: str = "#3b3a40"
    lies: bool = True  # a space without a piece does not


class Lane(NamedTuple):
    """Pieces side by side, with a word before them."""

    label: str
    pieces: Sequence[Piece]


def find_lanes(game: str, view: Any) -> list[Lane]:
    """The lanes of a game's view."""
    return list(_LANES[game](view))


def _six(view: SixView) -> Iterator[Lane]:
    for number, row in enumerate(view.rows, start=1):
        yield Lane(f"row {number}", [_cow_card(card, count_cows([card])) for card in row])
    if view.hand:
        yield Lane("hand", [_cow_card(card, count_cows([card])) for card in view.hand])


def _cow_card(number: int, cows: int) -> Piece:
    return Piece(str(number), "•" * cows, *_COWS[cows])


def _board(view: BoardView) -> Iterator[Lane]:
    for number, (signs, row) in enumerate(zip(view.spaces, view.rows, strict=True), start=1):
        if row:
            tiles = [
                Piece(sign, lies=False) if tile is None else _tile(view, tile) for tile, sign in _cover(row, signs)
            ]
            yield Lane(f"row {number}", tiles)
    if view.hand:
        yield Lane("screen", [_tile(view, tile) for tile in view.hand])


def _cover(row: Sequence[int | None], signs: Sequence[str]) -> Iterator[tuple[int | None, str]]:
    """The spaces of a row, each with the tile that lies on it."""
    for space, sign in enumerate(signs):
        yield row[space] if space < len(row) else None, "" if sign == "." else sign


def _tile(view: BoardView, tile: int) -> Piece:
    return _cow_card(tile, view.cows[tile - 1])


def _loot(view: LootView) -> Iterator[Lane]:
    for seat, layers in enumerate(view.layers, start=1):
        yield Lane(f"seat {seat}", [_loot_card(card) for group in layers[-1:] for card in group.cards])
    yield Lane("display", [_loot_card(heap[-1]) for heap in view.display])
    if view.hand:
        yield Lane("hand", [_loot_card(card) for card in view.hand])


def _loot_card(card: int) -> Piece:
    ink = "#702a90" if card == JOKER else "#b23121" if card == HIGHEST else "#1d6293"
    return Piece("★" if card == JOKER else format_card(card), ink=ink)


def _three(view: ThreeView) -> Iterator[Lane]:
    for number, row in enumerate(view.rows, start=1):
        yield Lane(f"row {number}", [_color_card(view, card) for card in row])
    for seat, collection in enumerate(view.collections, start=1):
        if collection.face_up:
            yield Lane(f"of seat {seat}", [_color_card(view, card) for card in collection.face_up])
    if view.hand:
        yield Lane("hand", [_color_card(view, card) for card in view.hand])


def _color_card(view: ThreeView, card: int) -> Piece:
    color = BY_LETTER[view.colors[card]]
    return Piece(str(card), color.symbol, ink=_COLORS[color.name])


_LANES: dict[str, Callable[[Any], Iterator[Lane]]] = {"six": _six, "board": _board, "loot": _loot, "three": _three}

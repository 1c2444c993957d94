"""Actions as short texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stado.core.errors import NotationError
from stado.games.board.actions import (
    AddTile,
    BoardAction,
    CountPlus,
    Deal,
    DealCards,
    DrawCard,
    DrawTile,
    MoveTile,
    PickTile,
    PickTiles,
    PlaceAnywhere,
    PlaceFirst,
    PlaceTile,
    PlayCard,
    StopRow,
    SwapTile,
    TakeLucky,
)
from stado.games.board.cards import ACTION_KINDS, LUCKY_KINDS

_MOST_DIGITS = 9
_USAGE = (
    "pick TILE, pick TILE TILE, place, play CARD, swap TILE, add TILE, stop ROW, first ROW, after ROW, "
    "plus TILE TILE, lucky CARD, move ROW, deal TILES, deal CARDS, draw TILE, draw CARD"
)
_TILE_VERBS: dict[str, Callable[[int], BoardAction]] = {
    "pick": PickTile,
    "swap": SwapTile,
    "add": AddTile,
    "draw": DrawTile,
}
_ROW_VERBS: dict[str, Callable[[int], BoardAction]] = {
    "stop": StopRow,
    "first": PlaceFirst,
    "after": PlaceAnywhere,
    "move": MoveTile,
}
_VERBS: dict[Any, str] = {kind: verb for verbs in (_TILE_VERBS, _ROW_VERBS) for verb, kind in verbs.items()}


def format_action(action: BoardAction) -> str:
    """`pick 45`, `pick 12 45`, `play skip`, `stop 2`, `plus 23 83`, `lucky gain_5`, `move 5` and so on."""
    match action:
        case PickTile(tile) | SwapTile(tile) | AddTile(tile) | DrawTile(tile):
            return f"{_VERBS[type(action)]} {tile}"
        case StopRow(row) | PlaceFirst(row) | PlaceAnywhere(row) | MoveTile(row):
            return f"{_VERBS[type(action)]} {row + 1}"
        case PickTiles(tiles):
            return " ".join(["pick", *map(str, tiles)])
        case CountPlus(tiles):
            return " ".join(["plus", *map(str, tiles)])
        case Deal(tiles):
            return " ".join(["deal", *map(str, tiles)])
        case DealCards(cards):
            return " ".join(["deal", *cards])
        case PlaceTile():
            return "place"
        case PlayCard(card):
            return f"play {card}"
        case TakeLucky(card):
            return f"lucky {card}"
        case _:
            return f"draw {action.card}"


def parse_action(text: str) -> BoardAction:
    """The action of that text."""
    verb, *rest = text.split() or [""]
    if rest and all(part.isascii() and part.isdecimal() and len(part) <= _MOST_DIGITS for part in rest):
        action = _parse_numbers(verb, tuple(map(int, rest)))
    else:
        action = _parse_words(verb, rest)
    if action is None:
        raise NotationError(f"{text!r} is no action; allowed: {_USAGE}")
    return action


def _parse_numbers(verb: str, numbers: tuple[int, ...]) -> BoardAction | None:
    """An action about tiles or a row."""
    match verb, numbers:
        case "deal", _:
            return Deal(numbers)
        case "pick", (_, _):
            return PickTiles(numbers)
        case "plus", (_,) | (_, _):
            return CountPlus(numbers)
        case _, (number,) if verb in _TILE_VERBS:
            return _TILE_VERBS[verb](number)
        case _, (number,) if verb in _ROW_VERBS and number > 0:
            return _ROW_VERBS[verb](number - 1)
    return None


def _parse_words(verb: str, words: list[str]) -> BoardAction | None:
    """An action about cards, or about nothing."""
    if verb == "place" and not words:
        return PlaceTile()
    actions = tuple(card for word in words for card in ACTION_KINDS if card == word)
    lucky = tuple(card for word in words for card in LUCKY_KINDS if card == word)
    if not words or len(actions) + len(lucky) < len(words):
        return None
    match verb, actions, lucky:
        case "play", (card,), ():
            return PlayCard(card)
        case "play", (), (card,):
            return PlayCard(card)
        case "lucky", (), (card,):
            return TakeLucky(card)
        case "draw", (card,), ():
            return DrawCard(card)
        case "deal", _, ():
            return DealCards(actions)
    return None

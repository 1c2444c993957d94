"""What seats, and chance, can do."""

from __future__ import annotations

from stado.core.fields import RowIndex
from stado.core.game import Action
from stado.games.board.cards import ActionCard, LuckyCard, Tile


class Deal(Action, frozen=True):
    """Chance deals: twelve tiles for each seat in turn, then at first the row starts."""

    tiles: tuple[Tile, ...]


class DealCards(Action, frozen=True):
    """Chance deals two action cards for each seat in turn."""

    cards: tuple[ActionCard, ...]


class DrawTile(Action, frozen=True):
    """Chance draws a tile from the supply."""

    tile: Tile


class DrawCard(Action, frozen=True):
    """Chance draws an action card from the pile."""

    card: ActionCard


class PickTile(Action, frozen=True):
    """Commit a tile, face down."""

    tile: Tile


class PickTiles(Action, frozen=True):
    """Commit two tiles, face down, the lower first."""

    tiles: tuple[Tile, ...]


class PlaceTile(Action, frozen=True):
    """Play no more cards for the tile."""


class PlayCard(Action, frozen=True):
    """Play an action card or a lucky card for the tile that is placed next."""

    card: ActionCard | LuckyCard


class SwapTile(Action, frozen=True):
    """Reveal that tile in exchange, by Swap."""

    tile: Tile


class AddTile(Action, frozen=True):
    """Reveal that tile too, by Another tile."""

    tile: Tile


class StopRow(Action, frozen=True):
    """Put a STOP token on that row, by Stop."""

    row: RowIndex


class PlaceFirst(Action, frozen=True):
    """Put the tile at the start of that row, by Place first."""

    row: RowIndex


class PlaceAnywhere(Action, frozen=True):
    """Send the tile to the end of that row, by Ascending anywhere."""

    row: RowIndex


class CountPlus(Action, frozen=True):
    """Let these tiles count plus, by Positive cows, the lower first."""

    tiles: tuple[Tile, ...]


class TakeLucky(Action, frozen=True):
    """Take a lucky card of that kind."""

    card: LuckyCard


class MoveTile(Action, frozen=True):
    """Let the tile that took a row move on to that one."""

    row: RowIndex


BoardAction = (
    Deal
    | DealCards
    | DrawTile
    | DrawCard
    | PickTile
    | PickTiles
    | PlaceTile
    | PlayCard
    | SwapTile
    | AddTile
    | StopRow
    | PlaceFirst
    | PlaceAnywhere
    | CountPlus
    | TakeLucky
    | MoveTile
)

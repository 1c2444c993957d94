"""What has happened at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from stado.core.events import Event
from stado.core.fields import BySeat, PlaceIndex, RowIndex, Seat, read_as
from stado.games.board.cards import ActionCard, LuckyCard, Tile
from stado.games.board.state import Reveal, Row

Source = Annotated[
    Literal["points", "cows", "row", "positive_cows", "gain_5", "tiles_held", "cards_held"],
    read_as("source"),
]


class TilesDealt(Event, frozen=True):
    """A seat got twelve tiles behind its screen."""

    secrets: ClassVar[Mapping[str, str]] = {"tiles": "seat"}

    seat: Seat
    count: int
    tiles: tuple[Tile, ...] | None
    rule: str = "BRD-5"


class CardsDealt(Event, frozen=True):
    """A seat got its first action cards."""

    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}

    seat: Seat
    count: int
    cards: tuple[ActionCard, ...] | None
    rule: str = "BRD-13"


class RowsLaid(Event, frozen=True):
    """Four rows have their first tiles."""

    rows: tuple[Row, ...]
    starts: tuple[Tile, ...]
    rule: str = "BRD-5"


class TurnStarted(Event, frozen=True):
    """Everybody picks that number of tiles."""

    turn: int
    count: int
    rule: str = "BRD-6"


class TilesPicked(Event, frozen=True):
    """A seat committed its tiles, or replaced those that it had committed."""

    secrets: ClassVar[Mapping[str, str]] = {"tiles": "seat"}

    seat: Seat
    count: int
    tiles: tuple[Tile, ...] | None
    rule: str = "BRD-6"


class TilesRevealed(Event, frozen=True):
    """All picks lie open, in the order in which they will be placed."""

    reveals: tuple[Reveal, ...]
    rule: str = "BRD-6"


class CardPlayed(Event, frozen=True):
    """A seat played a card for its tile."""

    seat: Seat
    card: ActionCard | LuckyCard
    tile: Tile
    rule: str = "BRD-17"


class TileSwapped(Event, frozen=True):
    """A revealed tile went back behind the screen, and another lies in its place."""

    seat: Seat
    tile: Tile
    new_tile: Tile
    rule: str = "BRD-17"


class TileAdded(Event, frozen=True):
    """A seat revealed one more tile, and its tiles go first."""

    seat: Seat
    tile: Tile
    reveals: tuple[Reveal, ...]
    rule: str = "BRD-17"


class RowStopped(Event, frozen=True):
    """A STOP token lies at the end of a row."""

    seat: Seat
    row: RowIndex
    rule: str = "BRD-17"


class RowChosen(Event, frozen=True):
    """By Ascending anywhere, a tile is to go to the end of that row."""

    seat: Seat
    tile: Tile
    row: RowIndex
    rule: str = "BRD-17"


class StopLifted(Event, frozen=True):
    """A STOP token came off a row."""

    row: RowIndex
    rule: str = "BRD-17"


class TilesShifted(Event, frozen=True):
    """Tiles of a row moved one space to the right: these, from the left."""

    seat: Seat
    row: RowIndex
    tiles: tuple[Tile, ...]
    rule: str = "BRD-17"


class TilePlaced(Event, frozen=True):
    """A tile lies on a space."""

    seat: Seat
    tile: Tile
    row: RowIndex
    space: PlaceIndex
    rule: str = "BRD-7"


class ScoreChanged(Event, frozen=True):
    """A seat gained or lost points; the score shows how many of them counted."""

    seat: Seat
    source: Source
    points: int
    score: int
    rule: str


class RowTaken(Event, frozen=True):
    """The tile took the others of its row: out of the game, or behind its owner's screen."""

    seat: Seat
    row: RowIndex
    tile: Tile
    tiles: tuple[Tile, ...]
    cows: int
    plus: tuple[Tile, ...]
    goes: Annotated[Literal["out", "behind"], read_as("goes")]
    rule: str


class TileMoved(Event, frozen=True):
    """The tile that took a row starts another."""

    seat: Seat
    tile: Tile
    from_row: RowIndex
    row: RowIndex
    rule: str


class LuckyTaken(Event, frozen=True):
    """A seat got a lucky card for a clover."""

    seat: Seat
    card: LuckyCard
    rule: str = "BRD-11"


class TileDrawn(Event, frozen=True):
    """A seat drew a tile from the supply."""

    secrets: ClassVar[Mapping[str, str]] = {"tile": "seat"}

    seat: Seat
    tile: Tile | None
    rule: str = "BRD-16"


class CardDrawn(Event, frozen=True):
    """A seat drew an action card from the pile."""

    secrets: ClassVar[Mapping[str, str]] = {"card": "seat"}

    seat: Seat
    card: ActionCard | None
    rule: str = "BRD-16"


class PileRemade(Event, frozen=True):
    """The discard pile was shuffled to be the draw pile."""

    count: int
    rule: str = "BRD-16"


class NothingDrawn(Event, frozen=True):
    """There was nothing left to draw."""

    seat: Seat
    what: Annotated[Literal["tile", "card"], read_as("what")]
    rule: str = "BRD-16"


class HandShown(Event, frozen=True):
    """A seat lifted its screen at the end."""

    seat: Seat
    tiles: tuple[Tile, ...]
    cards: tuple[ActionCard, ...]
    rule: str = "BRD-18"


class MatchEnded(Event, frozen=True):
    """The match is over."""

    closes: ClassVar[bool] = True

    scores: BySeat
    ranks: BySeat
    rule: str


BoardEvent = (
    TilesDealt
    | CardsDealt
    | RowsLaid
    | TurnStarted
    | TilesPicked
    | TilesRevealed
    | CardPlayed
    | TileSwapped
    | TileAdded
    | RowStopped
    | RowChosen
    | StopLifted
    | TilesShifted
    | TilePlaced
    | ScoreChanged
    | RowTaken
    | TileMoved
    | LuckyTaken
    | TileDrawn
    | CardDrawn
    | PileRemade
    | NothingDrawn
    | HandShown
    | MatchEnded
)

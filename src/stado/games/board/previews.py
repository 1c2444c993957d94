"""What an answer would do as the table lies."""

from __future__ import annotations

from stado.core.fields import PlaceIndex, RowIndex, Seat
from stado.core.preview import Preview
from stado.games.board.actions import BoardAction, MoveTile, PickTile, PickTiles, PlaceAnywhere, PlaceTile
from stado.games.board.cards import Tile, clamp
from stado.games.board.rows import open_rows, row_end, row_tiles, target_row
from stado.games.board.spaces import SpaceKind, takes
from stado.games.board.state import Leave
from stado.games.board.table import Table
from stado.games.board.view import View, unseen


class TileLands(Preview, frozen=True):
    """The tile would come onto a space and set it off."""

    tile: Tile
    row: RowIndex
    place: PlaceIndex
    kind: SpaceKind
    count: int  # of the tiles that it would take


class TilesLand(Preview, frozen=True):
    """Each of two tiles would come onto a space, as if it were alone."""

    tiles: tuple[TileLands, ...]


BoardPreview = TileLands | TilesLand


def preview(table: Table, view: View, action: BoardAction) -> BoardPreview | None:
    """Where a tile would go, and what its space does."""
    assert view.seat is not None
    match action:
        case PickTile(tile):
            return _preview_pick(table, view, view.seat, tile)
        case PickTiles(tiles):
            lands = tuple(_preview_pick(table, view, view.seat, tile) for tile in tiles)
            return TilesLand(lands, score=sum(land.score for land in lands), certain=False)
        case PlaceTile():
            tile, plan = view.queue[0].tile, view.plan
            row = target_row(view.rows, view.stops, tile) if plan.row is None else plan.row
            spot = (tile, row, len(view.rows[row]) + plan.skips)
            return _land(table, view, view.seat, spot, certain=_ends_here(view, 1))
        case PlaceAnywhere(row):
            # Skip may still be played for it.
            spot = (view.queue[0].tile, row, len(view.rows[row]))
            return _land(table, view, view.seat, spot, certain=False)
        case MoveTile(row):
            task = view.agenda[0]
            assert isinstance(task, Leave)
            certain = len(view.agenda) == 1 and _ends_here(view, 0)
            return _land(table, view, view.seat, (task.tile, row, 0), certain=certain)
        case _:
            return None


def _preview_pick(table: Table, view: View, seat: Seat, tile: Tile) -> TileLands:
    """Where a picked tile would land if it were placed now."""
    row = target_row(view.rows, view.stops, tile)
    end = row_end(view.rows[row])
    lowest = min(row_end(view.rows[other]) for other in open_rows(view.rows, view.stops))
    # Cards may change anything; else what comes between, or is too low, comes first to this row.
    certain = not (table.advanced or view.lucky[seat] or end > tile)
    certain = certain and not any(end < other < tile or other < lowest for other in _others(view, seat))
    return _land(table, view, seat, (tile, row, len(view.rows[row])), certain=certain)


def _ends_here(view: View, placed: int) -> bool:
    """Whether this turn changes the seat's score no more once that many tiles are placed."""
    mine = any(reveal.seat == view.seat for reveal in view.queue[placed:])
    return not mine and min(view.hand_sizes) > 0  # BRD-18: at the end tiles cost points


def _others(view: View, seat: Seat) -> list[Tile]:
    """The tiles that others could pick."""
    known = [tile for other, tiles in enumerate(view.known) if other != seat for tile in tiles]
    return [*known, *unseen(view)]


def _land(table: Table, view: View, seat: Seat, spot: tuple[Tile, int, int], *, certain: bool) -> TileLands:
    """What the space of a row does with the tile."""
    tile, row, place = spot
    space = table.spaces[row][place]
    tiles = row_tiles(view.rows[row]) if takes(space) else ()
    points = 0
    match space.kind:
        case "points":  # BRD-8
            points = space.amount
        case "cows":  # BRD-8
            points = space.amount * table.cows[tile]
        case "take_cows":  # BRD-8, BRD-14
            points = -table.count_cows(tiles)
    score = clamp(view.scores[seat] + points) - view.scores[seat]
    # BRD-14, BRD-15: in the advanced game the tile that took a row sets off another space.
    certain = certain and not (tiles and table.advanced)
    return TileLands(tile, row, place, space.kind, len(tiles), score=score, certain=certain)

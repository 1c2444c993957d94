"""The rows of the board: where a tile may go, and what moves when it does."""

from __future__ import annotations

from collections.abc import Sequence

from stado.games.board.cards import Tile
from stado.games.board.state import Row


def row_tiles(row: Row) -> tuple[Tile, ...]:
    """The tiles of a row, less its gaps."""
    return tuple(tile for tile in row if tile is not None)


def row_end(row: Row) -> Tile:
    """The last tile of an active row."""
    end = row[-1]
    assert end is not None
    return end


def row_start(row: Row) -> Tile:
    """The first tile of an active row."""
    start = row[0]
    assert start is not None
    return start


def open_rows(rows: Sequence[Row], stops: Sequence[int]) -> tuple[int, ...]:
    """The active rows that no STOP token closes."""
    return tuple(index for index, row in enumerate(rows) if row and index not in stops)  # BRD-6, BRD-17


def empty_rows(rows: Sequence[Row], taken: int) -> tuple[int, ...]:
    """The rows that a tile may move on to from the row it took, which is not one of them."""
    return tuple(index for index, row in enumerate(rows) if not row and index != taken)  # BRD-8


def following_row(rows: Sequence[Row], taken: int) -> int:
    """The nearest empty row below the one taken, else the topmost."""
    empty = empty_rows(rows, taken)
    return next((row for row in empty if row > taken), empty[0])  # BRD-8


def target_row(rows: Sequence[Row], stops: Sequence[int], tile: Tile) -> int:
    """The row that the tile must go to."""
    best, nearest = -1, 0
    last, highest = -1, 0
    for index, row in enumerate(rows):
        if row and index not in stops:  # BRD-17: a stopped row is left out of all three rules
            end = row[-1] or 0
            if nearest < end < tile:  # BRD-7: ascending, lowest difference
                best, nearest = index, end
            if end > highest:
                last, highest = index, end
    return last if best < 0 else best  # BRD-7: too low


def lower_rows(rows: Sequence[Row], stops: Sequence[int], tile: Tile) -> tuple[int, ...]:
    """The rows that Ascending anywhere lets the tile go to."""
    return tuple(row for row in open_rows(rows, stops) if row_end(rows[row]) < tile)  # BRD-17


def higher_rows(rows: Sequence[Row], stops: Sequence[int], tile: Tile) -> tuple[int, ...]:
    """The rows that Place first lets the tile start."""
    return tuple(row for row in open_rows(rows, stops) if row_start(rows[row]) > tile)  # BRD-17


def shift_row(row: Row, tile: Tile, *, to_gap: bool) -> tuple[Row, tuple[int, ...], tuple[Tile, ...]]:
    """The row with the tile placed first, the spaces that others came onto while free, and the tiles that moved."""
    gap = row.index(None) if to_gap and None in row else len(row)
    shifted = (tile, *row[:gap], *row[gap + 1 :])  # BRD-17: to_gap fills the first gap and moves no more
    triggered = tuple(
        space
        for space in range(1, len(shifted))
        if shifted[space] is not None and (space >= len(row) or row[space] is None)
    )
    return shifted, triggered, row_tiles(row[:gap])

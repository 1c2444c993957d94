"""Spaces, tiles and whole boards as text with colors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stado.games.board.cards import TILES, Tile
from stado.games.board.layout import MOST_COWS, Board, Signs

WIDTH = 6  # characters for a space or a tile
_PER_LINE = 15

_STYLES = {1: "white", 2: "cyan", 3: "yellow", 4: "magenta", 5: "red"}
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_SPACE_STYLES = {
    "+": "green",
    "-": "red",
    "g": "green",
    "r": "red",
    "t": "cyan",
    "c": "cyan",
    "C": "bold red",
    "T": "bold magenta",
    ".": "dim",
}


def draw_space(sign: str) -> str:
    """A free space by its sign, in a color that tells good from bad."""
    return f"[{_SPACE_STYLES[sign[0]]}]{sign.center(WIDTH)}[/]"


def draw_tile(cows: Sequence[int], tile: Tile) -> str:
    """A tile with its cows raised: `55³`; `cows` starts with those of tile 1."""
    count = cows[tile - 1]
    return f"[{_STYLES[count]}]{tile}{str(count).translate(_RAISED)}[/]"


def draw_tiles(cows: Sequence[int], tiles: Iterable[Tile]) -> str:
    """Tiles side by side."""
    return " ".join(draw_tile(cows, tile) for tile in tiles)


def draw_board(board: Board) -> str:
    """Both sides, the cows of all tiles, and the clovers."""
    lines = ["[bold blue]basic[/]", *_draw_side(board.basic), "", "[bold red]advanced[/]", *_draw_side(board.advanced)]
    lines += ["", "[bold]cows[/]"]
    for cows in range(1, MOST_COWS + 1):
        tiles = [tile for tile in TILES if board.cows[tile - 1] == cows]
        for start in range(0, len(tiles), _PER_LINE):
            numbers = " ".join(f"{tile:>3}" for tile in tiles[start : start + _PER_LINE])
            lines.append(f"  [{_STYLES[cows]}]{cows if not start else ' '}  {numbers}[/]")
    lines += ["", "[bold]clovers[/]", "  [green]" + " ".join(map(str, board.clovers)) + "[/]"]
    return "\n".join(lines)


def _draw_side(rows: Sequence[Signs]) -> list[str]:
    """The rows of a side, numbered."""
    return [f"  {number:>2} │{'│'.join(map(draw_space, signs))}│" for number, signs in enumerate(rows, start=1)]

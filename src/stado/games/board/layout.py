"""Boards as data: what the spaces, tiles and clovers are, read from files that owners can replace."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Literal, get_args

import msgspec

from stado.core.datafile import DataLine, data_lines
from stado.core.errors import DataError
from stado.games.board.cards import LIMIT, TILES, Tile
from stado.games.board.spaces import BASIC_SIGNS, find_space, takes

Section = Literal["basic", "advanced", "cows", "clovers"]
Signs = tuple[str, ...]

# BRD-2; the upper ends are ours, so that any board fits a screen.
FEWEST_ROWS, MOST_ROWS = 5, 20
FEWEST_SPACES, MOST_SPACES = 2, 20
MOST_COWS = 5

_SECTIONS: tuple[Section, ...] = get_args(Section)
_RANGE = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,3}")
_ADVANCED_ONLY = ("tile", "card", "TILES")
_LONGEST_LINE = 100


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides as signs of spaces, the cows of the tiles from 1 up, and the clovers, lowest first."""

    basic: tuple[Signs, ...]
    advanced: tuple[Signs, ...]
    cows: tuple[int, ...]
    clovers: tuple[int, ...]

    def __post_init__(self) -> None:
        for side, rows in (("basic", self.basic), ("advanced", self.advanced)):
            for number, signs in enumerate(rows, start=1):
                _refuse(f"{side} row {number}", row_fault(signs, advanced=side == "advanced"))
            _refuse(side, side_fault(rows))
        if len(self.cows) != len(TILES):
            _refuse("cows", f"{len(self.cows)} numbers; allowed: {len(TILES)}, one for each tile")
        for tile, cows in zip(TILES, self.cows, strict=True):
            _refuse(f"tile {tile}", cows_fault(cows))
        for clover in self.clovers:
            _refuse("clovers", clover_fault(clover))
        if self.clovers != tuple(sorted(set(self.clovers))) or not self.clovers:
            _refuse("clovers", "allowed: at least one, rising, none twice")


def row_fault(signs: Sequence[str], *, advanced: bool) -> str | None:
    """What is wrong with a row."""
    if not FEWEST_SPACES <= len(signs) <= MOST_SPACES:
        return f"{_count(signs, 'space')} in a row; allowed: {FEWEST_SPACES} to {MOST_SPACES}"
    for number, sign in enumerate(signs, start=1):
        try:
            space = find_space(sign)
        except DataError as error:
            return f"space {number}: {error}"
        if not advanced and sign in _ADVANCED_ONLY:
            return f"space {number}: {sign!r} is for the advanced side only; allowed: {BASIC_SIGNS}"
        if number < len(signs) and takes(space):
            return f"space {number}: {sign!r} takes the row, which only the last space does"  # BRD-2
    if not takes(space):
        allowed = "COWS, TILES" if advanced else "COWS"
        return f"the last space is {signs[-1]!r}, but must take the row; allowed: {allowed}"  # BRD-2
    return None


def side_fault(rows: Sequence[Signs]) -> str | None:
    """What is wrong with a side whose rows are good."""
    if not FEWEST_ROWS <= len(rows) <= MOST_ROWS:
        return f"{_count(rows, 'row')}; allowed: {FEWEST_ROWS} to {MOST_ROWS}"
    return None


def cows_fault(cows: int) -> str | None:
    """What is wrong with the cows of a tile."""
    return None if 1 <= cows <= MOST_COWS else f"{cows} cows on a tile; allowed: 1 to {MOST_COWS}"  # BRD-2


def clover_fault(clover: int) -> str | None:
    """What is wrong with a clover."""
    if -LIMIT <= clover <= LIMIT:
        return None
    return f"clover {clover} is off the track; allowed: -{LIMIT} to {LIMIT}"


def parse_board(text: str, source: str) -> Board:
    """The board in a file's text, or DataError naming file and line."""
    heads, lines = _split(text, source)
    sides = {side: _parse_side(heads[side], lines[side]) for side in _SECTIONS[:2]}
    return Board(
        basic=sides["basic"],
        advanced=sides["advanced"],
        cows=_parse_cows(heads["cows"], lines["cows"]),
        clovers=_parse_clovers(heads["clovers"], lines["clovers"]),
    )


def format_board(board: Board) -> str:
    """The text that `parse_board` reads."""
    written = ["[basic]", *map("  ".join, board.basic), "", "[advanced]", *map("  ".join, board.advanced), "", "[cows]"]
    for cows in range(1, MOST_COWS + 1):
        tiles = [str(tile) for tile in TILES if board.cows[tile - 1] == cows]
        written += _fold(f"{cows}:", tiles)
    written += ["", "[clovers]", *_fold("", [str(clover) for clover in board.clovers])]
    return "\n".join(written) + "\n"


def _split(text: str, source: str) -> tuple[dict[Section, DataLine], dict[Section, list[DataLine]]]:
    """The heads of all sections, and the lines below each."""
    allowed = ", ".join(f"[{name}]" for name in _SECTIONS)
    heads: dict[Section, DataLine] = {}
    lines: dict[Section, list[DataLine]] = {}
    section: Section | None = None
    for line in data_lines(text, source):
        if line.text.startswith("["):
            section = next((name for name in _SECTIONS if line.text == f"[{name}]"), None)
            if section is None:
                raise line.error(f"unknown section {line.text}; allowed: {allowed}")
            if section in heads:
                raise line.error(f"section {line.text} stands in line {heads[section].number} too")
            heads[section], lines[section] = line, []
        elif section is None:
            raise line.error(f"{line.text!r} stands in no section; begin with one of {allowed}")
        else:
            lines[section].append(line)
    for name in _SECTIONS:
        if name not in heads:
            raise DataError(f"{source}: section [{name}] is missing; needed: {allowed}")
    return heads, lines


def _parse_side(head: DataLine, lines: list[DataLine]) -> tuple[Signs, ...]:
    """The rows of a side."""
    rows = []
    for line in lines:
        signs = tuple(line.text.split())
        _blame(line, row_fault(signs, advanced=head.text == "[advanced]"))
        rows.append(signs)
    _blame(head, side_fault(rows))
    return tuple(rows)


def _parse_cows(head: DataLine, lines: list[DataLine]) -> tuple[int, ...]:
    """The cows of all tiles."""
    found: dict[Tile, tuple[int, DataLine]] = {}
    for line in lines:
        number, colon, tiles = (part.strip() for part in line.text.partition(":"))
        if not colon or not _NUMBER.fullmatch(number):
            raise line.error(f"{line.text!r} is not COWS: TILES, such as '2: 5 10 15-20'")
        cows = int(number)
        _blame(line, cows_fault(cows))
        for tile in _parse_tiles(line, tiles):
            if tile in found:
                raise line.error(f"tile {tile} stands in line {found[tile][1].number} too; allowed: each tile once")
            found[tile] = cows, line
    missing = [str(tile) for tile in TILES if tile not in found]
    if missing:
        word = "tile" if len(missing) == 1 else "tiles"
        raise head.error(f"no cows for {word} {' '.join(missing)}; needed: each tile from 1 to {TILES[-1]} once")
    return tuple(found[tile][0] for tile in TILES)


def _parse_tiles(line: DataLine, text: str) -> Iterator[Tile]:
    """Tiles one by one: `7 10-12` is 7 10 11 12."""
    for part in text.split():
        match = _RANGE.fullmatch(part)
        if match is None:
            raise line.error(f"{part!r} is no tile; allowed: 1 to {TILES[-1]}, and ranges such as 10-12")
        first = int(match[1])
        last = int(match[2] or first)
        for tile in (first, last):
            if tile not in TILES:
                raise line.error(f"there is no tile {tile}; allowed: 1 to {TILES[-1]}")
        if last < first:
            raise line.error(f"range {part} runs backward; write {last}-{first}")
        yield from range(first, last + 1)


def _parse_clovers(head: DataLine, lines: list[DataLine]) -> tuple[int, ...]:
    """The clovers, lowest first."""
    found: dict[int, DataLine] = {}
    for line in lines:
        for part in line.text.split():
            if not _NUMBER.fullmatch(part):
                raise line.error(f"{part!r} is no number of the track; allowed: -{LIMIT} to {LIMIT}")
            clover = int(part)
            _blame(line, clover_fault(clover))
            if clover in found:
                raise line.error(f"clover {clover} stands in line {found[clover].number} too; allowed: each once")
            found[clover] = line
    if not found:
        raise head.error("no clovers; needed: at least one")
    return tuple(sorted(found))


def _count(items: Sequence[object], word: str) -> str:
    """How many there are, in words."""
    return f"{len(items)} {word}" if len(items) == 1 else f"{len(items)} {word}s"


def _refuse(where: str, fault: str | None) -> None:
    """Raise DataError for a fault in a board that comes from no file."""
    if fault is not None:
        raise DataError(f"board, {where}: {fault}")


def _blame(line: DataLine, fault: str | None) -> None:
    """Raise DataError for a fault in a line."""
    if fault is not None:
        raise line.error(fault)


def _fold(head: str, parts: list[str]) -> list[str]:
    """Parts side by side in lines of bearable length, each begun by the head."""
    lines = []
    line = head
    for part in parts:
        if len(line) + len(part) >= _LONGEST_LINE:
            lines.append(line)
            line = head
        line = f"{line} {part}".strip()
    return [*lines, line] if line != head else lines


HOUSE_BOARD = parse_board(
    files("stado.games.board").joinpath("data/house.board").read_text(encoding="utf-8"), "house.board"
)

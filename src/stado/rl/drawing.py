"""A match as text and as a picture, every hand face up."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from stado.core.errors import OptionError
from stado.core.match import Match

RenderMode = Literal["human", "ansi", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("human", "ansi", "rgb_array")

WIDTH, HEIGHT = 720, 480
MARGIN, LINE = 16, 20
PAPER, INK = (250, 247, 240), (40, 36, 32)

Picture = npt.NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not, with OptionError."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode cannot be {mode!r}; allowed: {', '.join(RENDER_MODES)}")


def render(match: Match, mode: RenderMode | None) -> str | Picture | None:
    """The table: printed, as text, or as a picture."""
    match mode:
        case "ansi":
            return draw_text(match)
        case "rgb_array":
            return draw_picture(match)
        case "human":
            sys.stdout.write(draw_text(match))
    return None


def draw_text(match: Match) -> str:
    """The position in notation, or how the match ended."""
    game, outcome = match.game, match.outcome
    lines = [f"{game.name} {game.variant.name}"]
    if outcome is None:
        lines += (f"{key}: {value}" for key, value in game.format_fields(match.state))
        lines.append(f"to act: {' '.join(str(seat + 1) for seat in match.to_act)}")
    else:
        lines.append(f"scores: {' '.join(map(str, outcome.scores))}")
        lines.append(f"ranks: {' '.join(map(str, outcome.ranks))}")
    return "\n".join(lines) + "\n"


def draw_picture(match: Match) -> Picture:
    """The same text as a picture of fixed size; lines that find no room are left out."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen, font = ImageDraw.Draw(picture), _font()
    lines = (part for line in draw_text(match).splitlines() for part in _fold(line, font))
    for top, line in zip(range(MARGIN, HEIGHT - LINE, LINE), lines, strict=False):
        pen.text((MARGIN, top), line, INK, font)
    return np.asarray(picture).copy()


@cache
def _font() -> Any:
    """The font that comes with Pillow."""
    from PIL import ImageFont

    return ImageFont.load_default(14)


def _fold(line: str, font: Any) -> Iterator[str]:
    """A line in parts that fit the width."""
    part = ""
    for word in line.split(" "):
        longer = f"{part} {word}" if part else word
        if font.getlength(longer) > WIDTH - 2 * MARGIN:
            yield part
            longer = f"    {word}"
        part = longer
    yield part

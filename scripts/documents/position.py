"""Positions in the documents as pictures: a block of `{position}` is drawn, and what is played from there."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive, directives
from sphinx.application import Sphinx

from scripts.documents.lanes import Lane, Piece, find_lanes
from stado.core.game import AnyGame
from stado.games import parse_position

LABEL, WIDTH, HEIGHT, GAP = 76, 44, 56, 6


class PositionDirective(Directive):
    """Draws the table that the first seat sees; `:play:` names actions after which it is drawn again."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True
    option_spec = {"play": directives.unchanged}  # noqa: RUF012 - docutils names it so

    def run(self) -> list[nodes.Node]:
        """A figure of one or two pictures, with its caption."""
        game, state = parse_position("\n".join(self.content))
        pictures = [draw(game, state)]
        if played := self.options.get("play"):
            pictures.append(draw(game, play(game, state, played)))
        caption = self.arguments[0]
        drawn = '<span aria-hidden="true">→</span>'.join(pictures)
        figure = f'<figure class="position"><div>{drawn}</div><figcaption>{escape(caption)}</figcaption></figure>'
        return [nodes.raw("", figure, format="html")]


def play(game: AnyGame, state: Any, actions: str) -> Any:
    """The state after actions such as `1 pick 14, 2 pick 15`; or RuleError."""
    for line in actions.split(","):
        seat, _, text = line.strip().partition(" ")
        state = game.apply(state, int(seat) - 1, game.parse_action(text)).state
    return state


def draw(game: AnyGame, state: Any) -> str:
    """The table as the first seat sees it."""
    return draw_lanes(find_lanes(game.name, game.view(state, 0)))


def draw_lanes(lanes: Sequence[Lane], *, labels: bool = True) -> str:
    """Lanes as an SVG, which tells with its labels what lies there to those who do not see it."""
    edge = LABEL if labels else 0
    width = edge + max(len(lane.pieces) for lane in lanes) * (WIDTH + GAP) - GAP
    told = "; ".join(f"{lane.label}: {' '.join(piece.text for piece in lane.pieces if piece.lies)}" for lane in lanes)
    about = f'role="img" aria-label="{escape(told)}"' if labels else 'aria-hidden="true"'
    parts = [f'<svg viewBox="0 0 {width} {len(lanes) * (HEIGHT + GAP) - GAP}" width="{width}" {about}>']
    for place, lane in enumerate(lanes):
        top = place * (HEIGHT + GAP)
        if labels:
            parts.append(f'<text y="{top + HEIGHT // 2 + 5}" font-size="14" fill="currentColor">{lane.label}</text>')
        pieces = lane.pieces if labels else [piece if piece.lies else Piece("", lies=False) for piece in lane.pieces]
        parts += (draw_piece(piece, edge + column * (WIDTH + GAP), top) for column, piece in enumerate(pieces))
    return "".join([*parts, "</svg>"])


def draw_piece(piece: Piece, left: int, top: int) -> str:
    """A piece on its paper, or a space with a dashed edge."""
    middle = left + WIDTH // 2
    if piece.lies:
        paper, ink = f'fill="{piece.paper}" stroke="#a39574"', piece.ink
    else:
        paper, ink = 'fill="none" stroke="currentColor" stroke-dasharray="4 3" opacity="0.6"', "currentColor"
    size = 20 if len(piece.text) < 4 else 11
    parts = [f'<rect x="{left + 1}" y="{top + 1}" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="7" {paper}/>']
    anchor = f'text-anchor="middle" fill="{ink}"'
    parts.append(
        f'<text x="{middle}" y="{top + 30}" {anchor} font-size="{size}" font-weight="700">{escape(piece.text)}</text>'
    )
    if piece.note:
        size = 12 if len(piece.note) < 6 else 9
        parts.append(f'<text x="{middle}" y="{top + 46}" {anchor} font-size="{size}">{escape(piece.note)}</text>')
    return "".join(parts)


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx about it."""
    app.add_directive("position", PositionDirective)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

"""The table as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stado.core.game import Draw
from stado.games.board.cards import ActionCard, LuckyCard, Tile
from stado.games.board.face import WIDTH, draw_space, draw_tile, draw_tiles
from stado.games.board.state import Leave
from stado.games.board.view import View


def draw(view: View, names: Sequence[str], say: Draw) -> str:
    """The board, the seats, what is to be placed, and what the viewer holds."""
    lines = [say("board-draw-head", turn=view.turn), *_draw_rows(view), "", *_draw_seats(view, names, say)]
    piles = [say("board-draw-supply", count=view.supply_size)] if view.supply_size else []
    if view.pile_size or view.discard or any(view.action_sizes):
        piles.append(say("board-draw-pile", count=view.pile_size, discarded=len(view.discard)))
    if view.lucky_pile:
        piles.append(say("board-draw-lucky-pile") + " " + _draw_cards(view.lucky_pile, say))
    if piles:
        lines += ["", "  " + " · ".join(piles)]
    lines += _draw_waiting(view, names, say)
    if view.hand:
        lines += ["", say("board-draw-hand") + " " + draw_tiles(view.cows, view.hand)]
    cards = view.actions[view.seat] if view.seat is not None else None
    if cards:
        lines.append(say("board-draw-cards") + " " + _draw_cards(cards, say))
    return "\n".join(lines)


def _draw_rows(view: View) -> Iterator[str]:
    """The rows, tiles lying on their spaces."""
    for index, (signs, row) in enumerate(zip(view.spaces, view.rows, strict=True)):
        cells = []
        for space, sign in enumerate(signs):
            tile = row[space] if space < len(row) else None
            cells.append(draw_space(sign) if tile is None else _draw_cell(view, tile))
        stop = " [bold white on red] STOP [/]" if index in view.stops else ""
        mark = "[bold]" if row else "[dim]"
        yield f"  {mark}{index + 1:>2}[/] │{'│'.join(cells)}│{stop}"


def _draw_cell(view: View, tile: Tile) -> str:
    """A tile as wide as a space."""
    left = WIDTH - len(str(tile)) - 1
    return " " * (left - left // 2) + draw_tile(view.cows, tile) + " " * (left // 2)


def _draw_seats(view: View, names: Sequence[str], say: Draw) -> Iterator[str]:
    """Each seat's score, what it holds, and what of that everybody knows."""
    for seat, name in enumerate(names):
        line = "  " + say("board-draw-seat", name=name, score=f"{view.scores[seat]:+d}", tiles=view.hand_sizes[seat])
        if view.action_sizes[seat]:
            line += " " + say("board-draw-seat-cards", cards=view.action_sizes[seat])
        if view.lucky[seat]:
            line += " · " + _draw_cards(view.lucky[seat], say)
        if view.known[seat] and seat != view.seat:
            line += " · " + say("board-draw-known") + " " + draw_tiles(view.cows, view.known[seat])
        yield line + (" ✓" if view.picked[seat] else "")


def _draw_waiting(view: View, names: Sequence[str], say: Draw) -> list[str]:
    """The tiles that wait to be placed, or to move on."""
    lines = []
    moving = [task for task in view.agenda if isinstance(task, Leave)]
    if moving:
        lines.append(say("board-draw-moving") + " " + draw_tile(view.cows, moving[0].tile))
    if view.queue:
        waiting = (f"{draw_tile(view.cows, reveal.tile)} {names[reveal.seat]}" for reveal in view.queue)
        lines.append(say("board-draw-queue") + " " + ", ".join(waiting))
    return ["", *lines] if lines else []


def _draw_cards(cards: Sequence[ActionCard | LuckyCard], say: Draw) -> str:
    """Cards in words, equal ones counted."""
    kinds = sorted(set(cards))
    return ", ".join(
        say(f"board-card-{kind}") + (f" ×{cards.count(kind)}" if cards.count(kind) > 1 else "") for kind in kinds
    )

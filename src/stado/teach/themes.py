"""What a puzzle is about, told from the best answer and the one that looks best at a glance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from stado.core.game import AnyGame, Prompt

_ROOM = 5  # SIX-6


class Asked(Protocol):
    """A question of a puzzle."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def view(self) -> Any: ...

    @property
    def prompt(self) -> Prompt[Any]: ...


def find_theme(question: Asked, best: int) -> str:
    """The theme of a question whose best answer stands at that place; its words are under `puzzle-theme-THEME`."""
    game, view, prompt = question.game, question.view, question.prompt
    ratings = game.rate(view, prompt)
    tempting = max(range(len(ratings)), key=ratings.__getitem__)
    find = _THEMES.get((game.name, prompt.kind))
    if find is not None:
        return find(view, prompt.legal[best], prompt.legal[tempting])
    return _KINDS.get((game.name, prompt.kind), "choice")


def _theme_pick(view: Any, best: Any, tempting: Any) -> str:
    """Six: how the best card differs from the tempting one."""
    row, other = _find_row(view.rows, best.card), _find_row(view.rows, tempting.card)
    if row is None:
        return "low-card"
    if len(view.rows[row]) >= _ROOM:
        return "full-row"
    if other is None:
        return "keep-low"
    if len(view.rows[other]) >= _ROOM:
        return "avoid-row"
    if row == other and best.card < tempting.card:
        return "undercut"
    return "which-row"


def _theme_row(view: Any, best: Any, tempting: Any) -> str:
    """Six: whether the row to take is the one that looks cheapest."""
    del view
    return "cheap-row" if best == tempting else "dear-row"


def _theme_play(view: Any, best: Any, tempting: Any) -> str:
    """Three: whether the best card takes anything."""
    if _takes(view.rows, best.card):
        return "collect"
    return "stay-out" if _takes(view.rows, tempting.card) else "wait"


def _theme_lay(view: Any, best: Any, tempting: Any) -> str:
    """Loot: how many cards are laid."""
    del view
    if best.jokers:
        return "use-joker"
    if tempting.jokers:
        return "save-joker"
    size, other = best.count, tempting.count
    return "lay-more" if size > other else "lay-fewer" if size < other else "lay"


def _find_row(rows: Sequence[Sequence[int]], card: int) -> int | None:
    """The row that a card would go to if it were placed now; none where it is low."""
    lower = [place for place, row in enumerate(rows) if row[-1] < card]
    return max(lower, key=lambda place: rows[place][-1], default=None)


def _takes(rows: Sequence[Sequence[int]], card: int) -> bool:
    """Whether a card of three would be the fifth of its row."""
    return any(len(row) >= 4 and row[0] <= card < row[0] + 30 for row in rows)


_THEMES: Mapping[tuple[str, str], Callable[[Any, Any, Any], str]] = {
    ("six", "pick_card"): _theme_pick,
    ("six", "take_row"): _theme_row,
    ("three", "play_card"): _theme_play,
    ("loot", "lay"): _theme_lay,
}
_KINDS: Mapping[tuple[str, str], str] = {
    ("six", "draft_card"): "draft",
    ("six", "play_special"): "which-special",
    ("board", "pick_tile"): "which-tile",
    ("board", "pick_tiles"): "which-tile",
    ("board", "play_card"): "action-card",
    ("loot", "settle_loot"): "take-or-leave",
    ("loot", "settle_loss"): "take-or-leave",
    ("loot", "draw_card"): "which-draw",
    ("loot", "draw_extra"): "which-draw",
}
THEMES = (
    "low-card",
    "full-row",
    "keep-low",
    "avoid-row",
    "undercut",
    "which-row",
    "cheap-row",
    "dear-row",
    "draft",
    "which-special",
    "which-tile",
    "action-card",
    "collect",
    "stay-out",
    "wait",
    "use-joker",
    "save-joker",
    "lay-more",
    "lay-fewer",
    "lay",
    "take-or-leave",
    "which-draw",
    "choice",
)

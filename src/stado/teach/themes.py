"""What a puzzle is about, told from the best answer and the one that looks best at a glance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from stado.core.game import AnyGame, Prompt
from stado.teach.loading import find_outline

FULL_ROW = 5  # SIX-6
ROW_CAPACITY = 4  # TRI-6


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
    outline = find_outline(game.name)
    theme = "choice" if outline is None else outline.themes.get(prompt.kind, "choice")
    find = WAYS.get(theme)
    return theme if find is None else find(view, prompt.legal[best], prompt.legal[tempting])


def _theme_placing(view: Any, best: Any, tempting: Any) -> str:
    """Cards that go to the nearest lower end: how the best one differs from the tempting one."""
    row, other = _find_row(view.rows, best.card), _find_row(view.rows, tempting.card)
    if row is None:
        return "low-card"
    if len(view.rows[row]) >= FULL_ROW:
        return "full-row"
    if other is None:
        return "keep-low"
    if len(view.rows[other]) >= FULL_ROW:
        return "avoid-row"
    if row == other and best.card < tempting.card:
        return "undercut"
    return "which-row"


def _theme_price(view: Any, best: Any, tempting: Any) -> str:
    """Rows to take: whether the best one is the one that looks cheapest."""
    del view
    return "cheap-row" if best == tempting else "dear-row"


def _theme_taking(view: Any, best: Any, tempting: Any) -> str:
    """Cards that may take others: whether the best one does."""
    if _takes(view.rows, best.card):
        return "collect"
    return "stay-out" if _takes(view.rows, tempting.card) else "wait"


def _theme_group(view: Any, best: Any, tempting: Any) -> str:
    """Groups to lay: how many cards, and whether with jokers."""
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
    """Whether a card would be one too many in the row that begins at or below it."""
    starts = [row[0] for row in rows if row[0] <= card]
    return any(row[0] == max(starts) and len(row) >= ROW_CAPACITY for row in rows)


# The ways that the file of a course can name.
WAYS: Mapping[str, Callable[[Any, Any, Any], str]] = {
    "by-placing": _theme_placing,
    "by-price": _theme_price,
    "by-taking": _theme_taking,
    "by-group": _theme_group,
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

from __future__ import annotations

import re
from typing import Any

from stado.core.match import Match
from stado.games.three import Three
from stado.games.three.options import ThreeOptions
from stado.locales import Words


def draw(game: Any, state: Any, seat: int | None) -> list[str]:
    """The lines of the drawn table in English, less their hues."""
    drawn: str = game.draw(game.view(state, seat), ["Ada", "Bob"], Words("en").say)
    return re.sub(r"\[[^]]*\]", "", drawn).splitlines()


def test_rows_collections_and_the_hand_are_drawn(table: Any) -> None:
    start = table(
        """
        first: 1
        rows: 0 15 16 17 | 30 40 | 60
        hands: 14 29 61 | 6 13 89
        piles: 80 70 88 71 87 72 | 74 83 76 85 78 81
        face-up: 2 3 4 5 7 8 20 28 | 9
        face-down: | 11 19 26
        bonuses: 10 0
        """
    )
    assert draw(start.game, start.state, 0) == [
        "Turn 12 of 18, color bonuses left: 7 5 3",
        "  1 │  0▌S 15○N 16●O 17■L │ full",
        "  2 │ 30▌S 40▲B  ·    ·   │",
        "  3 │ 60▌S  ·    ·    ·   │",
        "",
        "▸ Ada: 31 points, 3 cards, pile of 6 (color bonus 10)",
        "    O●· L■· B▲· R◆· T★★ M⬢· G✚·",
        "  Bob: -2 points, 3 cards, pile of 6",
        "    O·· L■· B·· R·· T·· M·· G·· face down: R◆×3",
        "",
        "Your hand: 14✚G 29✚G 61●O",
        "  14✚G takes 15○N 16●O 17■L",
        "  29✚G takes 15○N",
    ]


def test_an_onlooker_sees_no_hand(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 | 60\nhands: 1 31 61 | 6 7 8")
    lines = draw(start.game, start.state, None)
    assert "▸ Ada: 0 points, 3 cards, no pile" in lines
    assert not any("hand" in line for line in lines)


def test_a_table_without_bonuses_and_turns_left_is_drawn() -> None:
    game = Three(ThreeOptions(), 2)
    match = Match(game, "a seed")
    while match.to_act:
        match.act(match.to_act[0], game.prompt(match.state, match.to_act[0]).legal[0])
    lines = draw(game, match.state, 0)
    assert lines[0].startswith("Turn 18 of 18")
    assert not any(line.startswith("▸") for line in lines)


def test_a_bonus_stack_that_ran_out_is_a_dash(table: Any) -> None:
    start = table(
        """
        first: 1
        rows: 0 | 30 | 60
        hands: 80 81 82 83 | 84 85 86 87 | 71 72 73 74 | 76 77 78 79
        face-up: 1 2 3 4 5 6 7 | 8 9 10 11 12 13 14 | 16 17 18 19 20 21 22 | 23 24 25 26 27 28 29
        bonuses: 3 5 7 10
        """,
        seats=4,
    )
    drawn = start.game.draw(start.game.view(start.state, None), ["Ada", "Bob", "Cy", "Di"], Words("en").say)
    assert drawn.startswith("Turn 17 of 18, color bonuses left: –\n")

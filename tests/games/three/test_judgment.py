from __future__ import annotations

from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.options import ThreeOptions
from tests.cases import sample


def favorite(table: Any, seat: int = 1) -> str:
    """The answer that the judgment rates best, in notation."""
    prompt = table.ask(seat)
    ratings = table.game.rate(table.game.view(table.state, seat - 1), prompt)
    best: str = table.game.format_action(prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)])
    return best


def test_a_pair_is_better_than_a_single(table: Any) -> None:
    start = table("first: 1\nrows: 0 7 16 17 | 30 38 39 40 | 60\nhands: 29 59 61 | 5 6 8\nface-up: 37 | ")
    assert favorite(start) == "play 29"


def test_a_third_card_is_avoided(table: Any) -> None:
    start = table("first: 1\nrows: 0 7 16 17 | 30 | 60\nhands: 28 29 89 | 5 6 8\nface-up: 37 44 | ")
    assert favorite(start) == "play 89"


def test_a_neutral_card_is_better_than_a_third_one(table: Any) -> None:
    start = table("first: 1\nrows: 0 7 16 17 | 30 45 46 47 | 60 67 76 77\nhands: 29 59 89 | 5 6 8\nface-up: 37 44 | ")
    assert favorite(start) == "play 59"


def test_a_seventh_color_with_its_bonus_is_better_than_a_pair(table: Any) -> None:
    start = table("first: 1\nrows: 0 7 16 17 | 30 38 39 40 | 60\nhands: 29 59 61 | 14 21 28\nface-up: 1 2 3 4 5 6 | ")
    assert favorite(start) == "play 29"
    ratings = start.game.rate(start.game.view(start.state, 0), start.ask(1))
    assert ratings[:2] == pytest.approx([1 + 5 + 10 - 0.05 * 29, 4 - 0.05 * 29])


def test_a_color_bonus_taken_before_is_not_raced_for(table: Any) -> None:
    start = table(
        """
        first: 1
        rows: 0 7 16 17 | 30 | 60
        hands: 29 59 61 | 14 21 28
        face-up: 1 2 3 4 5 6 |
        face-down: 44 52 67 |
        bonuses: 10 0
        """
    )
    ratings = start.game.rate(start.game.view(start.state, 0), start.ask(1))
    assert ratings[0] == pytest.approx(1 + 5 - 0.05 * 29)


def test_low_cards_go_first_where_nothing_is_taken(table: Any) -> None:
    start = table("first: 1\nrows: 0 | 30 | 60\nhands: 29 32 88 | 5 6 8")
    assert favorite(start) == "play 32"


def test_cards_of_one_color_taken_together_are_judged_one_by_one(table: Any) -> None:
    start = table("first: 1\nrows: 0 14 22 29 | 30 | 60\nhands: 3 31 32 | 5 6 8\nface-up: 7 | ")
    ratings = start.game.rate(start.game.view(start.state, 0), start.ask(1))
    assert ratings[0] == pytest.approx(4 - 8 + 1 - 0.05 * 3)


@pytest.mark.parametrize(("seats", "least"), sample([(2, 21), (3, 26), (4, 28)], "2-21"))
def test_the_judgment_is_clearly_better_than_uniform_play(play_out: Any, seats: int, least: int) -> None:
    """Uniform play brings nine points a seat."""
    game = Three(ThreeOptions(), seats)
    rng = Rng("judgment", seats)
    mine, theirs = [], []
    for number in range(240):
        judging = number % seats
        outcome = game.outcome(play_out(game, rng, [judging]))
        assert outcome is not None
        scores = list(outcome.scores)
        mine.append(scores.pop(judging))
        theirs += scores
    assert sum(mine) / len(mine) > least
    assert sum(theirs) / len(theirs) < 12

from __future__ import annotations

from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import PickCard


def favorite(table: Any, seat: int) -> str:
    """The answer that the judgment rates best, in notation."""
    prompt = table.ask(seat)
    ratings = table.game.rate(table.game.view(table.state, seat - 1), prompt)
    best: str = table.game.format_action(prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)])
    return best


def test_a_close_follower_is_better_than_a_full_row(table: Any) -> None:
    assert favorite(table("game: six\nseats: 2\nrows: 1 2 3 4 5 | 20 | 40 | 60\nhands: 6 22 | 90 91"), 1) == "pick 22"


def test_a_small_gap_is_better_than_a_wide_one(table: Any) -> None:
    start = "game: six\nseats: 4\nrows: 1 | 2 | 40 45 46 | 60 61 62"
    assert favorite(table(start + "\nhands: 47 99 | 90 91 | 92 93 | 94 95"), 1) == "pick 47"


def test_a_very_low_card_goes_before_one_that_may_still_fit(table: Any) -> None:
    start = "game: six\nseats: 2\nrows: 50 | 60 | 70 | 80"
    assert favorite(table(start + "\nhands: 2 45 | 90 91"), 1) == "pick 2"


def test_the_cheapest_row_is_taken(table: Any) -> None:
    low = table("game: six\nseats: 2\nrows: 55 | 20 21 | 40 41 42 43 | 60\nhands: 80 | 90\nqueue: 3@2 4@1")
    assert favorite(low, 2) == "row 4"


def test_the_middle_of_the_deck_is_drafted_first(table: Any) -> None:
    draft = table("game: six\nvariant: pro\nseats: 2\nfirst: 1\npool: " + " ".join(map(str, range(1, 25))))
    assert favorite(draft, 1) == "draft 12"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_own_hand_is_no_danger_whichever_seat_it_is(table: Any, seat: int) -> None:
    hands = ["21 22", "23 24"]
    hands.insert(seat - 1, "14 20")
    start = table(
        f"""
        game: six
        variant: pro
        seats: 3
        first: 1
        rows: 10 11 12 13 | 19 | 30 | 31
        hands: {" | ".join(hands)}
        stacks: 1 2 3 4 5 6 7 8 9 15 16 17 18 25 26 27 28 29 32 33 34 | |
        """
    )
    assert start.ask(seat).legal == (PickCard(14), PickCard(20))
    assert start.game.rate(start.game.view(start.state, seat - 1), start.ask(seat)) == pytest.approx([-0.02, -0.02])


@pytest.mark.parametrize(("variant", "most"), [("classic", 8.2), ("pro", 7.0)])
def test_the_judgment_is_clearly_better_than_uniform_play(play_out: Any, variant: str, most: float) -> None:
    """Uniform play costs 12.2 cows a seat."""
    game = make_game("six", {"variant": variant, "rounds": 1}, 4)
    rng = Rng("judgment")
    rounds = 600
    cows = [play_out(game, rng, number % 4).scores[number % 4] for number in range(rounds)]
    assert sum(cows) / rounds < most

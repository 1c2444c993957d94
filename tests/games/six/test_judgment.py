from __future__ import annotations

from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import PickCard, PlaySpecial
from tests.cases import sample


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


def test_the_lowest_cards_and_neighbors_of_own_ones_are_not_drafted(table: Any) -> None:
    pool = [card for card in range(1, 25) if card not in (6, 9)]
    draft = table(f"game: six\nvariant: pro\nseats: 2\nfirst: 1\npool: {' '.join(map(str, pool))}\nhands: 9 | 6")
    ratings = dict(zip(pool, draft.game.rate(draft.game.view(draft.state, 0), draft.ask(1)), strict=True))
    assert max(ratings[low] for low in (1, 2, 3, 4)) < min(ratings[card] for card in pool if card > 4)
    assert ratings[8] == ratings[10] < ratings[7] == ratings[11] < ratings[12] < ratings[13] == ratings[24] == 0.0


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


JUBILEE = "game: six\nvariant: jubilee\nseats: 2\n"
FULL = JUBILEE + "rows: 50 51 | 60 | 70 | 10 12 14 16 18\nhands: 15 90 | 97 98\nqueue: 23@1 99@2\n"
CHEAP = JUBILEE + "rows: 50 51 | 60 | 71 | 10 12\nhands: 15 90 | 97 98\nqueue: 3@1 99@2\n"


@pytest.mark.parametrize("special", ["fifth_row", "seven_takes", "insert", "replace", "move", "stop"])
def test_a_special_is_spent_on_a_costly_row(table: Any, special: str) -> None:
    assert favorite(table(FULL + f"specials: {special} | "), 1) == f"special {special}"


@pytest.mark.parametrize("special", ["fifth_row", "insert", "replace", "move", "stop", "minus_plus"])
def test_a_special_is_kept_while_a_row_is_cheap(table: Any, special: str) -> None:
    assert favorite(table(CHEAP + f"specials: {special} | "), 1) == "special none"


def test_a_special_is_kept_while_the_card_costs_nothing(table: Any) -> None:
    assert (
        favorite(table(FULL.replace("23@1", "19@1").replace("14 16 18", "14") + "specials: stop | "), 1)
        == "special none"
    )


def test_minus_plus_is_played_for_a_card_with_many_cows(table: Any) -> None:
    assert favorite(table(FULL.replace("10 12", "11 12") + "specials: minus_plus | "), 1) == "special minus_plus"


def test_specials_are_worth_nothing_at_the_end(table: Any) -> None:
    last = JUBILEE + "round: 2\nrows: 50 51 | 60 | 71 | 10 12\nhands: | \nqueue: 3@1 99@2\n"
    assert favorite(table(last + "specials: fifth_row | "), 1) == "special fifth_row"


@pytest.mark.parametrize(
    ("text", "best"),
    [
        (FULL + "specials: stop | \nask: insert_card@1\ndiscard: insert", "insert 1"),
        (FULL.replace("15 90", "19 90") + "specials: stop | \nask: replace_card@1\ndiscard: replace", "replace 90"),
        (FULL + "specials: insert | \nask: stop_row@1", "stop 4"),
        (FULL + "ask: move_card@1\ndiscard: move", "move 10"),
        (
            FULL.replace("50 51 | 60 | 70 | 10 12 14 16 18", "3 4 5 6 22 | 16 17 18 20 | 50 | 60")
            + "ask: move_into@1 22\ndiscard: move",
            "into 3",
        ),
        (CHEAP + "ask: take_row@1", "row 3"),
        (CHEAP.replace("50 51", "11") + "ask: take_row@1 minus_plus\nstacks: 20 22 | ", "row 1"),
        (
            JUBILEE
            + "rows: 50 | 60 | 70 | 23\nhands: 15 | 97\nqueue: 99@2\nstacks: 10 12 14 16 18 | \n"
            + "discard: minus_plus\nask: turn_card@1 10 12 14 16 18",
            "turn 10",
        ),
        (
            JUBILEE
            + "rows: 50 | 60 | 70 | 23\nhands: 15 | 97\nqueue: 99@2\nstacks: 12 14 25 | \nout: 10\n"
            + "discard: minus_plus\nask: pay_card@1 3",
            "pay 25",
        ),
        (
            JUBILEE
            + "rows: 50 | 60 | 70 | 23\nhands: 15 | 97\nqueue: 99@2\nstacks: 12 14 25 | \n"
            + "specials: replace seven_takes | \nask: exchange_special@1",
            "exchange seven_takes",
        ),
    ],
)
def test_the_best_answer_to_a_small_question(table: Any, text: str, best: str) -> None:
    assert favorite(table(text), 1) == best


def test_with_five_rows_the_number_card_counts_too(table: Any) -> None:
    five = table(FULL.replace("| 70 |", "| 70 | 80 |").replace("23@1", "33@1") + "specials: insert minus_plus | ")
    prompt = five.ask(1)
    ratings = dict(zip(prompt.legal, five.game.rate(five.game.view(five.state, 0), prompt), strict=True))
    assert ratings[PlaySpecial(None)] == -(7 + 5)
    assert ratings[PlaySpecial("minus_plus")] == pytest.approx(-(12 - 6) - 3.0)


@pytest.mark.parametrize(
    ("options", "rounds", "most"),
    sample(
        [
            pytest.param({"variant": "classic", "rounds": 1}, 600, 8.2, id="classic"),
            pytest.param({"variant": "pro", "rounds": 1}, 600, 7.0, id="pro"),
            pytest.param({"variant": "jubilee"}, 60, 8.0, id="jubilee"),
        ],
        "jubilee",
    ),
)
def test_the_judgment_is_clearly_better_than_uniform_play(
    play_out: Any, options: dict[str, Any], rounds: int, most: float
) -> None:
    """Uniform play costs 12.2 cows a seat, in the two rounds of jubilee about 30."""
    game = make_game("six", options, 4)
    rng = Rng("judgment")
    cows = [play_out(game, rng, [number % 4]).scores[number % 4] for number in range(rounds)]
    assert sum(cows) / rounds < most

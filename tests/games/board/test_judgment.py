"""What the judgment prefers, and that it beats uniform play."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game
from tests.cases import sample


def best(t: Any, seat: int) -> str:
    """The answer with the highest rating, in notation."""
    prompt = t.ask(seat)
    ratings = t.game.rate(t.game.view(t.state, seat - 1), prompt)
    text: str = t.game.format_action(prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)])
    return text


def ratings(t: Any, seat: int) -> dict[str, float]:
    """The ratings of all answers, by their notation."""
    prompt = t.ask(seat)
    rated = t.game.rate(t.game.view(t.state, seat - 1), prompt)
    return dict(zip(map(t.game.format_action, prompt.legal), rated, strict=True))


def test_a_pick_prefers_good_spaces_and_avoids_full_rows(table: Any) -> None:
    t = table("seats: 2\nset: 2\nrows: 15 19 23 | 50 51 53 | 70 | 80\nhands: 24 54 71 | 1 2 4")
    rated = ratings(t, 1)
    assert rated["pick 24"] < 0 < rated["pick 54"] < rated["pick 71"]  # takes, +3, a green cow for five


def test_a_pick_near_the_end_of_a_row_is_worth_more_the_surer_it_is(table: Any) -> None:
    t = table("seats: 6\nrows: 10 11 12 | 30 | 50 51 52 | 80\nhands: 13 49 | 1 2 | 3 4 | 5 6 | 7 8 | 9 99")
    rated = ratings(t, 1)
    assert rated["pick 13"] < -2
    assert rated["pick 49"] > rated["pick 13"]


def test_two_picks_for_one_row_come_one_behind_the_other(table: Any, made_board: Any) -> None:
    board = made_board(basic={1: ". +5 +5 two COWS", 2: ". . COWS"})
    t = table("seats: 2\nset: 2\nrows: 10 | 50 | 70 | 90\nhands: 11 12 51 | 97 98 99", board=board)
    assert best(t, 1) == "pick 11 12"
    board = made_board(basic={1: ". +5 -9 two COWS", 2: ". +2 COWS"})
    t = table("seats: 2\nset: 2\nrows: 10 | 50 | 70 | 90\nhands: 11 12 51 | 97 98 99", board=board)
    assert best(t, 1) == "pick 11 51"


CARDS = """variant: advanced-lucky
    seats: 2
    rows: {rows}
    hands: {hand} | 97 98 99
    actions: {actions} |
    lucky: {lucky} |"""


PLAIN = dict.fromkeys(range(1, 11), ". . . . COWS")
OPEN = "30 | 50 | 70 | 90"


@pytest.mark.parametrize(
    ("spaces", "parts", "answer"),
    [
        ({2: ". -9 +9 COWS"}, ("51 52", "skip", "", OPEN), "play skip"),
        ({2: ". +9 -9 COWS"}, ("51 52", "skip", "", OPEN), "place"),
        ({2: ". -9 . COWS", 3: ". +9 COWS"}, ("51 72", "swap", "", OPEN), "play swap"),
        ({2: ". -9 . COWS", 1: ". +9 COWS"}, ("51 72", "stop", "", OPEN), "play stop"),
        ({1: ". +9 COWS", 2: ". +9 . COWS"}, ("31 51 53", "another_tile", "", OPEN), "play another_tile"),
        ({1: ". +9 COWS", 2: ". -9 . COWS"}, ("51 53", "ascending_anywhere", "", OPEN), "play ascending_anywhere"),
        ({2: ". -9 . COWS", 3: ". +9 COWS"}, ("51 53", "place_first", "", OPEN), "play place_first"),
        ({2: ". -9 . COWS"}, ("51 53", "", "gain_5", OPEN), "play gain_5"),
        ({2: ". +5 . COWS"}, ("51 53", "", "gain_5", OPEN), "place"),
        ({2: ". . COWS"}, ("51 53", "", "positive_cows", "30 | 47 43 | 70 | 90"), "play positive_cows"),
        ({2: ". . TILES"}, ("51 53", "", "positive_cows", "30 | 47 43 | 70 | 90"), "play positive_cows"),
    ],
)
def test_cards_are_played_where_they_help(
    table: Any, made_board: Any, spaces: dict[int, str], parts: tuple[str, ...], answer: str
) -> None:
    hand, actions, lucky, rows = parts
    text = CARDS.format(rows=rows, hand=hand, actions=actions, lucky=lucky)
    t = table(text, board=made_board(advanced=PLAIN | spaces))
    t.play(f"1 pick {hand.partition(' ')[0]}", "2 pick 97")
    assert best(t, 1) == answer


def test_the_details_of_cards_are_chosen_well(table: Any, made_board: Any) -> None:
    board = made_board(advanced=PLAIN | {1: ". +9 COWS", 2: ". -9 . COWS", 3: ". +5 . COWS", 6: "+7 COWS"})

    def asked(hand: str, card: str) -> Any:
        t = table(CARDS.format(rows=OPEN, hand=hand, actions=card, lucky=""), board=board)
        return t.play(f"1 pick {hand.split(maxsplit=1)[0]}", "2 pick 97", f"1 play {card}")

    assert best(asked("51 52 72", "swap"), 1) == "swap 72"
    assert best(asked("51 52 72", "another_tile"), 1) == "add 72"
    assert best(asked("51 52", "stop"), 1) == "stop 2"
    assert best(asked("75 76", "ascending_anywhere"), 1) == "after 1"
    assert best(asked("45 46", "place_first"), 1) == "first 3"


def test_moving_on_prefers_the_best_first_space(table: Any, made_board: Any) -> None:
    board = made_board(advanced={1: ". COWS", 6: "+7 COWS"})
    t = table("variant: advanced\nseats: 2\nrows: 30 | 50 | | | | | 70 | 80\nhands: 31 32 | 97 98", board=board)
    t.play("1 pick 31", "2 pick 97")
    assert best(t, 1) == "move 6"
    rated = ratings(t, 1)
    assert rated["move 5"] > rated["move 4"] > rated["move 10"]  # a card, nothing, a red cow


def test_lucky_answers(table: Any) -> None:
    head = "variant: basic-lucky\nseats: 2\nset: 2\n"
    t = table(head + "rows: | 20 | 30 | 40\nhands: 50 | 60\nagenda: 1 lucky 1, move 5 1")
    assert best(t, 1) == "lucky positive_cows"
    t = table(head + "rows: 15 18 19 | 50 | 60 | 70\nhands: 71 | 72\nqueue: 41@1\nplan: asks positive_cows")
    assert best(t, 1) == "plus 15 19"


def test_a_fall_past_clovers_hurts_less_while_there_are_lucky_cards(table: Any, made_board: Any) -> None:
    board = made_board(basic={1: ". -5 COWS"})
    text = "variant: {}\nseats: 2\nset: 2\nrows: 10 | 20 | 30 | 40\nhands: 11 | 97"
    plain = ratings(table(text.format("basic"), board=board), 1)["pick 11"]
    lucky = ratings(table(text.format("basic-lucky"), board=board), 1)["pick 11"]
    assert plain < lucky < 0


@pytest.mark.parametrize("variant", sample(["basic", "basic-lucky", "advanced", "advanced-lucky"], "advanced-lucky"))
@pytest.mark.parametrize("seats", sample([2, 5], "5"))
def test_the_judgment_beats_uniform_play_clearly(play_out: Any, variant: str, seats: int) -> None:
    game = make_game("board", {"variant": variant}, seats)
    rng = Rng("judgment", variant, seats)
    own, others = [], []
    for number in range(40):
        scores = play_out(game, rng, judging=(number % seats,)).scores
        own.append(scores[number % seats])
        others += [score for seat, score in enumerate(scores) if seat != number % seats]
    assert mean(own) > mean(others) + 5

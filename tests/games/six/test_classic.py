from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.core.game import CHANCE, Outcome
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import Deal, DraftCard, DrawFirst, PickCard, TakeRow
from stado.games.six.cards import COWS, DECK, count_cows
from stado.games.six.events import (
    CardPicked,
    CardPlaced,
    CardsRevealed,
    HandDealt,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    RowsLaid,
    RowTaken,
)
from stado.games.six.rules import is_last_round
from stado.games.six.state import Reveal

FOUR = """
game: six
variant: classic
seats: 4
"""

LAST_TURN = """
game: six
variant: classic
seats: 2
rows: 12 | 37 | 43 | 58
hands: 13 | 14
"""


def test_six_1_the_cows_of_a_card_follow_from_its_number() -> None:
    assert [COWS[card] for card in (55, 11, 99, 10, 100, 5, 95, 1, 104)] == [7, 5, 5, 3, 3, 2, 2, 1, 1]


def test_six_1_there_are_104_cards_with_171_cows() -> None:
    assert Counter(COWS[card] for card in DECK) == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}
    assert count_cows(DECK) == 171


def test_six_2_classic_leaves_the_specials_in_the_box(dealt: Any) -> None:
    game, state = dealt(4)
    assert set(game.pieces(state)) <= set(DECK)


@pytest.mark.parametrize("seats", range(2, 11))
def test_six_3_everybody_gets_ten_cards_and_four_start_the_rows(dealt: Any, seats: int) -> None:
    game, state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert [len(row) for row in state.rows] == [1] * 4
    assert len(set(game.pieces(state))) == 10 * seats + 4
    assert all(list(hand) == sorted(hand) for hand in state.hands)


def test_six_3_a_deal_tells_each_seat_its_own_cards_only() -> None:
    events = Match(make_game("six", {}, 2), "a seed").events
    started, mine, yours, laid = events
    assert started == RoundStarted(1)
    assert isinstance(mine, HandDealt)
    assert isinstance(yours, HandDealt)
    assert isinstance(laid, RowsLaid)
    assert (mine.count, len(mine.cards or ()), len(laid.starts)) == (10, 10, 4)
    assert mine.seen_by(0) == mine
    assert mine.seen_by(1) == mine.seen_by(None) == HandDealt(0, 10, None)


@pytest.mark.parametrize(
    "cards", [(), DECK[:23], DECK[:25], (*DECK[:23], 1), (*DECK[:23], 105), (*DECK[:23], 0)], ids=len
)
def test_six_3_a_deal_that_is_none_is_refused(cards: tuple[int, ...]) -> None:
    game = make_game("six", {}, 2)
    with pytest.raises(RuleError, match="SIX-3: bad deal"):
        game.apply(game.initial(), CHANCE, Deal(cards))


def test_six_3_the_deal_is_as_given() -> None:
    game = make_game("six", {}, 2)
    state = game.apply(game.initial(), CHANCE, Deal(tuple(range(24, 0, -1)))).state
    assert state.hands == (tuple(range(15, 25)), tuple(range(5, 15)))
    assert state.rows == ((4,), (3,), (2,), (1,))


def test_six_3_only_chance_deals() -> None:
    game = make_game("six", {}, 2)
    for seat in (0, 1, 2):
        with pytest.raises(RuleError, match="SIX-3: not asked"):
            game.apply(game.initial(), seat, Deal(DECK[:24]))


def test_six_4_picks_are_hidden_until_the_last_one_reveals_all(table: Any) -> None:
    two = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 14 90 | 15 91 | 44 92 | 61 93").play("3 pick 44", "1 pick 14")
    assert two.game.to_act(two.state) == (1, 3)
    (picked,) = two.events
    assert picked == CardPicked(0, 14)
    assert picked.seen_by(0).card == 14
    assert picked.seen_by(1).card is picked.seen_by(None).card is None
    assert two.hands == "14 90 | 15 91 | 44 92 | 61 93"
    assert two.game.view(two.state, 1).picked == (True, False, True, False)
    assert two.game.view(two.state, 1).pick is None
    two.play("2 pick 15", "4 pick 61")
    assert two.told(CardsRevealed) == (CardsRevealed((Reveal(0, 14), Reveal(1, 15), Reveal(2, 44), Reveal(3, 61))),)
    assert two.hands == "90 | 91 | 92 | 93"


def test_six_4_the_lowest_card_is_placed_first_whoever_has_it(table: Any) -> None:
    one = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 61 90 | 44 91 | 15 92 | 14 93")
    one.play("1 pick 61", "2 pick 44", "3 pick 15", "4 pick 14")
    assert [(placed.seat, placed.card) for placed in one.told(CardPlaced)] == [(3, 14), (2, 15), (1, 44), (0, 61)]


def test_six_4_a_pick_can_be_changed_until_the_reveal(table: Any) -> None:
    two = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 14 90 | 15 91 | 44 92 | 61 93\npicks: 14 - - -")
    assert two.game.may_revise(two.state) == (0,)
    assert two.ask(1).revises
    assert not two.ask(2).revises
    assert two.answers(1) == "pick 14, pick 90"
    two.play("1 pick 90")
    assert two.state.picks == (90, None, None, None)


def test_six_4_a_card_that_is_not_in_the_hand_cannot_be_picked(table: Any) -> None:
    last = table(LAST_TURN)
    with pytest.raises(RuleError, match="SIX-4: not in hand, card 14"):
        last.play("1 pick 14")


@pytest.mark.parametrize("line", ["3 pick 13", "0 pick 13"])
def test_six_4_nobody_else_picks(table: Any, line: str) -> None:
    with pytest.raises(RuleError, match="SIX-4: not asked"):
        table(LAST_TURN).play(line)


def test_six_4_nobody_picks_after_the_reveal(table: Any) -> None:
    low = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 20 | 21 | 22 | 23\nqueue: 3@1 9@2 68@3 83@4")
    assert low.game.may_revise(low.state) == ()
    with pytest.raises(RuleError, match="SIX-4: not asked"):
        low.play("2 pick 21")


def test_six_4_ten_turns_make_a_round(dealt: Any) -> None:
    game, state = dealt(2, rounds=1)
    turns = 0
    while game.to_act(state):
        turns += state.phase == "pick" and len(game.to_act(state)) == 2
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.prompt(state, seat).legal[0]).state
    assert turns == 10


def test_six_5_a_card_goes_behind_the_nearest_lower_end(table: Any) -> None:
    last = table(LAST_TURN).play("1 pick 13", "2 pick 14")
    assert last.told(CardPlaced) == (CardPlaced(0, 13, 0), CardPlaced(1, 14, 0))


def test_six_5_rows_that_end_higher_are_no_choice(table: Any) -> None:
    one = table("game: six\nseats: 2\nrows: 90 | 80 | 70 | 1\nhands: 2 3 | 85 95").play("1 pick 2", "2 pick 85")
    assert one.rows == "90 | 80 85 | 70 | 1 2"


def test_six_6_the_sixth_card_takes_the_row(table: Any) -> None:
    full = table("game: six\nseats: 2\nrows: 10 11 12 13 14 | 37 | 43 | 58\nhands: 15 101 | 59 102")
    full.play("1 pick 15", "2 pick 59")
    assert full.rows == "15 | 37 | 43 | 58 59"
    assert full.told(RowTaken) == (RowTaken(0, 0, (10, 11, 12, 13, 14), 11, "SIX-6"),)
    assert full.told(CardPlaced)[0] == CardPlaced(0, 15, 0, "SIX-6")


def test_six_6_the_fifth_card_does_not(table: Any) -> None:
    four = table("game: six\nseats: 2\nrows: 10 11 12 13 | 37 | 43 | 58\nhands: 15 101 | 59 102")
    four.play("1 pick 15", "2 pick 59")
    assert four.rows == "10 11 12 13 15 | 37 | 43 | 58 59"
    assert not four.told(RowTaken)


def test_six_7_a_low_card_lets_its_owner_choose_a_row(table: Any) -> None:
    low = table("game: six\nseats: 2\nrows: 12 | 37 | 43 44 | 58\nhands: 3 101 | 59 102").play("2 pick 59", "1 pick 3")
    assert low.game.to_act(low.state) == (0,)
    assert (low.ask(1).kind, low.ask(1).rule) == ("take_row", "SIX-7")
    assert low.answers(1) == "row 1, row 2, row 3, row 4"
    assert low.game.view(low.state, 0).queue == (Reveal(0, 3), Reveal(1, 59))
    low.play("1 row 3")
    assert low.rows == "12 | 37 | 3 | 58 59"
    assert low.stacks == "43 44 | "
    assert low.events == (
        RowTaken(0, 2, (43, 44), 6, "SIX-7"),
        CardPlaced(0, 3, 2, "SIX-7"),
        CardPlaced(1, 59, 3),
    )


def test_six_7_a_second_low_card_is_asked_about_the_rows_as_they_are_then(table: Any) -> None:
    low = table("game: six\nseats: 2\nrows: 50 | 60 | 70 | 80\nhands: 7 | 3\nqueue: 4@1 5@2")
    low.play("1 row 1")
    assert low.rows == "4 5 | 60 | 70 | 80"
    lower = table("game: six\nseats: 2\nrows: 50 | 60 | 70 | 80\nhands: 7 | 3\nqueue: 4@1 90@2").play("1 row 4")
    assert lower.rows == "50 | 60 | 70 90 | 4"


@pytest.mark.parametrize("line", ["2 row 1", "0 row 1", "5 row 1"])
def test_six_7_nobody_else_chooses_the_row(table: Any, line: str) -> None:
    low = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 20 | 21 | 22 | 23\nqueue: 3@1 9@2 68@3 83@4")
    with pytest.raises(RuleError, match="SIX-7: not asked"):
        low.play(line)


def test_six_7_there_are_four_rows_to_choose_from(table: Any) -> None:
    low = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 20 | 21 | 22 | 23\nqueue: 3@1 9@2 68@3 83@4")
    before = low.state
    for row in (-1, 4):
        with pytest.raises(RuleError, match="SIX-7: no such row"):
            low.game.apply(low.state, 0, TakeRow(row))
    assert low.state == before


def test_six_7_nobody_takes_a_row_while_picking(table: Any) -> None:
    with pytest.raises(RuleError, match="SIX-7: not asked"):
        table(LAST_TURN).play("1 row 1")


def test_six_8_taken_cards_go_on_the_stack_and_never_into_the_hand(table: Any) -> None:
    full = table("game: six\nseats: 2\nrows: 10 11 12 13 14 | 37 | 43 | 58\nhands: 15 101 | 59 102\nstacks: 7 8 | 9")
    full.play("1 pick 15", "2 pick 59")
    assert full.stacks == "7 8 10 11 12 13 14 | 9"
    assert full.hands == "101 | 102"


def test_six_9_cows_are_written_down_when_the_hands_are_empty(table: Any) -> None:
    last = table(LAST_TURN + "stacks: 55 5 | 11\nround: 2\nscores: 20 30").play("1 pick 13", "2 pick 14")
    assert last.told(RoundEnded) == (RoundEnded(2, (9, 5), (29, 35)),)
    assert (last.state.phase, last.state.round, last.state.scores) == ("deal", 2, (29, 35))
    assert last.game.standing(last.state) == (29, 35)
    assert last.stacks == "55 5 | 11"


def test_six_9_the_standing_counts_the_stacks_before_they_are_written_down(table: Any) -> None:
    last = table(LAST_TURN + "stacks: 55 5 | 11\nround: 2\nscores: 20 30")
    assert last.game.standing(last.state) == (29, 35)
    assert last.game.view(last.state, None).standing == (29, 35)
    ended = table(LAST_TURN + "stacks: 55 5 | 11\nround: 2\nscores: 20 61").play("1 pick 13", "2 pick 14")
    assert ended.game.standing(ended.state) == (29, 66)


def test_six_9_all_cards_are_gathered_for_the_next_round(table: Any) -> None:
    last = table(LAST_TURN + "stacks: 55 5 | 11\nplayed: 55 | 5").play("1 pick 13", "2 pick 14")
    assert last.game.to_act(last.state) == (CHANCE,)
    deal = last.game.sample_chance(last.state, Rng("again"))
    started, *_, laid = last.game.apply(last.state, CHANCE, deal).scenes
    assert started.event == RoundStarted(2)
    assert started.state.round == 2
    assert last.game.pieces(started.state) == []
    assert started.state.played == ((), ())
    assert len(set(last.game.pieces(laid.state))) == 24


@pytest.mark.parametrize(
    ("options", "cows", "over"),
    [
        ({}, 65, False),
        ({}, 66, True),
        ({"limit_rule": "exceed"}, 66, False),
        ({"limit_rule": "exceed"}, 67, True),
        ({"limit": 10}, 9, False),
        ({"limit": 10}, 10, True),
        ({"rounds": 3}, 99, False),
        ({"rounds": 2}, 5, True),
    ],
)
def test_six_10_the_end_of_the_match(dealt: Any, options: dict[str, Any], cows: int, over: bool) -> None:
    game, _ = dealt(2, **options)
    assert is_last_round(game.options, 2, (0, cows)) == over


def test_six_10_the_match_ends_after_the_round_in_which_the_limit_is_reached(table: Any) -> None:
    last = table(LAST_TURN + "round: 5\nscores: 60 20\nstacks: 11 1 | ").play("1 pick 13", "2 pick 14")
    assert last.game.to_act(last.state) == ()
    assert last.told(MatchEnded) == (MatchEnded((66, 20), (2, 1)),)
    assert last.game.outcome(last.state) == Outcome((66, 20), (2, 1))
    with pytest.raises(RuleError):
        last.play("1 pick 13")


def test_six_10_one_cow_less_goes_on(table: Any) -> None:
    last = table(LAST_TURN + "round: 5\nscores: 60 20\nstacks: 11 | ").play("1 pick 13", "2 pick 14")
    assert last.game.to_act(last.state) == (CHANCE,)
    assert last.game.outcome(last.state) is None


def test_six_10_a_tie_shares_the_win(table: Any) -> None:
    last = table(
        FOUR
        + """
        options: {"rounds": 2}
        round: 2
        scores: 8 3 3 20
        rows: 12 | 37 | 43 | 58
        hands: 13 | 14 | 15 | 16
        """
    )
    last.play("1 pick 13", "2 pick 14", "3 pick 15", "4 pick 16")
    assert last.game.outcome(last.state) == Outcome((8, 3, 3, 20), (3, 1, 1, 4))


@pytest.mark.parametrize(
    ("preset", "limit_rule"), [("cs-2019", "reach"), ("sk-2019", "reach"), ("pl", "exceed"), (None, "reach")]
)
def test_six_11_a_preset_named_after_each_edition_sets_the_end(preset: str | None, limit_rule: str) -> None:
    options = make_game("six", {} if preset is None else {"preset": preset}).options
    assert (options.limit, options.limit_rule, options.rounds) == (66, limit_rule, None)


def test_example_e1(table: Any) -> None:
    start = table(FOUR + "rows: 12 | 37 | 43 | 58\nhands: 14 21 3 | 15 26 9 | 44 30 68 | 61 36 83")
    start.play("1 pick 14", "2 pick 15", "3 pick 44", "4 pick 61")
    assert start.rows == "12 14 15 | 37 | 43 44 | 58 61"


def test_example_e2(table: Any) -> None:
    second = table(FOUR + "rows: 12 14 15 | 37 | 43 44 | 58 61\nhands: 21 3 | 26 9 | 30 68 | 36 83")
    second.play("1 pick 21", "2 pick 26", "3 pick 30", "4 pick 36")
    assert second.rows == "30 36 | 37 | 43 44 | 58 61"
    assert second.stacks == " |  | 12 14 15 21 26 | "
    assert second.cows == [0, 0, 6, 0]


def test_example_e3(table: Any) -> None:
    third = table(FOUR + "rows: 30 36 | 37 | 43 44 | 58 61\nhands: 3 99 | 9 100 | 68 101 | 83 102")
    third.play("1 pick 3", "2 pick 9", "3 pick 68", "4 pick 83", "1 row 2")
    assert third.rows == "30 36 | 3 9 | 43 44 | 58 61 68 83"
    assert third.cows == [1, 0, 0, 0]


def test_example_e4(table: Any) -> None:
    tip = table("game: six\nseats: 2\nrows: 80 | 90 | 41 | 20 30 36 40 42\nhands: 45 100 | 95 101")
    tip.play("1 pick 45", "2 pick 95")
    assert tip.rows == "80 | 90 95 | 41 | 45"
    assert tip.stacks == "20 30 36 40 42 | "


def test_example_e5(table: Any) -> None:
    tip = table("game: six\nseats: 2\nrows: 61 | 70 72 | 80 | 34 36 38 40 42\nhands: 62 100 | 29 101")
    tip.play("1 pick 62", "2 pick 29", "2 row 1")
    assert tip.rows == "29 | 70 72 | 80 | 62"
    assert tip.stacks == "34 36 38 40 42 | 61"


def test_bad_play_changes_nothing(table: Any) -> None:
    last = table(LAST_TURN)
    before = last.position
    for seat, action in (
        (0, PickCard(99)),
        (1, PickCard(13)),
        (0, TakeRow(0)),
        (0, DraftCard(13)),
        (CHANCE, Deal(DECK[:24])),
        (CHANCE, DrawFirst(0)),
        (CHANCE, PickCard(13)),
    ):
        with pytest.raises(RuleError):
            last.game.apply(last.state, seat, action)
    assert last.position == before

"""The basic game: picks, rows, special spaces, and the two ways it ends."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.core.events import Event
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.board.actions import Deal
from stado.games.board.events import (
    MatchEnded,
    RowsLaid,
    RowTaken,
    ScoreChanged,
    TileMoved,
    TilePlaced,
    TilesDealt,
    TilesPicked,
    TilesRevealed,
    TurnStarted,
)


def refused(t: Any, line: str) -> RuleError:
    """The error that an action raises; the state stays as it was."""
    before = t.state
    with pytest.raises(RuleError) as caught:
        t.play(line)
    assert t.state is before
    return caught.value


@pytest.mark.parametrize("variant", ["basic", "basic-lucky"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_brd_5_setup(dealt: Any, variant: str, seats: int) -> None:
    game, state = dealt(variant, seats)
    assert [len(hand) for hand in state.hands] == [12] * seats
    assert [len(row) for row in state.rows] == [1, 1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert state.scores == (0,) * seats
    assert len(state.supply) == 96 - 12 * seats
    assert state.actions == ((),) * seats
    assert state.pile == ()
    assert game.to_act(state) == tuple(range(seats))


def test_brd_5_the_deal_is_told_and_hands_are_hidden() -> None:
    match = Match(make_game("board", {}, 2), "seed")
    dealt = [event for event in match.events if isinstance(event, TilesDealt)]
    assert [event.tiles for event in dealt] == list(match.state.hands)
    assert [event.seen_by(0).tiles for event in dealt] == [match.state.hands[0], None]
    assert [type(event) for event in match.events[2:]] == [RowsLaid, TurnStarted]


@pytest.mark.parametrize("tiles", [(), tuple(range(1, 28)), (*range(1, 28), 1), (*range(1, 28), 101)])
def test_brd_5_a_bad_deal_is_refused(tiles: tuple[int, ...]) -> None:
    game = make_game("board", {}, 2)
    with pytest.raises(RuleError, match=r"^BRD-5: bad deal$"):
        game.apply(game.initial(), CHANCE, Deal(tiles))
    with pytest.raises(RuleError, match=r"^BRD-5: not asked$"):
        game.apply(game.initial(), 0, Deal(tuple(range(1, 29))))


TURN = """variant: basic
    seats: 3
    set: 2
    rows: 10 | 20 | 30 | 40
    hands: 5 11 | 22 23 | 33 41"""


def test_brd_6_all_pick_in_secret_and_reveal_together(table: Any) -> None:
    t = table(TURN)
    assert (t.ask(1).kind, t.ask(1).rule, t.answers(1)) == ("pick_tile", "BRD-6", "pick 5, pick 11")
    t.play("2 pick 23")
    assert t.told(TilesPicked) == (TilesPicked(1, 1, (23,)),)
    assert t.events[0].seen_by(0).tiles is None
    assert t.acting == (1, 3)
    assert t.game.may_revise(t.state) == (1,)
    assert t.ask(2).revises
    t.play("2 pick 22", "3 pick 41", "1 pick 11")
    assert [(reveal.seat, reveal.tile) for reveal in t.told(TilesRevealed)[0].reveals] == [(0, 11), (1, 22), (2, 41)]
    assert t.rows == "10 11 | 20 22 | 30 | 40 41"
    assert t.line("hands") == "5 | 23 | 33"
    assert t.told(TurnStarted) == (TurnStarted(2, 1),)
    assert t.game.may_revise(table(TURN).state) == ()


def test_brd_6_setup_tiles_trigger_nothing(made_board: Any) -> None:
    board = made_board(basic={1: "+5 COWS", 2: "-5 COWS"})
    match = Match(make_game("board", {"board": board}, 4), "seed")
    assert match.state.scores == (0, 0, 0, 0)
    assert not [event for event in match.events if isinstance(event, ScoreChanged)]


def test_brd_6_only_a_tile_behind_the_own_screen_is_picked_and_only_then(table: Any) -> None:
    t = table(TURN)
    assert str(refused(t, "1 pick 22")) == "BRD-6: not behind screen, tile 22"
    assert str(refused(t, "0 pick 5")) == "BRD-6: not asked"
    assert str(refused(t, "4 pick 5")) == "BRD-6: not asked"
    assert str(refused(t, "1 pick 5 11")) == "BRD-8: wrong count, count 1"
    for line in (
        "1 place",
        "1 play skip",
        "1 swap 5",
        "1 move 5",
        "0 draw 5",
        "0 draw skip",
        "0 deal 1",
        "0 deal skip",
    ):
        assert refused(t, line).key == "not-asked"


def test_brd_7_ascending_by_the_lowest_difference(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 10 | 20 | 30 | 40
        hands: 29 | 31"""
    )
    t.play("1 pick 29", "2 pick 31")
    assert t.rows == "10 | 20 29 | 30 31 | 40"
    assert [event.rule for event in t.told(TilePlaced)] == ["BRD-7", "BRD-7"]


def test_brd_7_the_last_tile_counts_and_not_the_highest(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 90 10 | 50 | 60 | 70
        hands: 12 | 95"""
    )
    t.play("1 pick 12", "2 pick 95")
    assert t.rows == "90 10 12 | 50 | 60 | 70 95"


def test_brd_7_too_low_goes_to_the_highest_end(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 3
        set: 2
        rows: 10 | 40 | 30 | 20
        hands: 3 | 4 | 39"""
    )
    t.play("1 pick 3", "2 pick 4", "3 pick 39")
    assert t.rows == "10 | 40 3 4 | 30 39 | 20"


SPACES = [
    (".", 23, 0),
    ("+4", 23, 4),
    ("-3", 23, -3),
    ("g", 23, 5),
    ("gg", 22, 6),
    ("r", 25, -2),
    ("rr", 23, -10),
    ("two", 23, 0),
]


@pytest.mark.parametrize(("sign", "tile", "points"), SPACES)
def test_brd_8_spaces_of_points_and_cows(table: Any, made_board: Any, sign: str, tile: int, points: int) -> None:
    t = table(
        f"""variant: basic
        seats: 2
        set: 2
        rows: 20 | 50 | 60 | 70
        hands: {tile} | 71""",
        board=made_board(basic={1: f". {sign} COWS"}),
    )
    t.play(f"1 pick {tile}", "2 pick 71")
    assert t.scores == (points, 0)
    assert t.points == ([points] if points else [])


def test_brd_8_take_the_row_costs_its_cows_and_moves_on_below(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 15 18 19 | 50 | | 60 | 70
        hands: 41 | 71"""
    )
    t.play("1 pick 41", "2 pick 71")
    assert t.told(RowTaken) == (RowTaken(0, 0, 41, (15, 18, 19), 8, (), "out", "BRD-8"),)
    assert t.told(TileMoved) == (TileMoved(0, 41, 0, 2, "BRD-8"),)
    assert t.rows == "| 50 | 41 | 60 | 70 71"
    assert t.line("gone") == "15 18 19"
    assert t.scores == (-8, 5)


def test_brd_8_with_no_empty_row_below_the_tile_moves_to_the_topmost(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 50 | | 60 | | | | | | 70 | 1 2 4 6 8 9 12 13
        hands: 41 | 71"""
    )
    t.play("1 pick 41", "2 pick 71")
    assert t.told(TileMoved) == (TileMoved(0, 41, 9, 1, "BRD-8"),)
    assert t.state.rows[9] == ()


def test_brd_8_the_row_just_taken_is_not_empty_for_the_tile_that_leaves_it(table: Any, made_board: Any) -> None:
    board = made_board(basic=dict.fromkeys(range(1, 6), ". COWS"))
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 50 | 60 | | 70 | 10
        hands: 41 | 71""",
        board=board,
    )
    t.play("1 pick 41", "2 pick 71")
    assert t.told(TileMoved)[0] == TileMoved(0, 41, 4, 5, "BRD-8")


def test_brd_8_moving_on_triggers_nothing_in_the_basic_game(table: Any, made_board: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 50 | 60 | 10 | 70
        hands: 41 | 71""",
        board=made_board(basic={3: ". COWS", 5: "+9 COWS"}),
    )
    t.play("1 pick 41", "2 pick 71")
    assert t.state.rows[4] == (41,)
    assert t.scores == (-2, 0)


TWO = """variant: basic
    seats: 2
    set: 2
    rows: 10 | 20 | 30 | | | 50
    hands: 11 21 51 | 12 22 52"""


def test_brd_8_place_two_tiles_while_an_active_row_has_the_space(table: Any) -> None:
    t = table(TWO)
    assert (t.ask(1).kind, t.ask(1).rule) == ("pick_tiles", "BRD-8")
    assert t.answers(1) == "pick 11 21, pick 11 51, pick 21 51"
    t.play("1 pick 11 51", "2 pick 12 22")
    assert [(event.seat, event.tile) for event in t.told(TilePlaced)] == [(0, 11), (1, 12), (1, 22), (0, 51)]
    assert t.rows == "10 11 12 | 20 22 | 30 |  |  | 50 51"


def test_brd_8_the_space_counts_whether_a_tile_lies_on_it_or_not(table: Any) -> None:
    t = table(TWO.replace("| | | 50", "| | | 50 53 54"))
    assert t.ask(1).kind == "pick_tiles"


def test_brd_8_a_row_that_starts_during_the_turn_counts_from_the_next(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 70 | 80 | 90 | | 10 12 13 14 16
        hands: 21 22 24 | 91 92 93"""
    )
    assert t.ask(1).kind == "pick_tile"
    t.play("1 pick 21", "2 pick 91")
    assert t.state.rows[5] == (21,)
    assert t.told(TurnStarted) == (TurnStarted(2, 2, "BRD-8"),)
    assert t.ask(1).kind == "pick_tiles"


def test_brd_8_a_row_that_goes_during_the_turn_counts_to_its_end(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 70 | 80 | 90 | | | 10 12 13 14 16
        hands: 21 22 24 | 91 92 93"""
    )
    t.play("1 pick 21 22", "2 pick 91 92")
    assert t.state.rows[5] == ()
    assert t.state.rows[6] == (21, 22)
    assert t.told(TurnStarted) == (TurnStarted(2, 1),)


def test_brd_8_who_has_one_tile_left_picks_one(table: Any) -> None:
    t = table(TWO.replace("11 21 51 | 12 22 52", "11 | 12"))
    assert t.answers(1) == "pick 11"
    t.play("1 pick 11", "2 pick 12")
    assert t.acting == ()


def test_brd_8_two_tiles_are_different_and_the_lower_is_named_first(table: Any) -> None:
    t = table(TWO)
    assert str(refused(t, "1 pick 51 11")) == "BRD-8: lower first"
    assert str(refused(t, "1 pick 11 11")) == "BRD-8: lower first"
    assert str(refused(t, "1 pick 11")) == "BRD-8: wrong count, count 2"
    assert str(refused(t, "1 pick 11 12")) == "BRD-6: not behind screen, tile 12"
    assert str(refused(t, "3 pick 11 12")) == "BRD-8: not asked"


@pytest.mark.parametrize(
    ("score", "sign", "after"),
    [(43, "+4", 44), (44, "+4", 44), (-43, "-4", -44), (-44, "rr", -44), (44, "-4", 40), (-44, "+4", -40)],
)
def test_brd_9_scores_stay_on_the_track(table: Any, made_board: Any, score: int, sign: str, after: int) -> None:
    t = table(
        f"""variant: basic
        seats: 2
        set: 2
        rows: 20 | 50 | 60 | 70
        hands: 21 | 71
        scores: {score} 0""",
        board=made_board(basic={1: f". {sign} COWS"}),
    )
    assert t.play("1 pick 21", "2 pick 71").scores == (after, 0)


def test_brd_9_each_effect_is_cut_off_on_its_own(table: Any, made_board: Any) -> None:
    t = table(
        """variant: basic
        seats: 2
        set: 2
        rows: 20 | 50 | 60 | 70
        hands: 21 51 | 71 72
        scores: 40 0""",
        board=made_board(basic={1: ". +9 two COWS", 2: ". -3 COWS"}),
    )
    t.play("1 pick 21 51", "2 pick 71 72")
    assert t.scores[0] == 41


@pytest.mark.parametrize("seats", [2, 3])
def test_brd_10_two_or_three_players_draw_a_second_set(dealt: Any, seats: int) -> None:
    game, state = dealt("basic", seats)
    rng = Rng("second set", seats)
    deals: list[tuple[Event, ...]] = []
    while acting := game.to_act(state):
        seat = acting[0]
        action = game.sample_chance(state, rng) if seat == CHANCE else rng.choice(game.prompt(state, seat).legal)
        step = game.apply(state, seat, action)
        if seat == CHANCE:
            assert state.hands == ((),) * seats
            assert [len(hand) for hand in step.state.hands] == [12] * seats
            assert step.state.rows == state.rows
            assert [event.rule for event in step.events[:seats] if isinstance(event, TilesDealt)] == ["BRD-10"] * seats
            deals.append(step.events)
        state = step.state
    assert len(deals) == 1
    assert len(state.supply) == 96 - 24 * seats
    assert step.events[-1] == MatchEnded(state.scores, game.outcome(state).ranks, "BRD-10")


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_brd_10_four_or_more_players_play_one_set(dealt: Any, play_out: Any, seats: int) -> None:
    game, _ = dealt("basic", seats)
    state = play_out(game, Rng("one set", seats))
    assert state.sets == 1
    assert len(state.supply) == 96 - 12 * seats
    assert sum(map(len, state.played)) == 12 * seats


def test_brd_10_the_most_points_win_and_ties_share(table: Any) -> None:
    t = table(
        """variant: basic
        seats: 3
        set: 2
        rows: 10 | 20 | 40 | 70
        hands: 11 | 21 | 71
        scores: 7 -3 7"""
    )
    assert t.game.outcome(t.state) is None
    t.play("1 pick 11", "2 pick 21", "3 pick 71")
    outcome = t.game.outcome(t.state)
    assert (outcome.scores, outcome.ranks) == ((7, -3, 7), (1, 3, 1))
    assert t.acting == ()
    assert refused(t, "1 pick 11").key == "not-asked"

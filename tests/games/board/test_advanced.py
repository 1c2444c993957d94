"""The advanced game: its setup, its spaces, and its end; action cards have tests of their own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.board.actions import Deal, DealCards, DrawCard, DrawTile
from stado.games.board.cards import ACTION_DECK
from stado.games.board.events import (
    CardDrawn,
    CardsDealt,
    HandShown,
    MatchEnded,
    NothingDrawn,
    PileRemade,
    RowTaken,
    ScoreChanged,
    TileDrawn,
    TileMoved,
    TurnStarted,
)
from stado.games.board.state import DrawOne


@pytest.mark.parametrize("seats", range(2, 7))
def test_brd_13_setup(dealt: Any, seats: int) -> None:
    _, state = dealt("advanced", seats)
    active = [index for index, row in enumerate(state.rows, start=1) if row]
    assert active == ([1, 2, 3, 4] if seats < 4 else [7, 8, 9, 10])
    assert [len(hand) for hand in state.hands] == [12] * seats
    assert [len(cards) for cards in state.actions] == [2] * seats
    assert len(state.pile) == 24 - 2 * seats
    assert len(state.supply) == 96 - 12 * seats
    assert (state.discard, state.stops, state.lucky_pile) == ((), (), ())
    assert state.scores == (0,) * seats


def test_brd_13_the_bottom_four_rows_are_the_last_of_any_board(made_board: Any) -> None:
    board = made_board(advanced={2: ". COWS", 1: ". COWS"})
    short = type(board)(board.basic, board.advanced[:6], board.cows, board.clovers)
    state = Match(make_game("board", {"variant": "advanced", "board": short}, 5), "seed").state
    assert [bool(row) for row in state.rows] == [False, False, True, True, True, True]


def test_brd_13_action_cards_are_dealt_hidden() -> None:
    match = Match(make_game("board", {"variant": "advanced"}, 2), "seed")
    dealt = [event for event in match.events if isinstance(event, CardsDealt)]
    assert [event.cards for event in dealt] == list(match.state.actions)
    assert dealt[0].seen_by(1).cards is None
    assert dealt[0].seen_by(0).cards == match.state.actions[0]


@pytest.mark.parametrize("cards", [(), ("skip",) * 5, ("skip",) * 3, ("skip", "skip", "skip", "skip", "skip")])
def test_brd_13_a_bad_deal_of_cards_is_refused(cards: tuple[Any, ...]) -> None:
    game = make_game("board", {"variant": "advanced"}, 2)
    state = game.apply(game.initial(), CHANCE, Deal(tuple(range(1, 29)))).state
    with pytest.raises(RuleError, match=r"^BRD-13: bad deal$"):
        game.apply(state, CHANCE, DealCards(cards))
    with pytest.raises(RuleError, match=r"^BRD-13: not asked$"):
        game.apply(state, 0, DealCards(("skip",) * 4))
    assert game.apply(state, CHANCE, DealCards(("skip",) * 4)).state.actions == (("skip", "skip"),) * 2


def test_brd_13_no_more_of_a_kind_are_dealt_than_there_are() -> None:
    game = make_game("board", {"variant": "advanced"}, 3)
    state = game.apply(game.initial(), CHANCE, Deal(tuple(range(1, 41)))).state
    with pytest.raises(RuleError, match=r"^BRD-13: bad deal$"):
        game.apply(state, CHANCE, DealCards(("skip",) * 5 + ("swap",)))


TAKE = """variant: advanced
    seats: 2
    rows: 15 18 19 | | 60 | | 50 | | 80
    hands: 41 42 | 81 82"""


def test_brd_14_the_owner_chooses_any_empty_row_and_triggers_its_first_space(table: Any) -> None:
    t = table(TAKE).play("1 pick 41 42", "2 pick 81 82")
    assert t.told(RowTaken) == (RowTaken(0, 0, 41, (15, 18, 19), 8, (), "out", "BRD-14"),)
    assert t.told(ScoreChanged) == (ScoreChanged(0, "row", -8, -8, "BRD-14"),)
    assert (t.ask(1).kind, t.ask(1).rule) == ("move_tile", "BRD-14")
    assert t.answers(1) == "move 2, move 4, move 6, move 8, move 9, move 10"
    assert t.state.rows[0] == ()
    t.play("1 move 6")
    assert t.told(TileMoved) == (TileMoved(0, 41, 0, 5, "BRD-14"),)
    assert t.points[0] == -2


def test_brd_14_neither_the_row_taken_nor_an_active_one_can_be_chosen(table: Any) -> None:
    t = table(TAKE).play("1 pick 41 42", "2 pick 81 82")
    for row in (1, 3, 11):
        with pytest.raises(RuleError) as caught:
            t.play(f"1 move {row}")
        assert str(caught.value) == f"BRD-14: not empty, row {row}"
    with pytest.raises(RuleError, match=r"^BRD-14: not asked$"):
        t.play("1 place")
    with pytest.raises(RuleError, match=r"^BRD-6: not asked$"):
        t.play("2 move 6")


def test_brd_14_a_single_empty_row_is_not_asked_about(table: Any, made_board: Any) -> None:
    board = made_board()
    small = type(board)(board.basic, board.advanced[:5], board.cows, board.clovers)
    t = table(TAKE.replace("| | 60 | | 50 | | 80", "| 50 | 60 | 80"), board=small)
    t.play("1 pick 41", "2 pick 82")
    assert t.told(TileMoved) == (TileMoved(0, 41, 0, 4, "BRD-14"),)
    assert t.acting == (0,)


@pytest.mark.parametrize(("row", "points"), [(2, []), (3, [1]), (9, [1]), (10, [-1])])
def test_brd_14_first_spaces(table: Any, row: int, points: list[int]) -> None:
    t = table(TAKE.replace("| | 60 | | 50 | | 80", "| | | 50 | | | 60 | 80"))
    t.play("1 pick 41", "2 pick 82", f"1 move {row}")
    assert t.points[: len(points)] == points


TILES = """variant: advanced
    seats: 2
    rows: 80 | 15 18 19 20 | 60 | | | | 70
    hands: 41 42 | 71 72"""


def test_brd_15_the_tiles_go_behind_the_screen_at_no_cost(table: Any) -> None:
    t = table(TILES).play("1 pick 41", "2 pick 71")
    assert t.told(RowTaken) == (RowTaken(0, 1, 41, (15, 18, 19, 20), 10, (), "behind", "BRD-15"),)
    assert t.scores == (0, 0)
    assert t.state.hands[0] == (15, 18, 19, 20, 42)
    assert t.state.gone == ()
    assert (t.ask(1).kind, t.ask(1).rule) == ("move_tile", "BRD-15")
    assert t.answers(1) == "move 4, move 5, move 6, move 8, move 9, move 10"
    t.play("1 move 9")
    assert t.told(TileMoved) == (TileMoved(0, 41, 1, 8, "BRD-15"),)
    assert t.points[0] == 1


def test_brd_15_everybody_remembers_the_tiles_until_they_are_played(table: Any) -> None:
    t = table(TILES).play("1 pick 41", "2 pick 71", "1 move 8")
    assert t.state.known == ((15, 18, 19, 20), ())
    view = t.game.view(t.state, 1)
    assert (view.hand_sizes[0], view.known[0]) == (5, (15, 18, 19, 20))
    t.play("1 pick 19", "2 pick 72")
    assert t.game.view(t.state, None).known[0] == (15, 18, 20)


DRAW = """variant: advanced
    seats: 2
    rows: 20 | 50 | 60 | 70
    hands: 21 22 | 71 73"""


def test_brd_16_draw_a_tile(table: Any, made_board: Any) -> None:
    t = table(DRAW, board=made_board(advanced={1: ". tile COWS", 4: ". . COWS"}))
    t.play("1 pick 21", "2 pick 71")
    assert t.acting == (0,)
    for line, error in (
        ("0 draw 22", "BRD-16: not in supply, tile 22"),
        ("0 draw skip", "BRD-16: not asked"),
        ("1 draw 5", "BRD-16: not asked"),
    ):
        with pytest.raises(RuleError) as caught:
            t.play(line)
        assert str(caught.value) == error
    t.play("0 draw 5")
    assert t.told(TileDrawn) == (TileDrawn(0, 5),)
    assert t.events[0].seen_by(1).tile is None
    assert t.state.hands == ((5, 22), (73,))
    assert t.state.known == ((), ())
    assert 5 not in t.state.supply


def test_brd_16_draw_an_action_card(table: Any, made_board: Any) -> None:
    actions = "skip skip skip skip"
    t = table(DRAW + f"\nactions: | {actions}", board=made_board(advanced={1: ". card COWS", 4: ". . COWS"}))
    t.play("1 pick 21", "2 pick 71")
    with pytest.raises(RuleError, match=r"^BRD-16: not in pile, card skip$"):
        t.play("0 draw skip")
    t.play("0 draw stop")
    assert t.told(CardDrawn) == (CardDrawn(0, "stop"),)
    assert t.events[0].seen_by(1).card is None
    assert t.state.actions[0] == ("stop",)
    assert t.state.pile.count("stop") == 3


def test_brd_16_an_empty_pile_is_made_anew_from_the_discard(table: Any, made_board: Any) -> None:
    held = " ".join(card for card in ACTION_DECK if card not in ("skip", "swap"))
    t = table(
        DRAW + f"\nactions: | {held}\ndiscard: skip skip skip skip swap swap swap swap",
        board=made_board(advanced={1: ". card COWS", 4: ". . COWS"}),
    )
    assert t.state.pile == ()
    t.play("1 pick 21", "2 pick 71")
    with pytest.raises(RuleError, match=r"^BRD-16: not in pile, card stop$"):
        t.play("0 draw stop")
    t.play("0 draw swap")
    assert t.told(PileRemade) == (PileRemade(8),)
    assert t.state.discard == ()
    assert t.state.pile == ("skip",) * 4 + ("swap",) * 3
    assert t.state.remade == ("skip",) * 4 + ("swap",) * 4


def test_brd_16_with_nothing_left_nothing_happens(table: Any, made_board: Any) -> None:
    t = table(
        DRAW + f"\nactions: | {' '.join(ACTION_DECK)}", board=made_board(advanced={1: ". card COWS", 4: ". . COWS"})
    )
    t.play("1 pick 21", "2 pick 71")
    assert t.told(NothingDrawn) == (NothingDrawn(0, "card"),)
    gone = " ".join(str(tile) for tile in range(1, 101) if tile not in (20, 50, 60, 70, 21, 22, 71, 73))
    t = table(DRAW + f"\ngone: {gone}", board=made_board(advanced={1: ". tile COWS", 4: ". . COWS"}))
    t.play("1 pick 21", "2 pick 71")
    assert t.told(NothingDrawn) == (NothingDrawn(0, "tile"),)
    assert t.state.hands == ((22,), (73,))


def test_brd_16_what_is_drawn_serves_for_the_next_tile_of_the_turn(table: Any, made_board: Any) -> None:
    t = table(
        DRAW.replace("21 22", "21 51 52").replace("71 73", "71 73 74"),
        board=made_board(advanced={1: ". card two COWS", 2: ". -9 +9 COWS", 4: ". . . . COWS"}),
    )
    t.play("1 pick 21 51", "2 pick 71 73", "0 draw skip")
    assert t.answers(1) == "place, play skip"
    assert t.play("1 play skip").points == [9]


def test_brd_16_chance_draws_from_what_is_left(dealt: Any) -> None:
    game, state = dealt("advanced", 2)
    for what in ("tile", "card"):
        waiting = replace(state, phase="place", agenda=(DrawOne(1, what),))
        action = game.sample_chance(waiting, Rng("draw"))
        assert isinstance(action, DrawTile | DrawCard)
        assert game.apply(waiting, CHANCE, action).state.agenda == ()


END = """variant: advanced
    seats: 3
    turn: {turn}
    rows: 10 | 20 | 60 | | | | 70
    hands: {first} | 71 99 | 23 72 90
    scores: 5 -40 44
    actions: | skip swap | stop"""


def test_brd_18_the_turn_ends_the_match_when_a_screen_hides_nothing(table: Any) -> None:
    t = table(END.format(turn=7, first="12"))
    t.play("1 pick 12", "2 pick 71", "3 pick 72")
    assert t.scores == (6, -40, 44)
    t.play("2 place", "3 place", "0 draw skip")
    assert t.told(HandShown) == (
        HandShown(0, (), ()),
        HandShown(1, (99,), ("skip", "swap")),
        HandShown(2, (23, 90), ("skip", "stop")),
    )
    assert t.told(ScoreChanged) == (
        ScoreChanged(1, "tiles_held", -3, -38, "BRD-18"),
        ScoreChanged(1, "cards_held", 2, -36, "BRD-18"),
        ScoreChanged(2, "tiles_held", -7, 37, "BRD-18"),
        ScoreChanged(2, "cards_held", 2, 39, "BRD-18"),
    )
    assert t.told(MatchEnded) == (MatchEnded((6, -36, 39), (2, 3, 1), "BRD-18"),)
    assert t.game.outcome(t.state).ranks == (2, 3, 1)
    view = t.game.view(t.state, 0)
    assert view.known == t.state.hands
    assert view.actions == t.state.actions


def test_brd_18_tiles_count_first_and_their_loss_is_cut_off_before_the_cards_count(table: Any, made_board: Any) -> None:
    t = table(
        END.format(turn=7, first="12").replace("5 -40 44", "0 -43 0").replace("skip swap | stop", "skip swap |"),
        board=made_board(advanced={7: ". . . . COWS"}),
    )
    t.play("1 pick 12", "2 pick 99", "3 pick 90", "2 place")
    assert t.scores[1] == -42


def test_brd_18_the_final_losses_bring_no_lucky_cards(table: Any, made_board: Any) -> None:
    t = table(
        END.format(turn=7, first="12")
        .replace("advanced", "advanced-lucky")
        .replace("-40", "-38")
        .replace("skip swap | stop", "|"),
        board=made_board(advanced={7: ". . . . COWS"}),
    )
    t.play("1 pick 12", "2 pick 99", "3 pick 90")
    assert t.scores[1] == -43
    assert t.state.lucky == ((), (), ())
    assert t.acting == ()


def test_brd_18_who_ran_out_and_took_tiles_has_some(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 80 | 15 18 19 20 | 60 | | | | 70
        hands: 41 | 71 72"""
    )
    t.play("1 pick 41", "2 pick 71", "1 move 8")
    assert t.state.hands[0] == (15, 18, 19, 20)
    assert t.told(TurnStarted) == (TurnStarted(2, 1),)


def test_brd_18_a_match_ends_after_200_turns(table: Any) -> None:
    t = table(END.format(turn=199, first="12 13 14"))
    t.play("1 pick 12", "2 pick 71", "3 pick 90", "2 place", "3 place", "0 draw skip")
    assert t.acting == (1, 2, 3)
    t = table(END.format(turn=200, first="12 13 14"))
    t.play("1 pick 12", "2 pick 71", "3 pick 90", "2 place", "3 place", "0 draw skip")
    assert t.acting == ()
    assert t.told(HandShown)[0] == HandShown(0, (13, 14), ())

"""What seats and onlookers may know, and states drawn from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games.board.cards import ACTION_DECK
from stado.games.board.events import TileSwapped

POSITION = """variant: advanced-lucky
    seats: 3
    rows: 10 | 20 | 30 | 40
    hands: 50 51 52 | 60 61 62 | 70 71 72
    known: | 61 |
    picks: 50 | 60 | -
    gone: 1 2 3
    actions: skip stop | swap | stop
    discard: skip
    lucky: gain_5 | |"""


def test_a_seat_sees_what_it_holds_and_what_all_saw(table: Any) -> None:
    t = table(POSITION)
    view = t.game.view(t.state, 0)
    assert (view.hand, view.pick) == ((50, 51, 52), (50,))
    assert view.actions == (("skip", "stop"), None, None)
    assert view.action_sizes == (2, 1, 1)
    assert view.known == ((), (61,), ())
    assert view.hand_sizes == (3, 3, 3)
    assert view.picked == (True, True, False)
    assert view.lucky == (("gain_5",), (), ())
    assert (view.supply_size, view.pile_size, view.discard) == (84, 19, ("skip",))
    assert view.spaces == t.game.options.board.advanced
    assert view.cows == t.game.options.board.cows


def test_an_onlooker_sees_no_hand(table: Any) -> None:
    t = table(POSITION)
    view = t.game.view(t.state, None)
    assert (view.hand, view.pick, view.actions) == ((), None, (None, None, None))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_drawn_state_looks_the_same_and_varies_in_what_is_hidden(table: Any, viewer: int | None) -> None:
    t = table(POSITION)
    view = t.game.view(t.state, viewer)
    rng = Rng("drawn")
    drawn = [t.game.determinize(view, rng) for _ in range(30)]
    assert all(t.game.view(state, viewer) == view for state in drawn)
    assert all(sorted(t.game.pieces(state), key=str) == sorted(t.game.pieces(t.state), key=str) for state in drawn)
    assert all(61 in state.hands[1] for state in drawn)
    assert len({state.hands for state in drawn}) > 20
    assert len({state.actions for state in drawn}) > 5
    other = 1 if viewer == 0 else 0
    assert len({state.picks[other] for state in drawn}) > 5


def test_a_two_tile_pick_is_drawn_as_two(table: Any) -> None:
    t = table(POSITION.replace("| 40", "| | 40").replace("50 | 60 | -", "50 51 | 60 62 | -"))
    for state in (t.game.determinize(t.game.view(t.state, 2), Rng("two", number)) for number in range(10)):
        assert [pick and len(pick) for pick in state.picks] == [2, 2, None]


def test_brd_16_a_remade_pile_holds_only_what_it_was_made_of(table: Any) -> None:
    t = table(
        f"""variant: advanced
        seats: 2
        rows: 10 | 20 | 30 | 40
        hands: 50 51 52 | 60 61 62
        actions: skip | {" ".join(card for card in ACTION_DECK if card not in ("skip", "swap"))} skip
        discard: swap
        remade: skip skip swap swap swap"""
    )
    assert t.state.pile == ("skip", "skip", "swap", "swap", "swap")
    view = t.game.view(t.state, 0)
    for number in range(20):
        state = t.game.determinize(view, Rng("remade", number))
        assert not Counter(state.pile) - Counter(t.state.remade)
        assert state.actions[1].count("stop") == 4
    assert t.game.view(state, 0) == view


def test_brd_15_a_tile_swapped_back_is_known_to_all_until_it_is_played(table: Any) -> None:
    t = table(
        """variant: advanced
        seats: 2
        rows: 10 | 20 | 30 | | | | 40
        hands: 50 51 52 | 60 61 62
        actions: swap |"""
    )
    t.play("1 pick 50", "2 pick 60", "1 play swap", "1 swap 52")
    assert t.told(TileSwapped) == (TileSwapped(0, 50, 52),)
    view = t.game.view(t.state, 1)
    assert view.known == ((50,), ())
    assert all(50 in t.game.determinize(view, Rng("swap", number)).hands[0] for number in range(9))


def test_basic_hands_hold_no_cards(table: Any) -> None:
    t = table("seats: 2\nrows: 10 | 20 | 30 | 40\nhands: 50 | 60")
    state = t.game.determinize(t.game.view(t.state, 0), Rng("basic"))
    assert (state.actions, state.pile) == (((), ()), ())
    assert state.hands[0] == (50,)

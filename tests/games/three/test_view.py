from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games.three import Three
from stado.games.three.collection import Collection
from stado.games.three.options import ThreeOptions
from stado.games.three.view import unseen

TEXT = """
first: 1
rows: 0 5 16 | 30 40 | 60
hands: 1 31 61 | 6 7 8
piles: 89 70 88 71 87 72 | 74 83 76 85 78 81
face-up: 2 3 | 9 12 32
face-down: 11 19 26 |
neutrals: 15
played: 5 | 16
"""


def test_a_seat_sees_its_hand_and_only_the_sizes_of_the_rest(table: Any) -> None:
    start = table(TEXT)
    view = start.game.view(start.state, 1)
    assert view.hand == (6, 7, 8)
    assert (view.hand_sizes, view.pile_sizes) == ((3, 3), (6, 6))
    assert view.collections == (Collection((2, 3), (11, 19, 26)), Collection((9, 12, 32), ()))
    assert (view.neutrals, view.played) == ((15,), ((5,), (16,)))
    assert (view.bonuses, view.bonus_stack) == ((0, 0), (10, 7, 5, 3))
    assert (view.first, view.turn) == (0, 0)
    assert view.scores == (2 - 3, 1 + 5)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_view_tells_a_pile_not_even_to_its_owner(table: Any, seat: int | None) -> None:
    start = table(TEXT)
    piles = tuple(tuple(reversed(pile)) for pile in start.state.piles)
    turned = msgspec.structs.replace(start.state, piles=piles)
    assert start.game.view(turned, seat) == start.game.view(start.state, seat)
    assert {89, 74, *piles[0], *piles[1]} <= set(unseen(start.game.view(start.state, seat)))


def test_an_onlooker_sees_no_hand(table: Any) -> None:
    start = table(TEXT)
    assert start.game.view(start.state, None).hand == ()


def test_determinize_shuffles_the_unseen_over_hands_piles_and_out(table: Any) -> None:
    start = table(TEXT)
    view = start.game.view(start.state, 0)
    drawn = [start.game.determinize(view, Rng("worlds", number)) for number in range(300)]
    hidden = set(unseen(view))
    assert hidden == set(start.state.hands[1]).union(*start.state.piles, start.state.out)
    assert {card for state in drawn for card in state.hands[1]} == hidden
    assert {card for state in drawn for card in state.piles[0]} == hidden
    assert {card for state in drawn for card in state.out} == hidden
    for state in drawn:
        assert state.hands[0] == (1, 31, 61)
        assert sorted(start.game.pieces(state), key=str) == sorted(start.game.pieces(start.state), key=str)


def test_a_finished_match_shows_the_final_scores() -> None:
    game = Three(ThreeOptions(), 3)
    match = Match(game, "a seed")
    while match.to_act:
        match.act(match.to_act[0], game.prompt(match.state, match.to_act[0]).legal[0])
    view = game.view(match.state, 0)
    assert match.outcome is not None
    assert view.scores == match.outcome.scores
    assert (view.phase, view.turn, view.hand, view.hand_sizes) == ("over", None, (), (0, 0, 0))

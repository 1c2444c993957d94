"""The facts that pages draw with are those that the rules play by."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stado.core.game import AnyGame
from stado.core.match import Match
from stado.games import GAMES, make_game
from stado.games.board import BoardGame
from stado.games.board.options import BoardOptions
from stado.games.loot import Loot
from stado.games.six import Six
from stado.games.three import Three
from stado.games.three.options import ThreeOptions

SIX: Any = Six.facts
BOARD: Any = BoardGame.facts
LOOT: Any = Loot.facts
THREE: Any = Three.facts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_facts_name_their_game_and_survive_the_wire(game: type[AnyGame]) -> None:
    text = msgspec.json.encode(game.facts)
    assert msgspec.json.decode(text)["game"] == game.name
    assert msgspec.json.decode(text, type=type(game.facts)) == game.facts


@pytest.mark.parametrize("variant", Six.variants, ids=lambda variant: variant.name)
def test_a_round_of_six_has_the_cards_that_the_facts_say(variant: Any) -> None:
    for seats in range(variant.min_seats, variant.max_seats + 1):
        game = make_game("six", {"variant": variant.name}, seats)
        match = Match(game, "facts")
        while match.state.phase == "draft":
            match.act(match.to_act[0], game.prompt(match.state, match.to_act[0]).legal[0])
        assert {len(hand) for hand in match.state.hands} == {SIX.hand_sizes[variant.name]}
        assert len(match.state.rows) == SIX.rows
        numbers = [piece for piece in game.pieces(match.state) if isinstance(piece, int)]
        assert max(numbers) <= SIX.deck_sizes[variant.name][seats] < len(SIX.cows)
        if variant.name == "pro":
            assert len(numbers) == SIX.deck_sizes["pro"][seats]


def test_six_has_the_cows_of_its_rules() -> None:
    assert [SIX.cows[card] for card in (1, 5, 10, 11, 55, 104)] == [1, 2, 3, 5, 7, 1]
    assert SIX.special_rules["stop"] == "SIX-22"


def test_a_board_is_written_in_the_signs_of_the_facts() -> None:
    board = BoardOptions().board
    signs = {sign for row in (*board.basic, *board.advanced) for sign in row}
    points = {sign for sign in signs if sign[0] in "+-"}
    assert signs - points == set(BOARD.signs)
    assert len(board.cows) == BOARD.tiles
    assert max(map(abs, board.clovers)) <= BOARD.limit


def test_loot_is_dealt_what_the_facts_say() -> None:
    state = Match(make_game("loot", {}, 2), "facts").state
    assert {len(hand) for hand in state.hands} == {LOOT.hand_size}
    assert (len(state.display), len(state.shadow)) == (LOOT.display_size, LOOT.shadow_size)
    pieces = make_game("loot", {}, 2).pieces(state)
    assert pieces.count(LOOT.joker) == LOOT.jokers
    assert pieces.count(LOOT.highest) == LOOT.copies
    assert len(pieces) == LOOT.highest * LOOT.copies + LOOT.jokers


def test_three_has_a_color_for_every_letter_of_its_map() -> None:
    colors = ThreeOptions().colors
    assert len(colors) == THREE.deck_size
    assert {color.letter for color in THREE.colors} == set(colors)
    assert len({color.shape for color in THREE.colors}) == len(THREE.colors)
    game = make_game("three", {}, 4)
    view = game.view(game.initial(), None)
    assert view.bonus_stack == THREE.color_bonuses

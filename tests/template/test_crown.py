"""The template game: its rules, the laws that every game keeps, and the plain ways that it leaves to the core."""

from __future__ import annotations

import pytest

import stado.games
from stado.core.errors import NotationError, PositionError, RuleError
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.games import format_position, make_game, parse_position
from stado.testing.laws import check_laws
from tests.template.crown.game import Crown, CrownOptions
from tests.template.crown.state import CardPicked, CrownTaken, Deal, HandDealt, PickCard, State


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stado.games, "GAMES", (*stado.games.GAMES, Crown))


POSITION = """game: crown
variant: standard
seats: 2
hands: [[1,5],[2,9]]
picks: [5,null]
played: [[7],[3]]
crowns: [1,0]
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws(seats: int) -> None:
    check_laws(make_game("crown", {}, seats), "crown")


def test_crw_1_everybody_gets_three_cards() -> None:
    game = Crown(CrownOptions(), 2)
    step = game.apply(game.initial(), CHANCE, Deal((4, 2, 9, 12, 1, 7)))
    assert step.events == (HandDealt(0, (2, 4, 9)), HandDealt(1, (1, 7, 12)))
    assert step.scenes[0].state.hands == ((2, 4, 9), ())
    for cards in ((1, 2, 3), (1, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 13)):
        with pytest.raises(RuleError, match="CRW-1"):
            game.apply(game.initial(), CHANCE, Deal(cards))


def test_crw_2_picks_are_hidden_until_the_last_one() -> None:
    game, state = parse_position(POSITION)
    assert game.to_act(state) == (1,)
    assert game.view(state, 1).pick is None
    assert game.view(state, 0).pick == 5
    for seat, action in ((0, PickCard(2)), (1, PickCard(5)), (1, Deal(())), (CHANCE, PickCard(2))):
        with pytest.raises(RuleError, match="CRW-2"):
            game.apply(state, seat, action)


def test_crw_3_the_highest_card_takes_the_crown() -> None:
    game, state = parse_position(POSITION)
    step = game.apply(state, 1, PickCard(9))
    assert step.events == (CardPicked(1, 9), CrownTaken((5, 9), 1))
    assert step.state == State(hands=((1,), (2,)), picks=(None, None), played=((7, 5), (3, 9)), crowns=(1, 1))


def test_crw_4_most_crowns_win() -> None:
    match = Match(Crown(CrownOptions(), 2), "crown")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, match.game.prompt(match.state, seat).legal[-1])
    assert match.outcome is not None
    assert sum(match.outcome.scores) == 3
    assert match.outcome.ranks[match.outcome.scores.index(max(match.outcome.scores))] == 1


def test_plain_positions_are_read_and_written() -> None:
    game, state = parse_position(POSITION)
    assert format_position(game, state) == POSITION
    for line, wrong, words in (
        ("picks: [5,null]", "picks: 5", "line 5, picks: Expected `array`"),
        ("crowns: [1,0]", "crowns: [1,", "line 7, crowns: Input data was truncated"),
        ("crowns: [1,0]", "", "the position has no line 'crowns:'"),
        ("crowns: [1,0]", "crown: [1,0]", "line 7, crown: unknown; allowed: hands, picks, played, crowns"),
    ):
        with pytest.raises(PositionError) as caught:
            parse_position(POSITION.replace(line, wrong))
        assert words in str(caught.value)


def test_plain_actions_are_read_and_written() -> None:
    game = Crown(CrownOptions(), 2)
    for action, text in ((PickCard(5), "pick_card 5"), (Deal((1, 2)), "deal [1,2]")):
        assert game.format_action(action) == text
        assert game.parse_action(f" {text} ") == action
    for text in ("", "pick", "pick_card", "pick_card 1,2", "pick_card five", 'pick_card "5"', "deal [", "deal [[1]]"):
        with pytest.raises(NotationError):
            game.parse_action(text)


def test_plain_judgment_and_drawing_tell_what_there_is() -> None:
    game, state = parse_position(POSITION)
    assert game.rate(game.view(state, 1), game.prompt(state, 1)) == [0.0, 0.0]
    drawn = game.draw(game.view(state, 0), ["Ann", "Bob"], lambda key, **_: key)
    assert "hand: [1,5]\n" in drawn
    assert "picked: [true,false]\n" in drawn

"""OpenSpiel's games: its own tests over every variant, chance as a tree, and a game small enough to be solved."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import stado.rl.openspiel  # noqa: F401 - registers the games
from stado.core.errors import OptionError
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.rl.chance import follow_draws
from tests.cases import sample

VARIANTS = [(game.name, variant) for game in GAMES for variant in game.variants]
SIMULTANEOUS = {game.name for game in GAMES if len(Match(make_game(game.name, {}), "who").to_act) > 1}


@pytest.mark.parametrize(
    ("name", "variant"),
    sample(
        [(name, variant.name) for name, variant in VARIANTS],
        *("six-jubilee", "board-advanced", "loot-expert", "three-standard"),
    ),
)
def test_their_random_simulation(name: str, variant: str) -> None:
    game = pyspiel.load_game(f"stado_{name}(variant={variant})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "variant", "seats"),
    [
        (name, variant.name, seats)
        for name, variant in VARIANTS
        for seats in range(variant.min_seats, variant.max_seats + 1)
    ],
)
def test_their_random_simulation_at_every_table(name: str, variant: str, seats: int) -> None:
    game = pyspiel.load_game(f"stado_{name}(variant={variant},players={seats})")
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def play(game: Any, seed: int, *, stop: int | None = None) -> Any:
    """A random match, or its beginning."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal() and (stop is None or state.move_number() < stop):
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        elif state.is_simultaneous_node():
            answers = [int(rng.choice(state.legal_actions(player))) for player in range(game.num_players())]
            state.apply_actions(answers)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_picks_are_made_at_once_where_the_game_says_so(name: str) -> None:
    game = pyspiel.load_game(f"stado_{name}")
    dynamics = game.get_type().dynamics
    assert (dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS) == (name in SIMULTANEOUS)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert state.is_simultaneous_node() == (name in SIMULTANEOUS)


@pytest.mark.parametrize("reward", ["difference", "win"])
def test_returns_are_those_of_the_match(reward: str) -> None:
    game = pyspiel.load_game(f"stado_three(players=3,reward={reward})")
    state = play(game, 1)
    table = make_game("three", {}, 3)
    outcome = table.outcome(state.moment.state)
    assert outcome is not None
    for player, gained in enumerate(state.returns()):
        if reward == "win":
            expected = (outcome.ranks[player] == 1) / outcome.ranks.count(1) - 1 / 3
        else:
            expected = outcome.scores[player] - (sum(outcome.scores) - outcome.scores[player]) / 2
        assert gained == pytest.approx(expected)
    assert sum(state.returns()) == pytest.approx(0)
    assert play(game, 1, stop=70).returns() == [0, 0, 0]


def test_options_are_parameters() -> None:
    table = pyspiel.load_game("stado_six(players=3,limit=40,limit_rule=exceed)").table
    assert (table.seats, table.options.limit, table.options.limit_rule, table.options.rounds) == (3, 40, "exceed", None)
    assert pyspiel.load_game("stado_six(rounds=2)").table.options.rounds == 2
    assert pyspiel.load_game("stado_board(variant=advanced,place_first=to_gap)").table.options.place_first == "to_gap"


def test_a_history_is_all_that_there_is_to_a_state() -> None:
    game = pyspiel.load_game("stado_six(variant=jubilee,players=3)")
    for stop in (5, 60, 120):
        state = play(game, 3, stop=stop)
        again = game.deserialize_state(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
    made = pickle.loads(pickle.dumps(game))  # noqa: S301 - made here
    assert str(made) == str(game)


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game("stado_loot(players=3)")
    state = play(game, 1, stop=150)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state)):
        twin.apply_action(twin.legal_actions()[-1])
        assert str(twin) != before
    assert str(state) == before


def test_a_player_sees_its_own_view_by_name() -> None:
    game = pyspiel.load_game("stado_six(players=3)")
    state = play(game, 2, stop=40)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for player in range(3):
        observer.set_from(state, player)
        hand = state.moment.state.hands[player]
        assert np.flatnonzero(observer.dict["hand"]).tolist() == [card - 1 for card in hand]
        assert observer.dict["player"].argmax() == player
        assert np.array_equal(observer.tensor, np.float32(state.information_state_tensor(player)))
        assert f'"hand":[{hand[0]},' in observer.string_from(state, player)


def test_public_information_is_what_an_onlooker_sees() -> None:
    game = pyspiel.load_game("stado_six(players=3)")
    state = play(game, 2, stop=40)
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    observer = make_observation(game, public)
    observer.set_from(state, 1)
    assert not observer.dict["hand"].any()
    assert observer.dict["rows"].any()
    everything = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="private information of all players"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"size": 3})


def test_actions_are_told_in_notation() -> None:
    game = pyspiel.load_game("stado_six(players=2)")
    state = play(game, 1, stop=24)
    assert state.is_simultaneous_node()
    number = state.legal_actions(0)[0]
    assert state.action_to_string(0, number) == f"pick {number}"
    assert state.action_to_string(0, 0) == "nothing"
    assert game.new_initial_state().action_to_string(pyspiel.PlayerId.CHANCE, 7) == "draw 7"


def test_what_is_wrong_is_refused() -> None:
    for name, message in (
        ("stado_six(reward=score)", "reward cannot be 'score'"),
        ("stado_six(variant=blitz)", "six has no variant 'blitz'"),
        ("stado_tiny_six(hand=5)", "2 hands of 5 out of 6 cards"),
    ):
        with pytest.raises(OptionError, match=message):
            pyspiel.load_game(name)


@pytest.mark.parametrize(("name", "variant"), [(name, variant.name) for name, variant in VARIANTS])
def test_draws_make_what_chance_does(name: str, variant: str) -> None:
    """Draws that are told one by one lead to what the same draws make of a stream."""

    class Told(Rng):
        draws: list[int]

        def below(self, bound: int) -> int:
            draw = super().below(bound)
            self.draws += [draw] if bound > 1 else []
            return draw

    game = make_game(name, {"variant": variant})
    state = game.initial()
    told = Told("chance")
    told.draws = []
    action = game.sample_chance(state, told)
    assert game.to_act(state) == (CHANCE,)
    for count, draw in enumerate(told.draws):
        outcomes = follow_draws(game, state, told.draws[:count])
        assert isinstance(outcomes, int)
        assert draw < outcomes
    assert follow_draws(game, state, told.draws) == action


def test_every_outcome_of_a_draw_is_as_likely() -> None:
    game = make_game("loot", {}, 3)
    assert follow_draws(game, game.initial(), ()) == 3
    seats = Counter(str(follow_draws(game, game.initial(), (draw,))) for draw in range(3))
    assert set(seats.values()) == {1}


def test_chance_that_draws_otherwise_is_noticed() -> None:
    class Odd:
        def sample_chance(self, state: Any, rng: Rng) -> Any:
            return rng.unit()

    with pytest.raises(TypeError, match="below a bound"):
        follow_draws(Odd(), None, ())  # type: ignore[arg-type]


def test_a_tiny_game_is_solved() -> None:
    game = pyspiel.load_game_as_turn_based("stado_tiny_six(cards=5)")
    pyspiel.random_sim_test(pyspiel.load_game("stado_tiny_six"), num_sims=3, serialize=True, verbose=False)
    solver = pyspiel.CFRPlusSolver(game)
    found = []
    for _ in range(2):
        for _ in range(5):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert found[1] < 0.05 < found[0] < pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))

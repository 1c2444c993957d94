"""Bots on the same deals, and one who expects the others to answer each other."""

from __future__ import annotations

from typing import Any

import pytest

from stado.arena.contest import make_contest
from stado.arena.play import play_fixtures
from stado.bots import make_bot
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.compiler import floats, ints
from stado.kernels.six.population.belief import COPY, RANDOM
from stado.kernels.six.population.trial import PopulationTrial

np = pytest.importorskip("numpy")

from scripts.league import matching, pairs  # noqa: E402 - they need numpy


def test_bots_are_compared_on_the_same_deals() -> None:
    first, again = (pairs.play_deals("casual", "uniform", 3, 6, "pairs") for _ in range(2))
    assert first.shape == (2, 3)
    assert (first[:, :2] == again[:, :2]).all()
    other = pairs.play_deals("random", "uniform", 3, 6, "pairs")
    contest = make_contest(make_game("six", {"rounds": 1}, 3), ["random", "uniform", "uniform"], 6, "pairs")
    lines = play_fixtures(contest, list(contest.fixtures()))
    cows = np.array([line.scores[0] for line in lines]).reshape(2, 3).mean(1)
    assert np.allclose(other[:, 0], cows)
    row = pairs.write_row("random", "uniform", 3, other, first)
    gap = (other - first)[:, 0].mean()
    assert row.startswith(f"| random | uniform | 3 | 6 | {cows.mean():.2f} ± ")
    assert f"| {gap:+.2f} ± " in row


def make_table(regrets: list[float], odds: list[float]) -> matching.Table:
    places = len(regrets)
    return matching.Table(
        hands=ints(range(1, places + 1)),
        regrets=floats(regrets),
        odds=floats(odds),
        picks=ints([0]),
        costs=floats([0.0] * places),
    )


def test_a_card_that_was_cheaper_is_what_a_seat_is_sorry_for() -> None:
    table = make_table([0.0, 0.0, 0.0], [0.0] * 3)
    table.picks[0] = 1
    table.costs[:] = floats([2.0, 5.0, 6.0])
    matching.regret(table, 0, 3)
    assert list(table.regrets) == [3.0, 0.0, -1.0]


def find_place(turns: int) -> tuple[Any, Any, Any]:
    """A game of four seats, and what a seat sees and is asked after that many turns of random answers."""
    game: Any = make_game("six", {"rounds": 1}, 4)
    match, rng = Match(game, "matching"), Rng("matching")
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        match.act(match.to_act[0], rng.choice(game.prompt(match.state, match.to_act[0]).legal))
    return game, game.view(match.state, 0), game.prompt(match.state, 0)


def test_only_seats_that_think_answer_the_others() -> None:
    game, view, _ = find_place(3)
    trial = PopulationTrial(game.options, view, Rng("thinks"))
    manners = trial.insight.belief.manners
    manners[1], manners[2], manners[3] = RANDOM, COPY, RANDOM + 1
    found = [bool(matching.thinks(trial.insight, trial.knowledge, seat, 3.0)) for seat in range(4)]
    assert found == [True, False, False, True]
    assert not matching.thinks(trial.insight, trial.knowledge, 3, 0.0)


@pytest.mark.parametrize("kind", [matching.Believer, matching.Matcher])
def test_a_card_that_looks_worst_to_a_master_is_not_picked(kind: Any) -> None:
    game, view, prompt = find_place(7)
    answer = kind(game).choose(view, prompt, Rng("answer"))
    assert answer == kind(game).choose(view, prompt, Rng("answer"))
    estimates = make_bot("master", game).decide(view, prompt, Rng("answer")).estimates
    assert answer != min(estimates, key=lambda estimate: estimate.value).action

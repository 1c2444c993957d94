"""The search over the game interface."""

from __future__ import annotations

import math

import pytest

from stado.bots import LEVELS, make_bot
from stado.bots.limit import Budget, Limit
from stado.bots.playouts import Style
from stado.bots.search import Search, Tally
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game, parse_position

TABLES = [(game.name, variant.name) for game in GAMES for variant in game.variants]

NAMES = [level.name for level in LEVELS]

DANGER = """
game: six
variant: classic
seats: 2
options: {"rounds": 1}
rows: 10 20 30 40 50 | 61 | 71 | 81
hands: 51 82 | 1 2
"""


def test_the_search_sees_the_row_that_a_card_would_take() -> None:
    game, state = parse_position(DANGER)
    search = Search(game, Limit(rollouts=200), Style(prior=0.0))
    prompt = game.prompt(state, 0)
    estimates = search.estimate(game.view(state, 0), prompt, Rng("s"))
    assert {estimate.action for estimate in estimates} == set(prompt.legal)
    assert all(estimate.error < math.inf for estimate in estimates)
    assert sum(estimate.rollouts for estimate in estimates) >= 200
    answer = search.choose(game.view(state, 0), prompt, Rng("s"))
    best = max(estimates, key=lambda estimate: (estimate.rollouts, estimate.value))
    assert answer == best.action


@pytest.mark.parametrize("limit", [Limit(rollouts=20), Limit(steps=200)])
def test_the_same_limit_and_stream_give_the_same_estimates(limit: Limit) -> None:
    game = make_game("six", {}, 3)
    state = Match(game, "s").state
    first, second, other = (
        Search(game, limit).estimate(game.view(state, 1), game.prompt(state, 1), Rng(seed)) for seed in "aab"
    )
    assert first == second
    assert first != other


def test_seconds_end_the_search() -> None:
    budget = Budget(Limit(seconds=0.0001))
    while budget.used() < 1:
        pass
    assert Budget(Limit()).used() == 0.0


def test_a_question_with_one_answer_needs_no_thought() -> None:
    game, state = parse_position(DANGER.replace("51 82 | 1 2", "51 | 1"))
    prompt = game.prompt(state, 0)
    assert Search(game, Limit(rollouts=1)).choose(game.view(state, 0), prompt, Rng("s")) == prompt.legal[0]


def test_a_difference_is_as_certain_as_the_worlds_that_both_answers_met() -> None:
    one, other, dropped = Tally(0.0), Tally(0.0), Tally(0.0)
    one.add(1, 3.0, 9.0)
    other.add(1, 1.0, 1.0)
    assert one.gap_error(other) == math.inf
    one.add(1, 70.0, 4900.0)
    other.add(1, 66.0, 4356.0)
    one.add(2, 4.0, 8.0)
    other.add(2, 0.0, 0.0)
    # Two, four, and four in two worlds: 2.5 a world, from which they differ by 0.5, by 1.5, and by 1 in two worlds.
    assert one.gap_error(other) == pytest.approx(math.sqrt((0.25 + 2.25 + 1 / 2) / 2 / 4))
    assert one.gap_error(one) == 0.0
    dropped.add(1, 3.0, 9.0)
    dropped.add(1, 70.0, 4900.0)
    assert one.gap_error(dropped) == 0.0


def test_worse_answers_get_fewer_rollouts() -> None:
    game = make_game("six", {}, 4)
    state = Match(game, "s").state
    estimates = Search(game, Limit(rollouts=160)).estimate(game.view(state, 0), game.prompt(state, 0), Rng("s"))
    counts = sorted(estimate.rollouts for estimate in estimates)
    assert counts[-1] > 2 * counts[0]


@pytest.mark.parametrize(
    "level", [pytest.param(name, marks=pytest.mark.slow if name == "master" else ()) for name in NAMES]
)
@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_an_answer_depends_on_view_prompt_and_stream_alone(name: str, variant: str, level: str) -> None:
    game = make_game(name, {"variant": variant})
    used, match = make_bot(level, game), Match(game, "law")
    rng = Rng("walk", level)
    for moment in range(6):
        seat = rng.choice(match.to_act)
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        if moment % 3 == 2:
            twin = game.determinize(view, rng)
            answer = used.choose(view, prompt, Rng("law", moment))
            fresh = make_bot(level, make_game(name, {"variant": variant}))
            assert answer in prompt.legal
            assert fresh.choose(game.view(twin, seat), game.prompt(twin, seat), Rng("law", moment)) == answer
        match.act(seat, rng.choice(prompt.legal))

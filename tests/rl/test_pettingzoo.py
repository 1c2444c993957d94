"""PettingZoo's environments: its own tests over every variant, and what they promise beyond those."""

from __future__ import annotations

import copy
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from stado.core.errors import OptionError, StadoError
from stado.core.match import replay
from stado.games import GAMES, record_game
from stado.rl import IDLE, aec_env, parallel_env
from stado.rl.aec import TableInTurn
from stado.rl.drawing import HEIGHT, WIDTH
from stado.rl.episode import AnswerError
from stado.rl.parallel import TableAtOnce

Make = Callable[..., Any]

VARIANTS = [(game.name, variant) for game in GAMES for variant in game.variants]
# A sample for each variant: the usual table here, the smallest or the largest there.
SOME = [
    (name, variant.name, (variant.usual_seats, variant.min_seats, variant.max_seats)[number % 3])
    for number, (name, variant) in enumerate(VARIANTS)
]
ALL = [
    (name, variant.name, seats)
    for name, variant in VARIANTS
    for seats in range(variant.min_seats, variant.max_seats + 1)
]
# The mask is where PettingZoo wants it; its test then warns of a dictionary in any environment that it does not know.
MASKED = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def check_with_their_tests(name: str, variant: str, seats: int, cycles: int) -> None:
    """All tests that PettingZoo has for any environment."""

    def in_turn(**more: Any) -> TableInTurn:
        return aec_env(name, seats=seats, variant=variant, **more)

    def at_once(**more: Any) -> TableAtOnce:
        return parallel_env(name, seats=seats, variant=variant, **more)

    api_test(in_turn(), num_cycles=cycles)
    parallel_api_test(at_once(), num_cycles=cycles)
    seed_test(in_turn, num_cycles=cycles)
    parallel_seed_test(at_once, num_cycles=cycles)
    state_test(in_turn(), at_once(), num_cycles=cycles // 4)
    render_test(in_turn)


@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize(("name", "variant", "seats"), SOME)
def test_their_tests(name: str, variant: str, seats: int) -> None:
    check_with_their_tests(name, variant, seats, 20)


@pytest.mark.slow
@pytest.mark.filterwarnings(*MASKED)
@pytest.mark.parametrize(("name", "variant", "seats"), ALL)
def test_their_tests_at_every_table(name: str, variant: str, seats: int) -> None:
    check_with_their_tests(name, variant, seats, 1000)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), [(name, variant.name) for name, variant in VARIANTS])
def test_their_benchmark(name: str, variant: str) -> None:
    performance_benchmark(aec_env(name, variant=variant))


def test_a_match_is_cut_after_so_many_cycles() -> None:
    """Four turns of six in which no card is low, so that every seat is asked four times."""

    def seeded(make: Make) -> Make:
        def made(max_cycles: int) -> Any:
            env = make("six", seats=3, max_cycles=max_cycles)
            reset = env.reset
            env.reset = lambda: (reset(seed=5), [space.seed(1) for space in env.action_spaces.values()])[0]
            return env

        return made

    max_cycles_test(SimpleNamespace(env=seeded(aec_env), parallel_env=seeded(parallel_env)))


def play_in_turn(env: TableInTurn, seed: int | None = None) -> dict[str, float]:
    """A match in which each agent gives the legal answer of the highest number; what each gains."""
    env.reset(seed=seed)
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        gained[agent] += reward
        assert observation is not None
        env.step(None if over or cut else int(np.flatnonzero(observation["action_mask"])[-1]))
    return gained


def play_at_once(env: TableAtOnce, seed: int | None = None) -> dict[str, float]:
    """The same, at once."""
    observations, _ = env.reset(seed=seed)
    gained = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        answers = {agent: int(np.flatnonzero(seen["action_mask"])[-1]) for agent, seen in observations.items()}
        observations, rewards, _, _, _ = env.step(answers)
        for agent, reward in rewards.items():
            gained[agent] += reward
    return gained


@pytest.mark.parametrize(("name", "variant", "seats"), SOME)
def test_both_kinds_play_the_same_match(name: str, variant: str, seats: int) -> None:
    in_turn = aec_env(name, seats=seats, variant=variant)
    at_once = parallel_env(name, seats=seats, variant=variant)
    gained, gained_at_once = play_in_turn(in_turn, 1), play_at_once(at_once, 1)
    assert in_turn.match.record.log == at_once.match.record.log
    assert gained == pytest.approx(gained_at_once)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_differences_add_up_to_the_final_one(name: str) -> None:
    env = aec_env(name, reward="difference")
    gained = list(play_in_turn(env).values())
    outcome, best = env.match.outcome, -1 if env.match.game.fewest_wins else 1
    assert outcome is not None
    for score, gain in zip(outcome.scores, gained, strict=True):
        others = (sum(outcome.scores) - score) / (len(gained) - 1)
        assert gain == pytest.approx(best * (score - others))
    assert sum(gained) == pytest.approx(0)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_win_is_shared_among_the_winners(name: str) -> None:
    env = parallel_env(name, reward="win")
    gained = list(play_at_once(env).values())
    outcome = env.match.outcome
    assert outcome is not None
    assert [gain > 0 for gain in gained] == [rank == 1 for rank in outcome.ranks]
    assert sum(gained) == pytest.approx(1)


def test_a_seed_gives_one_series_of_matches() -> None:
    one, other = aec_env("three"), aec_env("three")
    series = []
    for env in (one, other):
        play_in_turn(env, 7)
        first = env.match.record
        play_in_turn(env)
        series.append((first, env.match.record))
    assert series[0] == series[1]
    assert series[0][0].head.seed != series[0][1].head.seed


def test_matches_differ_without_a_seed() -> None:
    one, other = aec_env("three"), aec_env("three")
    one.reset()
    other.reset()
    assert not np.array_equal(one.state(), other.state())


def test_the_record_of_a_match_is_good() -> None:
    env = parallel_env("loot")
    play_at_once(env, 3)
    record = env.match.record
    assert replay(record_game(record), record).outcome == env.match.outcome


def test_who_is_not_asked_may_only_do_nothing() -> None:
    env = parallel_env("loot", seats=3)
    observations, _ = env.reset(seed=1)
    (asked,) = env.match.to_act
    for agent, seen in observations.items():
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert (legal == [IDLE]) == (env.seats[agent] != asked)
        assert env.action_space(agent).sample() in legal


def test_an_agent_is_selected_only_when_asked() -> None:
    env = aec_env("six", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, over, _, _ = env.last()
        assert over or env.seats[agent] == env.match.to_act[0]
        env.step(None if over else env.action_space(agent).sample())


def illegal_numbers(env: Any, seat: int) -> list[int]:
    """Numbers that are no answers of a seat."""
    count = len(env.episode.encoder.actions)
    return [-1, count, *(np.flatnonzero(env.episode.mask(seat) == 0)[:3].tolist())]


def test_an_illegal_answer_changes_nothing_in_turn() -> None:
    env = aec_env("six")
    env.reset(seed=1)
    before = env.match.record
    for number in (None, *illegal_numbers(env, 0)):
        with pytest.raises(AnswerError, match="no answer of seat 0 to pick_card"):
            env.step(number)
    assert env.match.record == before
    assert env.agent_selection == "seat_0"


def test_an_illegal_answer_changes_nothing_at_once() -> None:
    env = parallel_env("six")
    env.reset(seed=1)
    before = env.match.record
    good = {agent: env.action_space(agent).sample() for agent in env.agents}
    for number in illegal_numbers(env, 3):
        with pytest.raises(AnswerError, match="no answer of seat 3"):
            env.step({**good, "seat_3": number})
    with pytest.raises(AnswerError, match="seat_2 is asked"):
        env.step({agent: number for agent, number in good.items() if agent != "seat_2"})
    assert env.match.record == before
    env.step(good)
    assert len(env.match.record.log) > len(before.log)


def test_who_is_not_asked_cannot_answer() -> None:
    env = parallel_env("three", seats=2)
    env.reset(seed=1)
    (asked,) = env.match.to_act
    idle = env.possible_agents[1 - asked]
    good = {agent: env.action_space(agent).sample() for agent in env.agents}
    with pytest.raises(AnswerError, match="is not asked; allowed: 0"):
        env.step({**good, idle: 5})
    env.step({agent: number for agent, number in good.items() if agent != idle})


def test_their_wrappers_fit() -> None:
    env = TerminateIllegalWrapper(OrderEnforcingWrapper(AssertOutOfBoundsWrapper(aec_env("six"))), illegal_reward=-9.0)
    env.reset(seed=1)
    env.step(104 if not env.observe("seat_0")["action_mask"][104] else 103)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards["seat_0"] == -9.0


def test_a_copy_goes_its_own_way() -> None:
    env = aec_env("six")
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    before = env.state()
    for _ in range(8):
        twin.step(twin.action_space(twin.agent_selection).sample())
    assert np.array_equal(env.state(), before)
    assert twin.action_space("seat_0") is not env.action_space("seat_0")


def test_text_and_picture_show_the_table() -> None:
    env = aec_env("board", variant="advanced", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith("board advanced\nturn: 1\n")
    assert text.endswith("to act: 1 2 3 4\n")
    play_in_turn(env)
    outcome = env.match.outcome
    assert outcome is not None
    assert env.render() == (
        f"board advanced\nscores: {' '.join(map(str, outcome.scores))}\nranks: {' '.join(map(str, outcome.ranks))}\n"
    )
    env = aec_env("board", variant="advanced", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (HEIGHT, WIDTH, 3)
    env.step(env.action_space("seat_0").sample())
    after = env.render()
    assert isinstance(after, np.ndarray)
    assert not np.array_equal(after, picture)


def test_an_environment_without_a_mode_renders_nothing() -> None:
    env = aec_env("three")
    env.reset()
    assert env.render() is None
    env.close()


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="reward cannot be 'score'; allowed: difference, win"):
        aec_env("six", reward="score")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="render_mode cannot be 'pixels'"):
        parallel_env("six", render_mode="pixels")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="six has no variant 'blitz'"):
        aec_env("six", variant="blitz")
    with pytest.raises(OptionError, match="six classic cannot have 11 seats"):
        parallel_env("six", seats=11)
    with pytest.raises(StadoError, match=r"call reset\(\) first"):
        aec_env("six").observe("seat_0")

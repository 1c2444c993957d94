"""Gymnasium's environments: one seat among bots, and thousands of matches at once that keep to the rules."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from stado.core.errors import OptionError
from stado.core.game import CHANCE, AnyGame
from stado.core.match import replay
from stado.games import GAMES, make_game, record_game
from stado.games.six.actions import Deal, PickCard
from stado.games.six.cards import HAND_SIZE, ROWS
from stado.rl import IDLE, seat_env, vector_env
from stado.rl.episode import AnswerError
from stado.rl.seat import SeatAmongBots
from stado.rl.vector import OPPONENTS, ManyTables

VARIANTS = [(game.name, variant.name) for game in GAMES for variant in game.variants]


class Forgiving(SeatAmongBots):
    """Takes any number for a legal one: their check answers a question of one match in another."""

    def step(self, action: np.int64 | int) -> Any:
        legal = np.flatnonzero(self.episode.mask(self.seat))
        return super().step(legal[int(action) % len(legal)])


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_seat_passes_their_check(name: str, variant: str) -> None:
    game = make_game(name, {"variant": variant})
    check_env(Forgiving(game, render_mode="ansi"), skip_render_check=True)


def play(env: Any, seed: int | None = None) -> float:
    """A match of random answers; what the seat gains."""
    env.reset(seed=seed)
    gained, over = 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(env.action_space.sample())
        gained += reward
    return gained


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_gains_the_difference_of_its_match(seat: int) -> None:
    env = seat_env("three", seats=3, seat=seat, bots=["novice", "casual"])
    gained = play(env, 4)
    outcome = env.match.outcome
    assert outcome is not None
    others = (sum(outcome.scores) - outcome.scores[seat]) / 2
    assert gained == pytest.approx(outcome.scores[seat] - others)
    record = env.match.record
    assert replay(record_game(record), record).outcome == outcome
    env.close()


def test_a_seat_of_a_seed_meets_the_same_bots() -> None:
    one, other = (seat_env("loot", bots="casual", reward="win") for _ in range(2))
    for env in (one, other):
        env.action_space.seed(3)
        play(env, 8)
    assert one.match.record == other.match.record


def test_seats_of_any_game_make_a_vector() -> None:
    envs = SyncVectorEnv([lambda: seat_env("three", seats=2, bots="novice")] * 2)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    envs.close()


def test_seats_that_are_not_there_are_refused() -> None:
    with pytest.raises(OptionError, match="seat cannot be 4; allowed: 0 to 3"):
        seat_env("six", seat=4)
    with pytest.raises(OptionError, match="2 bots for 4 seats"):
        seat_env("six", bots=["novice", "casual"])


def answer_lowest(masks: np.ndarray) -> Any:
    """For each match the legal answer of the lowest number."""
    return masks.argmax(axis=1)


class Twin:
    """A match by the rules that follows a table of the kernel, and sees what its learner sees."""

    def __init__(self, env: ManyTables, table: int) -> None:
        self.env, self.table = env, table
        self.game: AnyGame = env.game
        self.restart()

    @property
    def seen(self) -> np.ndarray:
        """What the kernel shows to the learner."""
        return np.asarray(self.env._observations[self.table])

    def restart(self) -> None:
        """Deal as the kernel has."""
        self.state = self.deal(self.game.initial())
        assert self.agrees(self.state)

    def deal(self, state: Any) -> Any:
        """The state with the kernel's deal."""
        cards = np.asarray(self.env._matches.decks[self.table])[: HAND_SIZE * self.game.seats + ROWS]
        return self.game.apply(state, CHANCE, Deal(tuple(map(int, cards)))).state

    def agrees(self, state: Any) -> bool:
        """Whether the learner sees and may do the same there."""
        encoder = self.env.encoder
        prompt = self.game.prompt(state, 0) if 0 in self.game.to_act(state) else None
        mask = np.asarray(self.env._matches.masks[self.table])
        seen = encoder.observe(self.game.view(state, 0))
        return np.array_equal(seen, self.seen) and np.array_equal(encoder.mask(prompt), mask)

    def answer(self, number: int) -> None:
        """The learner's answer, and after it whatever the others must have done to come to what the kernel shows."""
        action = self.env.encoder.decode(number)
        assert action is not None
        picks = self.find_picks() if isinstance(action, PickCard) else {}
        state = self.game.apply(self.state, 0, action).state
        for seat, card in picks.items():
            self.check_pick(seat, card)
            state = self.game.apply(state, seat, PickCard(card)).state
        found = self.follow(state)
        assert found is not None, "the kernel does what no rules do"
        self.state = found

    def find_picks(self) -> dict[int, int]:
        """What the others pick: the cards that the kernel shows as played this turn, or their last ones."""
        turn, seats = len(self.state.played[0]) + 1, range(1, self.game.seats)
        if turn == HAND_SIZE:
            return {seat: self.state.hands[seat][0] for seat in seats}
        played = self.env.encoder.split(self.seen)["played"]
        return {seat: int(np.flatnonzero(played[seat] == turn)[0]) + 1 for seat in seats}

    def check_pick(self, seat: int, card: int) -> None:
        """A casual opponent picks what the game's own judgment likes best."""
        if self.env._others.kinds[seat] == OPPONENTS.index("casual"):
            prompt = self.game.prompt(self.state, seat)
            ratings = self.game.rate(self.game.view(self.state, seat), prompt)
            assert ratings[prompt.legal.index(PickCard(card))] == pytest.approx(max(ratings))

    def follow(self, state: Any) -> Any | None:
        """The state that the kernel shows, by some choice of rows of the others."""
        acting = self.game.to_act(state)
        if acting == (CHANCE,):
            state = self.deal(state)
        elif acting and 0 not in acting:
            (seat,) = acting
            after = (self.game.apply(state, seat, action).state for action in self.rows_for(state, seat))
            return next((found for found in map(self.follow, after) if found is not None), None)
        return state if self.agrees(state) else None

    def rows_for(self, state: Any, seat: int) -> list[Any]:
        """The rows that one of the others may take: any for one at random, else the cheapest."""
        prompt = self.game.prompt(state, seat)
        if self.env._others.kinds[seat] == OPPONENTS.index("random"):
            return list(prompt.legal)
        ratings = self.game.rate(self.game.view(state, seat), prompt)
        return [action for action, rating in zip(prompt.legal, ratings, strict=True) if rating == max(ratings)]


def check_tables(env: ManyTables, steps: int) -> int:
    """Every table keeps to the rules for `steps` steps; returns how many matches ended."""
    env.reset(seed=2)
    env.action_space.seed(2)
    twins = [Twin(env, table) for table in range(env.num_envs)]
    worth = [0.0] * env.num_envs
    ended = np.zeros(env.num_envs, bool)
    count = 0
    for _ in range(steps):
        answers = env.action_space.sample()
        seen, rewards, over, cut, _ = env.step(answers)
        assert not cut.any()
        assert env.observation_space.contains(seen)
        for table, twin in enumerate(twins):
            if ended[table]:
                assert (answers[table], rewards[table], over[table]) == (IDLE, 0.0, False)
                twin.restart()
                worth[table] = 0.0
                continue
            twin.answer(int(answers[table]))
            scores = twin.game.standing(twin.state)
            gained = (sum(scores) - scores[0]) / (len(scores) - 1) - scores[0]
            assert rewards[table] == gained - worth[table]
            worth[table] = gained
            assert over[table] == (twin.game.outcome(twin.state) is not None)
        ended = over.copy()
        count += int(over.sum())
    return count


@pytest.mark.parametrize(
    ("seats", "opponents", "options"),
    [
        (4, "random", {"rounds": 2}),
        (3, ["uniform", "casual"], {"limit": 20}),
        (5, "casual", {"limit": 30, "limit_rule": "exceed"}),
        (4, ["plain", "keen", "random"], {"rounds": 1}),
        (2, "keen", {"rounds": 1}),
        (10, "uniform", {"rounds": 1}),
    ],
)
def test_the_kernel_keeps_to_the_rules(seats: int, opponents: Any, options: dict[str, Any]) -> None:
    env = vector_env("six", 3, seats=seats, opponents=opponents, **options)
    assert check_tables(env, 45) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("opponents", OPPONENTS)
def test_the_kernel_keeps_to_the_rules_at_every_table(seats: int, opponents: str) -> None:
    assert check_tables(vector_env("six", 20, seats=seats, opponents=opponents), 300) > 0


def test_a_win_is_shared() -> None:
    env = vector_env("six", 200, seats=3, opponents="random", reward="win", rounds=1)
    seen, _ = env.reset(seed=1)
    gained = np.zeros(env.num_envs)
    over = np.zeros(env.num_envs, bool)
    for _ in range(25):
        _, rewards, ended, _, _ = env.step(env.action_space.sample())
        gained[~over] += rewards[~over]
        for table in np.flatnonzero(ended & ~over):
            scores = env.encoder.split(seen["observation"][table])["scores"].tolist()
            best = min(scores)
            assert rewards[table] == ((scores[0] == best) / scores.count(best))
        over |= ended
    assert over.all()
    assert gained.mean() == pytest.approx(1 / 3, abs=0.12)


def test_arrays_are_reused() -> None:
    env = vector_env("six", 4)
    seen, _ = env.reset(seed=1)
    again, rewards, over, _, info = env.step(env.action_space.sample())
    assert again["observation"] is seen["observation"]
    assert again["action_mask"] is seen["action_mask"]
    more = env.step(env.action_space.sample())
    assert more[1] is rewards
    assert more[2] is over
    assert info == {}


def test_a_reset_forgets_what_was_asked() -> None:
    env = vector_env("six", 50, opponents="random")
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.action_space.sample())
    once = env.reset(seed=1)[0]["observation"].copy()
    assert np.array_equal(once, vector_env("six", 50, opponents="random").reset(seed=1)[0]["observation"])
    assert not np.array_equal(env.reset()[0]["observation"], once)


def test_matches_start_again_at_the_next_step() -> None:
    env = vector_env("six", 30, rounds=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    wrapped = RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)
    lengths = []
    for _ in range(40):
        *_, info = wrapped.step(env.action_space.sample())
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert min(lengths) == HAND_SIZE
    assert len(lengths) > 2 * env.num_envs


def test_an_illegal_answer_changes_nothing() -> None:
    env = vector_env("six", 5)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    good = answer_lowest(seen["action_mask"])
    for number in (-1, 109, IDLE, 105):
        bad = good.copy()
        bad[3] = number
        with pytest.raises(AnswerError, match=f"{number} is no answer in match 3"):
            env.step(bad)
    with pytest.raises(AnswerError, match=r"answers of shape \(4,\)"):
        env.step(good[:4])
    assert np.array_equal(seen["observation"], before)
    env.step(good)


def test_answers_can_be_drawn_by_a_mask() -> None:
    env = vector_env("six", 3)
    seen, _ = env.reset(seed=1)
    masks = tuple(seen["action_mask"])
    drawn = env.action_space.sample(masks)
    assert all(mask[number] for mask, number in zip(masks, drawn, strict=True))


def test_what_the_kernel_cannot_play_is_refused() -> None:
    with pytest.raises(OptionError, match="six pro has no vector kernel; allowed: six classic"):
        vector_env("six", 4, variant="pro")
    with pytest.raises(OptionError, match="three standard has no vector kernel"):
        vector_env("three", 4)
    with pytest.raises(OptionError, match="num_envs cannot be 0"):
        vector_env("six", 0)
    with pytest.raises(OptionError, match="unknown opponent 'master'; allowed: random, uniform, casual, plain, keen"):
        vector_env("six", 4, opponents="master")
    with pytest.raises(OptionError, match="2 opponents for 4 seats"):
        vector_env("six", 4, opponents=["random", "casual"])
    with pytest.raises(OptionError, match="reward cannot be 'score'"):
        vector_env("six", 4, reward="score")  # type: ignore[arg-type]


FINGERPRINT = """
import hashlib
from stado.rl import vector_env
digest = hashlib.sha256()
env = vector_env("six", 3, seats=5, opponents=["random", "casual", "plain", "keen"], rounds=1)
env.reset(seed=9)
env.action_space.seed(9)
for _ in range(25):
    seen, rewards, over, *_ = env.step(env.action_space.sample())
    digest.update(seen["observation"].tobytes() + seen["action_mask"].tobytes() + rewards.tobytes() + over.tobytes())
print(digest.hexdigest())
"""


def test_the_kernel_does_the_same_as_it_is_written() -> None:
    found = []
    for kernels in ("plain", ""):
        environment = os.environ | {"STADO_KERNELS": kernels}
        done = subprocess.run(
            [sys.executable, "-c", FINGERPRINT], env=environment, capture_output=True, text=True, check=True
        )
        found.append(done.stdout)
    assert found[0] == found[1]
    assert len(found[0].strip()) == hashlib.sha256().digest_size * 2

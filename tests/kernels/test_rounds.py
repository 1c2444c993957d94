"""Rounds of random picks against the rules: fed the same deals, picks and rows, they agree after every turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from stado.core.flat import Ints
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import Deal, DraftCard, DrawFirst, PickCard, TakeRow
from stado.games.six.cards import HAND_SIZE, ROWS, count_cows
from stado.games.six.state import State
from stado.kernels.compiler import ints
from stado.kernels.kernel import BLOCK
from stado.kernels.seats import ANY_PICK, ANYTHING, Noise
from stado.kernels.six import rounds
from stado.kernels.six.kernel import SixKernel
from stado.kernels.six.lanes import LANES
from stado.kernels.six.nets.knowledge import load_start, load_table
from stado.kernels.stream import below, make_stream
from stado.testing.laws import random_match

TABLES = [("classic", seats) for seats in range(2, 11)] + [("pro", seats) for seats in range(2, 7)]
FAST_ROUNDS = 2_000
SLOW_ROUNDS = 100_000

Choose = Callable[[Ints], int]  # the place of the row that is taken for a low card, by the kernel's table


def make_table(variant: str, seats: int, noise: Noise = ANY_PICK, **options: Any) -> tuple[Any, SixKernel]:
    game: Any = make_game("six", {"variant": variant, **options}, seats)
    return game, SixKernel(game, [noise] * seats)


def show(state: State) -> list[int]:
    """The table of a state as rounds keep it."""
    return list(load_table(state.rows, tuple(map(count_cows, state.stacks))))


class Twin:
    """A state of the rules and a table of the kernel, fed the same."""

    def __init__(self, game: Any, state: State, choose: Choose) -> None:
        self.game = game
        self.state = state
        self.choose = choose
        self.table = ints(show(state))
        self.lows = 0

    def play_turn(self, cards: Sequence[int]) -> None:
        """Everybody who has not picked picks this card, and all are placed."""
        for seat in self.game.to_act(self.state):
            self.state = self.game.apply(self.state, seat, PickCard(cards[seat])).state
        reveals = sorted((card, seat) for seat, card in enumerate(cards))
        self.place([(seat, card) for card, seat in reveals])

    def place(self, reveals: Sequence[tuple[int, int]]) -> None:
        """The kernel places revealed cards one by one; where one is low, the rules ask for a row."""
        for seat, card in reveals:
            if rounds.target_row(self.table, card) >= 0:
                rounds.place_card(self.table, seat, card)
                continue
            assert (self.state.queue[0].seat, self.state.queue[0].card) == (seat, card)
            row = self.choose(self.table)
            place = [cards[-1] for cards in self.state.rows].index(self.table[row])
            rounds.place_low(self.table, seat, card, row)
            self.state = self.game.apply(self.state, seat, TakeRow(place)).state
            self.lows += 1
        if self.state.rows and any(self.state.hands):
            assert list(self.table) == show(self.state)


def deal_round(game: Any, state: State, cards: Sequence[int]) -> State:
    """The state after chance, or the draft, gave everybody these cards."""
    if state.phase == "deal":
        return game.apply(state, CHANCE, Deal(tuple(cards))).state  # type: ignore[no-any-return]
    if state.phase == "first":
        state = game.apply(state, CHANCE, DrawFirst(0)).state
    hands = [list(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(game.seats)]
    while state.phase == "draft":
        (seat,) = game.to_act(state)
        state = game.apply(state, seat, DraftCard(hands[seat].pop())).state
    return state


def play_round(game: Any, state: State, deck: Ints, choose: Choose) -> Twin:
    """A round with that deck, whose hands are played in the order in which they were dealt."""
    twin = Twin(game, deal_round(game, state, deck[: HAND_SIZE * game.seats + ROWS]), choose)
    for turn in range(HAND_SIZE):
        twin.play_turn([deck[seat * HAND_SIZE + turn] for seat in range(game.seats)])
    return twin


def check_rounds(variant: str, seats: int, count: int, seed: str) -> None:
    """Rounds with random picks and random rows."""
    game, kernel = make_table(variant, seats, rounds=1)
    stream, deck, rng = make_stream(Rng(seed, "stream")), ints(kernel.deck), Rng(seed, "rules")
    for _ in range(count):
        rounds.deal(stream, deck, load_table((), (0,) * seats), seats)
        twin = play_round(game, game.initial(), deck, lambda _: rng.below(ROWS))
        assert twin.state.scores == tuple(twin.table[rounds.STACK :])


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_rounds_and_rules_agree_after_every_turn(variant: str, seats: int) -> None:
    check_rounds(variant, seats, -(-FAST_ROUNDS // len(TABLES)), "agree")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_rounds_and_rules_agree_over_a_hundred_thousand_rounds(variant: str, seats: int) -> None:
    check_rounds(variant, seats, -(-SLOW_ROUNDS // len(TABLES)), "agree for long")


@pytest.mark.parametrize(
    ("variant", "seats", "noise"),
    [(variant, seats, ANYTHING) for variant, seats in TABLES]
    + [("classic", seats, ANY_PICK) for seats in range(2, 11)],
)
@pytest.mark.parametrize("options", [{}, {"limit_rule": "exceed", "limit": 40}, {"rounds": 2}])
def test_a_match_of_the_kernel_is_one_of_the_rules(
    variant: str, seats: int, noise: Noise, options: dict[str, Any]
) -> None:
    game, kernel = make_table(variant, seats, noise, **options)
    sheet = kernel.play(make_stream(Rng("match", seats)), 1)
    stream, deck, state = make_stream(Rng("match", seats)), ints(kernel.deck), game.initial()
    choose: Choose = rounds.cheapest_row if noise == ANY_PICK else lambda _: below(stream, ROWS)
    turns = decisions = 0
    while state.phase != "over":
        rounds.deal(stream, deck, load_table((), (0,) * seats), seats)
        twin = play_round(game, state, deck, choose)
        state = twin.state
        turns += HAND_SIZE
        decisions += HAND_SIZE * seats * (2 if variant == "pro" else 1) + twin.lows
    assert tuple(sheet.scores) == game.outcome(state).scores
    assert tuple(sheet.keys) == tuple(-score for score in sheet.scores)
    assert (sheet.turns, sheet.decisions) == (turns, decisions)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("options", [{}, {"limit_rule": "exceed", "limit": 40}, {"rounds": 1}, {"rounds": 3}])
def test_rounds_side_by_side_are_those_that_are_played_one_by_one(seats: int, options: dict[str, Any]) -> None:
    _, kernel = make_table("classic", seats, **options)
    for count in (1, LANES - 1, LANES, 5 * LANES + 3):
        side_by_side = kernel._play_lanes(make_stream(Rng("lanes", count)), count)
        assert side_by_side == kernel._play_rounds(make_stream(Rng("lanes", count)), count)


def test_a_sheet_has_every_match() -> None:
    _, kernel = make_table("classic", 4)
    (sheet,) = kernel.play_matches(Rng("all"), 40)
    once = kernel.play(make_stream(Rng("all")), 40)
    assert list(sheet.scores) == list(once.scores)
    assert len(sheet.scores) == 4 * 40
    assert all(max(sheet.scores[first : first + 4]) >= 66 for first in range(0, 160, 4))


def decisions(game: Any, seed: str) -> Iterator[State]:
    """States at decisions of all kinds, from random play."""
    _, scenes = random_match(game, seed)
    states = [public.state for public in scenes if game.to_act(public.state)]
    yield from Rng("moments", seed).sample(states, 25)
    yield from [state for state in states if state.phase == "place"][:5]


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_rollout_from_any_decision_is_one_of_the_rules(seats: int) -> None:
    game, _ = make_table("classic", seats)
    for number, state in enumerate(decisions(game, "decisions")):
        sheet = make_table("classic", seats, rounds=state.round)[1].finish(state, make_stream(Rng("finish", number)), 1)
        start = load_start(state)
        cards = ints(start.hands)
        rounds.order_hands(make_stream(Rng("finish", number)), start, cards)
        twin, left = Twin(game, state, rounds.cheapest_row), len(state.hands[0])
        twin.place([(reveal.seat, reveal.card) for reveal in state.queue])
        asked = sum(pick is None for pick in state.picks) if left else 0
        for turn in range(left):
            twin.play_turn([cards[seat * HAND_SIZE + turn] for seat in range(seats)])
        assert twin.state.phase in ("deal", "draft", "over")
        assert tuple(sheet.scores) == twin.state.scores
        assert sheet.turns == left
        assert sheet.decisions == asked + max(0, left - 1) * seats + twin.lows


def test_a_rollout_goes_on_to_the_end_of_the_match() -> None:
    game, kernel = make_table("classic", 4)
    totals = kernel.sum_rollouts(Match(game, "whole").state, Rng("whole"), 300)
    assert totals.matches == 300
    assert totals.turns > 300 * HAND_SIZE
    assert sum(totals.wins) == pytest.approx(300)


def test_threads_change_nothing() -> None:
    _, kernel = make_table("classic", 3, rounds=1)
    count = 2 * BLOCK + 5
    assert kernel.sum_matches(Rng("threads"), count) == kernel.sum_matches(Rng("threads"), count, threads=2)


def test_seats_that_pick_at_random_gather_twelve_cows() -> None:
    _, kernel = make_table("classic", 4, rounds=1)
    totals = kernel.sum_matches(Rng("mean"), 20_000)
    assert sum(totals.scores) / 80_000 == pytest.approx(12.1, abs=0.1)

"""The kernel of six against its rules: fed the same deals and picks, they agree after every card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from stado.core.flat import Ints
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import Deal, DraftCard, DrawFirst, PickCard, TakeRow
from stado.games.six.cards import HAND_SIZE, ROWS, count_cows
from stado.games.six.events import CardPlaced
from stado.games.six.state import State
from stado.kernels import find_kernel
from stado.kernels.compiler import floats, ints
from stado.kernels.kernel import BLOCK
from stado.kernels.six import rules as kernel
from stado.kernels.six.kernel import SixKernel
from stado.kernels.six.loading import load_start, load_table
from stado.kernels.six.rollouts import draft, order_hands
from stado.kernels.stream import below, make_stream
from stado.testing.laws import random_match

TABLES = [("classic", seats) for seats in range(2, 11)] + [("pro", seats) for seats in range(2, 7)]
FAST_ROUNDS = 2_000
SLOW_ROUNDS = 100_000


def make_table(variant: str, seats: int, **options: Any) -> tuple[Any, SixKernel]:
    game = make_game("six", {"variant": variant, **options}, seats)
    found = find_kernel(game)
    assert isinstance(found, SixKernel)
    return game, found


def show(state: State) -> list[int]:
    """The table of a state as the kernel keeps it."""
    return list(map(int, load_table(state.rows, tuple(map(count_cows, state.stacks)))))


class Twin:
    """A state of the rules and a table of the kernel, fed the same."""

    def __init__(self, game: Any, state: State) -> None:
        self.game = game
        self.state = state
        self.table = load_table(state.rows, tuple(map(count_cows, state.stacks)))

    def act(self, seat: int, action: Any) -> None:
        """The rules act; the kernel places each card that they placed, and both end with the same table."""
        rows = self.state.rows
        step = self.game.apply(self.state, seat, action)
        self.state = step.state
        for event in step.events:
            if not isinstance(event, CardPlaced):
                continue
            if isinstance(action, TakeRow) and event.rule == "SIX-7":
                taken = sorted(rows, key=lambda row: row[-1]).index(rows[action.row])
                kernel.place_low(self.table, event.seat, event.card, taken)
            else:
                row = kernel.target_row(self.table, event.card)
                assert row >= 0
                kernel.place_card(self.table, event.seat, event.card)
            assert event.card in self.table[: kernel.SIZE]
        if self.state.rows and any(self.state.hands):
            assert list(map(int, self.table)) == show(self.state)

    def pick(self, cards: Sequence[int]) -> None:
        for seat, card in enumerate(cards):
            self.act(seat, PickCard(int(card)))

    def take_cheapest(self) -> None:
        """Answer for low cards as the kernel's own seats do."""
        while self.state.phase == "place":
            row = kernel.cheapest_row(self.table)
            end = int(self.table[row])
            self.act(self.state.queue[0].seat, TakeRow([cards[-1] for cards in self.state.rows].index(end)))

    def take_by_stream(self, stream: Ints) -> int:
        """Answer for low cards as the kernel's seats do that take any row; returns how many there were."""
        lows = 0
        while self.state.phase == "place":
            end = int(self.table[int(below(stream, ROWS))])
            self.act(self.state.queue[0].seat, TakeRow([cards[-1] for cards in self.state.rows].index(end)))
            lows += 1
        return lows

    def take_any(self, rng: Rng) -> None:
        while self.state.phase == "place":
            self.act(self.state.queue[0].seat, TakeRow(rng.below(ROWS)))


def deal_round(game: Any, state: State, cards: Sequence[int]) -> State:
    """The state after chance, or the draft, gave everybody these cards."""
    if state.phase == "deal":
        return game.apply(state, CHANCE, Deal(tuple(map(int, cards)))).state  # type: ignore[no-any-return]
    if state.phase == "first":
        state = game.apply(state, CHANCE, DrawFirst(0)).state
    hands = [list(map(int, cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(game.seats)]
    while state.phase == "draft":
        (seat,) = game.to_act(state)
        state = game.apply(state, seat, DraftCard(hands[seat].pop())).state
    return state


def check_rounds(variant: str, seats: int, count: int, seed: str) -> None:
    """So many rounds with random picks and random rows, the kernel's table compared after every action."""
    game, found = make_table(variant, seats, rounds=1)
    stream, deck = make_stream(Rng(seed, "stream")), ints(found.deck)
    table, rng = load_table((), (0,) * seats), Rng(seed, "rules")
    for _ in range(count):
        kernel.deal(stream, deck, table, seats)
        cards = deck[: HAND_SIZE * seats + ROWS]
        state = deal_round(game, game.initial(), cards)
        assert list(map(int, table)) == show(state)
        twin = Twin(game, state)
        for turn in range(HAND_SIZE):
            twin.pick([deck[seat * HAND_SIZE + turn] for seat in range(seats)])
            twin.take_any(rng)
        assert twin.state.scores == tuple(map(int, twin.table[kernel.STACK :]))


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_and_rules_agree_after_every_card(variant: str, seats: int) -> None:
    check_rounds(variant, seats, -(-FAST_ROUNDS // len(TABLES)), "agree")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_and_rules_agree_over_a_hundred_thousand_rounds(variant: str, seats: int) -> None:
    check_rounds(variant, seats, -(-SLOW_ROUNDS // len(TABLES)), "agree for long")


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.parametrize("options", [{}, {"limit_rule": "exceed", "limit": 40}, {"rounds": 2}])
def test_a_match_of_the_kernel_is_one_of_the_rules(variant: str, seats: int, options: dict[str, Any]) -> None:
    game, found = make_table(variant, seats, **options)
    totals = found.play(make_stream(Rng("match", seats)), 1)
    stream, deck = make_stream(Rng("match", seats)), ints(found.deck)
    table, state = load_table((), (0,) * seats), game.initial()
    while state.phase != "over":
        kernel.deal(stream, deck, table, seats)
        twin = Twin(game, deal_round(game, state, deck[: HAND_SIZE * seats + ROWS]))
        for turn in range(HAND_SIZE):
            twin.pick([deck[seat * HAND_SIZE + turn] for seat in range(seats)])
            twin.take_cheapest()
        state = twin.state
    outcome = game.outcome(state)
    assert totals.scores == outcome.scores
    assert totals.rounds == state.round
    winners = outcome.ranks.count(1)
    assert totals.wins == tuple((rank == 1) / winners for rank in outcome.ranks)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_match_on_the_sheet_is_one_of_the_rules(variant: str, seats: int) -> None:
    game, found = make_table(variant, seats)
    sheet = found.score(make_stream(Rng("sheet", seats)), 1)
    stream, deck = make_stream(Rng("sheet", seats)), ints(found.deck)
    table, state = load_table((), (0,) * seats), game.initial()
    turns = decisions = 0
    while state.phase != "over":
        kernel.deal(stream, deck, table, seats)
        twin = Twin(game, deal_round(game, state, deck[: HAND_SIZE * seats + ROWS]))
        decisions += HAND_SIZE * seats if variant == "pro" else 0
        for turn in range(HAND_SIZE):
            twin.pick([deck[seat * HAND_SIZE + turn] for seat in range(seats)])
            decisions += seats + twin.take_by_stream(stream)
            turns += 1
        state = twin.state
    assert tuple(map(int, sheet.scores)) == game.outcome(state).scores
    assert (sheet.turns, sheet.decisions) == (turns, decisions)


def test_a_sheet_has_every_match() -> None:
    _, found = make_table("classic", 4)
    (sheet,) = found.score_matches(Rng("all"), 40)
    once = found.score(make_stream(Rng("all")), 40)
    scores = list(map(int, sheet.scores))
    assert scores == list(map(int, once.scores))
    assert len(scores) == 4 * 40
    assert all(max(scores[first : first + 4]) >= 66 for first in range(0, 160, 4))


def finish_by_rules(game: Any, state: State, stream: Ints) -> State:
    """The state at the end of the round when seats answer as the kernel's do with this stream."""
    start = load_start(state)
    cards = ints(map(int, start.hands))
    if state.phase == "draft":
        draft(stream, start, cards)
        plan = [list(map(int, cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(game.seats)]
        while state.phase == "draft":
            (seat,) = game.to_act(state)
            card = next(card for card in plan[seat] if card not in state.hands[seat])
            state = game.apply(state, seat, DraftCard(card)).state
    else:
        order_hands(stream, start, cards)
    left, twin = len(state.hands[0]), Twin(game, state)
    twin.take_cheapest()
    for turn in range(left):
        for seat in game.to_act(twin.state):
            twin.act(seat, PickCard(int(cards[seat * HAND_SIZE + turn])))
        twin.take_cheapest()
    assert twin.state.round > state.round or twin.state.phase == "over"
    return twin.state


def decisions(game: Any, seed: str) -> Iterator[State]:
    """States at decisions of all kinds, from random play."""
    _, scenes = random_match(game, seed)
    states = [scene.state for scene in scenes if game.to_act(scene.state)]
    yield from Rng("moments", seed).sample(states, 25)
    yield from [state for state in states if state.phase == "place"][:5]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_rollout_from_any_decision_is_one_of_the_rules(variant: str, seats: int) -> None:
    game, _ = make_table(variant, seats)
    for number, state in enumerate(decisions(game, "decisions")):
        one_round = make_table(variant, seats, rounds=state.round)[1]
        totals = one_round.finish(state, make_stream(Rng("finish", number)), 1)
        after = finish_by_rules(game, state, make_stream(Rng("finish", number)))
        assert totals.scores == after.scores
        assert totals.rounds == 1


def test_a_rollout_goes_on_to_the_end_of_the_match() -> None:
    game, found = make_table("classic", 4)
    state = Match(game, "whole").state
    totals = found.roll_out(state, Rng("whole"), 300)
    assert totals.matches == 300
    assert totals.rounds > 300
    assert sum(totals.wins) == pytest.approx(300)


def test_threads_change_nothing() -> None:
    _, found = make_table("classic", 3, rounds=1)
    count = 2 * BLOCK + 5
    assert found.play_matches(Rng("threads"), count) == found.play_matches(Rng("threads"), count, threads=2)


def test_seats_that_pick_at_random_gather_twelve_cows() -> None:
    _, found = make_table("classic", 4, rounds=1)
    totals = found.play_matches(Rng("mean"), 20_000)
    assert sum(totals.scores) / 80_000 == pytest.approx(12.1, abs=0.1)


def test_equal_scores_share_a_win() -> None:
    desk = kernel.Desk(3, ints([]), ints([]), ints([]), ints([4, 9, 4]), ints([0]), any_row=False)
    sums = kernel.Sums(ints([1, 1, 1]), floats([0.0, 1.0, 0.0]))
    kernel.add_up(desk, sums)
    assert list(map(int, sums.scores)) == [5, 10, 5]
    assert list(sums.wins) == [0.5, 1.0, 0.5]


def test_jubilee_has_no_kernel() -> None:
    assert find_kernel(make_game("six", {"variant": "jubilee"}, 4)) is None

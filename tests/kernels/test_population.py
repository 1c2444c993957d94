"""What seats believe of a population: hands and manners that fit the past, and costs that make sense."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import PickCard, TakeRow
from stado.games.six.cards import HAND_SIZE, count_cows
from stado.games.six.view import unseen
from stado.kernels.compiler import ints
from stado.kernels.six.nets.knowledge import load_public
from stado.kernels.six.nets.worlds import LEAST_DRIFT
from stado.kernels.six.population.belief import MANNERS, RANDOM, fit, move_cards, read_hands, weigh_hand
from stado.kernels.six.population.nets import frame, make_scratch, rate_picks
from stado.kernels.six.population.sight import look, survey
from stado.kernels.six.population.trial import HEADS, PopulationRowTrial, PopulationTrial, load_population

TABLES = [("classic", 2), ("classic", 4), ("classic", 10), ("pro", 3), ("pro", 6)]


def walk(variant: str, seats: int, turns: int, seed: str) -> tuple[Any, Any]:
    """A game and a state of it after that many turns of random picks, rows being taken as the kernel takes them."""
    game: Any = make_game("six", {"variant": variant, "rounds": 1}, seats)
    match, rng = Match(game, seed), Rng("walk", seed)
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        state, seat = match.state, match.to_act[0]
        legal = game.prompt(state, seat).legal
        if state.phase == "place":
            match.act(seat, min(legal, key=lambda action: count_cows(state.rows[action.row])))
        else:
            match.act(seat, rng.choice(legal))
    return game, match.state


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_believed_hands_fit_the_view(variant: str, seats: int) -> None:
    game, state = walk(variant, seats, 4, "hands")
    view = game.view(state, 1)
    trial = PopulationTrial(game.options, view, Rng("believe"))
    hands, sizes = ints([0] * (HAND_SIZE * seats)), ints([0] * seats)
    seen = set()
    for _ in range(10):
        move_cards(trial.mind.stream, trial.insight.belief, trial.knowledge, seats, 50)
        read_hands(trial.insight.belief, trial.knowledge, hands, sizes)
        held = [tuple(map(int, hands[seat * HAND_SIZE : seat * HAND_SIZE + 6])) for seat in range(seats) if seat != 1]
        assert [int(size) for size in sizes] == [0 if seat == 1 else 6 for seat in range(seats)]
        cards = [card for hand in held for card in hand]
        assert all(hand == tuple(sorted(hand)) for hand in held)
        assert len(set(cards)) == len(cards)
        if variant == "pro":
            assert held == [hand for seat, hand in enumerate(state.hands) if seat != 1]
        else:
            assert set(cards) <= set(unseen(game.options, view))
        seen.add(tuple(held))
    assert (len(seen) == 1) == (variant == "pro")


def test_the_chain_holds_cards_as_often_as_past_picks_say() -> None:
    """One card is left to each of two seats: how likely each is can be counted, and the chain comes to the same."""
    game, state = walk("classic", 2, HAND_SIZE - 1, "one card")
    trial = PopulationTrial(game.options, game.view(state, 0), Rng("count"))
    belief, knowledge = trial.insight.belief, trial.knowledge
    manner = 1 + HEADS.index("main")
    belief.manners[1] = manner
    belief.fits[1] = weigh_hand(belief, knowledge, 2, 1, manner, belief.masses, belief.turns)
    likely = {}
    for card in unseen(game.options, game.view(state, 0)):
        likely[card] = 1.0
        for turn in range(belief.turns):
            row = (manner * belief.turns + turn) * belief.cards
            later = sum(belief.charms[row + belief.picks[2 * other + 1]] for other in range(turn, belief.turns))
            likely[card] *= fit(belief, knowledge, 2, 1, manner, turn, later + belief.charms[row + card])
    total, held, count = sum(likely.values()), Counter[int](), 8_000
    for _ in range(count):
        move_cards(trial.mind.stream, belief, knowledge, 2, 5)
        held[int(knowledge.unseen[0])] += 1
    assert max(likely.values()) > 2 * min(likely.values())
    ranked = sorted(likely, key=lambda card: -likely[card])
    for cards in (ranked[:10], ranked[10:30], ranked[30:]):
        share = sum(likely[card] for card in cards) / total
        assert sum(held[card] for card in cards) / count == pytest.approx(share, abs=0.04)


def play_as(name: str, seed: str) -> tuple[Any, Any]:
    """A round of four seats that pick as a manner does, two turns before its end."""
    game: Any = make_game("six", {"rounds": 1}, 4)
    match, rng = Match(game, seed), Rng("play as", seed)
    nets = load_population()
    scratch = make_scratch(nets)
    while len(match.state.hands[0]) > 2 or match.state.phase != "pick" or any(match.state.picks):
        state, seat = match.state, match.to_act[0]
        legal = game.prompt(state, seat).legal
        if state.phase == "place":
            match.act(seat, min(legal, key=lambda action: count_cows(state.rows[action.row])))
        elif name == "random":
            match.act(seat, rng.choice(legal))
        else:
            view = game.view(state, seat)
            public, left = load_public(game.options, view), len(view.hand)
            survey(public, left, scratch.sight.outlooks)
            frame(nets.picks.first, scratch.sight.outlooks, scratch.picks.table)
            look(public, ints(view.hand), 0, left, left, scratch.sight)
            rate_picks(nets.picks, HEADS.index(name), left, scratch)
            weights = list(scratch.weights[:left])
            match.act(seat, PickCard(view.hand[weights.index(max(weights))]))
    return game, match.state


@pytest.mark.parametrize(("name", "least"), [("random", 0.6), ("cold", 0.6), ("near", 0.6)])
def test_past_picks_show_the_manner(name: str, least: float) -> None:
    """Random seats are believed to be random; others are not, or even to be what they are."""
    believed = rounds = 0
    for seed in range(6):
        game, state = play_as(name, f"manner {seed}")
        trial = PopulationTrial(game.options, game.view(state, 0), Rng("manner", seed))
        for _ in range(20):
            trial.run([0, 1], 2)
            manners = [int(trial.insight.belief.manners[seat]) for seat in (1, 2, 3)]
            believed += sum((manner == RANDOM) == (name == "random") for manner in manners)
            rounds += 3
    assert believed / rounds > least


def test_manners_are_as_many_as_the_nets_have_heads() -> None:
    nets = load_population()
    assert len(nets.picks.heads) // len(nets.picks.base) == len(nets.alone.heads) // len(nets.alone.base) == len(HEADS)
    assert len(HEADS) + 1 == MANNERS


def test_with_the_last_card_a_trial_counts_what_is_taken() -> None:
    """The last card of a round, all hands being known: the trial is the truth of the rules."""
    game, state = walk("pro", 3, HAND_SIZE - 1, "last")
    after = state
    for seat in range(3):
        after = game.apply(after, seat, PickCard(after.hands[seat][0])).state
    while after.phase == "place":
        seat = after.queue[0].seat
        after = game.apply(
            after, seat, min(game.prompt(after, seat).legal, key=lambda row: count_cows(after.rows[row.row]))
        ).state
    sums, squares = PopulationTrial(game.options, game.view(state, 0), Rng("last")).run([0], 10)
    mine, *theirs = after.scores
    rivals = sum(exp((mine - score) / LEAST_DRIFT) for score in theirs)
    cost = mine / 2 + LEAST_DRIFT * 9 / 2 * rivals / (1 + rivals) / 2
    assert sums == pytest.approx([-10 * cost])
    assert squares == pytest.approx([10 * cost**2])


def find_low_card(turns: int, seed: str) -> tuple[Any, Any]:
    """A game and a state of it in which a seat chooses a row, after that many turns of random picks."""
    game: Any = make_game("six", {"rounds": 1}, 4)
    match, rng = Match(game, seed), Rng("low", seed)
    while match.state.phase != "place" or len(match.state.played[0]) <= turns:
        state, seat = match.state, match.to_act[0]
        legal = game.prompt(state, seat).legal
        if state.phase == "place":
            match.act(seat, min(legal, key=lambda action: count_cows(state.rows[action.row])))
        else:
            match.act(seat, rng.choice(legal))
    return game, match.state


@pytest.mark.parametrize("turns", [0, 4])
def test_rows_cost_what_is_taken_and_what_may_follow(turns: int) -> None:
    game, state = find_low_card(turns, "rows")
    seat = state.queue[0].seat
    trial = PopulationRowTrial(game.options, game.view(state, seat), Rng("row"))
    assert trial.insight.belief.turns == len(state.played[0])  # the picks of the turn that goes on tell too
    (*sums,), squares = trial.run([0, 1, 2, 3], 100)
    assert all(square >= total**2 / 100 for total, square in zip(sums, squares, strict=True))
    cows = [count_cows(row) for row in state.rows]
    assert sums[cows.index(min(cows))] > sums[cows.index(max(cows))]


def test_a_row_for_the_last_card_costs_what_is_taken() -> None:
    game, state = find_low_card(HAND_SIZE - 1, "end")
    seat = state.queue[0].seat
    trial = PopulationRowTrial(game.options, game.view(state, seat), Rng("row"))
    for row in range(4):
        after = game.apply(state, seat, TakeRow(row)).state
        assert not game.to_act(after)
        mine, theirs = after.scores[seat], [score for other, score in enumerate(after.scores) if other != seat]
        rivals = sum(exp((mine - score) / LEAST_DRIFT) for score in theirs)
        cost = mine / 2 + LEAST_DRIFT * 16 / 3 * rivals / (1 + rivals) / 2
        assert trial.run([row], 10)[0] == pytest.approx([-10 * cost])

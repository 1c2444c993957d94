"""What seats believe of a population: hands and manners that fit the past, and costs that make sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import PickCard, TakeRow
from stado.games.six.cards import HAND_SIZE, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.state import PastRound
from stado.games.six.view import View, unseen
from stado.kernels.compiler import ints
from stado.kernels.six.nets.knowledge import load_public
from stado.kernels.six.nets.worlds import LEAST_DRIFT
from stado.kernels.six.population.belief import COPY, MANNERS, RANDOM, SLIP, fit, move_cards, read_hands, weigh_hand
from stado.kernels.six.population.nets import frame, make_scratch, rate_picks
from stado.kernels.six.population.sight import look, survey
from stado.kernels.six.population.trial import (
    COPIES,
    HEADS,
    LEAST_EVIDENCE,
    NAMES,
    PopulationRowTrial,
    PopulationTrial,
    gather_evidence,
    load_population,
    weigh_past,
)

TOLD = ((0.0, 1.0, *[0.0] * (MANNERS - 2)), (1.0, *[0.0] * (MANNERS - 1)))  # that nobody, or everybody, is random
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
    manner = NAMES.index("main")
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


def rate_as(name: str, options: SixOptions, view: View) -> list[float]:
    """The weights that a manner gives to the cards of a hand."""
    nets = load_population()
    scratch, public, left = make_scratch(nets), load_public(options, view), len(view.hand)
    net, cells, head = nets.picks, scratch.picks, NAMES.index(name) - 1
    if name in COPIES:
        net, cells, head = nets.copies, scratch.copies, COPIES.index(name)
    survey(public, left, scratch.sight.outlooks)
    frame(net.first, scratch.sight.outlooks, cells.table)
    look(public, ints(view.hand), 0, left, left, scratch.sight)
    rate_picks(net, head, left, scratch.sight, cells, scratch.weights)
    return list(scratch.weights[:left])


def play_as(names: Sequence[str], seed: str, rounds: int = 1, turns: int = HAND_SIZE - 2) -> tuple[Any, Any]:
    """A match of seats that pick as these manners do, after that many turns of its last round."""
    game: Any = make_game("six", {"rounds": rounds}, len(names))
    match, rng = Match(game, seed), Rng("play as", seed)
    while (state := match.state).round < rounds or len(state.played[0]) < turns or state.phase == "place":
        seat = match.to_act[0]
        legal = game.prompt(state, seat).legal
        if state.phase == "place":
            match.act(seat, min(legal, key=lambda action: count_cows(state.rows[action.row])))
        elif names[seat] == "random":
            match.act(seat, rng.choice(legal))
        else:
            view = game.view(state, seat)
            weights = rate_as(names[seat], game.options, view)
            match.act(seat, PickCard(view.hand[weights.index(max(weights))]))
    return game, match.state


@pytest.mark.parametrize(("name", "least"), [("random", 0.6), ("cold", 0.6), ("near", 0.6)])
def test_past_picks_show_the_manner(name: str, least: float) -> None:
    """Random seats are believed to be random; others are not, or even to be what they are."""
    believed = rounds = 0
    for seed in range(6):
        game, state = play_as([name] * 4, f"manner {seed}")
        trial = PopulationTrial(game.options, game.view(state, 0), Rng("manner", seed))
        for _ in range(20):
            trial.run([0, 1], 2)
            manners = [int(trial.insight.belief.manners[seat]) for seat in (1, 2, 3)]
            believed += sum((manner == RANDOM) == (name == "random") for manner in manners)
            rounds += 3
    assert believed / rounds > least


def test_past_rounds_tell_the_manners_of_seats_apart() -> None:
    game, state = play_as(["cold", "random", "cold", "near"], "apart", rounds=3, turns=0)
    evidence = gather_evidence(game.options, state.past, 4)
    seats = [evidence[seat * MANNERS : (seat + 1) * MANNERS] for seat in range(4)]
    assert [max(seat) for seat in seats] == [1.0] * 4
    assert seats[1][RANDOM] == 1.0
    assert seats[2][RANDOM] < 0.01
    assert seats[3].index(1.0) == NAMES.index("near")
    fewer = gather_evidence(game.options, state.past[:1], 4)
    assert seats[2][RANDOM] < fewer[2 * MANNERS + RANDOM] < 1.0
    view, believed = game.view(state, 0), [0, 0, 0, 0]
    trial = PopulationTrial(game.options, view, Rng("apart"))
    for _ in range(50):
        trial.run([0, 1], 2)
        for seat in (1, 2, 3):
            believed[seat] += trial.insight.belief.manners[seat] == RANDOM
    assert believed[1] > 35
    assert believed[2] + believed[3] < 20


@pytest.mark.parametrize("name", ["main", "flat"])
def test_a_past_round_weighs_picks_as_the_net_does(name: str) -> None:
    """What a manner's odds were beside those of chance, counted by the views of the time."""
    game: Any = make_game("six", {"rounds": 2}, 3)
    match, rng = Match(game, "weigh"), Rng("weigh")
    manner, likely = NAMES.index(name), [1.0] * 3
    while match.state.round == 1:
        state, seat = match.state, match.to_act[0]
        action = rng.choice(game.prompt(state, seat).legal)
        if state.phase == "pick":
            view = game.view(state, seat)
            odds = [exp(weight) for weight in rate_as(name, game.options, view)]
            share = odds[view.hand.index(action.card)] / sum(odds)
            likely[seat] *= SLIP + (1.0 - SLIP) * len(odds) * share
        match.act(seat, action)
    weighed = weigh_past(game.options, match.state.past[0])
    for seat in range(3):
        ratio = weighed[seat * MANNERS + manner] / weighed[seat * MANNERS + RANDOM]
        assert ratio**4 == pytest.approx(likely[seat])


def test_without_a_past_the_belief_is_the_prior() -> None:
    """Evidence of no round is exactly 1, so that a first round is answered as by one who remembers nothing."""
    game, state = walk("classic", 4, 4, "first round")
    assert state.past == ()
    assert list(gather_evidence(game.options, (), 4)) == [1.0] * (4 * MANNERS)
    untold = PastRound(((1,), (2,), (3,), (4,)), ((),) * 4, ((),) * 4)  # of a match that was started at its end
    assert list(gather_evidence(game.options, [untold], 4)) == [1.0] * (4 * MANNERS)
    view = game.view(state, 1)
    trials = [PopulationTrial(game.options, seen, Rng("prior")) for seen in (view, replace(view, past=(untold,)))]
    first, second = (trial.run(range(6), 50) for trial in trials)
    assert first == second


def test_a_kept_round_says_what_it_says_when_it_is_weighed() -> None:
    game, state = play_as(["cold", "random", "glance"], "kept", rounds=3, turns=3)
    view, found = game.view(state, 1), []
    for _ in range(3):
        found.append(PopulationTrial(game.options, view, Rng("kept")).run(range(7), 40))
        found.append(PopulationTrial(game.options, view, Rng("kept")).run(range(7), 40))
        weigh_past.cache_clear()
    assert all(one == found[0] for one in found)
    assert PopulationTrial(game.options, replace(view, past=()), Rng("kept")).run(range(7), 40) != found[0]


def test_answers_in_later_rounds_depend_on_the_view_alone() -> None:
    game, state = play_as(["cold", "random", "near", "main"], "hidden", rounds=3, turns=5)
    view = game.view(state, 2)
    twin = game.determinize(view, Rng("twin"))
    assert twin.hands != state.hands
    trials = [PopulationTrial(game.options, game.view(world, 2), Rng("alone")) for world in (state, twin)]
    first, second = (trial.run(range(5), 40) for trial in trials)
    assert first == second


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_long_matches_leave_no_manner_without_evidence(variant: str, seats: int) -> None:
    game: Any = make_game("six", {"variant": variant, "rounds": 2}, seats)
    match, rng = Match(game, "long"), Rng("long")
    while match.state.round == 1:
        match.act(match.to_act[0], rng.choice(game.prompt(match.state, match.to_act[0]).legal))
    evidence = gather_evidence(game.options, match.state.past * 100, seats)
    for seat in range(seats):
        assert max(evidence[seat * MANNERS : (seat + 1) * MANNERS]) == 1.0
    assert min(evidence) == LEAST_EVIDENCE


def test_manners_are_as_many_as_the_nets_have_heads() -> None:
    nets = load_population()
    assert len(nets.picks.heads) // len(nets.picks.base) == len(nets.alone.heads) // len(nets.alone.base) == len(HEADS)
    for net in (nets.copies, nets.copies_alone):
        assert len(net.heads) // len(net.base) == len(COPIES)
    assert len(NAMES) == MANNERS
    assert NAMES[COPY:] == COPIES


def test_no_two_manners_are_the_same() -> None:
    nets = load_population()
    for net in (nets.picks, nets.alone, nets.copies, nets.copies_alone):
        deep = len(net.base)
        heads = [tuple(net.heads[first : first + deep]) for first in range(0, len(net.heads), deep)]
        assert len({*heads}) == len(heads)


def fear(mine: int, theirs: Sequence[int], *, random: bool) -> float:
    """What scores at the end of a match are worth, in cows: among random seats the own ones alone count."""
    seats = len(theirs) + 1
    rivals = sum(exp((mine - score) / LEAST_DRIFT) for score in theirs)
    return mine if random else mine / 2 + LEAST_DRIFT * seats**2 / (seats - 1) * rivals / (1 + rivals) / 2


@pytest.mark.parametrize("random", [False, True])
def test_with_the_last_card_a_trial_counts_what_is_taken(random: bool) -> None:
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
    sums, squares = PopulationTrial(game.options, game.view(state, 0), Rng("last"), TOLD[random]).run([0], 10)
    mine, *theirs = after.scores
    cost = fear(mine, theirs, random=random)
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


@pytest.mark.parametrize("random", [False, True])
def test_a_row_for_the_last_card_costs_what_is_taken(random: bool) -> None:
    game, state = find_low_card(HAND_SIZE - 1, "end")
    seat = state.queue[0].seat
    trial = PopulationRowTrial(game.options, game.view(state, seat), Rng("row"), TOLD[random])
    for row in range(4):
        after = game.apply(state, seat, TakeRow(row)).state
        assert not game.to_act(after)
        mine, theirs = after.scores[seat], [score for other, score in enumerate(after.scores) if other != seat]
        assert trial.run([row], 10)[0] == pytest.approx([-10 * fear(mine, theirs, random=random)])


@pytest.mark.parametrize("row_asked", [False, True])
def test_among_random_seats_it_does_not_matter_what_they_hold(row_asked: bool) -> None:
    """Of the cards that nobody has seen, those in hands and those out of the round are as likely to be played."""
    game, state = find_low_card(3, "crowd") if row_asked else walk("classic", 4, 4, "crowd")
    seat = state.queue[0].seat if row_asked else 0
    view = game.view(state, seat)
    trial = (PopulationRowTrial if row_asked else PopulationTrial)(game.options, view, Rng("crowd"), TOLD[True])
    trial.run([0, 1], 1)
    public, held = load_public(game.options, view), trial.insight.held
    gone = [] if row_asked else sorted(trial.mind.world.picks[other] for other in range(4) if other != seat)
    hidden = [card for card in range(1, len(held)) if public.hidden[card] > public.hidden[card - 1]]
    assert [card for card in range(1, len(held)) if held[card] > held[card - 1]] == [
        card for card in hidden if card not in gone
    ]

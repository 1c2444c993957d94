"""What seats imagine: the past as it was, hands and manners that fit, and costs that make sense."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game, parse_position
from stado.games.six.actions import PickCard
from stado.games.six.cards import HAND_SIZE, count_cows
from stado.games.six.state import PastRound
from stado.games.six.view import unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.knowledge import load_knowledge, load_past, load_public, load_stake, load_table
from stado.kernels.six.nets.network import (
    HAND_WEIGHTS,
    LOW,
    MARKS,
    PICK_WEIGHTS,
    Company,
    Public,
    chance_of,
    count_hidden,
    draw_pick,
    look,
    make_scratch,
    rate_picks,
)
from stado.kernels.six.nets.trial import PRIORS, DraftTrial, PickTrial, RowTrial, load_nets, make_costs, make_mind
from stado.kernels.six.nets.worlds import (
    LEAST_DRIFT,
    PLAIN,
    RANDOM,
    Nets,
    Stake,
    deal_hands,
    doubt,
    draw_manners,
    expect_manners,
    foresee,
    try_at_random,
    try_picks,
)

TABLES = [("classic", 2), ("classic", 4), ("classic", 10), ("pro", 3), ("pro", 6)]
LONG = 1e6  # turns to come after a round


def random_states(variant: str, seats: int, seed: str) -> list[Any]:
    """A match of random answers: its game, and the states at which somebody picks."""
    game: Any = make_game("six", {"variant": variant, "rounds": 1}, seats)
    match, rng, states = Match(game, seed), Rng("walk", seed), []
    while match.to_act:
        if match.state.phase == "pick" and not any(match.state.picks):
            states.append(match.state)
        seat = rng.choice(match.to_act)
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    return [game, *states]


def cheapest(game: Any, state: Any) -> Any:
    """The cheapest row for the next card."""
    prompt = game.prompt(state, state.queue[0].seat)
    return min(prompt.legal, key=lambda action: count_cows(state.rows[action.row]))


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_the_past_is_told_by_the_view(variant: str, seats: int) -> None:
    for seed in "abc":
        game, *states = random_states(variant, seats, seed)
        past = load_past(game.options, game.view(states[-1], 0))
        assert past is not None
        assert past.turns == HAND_SIZE - 1
        breadth = len(past.tables) // past.turns
        stride = len(past.hiddens) // past.turns
        for turn, state in enumerate(states[:-1]):
            table = load_table(state.rows, tuple(map(count_cows, state.stacks)))
            assert list(past.tables[turn * breadth : (turn + 1) * breadth]) == list(table)
            public = load_public(game.options, game.view(state, 0))
            assert list(past.hiddens[turn * stride : (turn + 1) * stride]) == list(public.hidden)
            picks = [cards[turn] for cards in states[-1].played]
            assert list(past.picks[turn * seats : (turn + 1) * seats]) == picks


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_the_past_of_a_round_that_is_over_goes_on_from_what_was_seen_in_it(variant: str, seats: int) -> None:
    game, *states = random_states(variant, seats, "over")
    after = states[-1]
    while game.to_act(after):
        seat = game.to_act(after)[0]
        after = game.apply(after, seat, game.prompt(after, seat).legal[0]).state
    over = PastRound(after.rows, after.stacks, after.played)
    whole = load_past(game.options, over)
    so_far = load_past(game.options, game.view(states[-1], 0))
    assert whole is not None
    assert so_far is not None
    assert whole.turns == so_far.turns + 1 == HAND_SIZE
    assert list(whole.tables[: len(so_far.tables)]) == list(so_far.tables)
    assert list(whole.hiddens[: len(so_far.hiddens)]) == list(so_far.hiddens)
    assert list(whole.picks) == [cards[turn] for turn in range(HAND_SIZE) for cards in over.played]


def test_a_view_that_does_not_tell_the_past_has_none() -> None:
    game, *states = random_states("classic", 4, "told")
    view = game.view(states[8], 0)
    assert load_past(game.options, view) is not None
    assert load_past(game.options, replace(view, played=((),) * 4)) is None
    assert load_past(game.options, replace(view, stacks=view.stacks[1:] + view.stacks[:1])) is None
    assert load_past(game.options, replace(view, rows=tuple(row[::-1] for row in view.rows))) is None
    fresh = Match(make_game("six", {}, 3), "s")
    assert load_past(fresh.game.options, fresh.game.view(fresh.state, 0)) is None


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_imagined_hands_fit_the_view(variant: str, seats: int) -> None:
    game, *states = random_states(variant, seats, "hands")
    view = game.view(states[4], 1)
    knowledge = load_knowledge(game.options, view, PRIORS["keen"])
    mind = make_mind(Rng("deal"), seats, len(load_public(game.options, view).hidden) - 1)
    seen = []
    for _ in range(20):
        deal_hands(mind.stream, knowledge, seats, mind.world.hands)
        hands = [
            tuple(map(int, mind.world.hands[seat * HAND_SIZE : seat * HAND_SIZE + knowledge.left]))
            for seat in range(seats)
            if seat != 1
        ]
        assert all(hand == tuple(sorted(hand)) for hand in hands)
        dealt = [card for hand in hands for card in hand]
        assert len(set(dealt)) == len(dealt)
        if variant == "pro":
            assert hands == [hand for seat, hand in enumerate(states[4].hands) if seat != 1]
        else:
            assert set(dealt) <= set(unseen(game.options, view))
        seen.append(hands)
    assert (len(set(map(tuple, seen))) == 1) == (variant == "pro")


def test_manners_are_drawn_as_they_are_expected() -> None:
    game, *states = random_states("classic", 4, "manners")
    knowledge = load_knowledge(game.options, game.view(states[0], 2), (0.2, 0.5, 0.3))
    mind = make_mind(Rng("manners"), 4, 104)
    randoms = plains = 0.0
    for _ in range(3_000):
        company = draw_manners(mind.stream, knowledge, 4, mind.world.manners)
        randoms += company.random
        plains += company.plain
        drawn = [int(manner) for seat, manner in enumerate(mind.world.manners) if seat != 2]
        assert company == (drawn.count(RANDOM) / 3, drawn.count(PLAIN) / 3)
    assert (randoms / 3_000, plains / 3_000) == pytest.approx((0.2, 0.5), abs=0.02)
    assert expect_manners(knowledge, 4) == pytest.approx((0.2, 0.5))


@pytest.mark.parametrize(("count", "among", "share"), [(0, 3, 0.4), (1, 3, 0.4), (3, 3, 0.4), (2, 9, 0.1), (4, 3, 0.9)])
def test_chances_are_those_of_tosses(count: int, among: int, share: float) -> None:
    rng = Rng("tosses", count, among)
    hits = sum(sum(rng.unit() < share for _ in range(among)) >= count for _ in range(20_000))
    assert chance_of(count, among, share) == pytest.approx(hits / 20_000, abs=0.015)


def test_chances_of_none_and_all() -> None:
    assert chance_of(1, 5, 0.0) == 0.0
    assert chance_of(5, 5, 1.0) == 1.0


def test_a_card_is_seen_by_its_place() -> None:
    # Rows end in 20 (five cards), 40, 60 and 80; the hand is 5 21 39 100.
    table = load_table(((1, 2, 3, 4, 20), (40,), (50, 60), (70, 75, 80)), (0, 0))
    hidden = ints([0] * 105)
    for card in (5, 21, 39, 100, 22, 23, 90):
        count_hidden(hidden, card, 1)
    scratch = make_scratch()
    look(Public(2, table, hidden), Company(0.25, 0.5), ints([5, 21, 39, 100]), 0, 4, scratch)
    assert list(scratch.kinds[:4]) == [LOW, LOW + 1, LOW + 1, LOW + 3]
    marks = [list(scratch.marks[index * MARKS : (index + 1) * MARKS]) for index in range(4)]
    shares = [mark[11] for mark in marks]
    assert shares == pytest.approx([0.0, 0.0, 2 / 3, 1 / 3])  # of 22, 23 and 90: below, or between end and card
    takes = [mark[12] for mark in marks]
    assert takes == pytest.approx([1.0, 1.0, 1.0, 0.0])  # alone below; a full row; a full row; room for two
    assert [mark[8] for mark in marks] == pytest.approx([0.0, 0.2, 0.0, 0.0])  # own cards above in the gap
    assert [mark[7] for mark in marks] == pytest.approx([0.0, 0.0, 0.2, 0.0])  # own cards beneath in the gap
    assert marks[0][3:5] == [0.25, 0.5]


def test_cheaper_cards_are_picked_more_often() -> None:
    mind = make_mind(Rng("warmth"), 4, 104)
    counts = [0, 0, 0]
    for _ in range(3_000):
        mind.scratch.costs[0], mind.scratch.costs[1], mind.scratch.costs[2] = 1.0, 0.0, 1.0
        counts[draw_pick(mind.stream, mind.scratch, 3, 0.5)] += 1
    # One to e squared: two units of warmth apart.
    assert [count / 3_000 for count in counts] == pytest.approx([0.1065, 0.787, 0.1065], abs=0.02)


def test_trials_at_random_cost_what_rollouts_cost() -> None:
    """Everybody at random: the two ways to try a pick at random agree on the cost of the whole round."""
    game, *states = random_states("classic", 4, "cost")
    view = game.view(states[6], 0)
    knowledge, public = load_knowledge(game.options, view, PRIORS["random"]), load_public(game.options, view)
    mind, costs = make_mind(Rng("cost"), 4, 104), make_costs()
    answers = ints(range(len(view.hand)))
    try_at_random(mind, knowledge, public, answers, 4_000, costs)
    means = [costs.sums[answer] / 4_000 for answer in answers]
    foreseen = make_costs()
    try_picks(mind, knowledge, public, Stake(ints([0] * 4), LONG), answers, 4_000, foreseen)
    guesses = [foreseen.sums[answer] / 4_000 for answer in answers]
    assert max(means) > min(means) + 0.5
    # The net for hands thinks of a seat that goes on thinking; and what the others get is the same for all answers.
    shift = sum(guesses) / len(guesses) - sum(means) / len(means)
    assert [guess - shift for guess in guesses] == pytest.approx(means, abs=2.5)
    assert all(costs.squares[answer] >= costs.sums[answer] ** 2 / 4_000 for answer in answers)


def test_without_hands_left_a_trial_counts_what_is_taken() -> None:
    """The last card of a round: nothing is guessed, so the trial is the truth of the rules."""
    game, *states = random_states("pro", 3, "last")
    state = states[-1]
    view = game.view(state, 0)
    after = state
    for seat in range(3):
        after = game.apply(after, seat, PickCard(after.hands[seat][0])).state
    while after.phase == "place":
        seat = after.queue[0].seat
        after = game.apply(
            after, seat, min(game.prompt(after, seat).legal, key=lambda row: count_cows(after.rows[row.row]))
        ).state
    sums, squares = PickTrial(game.options, view, Rng("last"), "keen").run([0], 10)
    mine, *theirs = after.scores
    rivals = sum(exp((mine - score) / LEAST_DRIFT) for score in theirs)
    cost = mine / 2 + LEAST_DRIFT * 9 / 2 * rivals / (1 + rivals) / 2
    assert sums == pytest.approx([-10 * cost])
    assert squares == pytest.approx([10 * cost**2])


def doubt_of(scores: Sequence[int], drift: float) -> float:
    """The doubt of the first of seats that have these scores and nothing more."""
    mind, stake = make_mind(Rng("doubt"), len(scores), 104), Stake(ints(scores), 0.0)
    return doubt(mind.world, stake, len(scores), 0, drift)


def test_a_cow_costs_a_cow_where_all_are_equal_and_half_where_all_is_decided() -> None:
    even = doubt_of([21, 20, 20, 20], 40.0) - doubt_of([20, 20, 20, 20], 40.0)
    assert even == pytest.approx(1.0, abs=0.02)
    for mine in (2, 60):
        assert 0.5 < doubt_of([mine + 1, 30, 31, 32], 4.0) - doubt_of([mine, 30, 31, 32], 4.0) < 0.55
    assert doubt_of([10_000, 0], 0.3) == pytest.approx(5_000.6)


def test_a_cow_of_the_best_rival_is_worth_more_than_another_s() -> None:
    still = doubt_of([20, 20, 40], 5.0)
    assert still - doubt_of([20, 21, 40], 5.0) > 5 * (still - doubt_of([20, 20, 41], 5.0)) > 0


@pytest.mark.parametrize(
    ("options", "number", "scores", "turns"),
    [
        ({"rounds": 1}, 1, (0, 0), 0.0),
        ({"rounds": 5}, 2, (9, 70), 30.0),
        ({"limit": 66}, 1, (0, 0), 34.0),
        ({"limit": 66}, 3, (21, 36), 10.0),
        ({"limit": 66}, 5, (5, 60), 0.0),
    ],
)
def test_the_turns_to_come_are_known_or_guessed(
    options: dict[str, int], number: int, scores: tuple[int, int], turns: float
) -> None:
    game: Any = make_game("six", options, 2)
    view = replace(game.view(Match(game, "stake").state, 0), round=number, scores=scores)
    stake = load_stake(game.options, view)
    assert stake.turns == pytest.approx(turns)
    assert tuple(map(int, stake.scores)) == scores


def test_the_last_draft_leaves_nothing_to_chance() -> None:
    """With five open cards the hand and the rows are known, so a trial is what the net says of them."""
    game: Any = make_game("six", {"variant": "pro"}, 3)
    match, rng = Match(game, "draft"), Rng("draft")
    while len(match.state.pool) > 5:
        seat = match.to_act[0]
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    state, seat = match.state, match.to_act[0]
    view, prompt = game.view(state, seat), game.prompt(state, seat)
    sums, squares = DraftTrial(game.options, view, Rng("last draft"), "keen").run(range(5), 3)
    assert squares == pytest.approx([total**2 / 3 for total in sums])
    mind = make_mind(Rng("net"), 3, 34)
    for action, total in zip(prompt.legal, sums, strict=True):
        after = game.apply(state, seat, action).state
        seen = game.view(after, seat)
        knowledge, public = load_knowledge(game.options, seen, PRIORS["keen"]), load_public(game.options, seen)
        cost = foresee(mind, public, expect_manners(knowledge, 3), knowledge.hand, 0, HAND_SIZE)
        assert total / 3 == pytest.approx(-cost)


def test_drafts_are_tried_with_any_cards_to_come() -> None:
    game: Any = make_game("six", {"variant": "pro"}, 2)
    state = Match(game, "first draft").state
    seat = game.to_act(state)[0]
    answers = range(len(state.pool))
    trial = DraftTrial(game.options, game.view(state, seat), Rng("first"), "plain")
    sums, squares = trial.run(answers, 400)
    assert all(square > total**2 / 400 + 1 for total, square in zip(sums, squares, strict=True))
    assert max(sums) - min(sums) > 40  # cards differ by more than a tenth of a cow


LOW_CARD = """
game: six
variant: classic
seats: 2
options: {{"rounds": 1}}
rows: 10 20 30 | 42 | 55 | 81
hands: {hands}
queue: 3@1 60@2
"""


def test_rows_are_rated_by_cows_and_what_follows() -> None:
    game, state = parse_position(LOW_CARD.format(hands="|"))
    trial = RowTrial(game.options, game.view(state, 0), Rng("row"), "keen")
    values, squares = trial.run([0, 1, 2, 3], 2)
    assert values == [-18.0, -2.0, -14.0, -2.0]
    assert squares == [162.0, 2.0, 98.0, 2.0]


def test_weights_are_as_many_as_the_nets_take() -> None:
    nets = load_nets()
    assert [len(net) for net in nets] == [PICK_WEIGHTS, PICK_WEIGHTS, HAND_WEIGHTS]
    # A net of nothing rates every card alike.
    scratch = make_scratch()
    rate_picks(Nets(*(floats([0.0] * len(net)) for net in nets)).plain, scratch, 3)
    assert list(scratch.costs[:3]) == [0.0, 0.0, 0.0]

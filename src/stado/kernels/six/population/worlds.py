"""Answers tried in worlds of the belief: what the others pick there, and what follows."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp
from stado.games.six.cards import HAND_SIZE
from stado.kernels.compiler import export
from stado.kernels.six.nets.network import Public, count_hidden
from stado.kernels.six.nets.worlds import (
    DRIFT,
    LEAST_DRIFT,
    RANDOM_PACE,
    Costs,
    Knowledge,
    Mind,
    Stake,
    doubt,
    place_answer,
    reset_table,
)
from stado.kernels.six.population.belief import COPY, RANDOM, SLIP, Belief, draw_manner, move_cards, read_hands
from stado.kernels.six.population.nets import Population, Scratch, frame, rate_hand, rate_picks
from stado.kernels.six.population.sight import look, survey
from stado.kernels.six.rounds import SEAT_SPAN, STACK, place_all, place_card, place_low, reveal
from stado.kernels.stream import below, unit

STEPS = 24  # of the chain from world to world
DRAWS = 2  # of picks in one world
ALL = 0.999  # shares that add up to all of the others


class Insight(NamedTuple):
    """What one thread thinks with about a population."""

    nets: Population
    belief: Belief
    scratch: Scratch
    sizes: Ints
    company: Floats  # the share of the others that have each manner in the world of the belief
    nobody: Floats  # the same for a net that does not ask
    odds: Floats  # of the cards of each seat's hand
    held: Ints  # for each card, how many up to it can still be played in the world of the belief


def count_company(insight: Insight, knowledge: Knowledge, seats: int) -> None:
    """Count the manners of the others in the world of the belief."""
    company = insight.company
    for manner in range(len(company)):
        company[manner] = 0.0
    for seat in range(seats):
        if seat != knowledge.seat:
            company[insight.belief.manners[seat]] += 1.0 / (seats - 1)


def imagine(mind: Mind, insight: Insight, knowledge: Knowledge, seats: int) -> None:
    """Go on to another world, and see who the others are there."""
    belief = insight.belief
    move_cards(mind.stream, belief, knowledge, seats, STEPS)
    seat = (knowledge.seat + 1 + below(mind.stream, seats - 1)) % seats
    draw_manner(mind.stream, belief, knowledge, seats, seat)
    read_hands(belief, knowledge, mind.world.hands, insight.sizes)
    count_company(insight, knowledge, seats)


def frame_picks(insight: Insight, public: Public, left: int) -> None:
    """What the table makes of the nets for picks, the same in all worlds."""
    nets, scratch = insight.nets, insight.scratch
    survey(public, left, scratch.sight.outlooks)
    frame(nets.picks.first, scratch.sight.outlooks, scratch.picks.table)
    frame(nets.copies.first, scratch.sight.outlooks, scratch.copies.table)


def weigh_picks(mind: Mind, insight: Insight, knowledge: Knowledge, public: Public) -> None:
    """The odds of each card of the others' hands to be picked, by their manners; they add up to 1 for each hand."""
    belief, scratch, nets, left = insight.belief, insight.scratch, insight.nets, knowledge.left
    for seat in range(public.seats):
        first, manner = seat * HAND_SIZE, belief.manners[seat]
        if seat == knowledge.seat:
            continue
        for index in range(left):
            insight.odds[first + index] = 1.0 / left
        if manner != RANDOM and left > 1:
            look(public, mind.world.hands, first, left, left, scratch.sight)
            if manner < COPY:
                rate_picks(nets.picks, manner - 1, left, scratch.sight, scratch.picks, scratch.weights)
            else:
                rate_picks(nets.copies, manner - COPY, left, scratch.sight, scratch.copies, scratch.weights)
            soften(scratch.weights, left, insight.odds, first)


def soften(weights: Floats, count: int, odds: Floats, first: int) -> None:
    """Turn weights into odds, slips among them."""
    most, total = weights[0], 0.0
    for index in range(1, count):
        most = max(most, weights[index])
    for index in range(count):
        odds[first + index] = exp(weights[index] - most)
        total += odds[first + index]
    for index in range(count):
        odds[first + index] = SLIP / count + (1.0 - SLIP) * odds[first + index] / total


def draw_picks(mind: Mind, insight: Insight, knowledge: Knowledge, seats: int) -> None:
    """Draw what the others pick in the world of the belief, and what they keep."""
    left = knowledge.left
    for seat in range(seats):
        if seat == knowledge.seat:
            continue
        first, index = seat * HAND_SIZE, 0
        point = unit(mind.stream)
        while index < left - 1 and point >= insight.odds[first + index]:
            point -= insight.odds[first + index]
            index += 1
        take_pick(mind, knowledge, seat, index)


def take_pick(mind: Mind, knowledge: Knowledge, seat: int, index: int) -> None:
    """Let a seat pick the card with that index."""
    world, first = mind.world, seat * HAND_SIZE
    world.picks[seat] = world.hands[first + index]
    for place in range(index, knowledge.left - 1):
        world.hands[first + place] = world.hands[first + place + 1]


def is_random(insight: Insight) -> bool:
    """Whether all others pick at random in the world of the belief."""
    return insight.company[RANDOM] > ALL


def count_held(mind: Mind, insight: Insight, knowledge: Knowledge, public: Public, rest: int) -> None:
    """Count the cards that can still be played, the others having `rest` of them left.

    They are those in hands. Where all others pick at random it does not matter which of the cards that nobody has seen
    are out of the round: they are all counted there.
    """
    held, world = insight.held, mind.world
    if is_random(insight):
        for card in range(len(held)):
            held[card] = public.hidden[card]
        if rest < knowledge.left:
            for seat in range(public.seats):
                if seat != knowledge.seat:
                    count_hidden(held, world.picks[seat], -1)
        return
    for card in range(len(held)):
        held[card] = 0
    for index in range(knowledge.left):
        held[knowledge.hand[index]] = 1
    for seat in range(public.seats):
        if seat != knowledge.seat:
            for place in range(seat * HAND_SIZE, seat * HAND_SIZE + rest):
                held[world.hands[place]] = 1
    for card in range(1, len(held)):
        held[card] += held[card - 1]


def foresee(insight: Insight, public: Public, hands: Ints, first: int, left: int) -> float:
    """The cows that a hand will cost to the end of the round, at the table that was surveyed."""
    if left == 0:
        return 0.0
    sight, scratch, nets = insight.scratch.sight, insight.scratch, insight.nets
    look(public, hands, first, left, left, sight)
    if is_random(insight):
        return rate_hand(nets.randoms, left, insight.nobody, sight, scratch.randoms)
    return rate_hand(nets.hands, left, insight.company, sight, scratch.hands)


def fear(mind: Mind, insight: Insight, stake: Stake, seats: int, me: int, drift: float) -> float:
    """What the seat has to fear, in cows: those that it will have, and that it will not win.

    Who picks at random cannot be led to anything, so there the own cows are all that counts.
    """
    world = mind.world
    if is_random(insight):
        return world.table[STACK + me] + world.outlooks[me]
    return doubt(world, stake, seats, me, drift)


def foresee_others(mind: Mind, insight: Insight, knowledge: Knowledge, public: Public, left: int) -> None:
    """The outlooks of the other seats, at the table that was surveyed."""
    world = mind.world
    for seat in range(public.seats):
        if seat == knowledge.seat:
            continue
        if insight.belief.manners[seat] == RANDOM:
            world.outlooks[seat] = RANDOM_PACE * left
        else:
            world.outlooks[seat] = foresee(insight, public, world.hands, seat * HAND_SIZE, left)


@export
def try_picks(
    mind: Mind,
    insight: Insight,
    knowledge: Knowledge,
    public: Public,
    stake: Stake,
    answers: Ints,
    count: int,
    costs: Costs,
) -> None:
    """Try each answer, an index of the hand, in `count` worlds, the same for all."""
    frame_picks(insight, public, knowledge.left)
    for number in range(count):
        if number % DRAWS == 0:
            imagine(mind, insight, knowledge, public.seats)
            weigh_picks(mind, insight, knowledge, public)
        else:
            read_hands(insight.belief, knowledge, mind.world.hands, insight.sizes)
        draw_picks(mind, insight, knowledge, public.seats)
        weigh_answers(mind, insight, knowledge, public, stake, answers, costs)


def weigh_answers(
    mind: Mind, insight: Insight, knowledge: Knowledge, public: Public, stake: Stake, answers: Ints, costs: Costs
) -> None:
    """Find what each answer costs in a world in which the others have picked."""
    seats, me, left, world = public.seats, knowledge.seat, knowledge.left, mind.world
    held = Public(seats, world.table, insight.held)
    drift = max(LEAST_DRIFT, DRIFT * sqrt(left - 1 + stake.turns))
    count_held(mind, insight, knowledge, public, left - 1)
    for tried in range(len(answers)):
        answer = answers[tried]
        card = knowledge.hand[answer]
        place_answer(world, knowledge, public, answer)
        if left == 2:
            play_last(mind, seats, me)
        else:
            count_hidden(insight.held, card, -1)
            survey(held, left - 1, insight.scratch.sight.outlooks)
            if tried == 0:  # what the others expect changes little with the answer, and looking takes time
                foresee_others(mind, insight, knowledge, held, left - 1)
            world.outlooks[me] = foresee(insight, held, world.rest, 0, left - 1)
            count_hidden(insight.held, card, 1)
        cost = fear(mind, insight, stake, seats, me, drift)
        costs.sums[answer] += cost
        costs.squares[answer] += cost * cost


@export
def try_rows(
    mind: Mind,
    insight: Insight,
    knowledge: Knowledge,
    public: Public,
    stake: Stake,
    waiting: Ints,
    answers: Ints,
    count: int,
    costs: Costs,
) -> None:
    """Try each row, by the order of their ends, in `count` worlds; `waiting` has the low card and those behind it."""
    seats, me, left, world = public.seats, knowledge.seat, knowledge.left, mind.world
    held = Public(seats, world.table, insight.held)
    drift = max(LEAST_DRIFT, DRIFT * sqrt(left + stake.turns))
    for index in range(left):
        world.rest[index] = knowledge.hand[index]
    for _ in range(count):
        imagine(mind, insight, knowledge, seats)
        count_held(mind, insight, knowledge, public, left)
        for answer in answers:
            reset_table(world.table, public.table)
            place_low(world.table, me, waiting[0] // SEAT_SPAN, answer)
            for index in range(1, len(waiting)):
                place_card(world.table, waiting[index] % SEAT_SPAN, waiting[index] // SEAT_SPAN)
            if left == 1:
                play_last(mind, seats, me)
            else:
                survey(held, left, insight.scratch.sight.outlooks)
                foresee_others(mind, insight, knowledge, held, left)
                world.outlooks[me] = foresee(insight, held, world.rest, 0, left)
            cost = fear(mind, insight, stake, seats, me, drift)
            costs.sums[answer] += cost
            costs.squares[answer] += cost * cost


def play_last(mind: Mind, seats: int, me: int) -> None:
    """Everybody plays the last card."""
    world = mind.world
    for seat in range(seats):
        world.outlooks[seat] = 0.0
        world.queue[seat] = reveal(world.rest[0] if seat == me else world.hands[seat * HAND_SIZE], seat)
    place_all(world.table, world.queue, seats)

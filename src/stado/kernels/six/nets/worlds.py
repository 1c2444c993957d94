"""Worlds that a seat can imagine: what the others hold, how they think, and what they pick next.

An opponent picks at random, or is plain: it thinks, but of others that pick at random; or is keen: it thinks of others
like itself. Which one it is shows in what it has picked so far.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp, insert_sorted
from stado.games.six.cards import HAND_SIZE, ROWS
from stado.kernels.compiler import export
from stado.kernels.six.nets.network import (
    Company,
    Public,
    Scratch,
    count_hidden,
    draw_pick,
    look,
    rate_hand,
    think,
)
from stado.kernels.six.rounds import SEAT_SPAN, STACK, lay_rows, place_all, place_card, place_low, reveal, shuffle_hand
from stado.kernels.stream import shuffle, unit

RANDOM, PLAIN, KEEN = 0, 1, 2
MANNERS = 3
PLAIN_WARMTH = 0.5
KEEN_WARMTH = 0.3
SLIP = 0.1  # how often anybody picks at random
DRIFT = 1.8  # cows by which two seats drift apart in a turn; in more turns, as the square root of their number
LEAST_DRIFT = 0.3
MOST_EXP = 300.0
RANDOM_PACE = 1.35  # cows that picking at random costs in a turn
LAST_TURNS = 3  # of a round, which are played to the end rather than foreseen


class Nets(NamedTuple):
    """The weights that plain and keen seats pick by, and those that rate a hand."""

    plain: Floats
    keen: Floats
    hand: Floats


class Knowledge(NamedTuple):
    """What a seat knows when it picks.

    Hands lie ten places apart: `known` has the cards that everybody knows to be in each, as many as `known_sizes` says.
    `unseen` has the cards that could be anywhere else. `manners` has the chances of each seat's manners.
    """

    seat: int
    left: int
    hand: Ints
    unseen: Ints
    known: Ints
    known_sizes: Ints
    manners: Floats


class Stake(NamedTuple):
    """What the seats play for: their scores before this round, and how many turns may come after it."""

    scores: Ints
    turns: float


class World(NamedTuple):
    """Room for one world, for one thread."""

    hands: Ints
    picks: Ints
    manners: Ints
    queue: Ints
    table: Ints
    hidden: Ints
    rest: Ints
    order: Ints
    outlooks: Floats
    playing: Ints
    before: Ints


class Mind(NamedTuple):
    """What one thread thinks with."""

    stream: Ints
    nets: Nets
    world: World
    scratch: Scratch


class Costs(NamedTuple):
    """What each answer costs, in cows, summed up over worlds, and the squares."""

    sums: Floats
    squares: Floats


class Past(NamedTuple):
    """The turns of a round so far: the table, what was hidden, and the picks, one turn behind another."""

    turns: int
    tables: Ints
    hiddens: Ints
    picks: Ints


def deal_hands(stream: Ints, knowledge: Knowledge, seats: int, hands: Ints) -> None:
    """Deal the unseen cards to the other seats at random, beside what is known to be there; and sort each hand."""
    shuffle(stream, knowledge.unseen, count_missing(knowledge, seats))
    dealt = 0
    for seat in range(seats):
        if seat == knowledge.seat:
            continue
        first = seat * HAND_SIZE
        for index in range(knowledge.left):
            if index < knowledge.known_sizes[seat]:
                card = knowledge.known[first + index]
            else:
                card = knowledge.unseen[dealt]
                dealt += 1
            insert_sorted(hands, first, index, card)


def count_missing(knowledge: Knowledge, seats: int) -> int:
    """How many cards of the other seats are not known."""
    missing = 0
    for seat in range(seats):
        if seat != knowledge.seat:
            missing += knowledge.left - knowledge.known_sizes[seat]
    return missing


def draw_manners(stream: Ints, knowledge: Knowledge, seats: int, manners: Ints) -> Company:
    """Draw how each of the others thinks."""
    random, plain = 0, 0
    for seat in range(seats):
        if seat == knowledge.seat:
            continue
        point = unit(stream)
        if point < knowledge.manners[seat * MANNERS + RANDOM]:
            manners[seat] = RANDOM
            random += 1
        elif point < knowledge.manners[seat * MANNERS + RANDOM] + knowledge.manners[seat * MANNERS + PLAIN]:
            manners[seat] = PLAIN
            plain += 1
        else:
            manners[seat] = KEEN
    return Company(random / (seats - 1), plain / (seats - 1))


def pick_as(mind: Mind, manner: int, public: Public, company: Company, hands: Ints, first: int, left: int) -> int:
    """The index of the card that a seat of that manner picks."""
    if manner == RANDOM:
        return int(unit(mind.stream) * left)
    if manner == PLAIN:
        think(mind.nets.plain, public, Company(1.0, 0.0), hands, first, left, mind.scratch)
        return draw_pick(mind.stream, mind.scratch, left, PLAIN_WARMTH)
    think(mind.nets.keen, public, company, hands, first, left, mind.scratch)
    return draw_pick(mind.stream, mind.scratch, left, KEEN_WARMTH)


def imagine(mind: Mind, knowledge: Knowledge, public: Public) -> Company:
    """Draw a world: how the others think, what they hold, and what they pick now; returns who they are."""
    seats, left, world = public.seats, knowledge.left, mind.world
    company = draw_manners(mind.stream, knowledge, seats, world.manners)
    deal_hands(mind.stream, knowledge, seats, world.hands)
    for index in range(len(public.hidden)):
        world.hidden[index] = public.hidden[index]
    for seat in range(seats):
        if seat != knowledge.seat:
            first = seat * HAND_SIZE
            index = pick_as(mind, world.manners[seat], public, company, world.hands, first, left)
            world.picks[seat] = world.hands[first + index]
            count_hidden(world.hidden, world.picks[seat], -1)
            for place in range(first + index, first + left - 1):
                world.hands[place] = world.hands[place + 1]
    return company


def foresee_others(mind: Mind, knowledge: Knowledge, public: Public, company: Company, left: int) -> None:
    """The outlooks of the other seats."""
    world = mind.world
    for seat in range(public.seats):
        if seat == knowledge.seat:
            continue
        if world.manners[seat] == RANDOM:
            world.outlooks[seat] = RANDOM_PACE * left
        else:
            world.outlooks[seat] = foresee(mind, public, company, world.hands, seat * HAND_SIZE, left)


@export
def try_picks(
    mind: Mind, knowledge: Knowledge, public: Public, stake: Stake, answers: Ints, count: int, costs: Costs
) -> None:
    """Try each answer, an index of the hand, in `count` worlds, the same for all."""
    seats, me, left, world = public.seats, knowledge.seat, knowledge.left, mind.world
    after = Public(seats, world.table, world.hidden)
    drift = max(LEAST_DRIFT, DRIFT * sqrt(left - 1 + stake.turns))
    for _ in range(count):
        company = imagine(mind, knowledge, public)
        for tried in range(len(answers)):
            answer = answers[tried]
            card = knowledge.hand[answer]
            count_hidden(world.hidden, card, -1)
            place_answer(world, knowledge, public, answer)
            if company.random == 1.0 or left - 1 <= LAST_TURNS:
                play_on(mind, knowledge, after, company, left - 1)
            else:
                if tried == 0:  # what the others expect changes little with the answer, and looking takes time
                    foresee_others(mind, knowledge, after, company, left - 1)
                world.outlooks[me] = foresee(mind, after, company, world.rest, 0, left - 1)
            cost = doubt(world, stake, seats, me, drift)
            count_hidden(world.hidden, card, 1)
            costs.sums[answer] += cost
            costs.squares[answer] += cost * cost


def place_answer(world: World, knowledge: Knowledge, public: Public, answer: int) -> None:
    """Place the answer with the others' picks on a fresh table, and keep the rest of the hand."""
    reset_table(world.table, public.table)
    for seat in range(public.seats):
        card = knowledge.hand[answer] if seat == knowledge.seat else world.picks[seat]
        world.queue[seat] = reveal(card, seat)
    place_all(world.table, world.queue, public.seats)
    for index in range(knowledge.left - 1):
        world.rest[index] = knowledge.hand[index] if index < answer else knowledge.hand[index + 1]


def play_on(mind: Mind, knowledge: Knowledge, public: Public, company: Company, left: int) -> None:
    """Play the rest of the round: the seat picks what costs least at a glance, the others by their manners."""
    seats, world = public.seats, mind.world
    for card in range(len(world.hidden)):
        world.before[card] = world.hidden[card]
    for seat in range(seats):
        world.outlooks[seat] = 0.0
        for index in range(left):
            place = seat * HAND_SIZE + index
            world.playing[place] = world.rest[index] if seat == knowledge.seat else world.hands[place]
    for rest in range(left, 0, -1):
        for seat in range(seats):
            first = seat * HAND_SIZE
            if seat == knowledge.seat:
                think(mind.nets.keen, public, company, world.playing, first, rest, mind.scratch)
                index = find_cheapest(mind.scratch.costs, rest)
            else:
                index = pick_as(mind, world.manners[seat], public, company, world.playing, first, rest)
            world.queue[seat] = reveal(world.playing[first + index], seat)
            for place in range(first + index, first + rest - 1):
                world.playing[place] = world.playing[place + 1]
        for seat in range(seats):
            count_hidden(world.hidden, world.queue[seat] // SEAT_SPAN, -1)
        place_all(world.table, world.queue, seats)
    for card in range(len(world.hidden)):
        world.hidden[card] = world.before[card]


def find_cheapest(costs: Floats, left: int) -> int:
    """The index of the least of the first costs."""
    best = 0
    for index in range(1, left):
        if costs[index] < costs[best]:
            best = index
    return best


def doubt(world: World, stake: Stake, seats: int, me: int, drift: float) -> float:
    """What the seat has to fear, in cows: half of it are those that it will have, half is that it will not win.

    Where all are equal, a cow more costs a cow. The chance to win alone would have a seat that is far behind, or far
    ahead, not care.
    """
    mine = stake.scores[me] + world.table[STACK + me] + world.outlooks[me]
    rivals = 0.0
    for seat in range(seats):
        if seat != me:
            theirs = stake.scores[seat] + world.table[STACK + seat] + world.outlooks[seat]
            rivals += exp(min(MOST_EXP, (mine - theirs) / drift))
    defeat = drift * seats * seats / (seats - 1) * rivals / (1.0 + rivals)
    return 0.5 * mine + 0.5 * defeat


def reset_table(table: Ints, start: Ints) -> None:
    """Make a table what it was."""
    for index in range(len(start)):
        table[index] = start[index]


def foresee(mind: Mind, public: Public, company: Company, hands: Ints, first: int, left: int) -> float:
    """The cows that a hand will cost to the end of the round."""
    if left == 0:
        return 0.0
    look(public, company, hands, first, left, mind.scratch)
    return rate_hand(mind.nets.hand, public, company, left, mind.scratch)


@export
def try_at_random(mind: Mind, knowledge: Knowledge, public: Public, answers: Ints, count: int, costs: Costs) -> None:
    """The same in some worlds for each answer in which everybody picks at random to the end of the round."""
    seats, me, left, world = public.seats, knowledge.seat, knowledge.left, mind.world
    for answer in answers:
        for _ in range(count):
            deal_at_random(mind.stream, knowledge, seats, world.hands)
            first = me * HAND_SIZE
            for index in range(left):
                world.hands[first + index] = knowledge.hand[index]
            world.hands[first], world.hands[first + answer] = world.hands[first + answer], world.hands[first]
            shuffle_hand(mind.stream, world.hands, first + 1, left - 1)
            reset_table(world.table, public.table)
            for turn in range(left):
                for seat in range(seats):
                    world.queue[seat] = reveal(world.hands[seat * HAND_SIZE + turn], seat)
                place_all(world.table, world.queue, seats)
            cost = world.table[STACK + me] - public.table[STACK + me]
            costs.sums[answer] += cost
            costs.squares[answer] += cost * cost


def deal_at_random(stream: Ints, knowledge: Knowledge, seats: int, hands: Ints) -> None:
    """Deal the unseen cards to the other seats beside what is known to be there, each hand in random order."""
    shuffle(stream, knowledge.unseen, count_missing(knowledge, seats))
    dealt = 0
    for seat in range(seats):
        if seat == knowledge.seat:
            continue
        first, known = seat * HAND_SIZE, knowledge.known_sizes[seat]
        for index in range(known):
            hands[first + index] = knowledge.known[first + index]
        for index in range(known, knowledge.left):
            hands[first + index] = knowledge.unseen[dealt]
            dealt += 1
        if known > 0:
            shuffle_hand(stream, hands, first, knowledge.left)


@export
def try_drafts(mind: Mind, knowledge: Knowledge, seats: int, answers: Ints, count: int, costs: Costs) -> None:
    """Try each open card, an index of the unseen ones, in drafts that go on at random and leave the lowest cards."""
    world, pool = mind.world, knowledge.unseen
    company, public = expect_manners(knowledge, seats), Public(seats, world.table, world.hidden)
    need = HAND_SIZE - knowledge.left - 1  # SIX-13
    for _ in range(count):
        order_pool(mind.stream, pool, world.order)
        for answer in answers:
            for index in range(knowledge.left):
                world.hands[index] = knowledge.hand[index]
            insert_sorted(world.hands, 0, knowledge.left, pool[answer])
            place = 0
            for index in range(need):
                place += world.order[place] == answer
                insert_sorted(world.hands, 0, knowledge.left + 1 + index, pool[world.order[place]])
                place += 1
            place = len(pool)
            for row in range(ROWS):
                place -= 1
                place -= world.order[place] == answer
                world.hands[HAND_SIZE + row] = pool[world.order[place]]
            lay_rows(world.hands, world.table, 1)
            for card in range(len(world.hidden)):
                world.hidden[card] = card
            for row in range(ROWS):
                count_hidden(world.hidden, world.table[row], -1)
            cost = foresee(mind, public, company, world.hands, 0, HAND_SIZE)
            costs.sums[answer] += cost
            costs.squares[answer] += cost * cost


def order_pool(stream: Ints, pool: Ints, order: Ints) -> None:
    """The order in which open cards are drafted, as indexes: any, but the lowest cards of the deck come last."""
    lowest = 0
    while lowest < len(pool) and pool[lowest] <= ROWS:
        lowest += 1
    for index in range(len(pool)):
        order[index] = (lowest + index) % len(pool)
    shuffle_hand(stream, order, 0, len(pool) - lowest)


@export
def try_rows(mind: Mind, knowledge: Knowledge, public: Public, waiting: Ints, costs: Floats) -> None:
    """The cows that taking each row costs by the end of the round; `waiting` holds the low card and those behind it."""
    me, table = knowledge.seat, mind.world.table
    company = expect_manners(knowledge, public.seats)
    after = Public(public.seats, table, public.hidden)
    for row in range(len(costs)):
        reset_table(table, public.table)
        place_low(table, me, waiting[0] // SEAT_SPAN, row)
        for index in range(1, len(waiting)):
            place_card(table, waiting[index] % SEAT_SPAN, waiting[index] // SEAT_SPAN)
        costs[row] = table[STACK + me] - public.table[STACK + me]
        costs[row] += foresee(mind, after, company, knowledge.hand, 0, knowledge.left)


def expect_manners(knowledge: Knowledge, seats: int) -> Company:
    """The shares of the manners that can be expected."""
    random, plain = 0.0, 0.0
    for seat in range(seats):
        if seat != knowledge.seat:
            random += knowledge.manners[seat * MANNERS + RANDOM]
            plain += knowledge.manners[seat * MANNERS + PLAIN]
    return Company(random / (seats - 1), plain / (seats - 1))

"""What a seat believes of the others: their manners and their hands, as far as their past picks tell.

A chain of worlds: cards change places between two hands, or between a hand and the cards out of the round, and stay
there the more likely the better the past picks fit; then the seats' manners are drawn, given their hands. What a manner
makes of a card at a past turn is known for every card beforehand, so that a step takes no net.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Floats, Ints, exp, insert_sorted
from stado.games.six.cards import HAND_SIZE
from stado.kernels.compiler import export, floats, ints
from stado.kernels.six.nets.network import Public
from stado.kernels.six.nets.worlds import Knowledge, Past, count_missing
from stado.kernels.six.population.nets import COPIES, HEADS, Population, Scratch, frame, rate_alone, rate_head
from stado.kernels.six.population.sight import look, survey
from stado.kernels.stream import below, shuffle, unit

RANDOM = 0
COPY = 1 + HEADS  # the first of these
MANNERS = COPY + COPIES  # at random, or as one of the heads of either net says
SLIP = 0.08  # how often anybody picks at random
SPAN = 10.0  # between the weights of cards, at most: nobody is surer than that
NONE = -1e9
ROUNDS = 8  # of steps, manners being drawn between them, before worlds of the chain count


class Belief(NamedTuple):
    """A world of the chain, and what its steps are judged by.

    The cards of `knowledge.unseen` lie in the others' hands seat by seat, and out of the round behind them:
    `owners` has the seat for each place, and -1 behind. `charms[(manner * turns + turn) * cards + card]` is what a
    manner makes of a card at a past turn. For each seat and turn, `masses` has the charms of all cards in its hand
    then; `fits` says how much likelier than at random each seat's picks were. `evidence[seat * MANNERS + manner]` is
    what past rounds say of a seat's manner, the likeliest having 1.
    """

    turns: int
    cards: int
    picks: Ints
    owners: Ints
    manners: Ints
    prior: Floats
    evidence: Floats
    urn: float
    charms: Floats
    masses: Floats
    trial: Floats
    fits: Floats
    likely: Floats
    looked_at: Ints  # one card


def make_belief(
    past: Past | None, knowledge: Knowledge, seats: int, cards: int, prior: Floats, evidence: Floats, urn: float
) -> Belief:
    """Nothing of this round believed yet; the prior counts for as much as `urn` other seats."""
    turns = 0 if past is None else past.turns
    owners = [
        seat
        for seat in range(seats)
        if seat != knowledge.seat
        for _ in range(knowledge.left - knowledge.known_sizes[seat])
    ]
    return Belief(
        turns=turns,
        cards=cards + 1,
        picks=ints([] if past is None else past.picks),
        owners=ints([*owners, *[-1] * (len(knowledge.unseen) - len(owners))]),
        manners=ints(find_likeliest(prior, evidence[seat * MANNERS : (seat + 1) * MANNERS]) for seat in range(seats)),
        prior=prior,
        evidence=evidence,
        urn=urn,
        charms=floats([1.0] * (MANNERS * turns * (cards + 1))),
        masses=floats([0.0] * (seats * max(1, turns))),
        trial=floats([0.0] * (2 * max(1, turns))),
        fits=floats([1.0] * seats),
        likely=floats([0.0] * MANNERS),
        looked_at=ints([0]),
    )


def find_likeliest(prior: Floats, evidence: Floats) -> int:
    """The likeliest manner of a seat before this round, the first of equal ones."""
    return max(range(MANNERS), key=lambda manner: prior[manner] * evidence[manner])


@export
def charm_cards(
    nets: Population, belief: Belief, knowledge: Knowledge, past: Past, seats: int, scratch: Scratch
) -> None:
    """Find what each manner makes of every card that was hidden, at every past turn."""
    breadth, stride = len(past.tables) // past.turns, len(past.hiddens) // past.turns
    for index in range(past.turns * belief.cards, len(belief.charms)):
        belief.charms[index] = NONE
    for turn in range(past.turns):
        table = past.tables[turn * breadth : (turn + 1) * breadth]
        hidden = past.hiddens[turn * stride : (turn + 1) * stride]
        public, left = Public(seats, table, hidden), knowledge.left + past.turns - turn
        survey(public, left, scratch.sight.outlooks)
        frame(nets.alone.first, scratch.sight.outlooks, scratch.alone.table)
        frame(nets.copies_alone.first, scratch.sight.outlooks, scratch.copies_alone.table)
        for card in range(1, belief.cards):
            if hidden[card] > hidden[card - 1]:
                belief.looked_at[0] = card
                charm_card(nets, belief, public, left, turn, scratch)
    raise_charms(belief)


def charm_card(nets: Population, belief: Belief, public: Public, left: int, turn: int, scratch: Scratch) -> None:
    """Find the weight that each manner gives to the card looked at, at a past turn."""
    look(public, belief.looked_at, 0, 1, left, scratch.sight)
    rate_alone(nets.alone, scratch.sight, scratch.alone)
    for head in range(HEADS):
        weigh_card(belief, 1 + head, turn, rate_head(nets.alone.heads, head, scratch.alone.deep))
    rate_alone(nets.copies_alone, scratch.sight, scratch.copies_alone)
    for head in range(COPIES):
        weigh_card(belief, COPY + head, turn, rate_head(nets.copies_alone.heads, head, scratch.copies_alone.deep))


def weigh_card(belief: Belief, manner: int, turn: int, weight: float) -> None:
    """Note the weight that a manner gives to the card looked at, at a past turn."""
    belief.charms[(manner * belief.turns + turn) * belief.cards + belief.looked_at[0]] = weight


def raise_charms(belief: Belief) -> None:
    """Turn weights into charms, the most charming card of a turn having 1."""
    cards = belief.cards
    for row in range(belief.turns, len(belief.charms) // cards):
        first, most = row * cards, NONE
        for index in range(first, first + cards):
            most = max(most, belief.charms[index])
        for index in range(first, first + cards):
            belief.charms[index] = exp(max(-SPAN, belief.charms[index] - most))


def weigh_hand(
    belief: Belief, knowledge: Knowledge, seats: int, seat: int, manner: int, masses: Floats, at: int
) -> float:
    """How much likelier than at random a seat of that manner picked as it did, with its hand; and its masses."""
    turns, total = belief.turns, 1.0
    for turn in range(turns):
        row = (manner * turns + turn) * belief.cards
        mass = 0.0
        for index in range(knowledge.known_sizes[seat]):
            mass += belief.charms[row + knowledge.known[seat * HAND_SIZE + index]]
        for later in range(turn, turns):
            mass += belief.charms[row + belief.picks[later * seats + seat]]
        masses[at + turn] = mass
    for place in range(len(belief.owners)):
        if belief.owners[place] == seat:
            card = knowledge.unseen[place]
            for turn in range(turns):
                masses[at + turn] += belief.charms[(manner * turns + turn) * belief.cards + card]
    for turn in range(turns):
        total *= fit(belief, knowledge, seats, seat, manner, turn, masses[at + turn])
    return total


def fit(belief: Belief, knowledge: Knowledge, seats: int, seat: int, manner: int, turn: int, mass: float) -> float:
    """How much likelier than at random a seat picked as it did at one turn, with a hand of that mass."""
    size = knowledge.left + belief.turns - turn
    charm = belief.charms[(manner * belief.turns + turn) * belief.cards + belief.picks[turn * seats + seat]]
    return SLIP + (1.0 - SLIP) * size * charm / mass


@export
def believe(stream: Ints, belief: Belief, knowledge: Knowledge, seats: int, steps: int) -> None:
    """Deal the unseen cards at random, and let the chain come away from there."""
    shuffle(stream, knowledge.unseen, count_missing(knowledge, seats))
    for number in range(ROUNDS):
        if number > 0:
            move_cards(stream, belief, knowledge, seats, steps // ROUNDS)
        for seat in range(seats):
            if seat != knowledge.seat:
                draw_manner(stream, belief, knowledge, seats, seat)


def draw_manner(stream: Ints, belief: Belief, knowledge: Knowledge, seats: int, seat: int) -> None:
    """Draw the manner of a seat, given past rounds, its hand and the others' manners: seats are often alike."""
    likely, total = belief.likely, 0.0
    for manner in range(MANNERS):
        likely[manner] = belief.urn * belief.prior[manner]
    for other in range(seats):
        if other != knowledge.seat:
            likely[belief.manners[other]] += 1.0
    likely[belief.manners[seat]] -= 1.0
    at = seat * belief.turns
    for manner in range(MANNERS):
        if likely[manner] > 0.0:
            likely[manner] *= belief.evidence[seat * MANNERS + manner]
            likely[manner] *= weigh_hand(belief, knowledge, seats, seat, manner, belief.masses, at)
            total += likely[manner]
    point, manner = unit(stream) * total, 0
    while manner < MANNERS - 1 and point >= likely[manner]:
        point -= likely[manner]
        manner += 1
    belief.manners[seat] = manner
    belief.fits[seat] = weigh_hand(belief, knowledge, seats, seat, manner, belief.masses, at)


def move_cards(stream: Ints, belief: Belief, knowledge: Knowledge, seats: int, steps: int) -> None:
    """Try `steps` times to let cards change places, where the past picks allow."""
    missing, turns = count_missing(knowledge, seats), belief.turns
    if missing == 0:
        return
    for _ in range(steps):
        place, other = below(stream, missing), below(stream, len(knowledge.unseen))
        seat, rival = belief.owners[place], belief.owners[other]
        if seat == rival:
            continue
        card, change = knowledge.unseen[place], knowledge.unseen[other]
        new, theirs = try_change(belief, knowledge, seats, seat, card, change, 0), 1.0
        before = belief.fits[seat]
        if rival >= 0:
            theirs = try_change(belief, knowledge, seats, rival, change, card, turns)
            before *= belief.fits[rival]
        if unit(stream) * before < new * theirs:
            knowledge.unseen[place], knowledge.unseen[other] = change, card
            belief.fits[seat] = new
            for turn in range(turns):
                belief.masses[seat * turns + turn] = belief.trial[turn]
            if rival >= 0:
                belief.fits[rival] = theirs
                for turn in range(turns):
                    belief.masses[rival * turns + turn] = belief.trial[turns + turn]


def try_change(belief: Belief, knowledge: Knowledge, seats: int, seat: int, card: int, change: int, at: int) -> float:
    """How a seat's past picks fit a hand with another card in place of one; and the masses of such a hand."""
    turns, manner, total = belief.turns, belief.manners[seat], 1.0
    for turn in range(turns):
        row = (manner * turns + turn) * belief.cards
        mass = belief.masses[seat * turns + turn] - belief.charms[row + card] + belief.charms[row + change]
        belief.trial[at + turn] = mass
        total *= fit(belief, knowledge, seats, seat, manner, turn, mass)
    return total


def read_hands(belief: Belief, knowledge: Knowledge, hands: Ints, sizes: Ints) -> None:
    """The others' hands in this world, sorted."""
    for seat in range(len(sizes)):
        sizes[seat] = 0
        if seat != knowledge.seat:
            for index in range(knowledge.known_sizes[seat]):
                insert_sorted(hands, seat * HAND_SIZE, index, knowledge.known[seat * HAND_SIZE + index])
            sizes[seat] = knowledge.known_sizes[seat]
    for place in range(len(belief.owners)):
        seat = belief.owners[place]
        if seat >= 0:
            insert_sorted(hands, seat * HAND_SIZE, sizes[seat], knowledge.unseen[place])
            sizes[seat] += 1

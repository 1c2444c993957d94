"""A master of six that expects the others to answer each other's picks, and its own, by regret matching.

    python -m scripts.league.pairs class:scripts.league.players.Keen class:scripts.league.matching.Matcher \
        --first class:scripts.league.matching.Believer

In each world that it imagines all seats pick again and again, each of those who think playing a card the more often the
more it is sorry for not having played it before; their hands are open to them there. What a seat is sorry for begins
with the picks of its manner. A matcher sums up what its cards cost among such picks; a believer does the same with the
others picking as their manners do, all the time.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, ClassVar, NamedTuple

from scripts.league.players import Holdout
from stado.bots.thinker import Master
from stado.core.flat import Floats, Ints
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.games.six.cards import HAND_SIZE
from stado.games.six.view import View
from stado.kernels.compiler import export, floats, ints
from stado.kernels.six.nets.network import Public, count_hidden
from stado.kernels.six.nets.worlds import DRIFT, LEAST_DRIFT, Knowledge, Mind, Stake, reset_table
from stado.kernels.six.population.belief import COPY, RANDOM
from stado.kernels.six.population.sight import survey
from stado.kernels.six.population.trial import PopulationTrial
from stado.kernels.six.population.worlds import Insight, fear, foresee, frame_picks, imagine, is_random, weigh_picks
from stado.kernels.six.rounds import place_all, reveal
from stado.kernels.stream import unit

WORLDS, STEPS = 24, 12
LAST = 2  # cards, of which a master picks
TRUST = 3.0  # cows that the odds of its manner count for as what a seat is sorry for


class Table(NamedTuple):
    """Room to pick in, ten places for each seat."""

    hands: Ints
    regrets: Floats
    odds: Floats
    picks: Ints  # places of cards in hands
    costs: Floats  # of the cards of one hand


@export
def match(
    mind: Mind,
    insight: Insight,
    knowledge: Knowledge,
    public: Public,
    stake: Stake,
    table: Table,
    steps: int,
    trust: float,
    sums: Floats,
) -> None:
    """Let all seats of another world pick that often, and sum up what the own cards cost."""
    seats, me, left = public.seats, knowledge.seat, knowledge.left
    drift = max(LEAST_DRIFT, DRIFT * sqrt(left - 1 + stake.turns))
    imagine(mind, insight, knowledge, seats)
    frame_picks(insight, public, left)
    weigh_picks(mind, insight, knowledge, public)
    for seat in range(seats):
        for index in range(left):
            place = seat * HAND_SIZE + index
            table.hands[place] = knowledge.hand[index] if seat == me else mind.world.hands[place]
            if seat != me:
                table.regrets[place] = trust * insight.odds[place]
    for _ in range(steps):
        for seat in range(seats):
            table.picks[seat] = draw_place(mind, insight, table, seat, left, thinks(insight, knowledge, seat, trust))
        count_left(insight, public, table, left)
        for seat in range(seats):
            if thinks(insight, knowledge, seat, trust):
                weigh_cards(mind, insight, public, stake, table, seat, left, drift)
                regret(table, seat, left)
        for index in range(left):
            sums[index] += table.costs[index]


def thinks(insight: Insight, knowledge: Knowledge, seat: int, trust: float) -> bool:
    """Whether a seat answers the others in this world."""
    manner = insight.belief.manners[seat]
    return seat == knowledge.seat or (trust > 0.0 and manner != RANDOM and manner < COPY)


def draw_place(mind: Mind, insight: Insight, table: Table, seat: int, left: int, thinker: int) -> int:
    """The place of the card that a seat picks next, as often as it is sorry for not having picked it."""
    first, total = seat * HAND_SIZE, 0.0
    for place in range(first, first + left):
        table.odds[place] = max(0.0, table.regrets[place]) if thinker else insight.odds[place]
        total += table.odds[place]
    if total <= 0.0:
        return first + min(left - 1, int(unit(mind.stream) * left))
    point, place = unit(mind.stream) * total, first
    while place < first + left - 1 and point >= table.odds[place]:
        point -= table.odds[place]
        place += 1
    return place


def count_left(insight: Insight, public: Public, table: Table, left: int) -> None:
    """Count the cards that can still be played once everybody has picked, as `count_held` does."""
    held, hidden, seats = insight.held, is_random(insight), public.seats
    for card in range(len(held)):
        held[card] = public.hidden[card] if hidden else 0
    if not hidden:
        for seat in range(seats):
            for place in range(seat * HAND_SIZE, seat * HAND_SIZE + left):
                held[table.hands[place]] = 1
        for card in range(1, len(held)):
            held[card] += held[card - 1]
    for seat in range(seats):
        count_hidden(held, table.hands[table.picks[seat]], -1)


def weigh_cards(
    mind: Mind,
    insight: Insight,
    public: Public,
    stake: Stake,
    table: Table,
    seat: int,
    left: int,
    drift: float,
) -> None:
    """What each card of a seat costs where the others have picked."""
    world, seats, first = mind.world, public.seats, seat * HAND_SIZE
    held, picked = Public(seats, world.table, insight.held), table.picks[seat]
    count_hidden(insight.held, table.hands[picked], 1)
    for place in range(first, first + left):
        count_hidden(insight.held, table.hands[place], -1)
        table.picks[seat] = place
        reset_table(world.table, public.table)
        for other in range(seats):
            world.queue[other] = reveal(table.hands[table.picks[other]], other)
        place_all(world.table, world.queue, seats)
        if left > 2:
            survey(held, left - 1, insight.scratch.sight.outlooks)
        for other in range(seats):
            if other == seat or place == first:  # what the others expect changes little with the answer
                world.outlooks[other] = look_on(mind, insight, held, table, other, left)
        table.costs[place - first] = fear(mind, insight, stake, seats, seat, drift)
        count_hidden(insight.held, table.hands[place], 1)
    table.picks[seat] = picked
    count_hidden(insight.held, table.hands[picked], -1)


def look_on(mind: Mind, insight: Insight, held: Public, table: Table, seat: int, left: int) -> float:
    """What the rest of a hand will cost."""
    rest, count = mind.world.rest, 0
    for place in range(seat * HAND_SIZE, seat * HAND_SIZE + left):
        if place != table.picks[seat]:
            rest[count] = table.hands[place]
            count += 1
    return foresee(insight, held, rest, 0, left - 1)


def regret(table: Table, seat: int, left: int) -> None:
    """Note by how much the other cards would have been cheaper than the one that was picked."""
    first = seat * HAND_SIZE
    paid = table.costs[table.picks[seat] - first]
    for index in range(left):
        table.regrets[first + index] += paid - table.costs[index]


class Believer(Holdout):
    """Takes the others to pick as their manners do."""

    name: ClassVar[str] = "believer"
    trust: ClassVar[float] = 0.0

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.master = Master(game)

    def choose(self, view: View, prompt: Prompt[Any], rng: Rng) -> Action:
        if prompt.kind != "pick_card" or len(prompt.legal) <= LAST:
            return self.master.choose(view, prompt, rng)
        trial, seats, left = PopulationTrial(self.game.options, view, rng), len(view.hand_sizes), len(view.hand)
        places = seats * HAND_SIZE
        table = Table(
            hands=ints([0] * places),
            regrets=floats([0.0] * places),
            odds=floats([0.0] * places),
            picks=ints([0] * seats),
            costs=floats([0.0] * HAND_SIZE),
        )
        sums, given = floats([0.0] * HAND_SIZE), (trial.mind, trial.insight, trial.knowledge, trial.public, trial.stake)
        for _ in range(WORLDS):
            match(*given, table, STEPS, self.trust, sums)
        card: Action = prompt.legal[min(range(left), key=lambda index: float(sums[index]))]
        return card


class Matcher(Believer):
    """Takes all who think to answer each other."""

    name = "matcher"
    trust = TRUST

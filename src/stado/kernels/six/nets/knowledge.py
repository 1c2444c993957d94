"""States and views of classic and pro as the kernel takes them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stado.core.flat import Ints
from stado.games.six.cards import HAND_SIZE, ROW_CAPACITY, ROWS, Card, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.placement import target_row
from stado.games.six.rules import deck
from stado.games.six.state import PastRound, Row, State
from stado.games.six.view import View, unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.network import Public
from stado.kernels.six.nets.worlds import MANNERS, Knowledge, Past, Stake
from stado.kernels.six.rounds import Start, reveal

ROUND_COWS = 15.0  # that the seat with most of them gets in a round, more or less


def load_table(rows: Sequence[Row], stacks: Sequence[int]) -> Ints:
    """The table with these rows, sorted by their ends, and these cows on the stacks."""
    ordered = sorted(rows, key=lambda row: row[-1])
    room = [0] * (ROWS - len(rows))
    ends = [row[-1] for row in ordered]
    return ints([*ends, *room, *map(len, ordered), *room, *map(count_cows, ordered), *room, *stacks])


def load_hands(hands: Sequence[Sequence[Card]]) -> Ints:
    """Hands ten places apart, with room for the row starts behind them."""
    places = [0] * (HAND_SIZE * len(hands) + ROWS)
    for seat, hand in enumerate(hands):
        places[seat * HAND_SIZE : seat * HAND_SIZE + len(hand)] = hand
    return ints(places)


def load_start(state: State) -> Start:
    """A state at a decision as matches go on from it."""
    return Start(
        number=state.round,
        table=load_table(state.rows, tuple(map(count_cows, state.stacks))),
        scores=ints(state.scores),
        hands=load_hands(state.hands),
        sizes=ints(map(len, state.hands)),
        committed=ints(pick or 0 for pick in state.picks),
        queue=ints([*(reveal(item.card, item.seat) for item in state.queue), 0]),
    )


def load_public(options: SixOptions, view: View) -> Public:
    """What everybody sees, the cards waiting to be placed among it."""
    seats = len(view.hand_sizes)
    seen = {item.card for item in view.queue}.union(*view.rows, *view.stacks)
    table = load_table(view.rows, tuple(map(count_cows, view.stacks)))
    return Public(seats, table, ints(_count_hidden(deck(options, seats), seen)))


def _count_hidden(cards: Sequence[Card], seen: set[Card]) -> list[int]:
    """For each card's number, how many up to it are not seen."""
    counts, count = [0], 0
    for card in cards:
        count += card not in seen
        counts.append(count)
    return counts


def load_knowledge(options: SixOptions, view: View, manners: Sequence[float]) -> Knowledge:
    """What a seat knows when it picks, each of the others having these chances of manners."""
    assert view.seat is not None
    assert len(manners) == MANNERS
    seats = len(view.hand_sizes)
    return Knowledge(
        seat=view.seat,
        left=len(view.hand),
        hand=ints(view.hand),
        unseen=ints(unseen(options, view)),
        known=load_hands(view.known),
        known_sizes=ints(map(len, view.known)),
        manners=floats([*manners] * seats),
    )


def load_stake(options: SixOptions, view: View) -> Stake:
    """What the seats play for, the rounds to come guessed by the limit where their number is not fixed."""
    if options.rounds is not None:
        rounds = float(options.rounds - view.round)
    else:
        rounds = max(0.0, (options.limit - max(view.scores)) / ROUND_COWS - 1.0)
    return Stake(ints(view.scores), rounds * HAND_SIZE)


def load_past(options: SixOptions, view: View | PastRound, waiting: Collection[Card] = ()) -> Past | None:
    """The turns of a round so far, less what is waiting to be placed; or None where they cannot be told.

    What nobody played started the rows; and a row taken for a low card is the one that lies next in its taker's stack.
    """
    seats, turns = len(view.played), len(view.played[0])
    played = {card for cards in view.played for card in cards}
    rows: list[Row] = [(card,) for cards in (*view.rows, *view.stacks) for card in cards if card not in played]
    if turns == 0 or len(rows) != ROWS:
        return None
    seen, stacks, cows = {card for row in rows for card in row}, list(map(list, view.stacks)), [0] * seats
    tables: list[int] = []
    hiddens: list[int] = []
    for turn in range(turns):
        tables.extend(load_table(rows, cows))
        hiddens += _count_hidden(deck(options, seats), seen)
        for card, seat in sorted((cards[turn], seat) for seat, cards in enumerate(view.played)):
            if card in waiting:
                break
            seen.add(card)
            index = target_row(rows, card)
            if index is None:
                index = next((place for place, row in enumerate(rows) if row[:1] == tuple(stacks[seat][:1])), None)
                if index is None:
                    return None
            elif len(rows[index]) < ROW_CAPACITY:
                rows[index] = (*rows[index], card)
                continue
            del stacks[seat][: len(rows[index])]
            cows[seat] += count_cows(rows[index])
            rows[index] = (card,)
    if sorted(rows) != sorted(view.rows):
        return None
    picks = [cards[turn] for turn in range(turns) for cards in view.played]
    return Past(turns, ints(tables), ints(hiddens), ints(picks))

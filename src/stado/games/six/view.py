"""What a seat may know, with perfect recall, and full states that fit it."""

from __future__ import annotations

import msgspec

from stado.core.events import Seat
from stado.core.rng import Rng
from stado.games.six.cards import Card
from stado.games.six.options import SixOptions
from stado.games.six.rules import deck
from stado.games.six.state import Phase, Reveal, Row, State


class View(msgspec.Struct, frozen=True):
    """All that a seat (or nobody: an onlooker) has seen and remembers."""

    seat: Seat | None
    phase: Phase
    round: int
    first: Seat | None
    pool: tuple[Card, ...]
    rows: tuple[Row, ...]
    hand: tuple[Card, ...]
    pick: Card | None
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]  # cards that everybody knows to be in each hand
    picked: tuple[bool, ...]
    queue: tuple[Reveal, ...]
    stacks: tuple[tuple[Card, ...], ...]  # everybody saw what went there
    scores: tuple[int, ...]
    played: tuple[tuple[Card, ...], ...]


def make_view(options: SixOptions, state: State, seat: Seat | None) -> View:
    """The view of a seat, or of an onlooker."""
    open_hands = options.variant == "pro"  # SIX-14
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        pool=state.pool,
        rows=state.rows,
        hand=() if seat is None else state.hands[seat],
        pick=None if seat is None else state.picks[seat],
        hand_sizes=tuple(map(len, state.hands)),
        known=state.hands if open_hands else ((),) * len(state.hands),
        picked=tuple(pick is not None for pick in state.picks),
        queue=state.queue,
        stacks=state.stacks,
        scores=state.scores,
        played=state.played,
    )


def unseen(options: SixOptions, view: View) -> tuple[Card, ...]:
    """The cards that could be in hands that the view does not show, or out of the round."""
    seen = {*view.pool, *view.hand, *(reveal.card for reveal in view.queue)}
    for cards in (*view.rows, *view.stacks, *view.known):
        seen.update(cards)
    return tuple(card for card in deck(options, len(view.hand_sizes)) if card not in seen)


def determinize(options: SixOptions, view: View, rng: Rng) -> State:
    """A state, drawn at random, whose view is this one."""
    missing = [0 if seat == view.seat else size - len(view.known[seat]) for seat, size in enumerate(view.hand_sizes)]
    drawn = iter(rng.sample(unseen(options, view), sum(missing)))
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted((*view.known[seat], *(next(drawn) for _ in range(count)))))
        for seat, count in enumerate(missing)
    )
    picks = tuple(
        view.pick if seat == view.seat else rng.choice(hands[seat]) if picked else None
        for seat, picked in enumerate(view.picked)
    )
    return State(
        phase=view.phase,
        round=view.round,
        first=view.first,
        pool=view.pool,
        rows=view.rows,
        hands=hands,
        picks=picks,
        queue=view.queue,
        stacks=view.stacks,
        scores=view.scores,
        played=view.played,
    )

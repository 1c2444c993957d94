"""What a seat may know, with perfect recall, and full states that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from stado.core.fields import BySeat, Seat
from stado.core.rng import Rng
from stado.games.loot.cards import DECK, Card, Group, Heap, add
from stado.games.loot.rules import scores
from stado.games.loot.state import Phase, State


class View(msgspec.Struct, frozen=True):
    """All that a seat (or nobody: an onlooker) has seen and remembers."""

    seat: Seat | None
    phase: Phase
    turn: int
    paw: Seat
    hand: tuple[Card, ...]
    hand_sizes: BySeat
    known: tuple[tuple[Card, ...], ...]  # cards that everybody knows to be in each hand
    layers: tuple[tuple[Group, ...], ...]
    display: tuple[Heap, ...]
    pile_size: int
    shadow: tuple[Card, ...]
    discard: tuple[Card, ...]
    victim: Seat | None
    looted: Group | None
    owed: int
    scores: BySeat  # if the match ended here


def open_view(state: State) -> View:
    """What everybody may know."""
    return View(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        paw=state.paw,
        hand=(),
        hand_sizes=tuple(map(len, state.hands)),
        known=state.known,
        layers=state.layers,
        display=state.display,
        pile_size=len(state.pile),
        shadow=state.shadow,
        discard=state.discard,
        victim=state.victim,
        looted=state.looted,
        owed=state.owed,
        scores=scores(state),
    )


def own_fields(state: State, seat: Seat) -> dict[str, Any]:
    """What is the seat's own."""
    return {"seat": seat, "hand": state.hands[seat]}


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that could be in the pile, or in hands beyond what is known of them."""
    left = Counter(DECK)
    left.subtract(view.hand)
    for cards in (view.shadow, view.discard, *view.display):
        left.subtract(cards)
    for seat, cards in enumerate(view.known):
        if seat != view.seat:
            left.subtract(cards)
    for group in (*(group for layers in view.layers for group in layers), view.looted):
        if group is not None:
            left.subtract(group.cards)
    return tuple(left.elements())


def determinize(view: View, rng: Rng) -> State:
    """A state, drawn at random, whose view is this one."""
    missing = [0 if seat == view.seat else size - len(view.known[seat]) for seat, size in enumerate(view.hand_sizes)]
    drawn = rng.sample(unseen(view), sum(missing) + view.pile_size)
    hands = []
    for seat, count in enumerate(missing):
        hands.append(view.hand if seat == view.seat else add(view.known[seat], drawn[:count]))
        drawn = drawn[count:]
    return State(
        phase=view.phase,
        turn=view.turn,
        paw=view.paw,
        hands=tuple(hands),
        known=view.known,
        layers=view.layers,
        display=view.display,
        pile=drawn,
        shadow=view.shadow,
        discard=view.discard,
        victim=view.victim,
        looted=view.looted,
        owed=view.owed,
    )

"""What a seat may know, with perfect recall, and full states that fit it."""

from __future__ import annotations

from typing import Any

import msgspec

from stado.core.fields import BySeat, Seat
from stado.core.rng import Rng
from stado.games.three.cards import NUMBER_CARDS, Card
from stado.games.three.collection import Collection
from stado.games.three.options import ThreeOptions
from stado.games.three.rules import bonus_stack, standing
from stado.games.three.state import Phase, Row, State


class View(msgspec.Struct, frozen=True):
    """All that a seat (or nobody: an onlooker) has seen and remembers; nobody knows a pile, its owner neither."""

    seat: Seat | None
    phase: Phase
    colors: str  # the letter of each number's color
    first: Seat | None
    turn: Seat | None
    rows: tuple[Row, ...]
    hand: tuple[Card, ...]
    hand_sizes: BySeat
    pile_sizes: BySeat
    taken: tuple[Card, ...]
    collections: tuple[Collection, ...]  # everybody saw which cards were turned face down
    neutrals: tuple[Card, ...]
    bonuses: BySeat
    bonus_stack: tuple[int, ...]
    scores: BySeat  # as if the match ended now
    played: tuple[tuple[Card, ...], ...]


def open_view(options: ThreeOptions, state: State) -> View:
    """What everybody may know."""
    return View(
        seat=None,
        phase=state.phase,
        colors=options.colors,
        first=state.first,
        turn=state.turn,
        rows=state.rows,
        hand=(),
        hand_sizes=tuple(map(len, state.hands)),
        pile_sizes=tuple(map(len, state.piles)),
        taken=state.taken,
        collections=state.collections,
        neutrals=state.neutrals,
        bonuses=state.bonuses,
        bonus_stack=bonus_stack(state.bonuses),
        scores=standing(options, state),
        played=state.played,
    )


def own_fields(state: State, seat: Seat) -> dict[str, Any]:
    """What is the seat's own."""
    return {"seat": seat, "hand": state.hands[seat]}


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that could be in hands, piles or out of the game."""
    seen = {*view.hand, *view.taken, *view.neutrals}
    seen.update(*view.rows)
    for collection in view.collections:
        seen.update(collection.face_up, collection.face_down)
    return tuple(card for card in NUMBER_CARDS if card not in seen)


def determinize(view: View, rng: Rng) -> State:
    """A state, drawn at random, whose view is this one."""
    hidden = iter(rng.shuffle(unseen(view)))
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted(next(hidden) for _ in range(size)))
        for seat, size in enumerate(view.hand_sizes)
    )
    piles = tuple(tuple(next(hidden) for _ in range(size)) for size in view.pile_sizes)
    return State(
        phase=view.phase,
        first=view.first,
        turn=view.turn,
        rows=view.rows,
        hands=hands,
        piles=piles,
        taken=view.taken,
        collections=view.collections,
        neutrals=view.neutrals,
        bonuses=view.bonuses,
        out=tuple(sorted(hidden)),
        played=view.played,
    )

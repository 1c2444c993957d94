"""What a seat may know, and a state that looks the same from there."""

from typing import Any

from stado.core.fields import Seat
from stado.core.rng import Rng
from tests.template.crown.state import DECK, State, View


def open_view(state: State) -> View:
    """What lies open: built from nothing, for everybody."""
    return View(
        seat=None,
        hand=(),
        hand_sizes=tuple(map(len, state.hands)),
        pick=None,
        picked=tuple(pick is not None for pick in state.picks),
        played=state.played,
        crowns=state.crowns,
    )


def own_fields(state: State, seat: Seat) -> dict[str, Any]:
    """What only the seat knows."""
    return {"seat": seat, "hand": state.hands[seat], "pick": state.picks[seat]}


def determinize(view: View, rng: Rng) -> State:
    """The unseen cards are dealt at random, and seats that have picked have picked any of theirs."""
    seen = {*view.hand, *(card for cards in view.played for card in cards)}
    unseen = list(rng.shuffle(tuple(card for card in DECK if card not in seen)))
    hands = [
        view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
        for seat, size in enumerate(view.hand_sizes)
    ]
    picks = [rng.choice(hand) if picked else None for hand, picked in zip(hands, view.picked, strict=True)]
    if view.seat is not None:
        picks[view.seat] = view.pick
    return State(tuple(hands), tuple(picks), view.played, view.crowns)

"""What a seat may know, and a state that looks the same from there."""

from stado.core.events import Seat
from stado.core.rng import Rng
from tests.template.crown.state import DECK, State, View


def make_view(state: State, seat: Seat | None) -> View:
    """Built from nothing: the own hand and pick, and what lies open."""
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        pick=None if seat is None else state.picks[seat],
        picked=tuple(pick is not None for pick in state.picks),
        played=state.played,
        crowns=state.crowns,
    )


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

"""Crown as learners see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from stado.core.game import AnyGame
from stado.rl.encoder import Encoder, Part, Writer
from tests.template.crown import Crown
from tests.template.crown.state import DECK, HAND_SIZE, PickCard, View


class CrownEncoder(Encoder[Crown, View]):
    """Cards by their places in the deck."""

    kind: ClassVar[type[AnyGame]] = Crown

    def make_parts(self) -> Iterator[Part]:
        seats, cards = self.game.seats, len(DECK)
        yield Part("hand", (cards,), 1, "the seat's own cards")
        yield Part("pick", (cards,), 1, "the card that the seat has picked")
        yield Part("picked", (seats,), 1, "who has picked")
        yield Part("played", (seats, cards), HAND_SIZE, "cards played, by the turn in which they were")
        yield Part("hand_sizes", (seats,), HAND_SIZE, "cards in each hand")
        yield Part("scores", (seats,), HAND_SIZE, "crowns so far")

    def make_actions(self) -> Iterator[PickCard]:
        yield from map(PickCard, DECK)

    def write(self, view: View, writer: Writer) -> None:
        writer.flags("hand", _places(view.hand))
        writer.flags("pick", _places([] if view.pick is None else [view.pick]))
        writer.numbers("picked", self.turned(view.picked, view.seat))
        for other, played in enumerate(self.turned(view.played, view.seat)):
            writer.order("played", _places(played), other)
        writer.numbers("hand_sizes", self.turned(view.hand_sizes, view.seat))
        writer.numbers("scores", self.turned(view.crowns, view.seat))


def _places(cards: Iterable[int]) -> Iterator[int]:
    """Where cards are in the deck."""
    return map(DECK.index, cards)


ENCODER = CrownEncoder

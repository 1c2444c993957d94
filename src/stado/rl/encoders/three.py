"""Three as learners see it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from stado.core.game import AnyGame
from stado.games.three import Three
from stado.games.three.actions import PlayCard
from stado.games.three.cards import COLOR_BONUSES, DEALT_CARDS, DECK, HAND_SIZE, TURNS
from stado.games.three.state import Phase
from stado.games.three.view import View
from stado.rl.encoder import Encoder, Part, Writer

PHASES: tuple[Phase, ...] = get_args(Phase)
MOST_POINTS = 100  # seven pairs are 35 points, and both bonuses 20


class ThreeEncoder(Encoder[Three, View]):
    """Cards by their numbers; the colors are the table's and the same in every observation, so they are left out."""

    kind: ClassVar[type[AnyGame]] = Three

    def make_parts(self) -> Iterator[Part]:
        seats, cards = self.game.seats, len(DECK)
        yield Part("phase", (len(PHASES),), 1, f"which of {', '.join(PHASES)} it is")
        yield Part("turn", (seats,), 1, "whose turn it is")
        yield Part("first", (seats,), 1, "who began")
        yield Part("hand", (cards,), 1, "the seat's own cards")
        yield Part("rows", (cards,), 1, "the cards in the rows, in which they lie by their numbers")
        yield Part("face_up", (seats, cards), 1, "cards collected face up")
        yield Part("face_down", (seats, cards), 1, "cards collected face down")
        yield Part("neutrals", (cards,), 1, "neutral cards that left the game")
        yield Part("played", (seats, cards), TURNS, "cards played, by the turn in which they were")
        yield Part("hand_sizes", (seats,), HAND_SIZE, "cards in each hand")
        yield Part("pile_sizes", (seats,), DEALT_CARDS, "cards in each pile")
        yield Part("bonuses", (seats,), COLOR_BONUSES[0], "each seat's color bonus")
        yield Part("scores", (seats,), MOST_POINTS, "points, as if the match ended now", low=-MOST_POINTS)

    def make_actions(self) -> Iterator[PlayCard]:
        yield from map(PlayCard, DECK[1:])  # start cards too, so that a card's number is its action's

    def write(self, view: View, writer: Writer) -> None:
        seat = view.seat
        writer.flags("phase", [PHASES.index(view.phase)])
        writer.flags("turn", self.distance(view.turn, seat))
        writer.flags("first", self.distance(view.first, seat))
        writer.flags("hand", view.hand)
        for row in view.rows:
            writer.flags("rows", row)
        for other, collection in enumerate(self.turned(view.collections, seat)):
            writer.flags("face_up", collection.face_up, other)
            writer.flags("face_down", collection.face_down, other)
        writer.flags("neutrals", view.neutrals)
        for other, played in enumerate(self.turned(view.played, seat)):
            writer.order("played", played, other)
        writer.numbers("hand_sizes", self.turned(view.hand_sizes, seat))
        writer.numbers("pile_sizes", self.turned(view.pile_sizes, seat))
        writer.numbers("bonuses", self.turned(view.bonuses, seat))
        writer.numbers("scores", self.turned(view.scores, seat))


ENCODER = ThreeEncoder

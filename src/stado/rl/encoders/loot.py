"""Loot as learners see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, get_args

from stado.core.game import Action, AnyGame
from stado.games.loot import Loot
from stado.games.loot.actions import DrawCard, DrawExtra, Lay, LootShadow, SettleLoot, SettleLoss
from stado.games.loot.cards import COPIES, DECK, DISPLAY_SIZE, HIGHEST, JOKER, JOKERS, Card, Group
from stado.games.loot.rules import deck
from stado.games.loot.state import Phase
from stado.games.loot.supply import PILE, Source
from stado.games.loot.view import View
from stado.rl.encoder import MOST, Encoder, Part, Writer

PHASES: tuple[Phase, ...] = get_args(Phase)
VALUES = JOKER  # 13 numbers and the joker
FIELDS = 3  # of a group: value, number cards, jokers


class LootEncoder(Encoder[Loot, View]):
    """Cards by how many of each value there are, in columns from 1 to the joker; groups by value, cards and jokers."""

    kind: ClassVar[type[AnyGame]] = Loot

    def make_parts(self) -> Iterator[Part]:
        seats, cards = self.game.seats, len(DECK)
        yield Part("phase", (len(PHASES),), 1, f"which of {', '.join(PHASES)} it is")
        yield Part("turn", (1,), MOST, "the number of the turn")
        yield Part("paw", (seats,), 1, "whose turn it is")
        yield Part("hand", (VALUES,), COPIES, "the seat's own cards of each value")
        yield Part("hand_sizes", (seats,), cards, "cards in each hand")
        yield Part("known", (seats, VALUES), COPIES, "cards of each value that everybody knows to be in each hand")
        yield Part(
            "layers",
            (seats, cards, FIELDS),
            VALUES,
            "each seat's groups, the top one first: value, number cards, jokers",
        )
        yield Part(
            "display", (DISPLAY_SIZE, self._heap_size), VALUES, "the values of the display's heaps, card by card"
        )
        yield Part("pile_size", (1,), cards, "cards in the draw pile")
        yield Part("discard", (VALUES,), COPIES, "discarded cards of each value")
        yield Part("looted", (FIELDS,), VALUES, "the group that was looted and nobody has: value, number cards, jokers")
        yield Part("victim", (seats,), 1, "whose group it was")
        yield Part("owed", (1,), COPIES + JOKERS, "cards that the victim still has to draw")
        yield Part("scores", (seats,), cards, "points, as if the match ended now", low=-cards)
        if seats == 2:
            yield Part("shadow", (VALUES,), COPIES, "the shadow's cards of each value")

    @property
    def _heap_size(self) -> int:
        """The most cards that can lie on one space of the display."""
        return 1 + COPIES + self._jokers if self.game.seats == 2 else 1

    @property
    def _jokers(self) -> int:
        """The jokers that are shuffled."""
        return deck(self.game.seats).count(JOKER)

    def make_actions(self) -> Iterator[Action]:
        for value in range(1, JOKER):
            for count in range(1, COPIES + 1):
                yield from (Lay(value, count, jokers) for jokers in range(JOKERS + 1))
        yield from (Lay(JOKER, 0, jokers) for jokers in range(1, JOKERS + 1))
        yield from (SettleLoot("leave"), SettleLoot("take"), SettleLoss("back"), SettleLoss("discard"))
        yield from (DrawCard(*source) for source in self._sources())
        if self.game.variant.name == "standard":
            yield DrawExtra("pass")
            yield from (DrawExtra(*source) for source in self._sources())
        if self.game.seats == 2:
            yield from map(LootShadow, range(1, HIGHEST))

    def _sources(self) -> Iterator[Source]:
        """All that can ever be drawn: the pile, and each card with the 13s and jokers that may lie on it."""
        yield PILE
        for card in range(1, JOKER + 1):
            if self.game.seats > 2:
                yield ("display", card, 0, 0)
                continue
            for thirteens in range(COPIES + 1 - (card == HIGHEST)):
                yield from (
                    ("display", card, thirteens, jokers) for jokers in range(self._jokers + 1 - (card == JOKER))
                )

    def write(self, view: View, writer: Writer) -> None:
        seat = view.seat
        writer.flags("phase", [PHASES.index(view.phase)])
        writer.numbers("turn", [view.turn])
        writer.flags("paw", self.distance(view.paw, seat))
        writer.tally("hand", _columns(view.hand))
        writer.numbers("hand_sizes", self.turned(view.hand_sizes, seat))
        for owner, cards in enumerate(self.turned(view.known, seat)):
            writer.tally("known", _columns(cards), owner)
        for owner, layers in enumerate(self.turned(view.layers, seat)):
            for depth, group in enumerate(reversed(layers)):
                writer.numbers("layers", _fields(group), owner * len(DECK) + depth)
        for space, heap in enumerate(view.display):
            writer.numbers("display", heap, space)
        writer.numbers("pile_size", [view.pile_size])
        writer.tally("discard", _columns(view.discard))
        if view.looted is not None:
            writer.numbers("looted", _fields(view.looted))
        writer.flags("victim", self.distance(view.victim, seat))
        writer.numbers("owed", [view.owed])
        writer.numbers("scores", self.turned(view.scores, seat))
        if self.game.seats == 2:
            writer.tally("shadow", _columns(view.shadow))


def _columns(cards: Iterable[Card]) -> Iterator[int]:
    """The columns of values, which begin with 1."""
    return (card - 1 for card in cards)


def _fields(group: Group) -> tuple[int, int, int]:
    """A group in numbers."""
    return group.value, group.count, group.jokers


ENCODER = LootEncoder

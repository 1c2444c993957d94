"""Six as learners see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, get_args

from stado.core.game import Action, AnyGame
from stado.games.six import Six
from stado.games.six.actions import (
    DraftCard,
    ExchangeSpecial,
    InsertCard,
    MoveCard,
    MoveInto,
    PayCard,
    PickCard,
    PlaySpecial,
    ReplaceCard,
    StopRow,
    TakeRow,
    TurnCard,
)
from stado.games.six.cards import (
    DECK,
    JUBILEE_ROUNDS,
    MOST_ROWS,
    ROWS,
    SEVEN_CAPACITY,
    SPECIAL_COPIES,
    SPECIAL_DECK,
    SPECIALS,
    Card,
    Special,
    count_cows,
)
from stado.games.six.recall import Drawn, Mixed, Note, SpecialsView
from stado.games.six.state import Agenda, Ask, Phase
from stado.games.six.view import View
from stado.rl.encoder import Encoder, Part, Writer

PHASES: tuple[Phase, ...] = get_args(Phase)
ASKS: tuple[Ask, ...] = get_args(Ask)
CARDS = len(DECK)
ALL_COWS = count_cows(DECK)
MOST_ROUNDS = 255  # where cows end a match, so that their number has no bound; the count stops there
NOTES = 16  # remembered of the specials for each seat, three times as many as matches of random play need
STOPS = 8  # remembered of a round
NOTE_KINDS = 3


class SixEncoder(Encoder[Six, View]):
    """Cards by their numbers, rows and specials by their places."""

    kind: ClassVar[type[AnyGame]] = Six

    def make_parts(self) -> Iterator[Part]:
        seats, variant, options = self.game.seats, self.game.variant.name, self.game.options
        rows, rounds = ROWS, options.rounds or MOST_ROUNDS
        most_cows = ALL_COWS * rounds if options.rounds else options.limit + ALL_COWS
        if variant == "jubilee":
            rows, rounds, most_cows = MOST_ROWS, JUBILEE_ROUNDS, ALL_COWS * JUBILEE_ROUNDS
        yield Part("phase", (len(PHASES),), 1, f"which of {', '.join(PHASES)} it is")
        yield Part("asked", (seats,), 1, "who is asked while cards are placed")
        yield Part("round", (1,), rounds, "the number of the round")
        yield Part("scores", (seats,), most_cows, "cows of the rounds before")
        yield Part("hand", (CARDS,), 1, "the seat's own cards")
        yield Part("pick", (CARDS,), 1, "the card that the seat has picked")
        yield Part("picked", (seats,), 1, "who has picked")
        yield Part("hand_sizes", (seats,), options.hand_size, "cards in each hand")
        yield Part("rows", (rows, CARDS), SEVEN_CAPACITY, "the cards of each row, by their place in it")
        yield Part("queue", (seats, CARDS), seats, "revealed cards of each seat, by the order in which they are placed")
        yield Part("stacks", (seats, CARDS), CARDS, "cards taken this round, by their place in the stack")
        yield Part("played", (seats, CARDS), options.hand_size, "cards played this round, by their turn")
        if variant == "pro":
            yield Part("pool", (CARDS,), 1, "the open cards of the draft")
            yield Part("first", (seats,), 1, "who drafts first")
        if variant != "classic":
            yield Part("known", (seats, CARDS), 1, "cards that everybody knows to be in each hand")
        if variant == "jubilee":
            yield from self._make_special_parts()

    def _make_special_parts(self) -> Iterator[Part]:
        """What jubilee adds."""
        seats, kinds, specials = self.game.seats, len(SPECIALS), len(SPECIAL_DECK)
        yield Part("question", (len(ASKS),), 1, f"which of {', '.join(ASKS)} is asked")
        yield Part("turning", (1,), 1, "whether Minus = Plus goes with the row to be taken")
        yield Part("moving", (CARDS,), 1, "the card that Move moves")
        yield Part("taken", (CARDS,), SEVEN_CAPACITY, "the row of which Minus = Plus turns a card, by the places in it")
        yield Part("credit", (1,), ALL_COWS, "what Minus = Plus can still pay")
        yield Part("held", (kinds,), SPECIAL_COPIES, f"the seat's own specials of each kind: {', '.join(SPECIALS)}")
        yield Part("held_sizes", (seats,), specials, "specials of each seat")
        yield Part("pile_size", (1,), specials, "specials in the pile")
        yield Part("discard", (specials,), kinds, "specials of the discard pile in order, by the number of their kind")
        yield Part("markers", (MOST_ROWS, kinds), 1, "the special behind each row")
        yield Part("offers", (CARDS,), CARDS, "cards whose owners were asked for a special this round, in order")
        yield Part("stops", (STOPS,), MOST_ROWS, f"the rows of the last {STOPS} Stops of the round, the last one first")
        yield Part("out", (CARDS,), CARDS, "cards that left the round by Minus = Plus, in order")
        yield Part(
            "memory",
            (NOTES * seats, NOTE_KINDS + seats + 2 * kinds + 1),
            specials,
            f"the last {NOTES} notes a seat on specials since they were first mixed again, the last one first: mixed, "
            "drawn or spent, by whom, how many of each kind, how many of each kind lay beside the pile, and how many "
            "nobody had seen",
        )

    def make_actions(self) -> Iterator[Action]:
        rows = range(MOST_ROWS if self.game.variant.name == "jubilee" else ROWS)
        yield from map(PickCard, DECK)
        yield from map(TakeRow, rows)
        if self.game.variant.name == "pro":
            yield from map(DraftCard, DECK)
        if self.game.variant.name == "jubilee":
            nothing: tuple[None] = (None,)
            yield from map(PlaySpecial, (*nothing, *SPECIALS))
            yield from map(ExchangeSpecial, (*nothing, *SPECIALS))
            for kind in (InsertCard, MoveInto, StopRow):
                yield from map(kind, rows)
            for change in (ReplaceCard, MoveCard, TurnCard):
                yield from map(change, DECK)
            yield from map(PayCard, (*nothing, *DECK))

    def write(self, view: View, writer: Writer) -> None:
        seat, variant = view.seat, self.game.variant.name
        writer.flags("phase", [PHASES.index(view.phase)])
        writer.numbers("round", [view.round])
        writer.numbers("scores", self.turned(view.scores, seat))
        writer.flags("hand", _columns(view.hand))
        writer.flags("pick", _columns(() if view.pick is None else (view.pick,)))
        writer.numbers("picked", self.turned(view.picked, seat))
        writer.numbers("hand_sizes", self.turned(view.hand_sizes, seat))
        for row, cards in enumerate(view.rows):
            writer.order("rows", _columns(cards), row)
        for number, reveal in enumerate(view.queue, start=1):
            (owner,) = self.distance(reveal.seat, seat)
            writer.number("queue", reveal.card - 1, number, owner)
        for name, piles in (("stacks", view.stacks), ("played", view.played)):
            for owner, cards in enumerate(self.turned(piles, seat)):
                writer.order(name, _columns(cards), owner)
        if view.agenda is not None:
            writer.flags("asked", self.distance(view.agenda.seat, seat))
        if variant == "pro":
            writer.flags("pool", _columns(view.pool))
            writer.flags("first", self.distance(view.first, seat))
        if variant != "classic":
            for owner, cards in enumerate(self.turned(view.known, seat)):
                writer.flags("known", _columns(cards), owner)
        if view.table is not None:
            self._write_specials(view, view.table, writer)

    def _write_specials(self, view: View, table: SpecialsView, writer: Writer) -> None:
        """What jubilee adds."""
        if view.agenda is not None:
            _write_agenda(view.agenda, writer)
        writer.tally("held", map(SPECIALS.index, table.held))
        writer.numbers("held_sizes", self.turned(table.held_sizes, view.seat))
        writer.numbers("pile_size", [table.pile_size])
        writer.numbers("discard", (1 + SPECIALS.index(special) for special in table.discard))
        for row, marker in enumerate(table.markers):
            writer.flags("markers", _kinds(marker), row)
        writer.order("offers", _columns(table.offers))
        writer.numbers("stops", (1 + row for row in reversed(table.stops)))
        writer.order("out", _columns(table.out))
        for row, note in zip(range(NOTES * self.game.seats), reversed(table.memory), strict=False):
            self._write_note(view, note, writer, row)

    def _write_note(self, view: View, note: Note, writer: Writer, row: int) -> None:
        """One thing that everybody has seen of the specials."""
        owner, specials = NOTE_KINDS, NOTE_KINDS + self.game.seats
        match note:
            case Mixed():
                writer.flags("memory", [0], row)
                beside = specials + len(SPECIALS)
                writer.tally("memory", (specials + SPECIALS.index(special) for special in note.specials), row)
                writer.tally("memory", (beside + SPECIALS.index(special) for special in note.beside), row)
                writer.number("memory", beside + len(SPECIALS), note.hidden, row)
            case _:
                writer.flags("memory", [1 if isinstance(note, Drawn) else 2], row)
                writer.flags("memory", (owner + other for other in self.distance(note.seat, view.seat)), row)
                writer.flags("memory", (specials + kind for kind in _kinds(note.special)), row)


def _write_agenda(agenda: Agenda, writer: Writer) -> None:
    """What is asked, and about what."""
    writer.flags("question", [ASKS.index(agenda.ask)])
    writer.numbers("turning", [agenda.turns])
    writer.flags("moving", _columns(() if agenda.card is None else (agenda.card,)))
    writer.order("taken", _columns(agenda.cards))
    writer.numbers("credit", [agenda.credit])


def _columns(cards: Iterable[Card]) -> Iterator[int]:
    """The columns of cards, which begin with 1."""
    return (card - 1 for card in cards)


def _kinds(special: Special | None) -> Iterator[int]:
    """The column of a special, or nothing."""
    return iter(() if special is None else (SPECIALS.index(special),))


ENCODER = SixEncoder

"""What everybody has seen of the specials since they were first mixed again, and hidden ones drawn to fit it.

Until then all hidden specials are alike. Afterward they are not: a seat that has not drawn since the discard became the
pile cannot hold what lay in that discard.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import cast

import msgspec

from stado.core.errors import NotationError
from stado.core.events import snake_case
from stado.core.fields import Seat
from stado.core.rng import Rng
from stado.games.six.cards import SPECIAL_DECK, SPECIALS, Card, Special

_MIX = re.compile(r"mix ([0-9]{1,2})((?: [a-z_]+)*?)(?: beside((?: [a-z_]+)+))?")
_MOVE = re.compile(r"([1-9]) (drew|spent) ([a-z_]+)")


class Mixed(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Specials that all had seen, and some of the pile that nobody had, became the pile; others lay beside it."""

    specials: tuple[Special, ...]
    hidden: int
    beside: tuple[Special, ...]


class Drawn(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """A seat got a special of the pile; only that seat knows which."""

    seat: Seat
    special: Special | None


class Spent(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """A special left a seat's hand for all to see."""

    seat: Seat
    special: Special


Note = Mixed | Drawn | Spent


def remember(memory: tuple[Note, ...], *notes: Note) -> tuple[Note, ...]:
    """The memory with more in it; it begins with a mix."""
    return (*memory, *notes) if memory or isinstance(notes[0], Mixed) else ()


def recall(memory: tuple[Note, ...], seat: Seat | None) -> tuple[Note, ...]:
    """The memory as that seat, or an onlooker, has it."""
    return tuple([_hide(note.seat) if type(note) is Drawn and note.seat != seat else note for note in memory])


@cache
def _hide(seat: Seat) -> Drawn:
    """A draw as others saw it; one note for all such draws, so that memories are quickly compared."""
    return Drawn(seat, None)


def format_memory(memory: Sequence[Note]) -> str:
    """`mix 2 stop move beside stop, 1 drew move, 2 spent insert`: two of the pile nobody had seen."""
    return ", ".join(map(_format_note, memory))


def _format_note(note: Note) -> str:
    """One note."""
    match note:
        case Mixed():
            beside = ("beside", *note.beside) if note.beside else ()
            return " ".join(("mix", str(note.hidden), *note.specials, *beside))
        case Drawn():
            return f"{note.seat + 1} drew {note.special}"
        case _:
            return f"{note.seat + 1} spent {note.special}"


def parse_memory(text: str) -> tuple[Note, ...]:
    """The memory of such a text, or NotationError."""
    memory = tuple(map(_parse_note, text.split(","))) if text.strip() else ()
    if memory and not isinstance(memory[0], Mixed):
        raise NotationError("must begin with a mix")
    return memory


def _parse_note(text: str) -> Note:
    """One note."""
    written = " ".join(text.split())
    if found := _MIX.fullmatch(written):
        hidden, mixed, beside = found.groups(default="")
        return Mixed(_parse_specials(mixed), int(hidden), _parse_specials(beside))
    if found := _MOVE.fullmatch(written):
        number, verb, name = found.groups()
        (special,) = _parse_specials(name)
        return (Drawn if verb == "drew" else Spent)(int(number) - 1, special)
    raise NotationError(f"{written!r} is no note; allowed: mix HIDDEN SPECIALS, SEAT drew SPECIAL, SEAT spent SPECIAL")


def _parse_specials(text: str) -> tuple[Special, ...]:
    """Specials by name, in order."""
    for name in text.split():
        if name not in SPECIALS:
            raise NotationError(f"{name!r} is no special; allowed: {', '.join(SPECIALS)}")
    return cast("tuple[Special, ...]", tuple(sorted(text.split())))


def fits(memory: Sequence[Note], held: Sequence[Sequence[Special]], pile: Sequence[Special]) -> bool:
    """Whether all that is remembered can have happened, and leads to these hands and this pile."""
    hands: list[Counter[str | None]] = [Counter(specials) for specials in held]
    stock: Counter[str | None] = Counter(pile)
    for note in reversed(memory):
        match note:
            case Mixed():
                stock.subtract(note.specials)
                if min(stock.values(), default=0) < 0 or stock.total() != note.hidden:
                    return False
                if sum(hands, stock + Counter((*note.specials, *note.beside))) != Counter(SPECIAL_DECK):
                    return False
            case Drawn():
                if not hands[note.seat][note.special]:
                    return False
                hands[note.seat][note.special] -= 1
                stock[note.special] += 1
            case _:
                hands[note.seat][note.special] += 1
    return True


class SpecialsView(msgspec.Struct, frozen=True):
    """What a seat knows of what jubilee adds to the table."""

    held: tuple[Special, ...]  # the seat's own
    held_sizes: tuple[int, ...]
    pile_size: int
    discard: tuple[Special, ...]
    lying: tuple[Special, ...]  # all specials on the table
    markers: tuple[Special | None, ...]
    offers: tuple[Card, ...]
    stops: tuple[int, ...]
    out: tuple[Card, ...]
    memory: tuple[Note, ...]


class Hidden(msgspec.Struct, frozen=True):
    """The specials that a view hides, made up: in each hand, in the pile, and in what was drawn."""

    held: tuple[tuple[Special, ...], ...]
    pile: tuple[Special, ...]
    memory: tuple[Note, ...]


def imagine(seat: Seat | None, seen: SpecialsView, rng: Rng) -> Hidden:
    """Hidden specials, drawn at random, that fit what the seat sees and remembers."""
    while True:
        dream = _Dream(seat, seen)
        if all(dream.follow(index, note, rng) for index, note in enumerate(seen.memory)) and dream.fill(rng):
            return Hidden(tuple(map(tuple, dream.hands)), tuple(dream.pile), tuple(dream.memory))


class _Slot(msgspec.Struct):
    """A special that is not turned up: the lots it can be from, and the note that tells of its drawing."""

    lots: tuple[int, ...]
    note: int | None = None


class _Dream:
    """A run through the memory in which each special that shows up is drawn from a lot that has it.

    A lot is what was mixed at one time. A run can come to a dead end, where a lot has no special left that is needed.
    """

    def __init__(self, seat: Seat | None, seen: SpecialsView) -> None:
        self.seat = seat
        self.seen = seen
        self.memory = list(seen.memory)
        spent = [note for note in seen.memory if isinstance(note, Spent)]
        drawn = [note for note in seen.memory if isinstance(note, Drawn)]
        mine: Counter[Special] = Counter(seen.held)
        mine.update(note.special for note in spent if note.seat == seat)
        mine.subtract(note.special for note in drawn if note.seat == seat and note.special)
        shown = (*seen.discard, *seen.lying)
        if seen.memory and isinstance(first := seen.memory[0], Mixed):
            shown = (*first.specials, *first.beside)
        self.lots = [Counter(SPECIAL_DECK) - Counter(shown) - mine]
        self.top: tuple[int, ...] = (0,)  # the lots that the pile is from
        self.slots: list[list[_Slot]] = []  # in each hand, less the seat's own
        self.hands: list[list[Special]] = []
        self.pile: list[Special] = []
        for other, size in enumerate(seen.held_sizes):
            before = size + sum(note.seat == other for note in spent) - sum(note.seat == other for note in drawn)
            self.slots.append([] if other == seat else [_Slot((0,)) for _ in range(before)])
            self.hands.append(list(seen.held) if other == seat else [])

    def follow(self, index: int, note: Note, rng: Rng) -> bool:
        """Let a note happen, or find that it cannot."""
        match note:
            case Mixed():
                self.top = (*self.top, len(self.lots)) if note.hidden else (len(self.lots),)
                self.lots.append(Counter(note.specials))
                return True
            case Drawn():
                slot = _Slot(self.top, index)
                if note.seat != self.seat:
                    self.slots[note.seat].append(slot)
                    return True
                assert note.special is not None
                return self._turn_up([slot], note.special, rng)
            case _:
                return note.seat == self.seat or self._turn_up(self.slots[note.seat], note.special, rng)

    def _turn_up(self, slots: list[_Slot], special: Special, rng: Rng) -> bool:
        """Take the special out of a lot and a slot that can have it."""
        choices = [(slot, lot) for slot in slots for lot in slot.lots for _ in range(self.lots[lot][special])]
        if not choices:
            return False
        slot, lot = rng.choice(choices)
        slots.remove(slot)
        self._tell(slot, special)
        self.lots[lot][special] -= 1
        return True

    def _tell(self, slot: _Slot, special: Special) -> None:
        """Write down what was drawn."""
        if slot.note is not None:
            note = self.memory[slot.note]
            assert isinstance(note, Drawn)
            self.memory[slot.note] = Drawn(note.seat, special)

    def fill(self, rng: Rng) -> bool:
        """Fill what was not turned up, those slots first that have fewer lots to be from; or find that it cannot be."""
        left = [list(rng.shuffle(sorted(lot.elements()))) for lot in self.lots]
        waiting = [(slot, hand) for slots, hand in zip(self.slots, self.hands, strict=True) for slot in slots]
        waiting += [(_Slot(self.top), self.pile) for _ in range(self.seen.pile_size)]
        for slot, specials in sorted(waiting, key=lambda pair: len(pair[0].lots)):
            choices = [lot for lot in slot.lots for _ in left[lot]]
            if not choices:
                return False
            special = left[rng.choice(choices)].pop()
            self._tell(slot, special)
            specials.append(special)
        for hand in self.hands:
            hand.sort()
        return True

"""Who sits where, as a room's log tells it; the rules of the game have no say in it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from stado.core.fields import Seat
from stado.rooms.log import AnyEntry, BotAdded, BotRemoved, Left, Renamed, Returned, Salted, Sat, Stood

STAND_IN = "casual"  # plays for persons who are away


class Seating(msgspec.Struct, frozen=True):
    """Who has a chair: a person, a bot of a level, or nobody."""

    person: str | None = None
    name: str | None = None
    level: str | None = None
    away: bool = False  # a bot stands in
    salt: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether the chair can be taken."""
        return self.person is None and self.level is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays the seat, if one does."""
        return STAND_IN if self.away else self.level


OPEN = Seating()


class Chairs(list[Seating]):
    """The chairs of a room, by their seats."""

    def change(self, entry: AnyEntry) -> None:
        """Change what the entry says about a chair, if it is about one."""
        match entry:
            case Sat(seat, person, name):
                self[seat] = Seating(person=person, name=name)
            case BotAdded(seat, level):
                self[seat] = Seating(level=level)
            case Stood(seat) | BotRemoved(seat):
                self[seat] = OPEN
            case Renamed(seat, name):
                self[seat] = replace(self[seat], name=name)
            case Salted(seat, text):
                self[seat] = replace(self[seat], salt=text)
            case Left(seat):
                self[seat] = replace(self[seat], away=True)
            case Returned(seat):
                self[seat] = replace(self[seat], away=False)

    def resize(self, count: int) -> Mapping[Seat, Seat]:
        """Have that number of chairs; whose chair goes moves to an open one, else to a bot's: from where to where."""
        going = {seat: chair for seat, chair in enumerate(self) if seat >= count and chair.person is not None}
        moves: dict[Seat, Seat] = {}
        del self[count:]
        self += [OPEN] * (count - len(self))
        for seat, chair in going.items():
            free = [place for place, other in enumerate(self) if other.person is None]
            moves[seat] = min(free, key=lambda place: not self[place].is_open)
            self[moves[seat]] = chair
        return moves

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, as a record tells it."""
        return tuple(chair.name or chair.level or "" for chair in self)

    @property
    def bots(self) -> tuple[str | None, ...]:
        """The levels of the bots, as a record tells them."""
        return tuple(chair.level for chair in self)

    @property
    def salts(self) -> tuple[str, ...]:
        """What the seats have added to the seed."""
        return tuple(chair.salt for chair in self if chair.salt is not None)

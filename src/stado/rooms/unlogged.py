"""Commands that were acknowledged and are in no log: emotes, and what was so already."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from stado.rooms.decisions import Asker, digest
from stado.rooms.protocol.commands import Command
from stado.rooms.state import Done

_EACH = 8  # of one person
_PERSONS = 1000


class Unlogged:
    """What a room's host remembers of them, so that none is done later; the longest unused is forgotten first."""

    def __init__(self) -> None:
        self._done: OrderedDict[str, OrderedDict[tuple[str, str], Done]] = OrderedDict()  # by person and key

    def find(self, asker: Asker, command: Command) -> Sequence[Done]:
        """What the person has done under the command's id."""
        done = self._done.get(asker.person)
        return [one for (_, name), one in done.items() if name == command.id] if done else []

    def add(self, asker: Asker, command: Command, seq: int) -> None:
        """Remember a command."""
        done = self._done.setdefault(asker.person, OrderedDict())
        self._done.move_to_end(asker.person)
        done[asker.place, command.id] = Done(asker.seat, seq, digest(command))
        if len(done) > _EACH:
            done.popitem(last=False)
        if len(self._done) > _PERSONS:
            self._done.popitem(last=False)

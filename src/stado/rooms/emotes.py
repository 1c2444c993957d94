"""Emotes shown lately: they are in no log, and one that comes again under its id is still shown once."""

from __future__ import annotations

from collections import OrderedDict

from stado.rooms.decisions import Asker, answer_again, digest
from stado.rooms.protocol.commands import Command
from stado.rooms.protocol.messages import Ack, Failure
from stado.rooms.state import Done

_EACH = 8  # of one person
_PERSONS = 1000


class ShownEmotes:
    """What a room's host remembers of emotes; the longest unused is forgotten first."""

    def __init__(self) -> None:
        self._shown: OrderedDict[str, OrderedDict[str, Done]] = OrderedDict()  # by person and key

    def repeated(self, asker: Asker, command: Command) -> Ack | Failure | None:
        """What a command is answered with whose id an emote had: as then, or refused if it is another command."""
        person, key = asker.key(command)
        shown = self._shown.get(person)
        done = None if shown is None else shown.get(key)
        return None if done is None else answer_again(done, command)

    def add(self, asker: Asker, command: Command, seq: int) -> None:
        """Remember an emote."""
        person, key = asker.key(command)
        shown = self._shown.setdefault(person, OrderedDict())
        self._shown.move_to_end(person)
        shown[key] = Done(seq, digest(command))
        if len(shown) > _EACH:
            shown.popitem(last=False)
        if len(self._shown) > _PERSONS:
            self._shown.popitem(last=False)

"""Commands decided together, whose lines the state has and the log is to get in one write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stado.core.fields import Seat
from stado.rooms.decisions import Asker, Entries, RefusalError, bot_entry, decide, digest, overdue, repeated
from stado.rooms.log import Line, Rematched, Resumed
from stado.rooms.opening import AnyOrder, Rematch, add_line, open_rematch
from stado.rooms.ports import Monitor
from stado.rooms.presence import Presence
from stado.rooms.protocol.commands import SendEmote
from stado.rooms.protocol.messages import Ack, Emoted, Failure
from stado.rooms.protocol.values import EMOTES
from stado.rooms.state import RoomState
from stado.rooms.unlogged import Unlogged
from stado.rooms.writes import Append, NewRoom


class Batch:
    """What some commands, bots and clocks add to a room."""

    def __init__(
        self,
        state: RoomState,
        unlogged: Unlogged,
        now: Callable[[], int],
        entropy: Callable[[], str],
        monitor: Monitor,
    ) -> None:
        self.lines: list[Line] = []
        self.emotes: list[Emoted] = []
        self.unlogged: list[tuple[Asker, AnyOrder, int]] = []  # acknowledged, with the number of events then
        self._state = state
        self._known = unlogged
        self._fresh = Unlogged()  # by this batch, which may yet fail
        self._now = now
        self._entropy = entropy
        self._monitor = monitor
        self._length = state.length
        self._rematch: NewRoom | None = None

    def answer(self, asker: Asker, command: AnyOrder, presence: Presence) -> Ack | Failure:
        """What the command is answered with once the batch is on disk."""
        unlogged = (*self._known.find(asker, command), *self._fresh.find(asker, command))
        known = repeated(self._state, asker, command, unlogged)
        if known is not None:
            return known
        try:
            entries = self._decide(asker, command, presence)
        except RefusalError as error:
            return error.to_message(command.id)
        except Exception as error:
            self._monitor.note_trouble("decision failed", error)
            return Failure(command.id, "internal", "something went wrong; nothing has changed")
        self._add(entries, (asker.person, f"{asker.place} {command.id}", digest(command)))
        if not entries:
            self._fresh.add(asker, command, self._state.seq)
            self.unlogged.append((asker, command, self._state.seq))
        return Ack(command.id, self._state.seq)

    def _decide(self, asker: Asker, command: AnyOrder, presence: Presence) -> Entries:
        """What the command adds to the log, or RefusalError."""
        match command:
            case SendEmote(emote=emote):
                self.emotes.append(make_emote(self._state, asker, emote))
                return []
            case Rematch():
                return self._decide_rematch(asker, command)
        return decide(self._state, asker, command, presence)

    def _decide_rematch(self, asker: Asker, command: Rematch) -> Entries:
        """One new room for the table, however many ask for it."""
        if self._state.status != "over":
            raise RefusalError("not_over", "the match is not over")
        if not self._state.seats_of(asker.person):
            raise RefusalError("not_seated", "you have no seat here")
        if self._state.moved_to != command.lost:
            return []
        self._rematch = open_rematch(self._entropy, self._now(), self._state, asker, start=command.start)
        return [Rematched(self._rematch.head.id)]

    def add_thoughts(self, answers: Sequence[tuple[Seat, int, dict[str, Any]]]) -> None:
        """Let bots act, in the order of their seats, whichever was the first to know."""
        for seat, decision, action in answers:
            entry = bot_entry(self._state, seat, decision, action)
            if entry is not None:
                self._add([entry])

    def add_overdue(self) -> None:
        """Let bots stand in where time has run out."""
        self._add(overdue(self._state, self._now()))

    def add_credit(self, since: int) -> None:
        """Give back the time since then, when nobody ran the room."""
        lost = self._now() - max(since, self._state.last_at)
        if self._state.next_deadline() is not None and lost > 0:
            self._add([Resumed(lost)])

    def _add(self, entries: Entries, completed: Sequence[str] = ()) -> None:
        """Give the entries to the state; the last one completes the command: its person, key and digest."""
        for number, entry in enumerate(entries, start=1):
            at = max(self._now(), self._state.last_at)
            self.lines += add_line(self._state, Line(at, entry, *(completed if number == len(entries) else ())))

    def to_write(self, epoch: int, replies: Sequence[tuple[int, str]]) -> Append:
        """What the log gets."""
        state = self._state
        summary, wakes_at = state.summary(), state.wakes_at()
        return Append(
            state.head.id, epoch, self._length, self.lines, summary, wakes_at, replies=replies, rematch=self._rematch
        )


def make_emote(state: RoomState, asker: Asker, emote: str) -> Emoted:
    """The emote as the table sees it, or RefusalError."""
    if emote not in EMOTES:
        raise RefusalError("bad_message", f"unknown emote; allowed: {', '.join(EMOTES)}")
    if asker.seat is None or not state.has(asker.seat, asker.person):
        return Emoted(None, asker.name, emote)
    return Emoted(asker.seat, state.chairs[asker.seat].name or asker.name, emote)

"""A room that another process owns: its log is followed, and commands are handed over to the owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stado.rooms.batch import make_emote
from stado.rooms.decisions import RefusalError, repeated
from stado.rooms.inbox import Item, Job, pick
from stado.rooms.protocol.commands import SendEmote
from stado.rooms.protocol.messages import Ack, Failure
from stado.rooms.reading import apply_lines
from stado.rooms.role import Role
from stado.rooms.room import Room
from stado.server.cluster import lease
from stado.server.storage.store import Store

_PATIENCE = 15.0  # seconds until it is not known what becomes of a command that the owner does not answer


class Follower(Role):
    """Tells what the owner's log tells, and passes the owner's replies on."""

    owns: ClassVar[bool] = False

    def __init__(self, store: Store, room: Room, epoch: int) -> None:
        self.epoch = epoch
        self._store = store
        self._room = room
        self._awaited: dict[int, Job] = {}  # by the serial numbers that their replies will have

    @property
    def busy(self) -> bool:
        return bool(self._awaited)

    async def handle(self, items: Sequence[Item]) -> None:
        room = self._room
        for job in pick(items, Job):
            unlogged = room.unlogged.find(job.asker, job.command)
            known = repeated(room.state, job.asker, job.command, unlogged)
            if known is not None:
                job.answer(known)
            elif isinstance(job.command, SendEmote):
                await self._send_emote(job, job.command)
            else:
                self._awaited[await lease.hand_over(self._store, room.id, job.asker, job.command)] = job
                job.settled = job.handed_over = True
        replies = await self._collect()
        before, lines = room.state.summary(), await self._read()
        for job, message in [*replies, *await self._find_done()]:
            job.answer(message)
            room.note(job, message)
        room.tell(before, lines=lines)

    async def catch_up(self) -> None:
        before = self._room.state.summary()
        self._room.tell(before, lines=await self._read())

    async def _read(self) -> bool:
        """Whether the log has got more, which is then known here."""
        state = self._room.state
        lines = await self._store.lines(self._room.id, state.length)
        apply_lines(state, lines)
        if lines:
            self._room.note_progress()
        return bool(lines)

    async def _send_emote(self, job: Job, command: SendEmote) -> None:
        """No owner is needed for a feeling."""
        try:
            emote = make_emote(self._room.state, job.asker, command.emote)
        except RefusalError as error:
            job.answer(error.to_message(command.id))
            return
        self._room.unlogged.add(job.asker, command, self._room.state.seq)
        job.answer(Ack(command.id, self._room.state.seq))
        await self._room.tell_emote(emote)

    async def _collect(self) -> list[tuple[Job, Ack | Failure]]:
        """The owner's replies; of a command that gets none for long it is not known whether it was done."""
        if not self._awaited:
            return []
        found = await lease.collect_replies(self._store, list(self._awaited))
        replies = [(self._awaited.pop(serial), message) for serial, message in found]
        for serial, job in list(self._awaited.items()):
            if self._room.ports.monotonic() - job.since > _PATIENCE:
                del self._awaited[serial]
                job.settled = False
                told = "the room's owner does not answer: ask again under the same id to know whether it was done"
                self._room.fail([job], "unknown", told)
        return replies

    async def _find_done(self) -> list[tuple[Job, Ack | Failure]]:
        """What the log has brought before the owner's replies came."""
        found: list[tuple[Job, Ack | Failure]] = []
        for serial, job in list(self._awaited.items()):
            known = repeated(self._room.state, job.asker, job.command)
            if known is not None:
                del self._awaited[serial]
                found.append((job, known))
                await lease.forget(self._store, [serial])
        return found

    def end(self) -> Sequence[Job]:
        """The commands that have got no reply: the next owner of the room decides them, by their ids only once."""
        jobs = tuple(self._awaited.values())
        for job in jobs:
            job.settled = False
        self._awaited.clear()
        return jobs

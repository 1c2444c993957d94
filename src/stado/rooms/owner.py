"""The owner of a room: decides, appends to the log, acknowledges, fans out, and lets bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from stado.core.fields import Seat
from stado.rooms.applause import Applause
from stado.rooms.batch import Batch
from stado.rooms.inbox import Item, Job, Thoughts, Wake, pick
from stado.rooms.ports import Claim, FencedError, Urgency
from stado.rooms.protocol.messages import Failure
from stado.rooms.role import Role
from stado.rooms.thinking import BotTask, make_bot_task

if TYPE_CHECKING:
    from stado.rooms.room import Room


ASK_AGAIN = 1.0  # seconds after which bots that failed are asked again


class Owner(Role):
    """Commands go in, lines of the log come out, and everybody is told what follows."""

    owns: ClassVar[bool] = True

    def __init__(self, room: Room, epoch: int, since: float) -> None:
        self.epoch = epoch
        self._since = since  # a monotonic time before the log was read, and this host's
        self._room = room
        self._applause = Applause()
        self._ports = room.ports
        self._thinking: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._thinking is not None

    @property
    def certain(self) -> bool:
        return not self._ports.log.may_have_lost(self._since)

    def next_deadline(self) -> int | None:
        deadline = self._room.state.next_deadline()
        return None if deadline is None else deadline[0]

    async def handle(self, items: Sequence[Item]) -> None:
        """Decide, append, acknowledge, fan out."""
        room, jobs, thoughts = self._room, pick(items, Job), pick(items, Thoughts)
        if thoughts:
            self._thinking = None
        before, presence = room.state.summary(), room.presence
        batch = self._begin()
        for thought in thoughts:
            batch.add_thoughts(thought.answers)
        replies = [(job, batch.answer(job.asker, job.command, presence)) for job in jobs]
        handed = await self._ports.neighbors.handed_over(room.id) if pick(items, Wake) else []
        sent = [(item.serial, batch.answer(item.asker, item.command, presence)) for item in handed]
        refused = any(isinstance(message, Failure) for _, message in (*replies, *sent))
        if refused and not self.certain:  # what is written is fenced, what is said is not
            raise FencedError("the room may have another owner by now")
        batch.add_overdue()
        await self._append(batch, [(serial, msgspec.json.encode(message).decode()) for serial, message in sent])
        for done in batch.unlogged:
            room.unlogged.add(*done)
        for job, message in replies:
            job.answer(message)
        room.tell(before, lines=bool(batch.lines))
        for emote in batch.emotes:
            if self._applause.take(room.now()):
                await room.tell_emote(emote)
        for job, message in replies:
            room.note(job, message)

    async def resume(self, since: int) -> None:
        """Give back the time since then, when nobody ran the room."""
        batch = self._begin()
        batch.add_credit(since)
        await self._append(batch, [])

    def _begin(self) -> Batch:
        """Commands, bots and clocks that share one write."""
        room, ports = self._room, self._ports
        return Batch(room.state, room.unlogged, room.now, ports.entropy, ports.monitor)

    async def _append(self, batch: Batch, replies: Sequence[tuple[int, str]]) -> None:
        """Write the batch, or FencedError."""
        if batch.lines:
            start = self._ports.monotonic()
            with self._room.unsure():
                await self._ports.log.append(batch.to_write(self.epoch, replies))
            self._ports.monitor.note_append(self._ports.monotonic() - start)
        elif replies:
            await self._ports.neighbors.reply(self._room.id, self.epoch, replies)

    def go_on(self) -> None:
        """Let the bots think whose turn it is; what they think is one more item for the inbox."""
        due = self._room.state.bots_due() if self._thinking is None else []
        if due:
            questions = [(seat, decision, self._question(seat, level, decision)) for seat, level, decision in due]
            self._thinking = asyncio.create_task(self._ask_bots(questions))

    def _question(self, seat: Seat, level: str, decision: int) -> BotTask:
        """What a bot gets to know."""
        state = self._room.state
        assert state.match is not None
        return make_bot_task(state.match, seat, level, state.bot_stream(seat, decision))

    def _claim(self) -> Claim:
        """In whose share bots think here, and who waits for them."""
        state, present = self._room.state, self._room.audience.presence.persons
        players = {chair.person for chair in state.chairs if chair.person is not None and not chair.away}
        if not players:
            return Claim(state.host, Urgency.UNATTENDED, self._room.origin)
        return Claim(state.host, Urgency.PLAYED if players & present else Urgency.AWAITED, self._room.origin)

    async def _ask_bots(self, questions: Sequence[tuple[Seat, int, BotTask]]) -> None:
        """Wait for all of them, so that nobody learns from who was quick."""
        start, claim = self._ports.monotonic(), self._claim()
        try:
            actions = await asyncio.gather(*(self._ports.thinkers.ask(question, claim) for _, _, question in questions))
        except Exception as error:  # they are asked again, so that no table waits without end
            self._ports.monitor.note_trouble("bots failed", error)
            await asyncio.sleep(ASK_AGAIN)
            await self._room.put(Thoughts(()))
            return
        self._ports.monitor.note_thought(self._ports.monotonic() - start)
        answers = [(seat, decision, action) for (seat, decision, _), action in zip(questions, actions, strict=True)]
        await self._room.put(Thoughts(answers))

    def end(self) -> Sequence[Job]:
        if self._thinking is not None:
            self._thinking.cancel()
        return ()

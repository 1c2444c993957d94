"""A room: one task that takes commands in turn: decide, append to the log, acknowledge, fan out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

import msgspec
import structlog

from stado.bots.review import LEVEL
from stado.core.errors import StadoError
from stado.core.events import Seat
from stado.core.record import Record
from stado.server import lease
from stado.server.audience import Audience
from stado.server.batch import Batch, make_emote
from stado.server.connection import Connection
from stado.server.decision import Asker, RefusalError, repeated
from stado.server.inbox import Announcement, Hint, Item, Job, Reply, Surroundings, Thoughts
from stado.server.opening import AnyOrder
from stado.server.protocol import Ack, Emoted, ErrorCode, Failure, Moved, RoomInfo, SendEmote
from stado.server.store import FencedError, StoreError
from stado.server.table import NOBODY, Summary, Table
from stado.server.thinker import Question, make_question

_log = structlog.get_logger()
_AT_ONCE = 64  # items of the inbox that share one write
_PATIENCE = 15.0  # seconds until a command that another process does not answer has failed


class Room:
    """A room in memory, as its owner or as a follower of another process that is."""

    def __init__(self, around: Surroundings, room: str) -> None:
        self.id = room
        self.audience = Audience()
        self.owned = False
        self.active = time.monotonic()
        self.epoch = 0
        self.table: Table
        self._around = around
        self._inbox: asyncio.Queue[Item] = asyncio.Queue(around.settings.limits.inbox)
        self._lock = asyncio.Lock()  # held while the table may know what is not on disk
        self._task: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._announcing: asyncio.TimerHandle | None = None
        self._awaited: dict[int, Job] = {}
        self._stale = False  # the table may differ from the log
        self._closed = False

    @property
    def waits(self) -> bool:
        """Whether commands are with the room's owner."""
        return bool(self._awaited)

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if the room left the memory."""
        return not (self.audience.connections or self._thinking or self._awaited) and self._inbox.empty()

    async def open(self) -> None:
        """Read the log, own the room if nobody living does, and begin; or RefusalError."""
        async with self._lock:
            await self._load()
        self._task = asyncio.create_task(self._run(), name=f"room {self.id[:6]}")
        self._think()

    async def close(self) -> None:
        """Stop after what is being done."""
        async with self._lock:
            self._closed = True
            for task in (self._task, self._thinking):
                if task is not None:
                    task.cancel()
        if self._announcing is not None:
            self._announcing.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _refresh(self) -> None:
        """Have the table as the log has it."""
        self._check_open()
        if self._stale:
            before = self.table.summary()
            await self._load()
            self._tell(before, lines=True)

    def _check_open(self) -> None:
        """Refuse what comes after the room was put away; the next try finds it anew."""
        if self._closed:
            raise RefusalError("busy", "the room is being put away; try again")

    async def join(self, connection: Connection, *, wanted: Seat | None, onlooker: bool) -> None:
        """Let a connection in: at the seat it wants if that is its person's, else at the first that is."""
        async with self._lock:
            await self._refresh()
            if len(self.audience.connections) >= self._around.settings.limits.room_connections:
                raise RefusalError("too_many", "too many are in the room")
            if not onlooker:
                self.seat(connection, wanted)
            self.audience.add(connection)
            self.audience.welcome(connection, self.table, self._around.settings.clock())
        self._presence_changed()

    def seat(self, connection: Connection, wanted: Seat | None) -> None:
        """Put a connection on the seat it wants if that is its person's, else on the first that is."""
        mine = self.table.seats_of(connection.person)
        connection.seat = wanted if wanted in mine else mine[0] if mine else None

    def part(self, connection: Connection) -> None:
        """Let a connection go."""
        if connection in self.audience.connections:
            self.audience.discard(connection)
            self.active = time.monotonic()
            self._presence_changed()

    async def info(self, person: str) -> RoomInfo:
        """What the person may know of the room."""
        async with self._lock:
            await self._refresh()
            return self.table.info(person, self.audience.presence)

    async def finished_record(self) -> Record:
        """The record, which tells the seed, or RefusalError before the match is over."""
        async with self._lock:
            await self._refresh()
            if self.table.status != "over" or self.table.record is None:
                raise RefusalError("not_over", "the match is not over")
            return self.table.record

    async def lone_question(self, person: str) -> tuple[int, Question]:
        """What is asked of a person who plays with bots alone, as a bot gets to know it; or RefusalError."""
        async with self._lock:
            await self._refresh()
            table = self.table
            seats = table.seats_of(person)
            if not seats:
                raise RefusalError("not_seated", "you have no seat here")
            if sum(chair.person is not None for chair in table.chairs) > 1:
                raise RefusalError("not_alone", "advice is for those who play with bots alone")
            (seat,) = seats
            decision = table.decision(seat)
            if table.match is None or decision is None:
                raise RefusalError("not_asked", "nothing is asked of you now")
            return decision, make_question(table.match, seat, LEVEL, ("advice", seat, decision))

    def submit(self, asker: Asker, command: AnyOrder, reply: Reply) -> None:
        """Queue a command, or RefusalError."""
        self._check_open()
        self.active = time.monotonic()
        try:
            self._inbox.put_nowait(Job(asker, command, reply, time.perf_counter()))
        except asyncio.QueueFull:
            raise RefusalError("busy", "the room has too much to do; try again") from None

    async def ask(self, asker: Asker, command: AnyOrder) -> None:
        """Do a command and wait for it, or RefusalError."""
        future: asyncio.Future[Ack | Failure] = asyncio.get_running_loop().create_future()
        self.submit(asker, command, lambda reply: None if future.done() else future.set_result(reply))
        reply = await future
        if isinstance(reply, Failure):
            raise RefusalError(reply.code, reply.message)

    def hint(self) -> None:
        """Look into the store, and at the clocks, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._inbox.put_nowait(Hint())

    def mark_stale(self) -> None:
        """Read the log, and who owns the room, before anything else is done."""
        self._stale = True
        self.hint()

    def _presence_changed(self) -> None:
        """Announce it, together with what else changes within a moment; the fuller the room, the longer."""
        if self._announcing is None:
            delay = self._around.settings.presence * (1 + len(self.audience.connections) / 100)
            self._announcing = asyncio.get_running_loop().call_later(delay, self._announce)

    def _announce(self) -> None:
        """Queue the announcement."""
        self._announcing = None
        try:
            self._inbox.put_nowait(Announcement())
        except asyncio.QueueFull:
            self._presence_changed()

    async def _run(self) -> None:
        """Take what comes, for ever."""
        while True:
            items = await self._next()
            try:
                async with self._lock:
                    await self._handle(items)
            except (StoreError, FencedError) as error:
                self._around.metrics.fenced.inc(isinstance(error, FencedError))
                _log.warning("room fell behind its log", trouble=str(error))
                self._fail(items, "busy", "the room is being moved, or its store cannot be reached; try again")
                await self._recover(0.0 if isinstance(error, FencedError) else 0.5)
            except Exception:  # whatever went wrong, the log is right
                _log.exception("room failed")
                self._fail(items, "internal", "something went wrong; nothing has changed")
                await self._recover(1.0)
            self._think()

    async def _recover(self, wait: float) -> None:
        """Read the log again before anything else is done."""
        self._stale = True
        await asyncio.sleep(wait)
        self.hint()

    def _fail(self, items: Sequence[Item], code: ErrorCode, message: str) -> None:
        """Refuse every command among the items."""
        for item in items:
            if isinstance(item, Job):
                item.reply(Failure(item.command.id, code, message))
                self._around.metrics.commands.labels(code).inc()

    async def _next(self) -> list[Item]:
        """What has come; nothing when somebody's time has run out."""
        deadline = self.table.next_deadline() if self.owned and not self._stale else None
        wait = None if deadline is None else max(0, deadline[0] - self._around.settings.clock()) / 1000
        try:
            async with asyncio.timeout(wait):
                items = [await self._inbox.get()]
        except TimeoutError:
            return []
        while len(items) < _AT_ONCE and not self._inbox.empty():
            items.append(self._inbox.get_nowait())
        if any(isinstance(item, Thoughts) for item in items):
            self._thinking = None
        return items

    async def _handle(self, items: Sequence[Item]) -> None:
        """Do what has come, as owner or follower."""
        await self._refresh()
        hinted = self._around.store.shared and any(isinstance(item, Hint) for item in items)
        jobs = [item for item in items if isinstance(item, Job)]
        if self.owned:
            await self._work(jobs, [item for item in items if isinstance(item, Thoughts)], hinted=hinted)
            self._hand_on(await self._collect())
        else:
            await self._follow(jobs)
        if any(isinstance(item, Announcement) for item in items):
            await self._show_presence(changed=True)
        elif hinted:
            await self._show_presence(changed=False)

    async def _load(self) -> None:
        """Read the whole log, owning the room first if its owner is dead."""
        store = self._around.store
        stored = await store.load(self.id)
        if stored is None:
            raise RefusalError("not_found", "there is no such room")
        taken = None if stored.alive else await lease.take(store, self.id, stored.epoch)
        try:
            table = Table(stored.head)
        except StadoError as error:
            raise RefusalError("not_found", str(error)) from None
        for line in await store.lines(self.id, 0):
            table.apply(line)
        self.table = table
        self.epoch = stored.epoch if taken is None else taken.epoch
        self.owned = taken is not None or (stored.alive and stored.owner == store.process)
        self._stale = False
        if taken is not None:
            batch = Batch(self._around.settings, table)
            batch.add_credit(taken.seen_at)
            await self._append(batch, [])

    async def _append(self, batch: Batch, replies: Sequence[tuple[int, str]]) -> None:
        """Write the batch, or FencedError."""
        if batch.lines:
            start = time.perf_counter()
            self._stale = True  # until it is known that the log has what the table has
            await self._around.store.append(batch.change(self.epoch, replies))
            self._stale = False
            self._around.metrics.append_seconds.observe(time.perf_counter() - start)
        elif replies:
            await lease.reply(self._around.store, self.id, replies)

    async def _work(self, jobs: Sequence[Job], thoughts: Sequence[Thoughts], *, hinted: bool) -> None:
        """Decide, append, acknowledge, fan out."""
        before, presence = self.table.summary(), self.audience.presence
        batch = Batch(self._around.settings, self.table)
        for thought in thoughts:
            batch.add_thoughts(thought.answers)
        replies = [(job, batch.answer(job.asker, job.command, presence)) for job in jobs]
        posted = await lease.forwarded(self._around.store, self.id) if hinted else []
        sent = [(order.serial, batch.answer(order.asker, order.command, presence)) for order in posted]
        batch.add_overdue()
        await self._append(batch, [(serial, msgspec.json.encode(message).decode()) for serial, message in sent])
        for job, message in replies:
            job.reply(message)
        self._tell(before, lines=bool(batch.lines))
        for emote in batch.emotes:
            await self._tell_emote(emote)
        for job, message in replies:
            self._count(job, message)

    def _tell(self, before: Summary, *, lines: bool) -> None:
        """Tell everybody what is no longer as it was."""
        after = self.table.summary()
        if (before.status, before.host, before.chairs) != (after.status, after.host, after.chairs):
            self.audience.tell_room(self.table)
        if lines:
            self.audience.tell_match(self.table, self._around.settings.clock())
        if after.moved_to is not None and before.moved_to is None:
            self.audience.tell(Moved(after.moved_to))
        if before.status != "over" and after.status == "over" and self.owned:
            self._around.metrics.matches.labels(self.table.head.game).inc()

    async def _tell_emote(self, emote: Emoted) -> None:
        """Tell everybody, on other processes too."""
        self.audience.tell(emote)
        await self._around.store.hint_emote(self.id, msgspec.json.encode(emote).decode())

    def _count(self, job: Job, message: Ack | Failure) -> None:
        """Measure a command that is done."""
        self._around.metrics.command_seconds.observe(time.perf_counter() - job.since)
        self._around.metrics.commands.labels("ack" if isinstance(message, Ack) else message.code).inc()

    async def _follow(self, jobs: Sequence[Job]) -> None:
        """Hand commands to the owner, and tell what its log tells."""
        for job in jobs:
            known = repeated(self.table, job.asker, job.command)
            if known is not None:
                job.reply(known)
            elif isinstance(job.command, SendEmote):
                await self._follow_emote(job, job.command)
            else:
                self._awaited[await lease.forward(self._around.store, self.id, job.asker, job.command)] = job
        replies = await self._collect()
        before = self.table.summary()
        lines = await self._around.store.lines(self.id, self.table.length)
        for line in lines:
            self.table.apply(line)
        self._hand_on([*replies, *await self._find_acks()])
        self._tell(before, lines=bool(lines))

    async def _follow_emote(self, job: Job, command: SendEmote) -> None:
        """No owner is needed for a feeling."""
        try:
            emote = make_emote(self.table, job.asker, command.emote)
        except RefusalError as error:
            job.reply(error.to_message(command.id))
            return
        job.reply(Ack(command.id, self.table.seq))
        await self._tell_emote(emote)

    async def _collect(self) -> list[tuple[Job, Ack | Failure]]:
        """The owner's replies; a command that gets none for long has failed."""
        if not self._awaited:
            return []
        found = await lease.collect_replies(self._around.store, list(self._awaited))
        replies = [(self._awaited.pop(serial), message) for serial, message in found]
        for serial, job in list(self._awaited.items()):
            if time.perf_counter() - job.since > _PATIENCE:
                del self._awaited[serial]
                self._fail([job], "busy", "the room's owner does not answer; try again")
        return replies

    async def _find_acks(self) -> list[tuple[Job, Ack | Failure]]:
        """Acknowledgments that the log has brought before the owner's replies came."""
        found: list[tuple[Job, Ack | Failure]] = []
        for serial, job in list(self._awaited.items()):
            known = repeated(self.table, job.asker, job.command)
            if known is not None:
                del self._awaited[serial]
                found.append((job, known))
                await lease.forget(self._around.store, [serial])
        return found

    def _hand_on(self, replies: Sequence[tuple[Job, Ack | Failure]]) -> None:
        """Give the owner's replies to those who wait for them."""
        for job, message in replies:
            job.reply(message)
            self._count(job, message)

    async def _show_presence(self, *, changed: bool) -> None:
        """Tell everybody who is there, on other processes too."""
        store, before = self._around.store, self.audience.elsewhere
        if store.shared:
            if changed:
                await lease.show_presence(store, self.id, self.audience.here)
            self.audience.elsewhere = (await lease.find_presence(store, [self.id])).get(self.id, NOBODY)
        if changed or self.audience.elsewhere != before:
            self.audience.tell_room(self.table)

    def _think(self) -> None:
        """Let the bots think whose turn it is; what they think is one more item for the inbox."""
        if self._thinking is None and self.owned and not self._stale:
            questions = [
                (seat, decision, self._question(seat, level, decision))
                for seat, level, decision in self.table.bots_due()
            ]
            if questions:
                self._thinking = asyncio.create_task(self._ask_bots(questions))

    def _question(self, seat: Seat, level: str, decision: int) -> Question:
        """What a bot gets to know."""
        assert self.table.match is not None
        # The same seat at the same decision thinks the same, before a crash and after.
        return make_question(self.table.match, seat, level, (self.table.head.seed, "bot", seat, decision))

    async def _ask_bots(self, questions: Sequence[tuple[Seat, int, Question]]) -> None:
        """Wait for all of them, so that nobody learns from who was quick."""
        start = time.perf_counter()
        actions = await asyncio.gather(*(self._around.thinkers.ask(question) for _, _, question in questions))
        self._around.metrics.think_seconds.observe(time.perf_counter() - start)
        answers = [(seat, decision, action) for (seat, decision, _), action in zip(questions, actions, strict=True)]
        await self._inbox.put(Thoughts(answers))

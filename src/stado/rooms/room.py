"""A room: its state, its audience, and one task that does what comes in turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from stado.core.fields import Seat
from stado.core.record import Record
from stado.rooms.absences import Absences
from stado.rooms.audience import Audience
from stado.rooms.connection import Connection
from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.inbox import ElsewhereChanged, Item, Job, PresenceChanged, Reply, Wake, pick
from stado.rooms.opening import AnyOrder, Rematch
from stado.rooms.owner import Owner
from stado.rooms.pauses import Pauses
from stado.rooms.ports import BrokenError, FencedError, Opened, Ports, StoreError, UnsureError
from stado.rooms.presence import Presence
from stado.rooms.protocol.commands import AnyCommand, Sit
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.protocol.messages import Ack, Bye, Emoted, Failure, Moved
from stado.rooms.protocol.room import RoomInfo
from stado.rooms.role import Role
from stado.rooms.state import RoomState, Summary
from stado.rooms.unlogged import Unlogged

_UNKNOWN = "it is not known whether it was done: ask again under the same id"
_AT_ONCE = 64  # items of the inbox that share one write


class Room:
    """A room in memory, as its owner or as a follower of another host that is."""

    def __init__(self, ports: Ports, room: str) -> None:
        self.id = room
        self.ports = ports
        self.audience = Audience()
        self.active = ports.monotonic()
        self.unlogged = Unlogged()
        self.origin: str | None = None  # what stands for the address that it was opened from
        self.state: RoomState
        self._absences = Absences(ports.monotonic)
        self._role: Role | None = None
        self._inbox: asyncio.Queue[Item] = asyncio.Queue(ports.limits.inbox)
        self._lock = asyncio.Lock()  # held while the state may know what is not in the log
        self._task: asyncio.Task[None] | None = None
        self._announcing: asyncio.TimerHandle | None = None
        self.skew = 0  # milliseconds that the owner's clock is ahead of this host's
        self._ahead = 0  # of the owner's clock: a log's time never goes backward
        self._stale = False  # the state may differ from the log
        self._closed = False
        self._pauses = Pauses()
        self.broken: BrokenError | None = None  # why the log can no longer be read

    @property
    def role(self) -> Role:
        """What this host is to the room, once it is open."""
        assert self._role is not None
        return self._role

    @property
    def idle(self) -> bool:
        """Whether nothing would be missed if the room left the memory."""
        return not (self.audience.connections or self.role.busy) and self._inbox.empty()

    @property
    def presence(self) -> Presence:
        """Who is connected, and who was a moment ago."""
        lately = self._absences.lately(self.state.persons, self.ports.grace)
        return replace(self.audience.presence, lately=lately)

    def may_sleep(self, seconds: float) -> bool:
        """Whether the room has nothing to do by itself within these seconds, and its host would wake it in time."""
        wakes_at = self.state.wakes_at() if self.role.owns else None
        return wakes_at is None or (self._ahead == 0 and wakes_at > self.now() + seconds * 1000)

    def now(self) -> int:
        """The time in this room, in milliseconds since 1970."""
        return self.ports.now() + self.skew + self._ahead

    async def open(self) -> None:
        """Read the log, and begin; or RefusalError or BrokenError."""
        async with self._lock:
            await self._load()
        self._task = asyncio.create_task(self._run(), name=f"room {self.id[:6]}")
        self.role.go_on()

    async def close(self) -> None:
        """Stop after what is being done."""
        async with self._lock:
            self._closed = True
            self.role.end()
            if self._task is not None:
                self._task.cancel()
        for connection in self.audience:  # who came while the room was being put away
            connection.end(Bye("drain", reconnect=True))
        if self._announcing is not None:
            self._announcing.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def release(self) -> None:
        """Let another host own the room, unless something is under way here."""
        async with self._lock:
            if self.idle and self.role.owns and not self._stale:
                self._stale = True
                await self.ports.neighbors.release(self.id, self.role.epoch)

    async def _load(self) -> None:
        """Read the whole log."""
        since = self.ports.monotonic()
        opened = await self.ports.log.open(self.id)
        if opened is None:
            raise RefusalError("not_found", "there is no such room")
        self.state, self.origin = opened.state, opened.origin
        # Whatever the clocks of two owners show, no second runs twice.
        self.skew, self._ahead = opened.skew, 0
        self._ahead = max(0, self.state.last_at - self.now(), (opened.idle_since or 0) - self.now())
        self._stale = False
        await self._take_role(opened, since)

    async def _take_role(self, opened: Opened, since: float) -> None:
        """Own the room or follow its owner, as the log store says."""
        if self._role is not None:
            self._put_back(self._role.end())
        if not opened.owned:
            self._role = self.ports.neighbors.follow(self, opened.epoch)
            return
        self._role = owner = Owner(self, opened.epoch, since)
        if opened.idle_since is not None:
            await owner.resume(opened.idle_since)

    async def _refresh(self) -> None:
        """Have the state as the log has it; an owner that may have lost the room reads it again."""
        self._check_open()
        if self._stale or (self.role.owns and not self.role.certain):
            before = self.state.summary()
            try:
                await self._load()
            except BrokenError as error:
                self._break(error)
                raise explain(error) from None
            self.tell(before, lines=True)

    def _break(self, error: BrokenError) -> None:
        """Tell everybody that the room is broken, and end their connections."""
        self.broken = error
        self.wake()
        for connection in self.audience:
            connection.send(explain(error).to_message(None))
            connection.end(Bye("gone", reconnect=False))

    def _check_open(self) -> None:
        """Refuse what comes after the room was put away; the next try finds it again."""
        if self.broken is not None:
            raise explain(self.broken)
        if self._closed:
            raise RefusalError("busy", "the room is being put away; try again")

    @contextmanager
    def unsure(self) -> Iterator[None]:
        """Around a write: until it is done, the log may lack what the state has."""
        self._stale = True
        yield
        self._stale = False
        self.note_progress()

    def note_progress(self) -> None:
        """The log has grown: what failed before may go better, and no time is before its last line's."""
        self._pauses.reset()
        self._ahead += max(0, self.state.last_at - self.now())

    async def join(self, connection: Connection, *, wanted: Seat | None, onlooker: bool) -> None:
        """Let a connection in: at the seat it wants if that is its person's, else at the first that is."""
        async with self._lock:
            await self._catch_up(connection.person, None if onlooker else wanted)
            if len(self.audience.connections) >= self.ports.limits.connections:
                raise RefusalError("too_many", "too many are in the room")
            if not onlooker:
                self.seat(connection, wanted)
            self.audience.add(connection)
            self.audience.welcome(connection, self.state, self.now())
        self._presence_changed()

    async def _catch_up(self, person: str, wanted: Seat | None) -> None:
        """Have the state as the log has it, for certain where the seat that somebody wants seems not to be theirs."""
        try:
            await self._refresh()
            if wanted is not None and not (self.state.has(wanted, person) or self.role.certain):
                self._stale = True
                await self._refresh()
        except (StoreError, FencedError):
            raise RefusalError("busy", "the room is being moved, or its store cannot be reached; try again") from None

    def seat(self, connection: Connection, wanted: Seat | None) -> None:
        """Put a connection on the seat it wants if that is its person's, else on the first that is."""
        mine = self.state.seats_of(connection.person)
        connection.seat = wanted if wanted in mine else mine[0] if mine else None

    def part(self, connection: Connection) -> None:
        """Let a connection go."""
        if connection in self.audience.connections:
            self.audience.discard(connection)
            self._absences.note([connection.person], self.state.persons)
            self.active = self.ports.monotonic()
            self._presence_changed()

    async def info(self, person: str) -> RoomInfo:
        """What the person may know of the room."""
        async with self._lock:
            await self._refresh()
            return self.state.info(person, self.audience.presence)

    async def current(self) -> RoomState:
        """The state, as the log has it."""
        async with self._lock:
            await self._refresh()
            return self.state

    async def finished_record(self) -> Record:
        """The record, which tells the seed, or RefusalError before the match is over."""
        async with self._lock:
            await self._refresh()
            if self.state.status != "over":
                await self._look_again()
            state = self.state
        if state.status != "over" or state.record is None:
            raise RefusalError("not_over", "the match is not over")
        return state.record

    async def _look_again(self) -> None:
        """Have what the log may have got that this host does not know yet."""
        if self.role.owns:
            return
        try:
            await self.role.catch_up()
        except BrokenError:
            self.mark_stale()
            raise

    def take(self, connection: Connection, command: AnyCommand) -> None:
        """Queue what a connection asks for, and answer it there."""

        def reply(message: Ack | Failure) -> None:
            if isinstance(message, Ack) and isinstance(command, Sit):
                self.seat(connection, command.seat)
            connection.send(message)

        try:
            self.submit(connection.asker, command, reply)
        except RefusalError as error:
            connection.send(error.to_message(command.id))

    def submit(self, asker: Asker, command: AnyOrder, reply: Reply) -> None:
        """Queue a command, or RefusalError."""
        self._check_open()
        self.active = self.ports.monotonic()
        try:
            self._inbox.put_nowait(Job(asker, command, reply, self.active))
        except asyncio.QueueFull:
            raise RefusalError("busy", "the room has too much to do; try again") from None

    async def ask(self, asker: Asker, command: AnyOrder) -> None:
        """Do a command and wait for it, or RefusalError."""
        future: asyncio.Future[Ack | Failure] = asyncio.get_running_loop().create_future()
        self.submit(asker, command, lambda reply: None if future.done() else future.set_result(reply))
        reply = await future
        if isinstance(reply, Failure):
            raise RefusalError(reply.code, reply.message)

    async def rematch(self, asker: Asker, *, start: bool, lost: str | None = None) -> str:
        """The id of the room where the table plays again, and not in the lost one; or RefusalError."""
        if self.state.moved_to == lost:
            await self.ask(asker, Rematch(id=f"rematch {self.ports.entropy()}", start=start, lost=lost))
        moved_to = (await self.info(asker.person)).moved_to
        if moved_to == lost or moved_to is None:
            raise RefusalError("busy", "the rematch is being made; try again")
        return moved_to

    def _put_back(self, jobs: Sequence[Job]) -> None:
        """Queue commands again; where there is no room for one, it is not known what becomes of it."""
        for job in jobs:
            try:
                self._inbox.put_nowait(job)
            except asyncio.QueueFull:
                self.fail([job], "unknown", _UNKNOWN)

    async def put(self, item: Item) -> None:
        """Queue an item, when there is room for it."""
        await self._inbox.put(item)

    def wake(self) -> None:
        """Look into the log store, and at the clocks, soon."""
        with contextlib.suppress(asyncio.QueueFull):
            self._inbox.put_nowait(Wake())

    def look_around(self) -> None:
        """Ask the neighbors soon who is connected there."""
        with contextlib.suppress(asyncio.QueueFull):
            self._inbox.put_nowait(ElsewhereChanged())

    def mark_stale(self) -> None:
        """Read the log, and who owns the room, before anything else is done."""
        self._stale = True
        self.wake()

    def _presence_changed(self) -> None:
        """Announce it, together with what else changes within a moment; the fuller the room, the longer."""
        if self._announcing is None:
            delay = self.ports.presence_delay * (1 + len(self.audience.connections) / 100)
            self._announcing = asyncio.get_running_loop().call_later(delay, self._announce)

    def _announce(self) -> None:
        """Queue the announcement."""
        self._announcing = None
        try:
            self._inbox.put_nowait(PresenceChanged())
        except asyncio.QueueFull:
            self._presence_changed()

    async def _run(self) -> None:
        """Do what comes, until cancelled."""
        while self.broken is None:
            items = await self._next()
            try:
                async with self._lock:
                    await self._refresh()
                    await self.role.handle(items)
                    await self._show_presence(items)
            except RefusalError as error:
                self.fail(items, error.code, error.message)
            except (StoreError, FencedError, BrokenError) as error:
                if isinstance(error, FencedError):
                    self.ports.monitor.note_fenced()
                self._note_trouble("room fell behind its log", error)
                if isinstance(error, UnsureError):
                    self.fail(items, "unknown", _UNKNOWN)
                else:
                    self.fail(items, "busy", "the room is being moved, or its store cannot be reached; try again")
                await self._recover(0.0 if isinstance(error, FencedError) else 0.5)
            except Exception as error:
                self._note_trouble("room failed", error)
                if self._stale:  # it happened within a write
                    self.fail(items, "unknown", _UNKNOWN)
                else:
                    self.fail(items, "internal", "something went wrong; nothing has changed")
                await self._recover(1.0)
            if not self._stale:
                self.role.go_on()
        self._fail_waiting()

    def _fail_waiting(self) -> None:
        """Refuse what can no longer be done."""
        assert self.broken is not None
        refusal = explain(self.broken)
        items: list[Item] = [*self.role.end()]
        while not self._inbox.empty():
            items.append(self._inbox.get_nowait())
        self.fail(items, refusal.code, refusal.message)

    def _note_trouble(self, event: str, error: BaseException) -> None:
        """Note it the first time, and ever more rarely while it lasts."""
        self._pauses.note_failure(self.ports.monotonic())
        if self._pauses.noteworthy:
            self.ports.monitor.note_trouble(event, error)

    async def _recover(self, wait: float) -> None:
        """Read the log again before anything else is done; what fails again and again waits longer each time."""
        self._stale = True
        await asyncio.sleep(self._pauses.wait(wait))
        self.wake()

    def fail(self, items: Sequence[Item], code: ErrorCode, message: str) -> None:
        """Refuse every command among the items that nobody has answered, or will."""
        for job in pick(items, Job):
            if not job.settled:
                failure = Failure(job.command.id, code, message)
                if job.handed_over:
                    failure = Failure(job.command.id, "unknown", _UNKNOWN)
                job.answer(failure)
                self.note(job, failure)

    async def _next(self) -> list[Item]:
        """What has come; nothing when the room has something to do by itself."""
        deadline = None if self._stale else self.role.next_deadline()
        wait = None if deadline is None else max(0, deadline - self.now()) / 1000
        try:
            async with asyncio.timeout(wait):
                items = [await self._inbox.get()]
        except TimeoutError:
            return []
        while len(items) < _AT_ONCE and not self._inbox.empty():
            items.append(self._inbox.get_nowait())
        return items

    def tell(self, before: Summary, *, lines: bool) -> None:
        """Tell everybody what is no longer as it was."""
        after = self.state.summary()
        if replace(before, seq=after.seq, moved_to=after.moved_to, outcome=after.outcome) != after:
            self.audience.tell_room(self.state)
        if lines:
            self.audience.tell_match(self.state, self.now())
        if after.moved_to is not None and before.moved_to != after.moved_to:
            self.audience.tell(Moved(after.moved_to))
        if before.status != "over" and after.status == "over" and self.role.owns:
            self.ports.monitor.note_match(self.state.head.game)

    async def tell_emote(self, emote: Emoted) -> None:
        """Tell everybody, at other hosts too."""
        self.audience.tell(emote)
        await self.ports.neighbors.announce_emote(self.id, emote)

    def note(self, job: Job, message: Ack | Failure) -> None:
        """Measure a command that is done."""
        result = "ack" if isinstance(message, Ack) else message.code
        self.ports.monitor.note_command(result, self.ports.monotonic() - job.since)

    async def _show_presence(self, items: Sequence[Item]) -> None:
        """Tell everybody who is there, at other hosts too, if that may have changed."""
        changed, neighbors = bool(pick(items, PresenceChanged)), self.ports.neighbors
        if not changed and not pick(items, ElsewhereChanged):
            return
        if changed:
            await neighbors.announce_presence(self.id, self.audience.here)
        before, self.audience.elsewhere = self.audience.elsewhere, await neighbors.find_presence(self.id)
        self._absences.note(before.persons - self.audience.elsewhere.persons, self.state.persons)
        if changed or self.audience.elsewhere != before:
            self.audience.tell_room(self.state)


def explain(error: BrokenError) -> RefusalError:
    """Why a room cannot be opened, for those who ask for it."""
    told = "the room was played by older rules; its record is kept" if error.code == "closed" else "the room is broken"
    return RefusalError(error.code, f"{told}: {error}")

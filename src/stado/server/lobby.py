"""All rooms of a process: found, made, woken when they have something to do, and put away when idle."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Self
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec
import structlog

from stado.core.match import Match
from stado.core.record import Record
from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.duels import open_duel
from stado.rooms.listing import Listed, describe_rooms
from stado.rooms.opening import open_room
from stado.rooms.ports import BrokenError, ClosedError, FencedError, Ports, StoreError
from stado.rooms.presence import NOBODY
from stado.rooms.protocol.messages import Bye, Emoted
from stado.rooms.protocol.replies import Rooms
from stado.rooms.protocol.requests import RoomRequest
from stado.rooms.reading import read_record
from stado.rooms.room import Room, explain
from stado.rooms.writes import NewRoom
from stado.server.backoff import Backoff
from stado.server.cluster import lease
from stado.server.cluster.listener import Listener
from stado.server.metrics import Metrics
from stado.server.settings import Settings
from stado.server.storage import expiry, listings
from stado.server.storage.store import PRESENCE, RELEASED, Store

_log = structlog.get_logger()
_TIDY = 600.0  # seconds between two cleanings
_WAKING = 16  # rooms that are opened at the same time
SETTLED = 5.0  # seconds that nobody is in a room here, until it goes to where its people are


class Lobby:
    """The way to every room."""

    def __init__(self, settings: Settings, store: Store, ports: Ports, metrics: Metrics) -> None:
        self.draining = False
        self._settings = settings
        self._store = store
        self._ports = ports
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        self._backoff = Backoff(time.monotonic)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._tidied = 0.0
        self._handed_over = 0  # the last serial number of a command at the last cleaning
        self._looked_at: str | None = None  # the last room that was looked at, while those that expired are deleted
        self._attempts: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._apart: WeakKeyDictionary[Room, tuple[int, int]] = WeakKeyDictionary()  # followers' lengths, and the logs'
        self._beat_trouble: str | None = None
        self._table_trouble: str | None = None

    async def __aenter__(self) -> Self:
        self._tasks = [
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]
        if self._store.shared:
            listener = Listener(self._store, self._hear, self._metrics.troubles)
            self._tasks.append(asyncio.create_task(listener.run(), name="listener"))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._close_rooms(list(self._rooms.values()))

    @property
    def trouble(self) -> str | None:
        """Why this process should get no new connections: it goes down, or its database fails it."""
        if self.draining:
            return "the server goes down"
        if not self._store.has_held(time.monotonic()):
            return self._beat_trouble or "the database does not answer"
        return self._table_trouble or self._store.trouble

    async def drain(self) -> None:
        """Tell everybody to connect again, and give them a moment to hear it."""
        self.draining = True
        for room in self._rooms.values():
            for connection in room.audience:
                connection.end(Bye("drain", reconnect=True))
        emptied = asyncio.gather(*(room.audience.wait_empty() for room in self._rooms.values()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(emptied, self._settings.drain)

    async def find(self, room: str) -> Room:
        """The room of that id, or RefusalError."""
        if room in self._rooms:
            return self._rooms[room]
        if (known := self._backoff.error(room)) is not None:
            raise explain(known)
        if room not in self._loading:
            self._loading[room] = asyncio.create_task(self._load(room))
        try:
            return await asyncio.shield(self._loading[room])
        except RefusalError as error:
            if error.code == "not_found" and self.trouble is not None:
                raise RefusalError("busy", self.trouble) from None
            raise
        except BrokenError as error:
            raise explain(error) from None
        except (StoreError, FencedError) as error:
            raise RefusalError("busy", str(error)) from None

    @property
    def broken(self) -> int:
        """The number of rooms that cannot be opened."""
        return len(self._backoff)

    def _note_broken(self, room: str, error: BrokenError) -> None:
        """Leave a room alone for a while; what is closed by its rules is in order."""
        if not isinstance(error, ClosedError):
            # The beginning of a room's address opens nothing, and finds the room in the database.
            _log.warning("room cannot be opened", room=room[:6], trouble=str(error))
            self._backoff.note_failure(room, error)
            self._metrics.broken_rooms.set(self.broken)

    async def _load(self, room_id: str) -> Room:
        """Bring a room into memory."""
        try:
            room = Room(self._ports, room_id)
            await room.open()
            self._backoff.note_success(room_id)
            self._metrics.broken_rooms.set(self.broken)
            self._rooms[room_id] = room
            self._metrics.rooms.set(len(self._rooms))
            return room
        except BrokenError as error:
            self._note_broken(room_id, error)
            raise
        finally:
            del self._loading[room_id]

    async def create(self, asker: Asker, request: RoomRequest, origin: str) -> Room:
        """A new room, or RefusalError."""
        await self._check_count(asker.person, origin)
        new = open_room(self._ports.entropy, self._ports.now(), asker, request)
        await self._store.create(new, origin)
        return await self.find(new.head.id)

    async def find_attempt(self, room_id: str) -> Room | None:
        """The room of that id, if there is one; or RefusalError."""
        try:
            return await self.find(room_id)
        except RefusalError as error:
            if error.code != "not_found":
                raise
            return None

    async def attempt(self, room_id: str, asker: Asker, match: Match, origin: str) -> Room:
        """The room where somebody plays a match that counts once, made where there is none; or RefusalError."""
        async with self._attempts.setdefault(room_id, asyncio.Lock()):  # who asks twice at once gets the same room
            if room := await self.find_attempt(room_id):
                return room
            await self._check_count(asker.person, origin)
            return await self._make_once(open_duel(room_id, self._ports.now(), asker, match), origin)

    async def keep(self, new: NewRoom, origin: str) -> Room:
        """A room that came here whole, stored where it is not yet."""
        return await self.find_attempt(new.head.id) or await self._make_once(new, origin)

    async def _make_once(self, new: NewRoom, origin: str) -> Room:
        """The room, also if another process was faster to make it; or RefusalError or StoreError."""
        try:
            await self._store.create(new, origin)
        except StoreError:
            if room := await self.find_attempt(new.head.id):
                return room
            raise
        return await self.find(new.head.id)

    async def rematch(self, room_id: str, asker: Asker, origin: str, *, start: bool) -> Room:
        """The room where the table plays again, or RefusalError."""
        room = await self.find(room_id)
        moved_to = (await room.info(asker.person)).moved_to
        if moved_to is not None and (found := await self.find_attempt(moved_to)) is not None:
            return found
        await self._check_count(asker.person, origin)
        return await self.find(await room.rematch(asker, start=start, lost=moved_to))

    async def finished_record(self, room_id: str) -> Record:
        """The record of a match that is over, or RefusalError; one of older rules as it was written."""
        try:
            return await (await self.find(room_id)).finished_record()
        except RefusalError as error:
            if error.code != "closed":
                raise
        stored = await self._store.load(room_id)
        assert stored is not None
        record = read_record(stored.head, await self._store.log(stored), stored.summary.outcome)
        if record is None:
            raise RefusalError("not_over", "no match was played")
        return record

    async def _check_count(self, person: str, origin: str) -> None:
        """Refuse a room to somebody who has too many, or whose address has."""
        limits = self._settings.limits
        theirs, address = await listings.count_open(self._store, person, origin)
        if theirs >= limits.rooms:
            raise RefusalError("too_many", "you have too many rooms; finish or leave one")
        if address >= limits.address_rooms:
            raise RefusalError("too_many", "your address has too many rooms; finish or leave one")

    def describe(self, listed: Sequence[Listed], person: str) -> Rooms:
        """Rooms of a list, as the person may know them."""
        return describe_rooms(listed, self._rooms, person)

    def _hear(self, room_id: str, told: str) -> None:
        """Another process hints that it did something about a room."""
        room = self._rooms.get(room_id)
        if room is None:
            return
        if told == PRESENCE:
            room.look_around()
        elif told == RELEASED:
            room.mark_stale()
        elif told:
            room.audience.tell(msgspec.json.decode(told, type=Emoted))
        else:
            room.wake()

    async def _beat(self) -> None:
        """Keep the lease."""
        while True:
            try:
                await self._store.renew()
                self._beat_trouble = None
                await self._check_tables()
            except StoreError as error:
                self._beat_trouble = str(error)
                self._metrics.troubles.note("heartbeat failed", str(error))
            except Exception:  # without its lease the process would lose its rooms
                _log.exception("heartbeat failed")
            await asyncio.sleep(self._settings.lease / 4)

    async def _check_tables(self) -> None:
        """Know whether all tables are there."""
        try:
            await self._store.check_tables()
            self._table_trouble = None
        except StoreError as error:
            if self._table_trouble is None:
                _log.error("tables cannot be read", trouble=str(error))
            self._table_trouble = str(error)

    async def _sweep(self) -> None:
        """Look after the rooms, as often as asked for."""
        while True:
            try:
                if self._store.shared:  # first those rooms of dead processes that somebody is in
                    await self._compare()
                await self._wake_due()
                await self._evict()
                if time.monotonic() - self._tidied > _TIDY:
                    self._tidied = time.monotonic()
                    self._handed_over = await lease.tidy(self._store, self._handed_over)
                    await self._expire()
                elif self._looked_at is not None:
                    await self._expire()
            except StoreError as error:
                self._metrics.troubles.note("sweep failed", str(error))
            except Exception:  # the next round may go better
                _log.exception("sweep failed")
            await asyncio.sleep(self._settings.poll)

    async def _expire(self) -> None:
        """Delete what is not kept of some more rooms, and is not in memory."""
        page = await expiry.find_expired(self._store, self._looked_at, self._settings.limits.unplayed_hours)
        self._looked_at = page.last
        here = self._rooms.keys() | self._loading.keys()
        gone = [(room, length) for room, length in page.expired if room not in here]
        for rooms in expiry.share_out(gone):
            await expiry.delete_rooms(self._store, rooms)

    async def _wake_due(self) -> None:
        """Bring rooms into memory that have something to do by themselves."""
        soon = self._ports.now() + int(2000 * self._settings.poll)
        last: lease.Due | None = None
        while page := await lease.due(self._store, soon, last):
            await self._wake_all([due.room for due in page])
            last = page[-1]

    async def _wake_all(self, room_ids: Sequence[str]) -> None:
        """Make sure that rooms do what they have to do, several at a time: a dead process may leave hundreds."""
        gate = asyncio.Semaphore(_WAKING)

        async def wake(room_id: str) -> None:
            async with gate:
                await self._wake_room(room_id)

        await asyncio.gather(*(wake(room_id) for room_id in room_ids if self._backoff.error(room_id) is None))

    async def _wake_room(self, room_id: str) -> None:
        """Make sure that a room does what it has to do; one that cannot be opened stops no other."""
        try:
            (await self.find(room_id)).wake()
        except RefusalError as error:
            if error.code not in ("broken", "closed"):  # which is noted already
                self._metrics.troubles.note("room cannot be opened", str(error), serious=False)
        except Exception:  # whatever is wrong with it
            _log.exception("room cannot be opened")

    async def _compare(self) -> None:
        """See what hints were missed: commands, lines, people who came or went, and owners that died or changed."""
        store = self._store
        await self._wake_all(await lease.waiting_rooms(store))
        elsewhere = await lease.find_presence(store, list(self._rooms))
        for standing in await lease.standings(store, list(self._rooms)):
            room = self._rooms.get(standing.room)
            if room is None:
                continue
            moved = (room.role.owns, room.role.epoch) != (standing.mine, standing.epoch)
            if moved or not (room.role.owns or standing.alive):
                room.mark_stale()
                continue
            if not room.role.owns:
                room.skew = standing.skew
            if not room.role.owns and (room.role.busy or room.state.length != standing.length):
                self._catch_up(room, standing.length)
            if room.audience.elsewhere != elsewhere.get(room.id, NOBODY):
                room.look_around()

    def _catch_up(self, room: Room, length: int) -> None:
        """Let a follower read what its log got; where that has led nowhere since the last look, the whole log."""
        apart = (room.state.length, length)
        if room.state.length != length and self._apart.get(room) == apart:
            room.mark_stale()
        else:
            room.wake()
        self._apart[room] = apart

    async def _evict(self) -> None:
        """Put rooms away that nobody is in and that have nothing to do soon."""
        for room in list(self._rooms.values()):
            if room.broken is not None:
                self._note_broken(room.id, room.broken)
                await self._close_rooms([room])
        leaving = [room for room in self._rooms.values() if self._may_leave(room) or self._is_elsewhere(room)]
        await asyncio.gather(*(self._put_away(room) for room in leaving))  # which share writes

    def _may_leave(self, room: Room) -> bool:
        """Whether nobody would miss the room in memory."""
        idle = self._settings.idle
        return room.idle and time.monotonic() - room.active > idle and room.may_sleep(idle)

    def _is_elsewhere(self, room: Room) -> bool:
        """Whether everybody in the room has been at other processes for a while, where it is better owned."""
        settled = time.monotonic() - room.active > SETTLED
        return room.idle and room.role.owns and settled and bool(room.audience.elsewhere.persons)

    async def _put_away(self, room: Room) -> None:
        """Let a room go from memory, and be owned where it is opened next, unless it wakes by itself."""
        if self._store.shared and (room.state.wakes_at() is None or room.audience.elsewhere.persons):
            with contextlib.suppress(FencedError):
                await room.release()
        if room.idle:  # still
            await self._close_rooms([room])

    async def _close_rooms(self, rooms: Sequence[Room]) -> None:
        """Let rooms go."""
        for room in rooms:
            del self._rooms[room.id]
            await room.close()
        self._metrics.rooms.set(len(self._rooms))

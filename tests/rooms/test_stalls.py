"""Tables that would wait without end: what fails or comes at a bad moment is tried again, or somebody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.rooms import owner
from stado.rooms.decisions import Asker, RefusalError
from stado.rooms.inbox import Item, Job
from stado.rooms.ports import Claim, Monitor, Neighbors, Opened, RoomLimits, StoreError
from stado.rooms.protocol.commands import Command, Rename, Sit
from stado.rooms.protocol.messages import Ack, Bye, Failure, Update, Welcome
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.role import Role
from stado.rooms.room import Room
from stado.rooms.thinking import BotTask
from stado.testing.memory import Aloud, MemoryHost, MemoryLog, MemorySocket

TABLE = RoomRequest("six", {}, 2, chairs=(ChairRequest("me"), ChairRequest("bot", "novice")), start=True)


class Troubles(Monitor):
    """What went wrong."""

    def __init__(self) -> None:
        self.seen: list[BaseException] = []

    def note_trouble(self, event: str, error: BaseException) -> None:
        self.seen.append(error)


class Moody(Aloud):
    """Fails the first time it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("not today")
        return await super().ask(question, claim)


async def test_bots_that_fail_are_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owner, "ASK_AGAIN", 0.0)
    host, troubles = MemoryHost(), Troubles()
    host.ports = replace(host.ports, thinkers=Moody(), monitor=troubles)
    room = (await host.create("ann", TABLE)).id
    socket = await host.connect(room, "ann", 0)
    async with asyncio.timeout(60):
        while True:
            message = await socket.receive()
            if isinstance(message, Update) and message.waiting == (0,):
                break
    assert [str(error) for error in troubles.seen] == ["not today"]
    socket.close()
    await host.forget()


async def test_who_comes_while_a_room_is_put_away_is_told_to_come_back() -> None:
    host = MemoryHost()
    room = (await host.create("ann", TABLE)).id
    socket = await host.connect(room, "ann", 0)
    await host.forget()
    async with asyncio.timeout(60):
        while not isinstance(message := await socket.receive(), Bye):
            pass
    assert message.reconnect
    again = await host.connect(room, "ann", 0)
    again.close()
    await host.forget()


class Waiting(Role):
    """Follows an owner that never answers."""

    owns = False
    epoch = 1

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    @property
    def busy(self) -> bool:
        return bool(self.jobs)

    async def handle(self, items: Sequence[Item]) -> None:
        for item in items:
            if isinstance(item, Job):
                item.settled = item.handed_over = True
                self.jobs.append(item)

    def end(self) -> Sequence[Job]:
        for job in self.jobs:
            job.settled = False
        return tuple(self.jobs)


class Followed(Neighbors):
    """Others own every room, at first."""

    def __init__(self) -> None:
        self.role = Waiting()

    def follow(self, room: Room, epoch: int) -> Role:
        return self.role


class Inherited(MemoryLog):
    """Logs of which this host becomes the owner when told so."""

    owned = False

    async def open(self, room: str) -> Opened | None:
        opened = await super().open(room)
        return None if opened is None else replace(opened, owned=self.owned)


async def answer_to(socket: MemorySocket, command: Command) -> Ack | Failure:
    """What a command is answered with."""
    socket.send(msgspec.json.encode(command))
    while not isinstance(message := await socket.receive(), Ack | Failure):
        pass
    return message


class Sleeper(MemoryLog):
    """Logs to which others may have written before this host woke."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self.woken_at = 1.0

    def may_have_lost(self, since: float) -> bool:
        return since < self.woken_at


def sleeping_host() -> tuple[MemoryHost, Sleeper]:
    host = MemoryHost()
    host.log = log = Sleeper()
    host.ports = replace(host.ports, log=log, monotonic=lambda: log.time)
    return host, log


SIT = Sit("sit", 1)


async def connect(host: MemoryHost, room: Room) -> object:
    welcome = await (await host.connect(room.id, "eve", 1)).receive()
    return welcome.you if isinstance(welcome, Welcome) else welcome


async def read(host: MemoryHost, room: Room) -> object:
    del host
    return next((chair.seat for chair in (await room.info("eve")).chairs if chair.you), None)


async def look(host: MemoryHost, room: Room) -> object:
    del host
    return next(iter((await room.current()).seats_of("eve")), None)


async def repeat(host: MemoryHost, room: Room) -> object:
    del host
    replies: asyncio.Queue[Ack | Failure] = asyncio.Queue()
    room.submit(Asker("eve", "eve", None), SIT, replies.put_nowait)
    return 1 if isinstance(await replies.get(), Ack) and len(room.state.done) == 1 else None


@pytest.mark.parametrize("ask", [connect, read, look, repeat])
async def test_who_may_have_lost_the_room_reads_its_log_before_it_tells_anything(
    ask: Callable[[MemoryHost, Room], Awaitable[object]],
) -> None:
    (host, log), other = sleeping_host(), MemoryHost()
    room = await host.create("ann", RoomRequest("six", {"rounds": 1}, 3))
    other.log.heads, other.log.lines = log.heads, log.lines
    assert isinstance(await answer_to(await other.connect(room.id, "eve", None), SIT), Ack)
    log.time = 2.0
    lines = len(log.lines[room.id])
    assert await ask(host, room) == 1
    assert len(log.lines[room.id]) == lines
    await host.forget()
    await other.forget()


async def test_who_may_lose_the_room_at_any_time_refuses_nothing() -> None:
    host, log = sleeping_host()
    log.woken_at = 9.0
    room = await host.create("ann", RoomRequest("six", {"rounds": 1}, 3))
    eve = await host.connect(room.id, "eve", None)
    refusal = await answer_to(eve, Rename("too early", "Eve"))
    assert isinstance(refusal, Failure)
    assert refusal.code == "busy"
    assert isinstance(await answer_to(eve, Sit("sit", 1)), Ack)  # what is written would be refused by the log
    log.time = 10.0
    zoe = await host.connect(room.id, "zoe", None)
    refusal = await answer_to(zoe, Rename("late", "Zoe"))
    assert isinstance(refusal, Failure)
    assert refusal.code == "not_seated"
    await host.forget()


class Late(Inherited):
    """Logs of another host, which cannot be read while that is wanted."""

    away = False

    async def open(self, room: str) -> Opened | None:
        if self.away:
            raise StoreError("not now")
        return await super().open(room)


async def test_who_wants_their_seat_is_not_taken_for_an_onlooker_by_a_host_that_lags_behind() -> None:
    owner, lagging = MemoryHost(), MemoryHost()
    late = lagging.log = Late()
    lagging.ports = replace(lagging.ports, log=late, neighbors=Followed())
    room = await owner.create("ann", RoomRequest("six", {"rounds": 1}, 3))
    late.heads, late.lines = owner.log.heads, owner.log.lines
    await lagging.find(room.id)
    eve = await owner.connect(room.id, "eve", None)
    assert isinstance(await answer_to(eve, Sit("sit", 1)), Ack)
    late.away = True
    with pytest.raises(RefusalError, match="try again"):
        await lagging.connect(room.id, "eve", 1)
    late.away = False
    welcome = await (await lagging.connect(room.id, "eve", 1)).receive()
    assert isinstance(welcome, Welcome)
    assert welcome.you == 1
    await owner.forget()
    await lagging.forget()


async def test_room_that_is_taken_over_with_a_full_inbox_goes_on() -> None:
    host = MemoryHost()
    host.log = log = Inherited()
    neighbors = Followed()
    host.ports = replace(host.ports, log=log, neighbors=neighbors, limits=RoomLimits(inbox=2))
    room = await host.create("ann", TABLE)
    replies: list[Ack | Failure] = []
    asker = Asker("ann", "ann", 0)
    for number in range(4):
        room.submit(asker, Rename(f"waits {number}", "ann"), replies.append)
        while len(neighbors.role.jobs) <= number:  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0)
    log.owned = True
    room.mark_stale()
    room.submit(asker, Rename("new", "ann"), replies.append)
    async with asyncio.timeout(60):
        while len(replies) < 5:  # noqa: ASYNC110 - nobody announces it
            await asyncio.sleep(0)
    told = {reply.id: reply.code if isinstance(reply, Failure) else "ack" for reply in replies}
    assert told == {"waits 0": "ack", "waits 1": "ack", "waits 2": "unknown", "waits 3": "unknown", "new": "ack"}
    await host.forget()


class Thoughtful(Aloud):
    """Bots that never come to an end."""

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        await asyncio.Event().wait()
        return await super().ask(question, claim)


class Heir(Neighbors):
    """Takes whatever is released."""

    def __init__(self) -> None:
        self.released: list[str] = []

    async def release(self, room: str, epoch: int) -> None:
        self.released.append(room)


async def test_room_is_released_only_while_nothing_is_under_way() -> None:
    host, heir = MemoryHost(), Heir()
    host.ports = replace(host.ports, neighbors=heir, thinkers=Thoughtful())
    thinking = await host.create("ann", TABLE)
    await thinking.release()
    attended = await host.create("ann", RoomRequest("six", {}, 2))
    socket = await host.connect(attended.id, "ann", 0)
    await attended.release()
    assert heir.released == []
    socket.close()
    while attended.audience.connections or not attended.idle:  # noqa: ASYNC110 - nobody announces it
        await asyncio.sleep(0)
    await attended.release()
    await attended.release()  # what was released is somebody else's
    assert heir.released == [attended.id]
    await host.forget()

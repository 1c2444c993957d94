"""A room before the start: its host changes the table, fills it with bots, and knows who looks on."""

from __future__ import annotations

import msgspec
import pytest

from stado.rooms.audience import MOST_NAMED
from stado.rooms.chairs import OPEN, Chairs, Seating
from stado.rooms.decisions import Asker, RefusalError, decide
from stado.rooms.log import TableChanged
from stado.rooms.presence import NOBODY, Presence
from stado.rooms.protocol.commands import ChangeTable, Command, Sit, Stand, Start
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.protocol.messages import Ack, Failure, RoomChanged, Welcome
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.protocol.room import Clock, RoomInfo
from stado.rooms.reading import read_record
from stado.rooms.room import Room
from stado.rooms.state import room_info
from stado.testing.memory import MemoryHost, MemorySocket

ME, OPEN_CHAIR = ChairRequest("me"), ChairRequest("open")
ANN, BOB, EVE = (Asker(name, name, None) for name in ("ann", "bob", "eve"))
HERE = Presence(persons=frozenset(["ann", "bob", "eve"]))


async def open_room(host: MemoryHost, seats: int = 4) -> Room:
    return await host.create("ann", RoomRequest("six", {"rounds": 1}, seats))


def change(seats: int, clock: Clock | None = None, **options: object) -> ChangeTable:
    return ChangeTable("change", {"variant": "classic", "rounds": 1, **options}, seats, clock)


def refusal(room: Room, asker: Asker, command: Command) -> ErrorCode:
    with pytest.raises(RefusalError) as caught:
        decide(room.state, asker, command, HERE)
    return caught.value.code


async def do(socket: MemorySocket, command: Command) -> Ack | Failure:
    socket.send(msgspec.json.encode(command))
    while not isinstance(message := await socket.receive(), Ack | Failure):
        pass
    return message


async def see_room(socket: MemorySocket) -> tuple[RoomInfo, int | None]:
    while not isinstance(message := await socket.receive(), RoomChanged | Welcome):
        pass
    return message.room, message.you


def test_people_keep_their_chairs_or_move_and_bots_yield() -> None:
    ann, bob, cyd = (Seating(person=name, name=name) for name in ("ann", "bob", "cyd"))
    bot = Seating(level="novice")
    chairs = Chairs([ann, bot, OPEN, bob, cyd])
    assert chairs.resize(3) == {3: 2, 4: 1}
    assert chairs == [ann, cyd, bob]
    assert chairs.resize(5) == {}
    assert chairs == [ann, cyd, bob, OPEN, OPEN]
    chairs.resize(2 + 1)
    assert chairs == [ann, cyd, bob]


async def test_host_changes_variant_seats_and_clock_while_people_wait() -> None:
    host = MemoryHost()
    room = await open_room(host)
    ann, bob = await host.connect(room.id, "ann", 0), await host.connect(room.id, "bob", None)
    assert isinstance(await do(bob, Sit("sit", 3)), Ack)
    assert isinstance(await do(ann, ChangeTable("change", {"variant": "pro"}, 3, Clock(60))), Ack)
    while (seen := await see_room(bob))[0].seats != 3:
        pass
    info, you = seen
    assert (info.options["variant"], info.clock, you) == ("pro", Clock(60), 1)
    assert [chair.kind for chair in info.chairs] == ["person", "person", "open"]
    assert info.chairs[1].you
    # Lists tell the room from its first head and its summary.
    listed = room_info(host.log.heads[room.id], room.state.summary(), "bob", NOBODY)
    assert (listed.options, listed.seats, listed.clock) == (info.options, 3, Clock(60))
    await host.forget()
    again = (await host.find(room.id)).state
    assert (again.head.seats, again.game.seats, again.head.clock) == (3, 3, Clock(60))
    assert again.timers is not None
    await host.forget()


async def test_each_socket_of_one_device_goes_along_with_its_own_chair() -> None:
    host = MemoryHost()
    asked = RoomRequest("six", {"rounds": 1}, 4, chairs=(ME, OPEN_CHAIR, OPEN_CHAIR, ME))
    room = await host.create("ann", asked)
    first, last = await host.connect(room.id, "ann", 0), await host.connect(room.id, "ann", 3)
    await do(first, change(3))
    seen = {}
    for socket in (first, last):
        while (told := await see_room(socket))[0].seats != 3:
            pass
        seen[socket] = told[1]
    assert list(seen.values()) == [0, 1]
    assert isinstance(await do(last, Sit("move", 2)), Ack)
    while (told := await see_room(last))[0].chairs[2].kind != "person":
        pass
    assert told[1] == 2
    # A socket that comes after the changes is where it says.
    late = await host.connect(room.id, "ann", 2)
    assert (await see_room(late))[1] == 2
    assert isinstance(await do(last, Stand("stand")), Ack)
    while (told := await see_room(last))[0].chairs[2].kind == "person":
        pass
    assert told[1] is None
    await host.forget()


async def test_record_of_a_changed_table_is_that_of_the_match() -> None:
    host = MemoryHost()
    room = await open_room(host)
    ann = await host.connect(room.id, "ann", 0)
    await do(ann, change(2))
    await do(ann, Start("start", fill="novice"))
    state = room.state
    assert state.record is not None
    written = read_record(host.log.heads[room.id], host.log.lines[room.id], None)
    assert written is not None
    assert written.head == state.record.head
    assert written.head.bots == (None, "novice")
    await host.forget()


async def test_only_the_host_changes_the_table_and_only_before_the_start() -> None:
    host = MemoryHost()
    room = await open_room(host)
    ann = await host.connect(room.id, "ann", 0)
    assert refusal(room, EVE, change(3)) == "not_host"
    assert refusal(room, EVE, Start("start", fill="novice")) == "not_host"
    assert refusal(room, ANN, change(99 // 2)) == "bad_options"
    assert refusal(room, ANN, change(3, variant="none")) == "bad_options"
    assert refusal(room, ANN, Start("start", fill="wizard")) == "bad_options"
    assert decide(room.state, ANN, change(4), HERE) == []
    (entry,) = decide(room.state, ANN, change(3), HERE)
    assert isinstance(entry, TableChanged)
    for seat in (1, 2):
        assert isinstance(await do(ann, Sit(f"sit {seat}", seat)), Ack | Failure)
    bob, eve = await host.connect(room.id, "bob", None), await host.connect(room.id, "eve", None)
    await do(bob, Sit("sit", 0))
    await do(eve, Sit("sit", 1))
    assert refusal(room, ANN, change(2)) == "too_full"
    await do(ann, Start("start", fill="novice"))
    assert refusal(room, ANN, change(3)) == "started"
    await host.forget()


async def test_host_alone_knows_the_names_of_those_who_look_on() -> None:
    host = MemoryHost()
    room = await open_room(host)
    ann = await host.connect(room.id, "ann", 0)
    await host.connect(room.id, "eve", None)
    bob = await host.connect(room.id, "bob", None)
    info, _ = await see_room(ann)
    while info.spectators < 2:
        info, _ = await see_room(ann)
    assert info.onlookers == ("bob", "eve")
    info, _ = await see_room(bob)
    assert info.onlookers == ()
    assert room.state.info("eve", room.presence).onlookers == ()
    await do(bob, Sit("sit", 1))
    assert room.state.info("ann", room.presence).onlookers == ("eve",)
    for number in range(1, MOST_NAMED):
        await host.connect(room.id, f"guest {number:02}", None)
    assert len(room.state.info("ann", room.presence).onlookers) == MOST_NAMED
    await host.connect(room.id, "one too many", None)
    assert room.state.info("ann", room.presence).onlookers == ()
    await host.forget()

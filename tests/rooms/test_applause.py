"""A table shows feelings, and no flood of them."""

from __future__ import annotations

import asyncio

import msgspec

from stado.rooms.applause import Applause
from stado.rooms.protocol.commands import SendEmote
from stado.rooms.protocol.messages import Ack, AnyServerMessage, Emoted
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.testing.memory import MemoryHost


def test_ten_emotes_are_shown_in_a_second() -> None:
    applause = Applause()
    assert [applause.take(5000 + number) for number in range(12)] == [True] * 10 + [False] * 2
    assert [applause.take(6000), applause.take(6000), applause.take(6001)] == [True, False, True]


async def test_of_a_flood_of_emotes_ten_are_shown_and_all_acknowledged() -> None:
    host = MemoryHost()
    room = (await host.create("ann", RoomRequest("six", {}, 2, chairs=(ChairRequest("me"), ChairRequest("open"))))).id
    socket, heard = await host.connect(room, "ann", 0), list[AnyServerMessage]()
    async with asyncio.timeout(60):
        for number in range(15):
            socket.send(msgspec.json.encode(SendEmote(f"emote {number}", "moo")))
            while not (heard and isinstance(heard[-1], Ack) and heard[-1].id == f"emote {number}"):
                heard.append(await socket.receive())
    assert sum(isinstance(message, Emoted) for message in heard) == 10
    socket.close()
    await host.forget()

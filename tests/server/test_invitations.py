"""How others find a room: short codes, and the switch that opens the page to the local network."""

from __future__ import annotations

import socket
from hashlib import sha256

import pytest

from stado.server.people.codes import ALPHABET, LENGTH, clean_code, make_code
from stado.server.settings import Limits, Rate
from stado.server.wire import lan
from stado.testing.wire import Guest, Json, at_random, chairs
from tests.server.harness import refused, running

SIX = {"game": "six", "options": {"rounds": 1}, "seats": 2}
NEARBY = "127.0.0.2"  # stands for this machine's address in the network


def nearby() -> str | None:
    return NEARBY


async def open_room(host: Guest, *kinds: str, start: bool = False) -> str:
    room: Json = await host.post("/api/rooms", {**SIX, "chairs": chairs(*kinds), "start": start})
    return str(room["id"])


def test_codes_are_of_letters_that_nobody_confuses_and_all_as_likely() -> None:
    assert not set("0O1IL2Z5S6G8AEU") & set(ALPHABET) - {"G"}
    assert len(ALPHABET) ** LENGTH > 2**35
    codes = [make_code(int(sha256(b"%d" % number).hexdigest(), 16)) for number in range(2000)]
    assert len(set(codes)) == len(codes)
    assert set("".join(codes)) == {*ALPHABET, "-"}
    assert clean_code(" bcdf ghjk ") == clean_code("BcDf-GhJk") == "BCDF-GHJK"


async def test_code_leads_to_its_room_until_the_match_is_over(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend = await server.guest(), await server.guest()
        room = await open_room(host, "me", "open")
        code = (await host.get(f"/api/rooms/{room}/code"))["code"]
        assert code == (await friend.get(f"/api/rooms/{room}/code"))["code"]
        other = (await host.get(f"/api/rooms/{await open_room(host, 'me', 'open')}/code"))["code"]
        assert code != other
        for typed in (code, code.lower(), code.replace("-", ""), code.replace("-", "%20")):
            assert (await friend.get(f"/api/codes/{typed}"))["id"] == room
        assert await refused(friend, "GET", f"/api/codes/{code[:-1]}") == (404, "no_code")
        assert await refused(friend, "GET", "/api/codes/%00") == (404, "not_found")
        async with host.sit(room) as socket:
            await socket.do("start", fill="novice")
            assert (await friend.get(f"/api/codes/{code}"))["status"] == "running"
            await socket.play(at_random("code"))
        assert await refused(friend, "GET", f"/api/codes/{code}") == (404, "no_code")
        assert await refused(host, "GET", f"/api/rooms/{room}/code") == (400, "not_running")


async def test_guesses_are_few_and_a_code_tells_nothing_of_the_address(sqlite: str) -> None:
    limits = Limits(address_codes=Rate(0.001, 5.0))
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        room = await open_room(guest, "me", "open")
        code = (await guest.get(f"/api/rooms/{room}/code"))["code"]
        assert not set(code.replace("-", "").split()) & set(room.split("-"))
        answers = [await refused(guest, "GET", "/api/codes/BCDFGHJK") for _ in range(5)]
        assert answers == [(404, "no_code")] * 5
        # Whoever the guesser is by now, the address has had its tries.
        again = await server.guest()
        assert await refused(again, "GET", f"/api/codes/{code}") == (429, "rate_limited")


async def test_page_is_opened_to_the_network_and_shut_again(sqlite: str) -> None:
    async with running(sqlite, lan=nearby) as server:
        host = await server.guest()
        assert await host.get("/api/lan") == {"available": True, "address": None}
        port = server.server.port
        with pytest.raises(ConnectionRefusedError):
            await Guest(f"http://{NEARBY}:{port}").get("/api/me")
        opened = (await host.call("PUT", "/api/lan", {"open": True})).json
        assert opened == {"available": True, "address": f"http://{NEARBY}:{port}"}
        assert (await host.call("PUT", "/api/lan", {"open": True})).json == opened
        friend = Guest(opened["address"])
        await friend.get("/api/me")
        room = await open_room(host, "me", "open")
        async with friend.sit(room, origin=opened["address"]) as theirs, host.sit(room) as ours:
            assert (await theirs.do("sit", seat=1))["type"] == "ack"
            shut = (await host.call("PUT", "/api/lan", {"open": False})).json
            assert shut == {"available": True, "address": None}
            await theirs.drain()  # the connection ends
            # Who sits at the machine itself stays.
            assert (await ours.do("rename", name="Ann"))["type"] == "ack"
        with pytest.raises(ConnectionRefusedError):
            await Guest(f"http://{NEARBY}:{port}").get("/api/me")
        # And once more, so that the server ends with it open.
        assert (await host.call("PUT", "/api/lan", {"open": True})).json == opened


async def switch(guest: Guest, **headers: str) -> tuple[int, str]:
    reply = await guest.call("PUT", "/api/lan", {"open": True}, headers=headers)
    return reply.status, reply.json["error"]["code"]


async def test_nobody_but_who_sits_at_the_machine_turns_the_switch(sqlite: str) -> None:
    async with running(sqlite, lan=nearby) as server:
        host = await server.guest()
        other_page = {"origin": "http://example.org"}
        assert await switch(host, **other_page) == (403, "bad_origin")
        assert await switch(host, host="rebound.example.org") == (421, "bad_host")
        for proxied in ({"x-forwarded-for": "127.0.0.1"}, {"via": "1.1 proxy"}):
            assert await switch(host, **proxied) == (403, "not_local")
        assert await switch(host, **{"content-type": "text/plain"}) == (400, "bad_message")
        address = (await host.call("PUT", "/api/lan", {"open": True})).json["address"]
        friend = Guest(address)
        assert await friend.get("/api/lan") == {"available": False, "address": None}
        assert (await friend.call("PUT", "/api/lan", {"open": False})).json["error"]["code"] == "not_local"
        assert await switch(friend, host="127.0.0.1") == (403, "not_local")
        assert (await host.get("/api/lan"))["address"] == address


async def test_server_for_others_has_no_switch(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        assert await host.get("/api/lan") == {"available": False, "address": None}
        assert await switch(host) == (403, "not_local")


async def test_machine_without_a_network_says_so_and_another_network_shuts_the_page(sqlite: str) -> None:
    found: list[str | None] = [None]
    async with running(sqlite, lan=lambda: found[0]) as server:
        host = await server.guest()
        assert await host.get("/api/lan") == {"available": False, "address": None}
        assert await switch(host) == (409, "no_network")
        found[0] = NEARBY
        assert (await host.call("PUT", "/api/lan", {"open": True})).json["address"] is not None
        found[0] = "127.0.0.3"
        assert await host.get("/api/lan") == {"available": True, "address": None}


async def test_another_port_is_taken_where_the_same_one_is_busy(sqlite: str) -> None:
    async with running(sqlite, lan=nearby) as server:
        host = await server.guest()
        with socket.create_server((NEARBY, server.server.port)):
            address = (await host.call("PUT", "/api/lan", {"open": True})).json["address"]
            assert address != f"http://{NEARBY}:{server.server.port}"
            await Guest(address).get("/api/me")


def test_only_private_addresses_are_listened_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(map(lan.is_private, ["192.168.1.5", "10.0.0.7", "172.16.3.4"]))
    assert not any(map(lan.is_private, ["127.0.0.1", "169.254.3.4", "8.8.8.8", "0.0.0.0"]))
    found = lan.find_address()
    assert found is None or lan.is_private(found)

    class Unconnected(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("no route")

    monkeypatch.setattr(lan, "socket", Unconnected)
    assert lan.find_address() is None

"""What the server refuses, and what it never says."""

from __future__ import annotations

import asyncio
import logging
import socket as sockets
from collections.abc import Iterator
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from stado.games import GAMES
from stado.server.people.tokens import Signer
from stado.server.settings import Limits, Rate, Share, parse_limits
from stado.testing.wire import Guest, at_random, chairs
from tests.server.harness import LOGS, NO_LIMITS, refused, running

GAME = GAMES[0].name


async def quick_room(guest: Guest, *kinds: str, start: bool = True) -> str:
    request = {"game": GAME, "seats": len(kinds), "chairs": chairs(*kinds), "start": start}
    return str((await guest.post("/api/rooms", request))["id"])


def embedding_sites() -> Iterator[tuple[str, str, int]]:
    """Where a request without an origin comes from, what for, and how it is answered."""
    for site in ("cross-site", "same-site"):
        yield from ((site, "image", 403), (site, "iframe", 403), (site, "document", 200))
    yield from (("same-origin", "empty", 200), ("none", "document", 200))


async def test_other_sites_pages_cannot_connect_or_post(sqlite: str) -> None:
    async with running(sqlite, origins=("https://friends.example",)) as server:
        guest = await server.guest()
        room = await quick_room(guest, "me", "casual")
        with pytest.raises(InvalidStatus) as refusal:
            async with guest.sit(room, origin="https://evil.example"):
                pass
        assert refusal.value.response.status_code == 403
        for origin in (server.base, "https://friends.example"):
            async with guest.sit(room, origin=origin) as socket:
                await socket.next("welcome")
        for site, dest, status in embedding_sites():
            embedded = {"sec-fetch-site": site, "sec-fetch-dest": dest}
            assert (await guest.call("GET", "/api/me", headers=embedded)).status == status
        for origin in ("http://[::1", "http://[x]", "http://]", "http://[v1.zz]", "http://127.0.0.1:abc"):
            reply = await guest.call("GET", "/api/me", headers={"origin": origin})
            assert (reply.status, reply.json["error"]["code"]) == (403, "bad_origin")
            with pytest.raises(InvalidStatus) as refusal:
                async with guest.sit(room, origin=origin):
                    pass
            assert refusal.value.response.status_code == 403
        for origin, status in (("https://evil.example", 403), ("null", 403), (server.base, 200)):
            reply = await guest.call("POST", "/api/me/link", {}, headers={"origin": origin})
            assert reply.status == status
        plain = await guest.call("POST", "/api/rooms", {"game": GAME}, headers={"content-type": "text/plain"})
        assert plain.json["error"]["code"] == "bad_message"
        loud = {"content-type": "APPLICATION/JSON; charset=utf-8"}
        assert (await guest.call("POST", "/api/rooms", {"game": GAME}, headers=loud)).status == 201


async def test_what_is_nested_too_deeply_or_not_printable_is_refused_in_words(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        deep = 3000 * "[" + 3000 * "]"
        body = f'{{"game": "{GAME}", "options": {{"limit": {deep}}}}}'
        reply = await guest.call("POST", "/api/rooms", raw=body.encode())
        assert (reply.status, reply.json["error"]["message"]) == (400, "JSON that is nested too deeply")
        async with guest.sit(await quick_room(guest, "me", "casual")) as socket:
            await socket.connection.send(f'{{"type": "change_table", "id": "x", "options": {{"limit": {deep}}}}}')
            told = await socket.next("failure", "ack")
            assert (told["code"], told["message"]) == ("bad_message", "JSON that is nested too deeply")
            await socket.connection.send('{"type": "rename", "id": "x\\n", "name": "Ann"}')
            assert (await socket.next("failure", "ack"))["code"] == "bad_message"


async def test_a_socket_says_which_seat_and_number_it_wants_or_nothing(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await quick_room(guest, "me", "casual")
        for query in ({"seat": "x"}, {"seat": "-1"}, {"seat": "None"}, {"seq": "1.5"}, {"seq": "9" * 30}):
            async with guest.sit(room, **query) as socket:
                assert (await socket.next())["code"] == "bad_message"
                assert (await socket.next())["type"] == "bye"
        for query in ({}, {"seat": ""}, {"seat": "0", "seq": "0"}, {"seat": "63"}, {"seat": "01"}):
            async with guest.sit(room, **query) as socket:
                assert (await socket.next("welcome"))["you"] == 0


async def test_forged_cookies_make_nobody(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await quick_room(guest, "me", "casual")
        person = (await guest.get("/api/me"))["person"]
        device = (await guest.post("/api/me/link", {}))["token"]
        forged = [
            Signer("guess").sign("guest", person),
            f"{person}.0.",
            f"{person}.0.{'0' * 64}",
            guest.cookie[6:-1] + "é",
            guest.cookie[6:] + "0",
            device,
            "",
            "....",
        ]
        for token in forged:
            thief = Guest(server.base, f"stado={token}")
            async with thief.sit(room) as socket:
                assert (await socket.next())["code"] == "bad_token"
            assert (await thief.get("/api/me"))["person"] != person


async def test_device_link_is_good_for_a_quarter_of_an_hour(sqlite: str) -> None:
    now = 1_800_000_000_000
    async with running(sqlite, clock=lambda: now) as server:
        guest, phone = await server.guest(), await server.guest()
        link = (await guest.post("/api/me/link", {}))["token"]
        now += 900_001
        assert (await phone.call("POST", "/api/me/claim", {"token": link})).status == 403
        assert (await phone.call("POST", "/api/me/claim", {"token": guest.cookie[6:]})).status == 403


async def test_seats_belong_to_persons(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, other = await server.guest(), await server.guest()
        room = await quick_room(host, "me", "casual")
        async with other.sit(room, seat=0) as socket:
            assert (await socket.next("welcome"))["you"] is None
            update = await socket.next("update")
            assert (update["prompt"], update["decision"], update["view"]["hand"]) == (None, None, [])
            for kind in ("leave", "return", "stand", "rename", "add_salt"):
                fields = {"rename": {"name": "me"}, "add_salt": {"text": "x"}}.get(kind, {})
                assert (await socket.do(kind, **fields))["code"] in ("not_seated", "started")
            answer = {"decision": 0, "action": {"type": "pick_card", "card": 1}}
            assert (await socket.do("answer", **answer))["code"] == "not_seated"


async def test_flood_gets_a_clear_error_and_then_the_end(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, person_messages=Rate(0.001, 5))
    async with running(sqlite, limits=limits) as server:
        guest, other = await server.guest(), await server.guest()
        room = await quick_room(guest, "me", "casual")
        async with guest.sit(room) as socket:
            await socket.next("welcome")
            for _ in range(40):
                await socket.send("send_emote", emote="moo")
            messages = await socket.drain()
        assert [message["code"] for message in messages if message["type"] == "failure"] == ["rate_limited"] * 10
        assert messages[-1] == {"type": "bye", "reason": "rate", "reconnect": False}
        async with other.sit(room) as socket:
            assert (await socket.do("send_emote", emote="moo"))["type"] == "ack"


async def test_a_message_too_many_is_refused_under_its_id(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, person_messages=Rate(0.001, 1))
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        async with guest.sit(await quick_room(guest, "me", "casual")) as socket:
            assert (await socket.do("send_emote", emote="moo"))["type"] == "ack"
            assert (await socket.do("send_emote", emote="moo"))["code"] == "rate_limited"


async def test_addresses_have_limits_too(sqlite: str) -> None:
    limits = msgspec.structs.replace(
        NO_LIMITS, address_requests=Rate(0.001, 8), new_persons=Rate(0.001, 2), address_connections=1
    )
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        room = await quick_room(guest, "me", "casual")
        await server.guest()
        third = await Guest(server.base).call("GET", "/api/me")
        assert (third.status, third.json["error"]["code"]) == (429, "rate_limited")
        async with guest.sit(room) as socket, guest.sit(room) as second:
            await socket.next("welcome")
            assert (await second.next())["code"] == "too_many"
        statuses = [(await guest.call("GET", "/api/me")).status for _ in range(8)]
        assert set(statuses) == {200, 429}


async def test_proxies_are_believed_only_when_asked(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, new_persons=Rate(0.001, 1))

    async def comes_from(base: str, address: str) -> int:
        return (await Guest(base).call("GET", "/api/me", headers={"x-forwarded-for": address})).status

    async with running(sqlite, limits=limits) as server:
        assert [await comes_from(server.base, f"192.0.2.{number}") for number in (1, 2)] == [200, 429]
    async with running(sqlite, limits=limits, trusted_proxies="127.0.0.1") as server:
        assert [await comes_from(server.base, f"192.0.2.{number}") for number in (1, 2, 2)] == [200, 200, 429]


async def test_rooms_of_one_person_are_bounded(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, rooms=2)
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        for _ in range(2):
            await quick_room(guest, "me", "open", start=False)
        reply = await guest.call("POST", "/api/rooms", {"game": GAME})
        assert (reply.status, reply.json["error"]["code"]) == (429, "too_many")


async def test_large_messages_and_bodies_are_refused(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, body_bytes=1000, record_bytes=2000)
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        room = await quick_room(guest, "me", "casual")
        async with guest.sit(room) as socket:
            await socket.connection.send("x" * 9000)
            await socket.drain()
            assert socket.connection.close_code == 1009
        for path, size in (("/api/rooms", 1001), ("/api/replay", 2001)):
            reply = await guest.call("POST", path, raw=b" " * size)
            assert (reply.status, reply.json["error"]["code"]) == (413, "too_large")


async def test_every_reply_has_strict_headers(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        for path in ("/", "/room/x", "/api/me", "/api/none", "/healthz", "/locales", "/nothing.js"):
            headers = (await guest.call("GET", path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # compiles WebAssembly, and nothing else
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        assert (await guest.call("GET", "/api/me")).headers["cache-control"] == "no-store"


async def test_logs_and_errors_tell_no_secret(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with running(sqlite) as server:
        guest = await server.guest()
        room_id = await quick_room(guest, "me", "casual")
        room = await server.services.lobby.find(room_id)
        seed, seen = room.state.head.seed, []
        async with guest.sit(room_id, seq=0) as socket:
            server.troubles = 2
            room.state.apply = None  # type: ignore[assignment, method-assign]
            assert (
                await socket.do("answer", decision=0, action=(await socket.see_update(bool))["prompt"]["legal"][0])
            )["code"] == "internal"
            await socket.see_update(lambda update: update["waiting"] == [0])
            seen.append("".join(socket.texts))
            server.services.lobby.find = None  # type: ignore[assignment, method-assign]
            seen.append((await guest.call("GET", f"/api/rooms/{room_id}")).body.decode())
        told = str(LOGS.entries) + caplog.text
        assert "room failed" in told
        assert "request failed" in told
        for text in (*seen, told):
            assert seed not in text
            assert guest.cookie[6:] not in text
            assert "Traceback" not in text or text is told
        assert room_id not in told


async def test_stalled_reader_is_dropped_and_hurts_nobody(sqlite: str) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, queue=8)
    async with running(sqlite, limits=limits) as server:
        guest, slow = await server.guest(), await server.guest()
        room = await quick_room(guest, "me", "casual", "casual")
        at = urlsplit(server.base)
        stalled = sockets.socket()
        stalled.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        stalled.setblocking(False)
        await asyncio.get_running_loop().sock_connect(stalled, (at.hostname, at.port))
        hello = (
            f"GET /api/rooms/{room}/socket?seq=0 HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {slow.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c3RhbGxlZCByZWFkZXIhIQ==\r\n\r\n"
        )
        await asyncio.get_running_loop().sock_sendall(stalled, hello.encode())
        await asyncio.get_running_loop().sock_recv(stalled, 1)  # it is in the room, and stops reading
        async with guest.sit(room) as socket:
            await socket.play(at_random("stalled"))
            for _ in range(2000):
                if server.services.metrics.dropped.labels("slow")._value.get():
                    break
                await socket.do("send_emote", emote="moo")
        assert server.services.metrics.dropped.labels("slow")._value.get() == 1
        stalled.close()


def test_a_host_sets_limits_by_name() -> None:
    limits = parse_limits(["rooms=40", "person_messages=2.5/10", "reviews=1/2/3", "replay_seconds=0.5"])
    assert (limits.rooms, limits.replay_seconds) == (40, 0.5)
    assert (limits.person_messages, limits.reviews) == (Rate(2.5, 10), Share(1, 2, 3))
    assert parse_limits([]) == Limits()


def test_default_limits_let_a_quick_player_be() -> None:
    limits = Limits()
    assert limits.person_messages.burst >= 60
    assert limits.message_bytes == 8192


@pytest.mark.parametrize("asked", ["GET /api/daily/a%00b", "DELETE /api/me/links/%00", "GET /api/rooms/%00"])
async def test_a_name_that_no_store_can_hold_is_not_found(database: str, asked: str) -> None:
    async with running(database) as server:
        method, path = asked.split()
        assert await refused(await server.guest(), method, path) == (404, "not_found")

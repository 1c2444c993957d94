"""Finished matches from elsewhere are verified, and kept among their sender's."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.match import Match
from stado.core.record import format_record
from stado.games import make_game
from stado.server.settings import Rate
from stado.testing.wire import Guest, Json
from tests.server.harness import NO_LIMITS, running


def play() -> str:
    game = make_game("three", {"variant": "standard"}, 2)
    match = Match(game, "sent", names=("Ann", "casual"), bots=(None, "casual"))
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, game.prompt(match.state, seat).legal[0])
    return format_record(match.record)


async def send(guest: Guest, text: str) -> tuple[int, Json]:
    reply = await guest.call("POST", "/api/records", raw=text.encode(), headers={"content-type": "text/plain"})
    return reply.status, reply.json


async def test_a_match_that_was_sent_is_among_ones_replays_once(sqlite: str) -> None:
    text = play()
    async with running(sqlite) as server:
        one, other = await server.guest(), await server.guest()
        status, room = await send(one, text)
        assert (status, room["status"]) == (201, "over")
        assert (await send(one, text))[1]["id"] == room["id"]
        assert [listed["id"] for listed in (await one.get("/api/replays"))["rooms"]] == [room["id"]]
        assert (await other.get("/api/replays"))["rooms"] == []
        assert (await one.call("GET", f"/api/rooms/{room['id']}/record")).body.decode() == text
        assert (await send(other, text))[1]["id"] != room["id"]


async def test_a_match_that_was_changed_is_refused(sqlite: str) -> None:
    head, *rest = play().splitlines(keepends=True)
    async with running(sqlite) as server:
        guest = await server.guest()
        for text in ("", "hello", "".join([head, *rest[1:]]), head):
            status, told = await send(guest, text)
            assert (status, told["error"]["code"]) == (400, "bad_record")
        assert (await guest.get("/api/replays"))["rooms"] == []


async def test_an_address_sends_a_limited_number_to_be_kept(sqlite: str) -> None:
    text = play()
    limits = replace(NO_LIMITS, address_records=Rate(0.001, 2.0))
    async with running(sqlite, limits=limits) as server:
        statuses = [(await send(await server.guest(), text))[0] for _ in range(3)]
        assert statuses == [201, 201, 429]

"""Advice in a running match, for those who play with bots alone."""

from __future__ import annotations

import msgspec

from stado.rooms.advice import lone_question
from stado.testing.wire import Guest, Json, chairs
from tests.server.harness import refused, running

SIX = {"game": "six", "options": {"rounds": 1}, "seats": 3}


async def open_room(host: Guest, *kinds: str, start: bool = True) -> str:
    room: Json = await host.post("/api/rooms", {**SIX, "chairs": chairs(*kinds), "start": start})
    return str(room["id"])


async def refused_advice(guest: Guest, room: str) -> tuple[int, str]:
    return await refused(guest, "GET", f"/api/rooms/{room}/advice")


async def test_every_answer_is_weighed_again_and_again_until_the_match_is_over(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await open_room(guest, "me", "casual", "novice")
        asked: list[Json] = []

        def due(update: Json) -> bool:
            return update["outcome"] is not None or update["decision"] == len(asked)

        async with guest.sit(room) as socket:
            while (update := await socket.see_update(due))["outcome"] is None:
                advice = await guest.get(f"/api/rooms/{room}/advice")
                assert advice == await guest.get(f"/api/rooms/{room}/advice")
                assert advice["decision"] == update["decision"] == len(asked)
                legal = update["prompt"]["legal"]
                assert sorted(map(str, legal)) == sorted(str(answer["action"]) for answer in advice["answers"])
                asked.append(advice)
                await socket.do("answer", decision=update["decision"], action=advice["answers"][0]["action"])
        assert len(asked) >= 10
        worths = [[answer["value"] for answer in advice["answers"] if answer["error"] is not None] for advice in asked]
        assert all(values == sorted(values, reverse=True) for values in worths)
        assert await refused_advice(guest, room) == (409, "not_asked")


async def test_advice_is_for_those_who_play_with_bots_alone(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend = await server.guest(), await server.guest()
        assert await refused_advice(friend, await open_room(host, "me", "casual", "casual")) == (403, "not_seated")
        assert await refused_advice(host, await open_room(host, "me", "me", "casual")) == (403, "not_alone")
        waiting = await open_room(host, "me", "open", "casual", start=False)
        assert await refused_advice(host, waiting) == (409, "not_asked")
        async with friend.sit(waiting) as socket:
            await socket.do("sit", seat=1)
        async with host.sit(waiting) as socket:
            await socket.do("start")
        assert await refused_advice(host, waiting) == (403, "not_alone")
        assert await refused_advice(host, "nowhere") == (404, "not_found")


async def test_who_advises_is_told_no_more_than_the_seat(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await server.services.lobby.find(await open_room(guest, "casual", "me", "casual"))
        person = (await guest.get("/api/me"))["person"]
        _, question = lone_question(await room.current(), person)
        match = room.state.match
        assert match is not None
        assert bytes(question.view) == msgspec.json.encode(match.game.view(match.state, 1))
        assert match.head.seed not in msgspec.json.encode(question).decode()

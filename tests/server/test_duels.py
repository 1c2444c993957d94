"""Deals of the day and challenges, played on a server."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.errors import RecordError
from stado.core.record import LoggedAction, Record, parse_record
from stado.teach.challenge import check_reply, format_challenge, parse_challenge, tell_match
from stado.teach.daily import check_result, find_deal
from stado.teach.par import play_par
from stado.testing.wire import Guest, Json, chairs
from tests.server.harness import Running, refused, running

GAME = "six"
CLASSIC = date(2026, 1, 4)  # a day whose deal is soon played


def today() -> date:
    return datetime.now(UTC).date()


async def play(guest: Guest, room: str, *, worst: bool = False) -> Json:
    """Play to the end, with the first answer each time or the last; the outcome."""
    given = 0

    def due(update: Json) -> bool:
        return update["outcome"] is not None or update["decision"] == given

    async with guest.sit(room) as socket:
        while (update := await socket.see_update(due))["outcome"] is None:
            action = update["prompt"]["legal"][-1 if worst else 0]
            await socket.do("answer", decision=given, action=action)
            given += 1
        outcome: Json = update["outcome"]
        return outcome


async def record_of(guest: Guest, room: str) -> Record:
    reply = await guest.call("GET", f"/api/rooms/{room}/record")
    assert reply.status == 200
    return parse_record(reply.body.decode())


async def open_deal(guest: Guest) -> str:
    room: Any = await guest.post(f"/api/daily/{GAME}", {})
    return str(room["id"])


async def test_the_deal_of_the_day_is_the_same_for_everybody_and_counts_once(sqlite: str) -> None:
    async with running(sqlite) as server:
        one, other = await server.guest(), await server.guest()
        first, second = await open_deal(one), await open_deal(other)
        assert first != second
        assert await open_deal(one) == first
        assert await refused(one, "GET", f"/api/rooms/{first}/advice") == (403, "counted")
        score = (await play(one, first))["scores"][0]
        assert (await play(other, second))["scores"][0] == score
        assert await open_deal(one) == first
        told = await one.get(f"/api/daily/{GAME}")
        assert told["day"] == today().isoformat()
        assert told["room"]["id"] == first
        assert [(result["score"], result["you"]) for result in told["results"]] == [(score, True), (score, False)]


async def test_nobody_plays_for_whoever_leaves_an_attempt(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await open_deal(guest)
        async with guest.sit(room) as socket:
            await socket.do("leave")
        told = await guest.get(f"/api/rooms/{room}")
        assert (told["status"], told["chairs"][0]["stand_in"]) == ("running", False)
        await play(guest, room)


async def test_who_asks_for_the_deal_many_times_at_once_gets_one_room(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        assert len(set(await asyncio.gather(*(open_deal(guest) for _ in range(6))))) == 1


async def test_attempt_that_another_process_was_faster_to_make_is_found(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server:
        guest = await server.guest()
        room = await open_deal(guest)
        find = server.services.lobby.find_attempt

        async def come_too_late(*_: object) -> None:
            monkeypatch.setattr(server.services.lobby, "find_attempt", find)

        monkeypatch.setattr(server.services.lobby, "find_attempt", come_too_late)
        assert await open_deal(guest) == room


@pytest.mark.parametrize("path", ["/api/me/link", f"/api/daily/{GAME}", "/api/challenges/any"])
async def test_body_that_says_nothing_is_json_too(sqlite: str, path: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        plain = await guest.call("POST", path, raw=b"{}", headers={"content-type": "text/plain"})
        assert (plain.status, plain.json["error"]["code"]) == (400, "bad_message")


async def test_who_has_played_is_told_what_bots_make_of_it(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = (await guest.post(f"/api/daily/{GAME}?day={CLASSIC}", {}))["id"]
        path = f"/api/daily/{GAME}/pars?day={CLASSIC}"
        assert await refused(guest, "GET", path) == (409, "not_over")
        await play(guest, room)
        deal = find_deal(GAME, CLASSIC)
        pars = (await guest.get(path))["pars"]
        assert [par["level"] for par in pars] == ["casual", "strong", "master"]
        for par in pars:
            outcome = play_par(deal, par["level"]).outcome
            assert outcome is not None
            assert (par["score"], par["rank"]) == (outcome.scores[0], outcome.ranks[0])
            told = await guest.call("POST", "/api/replay", raw=par["text"].encode())
            assert json.loads(told.body)["outcome"]["scores"][0] == par["score"]
        assert (await guest.get(path))["pars"] == pars


async def test_a_record_of_the_server_is_what_anybody_computes_again(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await open_deal(guest)
        outcome = await play(guest, room, worst=True)
        record, deal = await record_of(guest, room), find_deal(GAME, today())
        assert check_result(deal, record).score == outcome["scores"][0]
        place = next(number for number, entry in enumerate(record.log) if entry.seat == 1)
        legal = next(entry.action for entry in record.log[place + 1 :] if entry.seat == 1)
        forged = (*record.log[:place], LoggedAction(1, legal), *record.log[place + 1 :])
        with pytest.raises(RecordError):
            check_result(deal, replace(record, log=forged))


async def challenge(server: Running) -> tuple[Guest, Json]:
    """A finished match against bots, and the challenge that it makes."""
    guest = await server.guest()
    wanted = {"game": "six", "options": {"rounds": 1}, "seats": 3, "chairs": chairs("casual", "me", "novice")}
    room = (await guest.post("/api/rooms", {**wanted, "start": True}))["id"]
    assert await refused(guest, "GET", f"/api/rooms/{room}/challenge") == (409, "not_over")
    outcome = await play(guest, room)
    told: Json = await guest.get(f"/api/rooms/{room}/challenge")
    assert told["score"] == outcome["scores"][1]
    return guest, told


async def test_a_finished_match_is_a_challenge_that_is_taken_once(sqlite: str) -> None:
    async with running(sqlite) as server:
        _, told = await challenge(server)
        friend = await server.guest()
        path = f"/api/challenges/{told['text']}"
        assert await friend.get(path) == told
        room = (await friend.post(path, {}))["id"]
        assert (await friend.post(path, {}))["id"] == room
        # However it is told, it is the same task.
        told_otherwise = [f"{told['text']}AAAA", format_challenge(replace(parse_challenge(told["text"]), name="X"))]
        for text in told_otherwise:
            assert (await friend.post(f"/api/challenges/{text}", {}))["id"] == room
        outcome = await play(friend, room)
        record = await record_of(friend, room)
        assert check_reply(parse_challenge(told["text"]), record) == outcome["scores"][1]
        assert (await friend.get(path))["room"]["outcome"] == outcome


async def test_a_challenge_of_a_day_s_deal_is_the_one_attempt_at_that_deal(sqlite: str) -> None:
    async with running(sqlite) as server:
        one, friend = await server.guest(), await server.guest()
        await play(one, first := await open_deal(one))
        told = await one.get(f"/api/rooms/{first}/challenge")
        assert (await one.get(f"/api/challenges/{told['text']}"))["room"]["id"] == first
        path = f"/api/challenges/{told['text']}"
        assert (await friend.post(path, {}))["id"] == await open_deal(friend)
        made = parse_challenge(told["text"])
        ahead = find_deal(GAME, today() + timedelta(days=4))  # of as many seats
        text = format_challenge(tell_match(play_par(ahead, "novice").record, 0))
        assert made.bots == parse_challenge(text).bots
        assert await refused(friend, "GET", f"/api/challenges/{text}") == (404, "not_found")
        assert await refused(friend, "POST", f"/api/challenges/{text}", b"{}") == (404, "not_found")


async def test_what_is_no_deal_and_no_challenge_is_refused(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        tomorrow = (today() + timedelta(days=1)).isoformat()
        assert await refused(guest, "GET", f"/api/daily/{GAME}?day={tomorrow}") == (404, "not_found")
        assert await refused(guest, "GET", f"/api/daily/{GAME}?day=soon") == (400, "bad_message")
        assert await refused(guest, "GET", "/api/daily/chess") == (404, "not_found")
        assert await refused(guest, "GET", "/api/challenges/stado1.nonsense") == (400, "bad_record")


async def test_a_score_that_nobody_made_is_neither_shown_nor_taken(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest, told = await challenge(server)
        made = parse_challenge(told["text"])
        for changes in ({"score": made.score - 1}, {"answers": made.answers[:5]}, {"seed": "another"}):
            path = f"/api/challenges/{format_challenge(replace(made, **changes))}"
            assert await refused(guest, "GET", path) == (400, "bad_record")
            assert await refused(guest, "POST", path, b"{}") == (400, "bad_record")
        assert (await guest.get("/api/rooms/mine"))["rooms"] == []

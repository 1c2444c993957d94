"""Reviews of finished matches: of the step asked for, the same each time, and never in anybody's way."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.games.six.actions import PickCard
from stado.rooms import reviews
from stado.rooms.reviews import review_text
from stado.server.people.sharer import Sharer
from stado.server.settings import Limits, Share
from stado.server.thinking import reviewer
from stado.server.thinking.reviewer import Reviewer
from stado.testing.wire import PATIENCE, Guest, Json, at_random, chairs
from tests.server.harness import NO_LIMITS, Running, refused, running

ANNA = Sharer("anna", "192.0.2.1")
SIX = {"game": "six", "options": {"rounds": 1}, "seats": 2}


def play(game: str = "six", *, seats: int | None = None, **options: Any) -> Match:
    """A match played at random."""
    rules = make_game(game, options, seats)
    match, rng = Match(rules, "review"), Rng("review")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, rng.choice(rules.prompt(match.state, seat).legal))
    return match


def text_of(match: Match) -> str:
    return format_record(match.record)


async def finish(guest: Guest) -> Json:
    room: Json = await guest.post("/api/rooms", {**SIX, "chairs": chairs("me", "casual"), "start": True})
    async with guest.sit(room["id"]) as socket:
        await socket.play(at_random("review"))
    return room


async def test_each_step_of_a_finished_match_has_its_review_unless_there_was_no_choice(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, stranger = await server.guest(), await server.guest()
        room = await finish(host)
        steps = (await host.get(f"/api/rooms/{room['id']}/replay"))["steps"]
        record = (await host.call("GET", f"/api/rooms/{room['id']}/record")).body
        assert {step["choice"] for step in steps} == {True, False}
        for number, step in enumerate(steps):
            (review,) = await host.get(f"/api/rooms/{room['id']}/reviews?step={number}")
            assert (review is not None) == step["choice"]
            if review is None:
                continue
            assert review["seat"] == step["seat"]
            assert review["answers"][review["given"]]["action"] == step["action"]
            assert review["answers"][review["given"]]["text"] == step["text"]
            best = review["answers"][0]["value"]
            assert review["loss"] == max(0, best - review["answers"][review["given"]]["value"])
        server.services.reviewer._kept.clear()
        for number in (1, len(steps) // 2):
            same = await stranger.call("POST", f"/api/reviews?step={number}", raw=record)
            assert same.json == await host.get(f"/api/rooms/{room['id']}/reviews?step={number}")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_step_is_the_action_of_that_place_in_the_log(game: str) -> None:
    match = play(game)
    text, entries = text_of(match), match.log
    wanted = [number for number, entry in enumerate(entries) if entry.seat != CHANCE][:: max(1, len(entries) // 6)]
    for number in wanted:
        (review,) = review_text(text, [number])
        if review is not None:
            assert review.seat == entries[number].seat
            given = review.answers[review.given]
            assert given.action == msgspec.convert(entries[number].action, match.game.action_type)
            assert given.text == match.game.format_action(given.action)
    chance = next(number for number, entry in enumerate(entries) if entry.seat == CHANCE)
    assert review_text(text, [chance]) == [None]


def test_a_pick_and_the_one_it_was_changed_to_are_each_reviewed() -> None:
    match = Match(make_game("six", {"rounds": 1}, 2), "changed")
    first, second = match.game.prompt(match.state, 0).legal[:2]
    match.act(0, first)
    match.act(0, second)
    changed = len(match.log) - 1
    rng = Rng("changed")
    while match.to_act:
        match.act(match.to_act[0], rng.choice(match.game.prompt(match.state, match.to_act[0]).legal))
    for number, action in ((changed - 1, first), (changed, second)):
        (review,) = review_text(text_of(match), [number])
        assert review is not None
        assert isinstance(action, PickCard)
        assert (review.seat, review.answers[review.given].action) == (0, action)


def test_the_same_step_is_reviewed_alike_alone_and_among_others() -> None:
    text = text_of(play(seats=3, rounds=1))
    (one,) = review_text(text, [4])
    assert review_text(text, [5, 4, 4]) == [*review_text(text, [5]), one, one]


async def test_only_good_steps_of_good_records_of_finished_matches_are_reviewed(sqlite: str) -> None:
    limits = Limits(record_bytes=100_000, person_requests=NO_LIMITS.person_requests)
    async with running(sqlite, limits=limits) as server:
        guest = await server.guest()
        room = await guest.post("/api/rooms", {**SIX, "chairs": chairs("me", "open")})
        assert await refused(guest, "GET", f"/api/rooms/{room['id']}/reviews?step=0") == (409, "not_over")
        assert await refused(guest, "GET", "/api/rooms/nobody/reviews?step=0") == (404, "not_found")
        match = play(seats=2, rounds=1)
        good = text_of(match).encode()
        for query in (
            "",
            "?step=",
            "?step=x",
            "?step=-1",
            "?step=999999",
            f"?step={len(match.log)}",
            "?step=1&step=x",
            "?" + "&".join(["step=1"] * 9),
        ):
            assert await refused(guest, "POST", f"/api/reviews{query}", good) == (400, "bad_message"), query
        for bad in (b"", b"\xff", good[:-9], good.replace(b'"card":', b'"card":1', 1)):
            assert await refused(guest, "POST", "/api/reviews?step=1", bad) == (400, "bad_record"), bad[:20]
        running_match = b"".join(good.splitlines(keepends=True)[:5])
        assert await refused(guest, "POST", "/api/reviews?step=1", running_match) == (409, "not_over")
        assert await refused(guest, "POST", "/api/reviews?step=1", b"x" * 100_001) == (413, "too_large")


@asynccontextmanager
async def held_up(
    server: Running, monkeypatch: pytest.MonkeyPatch, path: str, guests: list[Guest]
) -> AsyncIterator[None]:
    """While each of the guests waits for a review; all of them get it in the end."""
    release = threading.Event()
    find = reviews.find

    def wait(line: bytes) -> bytes:
        release.wait(PATIENCE)
        return find(line)

    monkeypatch.setattr(reviewer, "find", wait)
    asking = [asyncio.create_task(guest.get(path)) for guest in guests]
    while len(server.services.reviewer.tasks) < len(guests):  # noqa: ASYNC110 - nobody announces it
        await asyncio.sleep(0.01)
    yield
    assert not any(task.done() for task in asking)
    release.set()
    first, *others = await asyncio.gather(*asking)
    assert first is not None
    assert all(other == first for other in others)


async def test_who_asks_for_too_much_at_once_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite, limits=Limits(reviews=Share(1, 9, 2))) as server:
        guests = [await server.guest() for _ in range(3)]
        path = f"/api/rooms/{(await finish(guests[0]))['id']}/reviews?step=1"
        async with held_up(server, monkeypatch, path, guests[:2]):
            assert await refused(guests[0], "GET", path) == (429, "rate_limited")
            assert await refused(guests[2], "GET", path) == (503, "busy")
        assert await guests[2].get(path) is not None


async def test_a_match_goes_on_while_a_review_is_thought_of(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        path = f"/api/rooms/{(await finish(guest))['id']}/reviews?step=1"
        async with held_up(server, monkeypatch, path, [guest]):
            await finish(guest)


def test_a_match_is_carried_out_once_for_all_who_ask_about_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    reviews._read_match.cache_clear()
    match = play(seats=2, rounds=1)
    carried_out: list[object] = []

    def carry_out(*asked: object) -> Match:
        carried_out.append(asked)
        return match

    monkeypatch.setattr(reviews, "replay_record", carry_out)
    for step in range(4):
        review_text(text_of(match), [step, step + 1])
    assert len(carried_out) == 1


async def test_a_review_is_kept_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(play(seats=2, rounds=1))
    monkeypatch.setattr(reviewer, "_KEPT", 2)
    made = Reviewer(Limits(), apart=False)
    thought: list[bytes] = []
    find = reviews.find

    def note(line: bytes) -> bytes:
        thought.append(line)
        return find(line)

    monkeypatch.setattr(reviewer, "find", note)
    for step in (0, 1, 0, 2, 0, 1):
        assert await made.review(ANNA, text, [step])
    assert len(thought) == 4
    await made.close()


async def test_what_a_thread_computes_for_nobody_is_counted_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    text, begun, release = text_of(play(seats=2, rounds=1)), threading.Event(), threading.Event()
    find = reviews.find

    def wait(line: bytes) -> bytes:
        begun.set()
        release.wait(PATIENCE)
        return find(line)

    monkeypatch.setattr(reviewer, "find", wait)
    made = Reviewer(Limits(), apart=False)
    asking = asyncio.create_task(made.review(ANNA, text, [1]))
    await asyncio.to_thread(begun.wait, PATIENCE)
    asking.cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not asking.done()
    release.set()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await made.close()


@pytest.mark.system
async def test_a_process_reviews_as_a_thread_does_and_is_replaced_when_it_dies() -> None:
    text = text_of(play(seats=2, rounds=1))
    apart, here = Reviewer(Limits(), apart=True), Reviewer(Limits(), apart=False)
    try:
        for step in (1, 2):
            assert await apart.review(ANNA, text, [step]) == await here.review(ANNA, text, [step])
            assert apart.tasks._worker is not None
            await apart.tasks._worker.end()
    finally:
        await apart.close()
        await here.close()

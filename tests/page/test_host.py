"""The page's host over a browser's database: the same requests, rooms and records as with a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from stado.core.game import Variant
from stado.core.match import replay
from stado.core.record import parse_record
from stado.games import GAMES, record_game
from tests.page.browser import MemoryDatabase, Tab

TABLES = [(game.name, variant) for game in GAMES for variant in game.variants]
NAMES = [f"{game} {variant.name}" for game, variant in TABLES]
ROOM = {"game": "six", "options": {"rounds": 1}, "seats": 2, "start": True}
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


@pytest.fixture
def database() -> MemoryDatabase:
    return MemoryDatabase()


@pytest.fixture
async def tab(database: MemoryDatabase) -> AsyncIterator[Tab]:
    tab = Tab(database)
    yield tab
    await tab.close()


async def sit_down(tab: Tab, **changes: Any) -> str:
    room: str = (await tab.ask("POST", "rooms", {**ROOM, "chairs": ALONE, **changes}))["id"]
    return room


async def finish(tab: Tab, **changes: Any) -> str:
    room = await sit_down(tab, **changes)
    await tab.play(await tab.connect(room, "seq=0"))
    return room


@pytest.mark.parametrize(("game", "variant"), TABLES, ids=NAMES)
async def test_match_goes_on_after_the_page_was_closed(
    database: MemoryDatabase, tab: Tab, game: str, variant: Variant
) -> None:
    bots = [{"kind": "bot", "level": "casual"}] * (variant.usual_seats - 1)
    changes = {"game": game, "options": {"variant": variant.name}, "seats": variant.usual_seats}
    room = await sit_down(tab, **changes, chairs=[{"kind": "me"}, *bots])
    await tab.play(await tab.connect(room, "seq=0"), answers=2)
    await tab.close()
    later = Tab(database)
    last = await later.play(await later.connect(room, "seq=0"))
    record = parse_record(await later.ask_text("GET", f"rooms/{room}/record"))
    outcome = replay(record_game(record), record).outcome
    assert outcome is not None
    assert list(outcome.scores) == last["outcome"]["scores"]
    assert [one["id"] for one in (await later.ask("GET", "replays"))["rooms"]] == [room]
    await later.close()


async def test_whoever_is_there_has_a_name_and_may_change_it(database: MemoryDatabase, tab: Tab) -> None:
    first = await tab.ask("GET", "me")
    assert await tab.ask("GET", "me") == first
    assert (await tab.ask("PATCH", "me", {"name": "Anna"}))["name"] == "Anna"
    assert (await Tab(database).ask("GET", "me"))["name"] == "Anna"


async def test_people_at_one_device_have_their_own_seats_and_names(tab: Tab) -> None:
    room = await sit_down(tab, chairs=[{"kind": "me"}] * 2, hot_seat_names=["Anna", "Boris"])
    first, second = await tab.connect(room, "seq=0&seat=0"), await tab.connect(room, "seq=0&seat=1")
    for connection, seat in ((first, 0), (second, 1)):
        welcome = await tab.hear(connection)
        assert welcome["you"] == seat
        assert [chair["name"] for chair in welcome["room"]["chairs"]] == ["Anna", "Boris"]


async def test_lists_tell_what_runs_and_what_is_over(tab: Tab) -> None:
    over, running = await finish(tab), await sit_down(tab)
    assert [room["id"] for room in (await tab.ask("GET", "rooms/mine"))["rooms"]] == [running]
    assert [room["id"] for room in (await tab.ask("GET", "replays"))["rooms"]] == [over]
    assert (await tab.ask("GET", "rooms"))["rooms"] == []


async def test_the_catalog_has_every_game(tab: Tab) -> None:
    assert [game["name"] for game in (await tab.ask("GET", "catalog"))["games"]] == [game.name for game in GAMES]


async def test_lessons_are_those_of_the_server(tab: Tab) -> None:
    course = await tab.ask("GET", "lessons/six")
    name = course["lessons"][0]["name"]
    assert (await tab.ask("GET", f"lessons/six/{name}"))["name"] == name
    for path in ("lessons/chess", "lessons/six/nothing", "lessons"):
        assert (await tab.ask("GET", path, status=400))["error"]["code"] == "not_found"


async def test_the_deal_of_the_day_and_a_challenge_are_played_once(tab: Tab) -> None:
    deal = await tab.ask("GET", "daily/three")
    assert (deal["room"], deal["results"]) == (None, [])
    room = (await tab.ask("POST", "daily/three"))["id"]
    assert (await tab.ask("POST", "daily/three"))["id"] == room
    await tab.play(await tab.connect(room, "seq=0"))
    assert len((await tab.ask("GET", "daily/three"))["results"]) == 1
    pars = (await tab.ask("GET", "daily/three/pars"))["pars"]
    assert [par["level"] for par in pars] == ["casual", "strong", "master"]
    assert (await tab.ask("POST", "replay", pars[2]["text"]))["outcome"]["scores"][0] == pars[2]["score"]
    assert (await tab.ask("GET", "daily/three?day=yesterday", status=400))["error"]["code"] == "bad_message"
    text = (await tab.ask("GET", f"rooms/{room}/challenge"))["text"]
    assert (await tab.ask("POST", f"challenges/{text}"))["id"] == room  # the attempt at that deal was made
    text = (await tab.ask("GET", f"rooms/{await finish(tab)}/challenge"))["text"]
    assert (await tab.ask("GET", f"challenges/{text}"))["room"] is None
    taken = (await tab.ask("POST", f"challenges/{text}"))["id"]
    assert (await tab.ask("GET", f"challenges/{text}"))["room"]["id"] == taken


async def test_rematch_and_replay_and_record_of_a_finished_match(tab: Tab) -> None:
    room = await finish(tab)
    again = await tab.ask("POST", f"rooms/{room}/rematch", {"start": True})
    assert again["status"] == "running"
    assert (await tab.ask("POST", f"rooms/{room}/rematch", {"start": True}))["id"] == again["id"]
    told = await tab.ask("GET", f"rooms/{room}/replay")
    record = await tab.ask_text("GET", f"rooms/{room}/record")
    assert await tab.ask("POST", "replay", record) == told
    assert len((await tab.ask("GET", f"rooms/{room}/replay?viewer=0"))["viewers"]) == 1


async def test_advice_and_reviews_come_from_the_page_itself(tab: Tab) -> None:
    room = await sit_down(tab, game="three", options={})
    connection = await tab.connect(room, "seq=0")
    update = await tab.question(connection)
    advice = await tab.ask("GET", f"rooms/{room}/advice")
    assert advice["decision"] == update["decision"]
    assert len(advice["answers"]) == len(update["prompt"]["legal"])
    seen = await tab.ask("GET", f"rooms/{room}/previews")
    assert seen["decision"] == update["decision"]
    assert len(seen["previews"]) == len(update["prompt"]["legal"])
    over = await finish(tab, game="three", options={})
    record = await tab.ask_text("GET", f"rooms/{over}/record")
    steps = (await tab.ask("GET", f"rooms/{over}/replay"))["steps"]
    step = next(number for number, step in enumerate(steps) if step["choice"])
    reviews = await tab.ask("GET", f"rooms/{over}/reviews?step={step}")
    assert reviews == await tab.ask("POST", f"reviews?step={step}", record)
    assert reviews[0]["seat"] == steps[step]["seat"]


async def test_refusals_are_those_of_the_protocol(tab: Tab) -> None:
    running = await sit_down(tab)
    for method, path, body, code in (
        ("GET", "rooms/nowhere", "", "not_found"),
        ("GET", "rooms/no%20room", "", "not_found"),
        ("GET", "nothing", "", "not_found"),
        ("POST", "rooms", "{}", "bad_message"),
        ("POST", "rooms", '{"game": "chess"}', "bad_options"),
        ("GET", f"rooms/{running}/replay", "", "not_over"),
        ("GET", f"rooms/{running}/nothing", "", "not_found"),
        ("POST", "replay", "no record", "bad_record"),
        ("POST", "reviews?step=x", "", "bad_message"),
        ("GET", f"rooms/{running}/replay?viewer=x", "", "not_over"),
    ):
        assert (await tab.ask(method, path, body, status=400))["error"]["code"] == code, path


async def test_a_room_that_is_not_there_ends_the_connection_with_a_reason(tab: Tab) -> None:
    connection = await tab.connect("nowhere")
    assert (await tab.hear(connection))["code"] == "not_found"
    assert (await tab.hear(connection))["type"] == "bye"
    assert connection in tab.page.ended
    tab.host.take(connection, "{}")
    tab.host.disconnect(connection)


async def test_a_seat_or_number_that_is_none_ends_the_connection_with_a_reason(tab: Tab) -> None:
    room = await sit_down(tab)
    for query in ("seat=x", "seat=-1", "seq=1.5"):
        connection = await tab.connect(room, query)
        assert (await tab.hear(connection))["code"] == "bad_message"
        assert connection in tab.page.ended


async def test_a_message_that_is_none_is_refused_and_a_page_may_leave(tab: Tab) -> None:
    room = await sit_down(tab)
    connection = await tab.connect(room)
    tab.host.take(connection, '{"id": "x", "type": "nonsense"}')
    while (message := await tab.hear(connection))["type"] != "failure":
        pass
    assert (message["id"], message["code"]) == ("x", "bad_message")
    tab.host.disconnect(connection)
    assert not (await tab.host.find(room)).audience.connections

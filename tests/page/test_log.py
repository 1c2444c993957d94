"""What the page keeps: logs that are written once, in order, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.page.browser import MemoryDatabase, Tab
from tests.page.test_host import finish, sit_down


async def test_nothing_is_acknowledged_that_is_not_kept(capfd: pytest.CaptureFixture[str]) -> None:
    database = MemoryDatabase()
    tab = Tab(database)
    room = await sit_down(tab)
    connection = await tab.connect(room, "seq=0")
    update = await tab.question(connection)
    before = list(database.rooms[room]["lines"])
    database.full = True
    tab.answer(connection, update)
    while (message := await tab.hear(connection))["type"] not in ("ack", "failure"):
        pass
    assert message["code"] == "busy"
    assert database.rooms[room]["lines"] == before
    database.full = False
    await tab.close()
    assert "QuotaExceededError" in capfd.readouterr().err


async def test_a_second_writer_is_refused_and_reads_what_the_first_wrote(capfd: pytest.CaptureFixture[str]) -> None:
    database = MemoryDatabase()
    first, second = Tab(database), Tab(database)
    room = await sit_down(first)
    here, there = await first.connect(room, "seq=0"), await second.connect(room, "seq=0")
    question = await second.question(there)
    update = await first.play(here, answers=2)
    second.answer(there, question, "second")
    while (message := await second.hear(there))["type"] not in ("ack", "failure"):
        pass
    assert message["type"] == "failure"
    while message["type"] != "update" or message["seq"] < update["seq"]:
        message = await second.hear(there)
    lines = database.rooms[room]["lines"]
    assert len(lines) == len(set(lines))
    await first.close()
    await second.close()
    assert "FencedError" in capfd.readouterr().err


async def test_a_request_that_cannot_be_kept_says_so() -> None:
    database = MemoryDatabase()
    tab = Tab(database)
    database.full = True
    body = {"game": "six", "chairs": None}
    assert (await tab.ask("POST", "rooms", body, status=400))["error"]["code"] == "busy"
    assert database.rooms == {}


async def test_everything_kept_moves_to_another_browser() -> None:
    old, new = Tab(MemoryDatabase()), Tab(MemoryDatabase())
    over, running = await finish(old), await sit_down(old)
    copy = await old.ask_text("GET", "backup")
    assert await new.ask("POST", "backup", copy) == {"added": 2, "known": 0}
    assert await new.ask("POST", "backup", copy) == {"added": 0, "known": 2}
    assert await new.ask_text("GET", f"rooms/{over}/record") == await old.ask_text("GET", f"rooms/{over}/record")
    assert (await new.play(await new.connect(running, "seq=0")))["outcome"] is not None
    await old.close()
    await new.close()


async def test_a_copy_that_is_none_or_not_whole_adds_nothing() -> None:
    old, new = Tab(MemoryDatabase()), Tab(MemoryDatabase())
    await finish(old)
    await sit_down(old)
    copy = await old.ask_text("GET", "backup")
    backup = msgspec.json.decode(copy)
    backup["rooms"][1]["lines"].insert(0, backup["rooms"][0]["lines"][-1])
    damaged = msgspec.json.encode(backup).decode()
    swapped = msgspec.json.decode(copy)
    swapped["rooms"][0]["id"] = "another"
    for text in (copy[:-10], "{}", "no copy", damaged, copy.replace('"stado_backup":1', '"stado_backup":9')):
        assert (await new.ask("POST", "backup", text, status=400))["error"]["code"] == "bad_record"
    assert (await new.ask("POST", "backup", swapped, status=400))["error"]["code"] == "bad_record"
    assert (await new.ask("GET", "replays"))["rooms"] == []
    await old.close()
    await new.close()


async def test_a_damaged_room_is_left_as_it_is_and_others_are_not_concerned() -> None:
    database = MemoryDatabase()
    tab = Tab(database)
    over, other = await finish(tab), await sit_down(tab)
    await tab.close()
    database.rooms[over]["lines"][3] = "{}"
    later = Tab(database)
    assert (await later.ask("GET", f"rooms/{over}", status=400))["error"]["code"] == "broken"
    assert (await later.ask("GET", f"rooms/{other}"))["status"] == "running"
    await later.close()


def set_summary(**changes: Any) -> Callable[[dict[str, Any]], None]:
    """Lists are told something else of the room."""

    def change(room: dict[str, Any]) -> None:
        room["summary"] = msgspec.json.encode({**msgspec.json.decode(room["summary"]), **changes}).decode()

    return change


def set_head(**changes: Any) -> Callable[[dict[str, Any]], None]:
    """The room is said to be another."""

    def change(room: dict[str, Any]) -> None:
        head = {**msgspec.json.decode(room["head"]), **changes}
        room |= {"id": head["id"], "head": msgspec.json.encode(head).decode()}

    return change


def edit_lines(old: str, new: str) -> Callable[[dict[str, Any]], None]:
    """The log tells something else."""

    def change(room: dict[str, Any]) -> None:
        assert any(old in line for line in room["lines"])
        room["lines"] = [line.replace(old, new) for line in room["lines"]]

    return change


FAR = 8_640_000_000_000_001  # milliseconds: no browser has a date for it


@pytest.mark.parametrize(
    "change",
    [
        lambda room: room.update(updated=FAR),
        lambda room: room.update(updated=-1),
        set_head(created=FAR),
        set_head(id="../../evil"),
        set_head(id=""),
        set_head(id="y" * 1000),
        set_head(rules=99),
        set_head(undone=-5),
        lambda room: room.update(head='{"options":' + '{"a":' * 5000),
        lambda room: room.update(lines=['{"entry":' + "[" * 5000]),
        edit_lines('"level":"novice"', '"level":"class:os.getcwd"'),
        edit_lines('"type":"bot_added"', '"type":"bot_removed"'),
        edit_lines('"name":"', '"name":"\\u202e'),
    ],
)
async def test_a_copy_with_a_room_that_nobody_played_adds_nothing(change: Callable[[dict[str, Any]], None]) -> None:
    old, new = Tab(MemoryDatabase()), Tab(MemoryDatabase())
    await sit_down(old)
    backup = await old.ask("GET", "backup")
    change(backup["rooms"][0])
    assert (await new.ask("POST", "backup", backup, status=400))["error"]["code"] == "bad_record"
    assert (await new.ask("GET", "rooms/mine"))["rooms"] == []
    await old.close()
    await new.close()


async def test_lists_tell_of_a_room_what_its_log_leads_to() -> None:
    old, new = Tab(MemoryDatabase()), Tab(MemoryDatabase())
    await sit_down(old)
    backup = await old.ask("GET", "backup")
    set_summary(status="over", outcome={"scores": [2**63], "ranks": [1]})(backup["rooms"][0])
    assert await new.ask("POST", "backup", backup) == {"added": 1, "known": 0}
    assert (await new.ask("GET", "replays"))["rooms"] == []
    assert await new.ask("GET", "rooms/mine") == await old.ask("GET", "rooms/mine")
    await old.close()
    await new.close()


@pytest.mark.parametrize(
    "damage",
    [
        lambda room: room.update(updated=1e300),
        lambda room: room.update(updated=None),
        lambda room: room.update(head="{{{"),
        lambda room: room.update(summary="{{{"),
        set_summary(outcome={"scores": [1], "ranks": [1]}),
        set_summary(outcome={"scores": [2**63, 1], "ranks": [1, 2]}),
        set_summary(chairs=[]),
    ],
)
async def test_one_bad_room_keeps_no_other_from_being_listed_or_copied(
    damage: Callable[[dict[str, Any]], None],
) -> None:
    database = MemoryDatabase()
    tab = Tab(database)
    bad, good = await finish(tab), await finish(tab)
    damage(database.rooms[bad])
    assert [room["id"] for room in (await tab.ask("GET", "replays"))["rooms"]] == [good]
    assert [room["id"] for room in (await tab.ask("GET", "backup"))["rooms"]] == [good]
    await tab.close()


async def test_a_match_of_older_rules_keeps_its_record() -> None:
    database = MemoryDatabase()
    tab = Tab(database)
    over = await finish(tab)
    record = await tab.ask_text("GET", f"rooms/{over}/record")
    await tab.close()
    stored = database.rooms[over]
    head = msgspec.json.decode(stored["head"])
    stored["head"] = msgspec.json.encode({**head, "rules": head["rules"] - 1}).decode()
    later = Tab(database)
    assert (await later.ask("GET", f"rooms/{over}", status=400))["error"]["code"] == "closed"
    kept = await later.ask_text("GET", f"rooms/{over}/record")
    assert kept.count("\n") == record.count("\n")
    assert (await later.ask("POST", "backup", await later.ask_text("GET", "backup"))) == {"added": 0, "known": 1}
    await later.close()

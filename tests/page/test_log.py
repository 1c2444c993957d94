"""What the page keeps: logs that are written once, in order, or not at all."""

from __future__ import annotations

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

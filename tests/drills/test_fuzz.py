"""Mutated files and messages get one clear line or are sound, whichever way they come in; nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drills.figures import large
from tests.drills.fuzz import COMMANDS, KINDS, Tally, fuzz_commands, fuzz_readers, fuzz_server

pytestmark = pytest.mark.system

MANY = 20_000


def check(tally: Tally, *ways: str) -> None:
    """Every way in has met sound files and bad ones."""
    for way in ways:
        assert tally.counts[way, "read"] > 0, way
        assert tally.counts[way, "refused"] > 0, way


def test_mutated_files_are_sound_or_refused_in_one_line() -> None:
    tally = Tally()
    fuzz_readers(tally, 400, "few")
    check(tally, *KINDS)


def test_commands_refuse_mutated_files_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("STADO_HOME", str(home))
    monkeypatch.setenv("LC_ALL", "en")
    tally = Tally()
    fuzz_commands(tally, 24, "few", tmp_path, home)
    assert {kind.partition(",")[0] for kind in tally.slowest} == set(COMMANDS)


async def test_server_refuses_mutated_files_in_one_line(tmp_path: Path) -> None:
    tally = Tally()
    await fuzz_server(tally, 40, "few", tmp_path)
    check(tally, "/api/replay", "/api/records", "/api/challenges")


@pytest.mark.slow
@pytest.mark.timeout(6 * 3600)
async def test_many_mutated_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("STADO_HOME", str(home))
    monkeypatch.setenv("LC_ALL", "en")
    tally = Tally()
    fuzz_readers(tally, large(MANY), "many")
    fuzz_commands(tally, large(MANY // 20), "many", tmp_path, home)
    await fuzz_server(tally, large(MANY // 5), "many", tmp_path)
    check(tally, *KINDS)

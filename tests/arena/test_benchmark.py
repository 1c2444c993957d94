"""The benchmark: its suite is pinned, and a run that was stopped comes to the same result."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stado.arena.benchmark import SUITE, TESTED, Result, Row, Suite, run_benchmark
from stado.arena.play import play_fixture
from stado.cli.app import run
from stado.core.errors import OptionError
from stado.games import GAMES

# Of each game's rows in version 1.
DIGESTS = {
    "six": "97c7a5d5c7af48b6",
    "board": "86c78e2368590eae",
    "loot": "f386e8207c79911c",
    "three": "e40abfe22fcb2cc6",
}
SMALL = Suite(
    version=0,
    seed="small",
    cpu_ms=100.0,
    rows=(
        Row("three", "standard", 2, "novice", 3),
        Row("six", "classic", 3, "novice", 2),
        Row("three", "standard", 3, "casual", 2),
    ),
)


def without_times(result: Result) -> Any:
    """A result without what the clock says."""
    return [msgspec.structs.replace(row, cpu_ms=0.0) for row in result.rows], result.ratings


def test_a_suite_is_never_changed() -> None:
    """A change of what is played comes with another version, so that results stay comparable; new games change none."""
    assert (SUITE.version, SUITE.seed, SUITE.cpu_ms) == (1, "stado benchmark 1", 100.0)
    for game, digest in DIGESTS.items():
        rows = msgspec.json.encode([row for row in SUITE.rows if row.game == game])
        assert sha256(rows).hexdigest()[:16] == digest, f"give the suite another version: {game} is played otherwise"


def test_the_suite_has_every_variant() -> None:
    rows = {(row.game, row.variant, row.opponents) for row in SUITE.rows}
    variants = [(game.name, variant.name) for game in GAMES for variant in game.variants]
    assert rows == {(*variant, opponents) for variant in variants for opponents in ("casual", "strong")}


def test_a_bot_is_measured_in_every_seat(tmp_path: Path) -> None:
    told: Counter[Row] = Counter()

    def tell(row: Row, count: int) -> None:
        told[row] += count

    result = run_benchmark("casual", tmp_path, suite=SMALL, progress=tell)
    assert [found.row for found in result.rows] == list(SMALL.rows)
    assert [found.matches for found in result.rows] == [6, 6, 6] == list(told.values())
    assert {*result.ratings} == {TESTED, "novice", "casual"}
    assert result.ratings[TESTED].mean > result.ratings["novice"].mean
    assert result.rows[1].score.mean < result.rows[1].others.mean
    assert list(tmp_path.iterdir()) == []


def test_a_stopped_benchmark_comes_to_the_same_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = run_benchmark("casual", tmp_path, suite=SMALL)
    calls = 0

    def stop(contest: Any, fixture: Any, table: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls in (4, 11):
            raise KeyboardInterrupt
        return play_fixture(contest, fixture, table)

    monkeypatch.setattr("stado.arena.play.play_fixture", stop)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run_benchmark("casual", tmp_path, suite=SMALL)
    assert without_times(run_benchmark("casual", tmp_path, suite=SMALL)) == without_times(expected)
    again = 1 + 2  # matches of the two deals that were cut short, which are kept as a whole
    assert calls == sum(row.deals * row.seats for row in SMALL.rows) + 2 + again


def test_rows_of_one_game(tmp_path: Path) -> None:
    result = run_benchmark("novice", tmp_path, suite=SMALL, game="six")
    assert [found.row.game for found in result.rows] == ["six"]
    with pytest.raises(OptionError, match="no rows of 'chess'; allowed: three, six"):
        run_benchmark("novice", tmp_path, suite=SMALL, game="chess")
    with pytest.raises(OptionError, match="unknown bot 'genius'"):
        run_benchmark("genius", tmp_path, suite=SMALL)


def test_the_command_shows_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STADO_HOME", str(tmp_path))
    monkeypatch.setattr("stado.arena.benchmark.SUITE", msgspec.structs.replace(SMALL, cpu_ms=0.0))
    assert run(["benchmark", "casual", "--game", "three"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("suite 0: casual, each deal in every seat; stado ")
    assert lines[2].split()[:5] == ["three", "standard", "2", "novice", "6"]
    assert any(line.startswith(f"  rating of {TESTED}: ") for line in lines)
    assert any(line.endswith("ms an answer; the suite allows 0") for line in lines)
    assert run(["benchmark", "casual", "--game", "six", "--json", "--plot", str(tmp_path / "wins.png")]) == 0
    assert (tmp_path / "wins.png").read_bytes().startswith(b"\x89PNG")
    result = msgspec.json.decode(capsys.readouterr().out, type=Result)
    assert [row.row.game for row in result.rows] == ["six"]


def test_a_stopped_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("STADO_HOME", str(tmp_path))
    monkeypatch.setattr("stado.arena.benchmark.run_benchmark", stop)
    assert run(["benchmark", "casual"]) == 1
    assert "the same command goes on" in capsys.readouterr().err

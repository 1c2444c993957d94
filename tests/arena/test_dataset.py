"""Decisions as Parquet files: complete, the same for a seed, and resumed where a run was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pytest

from stado.arena.dataset import read_game, read_manifest
from stado.arena.simulation import CHUNK, simulate
from stado.arena.table import play_match
from stado.core.errors import OptionError, StadoError
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.games import GAMES, make_game
from stado.rl import make_encoder

LEVELS = ("casual", "novice", "novice")


def record(folder: Path, *, matches: int = 30, seed: str = "data", name: str = "three", **more: Any) -> Any:
    return simulate(make_game(name, {}, 3), LEVELS, matches, seed, records=folder, **more)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    one, other, parallel = tmp_path / "one", tmp_path / "other", tmp_path / "parallel"
    summaries = [record(one), record(other), record(parallel, jobs=2)]
    assert contents(one) == contents(other) == contents(parallel)
    assert summaries[0] == summaries[1] == summaries[2]
    assert summaries[0] == simulate(make_game("three", {}, 3), LEVELS, 30, "data", engine="rules")
    assert sorted(contents(one)) == [
        "decisions-00000000.parquet",
        "decisions-00000025.parquet",
        "manifest.json",
        "matches-00000000.parquet",
        "matches-00000025.parquet",
    ]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    expected = record(whole)
    played: list[str] = []

    def stop(game: Any, bots: Any, seed: str, **more: Any) -> Any:
        played.append(seed)
        if seed == f"data/{CHUNK + 2}" and played.count(seed) == 1:
            raise KeyboardInterrupt
        return play_match(game, bots, seed, **more)

    monkeypatch.setattr("stado.arena.dataset.play_match", stop)
    with pytest.raises(KeyboardInterrupt):
        record(stopped)
    assert len(contents(stopped)) == 3
    assert record(stopped) == expected
    assert contents(stopped) == contents(whole)
    assert played.count("data/0") == 1
    assert played.count(f"data/{CHUNK}") == 2


def test_more_matches_are_added(tmp_path: Path) -> None:
    whole, grown = tmp_path / "whole", tmp_path / "grown"
    record(whole)
    record(grown, matches=27)
    record(grown)
    assert contents(grown) == contents(whole)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_decision_is_there(name: str, tmp_path: Path) -> None:
    """The answers, put into the rules again, meet the same questions and end the same."""
    record(tmp_path, matches=1, name=name)
    game, rows = read_game(tmp_path), pl.read_parquet(tmp_path / "decisions-*.parquet").to_dicts()
    match = Match(game, "data/0")
    for step, row in enumerate(rows):
        seat = match.to_act[0]
        prompt = game.prompt(match.state, seat)
        assert (row["match"], row["step"], row["seat"], row["bot"]) == (0, step, seat, LEVELS[seat])
        assert row["kind"] == prompt.kind
        assert row["legal"] == [game.format_action(action) for action in prompt.legal]
        assert msgspec.json.decode(row["view"], type=game.view_type) == game.view(match.state, seat)
        match.act(seat, game.parse_action(row["answer"]))
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.ranks.count(1)
    for row in rows:
        seat = row["seat"]
        assert (row["score"], row["rank"]) == (outcome.scores[seat], outcome.ranks[seat])
        assert row["win"] == (outcome.ranks[seat] == 1) / winners
    (played,) = pl.read_parquet(tmp_path / "matches-*.parquet").to_dicts()
    assert played["seed"] == "data/0"
    assert (tuple(played["scores"]), tuple(played["ranks"])) == (outcome.scores, outcome.ranks)
    assert played["decisions"] == len(rows) == sum(contest.seat != CHANCE for contest in match.log)


def test_estimates_stand_beside_the_legal_answers(tmp_path: Path) -> None:
    levels = ("strong:rollouts=60", "casual", "casual")
    simulate(make_game("three", {}, 3), levels, 1, "data", records=tmp_path)
    for row in pl.read_parquet(tmp_path / "decisions-*.parquet").to_dicts():
        if row["bot"] == "casual" or len(row["legal"]) == 1:
            assert row["values"] is row["errors"] is row["rollouts"] is None
            continue
        assert len(row["values"]) == len(row["errors"]) == len(row["rollouts"]) == len(row["legal"])
        assert max(row["rollouts"]) > 1
        tried = [place for place, count in enumerate(row["rollouts"]) if count == max(row["rollouts"])]
        best = max(tried, key=lambda place: row["values"][place])
        assert row["legal"][best] == row["answer"]


def test_a_reader_takes_five_lines(tmp_path: Path) -> None:
    record(tmp_path, matches=2)
    rows, game = pl.read_parquet(tmp_path / "decisions-*.parquet"), read_game(tmp_path)
    encoder = make_encoder(game)
    seen = np.stack([encoder.observe(msgspec.json.decode(view, type=game.view_type)) for view in rows["view"]])
    answers = np.array([encoder.encode(game.parse_action(answer)) for answer in rows["answer"]])
    assert seen.shape == (len(answers), encoder.size)
    assert answers.min() > 0


def test_a_folder_holds_one_run(tmp_path: Path) -> None:
    record(tmp_path, matches=1)
    assert read_manifest(tmp_path).bots == LEVELS
    with pytest.raises(StadoError, match="other matches are there; choose another folder"):
        record(tmp_path, matches=1, seed="other")


def test_what_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StadoError, match="cannot be written"):
        record(tmp_path / "file")
    with pytest.raises(StadoError, match="cannot be read: No such file"):
        read_game(tmp_path / "nowhere")
    (tmp_path / "manifest.json").write_text("{}")
    with pytest.raises(StadoError, match="is no manifest"):
        read_game(tmp_path)


def test_a_kernel_has_no_decisions(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="--engine kernel has no decisions to record"):
        record(tmp_path, engine="kernel")
    simulate(make_game("six", {"rounds": 1}, 3), ["novice"] * 3, 1, "data", records=tmp_path)
    assert (tmp_path / "decisions-00000000.parquet").exists()

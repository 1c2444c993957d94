"""An arena on a real cluster of two worker processes, one of which is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from stado.arena.benchmark import Row, Suite, run_benchmark
from stado.arena.contest import make_contest
from stado.arena.run import run_arena
from stado.arena.simulation import BLOCKS, Engine, simulate
from stado.core.errors import OptionError, StadoError
from stado.games import make_game
from tests.cases import sample

pytestmark = [pytest.mark.system, pytest.mark.filterwarnings("default")]


@pytest.mark.slow
def test_a_killed_worker_costs_no_result(tmp_path: Path) -> None:
    from distributed import LocalCluster

    game = make_game("six", {"rounds": 1}, 4)
    contest = make_contest(game, ["casual", "novice", "novice", "novice"], 240, "cluster")
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        victims = [worker.pid for worker in cluster.workers.values()]
        told: list[int] = []

        def kill_one(count: int) -> None:
            told.append(count)
            if sum(told) >= 40 and victims:
                os.kill(victims.pop(), signal.SIGKILL)
                victims.clear()

        standings, _ = run_arena(contest, tmp_path / "a", scheduler=cluster.scheduler_address, progress=kill_one)
    assert not victims
    here, _ = run_arena(contest, tmp_path / "b")
    assert standings.matches == here.matches == 240
    assert [bot.score for bot in standings.bots] == [bot.score for bot in here.bots]


@pytest.mark.parametrize(
    ("engine", "matches", "blocks"),
    sample([("rules", 500, BLOCKS), ("kernel", 100_000, 2), ("kernel", 400_000, BLOCKS)], "kernel-100000-2"),
)
def test_a_simulation_on_a_cluster_comes_to_the_same_though_a_worker_is_killed(
    monkeypatch: pytest.MonkeyPatch, engine: Engine, matches: int, blocks: int
) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr("stado.arena.simulation.BLOCKS", blocks)
    game = make_game("six", {"rounds": 1}, 4)
    levels = ["casual", "casual", "novice", "novice"]
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        victims = [worker.pid for worker in cluster.workers.values()]

        def kill_one(_: int) -> None:
            if victims:
                os.kill(victims.pop(), signal.SIGKILL)
                victims.clear()

        there = simulate(
            game, levels, matches, "s", engine=engine, scheduler=cluster.scheduler_address, progress=kill_one
        )
    assert not victims
    assert there == simulate(game, levels, matches, "s", engine=engine, jobs=2)


def test_records_are_of_this_machine(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="--records writes files of this machine"):
        simulate(make_game("six", {}, 2), ["novice"] * 2, 2, "s", scheduler="tcp://127.0.0.1:9", records=tmp_path)


def test_a_benchmark_on_a_cluster_comes_to_the_same_result(tmp_path: Path) -> None:
    from distributed import LocalCluster

    suite = Suite(version=0, seed="small", cpu_ms=100.0, rows=(Row("three", "standard", 3, "novice", 4),))
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        there = run_benchmark("casual", tmp_path / "a", suite=suite, scheduler=cluster.scheduler_address)
    here = run_benchmark("casual", tmp_path / "b", suite=suite)
    assert [(row.score, row.wins) for row in there.rows] == [(row.score, row.wins) for row in here.rows]
    assert there.ratings == here.ratings


@pytest.mark.slow
def test_a_scheduler_that_is_not_there(tmp_path: Path) -> None:
    contest = make_contest(make_game("six", {}, 2), ["novice", "novice"], 2, "s")
    with pytest.raises(StadoError, match="cannot be reached"):
        run_arena(contest, tmp_path, scheduler="tcp://127.0.0.1:9")

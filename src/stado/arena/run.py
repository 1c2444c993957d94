"""An arena from start to end, or from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from stado.arena.contest import Contest, Fixture
from stado.arena.play import Line, play_fixtures, play_here
from stado.arena.progress import Progress
from stado.arena.standings import Standings, make_standings
from stado.arena.workers import do_in_processes, do_on_cluster


def run_arena(
    contest: Contest,
    folder: Path,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> tuple[Standings, list[Line]]:
    """Play all matches not yet played, keeping each; `progress` is told how many more are done."""
    kept = Progress(folder, contest)
    finished = False
    try:
        wanted = set(contest.fixtures())
        lines = [line for line in kept.load() if Fixture(line.deal, line.rotation) in wanted]
        done = {Fixture(line.deal, line.rotation) for line in lines}
        if progress is not None:
            progress(len(done))
        for played in _play(contest, sorted(wanted - done), jobs, scheduler):
            kept.add(played)
            lines.extend(played)
            if progress is not None:
                progress(len(played))
        finished = True
    finally:
        kept.close(finished=finished)
    return make_standings(contest, lines), lines


def _play(contest: Contest, fixtures: Sequence[Fixture], jobs: int, scheduler: str | None) -> Iterator[list[Line]]:
    """Play by whatever means was asked for, a deal at a time."""
    work = [fixtures[start : start + contest.seats] for start in range(0, len(fixtures), contest.seats)]
    if scheduler is not None:
        return do_on_cluster(partial(play_fixtures, contest), work, scheduler)
    if jobs > 1:
        return do_in_processes(partial(play_fixtures, contest), work, jobs)
    return play_here(contest, work)

"""Arenas: the same deals for everybody, honest intervals, stopping and going on."""

from __future__ import annotations

import math
from pathlib import Path

import polars as pl
import pytest

from stado.arena.contest import Contest, Fixture, make_contest
from stado.arena.play import Line, Table, play_fixture, play_fixtures
from stado.arena.progress import Progress
from stado.arena.report import write_plot, write_table
from stado.arena.run import run_arena
from stado.arena.standings import make_standings
from stado.core.errors import OptionError, StadoError
from stado.games import make_game


def contest(bots: str = "casual,novice,novice", matches: int = 12, seed: str = "s") -> Contest:
    levels = bots.split(",")
    return make_contest(make_game("six", {"rounds": 1}, len(levels)), levels, matches, seed)


def line(deal: int, rotation: int, scores: tuple[int, ...], ranks: tuple[int, ...]) -> Line:
    seats = len(scores)
    return Line(deal, rotation, scores, ranks, 10, (10,) * seats, (0.01,) * seats, ({},) * seats)


def test_every_bot_sits_everywhere_at_every_deal() -> None:
    arena = contest(matches=10)
    assert arena.deals == 4
    assert arena.matches == 12
    seats = {(fixture.deal, arena.seating(fixture.rotation).index(0)) for fixture in arena.fixtures()}
    assert seats == {(deal, seat) for deal in range(4) for seat in range(3)}


def test_rotations_of_a_deal_deal_the_same_cards() -> None:
    arena = contest("novice,novice,novice", matches=3)
    lines = play_fixtures(arena, list(arena.fixtures()))
    by_seat = {tuple(line.scores[bot] for bot in arena.seating(line.rotation)) for line in lines}
    assert len(by_seat) == 1, "the same bot in every seat: each rotation must play the same match"


def test_results_do_not_depend_on_how_they_were_played(tmp_path: Path) -> None:
    arena = contest("casual,random,random")
    here, _ = run_arena(arena, tmp_path / "a")
    processes, _ = run_arena(arena, tmp_path / "b", jobs=2)
    for one, other in zip(here.bots, processes.bots, strict=True):
        assert (one.bot, one.score, one.wins, one.rating) == (other.bot, other.score, other.wins, other.rating)
    assert here.bots[0].score.mean < here.bots[1].score.mean
    assert here.matches == 12


def test_a_stopped_arena_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = contest()
    told: list[int] = []

    def stop_after_two_deals(count: int) -> None:
        told.append(count)
        if len(told) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_arena(arena, tmp_path, progress=stop_after_two_deals)
    played: list[Fixture] = []

    def watch(contest: Contest, fixture: Fixture, table: Table) -> Line:
        played.append(fixture)
        return play_fixture(contest, fixture, table)

    monkeypatch.setattr("stado.arena.play.play_fixture", watch)
    standings, lines = run_arena(arena, tmp_path)
    assert [fixture.deal for fixture in played] == [2] * 3 + [3] * 3
    assert standings.matches == len(lines) == 12
    whole, _ = run_arena(arena, tmp_path / "whole")
    assert [bot.score for bot in standings.bots] == [bot.score for bot in whole.bots]
    assert not list(tmp_path.glob("*.jsonl")), "a finished arena leaves nothing behind"


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    arena = contest()
    kept = Progress(tmp_path, arena)
    kept.add([line(0, 0, (1, 2, 3), (1, 2, 3))])
    kept.close(finished=False)
    kept.path.write_bytes(kept.path.read_bytes() + b'\n{"deal":1,"rot')
    again = Progress(tmp_path, arena)
    assert again.load() == [line(0, 0, (1, 2, 3), (1, 2, 3))]
    again.add([line(1, 0, (1, 2, 3), (1, 2, 3))])
    assert len(again.load()) == 2
    again.close(finished=True)


def test_standings_of_known_numbers() -> None:
    arena = contest("casual,novice", matches=6)
    lines = [
        line(0, 0, (1, 5), (1, 2)),
        line(0, 1, (3, 3), (1, 1)),
        line(1, 0, (5, 9), (1, 2)),
        line(1, 1, (7, 7), (1, 1)),
        line(2, 0, (0, 0), (1, 1)),  # its other rotation was not played: the deal does not count
    ]
    standings = make_standings(arena, lines)
    casual, novice = standings.bots
    assert (standings.matches, standings.deals) == (4, 2)
    assert (casual.score.mean, novice.score.mean) == (4.0, 6.0)
    # Per deal 2 and 6: standard deviation sqrt(8), over sqrt(2) deals, times t for one degree of freedom.
    assert casual.score.margin == pytest.approx(12.71 * math.sqrt(8) / math.sqrt(2))
    assert (casual.wins.mean, novice.wins.mean) == (0.75, 0.25)
    difference = standings.differences["casual - novice"]
    assert (difference.mean, difference.margin) == (-2.0, 0.0)
    assert casual.rating > novice.rating
    assert casual.cpu_ms == pytest.approx(1.0)


def test_bots_of_one_name_are_counted_together() -> None:
    standings = make_standings(
        contest("casual,novice,novice", matches=3), [line(0, turn, (1, 4, 8), (1, 2, 3)) for turn in range(3)]
    )
    assert [(bot.bot, bot.seats, bot.score.mean) for bot in standings.bots] == [("casual", 1, 1.0), ("novice", 2, 6.0)]


def test_tables_and_plot(tmp_path: Path) -> None:
    standings, lines = run_arena(contest(matches=3), tmp_path)
    write_table(standings, lines, tmp_path / "t.csv", parquet=False)
    write_table(standings, lines, tmp_path / "t.parquet", parquet=True)
    for frame in (pl.read_csv(tmp_path / "t.csv"), pl.read_parquet(tmp_path / "t.parquet")):
        assert frame.height == 9
        assert frame["win"].sum() == pytest.approx(3)
        assert set(frame["rules"]) == {1}
        assert {"bot", "version", "stado", "seat", "score"} <= set(frame.columns)
    write_plot(standings, tmp_path / "t.png")
    assert (tmp_path / "t.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(StadoError, match="cannot be written"):
        write_table(standings, lines, tmp_path / "no" / "t.csv", parquet=False)
    with pytest.raises(StadoError, match="cannot be written"):
        write_plot(standings, tmp_path / "no" / "t.png")


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="unknown bot"):
        contest("genius,novice")

"""The other commands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from stado import __version__
from stado.core.match import Match
from stado.core.record import save_record
from stado.games import GAMES, make_game
from stado.testing.command import Stado
from tests.cases import sample


def test_games_lists_every_game_variant_and_option(stado: Stado) -> None:
    out = stado("games").out
    for game in GAMES:
        assert game.name in out
        for variant in game.variants:
            assert variant.name in out
    assert "--limit_rule" in out


def test_games_as_json(stado: Stado) -> None:
    catalog = msgspec.json.decode(stado("games", "--json").out)
    assert [game["name"] for game in catalog] == [game.name for game in GAMES]
    six = catalog[0]
    assert six["variants"][0] == {"name": "classic", "min_seats": 2, "max_seats": 10, "usual_seats": 4}
    assert {"name", "kind", "default"} <= set(six["options"][0])


def test_simulate_is_the_same_for_the_same_seed_and_any_number_of_processes(stado: Stado) -> None:
    arguments = [
        "simulate",
        "six",
        "--matches",
        "30",
        "--bots",
        "novice,casual",
        "--seats",
        "2",
        "--seed",
        "1",
        "--json",
    ]
    first, second, parallel = stado(*arguments), stado(*arguments), stado(*arguments, "--jobs", "2")
    assert first.out == second.out == parallel.out
    assert first.out != stado(*arguments[:-2], "2", "--json").out
    seats = msgspec.json.decode(first.out)["seats"]
    assert seats[0]["wins"] + seats[1]["wins"] == 1
    assert seats[1]["mean"] < seats[0]["mean"]


@pytest.mark.parametrize("game", ["six", "three"])
def test_random_bots_are_simulated_by_the_kernel_the_same_for_any_number_of_threads(stado: Stado, game: str) -> None:
    arguments = ["simulate", game, "--bots", "random", "--matches", "9000", "--json"]
    first, second, parallel = stado(*arguments), stado(*arguments), stado(*arguments, "--jobs", "2")
    assert first.out == second.out == parallel.out == stado(*arguments, "--engine", "kernel").out
    assert first.out != stado(*arguments, "--seed", "2").out
    summary = msgspec.json.decode(first.out)
    assert (summary["engine"], summary["matches"]) == ("kernel", 9000)
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("table", "bot"),
    sample(
        [
            pytest.param(["six"], "random", id="six"),
            pytest.param(["six", "--variant", "pro", "--seats", "3"], "random", id="pro"),
            pytest.param(["six", "--rounds", "1"], "novice", id="six-novice"),
            pytest.param(["three", "--seats", "2"], "novice", id="three-novice"),
        ],
        "three-novice",
    ),
)
def test_both_engines_come_to_the_same(stado: Stado, table: list[str], bot: str) -> None:
    arguments = ["simulate", *table, "--bots", bot, "--json"]
    by_rules = msgspec.json.decode(stado(*arguments, "--engine", "rules", "--matches", "150").out)
    by_kernel = msgspec.json.decode(stado(*arguments, "--matches", "20000").out)
    assert (by_rules["engine"], by_kernel["engine"]) == ("rules", "kernel")
    for known in ("turns", "decisions"):
        assert by_rules[known] == pytest.approx(by_kernel[known], rel=0.05)
    for one, other in zip(by_rules["seats"], by_kernel["seats"], strict=True):
        assert one["mean"] == pytest.approx(other["mean"], abs=4 * other["deviation"] / 150**0.5)
        assert one["deviation"] == pytest.approx(other["deviation"], rel=0.25)
        assert other["lowest"] <= one["lowest"] < one["highest"] <= other["highest"]


@pytest.mark.system
def test_without_a_compiler_the_kernel_simulates_the_same(stado: Stado) -> None:
    arguments = ["simulate", "three", "--bots", "novice", "--matches", "20", "--json"]
    program = "import sys; sys.modules['llvmlite'] = None; from stado.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
    assert done.stdout == stado(*arguments).out
    assert done.stderr.count("llvmlite is not installed") == 1


def test_simulate_in_words(stado: Stado) -> None:
    done = stado("simulate", "six", "--matches", "3", "--rounds", "1")
    assert "six classic, 3 matches by the kernel" in done.out
    assert "10.0 turns" in done.out
    assert "matches per second" in done.err


def test_record_in_which_something_was_taken_back_is_called_unranked(stado: Stado, tmp_path: Path) -> None:
    match = Match(make_game("six", {"rounds": 1}, 2), "unranked")
    while match.to_act:
        match.act(match.to_act[0], match.game.prompt(match.state, match.to_act[0]).legal[0])
    save_record(msgspec.structs.replace(match.record, undone=2), tmp_path / "unranked.stado")
    done = stado("record", "verify", str(tmp_path / "unranked.stado"))
    assert "finished and unranked, for something was taken back 2 times" in done.out


def test_record_show_and_verify(stado: Stado, home: Path) -> None:
    stado("play", "six", "--terminal", "--seed", "1", typed="q\n")
    path = str(next((home / "matches").iterdir()))
    done = stado("record", "verify", path)
    assert done.code == 0
    assert "good; six, 1 actions, unfinished" in done.out
    shown = done.out.split()[-1]
    assert stado("record", "verify", path, "--hash", shown).code == 0
    assert stado("record", "verify", path, "--hash", "0" * 64).code == 1
    assert "Round 1 begins. [SIX-3]" in stado("record", "show", path).out


def test_record_review_tells_what_was_better(stado: Stado, tmp_path: Path) -> None:
    game = make_game("six", {"rounds": 1}, 2)
    match = Match(game, "review", names=("Ann", "Ben"), bots=(None, "novice"))
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, game.prompt(match.state, seat).legal[-1])
    path = str(tmp_path / "match.record")
    save_record(match.record, Path(path))
    done = stado("record", "review", path, "--level", "strong")
    head, *told, total = done.out.splitlines()
    lines, reasons = (
        told[: told.index("The dearest mistakes, and why:")],
        told[told.index("The dearest mistakes, and why:") + 1 :],
    )
    assert head == "What strong thinks of the answers, knowing what the seat knew, in cows:"
    assert all(re.fullmatch(r"Ann: .+; better by [\d.]+: .+\.", line) for line in lines)
    assert re.fullmatch(rf"Ann: {len(lines)} of \d+ answers could have been better; [\d.]+ given away\.", total)
    assert lines
    assert len(told) == len(lines) + 1 + min(3, len(lines))
    assert all(line.startswith("Ann: ") and line.endswith(".") for line in reasons)
    assert stado("record", "review", path, "--level", "strong").out == done.out
    assert "Ben: " in stado("record", "review", path, "--level", "strong", "--seat", "2").out
    wrong = stado("record", "review", path, "--seat", "3")
    assert (wrong.code, wrong.out) == (2, "")
    assert wrong.err == "stado: there is no seat 3; allowed: 1 to 2\n"
    wrong = stado("record", "review", path, "--level", "novice")
    assert (wrong.code, wrong.out) == (2, "")
    assert "novice does not search" in wrong.err


def test_version_and_help(stado: Stado) -> None:
    assert stado("--version").out == f"stado {__version__}\n"
    assert "simulate" in stado("--help").out


def test_the_engine_imports_nothing_heavy() -> None:
    program = "import sys, stado.games; print([m for m in ('typer', 'rich', 'numpy', 'fluent') if m in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", program], text=True) == "[]\n"


def test_kernels_are_built_into_a_file(stado: Stado, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[tuple[str, Path, str]] = []
    monkeypatch.setattr("stado.kernels.build_kernels", lambda *given: built.append(given))
    path = tmp_path / "kernels.so"
    assert stado("kernels", "build", "wasm", "--out", str(path)).code == 0
    assert stado("kernels", "build", "cuda", "--out", str(path), "--module", "six.gpu").code == 0
    assert built == [("wasm", path, ""), ("cuda", path, "six.gpu")]


def test_kernels_for_other_machines_need_a_file(stado: Stado) -> None:
    done = stado("kernels", "build", "cuda")
    assert done.code == 2
    assert "needs --out" in done.err


def test_kernels_of_this_machine_go_to_its_cache(stado: Stado, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[bool] = []
    monkeypatch.setattr("stado.kernels.prepare_kernels", lambda: prepared.append(True))
    assert stado("kernels", "build").code == 0
    assert prepared == [True]

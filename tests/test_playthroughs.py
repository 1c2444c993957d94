"""The golden playthroughs are those that the games play."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from stado.games import GAMES, make_game
from stado.testing.playthroughs import format_playthrough

ROOT = Path(__file__).resolve().parent.parent


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("playthroughs_script", ROOT / "scripts" / "playthroughs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SCRIPT = load_script()
NAMES = [(f"{game.name}-{variant.name}", game.name, variant.name) for game in GAMES for variant in game.variants]


@pytest.mark.parametrize(("name", "game", "variant"), NAMES, ids=[name for name, _, _ in NAMES])
def test_a_playthrough_is_as_it_was(name: str, game: str, variant: str) -> None:
    path = ROOT / "tests" / "playthroughs" / f"{name}.txt"
    assert path.exists(), f"missing: run `python scripts/playthroughs.py {name}`, and read what it wrote"
    played = format_playthrough(make_game(game, {"variant": variant}), "golden")
    # Lines, because pytest shows where two lists part.
    assert path.read_text(encoding="utf-8").splitlines() == played.splitlines(), (
        f"the rules play otherwise: if that is meant, run `python scripts/playthroughs.py {name}`"
    )


def test_no_playthrough_is_superfluous() -> None:
    files = {path.name for path in (ROOT / "tests" / "playthroughs").iterdir()}
    assert files <= {f"{name}.txt" for name, _, _ in NAMES}


def test_the_script_knows_every_game_and_variant() -> None:
    assert list(SCRIPT.names()) == [name for name, _, _ in NAMES]


def test_a_playthrough_can_be_followed() -> None:
    lines = SCRIPT.play("six-classic").splitlines()
    assert lines[0] == "six classic, 4 seats, seed golden"
    assert lines[1] == "    RoundStarted round=1 [SIX-3]"
    assert any(line.startswith("seat 1: pick_card [SIX-4] of 10: pick ") for line in lines)
    assert any(line.startswith("    CardsRevealed reveals=[{") for line in lines)
    assert lines[-1].startswith("Outcome(scores=(")


def test_the_script_writes_what_it_then_finds_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(tmp_path / "new")]
    assert SCRIPT.main([*folder, "six-classic"]) == 0
    assert capsys.readouterr().out == "wrote six-classic.txt\n"
    assert SCRIPT.main([*folder, "--check", "six-classic"]) == 0
    assert capsys.readouterr().out == ""
    assert (tmp_path / "new" / "six-classic.txt").read_text(encoding="utf-8") == SCRIPT.play("six-classic")


def test_the_script_says_what_is_missing_stale_or_superfluous(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "six-pro.txt").write_text(SCRIPT.play("six-pro")[:-1], encoding="utf-8")
    (tmp_path / "chess.txt").touch()
    (tmp_path / "six-pro.md").touch()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert SCRIPT.main(["--folder", str(tmp_path), "--check", "six-classic", "six-pro"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "six-classic.txt is missing",
        "six-pro.txt is stale",
        "chess.txt is superfluous",
        "six-pro.md is superfluous",
    ]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_the_script_checks_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert SCRIPT.main(["--folder", str(tmp_path / "none"), "--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [f"{name}.txt is missing" for name, _, _ in NAMES]
    assert not (tmp_path / "none").exists()


def test_the_script_refuses_a_game_that_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        SCRIPT.main(["--check", "chess-blitz"])
    assert caught.value.code == 2
    assert "unknown: chess-blitz; allowed: six-classic, " in capsys.readouterr().err

"""Bad input gets one clear line that says what is wrong and what is allowed, and changes nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stado.cli.app import run
from stado.core.match import Match
from stado.core.record import format_record
from stado.games import make_game
from stado.page import site
from stado.testing.command import Stado

USAGE = [
    (["simulate", "chess"], "unknown game 'chess'; allowed: six, board, loot, three"),
    (["simulate", "six", "--seats", "11"], "cannot have 11 seats; allowed: 2 to 10"),
    (["simulate", "six", "--variant", "amateur"], "six has no variant 'amateur'; allowed: classic, pro, jubilee"),
    (["simulate", "six", "--bots", "genius"], "unknown bot 'genius'; allowed: novice, casual"),
    (["simulate", "six", "--bots", "strong:rollouts=99999999999999999999"], "unknown bot 'strong:rollouts=9999"),
    (["simulate", "six", "--bots", "novice,novice"], "2 bots for 4 seats; name one for all or one for each"),
    (["simulate", "six", "--matches", "0"], "--matches"),
    (["simulate", "six", "--matches", "many"], "--matches"),
    (["simulate", "six", "--matches", "99999999999999999999"], "--matches"),
    (["arena", "six", "--bots", "novice,novice", "--matches", "99999999999999999999"], "--matches"),
    (["simulate", "six", "--engine", "steam"], "--engine"),
    (
        ["simulate", "six", "--engine", "kernel", "--bots", "strong"],
        "--engine kernel plays random, uniform, novice, casual; allowed with other bots: --engine rules",
    ),
    (["play", "--terminal"], "which game?"),
    (["play", "six", "--terminal", "--limit", "0"], "option limit cannot be 0; allowed: a whole number from 1 to 500"),
    (["play", "six", "--terminal", "--limit", "few"], "option limit cannot be 'few'"),
    (["play", "six", "--terminal", "--limit"], "option 'limit' needs a value"),
    (["play", "six", "--terminal", "--limit_rule=near"], "allowed: exceed, reach"),
    (["play", "six", "--terminal", "--preset", "fr"], "unknown preset 'fr'; allowed: cs-2019, sk-2019, pl"),
    (["play", "six", "--terminal", "--wild", "yes"], "unknown option 'wild'; allowed: preset, limit"),
    (["play", "six", "--terminal", "seven"], "unexpected argument 'seven'"),
    (["play", "six", "--terminal", "--language", "xx"], "unknown language 'xx'; allowed: en, cs, sk, pl, de"),
    (["play", "six", "--terminal", "--seed", "\udcff"], "what was given is not a UTF-8 text"),
    (["play", "six", "--terminal", "--position", "p"], "a position names its game"),
    (["play", "six", "--seats", "3"], "add --terminal to play here"),
    (["play", "chess"], "unknown game 'chess'"),
    (["serve", "--port", "70000"], "--port"),
    (["serve", "--host", "ex..ample"], "nobody can listen on 'ex..ample': no host has such a name"),
    (["serve", "--host", 300 * "a"], "no host has such a name"),
    (["serve", "--limit", "walls=3"], "unknown limit 'walls'; allowed: message_bytes"),
    (["serve", "--limit", "rooms=many"], "limit rooms cannot be 'many'; as usual it is 20"),
    (["serve", "--limit", "rooms=0"], "limit rooms cannot be '0'; as usual it is 20"),
    (["serve", "--limit", "reviews=2/8"], "limit reviews cannot be '2/8'; as usual it is 2/8/64"),
    (["serve", "--limit", "person_messages=9"], "limit person_messages cannot be '9'; as usual it is 20/100"),
    (["games", "--loud"], "No such option: --loud"),
    (["frolic"], "No such command 'frolic'"),
]


@pytest.mark.parametrize(("arguments", "words"), USAGE)
def test_usage_errors_are_one_line_and_exit_2(stado: Stado, arguments: list[str], words: str) -> None:
    done = stado(*arguments)
    assert done.code == 2
    assert words in done.err
    assert done.err.count("\n") == 1
    assert done.err.startswith("stado: ")
    assert done.out == ""


FILES = [
    ("", "the record is empty"),
    ("nonsense\n", "line 1: the checksum does not match"),
    ('{"stado":1}', "line 1: cut off; the record is truncated"),
    (b"\xff\xfe\n", "not a UTF-8 text"),
]


@pytest.mark.parametrize(("content", "words"), FILES)
def test_a_damaged_record_is_named(stado: Stado, tmp_path: Path, content: str | bytes, words: str) -> None:
    path = tmp_path / "bad.stado"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    for command in (["record", "verify"], ["record", "show"], ["resume"]):
        done = stado(*command, str(path))
        assert done.code == 1
        assert done.err == f"stado: {done.err.removeprefix('stado: ')}"
        assert str(path) in done.err
        assert words in done.err


@pytest.mark.parametrize("bot", ["exec:touch ran", "class:mine.Bot"])
def test_a_record_runs_no_program_unless_it_is_trusted(
    stado: Stado, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "mine.py").write_text("open('ran', 'w').close()\n")
    path = tmp_path / "sent.stado"
    path.write_text(format_record(Match(make_game("six", {}, 2), "1", names=("A", "B"), bots=(None, bot)).record))
    done = stado("resume", str(path), typed="")
    assert done.code == 2
    assert done.err == f"stado: {path} would run {bot!r}; add --programs if you trust the file\n"
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize(("bots", "who"), [((None, None), "2 people play"), (("novice",) * 2, "nobody but bots plays")])
def test_a_match_that_is_not_one_persons_is_not_resumed(
    stado: Stado, tmp_path: Path, bots: tuple[str | None, ...], who: str
) -> None:
    path = tmp_path / "sent.stado"
    path.write_text(format_record(Match(make_game("six", {}, 2), "1", names=("A", "B"), bots=bots).record))
    done = stado("resume", str(path), typed="")
    assert (done.code, done.err) == (2, f"stado: {path}: {who} there\n")


@pytest.mark.parametrize("name", ["A\x1b]0;title\x07", "A\u202eB", "A\nB", "A\u2028B", "A" * 101])
def test_a_name_that_cannot_be_shown_is_named(stado: Stado, tmp_path: Path, name: str) -> None:
    path = tmp_path / "sent.stado"
    path.write_text(format_record(Match(make_game("six", {}, 2), "1", names=("Jo", name)).record))
    for command in (["record", "show"], ["record", "verify"], ["resume"]):
        done = stado(*command, str(path), typed="")
        assert (done.code, done.err) == (1, f"stado: {path}: line 1: the name of seat 2 cannot be shown\n")


def test_a_file_that_is_not_there(stado: Stado) -> None:
    done = stado("record", "verify", "/nowhere/x.stado")
    assert (done.code, done.err) == (1, "stado: /nowhere/x.stado: cannot be read: No such file or directory\n")


def test_a_record_edited_by_hand_is_found_at_its_line(stado: Stado, home: Path) -> None:
    stado("play", "six", "--terminal", "--seed", "1", typed="")
    path = next((home / "matches").iterdir())
    lines = path.read_text().splitlines(keepends=True)
    lines[1] = lines[1].replace("[", "[ ", 1)
    path.write_text("".join(lines))
    done = stado("record", "verify", str(path))
    assert done.code == 1
    assert "line 2: the checksum does not match; the record was edited or damaged" in done.err


def test_a_folder_that_cannot_be_made(stado: Stado, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("STADO_HOME", str(tmp_path / "file"))
    done = stado("play", "six", "--terminal")
    assert done.code == 1
    assert "cannot be made" in done.err
    assert done.err.count("\n") == 1


def test_a_bad_position(stado: Stado, tmp_path: Path) -> None:
    path = tmp_path / "position"
    path.write_text("game: six\nvariant: classic\nseats: 2\nrows: 1 | 2 | 3 | 3\nhands: 5 | 6\n")
    done = stado("play", "--terminal", "--position", str(path))
    assert (done.code, done.err) == (1, "stado: line 4, rows: card 3 is also in rows\n")


def test_nothing_to_resume(stado: Stado) -> None:
    done = stado("resume")
    assert (done.code, done.err) == (1, "stado: no unfinished match is saved; stado play GAME starts one\n")


def test_a_site_that_cannot_be_written_is_one_line(
    stado: Stado, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "is_built", lambda: True)  # which it is only where a site was made
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "site"):
        done = stado("site", str(folder))
        assert done.code == 1
        assert done.err.startswith(f"stado: {folder}: cannot be written: ")
        assert done.err.count("\n") == 1
    assert file.read_text() == "mine"


def test_a_closed_input_is_one_at_its_end(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (["play", "six", "--terminal"], ["learn", "six"], ["puzzles", "play", "six"]):
        monkeypatch.setattr("sys.stdin", None)
        assert run(arguments) in (0, 1)
        assert "Traceback" not in capsys.readouterr().err


@pytest.mark.system
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is always full")
def test_an_output_that_takes_nothing_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "stado", "games"]
        done = subprocess.run(command, check=False, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (1, "stado: the output cannot be written: No space left on device\n")

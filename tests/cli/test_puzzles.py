"""Puzzles in the terminal."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from stado.core.match import Match
from stado.core.record import save_record
from stado.core.rng import Rng
from stado.games import make_game
from stado.locales import LANGUAGES
from stado.teach import making
from stado.teach.deck import FILE, Deck
from stado.teach.loading import taught_games
from stado.teach.notes import read_notes
from stado.teach.puzzle import load_puzzles, puzzle_file, read_puzzles, write_puzzles
from stado.testing.command import Stado


def test_a_wrong_answer_tells_what_it_gives_away_and_what_others_do(stado: Stado, home: Path) -> None:
    puzzle = load_puzzles("six", "classic")[0]
    wrong = puzzle.answers[-1]
    done = stado("puzzles", "play", "six", "--variant", "classic", typed=f"99999\n{wrong.answer}\n\nq\n")
    assert done.code == 0
    assert f"Puzzle 1 of {len(load_puzzles('six', 'classic'))} · Classic" in done.out
    assert "'99999' is no answer here" in done.out
    assert f"gives away {round(wrong.loss, 1):g} cow" in done.out
    assert "A master answers:" in done.out
    assert "Judged against good players" in done.out
    assert msgspec.json.decode((home / "puzzles.json").read_bytes()) == {puzzle.id: wrong.loss}
    assert "Puzzle 2 of" in done.out


def test_puzzles_go_on_where_they_were_left(stado: Stado) -> None:
    puzzle = load_puzzles("six", "classic")[0]
    first = stado("puzzles", "play", "six", "--variant", "classic", typed=f"{puzzle.best.answer}\n")
    assert first.code == 1
    assert "Right:" in first.out
    assert "Puzzle 2 of" in stado("puzzles", "play", "six", "--variant", "classic", typed="q\n").out
    count = len(load_puzzles("six", "classic"))
    last = load_puzzles("six", "classic")[-1].best.answer
    done = stado("puzzles", "play", "six", "--variant", "classic", "--number", str(count), typed=f"{last}\n\n")
    assert "That was the last puzzle." in done.out
    assert stado("puzzles", "play", "six", "--number", "9999").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", taught_games())
def test_a_puzzle_of_every_game_in_every_language(stado: Stado, game: str, language: str) -> None:
    wrong = load_puzzles(game)[0].answers[-1].answer
    done = stado("puzzles", "play", game, "--language", language, typed=f"{wrong}\nq\n")
    assert done.code == 0
    assert "puzzle-" not in done.out


def test_puzzles_are_made_from_a_record_and_added_to_a_file(
    stado: Stado, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "ROLLOUTS", 300)
    monkeypatch.setattr(making, "LONGER", 600)
    game = make_game("six", {"variant": "classic", "rounds": 1}, 4)
    arguments = ["puzzles", "make", "six", "--count", "1"]
    for number, record in enumerate(islice(making.play_matches(game, "a seed"), 6)):
        save_record(record, tmp_path / f"{number}")
        arguments += ["--record", str(tmp_path / f"{number}")]
    out = tmp_path / "puzzles.jsonl"
    done = stado(*arguments, "--out", str(out))
    assert done.code == 0, done.err
    (puzzle,) = read_puzzles(out)
    assert puzzle.id in done.out
    printed = stado(*arguments)
    assert msgspec.json.decode(printed.out)["answers"][0]["answer"] == puzzle.best.answer


def test_puzzles_are_checked(stado: Stado, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.teach.puzzle.FOLDER", tmp_path)
    good = load_puzzles("six", "classic")[0]
    first, second, *rest = good.answers
    bad = msgspec.structs.replace(good, answers=(second, first, *rest), options={**good.options, "limit": 77})
    folder = tmp_path
    write_puzzles((good, bad), puzzle_file("six", "classic", folder))
    monkeypatch.setattr(
        "stado.teach.puzzle.load_puzzles", lambda game, variant: load_puzzles(game, variant, folder=folder)
    )
    done = stado("puzzles", "check", "six", "--variant", "classic")
    assert done.code == 1
    assert done.out.splitlines()[-1] == "1 good, 1 not"


def test_what_a_match_gave_away_comes_back(stado: Stado, home: Path, tmp_path: Path) -> None:
    none = stado("puzzles", "own", "six")
    assert (none.code, "stado record review FILE --keep" in none.out) == (0, True)
    match, rng = (
        Match(make_game("six", {"variant": "classic", "rounds": 1}, 2), "own", bots=(None, "novice")),
        Rng("own"),
    )
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, rng.choice(match.game.prompt(match.state, seat).legal))
    path = tmp_path / "match.stado"
    save_record(match.record, path)
    review = ("record", "review", str(path), "--level", "strong:rollouts=400", "--keep")
    assert "added to your own" in stado(*review).out
    assert "These are already among your puzzles." in stado(*review).out
    kept = read_notes(home / FILE, Deck).kept
    wrong = stado("puzzles", "own", "six", typed=f"{kept[0].puzzle.answers[-1].answer}\n\nq\n")
    assert wrong.code == 0
    assert f"From your own matches: {len(kept)} are due" in wrong.out
    assert "gives away" in wrong.out
    right = "".join(f"{one.puzzle.best.answer}\n\n" for one in kept[1:])
    done = stado("puzzles", "own", "six", typed=right)
    assert done.code == 0
    assert "That was all for now." in done.out
    assert stado("puzzles", "own", "chess").code == 2

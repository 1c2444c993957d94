"""Puzzles: what ships, and how it is found and checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.errors import DataError, OptionError
from stado.core.match import Match
from stado.core.record import Record
from stado.games import GAMES, make_game, parse_position
from stado.locales import LANGUAGES, load_bundle
from stado.teach import making
from stado.teach.loading import find_outline, taught_games
from stado.teach.making import decisions, examine, make_puzzles, play_matches, verify
from stado.teach.puzzle import (
    FOLDER,
    Judged,
    Puzzle,
    Question,
    ask,
    judge,
    keep_view,
    load_puzzles,
    puzzle_file,
    read_puzzles,
    write_puzzles,
)
from stado.teach.themes import THEMES, WAYS, find_theme

SHIPPED = {path.stem: read_puzzles(path) for path in sorted(FOLDER.glob("*.jsonl"))}
PUZZLES = [pytest.param(puzzle, id=f"{name}-{puzzle.id}") for name, puzzles in SHIPPED.items() for puzzle in puzzles]
# Three cards that nobody can come between.
EVEN = """
game: six
variant: classic
seats: 2
options: {"rounds": 1}
rows: 20 | 37 | 55 | 90
hands: 21 38 56 | 91 92 93
"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinking as long as a test may."""
    monkeypatch.setattr(making, "ROLLOUTS", 300)
    monkeypatch.setattr(making, "LONGER", 600)


def question(text: str) -> Question:
    """What the first seat is asked in a position."""
    game, state = parse_position(text)
    return Question(game, game.view(state, 0), game.prompt(state, 0))


def test_puzzles_are_of_variants_that_there_are() -> None:
    assert set(SHIPPED) <= {f"{game.name}-{variant.name}" for game in GAMES for variant in game.variants}
    assert {name.partition("-")[0] for name in SHIPPED} == set(taught_games())
    assert all(SHIPPED.values())


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_is_a_question_with_one_best_answer(puzzle: Puzzle) -> None:
    asked = ask(puzzle)
    assert asked.view.seat in range(puzzle.seats)
    assert puzzle.best.loss == 0.0
    assert all(judged.loss >= making.MARGIN and not judged.right for judged in puzzle.answers[1:])
    assert puzzle.margin >= making.MARGIN
    assert puzzle.margin > making.SURE * puzzle.spread
    assert puzzle.theme in THEMES
    assert list(puzzle.misses) == list(puzzle.plays) == ["novice", "casual", "strong", "master"]
    assert all(asked.game.parse_action(answer) in asked.prompt.legal for answer in puzzle.plays.values())


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle_holds_the_view_of_its_seat_and_nothing_else(puzzle: Puzzle) -> None:
    view = ask(puzzle).view
    assert keep_view(view) == puzzle.view
    assert set(puzzle.view) <= set(type(view).__struct_fields__)


@pytest.mark.parametrize("name", SHIPPED)
def test_puzzles_go_from_easy_to_hard_and_none_comes_twice(name: str) -> None:
    puzzles = SHIPPED[name]
    assert [puzzle.difficulty for puzzle in puzzles] == sorted(puzzle.difficulty for puzzle in puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.sight for puzzle in puzzles}) == len(puzzles)
    assert {(puzzle.game, puzzle.options["variant"]) for puzzle in puzzles} == {tuple(name.split("-", 1))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(language: str) -> None:
    assert [theme for theme in THEMES if not load_bundle(language).has_message(f"puzzle-theme-{theme}")] == []


def test_a_puzzle_stands_up_to_new_thinking() -> None:
    assert verify(SHIPPED["six-classic"][0]) is None


def test_a_puzzle_with_another_answer_does_not() -> None:
    puzzle = SHIPPED["six-classic"][-1]
    first, second, *rest = puzzle.answers
    changed = replace(puzzle, answers=(replace(second, loss=0.0), replace(first, loss=1.0), *rest))
    assert verify(changed) == f"{second.answer!r} is not clearly best for strong"


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_puzzle_stands_up_to_new_thinking(puzzle: Puzzle) -> None:
    assert verify(puzzle) is None


@pytest.mark.usefixtures("quick")
def test_a_clear_decision_is_a_puzzle() -> None:
    puzzle = max(SHIPPED["six-classic"], key=lambda puzzle: puzzle.margin)
    found = examine(ask(puzzle))
    assert isinstance(found, Puzzle)
    assert (found.id, found.best.answer, found.theme) == (puzzle.id, puzzle.best.answer, puzzle.theme)
    assert found.misses["novice"] == puzzle.misses["novice"]
    assert found.plays["master"] == puzzle.best.answer


@pytest.mark.usefixtures("quick")
def test_a_near_tie_is_none() -> None:
    assert examine(question(EVEN)) == "close"


@pytest.mark.usefixtures("quick")
def test_puzzles_are_found_in_matches_of_bots_and_the_same_seed_finds_the_same() -> None:
    game = make_game("six", {"variant": "classic", "rounds": 1}, 4)
    first = list(make_puzzles(game, play_matches(game, "a seed"), 2))
    assert len({puzzle.id for puzzle in first}) == 2
    assert first == list(make_puzzles(game, play_matches(game, "a seed"), 2))


def test_decisions_are_those_with_a_choice() -> None:
    game = make_game("six", {"variant": "classic", "rounds": 1}, 2)
    match = Match(game, "a seed")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, game.prompt(match.state, seat).legal[0])
    found = list(decisions(game, match.record))
    picks = [item for item in found if item.prompt.kind == "pick_card"]
    assert sorted(len(item.prompt.legal) for item in picks) == sorted(2 * [*range(3, 11)])
    assert found == list(decisions(game, match.record))
    assert list(decisions(game, Record(match.head, ()))) == []


def test_answers_within_the_noise_are_right() -> None:
    assert Judged("pick 1", 0.3, 0.2).right
    assert not Judged("pick 1", 0.5, 0.2).right


def test_an_answer_is_judged() -> None:
    puzzle = SHIPPED["six-classic"][0]
    asked = ask(puzzle)
    for action in asked.prompt.legal:
        judged = judge(puzzle, asked, action)
        assert judged.answer == asked.game.format_action(action)


@pytest.mark.parametrize(
    ("rows", "hand", "best", "theme"),
    [
        ("20 22 25 27 28 | 37 | 55 58 | 90", "3 30 38", 0, "low-card"),
        ("20 22 25 27 28 | 37 | 55 58 | 90", "30 38 59", 0, "full-row"),
        ("20 22 25 27 28 | 37 | 55 58 | 90", "38 59 60", 0, "which-row"),
        ("20 | 37 | 55 58 | 90", "38 41 45", 0, "which-row"),
    ],
)
def test_the_theme_of_a_pick(rows: str, hand: str, best: int, theme: str) -> None:
    text = f"game: six\nseats: 2\nrows: {rows}\nhands: {hand} | 91 92 93"
    assert find_theme(question(text), best) == theme


def test_a_theme_for_every_kind_of_question() -> None:
    low = question("game: six\nseats: 2\nrows: 12 | 37 | 43 44 | 58\nhands: 30 | 91\nqueue: 3@1 59@2")
    assert [find_theme(low, place) for place in range(4)].count("cheap-row") == 1
    lay = question("game: loot\nvariant: standard\nseats: 3\npaw: 1\nhands: 4 4 j | 1 | 1\ndisplay: 8 8 9 10 11 12")
    assert {find_theme(lay, place) for place in range(len(lay.prompt.legal))} <= set(THEMES)
    settle = question(
        "game: loot\nvariant: standard\nseats: 3\npaw: 1\nask: loot\nvictim: 2\nlooted: 3 3\nhands: 4 | 1 | 1\n"
        "layers: 5 5 | | \ndisplay: 8 8 9 10 11 12"
    )
    assert find_theme(settle, 0) == "take-or-leave"
    play = question("game: three\nseats: 2\nfirst: 1\nrows: 0 10 19 24 | 30 46 | 60 71\nhands: 28 33 65 | 34 70 80")
    assert [find_theme(play, place) for place in range(3)] == ["collect", "wait", "wait"]
    move = question(
        "game: board\nvariant: advanced\nseats: 2\nrows: | 80 | 82 | 60\nhands: 61 | 84\nqueue: 83@2\n"
        "agenda: 1 move 59 1\ngone: 40 44 46"
    )
    assert find_theme(move, 0) == "choice"


@pytest.mark.parametrize("game", taught_games())
def test_a_course_names_themes_or_ways_to_find_them(game: str) -> None:
    outline = find_outline(game)
    assert outline is not None
    assert set(outline.themes.values()) <= {*THEMES, *WAYS}


def test_files_keep_puzzles_in_order_and_each_once(tmp_path: Path) -> None:
    path = puzzle_file("six", "classic", tmp_path)
    puzzles = SHIPPED["six-classic"][:3]
    write_puzzles((*reversed(puzzles), puzzles[0]), path)
    assert read_puzzles(path) == puzzles
    assert load_puzzles("six", folder=tmp_path) == puzzles
    assert load_puzzles("six", "classic", tmp_path) == puzzles


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = puzzle_file("six", "classic", tmp_path)
    with pytest.raises(OptionError, match="there are no puzzles of six classic"):
        load_puzzles("six", "classic", tmp_path)
    with pytest.raises(OptionError, match="six has no variant 'flying'"):
        load_puzzles("six", "flying", tmp_path)
    path.write_text("{}\n")
    with pytest.raises(DataError, match=r"six-classic\.jsonl, line 1: Object missing required field"):
        read_puzzles(path)
    path.write_bytes(msgspec.json.encode(replace(SHIPPED["six-classic"][0], format=9)))
    with pytest.raises(DataError, match=r"line 1: format 9 is not known"):
        read_puzzles(path)
    with pytest.raises(DataError, match="cannot be read"):
        read_puzzles(tmp_path)
    with pytest.raises(DataError, match="cannot be written"):
        write_puzzles((), tmp_path)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"rules": 99}, "made by version 99 of the rules"),
        ({"view": {}}, "Object missing required field"),
        ({"answers": (Judged("pick 1", 0.0, 0.0),)}, "its answers are not the legal ones"),
        ({"options": {"variant": "flying"}}, "six has no variant 'flying'"),
    ],
)
def test_a_puzzle_that_does_not_fit_the_rules_is_refused(change: dict[str, object], error: str) -> None:
    with pytest.raises(DataError, match=f"puzzle [0-9a-f]+: .*{error}"):
        ask(replace(SHIPPED["six-classic"][0], **change))

"""Puzzles: what one seat knows, and which answer is best there by a margin that is no chance.

A puzzle holds a view and never a state: its solver, or a reader of its file, learns nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from stado.core.decoding import decode_json
from stado.core.errors import DataError, OptionError, StadoError
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.games import find_game, make_game

FOLDER = Path(__file__).parent / "puzzles"
FORMAT = 1
_SURE = 2.0  # standard errors within which answers count as equal
_ID_LENGTH = 8


class Judged(msgspec.Struct, frozen=True):
    """An answer in notation and what it gives away against the best, in the unit of the score."""

    answer: str
    loss: float
    error: float  # standard error of the loss
    outcomes: dict[int, int] = {}  # by the change of the score until the next turn: in how many worlds it comes

    @property
    def right(self) -> bool:
        """Whether the loss is no more than noise."""
        return self.loss <= _SURE * self.error


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """One question, and what thinkers make of its answers against good players."""

    format: int = FORMAT
    game: str
    rules: int  # the version of the rules
    options: dict[str, Any]
    seats: int
    view: dict[str, Any]  # as `keep_view` writes it
    answers: tuple[Judged, ...]  # all of them, the best first
    margin: float  # by which the best is ahead in every check
    spread: float  # standard error of the margin
    theme: str
    misses: dict[str, float]  # how often each level gives a wrong answer
    plays: dict[str, str]  # what each level answers most often

    @property
    def id(self) -> str:
        """A short name that depends on the question alone."""
        text = msgspec.json.encode([self.game, self.options, self.view], order="sorted")
        return sha256(text).hexdigest()[:_ID_LENGTH]

    @property
    def best(self) -> Judged:
        """The best answer."""
        return self.answers[0]

    @property
    def sight(self) -> bytes:
        """The table and the hand: no two puzzles of a variant share them, whatever they ask."""
        table = self.view["rows"] if "rows" in self.view else self.view["layers"]
        return msgspec.json.encode([table, self.view["hand"]])

    @property
    def difficulty(self) -> tuple[float, float]:
        """By what puzzles are sorted: how often levels miss them, the better ones weighing more; then the margin."""
        weights = {"novice": 1, "casual": 4, "strong": 8, "master": 16}
        return sum(weight * self.misses.get(level, 0.0) for level, weight in weights.items()), -self.margin


class Question(msgspec.Struct, frozen=True):
    """A puzzle as it is asked."""

    game: AnyGame
    view: Any
    prompt: Prompt[Any]


def keep_view(view: msgspec.Struct) -> dict[str, Any]:
    """A view as a puzzle keeps it: as the wire has it, less what a reader adds by itself."""
    usual = {field.name: field.default for field in msgspec.structs.fields(view)}
    written: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return {name: value for name, value in written.items() if getattr(view, name) != usual[name]}


def ask(puzzle: Puzzle) -> Question:
    """The question of a puzzle, or DataError where this program's rules do not fit it."""
    try:
        game = make_game(puzzle.game, puzzle.options, puzzle.seats)
        if game.rules_version != puzzle.rules:
            raise DataError(f"made by version {puzzle.rules} of the rules; here is version {game.rules_version}")
        view = msgspec.convert(puzzle.view, game.view_type)
        question = Question(game, view, find_prompt(game, view))
        known = {game.format_action(action) for action in question.prompt.legal}
        if known != {judged.answer for judged in puzzle.answers}:
            raise DataError("its answers are not the legal ones")
    except (StadoError, msgspec.ValidationError) as error:
        raise DataError(f"puzzle {puzzle.id}: {error}") from None
    return question


def find_prompt(game: AnyGame, view: Any) -> Prompt[Any]:
    """What the view's seat is asked: the same in every state that looks like it."""
    return game.prompt(game.determinize(view, Rng("puzzle")), view.seat)


def judge(puzzle: Puzzle, question: Question, action: Action) -> Judged:
    """What the puzzle makes of an answer."""
    written = question.game.format_action(action)
    return next(judged for judged in puzzle.answers if judged.answer == written)


def load_puzzles(game: str, variant: str | None = None, folder: Path = FOLDER) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or of one of its variants, from the easiest to the hardest; OptionError without any."""
    variants = [item.name for item in find_game(game).variants]
    if variant is not None and variant not in variants:
        raise OptionError(f"{game} has no variant {variant!r}; allowed: {', '.join(variants)}")
    wanted = variants if variant is None else [variant]
    found = [puzzle for name in wanted for puzzle in read_puzzles(puzzle_file(game, name, folder))]
    if not found:
        raise OptionError(f"there are no puzzles of {game}{'' if variant is None else ' ' + variant}")
    return tuple(sorted(found, key=lambda puzzle: puzzle.difficulty))


def puzzle_file(game: str, variant: str, folder: Path = FOLDER) -> Path:
    """Where the puzzles of a variant are kept."""
    return folder / f"{game}-{variant}.jsonl"


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file, one in each line, none where there is no file; or DataError."""
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror}") from None
    puzzles = []
    for number, line in enumerate(lines, start=1):
        try:
            puzzle = decode_json(line, Puzzle)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise DataError(f"{path.name}, line {number}: {error}") from None
        if puzzle.format != FORMAT:
            raise DataError(f"{path.name}, line {number}: format {puzzle.format} is not known")
        puzzles.append(puzzle)
    return tuple(puzzles)


def write_puzzles(puzzles: Sequence[Puzzle], path: Path) -> None:
    """Write a file from the easiest to the hardest, each puzzle once."""
    known = {puzzle.id: puzzle for puzzle in puzzles}
    ordered = sorted(known.values(), key=lambda puzzle: puzzle.difficulty)
    try:
        path.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in ordered))
    except OSError as error:
        raise DataError(f"{path}: cannot be written: {error.strerror}") from None

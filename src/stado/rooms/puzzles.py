"""Puzzles as the page gets them: a view, a question, and what every answer gives away."""

from __future__ import annotations

from functools import cache

from stado.core.errors import StadoError
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.school import (
    LevelAnswer,
    OutcomeShare,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleSheet,
)
from stado.teach.lesson import NAMES
from stado.teach.puzzle import Judged, Puzzle, Question, ask, load_puzzles


def list_puzzles(game: str) -> PuzzleList:
    """The puzzles of a game, or RefusalError."""
    puzzles = _find_puzzles(game).values()
    return PuzzleList(game, tuple(PuzzleInfo(puzzle.id, puzzle.options["variant"]) for puzzle in puzzles))


def tell_puzzle(game: str, name: str) -> PuzzleSheet:
    """A puzzle of a game, or RefusalError."""
    puzzle = _find_puzzles(game).get(name)
    if puzzle is None:
        raise RefusalError("not_found", f"{game} has no such puzzle")
    question = ask(puzzle)
    return PuzzleSheet(
        id=puzzle.id,
        game=game,
        options=puzzle.options,
        you=question.view.seat,
        names=_name_seats(question),
        view=question.view,
        prompt=question.prompt,
        answers=tuple(_tell_answer(question, judged) for judged in puzzle.answers),
        theme=puzzle.theme,
        levels=tuple(_tell_level(puzzle, question, level) for level in puzzle.misses),
    )


@cache
def _find_puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, from the easiest to the hardest; or RefusalError."""
    try:
        return {puzzle.id: puzzle for puzzle in load_puzzles(game)}
    except StadoError as error:
        raise RefusalError("not_found", str(error)) from None


def _name_seats(question: Question) -> tuple[str, ...]:
    """Who sits where."""
    others = iter(NAMES * 2)
    return tuple("You" if seat == question.view.seat else next(others) for seat in range(question.game.seats))


def _tell_answer(question: Question, judged: Judged) -> PuzzleAnswer:
    """An answer in the protocol's words."""
    worlds = sum(judged.outcomes.values())
    return PuzzleAnswer(
        action=question.game.parse_action(judged.answer),
        loss=judged.loss,
        right=judged.right,
        outcomes=tuple(OutcomeShare(change, count / worlds) for change, count in judged.outcomes.items()),
    )


def _tell_level(puzzle: Puzzle, question: Question, level: str) -> LevelAnswer:
    """What a level makes of the puzzle."""
    return LevelAnswer(level, question.game.parse_action(puzzle.plays[level]), puzzle.misses[level])

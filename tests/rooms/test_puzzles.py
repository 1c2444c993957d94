"""Puzzles as the page gets them."""

from __future__ import annotations

import pytest

from stado.rooms.decisions import RefusalError
from stado.rooms.puzzles import list_puzzles, tell_puzzle
from stado.teach.loading import taught_games
from stado.teach.puzzle import load_puzzles


@pytest.mark.parametrize("game", taught_games())
def test_a_puzzle_comes_with_what_every_answer_gives_away(game: str) -> None:
    listed = list_puzzles(game).puzzles
    for info, puzzle in zip(listed, load_puzzles(game), strict=True):
        assert (info.id, info.variant) == (puzzle.id, puzzle.options["variant"])
        sheet = tell_puzzle(game, info.id)
        assert {answer.action for answer in sheet.answers} == set(sheet.prompt.legal)
        assert [answer.loss for answer in sheet.answers] == [judged.loss for judged in puzzle.answers]
        assert [answer.right for answer in sheet.answers].count(True) == 1
        assert sheet.names[sheet.you] == "You"
        assert len(sheet.names) == puzzle.seats
        assert {level.level: level.missed for level in sheet.levels} == puzzle.misses
        for answer in sheet.answers:
            assert sum(outcome.share for outcome in answer.outcomes) == pytest.approx(1)


@pytest.mark.parametrize(("game", "name"), [("six", "00000000"), ("chess", "00000000")])
def test_there_is_no_such_puzzle(game: str, name: str) -> None:
    with pytest.raises(RefusalError) as refused:
        tell_puzzle(game, name)
    assert refused.value.code == "not_found"

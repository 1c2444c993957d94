"""Matches of the board game as the kernel takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.board import BoardGame
from stado.games.board.flat import SPAN, Board, flatten_board, flatten_state
from stado.games.board.judgment import Notes, make_notes
from stado.games.board.state import State
from stado.games.board.table import Table
from stado.kernels.board.players import MOST_ANSWERS, Workspace
from stado.kernels.board.rollouts import finish_matches, play_matches
from stado.kernels.board.shortcuts import Imagined
from stado.kernels.board.trial import MANNERS, AnswerTrial
from stado.kernels.compiler import floats, ints, zeros
from stado.kernels.kernel import Kernel
from stado.kernels.seats import Noise, make_seats
from stado.kernels.sheet import Sheet
from stado.kernels.trial import Manner, Trial


class BoardKernel(Kernel):
    """Plays the board game in all variants, on any board."""

    game: BoardGame

    def __init__(self, game: BoardGame, noise: Sequence[Noise] | None = None) -> None:
        super().__init__(game, noise)
        self.board = make_board(game.table)

    def play(self, stream: Ints, count: int) -> Sheet:
        sheet = zeros(count * self.game.seats)
        return Sheet(sheet, sheet, *play_matches(stream, self.make_workspace(), count, sheet))

    def finish(self, state: State, stream: Ints, count: int) -> Sheet:
        sheet, start = zeros(count * self.game.seats), ints(flatten_state(state))
        return Sheet(sheet, sheet, *finish_matches(stream, self.make_workspace(), start, count, sheet))

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial:
        return AnswerTrial(self.game, self.board, self.make_imagined(), view, prompt, rng, MANNERS[manner])

    def make_workspace(self) -> Workspace:
        """What matches are played with."""
        return Workspace(self.board, zeros(SPAN), zeros(MOST_ANSWERS), _make_notes(), make_seats(self.noise))

    def make_imagined(self) -> Imagined:
        """What imagined worlds are played in."""
        return Imagined(zeros(SPAN), _make_notes(), zeros(2 * self.game.seats))


def make_board(table: Table) -> Board:
    """What is settled before a match, as the kernel takes it."""
    board = flatten_board(table)
    return board._replace(
        lengths=ints(board.lengths),
        kinds=ints(board.kinds),
        amounts=ints(board.amounts),
        twos=ints(board.twos),
        cows=ints(board.cows),
        below=ints(board.below),
    )


def _make_notes() -> Notes:
    """Imagined for ratings, as the kernel takes it."""
    notes = make_notes()
    return Notes(ints(notes.hidden), floats(notes.ratings))


KERNEL = BoardKernel

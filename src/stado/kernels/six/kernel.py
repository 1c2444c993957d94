"""Matches of classic and pro as the kernel takes them."""

from __future__ import annotations

from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.six import Six
from stado.games.six.cards import HAND_SIZE
from stado.games.six.rules import deck
from stado.games.six.state import State
from stado.kernels.compiler import floats, ints
from stado.kernels.kernel import Kernel, Sheet, Totals
from stado.kernels.six.loading import load_start, load_table
from stado.kernels.six.rollouts import finish_matches, play_matches, score_matches
from stado.kernels.six.rules import Desk, Ending, Sums
from stado.kernels.six.trial import DraftTrial, PickTrial, RowTrial
from stado.kernels.trial import Manner, Trial


class SixKernel(Kernel):
    """Plays classic and pro."""

    game: Six

    def __init__(self, game: Six) -> None:
        super().__init__(game)
        self.deck = deck(game.options, game.seats)
        limit = game.options.limit + (game.options.limit_rule == "exceed")  # SIX-10
        self.ending = Ending(game.options.rounds or 0, limit)

    @staticmethod
    def covers(game: Six) -> bool:
        """Whether the kernel knows the variant."""
        return game.variant.name in ("classic", "pro")

    def play(self, stream: Ints, count: int) -> Totals:
        sums = self._make_sums()
        rounds = play_matches(stream, self._make_desk(), self.ending, count, sums)
        return _sum_up(count, rounds, sums)

    def finish(self, state: State, stream: Ints, count: int) -> Totals:
        sums, start = self._make_sums(), load_start(state)
        rounds = finish_matches(
            stream, self._make_desk(), self.ending, count, sums, start=start, cards=ints(start.hands)
        )
        return _sum_up(count, rounds, sums)

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial | None:
        match prompt.kind:
            case "pick_card":
                return PickTrial(self.game.options, view, rng, manner)
            case "take_row":
                return RowTrial(self.game.options, view, rng, manner)
            case "draft_card":
                return DraftTrial(self.game.options, view, rng, manner)
            case _:
                return None

    def score(self, stream: Ints, count: int) -> Sheet:
        seats, desk = self.game.seats, self._make_desk(any_row=True)
        sheet = ints([0] * (count * seats))
        rounds = int(score_matches(stream, desk, self.ending, count, sheet))
        picks = HAND_SIZE * rounds
        drafts = picks if self.game.variant.name == "pro" else 0  # SIX-13
        return Sheet(sheet, turns=picks, decisions=(picks + drafts) * seats + int(desk.lows[0]))

    def _make_desk(self, *, any_row: bool = False) -> Desk:
        """What matches are played with."""
        seats = self.game.seats
        table = load_table((), (0,) * seats)
        return Desk(seats, ints(self.deck), table, ints([0] * seats), ints([0] * seats), ints([0]), any_row)

    def _make_sums(self) -> Sums:
        """Nothing gathered."""
        return Sums(ints([0] * self.game.seats), floats([0.0] * self.game.seats))


def _sum_up(count: int, rounds: int, sums: Sums) -> Totals:
    """The sums as plain numbers."""
    return Totals(count, int(rounds), tuple(map(int, sums.scores)), tuple(map(float, sums.wins)))

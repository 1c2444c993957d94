"""Matches of six as the kernel takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stado.core.flat import Ints
from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.six import Six
from stado.games.six.cards import HAND_SIZE, JUBILEE_ROUNDS
from stado.games.six.flat import HIGHEST, SPAN, VARIANTS, flatten_state
from stado.games.six.rules import deck
from stado.games.six.state import State
from stado.kernels.compiler import ints, zeros
from stado.kernels.kernel import Kernel
from stado.kernels.seats import ANY_PICK, ANYTHING, Noise, make_seats
from stado.kernels.sheet import Sheet
from stado.kernels.six import lanes, rollouts, rounds
from stado.kernels.six.nets.knowledge import load_start, load_table
from stado.kernels.six.nets.trial import DraftTrial, PickTrial, RowTrial
from stado.kernels.six.players import Workspace
from stado.kernels.six.population.trial import PopulationRowTrial, PopulationTrial
from stado.kernels.six.rules import Ending
from stado.kernels.six.trial import MANNERS, AnswerTrial
from stado.kernels.trial import Manner, Trial


class SixKernel(Kernel):
    """Plays six in all variants."""

    game: Six

    def __init__(self, game: Six, noise: Sequence[Noise] | None = None) -> None:
        super().__init__(game, noise)
        self.deck = deck(game.options, game.seats)
        if game.options.variant == "jubilee":
            self.ending = Ending(JUBILEE_ROUNDS, 0)  # SIX-15
        else:
            limit = game.options.limit + (game.options.limit_rule == "exceed")  # SIX-10
            self.ending = Ending(game.options.rounds or 0, limit)

    def play(self, stream: Ints, count: int) -> Sheet:
        variant = self.game.options.variant
        if variant == "classic" and self._picks_by(ANY_PICK):
            return self._play_lanes(stream, count)
        if variant in ("classic", "pro") and self._picks_by(ANYTHING):
            return self._play_rounds(stream, count)
        scores, keys = self.make_sheets(count)
        given = self.make_workspace(), self.game.seats, VARIANTS[variant], self.ending, count
        return Sheet(scores, keys, *rollouts.play_matches(stream, *given, scores, keys))

    def finish(self, state: State, stream: Ints, count: int) -> Sheet:
        if self.game.options.variant == "classic" and self._picks_by(ANY_PICK):
            return self._finish_rounds(state, stream, count)
        scores, keys = self.make_sheets(count)
        given = self.make_workspace(), ints(flatten_state(self.game.options, state)), self.ending, count
        return Sheet(scores, keys, *rollouts.finish_matches(stream, *given, scores, keys))

    def open_trial(self, view: Any, prompt: Prompt[Any], rng: Rng, manner: Manner) -> Trial | None:
        options = self.game.options
        if options.variant == "jubilee":
            return AnswerTrial(self.game, self.make_workspace(), view, prompt, rng, MANNERS[manner])
        match prompt.kind:
            case "pick_card" if manner == "keen":
                return PopulationTrial(options, view, rng)
            case "pick_card":
                return PickTrial(options, view, rng, manner)
            case "take_row" if manner == "keen":
                return PopulationRowTrial(options, view, rng)
            case "take_row":
                return RowTrial(options, view, rng, manner)
            case _:
                return DraftTrial(options, view, rng, manner)

    def make_workspace(self) -> Workspace:
        """What matches are played with."""
        return Workspace(
            table=zeros(SPAN),
            deck=ints(self.deck),
            legal=zeros(HIGHEST + 1),
            hidden=zeros(HIGHEST + 2),
            seats=make_seats(self.noise),
        )

    def _picks_by(self, noise: Noise) -> bool:
        """Whether all seats are of that noise, so that rounds are played much faster."""
        return set(self.noise) == {noise}

    def _play_lanes(self, stream: Ints, count: int) -> Sheet:
        """Matches of random picks and cheapest rows."""
        (scores, keys), batch = self.make_sheets(count), lanes.make_batch(self.game.seats, self.deck)
        number, lows = lanes.play_matches(stream, batch, self.ending, count, scores, keys)
        return Sheet(scores, keys, HAND_SIZE * number, HAND_SIZE * number * self.game.seats + lows)

    def _play_rounds(self, stream: Ints, count: int) -> Sheet:
        """Matches of random picks and random rows; a draft at random deals as chance does."""
        (scores, keys), workspace = self.make_sheets(count), self._make_round_workspace()
        number = rounds.play_matches(stream, workspace, self.ending, count, scores, keys)
        drafts = self.game.options.variant == "pro"  # SIX-13
        decisions = HAND_SIZE * number * self.game.seats * (1 + drafts) + workspace.lows[0]
        return Sheet(scores, keys, HAND_SIZE * number, decisions)

    def _finish_rounds(self, state: State, stream: Ints, count: int) -> Sheet:
        """Ways to go on with random picks."""
        (scores, keys), start = self.make_sheets(count), load_start(state)
        workspace, left, committed = (
            self._make_round_workspace(),
            len(state.hands[0]),
            sum(pick is not None for pick in state.picks),
        )
        given = self.ending, count, scores, keys, start, ints(start.hands)
        number = rounds.finish_matches(stream, workspace, *given)
        turns = HAND_SIZE * (number - count) + left * count
        return Sheet(scores, keys, turns, turns * self.game.seats - committed * count + workspace.lows[0])

    def _make_round_workspace(self) -> rounds.Workspace:
        """What rounds of random picks are played with."""
        seats = self.game.seats
        return rounds.Workspace(
            seats=seats,
            deck=ints(self.deck),
            table=load_table((), (0,) * seats),
            queue=zeros(seats),
            scores=zeros(seats),
            lows=zeros(1),
            any_row=self.noise[0] == ANYTHING,
        )


KERNEL = SixKernel

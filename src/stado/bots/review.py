"""What a thinker makes of answers that were given: which was better, and by how much."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from stado.bots import Estimate, make_bot
from stado.bots.thinker import Thinker
from stado.core.errors import OptionError
from stado.core.fields import Seat
from stado.core.game import CHANCE, AnyGame
from stado.core.match import Match
from stado.core.rng import Rng

LEVEL = "master"
_SURE = 2.0  # standard errors that are no chance
_LEAST = 0.05  # what is less looks like nothing


class Verdict(msgspec.Struct, frozen=True):
    """What a thinker makes of one answer, knowing only what its seat could know."""

    number: int  # the action's place in the log
    seat: Seat
    given: Estimate
    estimates: tuple[Estimate, ...]  # of all answers, the best first

    @property
    def best(self) -> Estimate:
        """The answer that the thinker would have given."""
        return self.estimates[0]

    @property
    def loss(self) -> float:
        """What the given answer gave away, in the unit of the score."""
        return max(0.0, self.best.value - self.given.value)

    @property
    def sure(self) -> bool:
        """Whether the loss is more than noise, both answers having met the same worlds, and worth telling."""
        return self.loss > max(_LEAST, _SURE * self.best.gap_error)


def review(match: Match, level: str, seats: Collection[Seat]) -> Iterator[Verdict]:
    """A verdict on every answer of these seats that had another beside it, as the log goes on; or OptionError."""
    thinker = make_thinker(match.game, level)
    numbers = (number for number, step in enumerate(match.steps) if step.seat in seats)
    return filter(None, (judge(thinker, match, number) for number in numbers))


def judge(thinker: Thinker, match: Match, number: int) -> Verdict | None:
    """A verdict on one action of a match; None where chance acted or there was nothing to choose.

    It is the same each time, unless the thinker's limit is of seconds.
    """
    game, step = match.game, match.steps[number]
    if step.seat == CHANCE:
        return None
    prompt = game.prompt(step.before, step.seat)
    if len(prompt.legal) == 1:
        return None
    place = prompt.legal.index(step.action)
    stream = Rng("review", match.head.seed, number)
    estimates = thinker.estimate(game.view(step.before, step.seat), prompt, stream, kept=place)
    return Verdict(number, step.seat, estimates[place], best_first(estimates))


def make_thinker(game: AnyGame, level: str) -> Thinker:
    """A bot that can say what answers are worth, or OptionError."""
    bot = make_bot(level, game)
    if not isinstance(bot, Thinker):
        raise OptionError(f"{level} does not search; allowed: strong, master, with a limit of its own or without")
    return bot


def best_first(estimates: Collection[Estimate]) -> tuple[Estimate, ...]:
    """The best first, of equals the one that was tried longest; those never tried last."""

    def key(estimate: Estimate) -> tuple[bool, float, int]:
        return estimate.rollouts > 0, estimate.value, estimate.rollouts

    return tuple(sorted(estimates, key=key, reverse=True))

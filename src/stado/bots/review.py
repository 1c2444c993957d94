"""What a thinker makes of answers that were given: which was better, and by how much."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from stado.bots import Estimate, make_bot
from stado.bots.thinker import Thinker
from stado.core.errors import OptionError
from stado.core.events import Seat
from stado.core.game import CHANCE, Action, AnyGame
from stado.core.match import Match, replay
from stado.core.record import Record
from stado.core.rng import Rng

LEVEL = "master"
_SURE = 2.0  # so many standard errors are no chance
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
        """Whether so much is more than noise, both answers having met the same worlds, and worth telling."""
        return self.loss > max(_LEAST, _SURE * self.best.gap_error)


def review(game: AnyGame, record: Record, level: str, seats: Collection[Seat]) -> Iterator[Verdict]:
    """A verdict on every answer of these seats that had another beside it; or RecordError, or OptionError."""
    thinker = make_thinker(game, level)
    replay(game, record)
    return _review(thinker, record, seats)


def review_step(game: AnyGame, record: Record, number: int, level: str = LEVEL) -> Verdict | None:
    """A verdict on one action of the log; None where chance acted or there was nothing to choose."""
    thinker = make_thinker(game, level)
    entry = record.log[number]
    if entry.seat == CHANCE:
        return None
    match = replay(game, Record(record.head, record.log[:number]))
    return _judge(thinker, match, number, entry.seat, msgspec.convert(entry.action, game.action_type))


def make_thinker(game: AnyGame, level: str) -> Thinker:
    """A bot that can say what answers are worth, or OptionError."""
    bot = make_bot(level, game)
    if not isinstance(bot, Thinker):
        raise OptionError(f"{level} does not search; allowed: strong, master, with a limit of its own or without")
    return bot


def rank(estimates: Collection[Estimate]) -> tuple[Estimate, ...]:
    """The best first, of equals the one that was tried longest; those never tried last."""

    def key(estimate: Estimate) -> tuple[bool, float, int]:
        return estimate.rollouts > 0, estimate.value, estimate.rollouts

    return tuple(sorted(estimates, key=key, reverse=True))


def _review(thinker: Thinker, record: Record, seats: Collection[Seat]) -> Iterator[Verdict]:
    """The verdicts on a record that is known to be good, as its log goes on."""
    game, head = thinker.game, record.head
    match = Match(game, head.seed, names=head.names, bots=head.bots, salts=head.salts, position=head.position)
    for number, entry in enumerate(record.log):
        if entry.seat == CHANCE:
            continue
        action = msgspec.convert(entry.action, game.action_type)
        if entry.seat in seats:
            verdict = _judge(thinker, match, number, entry.seat, action)
            if verdict is not None:
                yield verdict
        match.act(entry.seat, action)


def _judge(thinker: Thinker, match: Match, number: int, seat: Seat, action: Action) -> Verdict | None:
    """A verdict on what the seat does next; the same each time, unless the thinker's limit is of seconds."""
    game = match.game
    prompt = game.prompt(match.state, seat)
    if len(prompt.legal) == 1:
        return None
    place = prompt.legal.index(action)
    estimates = thinker.estimate(
        game.view(match.state, seat), prompt, Rng("review", match.head.seed, number), kept=place
    )
    return Verdict(number, seat, estimates[place], rank(estimates))

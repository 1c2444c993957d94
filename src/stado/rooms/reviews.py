"""What a master makes of answers, in the protocol's words: of steps of a record, or of a question just asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from stado.bots import Estimate
from stado.bots.review import LEVEL, Verdict, best_first, judge, make_thinker
from stado.bots.thinker import Thinker
from stado.core.errors import RecordError, StadoError
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.record import parse_record
from stado.core.rng import Rng
from stado.games import replay_record
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.protocol.replies import Advice, Review, ReviewedAnswer
from stado.rooms.state import LONGEST_LOG
from stado.rooms.thinking import BotTask, open_bot_task

_OPEN = 4  # matches that are kept for the next question about them


class Steps(msgspec.Struct, frozen=True, tag="steps"):
    """What is to be reviewed: some steps of a record."""

    record: str
    numbers: tuple[int, ...]


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """What advice is wanted for: the question of a running match that a seat has to answer."""

    decision: int
    question: BotTask


class Finding(msgspec.Struct, frozen=True):
    """Reviews or advice, or why there can be none."""

    found: msgspec.Raw = msgspec.Raw(b"null")
    code: ErrorCode | None = None
    message: str = ""


_TASKS = msgspec.json.Decoder(Steps | Doubt)


def review_text(text: str, steps: Sequence[int]) -> list[Review | None]:
    """The reviews of steps of a record file, none where nobody had a choice; or StadoError or RefusalError."""
    match = _read_match(text)
    for step in steps:
        if not 0 <= step < len(match.steps):
            raise RefusalError("bad_message", f"the match has {len(match.steps)} steps and no step {step}")
    thinker = make_thinker(match.game, LEVEL)
    verdicts = (judge(thinker, match, step) for step in steps)
    return [None if verdict is None else _describe(match, verdict) for verdict in verdicts]


@lru_cache(maxsize=_OPEN)
def _read_match(text: str) -> Match:
    """The finished match in a record file; who asks for its steps a few at a time has it carried out once."""
    record = parse_record(text)
    if len(record.log) > LONGEST_LOG:
        raise RecordError(f"{len(record.log)} actions are more than can be reviewed")
    match = replay_record(record)
    if match.outcome is None:
        raise RefusalError("not_over", "the match is not over")
    return match


def _describe(match: Match, verdict: Verdict) -> Review:
    """A verdict in the protocol's words."""
    game = match.game
    prompt = game.prompt(match.steps[verdict.number].before, verdict.seat)
    return Review(
        seat=verdict.seat,
        kind=prompt.kind,
        rule=prompt.rule,
        given=verdict.estimates.index(verdict.given),
        loss=verdict.loss,
        sure=verdict.sure,
        answers=_describe_answers(game, verdict.estimates),
    )


def _describe_answers(game: AnyGame, estimates: Iterable[Estimate]) -> tuple[ReviewedAnswer, ...]:
    """What answers are worth, in the protocol's words."""
    return tuple(
        ReviewedAnswer(
            action=estimate.action,
            text=game.format_action(estimate.action),
            value=estimate.value,
            error=estimate.error if estimate.rollouts > 1 else None,
        )
        for estimate in estimates
    )


def advise(doubt: Doubt) -> Advice:
    """What the answers are worth to a bot of the question's level, which is told nothing else."""
    bot, view, prompt = open_bot_task(doubt.question, doubt.question.level)
    assert isinstance(bot, Thinker)
    estimates = bot.estimate(view, prompt, Rng(*doubt.question.stream))
    return Advice(doubt.decision, _describe_answers(bot.game, best_first(estimates)))


def find(line: bytes) -> bytes:
    """The finding to a task, both as they travel."""
    task = _TASKS.decode(line)
    try:
        found = advise(task) if isinstance(task, Doubt) else review_text(task.record, task.numbers)
        finding = Finding(msgspec.Raw(msgspec.json.encode(found)))
    except RefusalError as error:
        finding = Finding(code=error.code, message=error.message)
    except StadoError as error:
        finding = Finding(code="bad_record", message=str(error)[:300])
    return msgspec.json.encode(finding)

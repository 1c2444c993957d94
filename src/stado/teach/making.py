"""How puzzles are found: decisions of strong bots where one answer is clearly best, by any bot and after any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from stado.bots import LEVELS, make_bot
from stado.bots.review import best_first, make_thinker
from stado.core.game import CHANCE, AnyGame
from stado.core.match import Match
from stado.core.options import format_options
from stado.core.record import Record
from stado.core.rng import Rng
from stado.teach.outcomes import count_outcomes
from stado.teach.puzzle import Judged, Puzzle, Question, ask, keep_view
from stado.teach.themes import find_theme

MARGIN = 1.0  # in the unit of the score; less is a matter of taste
ROLLOUTS = 4_000
LONGER = 6 * ROLLOUTS
SURE = 3.0  # standard errors by which the best must be ahead
MODELS = ("strong", "master")  # that think of the others as plain, and as keen
EASY = 1 / 3  # the share of puzzles that may be found at a glance
PER_MATCH = 3

# Why a decision becomes no puzzle: a short thought sees no clear best; a long one is not sure of it; nor is the other
# model of the others; six times the thinking, with other luck, is not; it is found at a glance; it is there already.
Rejection = Literal["close", "unsure", "model", "longer", "easy", "known"]

_TRIES = {"novice": 24, "casual": 12, "strong": 6, "master": 2}  # how often each level is asked


class Finding(msgspec.Struct, frozen=True):
    """The answer that a thinker is sure of, and how all answers compare with it."""

    best: int  # its place among the legal answers
    margin: float
    spread: float
    losses: tuple[tuple[float, float], ...]  # of each answer, with its standard error


def make_puzzles(
    game: AnyGame,
    records: Iterable[Record],
    count: int,
    *,
    known: Iterable[Puzzle] = (),
    rejected: Counter[Rejection] | None = None,
) -> Iterator[Puzzle]:
    """That number of puzzles beside those known, as they are found in these matches; counts what is rejected."""
    rejected = Counter() if rejected is None else rejected
    easy = made = 0
    seen = {puzzle.sight for puzzle in known}
    for record in records:
        of_match = 0
        for question in decisions(game, record):
            puzzle = examine(question)
            if not isinstance(puzzle, Puzzle):
                rejected[puzzle] += 1
                continue
            if puzzle.sight in seen:
                rejected["known"] += 1
                continue
            at_a_glance = puzzle.misses["casual"] < 0.5
            small = question.prompt.kind not in game.picks  # such as which row to take
            if at_a_glance and (small or easy >= max(1, int(EASY * count))):
                rejected["easy"] += 1
                continue
            seen.add(puzzle.sight)
            easy, made, of_match = easy + at_a_glance, made + 1, of_match + 1
            yield puzzle
            if made == count:
                return
            if of_match == PER_MATCH:
                break


def play_matches(game: AnyGame, seed: str) -> Iterator[Record]:
    """Matches of strong bots, without end."""
    bot = make_bot("strong", game)
    number = 0
    while True:
        match = Match(game, f"{seed} {number}")
        while match.to_act:
            seat = match.to_act[0]
            view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
            match.act(seat, bot.choose(view, prompt, Rng(seed, "puzzle", number, len(match.log))))
        yield match.record
        number += 1


def decisions(game: AnyGame, record: Record) -> Iterator[Question]:
    """What the seats of a match were asked where there was something to choose, in an order that mixes it up.

    A pick out of two can be guessed, and so is no puzzle.
    """
    head = record.head
    match = Match(game, head.seed, names=head.names, salts=head.salts, position=head.position)
    found = []
    for entry in record.log[len(match.log) :]:
        if entry.seat == CHANCE:
            continue
        prompt = game.prompt(match.state, entry.seat)
        if len(prompt.legal) > (2 if prompt.kind in game.picks else 1):
            found.append(Question(game, game.view(match.state, entry.seat), prompt))
        match.act(entry.seat, msgspec.convert(entry.action, game.action_type))
    yield from Rng(head.seed, "order").shuffle(found)


def examine(question: Question) -> Puzzle | Rejection:
    """The puzzle in a question, if its best answer survives a new seed, longer thinking and both models."""
    best = glimpse(question)
    if best is None:
        return "close"
    findings = []
    for rollouts in (ROLLOUTS, LONGER):
        for model in MODELS:
            finding = think(question, model, rollouts, seed=f"{model} {rollouts}", best=best)
            if finding is None:
                return "longer" if rollouts == LONGER else "unsure" if model == MODELS[0] else "model"
            findings.append(finding)
    return _make(question, findings)


def glimpse(question: Question) -> int | None:
    """The place of the answer that a short thought finds best, if it is far enough ahead to look closer."""
    thinker = make_thinker(question.game, f"{MODELS[0]}:rollouts={ROLLOUTS // 8}")
    first, second, *_ = best_first(thinker.estimate(question.view, question.prompt, Rng("puzzle", "glimpse")))
    if first.value - second.value < MARGIN / 2:
        return None
    return question.prompt.legal.index(first.action)


def think(
    question: Question, model: str, rollouts: int, *, seed: str, best: int, least: float = MARGIN
) -> Finding | None:
    """What a thinker is sure of; nothing where another answer than the expected, or none, is best by the least."""
    game, view, prompt = question.game, question.view, question.prompt
    thinker = make_thinker(game, f"{model}:rollouts={rollouts}")
    estimates = thinker.estimate(view, prompt, Rng("puzzle", seed), kept=best)
    losses = [(estimates[best].value - other.value, other.gap_error) for other in estimates]
    losses[best] = (0.0, 0.0)
    tried = [loss for place, loss in enumerate(losses) if place != best and estimates[place].rollouts]
    if not _sure(tried, least):
        return None
    # What looks so bad at a glance that a search does not try it is tried against the best too, for a shorter time.
    short = make_thinker(game, f"{model}:rollouts={ROLLOUTS}")
    for place, estimate in enumerate(estimates):
        if not estimate.rollouts:
            closer = short.estimate(view, prompt, Rng("puzzle", seed, place), kept=place)
            losses[place] = (closer[best].value - closer[place].value, closer[best].gap_error)
    rivals = [loss for place, loss in enumerate(losses) if place != best]
    if not _sure(rivals, least):
        return None
    margin, spread = min(rivals)
    return Finding(best, margin, spread, tuple(losses))


def _sure(rivals: Iterable[tuple[float, float]], least: float) -> bool:
    """Whether all others are behind by that margin, and by more than chance."""
    return all(loss >= least and loss > SURE * error for loss, error in rivals)


def find_misses(question: Question, answers: Sequence[Judged]) -> tuple[dict[str, float], dict[str, str]]:
    """How often each level gives a wrong answer, and what it answers most often."""
    game, view, prompt = question.game, question.view, question.prompt
    right = {judged.answer for judged in answers if judged.right}
    misses, plays = {}, {}
    for level in LEVELS:
        tries = _TRIES[level.name]
        given = [level(game).choose(view, prompt, Rng("puzzle", level.name, number)) for number in range(tries)]
        counts = Counter(map(game.format_action, given))
        wrong = sum(count for answer, count in counts.items() if answer not in right)
        misses[level.name] = round(wrong / counts.total(), 3)
        plays[level.name] = counts.most_common(1)[0][0]
    return misses, plays


def _make(question: Question, findings: Sequence[Finding]) -> Puzzle:
    """The puzzle of these findings: what the last one says, by the smallest margin of all."""
    game, last = question.game, findings[-1]
    closest = min(findings, key=lambda finding: finding.margin)
    judged = [
        Judged(
            game.format_action(action),
            round(loss, 2),
            round(error, 3),
            count_outcomes(game, question.view, action),
        )
        for action, (loss, error) in zip(question.prompt.legal, last.losses, strict=True)
    ]
    answers = tuple(sorted(judged, key=lambda item: item.loss))
    misses, plays = find_misses(question, answers)
    return Puzzle(
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        seats=game.seats,
        view=keep_view(question.view),
        answers=answers,
        margin=round(closest.margin, 2),
        spread=round(closest.spread, 3),
        theme=find_theme(question, last.best),
        misses=misses,
        plays=plays,
    )


def verify(puzzle: Puzzle) -> str | None:
    """Why a puzzle is none, when it is thought about again with other luck; nothing where it is good."""
    question = ask(puzzle)
    written = [question.game.format_action(action) for action in question.prompt.legal]
    best = written.index(puzzle.best.answer)
    for model in MODELS:
        if think(question, model, LONGER, seed=f"verify {model}", best=best, least=MARGIN / 2) is None:
            return f"{puzzle.best.answer!r} is not clearly best for {model}"
    return None

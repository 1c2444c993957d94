"""Why an answer was worse than another: what both lead to in the same worlds, for a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stado.bots.review import Verdict
from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame
from stado.core.match import replay
from stado.core.record import Record
from stado.core.rng import Rng
from stado.locales import Words
from stado.teach.glance import answer_at_a_glance
from stado.teach.loading import find_outline

WORLDS = 200
NOISE = 0.1  # how often imagined seats answer anything
_TELLING = 0.1  # a difference of shares that is worth a sentence
_WORTH = 0.5  # a difference of scores that is
_MOSTLY = 0.6  # of all cases: what happens that often in one row mostly happens there


class Consequences(msgspec.Struct, frozen=True):
    """What an answer leads to until the seat's next turn, over many worlds."""

    dreaded: float  # the share of worlds in which what a player wants to avoid happens
    row: int | None  # where that happens most often, if that is worth telling
    in_row: float  # the share of worlds in which it happens there
    gain: float  # the mean change of the seat's score, more being better


class Reason(msgspec.Struct, frozen=True):
    """A sentence to be told: the key of its words, both answers, and the numbers in it."""

    words: str
    given: Action
    best: Action
    numbers: dict[str, float]

    def tell(self, words: Words, game: str, names: Sequence[str]) -> str:
        """The sentence in a language."""
        given, best = (words.action(game, action, names) for action in (self.given, self.best))
        return words.say(self.words, given=given, best=best, **self.numbers)


def explain(game: AnyGame, view: Any, given: Action, best: Action) -> Reason:
    """Why one answer is worse than the other, as far as their consequences tell it."""
    mine, other = (find_consequences(game, view, action) for action in (given, best))
    behind = other.gain - mine.gain
    if mine.dreaded - other.dreaded >= _TELLING:
        numbers = {"share": _percent(mine.dreaded), "rest": _percent(other.dreaded), "behind": round(behind, 1)}
        if mine.row is not None and mine.in_row >= _MOSTLY * mine.dreaded:
            numbers |= {"row": mine.row + 1, "share": _percent(mine.in_row)}
            return Reason(f"reason-{game.name}-row", given, best, numbers)
        return Reason(f"reason-{game.name}", given, best, numbers)
    unit = "cows" if game.fewest_wins else "points"
    if behind >= _WORTH:
        return Reason(f"reason-now-{unit}", given, best, {"behind": round(behind, 1)})
    return Reason("reason-later", given, best, {})


def explain_verdict(game: AnyGame, record: Record, verdict: Verdict) -> Reason:
    """Why an answer of a match was worse than the best, knowing only what its seat knew."""
    match = replay(game, Record(record.head, record.log[: verdict.number]))
    return explain(game, game.view(match.state, verdict.seat), verdict.given.action, verdict.best.action)


def find_consequences(game: AnyGame, view: Any, action: Action, worlds: int = WORLDS) -> Consequences:
    """What the answer leads to, in worlds and with luck that are the same for every answer."""
    seat: Seat = view.seat
    outline = find_outline(game.name)
    dread = None if outline is None else outline.dread
    rows: Counter[int | None] = Counter()
    dreaded, gain = 0, 0.0
    for number in range(worlds):
        state = game.determinize(view, Rng("reason", number))
        events, after = play_turn(game, state, seat, action, Rng("luck", number))
        before = game.standing(state)[seat]
        gain += (before - after) if game.fewest_wins else (after - before)
        if dread is not None:
            mine = [event for event in events if event["type"] == dread.event and event[dread.seat] == seat]
            dreaded += bool(mine)
            rows.update({event["row"] for event in mine if dread.row})
    ((row, count),) = rows.most_common(1) or [(None, 0)]
    return Consequences(dreaded / worlds, row, count / worlds, gain / worlds)


def play_turn(
    game: AnyGame, state: Any, seat: Seat, action: Action, rng: Rng
) -> tuple[Sequence[Mapping[str, Any]], int]:
    """The events until the seat's next turn begins or the match ends, and its score then."""
    outline, events = find_outline(game.name), []
    actor, answer = seat, action
    while True:
        step = game.apply(state, actor, answer)
        state = step.state
        events += [msgspec.to_builtins(event) for event in step.events]
        acting = game.to_act(state)
        if not acting or (seat in acting and (outline is None or game.prompt(state, seat).kind in outline.turns)):
            return events, game.standing(state)[seat]
        actor = acting[0]
        answer = game.sample_chance(state, rng) if actor == CHANCE else _choose(game, state, actor, rng)


def _choose(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> Action:
    """What a sensible player answers, mostly."""
    prompt = game.prompt(state, seat)
    if len(prompt.legal) > 1 and rng.unit() < NOISE:
        anything: Action = rng.choice(prompt.legal)
        return anything
    return answer_at_a_glance(game, state, seat)


def _percent(share: float) -> int:
    """A share in whole hundredths."""
    return round(100 * share)

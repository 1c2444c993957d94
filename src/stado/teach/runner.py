"""A lesson being taken: the table at each exercise, and what becomes of an answer by the rules themselves."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from stado.core.change import Change
from stado.core.errors import DataError, NotationError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import Action, AnyGame, Prompt
from stado.core.match import Match
from stado.core.witness import Witness
from stado.teach.glance import answer_at_a_glance
from stado.teach.lesson import NAMES, Exercise, Lesson

_SEED = "lesson"  # chance does the same for every learner


class Moment(msgspec.Struct, frozen=True):
    """What somebody's answer made happen, as the learner sees it, and the table after it."""

    seat: Seat
    events: tuple[Event, ...]
    changes: tuple[Change, ...]  # of the learner's view, one for each event
    view: Any


class Opening(msgspec.Struct, frozen=True):
    """The table before an exercise's question."""

    names: tuple[str, ...]
    view: Any
    prompt: Prompt[Any]


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of an answer: whether it is right, what it costs against a right one, why, and what follows."""

    right: bool
    cost: int | None  # in the unit of the score; none where the task was something else than a good score
    rule: str
    words: str  # the key of the words
    moments: tuple[Moment, ...]


class Line:
    """An answer played on by the rules: other seats answer as the exercise says, and else at a glance."""

    def __init__(self, lesson: Lesson, number: int, you: str = "You") -> None:
        self.lesson = lesson
        self.number = number
        self.exercise = lesson.exercises[number]
        start = lesson.start(number)
        self.match = _sit(lesson, lesson.exercises[start], you)
        self.moments: list[Moment] = []
        for exercise in lesson.exercises[start:number]:
            self._act(exercise.seat, exercise.right[0])
            self._settle(exercise, exercise.others, asked_again=True)
        self.moments.clear()

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.lesson.game

    @property
    def names(self) -> Sequence[str]:
        """Who sits where."""
        return self.match.head.names

    def prompt(self) -> Prompt[Any]:
        """What the learner is asked, or DataError where nothing is."""
        if self.exercise.seat not in self.match.to_act:
            raise DataError(f"seat {self.exercise.seat + 1} is not asked anything there")
        return self.game.prompt(self.match.state, self.exercise.seat)

    def view(self) -> Any:
        """What the learner may know."""
        return self.game.view(self.match.state, self.exercise.seat)

    def play(self, action: Action, *, to_the_end: bool) -> None:
        """Give the answer, and play on until the table stops; further questions to the learner are answered too.

        Not to the end, an exercise that another one goes on from stops where the learner is asked again.
        """
        self._act(self.exercise.seat, action)
        asked_again = not to_the_end and self.lesson.goes_on(self.number)
        further = [(exercise.seat, exercise.right[0]) for exercise in self.lesson.later(self.number)]
        later = [answer for exercise in self.lesson.later(self.number) for answer in exercise.others]
        self._settle(self.exercise, (*self.exercise.others, *further, *later), asked_again=asked_again)

    def _act(self, seat: Seat, action: Action) -> None:
        """Apply an answer and keep what the learner sees of it."""
        learner, match = self.exercise.seat, self.match
        since = match.seq
        match.act(seat, action)
        events, changes = zip(*Witness(self.game, match.opening, match.scenes).see(learner, since), strict=True)
        self.moments.append(Moment(seat, events, changes, self.game.view(match.state, learner)))

    def _settle(self, exercise: Exercise, answers: Iterable[tuple[Seat, Action]], *, asked_again: bool) -> None:
        """Let all answer until the table stops."""
        queues: Mapping[Seat, deque[Action]] = defaultdict(deque)
        for seat, action in answers:
            queues[seat].append(action)
        while not self._stops(exercise, asked_again=asked_again):
            seat = self.match.to_act[0]
            self._act(seat, self._choose(seat, queues[seat]))

    def _stops(self, exercise: Exercise, *, asked_again: bool) -> bool:
        """Whether the exercise ends here."""
        match = self.match
        if not match.to_act or (asked_again and exercise.seat in match.to_act):
            return True
        if exercise.seat in self.game.may_revise(match.state):
            return False  # its pick still waits for those of the others
        begins = self.game.prompt(match.state, match.to_act[0]).kind in self.lesson.turns
        return begins and (exercise.until == "turn" or exercise.seat in match.to_act)

    def _choose(self, seat: Seat, queue: deque[Action]) -> Action:
        """What the seat answers: the next in its queue if that is legal, else what looks best at a glance."""
        state = self.match.state
        if queue and queue[0] in self.game.prompt(state, seat).legal:
            return queue.popleft()
        return answer_at_a_glance(self.game, state, seat)


def open_exercise(lesson: Lesson, number: int, you: str = "You") -> Opening:
    """The table before the question of that exercise; the learner is called `you`."""
    line = Line(lesson, number, you)
    return Opening(tuple(line.names), line.view(), line.prompt())


def judge(lesson: Lesson, number: int, action: Action, you: str = "You") -> Verdict:
    """What becomes of the answer to that exercise, or NotationError where it is no legal one."""
    exercise, line = lesson.exercises[number], Line(lesson, number, you)
    if action not in line.prompt().legal:
        raise NotationError(f"{lesson.game.format_action(action)!r} is no answer here")
    right = action in exercise.right
    cost = None
    if exercise.shows is None:
        cost = worth(lesson, number, exercise.right[0]) - worth(lesson, number, action)
    line.play(action, to_the_end=not right)
    moments = tuple(line.moments)
    reason = exercise.reason(action)
    if right or reason is None:
        return Verdict(right, cost, exercise.rules[0], exercise.praise, moments)
    return Verdict(right, cost, reason.rule, reason.words, moments)


def worth(lesson: Lesson, number: int, action: Action) -> int:
    """The learner's score where the answer has led, more being better."""
    line = Line(lesson, number)
    line.play(action, to_the_end=True)
    score = lesson.game.standing(line.match.state)[line.exercise.seat]
    return -score if lesson.game.fewest_wins else score


def _sit(lesson: Lesson, exercise: Exercise, you: str) -> Match:
    """A match from the position of an exercise."""
    others = iter(NAMES)
    names = [you if seat == exercise.seat else next(others) for seat in range(lesson.game.seats)]
    return Match(lesson.game, _SEED, names=names, position=exercise.position)

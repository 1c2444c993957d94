"""Whether an exercise teaches the truth: what it calls right is right by the rules, and the rest is explained."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from stado.core.errors import DataError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import Action
from stado.teach.lesson import Lesson
from stado.teach.runner import Line, worth


def check_exercise(lesson: Lesson, number: int) -> None:
    """Refuse an exercise whose position, answers or reasons do not fit together."""
    exercise = lesson.exercises[number]
    written = lesson.game.format_action
    legal = Line(lesson, number).prompt().legal
    for action in (*exercise.right, *(action for wrong in exercise.wrong for action in wrong.actions)):
        if action not in legal:
            raise DataError(f"{written(action)!r} is no answer here; allowed: {', '.join(map(written, legal))}")
    for action in legal:
        if action in exercise.right and any(action in wrong.actions for wrong in exercise.wrong):
            raise DataError(f"{written(action)!r} is both right and wrong")
        if action not in exercise.right and exercise.reason(action) is None:
            raise DataError(f"nothing says why {written(action)!r} is wrong")
    if lesson.goes_on(number) and len(exercise.right) > 1:
        raise DataError("the next exercise goes on from here, so that one answer must be right, and no other")


def find_faults(lesson: Lesson, number: int) -> Iterator[str]:
    """What an exercise says that the rules do not: each fault in one line."""
    exercise = lesson.exercises[number]
    written = lesson.game.format_action
    legal = Line(lesson, number).prompt().legal
    right = set(find_right(lesson, number))
    for action in legal:
        if (action in right) != (action in exercise.right):
            yield f"{written(action)!r} is {'right' if action in right else 'wrong'} by the rules"
        reason = exercise.reason(action)
        if action not in exercise.right and reason is not None and reason.rule not in cited(lesson, number, action):
            yield f"{written(action)!r} is said to be wrong by {reason.rule}, which does not come up"
    yield from (f"{rule} does not come up" for rule in exercise.rules if not _comes_up(lesson, number, rule))
    yield from (f"seat {seat + 1} does not get to {written(action)!r}" for seat, action in _unused(lesson, number))


def find_right(lesson: Lesson, number: int) -> Iterator[Action]:
    """The answers that do what the exercise asks for: show its event, or else leave the learner best off."""
    exercise, legal = lesson.exercises[number], Line(lesson, number).prompt().legal
    if exercise.shows is None:
        worths = [worth(lesson, number, action) for action in legal]
        yield from (action for action, value in zip(legal, worths, strict=True) if value == max(worths))
    else:
        for action in legal:
            if any(_fits(event, exercise.shows) for event in _events(lesson, number, action)):
                yield action


def cited(lesson: Lesson, number: int, action: Action) -> set[str]:
    """The rules behind the question, and behind what follows from the answer."""
    rules = {getattr(event, "rule", "") for event in _events(lesson, number, action)}
    return rules | {Line(lesson, number).prompt().rule}


def _events(lesson: Lesson, number: int, action: Action) -> tuple[Event, ...]:
    """What follows from the answer."""
    line = Line(lesson, number)
    line.play(action, to_the_end=True)
    return tuple(event for moment in line.moments for event in moment.events)


def _comes_up(lesson: Lesson, number: int, rule: str) -> bool:
    """Whether some answer to the exercise brings the rule up."""
    return any(rule in cited(lesson, number, action) for action in Line(lesson, number).prompt().legal)


def _unused(lesson: Lesson, number: int) -> Iterator[tuple[Seat, Action]]:
    """The scripted answers that nobody is asked for after the right one."""
    exercise = lesson.exercises[number]
    line = Line(lesson, number)
    start = len(line.match.log)
    line.play(exercise.right[0], to_the_end=not lesson.goes_on(number))
    given = [(entry.seat, entry.action) for entry in line.match.log[start:]]
    for seat, action in exercise.others:
        if (seat, _plain(action)) not in given:
            yield seat, action


def _fits(event: Event, shows: Mapping[str, Any]) -> bool:
    """Whether the event is of that kind and has these fields."""
    plain = _plain(event)
    return all(plain.get(key) == value for key, value in shows.items())


def _plain(struct: msgspec.Struct) -> Any:
    """A structure as the wire has it."""
    return msgspec.json.decode(msgspec.json.encode(struct))

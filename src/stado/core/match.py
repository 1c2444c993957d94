"""A match: the one object that changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stado.core.errors import RecordError, RuleError, StadoError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame, Outcome, Scene
from stado.core.options import format_options
from stado.core.position import parse_lines
from stado.core.record import FORMAT, Head, LoggedAction, Record
from stado.core.rng import Rng


class Played(msgspec.Struct, frozen=True):
    """An action of a match: the state that it found, and the scenes that it made."""

    seat: Seat
    action: Action
    seq: int  # the number of its first event
    before: Any
    scenes: tuple[Scene[Any], ...]

    @property
    def state(self) -> Any:
        """The state that it led to."""
        return self.scenes[-1].state


class Match:
    """One play of a game: the log that leads to its state, and the scenes on the way there.

    Chance acts by itself: when a call returns, somebody owes an answer or the match is over. An event's sequence number
    is its place in `scenes`.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: str,
        *,
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        salts: Sequence[str] = (),
        position: str | None = None,
    ) -> None:
        self.game = game
        self.head = Head(
            stado=FORMAT,
            game=game.name,
            rules=game.rules_version,
            options=format_options(game.options),
            names=tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(game.seats)),
            bots=tuple(bots) or (None,) * game.seats,
            seed=seed,
            salts=tuple(salts),
            position=position,
        )
        self.opening: Any = game.initial() if position is None else game.parse_fields(parse_lines(position).body())
        self.log: list[LoggedAction] = []
        self.steps: list[Played] = []  # what each action of the log made
        self.scenes: list[Scene[Any]] = []
        self._chances = 0
        self._acting: tuple[Any, tuple[Seat, ...]] = (None, ())  # who owes an answer in which state
        self._settle()

    @property
    def seq(self) -> int:
        """How many events there have been."""
        return len(self.scenes)

    @property
    def state(self) -> Any:
        """The state as it is now."""
        return self.scenes[-1].state if self.scenes else self.opening

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple(scene.event for scene in self.scenes)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes an answer."""
        state = self.state
        if self._acting[0] is not state:
            self._acting = (state, self.game.to_act(state))
        return self._acting[1]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once over."""
        return self.game.outcome(self.state)

    @property
    def record(self) -> Record:
        """The match as it is saved."""
        return Record(self.head, tuple(self.log), self.outcome)

    def state_before(self, seq: int) -> Any:
        """The state that the event of that number found; for the number of the next one, the state as it is now."""
        return self.scenes[seq - 1].state if seq else self.opening

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What the action, and chance after it, make happen; or RuleError and nothing has changed."""
        before = self.seq
        self._apply(seat, action)
        self._settle()
        return tuple(scene.event for scene in self.scenes[before:])

    def rewind(self, length: int) -> None:
        """Forget every action of the log from that number on, so that somebody is asked again."""
        del self.scenes[self.steps[length].seq :]
        del self.steps[length:]
        del self.log[length:]
        self._chances = sum(entry.seat == CHANCE for entry in self.log)

    def _apply(self, seat: Seat, action: Action) -> None:
        """Apply one action and log it."""
        step = self.game.apply(self.state, seat, action)
        self.steps.append(Played(seat, action, self.seq, self.state, step.scenes))
        self.scenes.extend(step.scenes)
        self.log.append(LoggedAction(seat, msgspec.json.decode(msgspec.json.encode(action))))
        self._chances += seat == CHANCE

    def _settle(self) -> None:
        """Let chance act, the n-th time from a stream of its own."""
        while self.to_act == (CHANCE,):
            self._apply(CHANCE, self._sample())

    def _sample(self) -> Action:
        """What chance does next."""
        stream = Rng(self.head.seed, *self.head.salts, "chance", self._chances)
        action: Action = self.game.sample_chance(self.state, stream)
        return action


def check_head(game: AnyGame, head: Head) -> None:
    """Refuse a match of other rules, or of other seats than the game has."""
    if (head.game, head.rules) != (game.name, game.rules_version):
        made, here = f"version {head.rules} of the rules of {head.game}", f"{game.rules_version} of {game.name}"
        raise RecordError(f"made by {made}; here is version {here}")
    for part, count in (("names", len(head.names)), ("bots", len(head.bots))):
        if count != game.seats:
            raise RecordError(f"{count} {part} for {game.seats} seats")
    if len(head.salts) > game.seats:
        raise RecordError(f"{len(head.salts)} salts for {game.seats} seats")


def replay(game: AnyGame, record: Record) -> Match:
    """The match that the record's log leads to, chance recomputed from the seed; or RecordError naming the action."""
    head = record.head
    check_head(game, head)
    try:
        match = Match(game, head.seed, names=head.names, bots=head.bots, salts=head.salts, position=head.position)
    except StadoError as error:
        raise RecordError(f"position: {error}") from None
    for number, entry in enumerate(record.log):
        if number < len(match.log):
            if match.log[number] != entry:
                raise RecordError(f"action {number + 1}: not what the seed gives; the deal was changed")
            continue
        try:
            match.act(entry.seat, msgspec.convert(entry.action, game.action_type))
        except msgspec.ValidationError as error:
            raise RecordError(f"action {number + 1}: {error}") from None
        except RuleError as error:
            raise RecordError(f"action {number + 1} by seat {entry.seat + 1} is against the rules: {error}") from None
        if match.log[number] != entry:
            raise RecordError(f"action {number + 1}: not as the rules write it")
    if record.outcome is not None and record.outcome != match.outcome:
        raise RecordError("the outcome written down is not the one the log leads to")
    return match

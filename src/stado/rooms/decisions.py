"""What a command makes of a room: entries for its log, or a refusal; nothing changes here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatchmethod
from hashlib import sha256
from typing import Any

import msgspec

from stado.bots import LEVELS
from stado.core.errors import RuleError, StadoError
from stado.core.fields import Seat
from stado.core.game import AnyGame
from stado.core.options import format_options
from stado.games import make_game
from stado.rooms.log import (
    Acted,
    AnyEntry,
    BotAdded,
    BotRemoved,
    Left,
    Renamed,
    Returned,
    Salted,
    Sat,
    Started,
    Stood,
    TableChanged,
    Undone,
)
from stado.rooms.names import clean_name
from stado.rooms.presence import Presence
from stado.rooms.protocol.commands import (
    AddBot,
    AddSalt,
    Answer,
    CallStandIn,
    ChangeTable,
    Command,
    Leave,
    RemoveBot,
    Rename,
    Return,
    SendEmote,
    Sit,
    Stand,
    Start,
    Undo,
)
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.protocol.messages import Ack, Failure
from stado.rooms.state import Done, RoomState, may_host

_FOR_A_SEAT = Answer | Stand | Rename | AddSalt | Undo | Leave | Return | SendEmote  # others are for the table
MOST_REVISIONS = 20  # of one answer
MOST_EXTRAS = 1000  # commands of one person in a room that bring the match no further
MOST_EXTRAS_OF_ALL = 20_000  # of everybody: guests come and go as they like

Entries = list[AnyEntry]


class RefusalError(StadoError):
    """A request that cannot be granted; nothing has changed."""

    def __init__(
        self,
        code: ErrorCode,
        message: str,
        *,
        rule: str | None = None,
        key: str | None = None,
        details: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.key = key
        self.details = details or {}

    def to_message(self, command: str | None) -> Failure:
        """The refusal as the answer to a command."""
        return Failure(command, self.code, self.message, self.rule, self.key, self.details)


class Asker(msgspec.Struct, frozen=True):
    """Who gives a command: a person with the name they go by, at a seat or as an onlooker."""

    person: str
    name: str
    seat: Seat | None

    @property
    def place(self) -> str:
        """The seat, as a log tells it before the id of a command."""
        return "-" if self.seat is None else str(self.seat)


def digest(command: Command) -> str:
    """What tells a command from another one under the same id."""
    return sha256(msgspec.json.encode(command, order="deterministic")).hexdigest()[:32]


def repeated(state: RoomState, asker: Asker, command: Command, unlogged: Sequence[Done] = ()) -> Ack | Failure | None:
    """What a command is answered with whose id was used before: as then, or refused if it is another command.

    Two seats of one person may use the same ids, each for itself; what is done for the table is known from any seat.
    Who changes chairs, or gives one up, keeps the ids that were used there.
    """
    used = False
    for done in (*state.done.get((asker.person, command.id), ()), *unlogged):
        other_seat = done.seat not in (None, asker.seat) and state.has(done.seat, asker.person)
        same = done.digest in (None, digest(command))
        if same and not (other_seat and isinstance(command, _FOR_A_SEAT)):
            return Ack(command.id, done.seq)
        used = used or not other_seat
    return RefusalError("id_used", "another command had this id").to_message(command.id) if used else None


def decide(state: RoomState, asker: Asker, command: Command, presence: Presence) -> Entries:
    """What the command adds to the log (nothing where it is so already), or RefusalError."""
    entries: Entries = _Decider(state, asker, presence).decide(command)
    if entries and not state.advances(entries[-1]):
        _check_extras(state, asker.person, may_go=isinstance(entries[-1], Stood))
    return entries


def _check_extras(state: RoomState, person: str, *, may_go: bool) -> None:
    """Refuse what brings the match no further where there was enough of it; the host is kept from nothing by others."""
    if state.extras[person] >= MOST_EXTRAS:
        raise RefusalError("too_often", "you have changed too much in this room")
    if not may_go and person != state.host and state.extras.total() >= MOST_EXTRAS_OF_ALL:
        raise RefusalError("too_often", "too much was changed in this room")


def bot_entry(state: RoomState, seat: Seat, decision: int, action: dict[str, Any]) -> AnyEntry | None:
    """A bot's answer, unless it comes too late."""
    if (seat, decision) not in [(seat, decision) for seat, _, decision in state.bots_due()]:
        return None
    return Acted(seat, action, bot=True)


def overdue(state: RoomState, now: int) -> Entries:
    """The seats whose time has run out."""
    if state.timers is None or state.status != "running":
        return []
    return [Left(seat, "time") for deadline, seat in state.timers.deadlines() if deadline <= now]


class _Decider:
    """Answers commands of one asker, each by the method that takes it."""

    def __init__(self, state: RoomState, asker: Asker, presence: Presence) -> None:
        self.state = state
        self.asker = asker
        self.presence = presence

    @singledispatchmethod
    def decide(self, command: Command) -> Entries:
        """What the command adds to the log, or RefusalError."""
        raise NotImplementedError(f"{type(command).__name__} is not decided here")

    @decide.register
    def answer(self, command: Answer) -> Entries:
        seat = self._seat()
        if self.state.match is None or self.state.status != "running":
            raise RefusalError("not_running", "no match is running")
        decision = self.state.decision(seat)
        if decision is None:
            raise RefusalError(
                "late" if command.decision < self.state.answered(seat) else "not_asked", "nothing is asked of you"
            )
        if decision != command.decision:
            raise RefusalError("late" if command.decision < decision else "not_asked", f"decision {decision} is asked")
        if seat not in self.state.to_act and self.state.revisions[seat] >= MOST_REVISIONS:
            raise RefusalError("too_often", f"an answer can be changed {MOST_REVISIONS} times")
        try:
            action = msgspec.convert(command.action, self.state.game.action_type)
        except msgspec.ValidationError as error:
            raise RefusalError("bad_message", f"action: {error}") from None
        if action not in self.state.game.prompt(self.state.match.state, seat).legal:
            try:
                self.state.game.apply(self.state.match.state, seat, action)
            except RuleError as error:
                raise RefusalError("rule", str(error), rule=error.rule, key=error.key, details=error.details) from None
            raise AssertionError("an answer that is not legal applies")
        return [*self._take_back(seat), Acted(seat, msgspec.to_builtins(action))]

    @decide.register
    def sit(self, command: Sit) -> Entries:
        self._not_started()
        chair = command.seat
        if self.asker.seat == chair and chair in self.state.seats_of(self.asker.person):
            return []
        if chair >= len(self.state.chairs) or not self.state.chairs[chair].is_open:
            raise RefusalError("not_open", "that chair cannot be taken")
        mine = self.state.seats_of(self.asker.person)
        if self.asker.seat in mine:
            assert self.asker.seat is not None
            return [Sat(chair, self.asker.person, self.asker.name), Stood(self.asker.seat)]
        if mine and self.asker.person != self.state.host:
            raise RefusalError("not_host", "only the host may have several chairs")
        return [Sat(chair, self.asker.person, self.asker.name)]

    @decide.register
    def stand(self, command: Stand) -> Entries:
        self._not_started()
        return [Stood(self._seat())]

    @decide.register
    def start(self, command: Start) -> Entries:
        self._as_host()
        if self.state.status == "running":
            return []
        self._not_started()
        chairs = [seat for seat, chair in enumerate(self.state.chairs) if chair.is_open]
        if command.fill is None:
            if chairs:
                raise RefusalError("not_full", "a chair is still open")
            return [Started()]
        check_level(command.fill)
        return [*(BotAdded(seat, command.fill) for seat in chairs), Started()]

    @decide.register
    def change_table(self, command: ChangeTable) -> Entries:
        self._not_started()
        self._as_host()
        game = accept_game(self.state.head.game, command.options, command.seats)
        if len(self.state.persons) > game.seats:
            raise RefusalError("too_full", f"{len(self.state.persons)} people sit here")
        changed = TableChanged(format_options(game.options), game.seats, command.clock)
        head = self.state.head
        return [] if changed == TableChanged(head.options, head.seats, head.clock) else [changed]

    @decide.register
    def add_bot(self, command: AddBot) -> Entries:
        self._not_started()
        self._as_host()
        check_level(command.level)
        if command.seat >= len(self.state.chairs) or not self.state.chairs[command.seat].is_open:
            raise RefusalError("not_open", "that chair cannot be taken")
        return [BotAdded(command.seat, command.level)]

    @decide.register
    def remove_bot(self, command: RemoveBot) -> Entries:
        self._not_started()
        self._as_host()
        if command.seat >= len(self.state.chairs) or self.state.chairs[command.seat].level is None:
            raise RefusalError("not_a_bot", "no bot sits there")
        return [BotRemoved(command.seat)]

    @decide.register
    def rename(self, command: Rename) -> Entries:
        return [Renamed(self._seat(), accept_name(command.name))]

    @decide.register
    def add_salt(self, command: AddSalt) -> Entries:
        self._not_started()
        return [Salted(self._seat(), command.text)]

    @decide.register
    def undo(self, command: Undo) -> Entries:
        seat = self._seat()
        if self.state.status != "running":
            raise RefusalError("not_running", "no match is running")
        check_alone(self.state)
        kept = self.state.undo_point(seat)
        if kept is None:
            raise RefusalError("nothing_undone", "you have answered nothing yet that could be taken back")
        return [*self._take_back(seat), Undone(seat, kept)]

    @decide.register
    def leave(self, command: Leave) -> Entries:
        seat = self._seat()
        if self.state.status == "waiting":
            return [Stood(seat)]
        if self.state.head.duel:  # nobody plays for whoever makes an attempt: it waits for them
            return []
        return [] if self.state.status == "over" or self.state.chairs[seat].away else [Left(seat, "left")]

    @decide.register
    def return_(self, command: Return) -> Entries:
        seat = self._seat()
        return [Returned(seat)] if self.state.chairs[seat].away and self.state.status == "running" else []

    @decide.register
    def call_stand_in(self, command: CallStandIn) -> Entries:
        self._seat()
        chair = self.state.chairs[command.seat] if command.seat < len(self.state.chairs) else None
        awaited = chair is not None and chair.bot is None and command.seat in self.state.to_act
        there = self.presence.persons | self.presence.lately
        if chair is None or not awaited or chair.person in there:
            raise RefusalError("not_away", "nobody who is away is waited for there")
        return [Left(command.seat, "called")]

    def _seat(self) -> Seat:
        """The asker's seat, or RefusalError."""
        if self.asker.seat is None or not self.state.has(self.asker.seat, self.asker.person):
            raise RefusalError("not_seated", "you have no seat here")
        return self.asker.seat

    def _take_back(self, seat: Seat) -> Entries:
        """Who acts for the own seat plays it again."""
        return [Returned(seat)] if self.state.chairs[seat].away else []

    def _not_started(self) -> None:
        """Refuse what can only be done before the match."""
        if self.state.status != "waiting":
            raise RefusalError("started", "the match has started")

    def _as_host(self) -> None:
        """Refuse what only the host decides."""
        if not may_host(self.state.summary(), self.asker.person, self.presence):
            raise RefusalError("not_host", "only the host decides that")


def check_alone(state: RoomState) -> None:
    """Refuse what is for one person among bots, in a match that counts for nothing."""
    if len(state.persons) > 1:
        raise RefusalError("not_alone", "that is for those who play with bots alone")
    if state.head.duel:
        raise RefusalError("counted", "the attempt counts, so that nobody helps")


def accept_game(name: str, options: Mapping[str, Any], seats: int | None) -> AnyGame:
    """The game that is asked for, or RefusalError."""
    try:
        return make_game(name, options, seats)
    except StadoError as error:
        raise RefusalError("bad_options", str(error)) from None


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in [bot.name for bot in LEVELS]:
        raise RefusalError("bad_options", f"unknown level {level!r}; allowed: {', '.join(bot.name for bot in LEVELS)}")


def accept_name(name: str) -> str:
    """The name as it is shown, or RefusalError."""
    cleaned = clean_name(name)
    if not cleaned:
        raise RefusalError("bad_message", "a name needs a letter or a digit")
    return cleaned

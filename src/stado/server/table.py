"""A room as its log tells it: chairs, match and clocks; no network, no storage, no time of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from stado.core.errors import StadoError
from stado.core.events import Seat
from stado.core.game import Outcome
from stado.core.match import Match
from stado.core.record import Record, commit
from stado.core.witness import Witness
from stado.games import make_game
from stado.server.entry import (
    Acted,
    AnyEntry,
    BotAdded,
    BotRemoved,
    Left,
    Line,
    Rematched,
    Renamed,
    Resumed,
    Returned,
    RoomHead,
    Salted,
    Sat,
    Started,
    Stood,
)
from stado.server.protocol import Chair, RoomInfo, SeenEvent, Status, Update
from stado.server.settings import LONGEST_LOG, STAND_IN
from stado.server.timer import Timers


class Seating(msgspec.Struct, frozen=True):
    """Who has a chair: a person, a bot of a level, or nobody."""

    person: str | None = None
    name: str | None = None
    level: str | None = None
    away: bool = False  # a bot stands in
    salt: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether the chair can be taken."""
        return self.person is None and self.level is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays the seat, if one does."""
        return STAND_IN if self.away else self.level


OPEN = Seating()


class Summary(msgspec.Struct, frozen=True):
    """What lists of rooms show of one, with nothing that anybody may not know."""

    status: Status
    host: str
    chairs: tuple[Seating, ...]
    seq: int
    moved_to: str | None
    outcome: Outcome | None


class Presence(msgspec.Struct, frozen=True):
    """Who is connected to a room."""

    persons: frozenset[str] = frozenset()
    spectators: int = 0

    def __or__(self, other: Presence) -> Presence:
        """Who is connected here or there."""
        return Presence(self.persons | other.persons, self.spectators + other.spectators)


NOBODY = Presence()


class Table:
    """What a room's log leads to."""

    def __init__(self, head: RoomHead) -> None:
        self.head = head
        self.game = make_game(head.game, head.options, head.seats)
        if head.rules != self.game.rules_version:
            raise StadoError(
                f"the room was made by version {head.rules} of its rules; here is {self.game.rules_version}"
            )
        self.host = head.host
        self.chairs = [OPEN] * head.seats
        self.match: Match | None = None
        self.witness: Witness | None = None
        self.timers = None if head.clock is None else Timers(head.clock, head.seats)
        self.length = 0
        self.last_at = head.created
        self.moved_to: str | None = None
        self.acks: dict[tuple[str, str], int] = {}  # what each completed command was answered with
        self._answers = [0] * head.seats

    @property
    def seq(self) -> int:
        """How many events there have been."""
        return 0 if self.match is None else self.match.seq

    @property
    def status(self) -> Status:
        """Whether the match has begun, and ended."""
        if self.match is None:
            return "waiting"
        return "running" if self.to_act else "over"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes an answer."""
        return self.match.to_act if self.match and self.length < LONGEST_LOG else ()

    @property
    def record(self) -> Record | None:
        """The match as it is saved, once it has begun."""
        return None if self.match is None else self.match.record

    def seats_of(self, person: str) -> list[Seat]:
        """The person's chairs."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def decision(self, seat: Seat) -> int | None:
        """The number of the question that the seat may answer: how many it had been asked before."""
        if self.match is None or not (acting := self.to_act):
            return None
        if seat in acting:
            return self._answers[seat]
        # An answer that replaces another belongs to the same question.
        return self._answers[seat] - 1 if seat in self.game.may_revise(self.match.state) else None

    def answered(self, seat: Seat) -> int:
        """How many questions the seat has answered."""
        return self._answers[seat]

    def bots_due(self) -> list[tuple[Seat, str, int]]:
        """The seats that bots must answer for, with the bot's level and the decision."""
        due = []
        for seat in self.to_act:
            level, decision = self.chairs[seat].bot, self.decision(seat)
            if level is not None and decision is not None:
                due.append((seat, level, decision))
        return due

    def next_deadline(self) -> tuple[int, Seat] | None:
        """When time runs out next, and for whom."""
        deadlines = self.timers.deadlines() if self.timers and self.status == "running" else []
        return deadlines[0] if deadlines else None

    def wakes_at(self) -> int | None:
        """When the room has something to do by itself."""
        if self.bots_due():
            return 0
        deadline = self.next_deadline()
        return deadline[0] if deadline else None

    def apply(self, line: Line) -> None:
        """Take one more line of the log."""
        self.length += 1
        self.last_at = max(self.last_at, line.at)
        before = self.to_act
        self._apply(line.entry)
        self._set_timers(line, before)
        if line.person is not None and line.command is not None:
            self.acks[line.person, line.command] = self.seq

    def _apply(self, entry: AnyEntry) -> None:
        """Change what the entry says."""
        match entry:
            case Sat(seat, person, name):
                self.chairs[seat] = Seating(person=person, name=name)
            case Stood(seat) | BotRemoved(seat):
                self.chairs[seat] = OPEN
                self._find_host()
            case BotAdded(seat, level):
                self.chairs[seat] = Seating(level=level)
            case Started():
                self._start()
            case Acted():
                self._act(entry)
            case Resumed(credit_ms):
                if self.timers:
                    self.timers.credit(credit_ms)
            case Rematched(room):
                self.moved_to = room
            case _:
                self._change_chair(entry)

    def _change_chair(self, entry: AnyEntry) -> None:
        """Change something about a chair's person."""
        match entry:
            case Renamed(seat, name):
                self.chairs[seat] = replace(self.chairs[seat], name=name)
            case Salted(seat, text):
                self.chairs[seat] = replace(self.chairs[seat], salt=text)
            case Left(seat):
                self.chairs[seat] = replace(self.chairs[seat], away=True)
            case Returned(seat):
                self.chairs[seat] = replace(self.chairs[seat], away=False)

    def _find_host(self) -> None:
        """Who stays becomes the host when the host goes."""
        persons = [chair.person for chair in self.chairs if chair.person is not None]
        if persons and self.host not in persons:
            self.host = persons[0]

    def _start(self) -> None:
        """Deal."""
        self.match = Match(
            self.game,
            self.head.seed,
            names=[chair.name or chair.level or "" for chair in self.chairs],
            bots=[chair.level for chair in self.chairs],
            salts=[chair.salt for chair in self.chairs if chair.salt is not None],
        )
        self.witness = Witness(self.game, self.match.opening, self.match.scenes)

    def _act(self, entry: Acted) -> None:
        """Let the seat act."""
        assert self.match is not None
        self._answers[entry.seat] += entry.seat in self.match.to_act
        self.match.act(entry.seat, msgspec.convert(entry.action, self.game.action_type))

    def _set_timers(self, line: Line, before: tuple[Seat, ...]) -> None:
        """Start and stop the clocks of those who owe an answer, or no longer do."""
        if self.timers is None or self.match is None:
            return
        entry, after = line.entry, self.to_act
        actor = entry.seat if isinstance(entry, Acted | Left | Returned) else None
        for seat, chair in enumerate(self.chairs):
            if seat == actor and seat in before:
                self.timers.charge(seat, line.at)
            if seat not in after or chair.bot is not None:
                self.timers.stop(seat)
            elif seat not in before or seat == actor:
                self.timers.ask(seat, line.at)

    def summary(self) -> Summary:
        """What lists of rooms show."""
        outcome = self.match.outcome if self.match else None
        return Summary(self.status, self.host, tuple(self.chairs), self.seq, self.moved_to, outcome)

    def info(self, person: str, presence: Presence) -> RoomInfo:
        """What the person may know of the room."""
        return room_info(self.head, self.summary(), person, presence)

    def update(self, viewer: Seat | None, since: int, now: int, *, has_view: bool) -> Update:
        """What has happened since an event in the match that has begun, for a viewer with or without the view."""
        assert self.match is not None
        assert self.witness is not None
        decision = None if viewer is None else self.decision(viewer)
        prompt: Any = None
        if viewer is not None and decision is not None:
            prompt = self.game.prompt(self.match.state, viewer)
        seen = enumerate(self.witness.see(viewer, since), start=since)
        timers = self.timers
        return Update(
            seq=self.seq,
            view=None if has_view else self.witness.view(viewer, since),
            events=tuple([SeenEvent(seq, event, change) for seq, (event, change) in seen]),
            prompt=prompt,
            decision=decision,
            clocks=tuple(timers.face(seat, now) for seat in range(self.game.seats)) if timers else (),
            waiting=self.to_act,
            outcome=self.match.outcome,
        )


def may_host(summary: Summary, person: str, presence: Presence) -> bool:
    """Whether the person decides for the room: its host, or somebody seated while the host is not there."""
    if person == summary.host:
        return True
    return summary.host not in presence.persons and any(chair.person == person for chair in summary.chairs)


def room_info(head: RoomHead, summary: Summary, person: str, presence: Presence) -> RoomInfo:
    """What the person may know of a room."""
    return RoomInfo(
        id=head.id,
        game=head.game,
        options=head.options,
        seats=head.seats,
        public=head.public,
        status=summary.status,
        host=may_host(summary, person, presence),
        chairs=tuple(_chair(seat, seating, person, presence.persons) for seat, seating in enumerate(summary.chairs)),
        clock=head.clock,
        commit=commit(head.seed),
        created=head.created,
        seq=summary.seq,
        spectators=presence.spectators,
        moved_to=summary.moved_to,
        outcome=summary.outcome,
    )


def _chair(seat: Seat, seating: Seating, person: str, persons: Collection[str]) -> Chair:
    """A chair as the person may know it."""
    return Chair(
        seat=seat,
        kind="open" if seating.is_open else "bot" if seating.person is None else "person",
        name=seating.name,
        level=seating.level,
        present=seating.level is not None or seating.person in persons,
        you=seating.person == person,
        stand_in=seating.away,
        salted=seating.salt is not None,
    )

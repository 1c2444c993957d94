"""A room as its log tells it: chairs, match and clocks; no network, no storage, no time of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from stado.core.errors import StadoError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Outcome
from stado.core.match import Match, Played
from stado.core.record import Record, commit
from stado.core.witness import Witness
from stado.games import make_game
from stado.rooms.chairs import OPEN, Chairs, Seating
from stado.rooms.log import (
    Acted,
    AnyEntry,
    BotRemoved,
    ChanceActed,
    Closed,
    Left,
    Line,
    Rematched,
    Resumed,
    Returned,
    RoomHead,
    Started,
    Stood,
    TableChanged,
    Undone,
)
from stado.rooms.numbers import Numbers
from stado.rooms.presence import Presence
from stado.rooms.protocol.messages import SeenEvent, Update
from stado.rooms.protocol.room import Chair, RoomInfo
from stado.rooms.protocol.values import Status
from stado.rooms.timers import Timers
from stado.teach.duel import rival_stream

MOST_TOLD = 500  # events that somebody is told at once: of more they hear in the replay
LONGEST_LOG = 20_000  # answers of a match: far beyond what any needs, so that every match ends


class Summary(msgspec.Struct, frozen=True):
    """What lists of rooms show of one, with nothing that anybody may not know."""

    status: Status
    host: str
    chairs: tuple[Seating, ...]
    seq: int
    moved_to: str | None
    outcome: Outcome | None
    table: TableChanged | None = None  # what is no longer as the room's head has it
    undone: int = 0


class Done(msgspec.Struct, frozen=True):
    """A completed command: where it came from, how many events there were then, and the digest of what it said."""

    seat: Seat | None
    seq: int
    digest: str | None


class RoomState:
    """What a room's log leads to."""

    def __init__(self, head: RoomHead) -> None:
        self.head = head
        self.game = make_game(head.game, head.options, head.seats)
        self.host = head.host
        self.chairs = Chairs([OPEN] * head.seats)
        self.match: Match | None = None
        self.witness: Witness | None = None
        self.timers = None if head.clock is None else Timers(head.clock, head.seats)
        self.length = 0
        self.last_at = head.created
        self.moved_to: str | None = None
        self.closed = False  # a program with later rules ended the match
        self.table: TableChanged | None = None  # what has been changed of the head
        self.moves: list[Mapping[Seat, Seat]] = []  # of chairs, whenever the table was changed
        self.undone = head.undone  # how often something was taken back
        self.chances: list[dict[str, Any]] = []  # what chance did last and the log has not told yet
        self.done: dict[tuple[str, str], tuple[Done, ...]] = {}  # by person and id of the command
        self.extras: Counter[str] = Counter()  # entries of each person that bring the match no further
        self.revisions = [0] * head.seats  # of each seat's last answer
        self._answers = [0] * head.seats
        self._numbers = Numbers()

    @property
    def seq(self) -> int:
        """How many events there have been, with those that were taken back."""
        return 0 if self.match is None else self._numbers.number(self.match.seq)

    @property
    def status(self) -> Status:
        """Whether the match has begun, and ended."""
        if self.closed:
            return "over"
        if self.match is None:
            return "waiting"
        return "running" if self.to_act else "over"

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who owes an answer."""
        if self.match is None or self.closed or sum(self._answers) >= LONGEST_LOG:
            return ()
        return self.match.to_act

    @property
    def record(self) -> Record | None:
        """The match as it is saved, once it has begun."""
        return None if self.match is None else replace(self.match.record, undone=self.undone)

    @property
    def persons(self) -> list[str]:
        """Whose chairs there are, one for each chair that a person has."""
        return [chair.person for chair in self.chairs if chair.person is not None]

    def seats_of(self, person: str) -> list[Seat]:
        """The person's chairs."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def has(self, seat: Seat | None, person: str) -> bool:
        """Whether the seat is the person's."""
        return seat is not None and seat < len(self.chairs) and self.chairs[seat].person == person

    def decision(self, seat: Seat) -> int | None:
        """The number of the question that the seat may answer: how many it had been asked before."""
        if self.match is None or not (acting := self.to_act):
            return None
        if seat in acting:
            return self._answers[seat]
        if self.head.duel:
            return None
        # An answer that replaces another belongs to the same question.
        return self._answers[seat] - 1 if seat in self.game.may_revise(self.match.state) else None

    def answered(self, seat: Seat) -> int:
        """How many questions the seat has answered."""
        return self._answers[seat]

    def undo_point(self, seat: Seat) -> int | None:
        """How many actions there were before the seat last answered a question that left a choice.

        None where it has not, and where taking back is not for it: beside other people, and where the result counts.
        """
        if self.match is None or not self.to_act or len(self.persons) != 1 or self.head.duel:
            return None
        for number in range(len(self.match.steps) - 1, -1, -1):
            if self._left_choice(seat, self.match.steps[number]):
                return number
        return None

    def _left_choice(self, seat: Seat, step: Played) -> bool:
        """Whether the step was the seat's first answer to a question with more than one."""
        asked = step.seat == seat and seat in self.game.to_act(step.before)
        return asked and len(self.game.prompt(step.before, seat).legal) > 1

    def bots_due(self) -> list[tuple[Seat, str, int]]:
        """The seats that bots must answer for, with the bot's level and the decision."""
        due = []
        for seat in self.to_act:
            level, decision = self.chairs[seat].bot, self.decision(seat)
            if level is not None and decision is not None:
                due.append((seat, level, decision))
        if self.head.duel:
            return [] if any(self.chairs[seat].level is None for seat in self.to_act) else due[:1]
        return due

    def bot_stream(self, seat: Seat, decision: int) -> tuple[str | int, ...]:
        """What a bot's luck is drawn from: the same seat at the same decision thinks the same, also after a crash."""
        assert self.match is not None
        return rival_stream(self.match, seat) if self.head.duel else (self.head.seed, "bot", seat, decision)

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
        if line.person is not None and not self.advances(line.entry):
            self.extras[line.person] += 1
        self._apply(line.entry)
        self._set_timers(line, before)
        if line.person is not None and line.command is not None:
            place, _, name = line.command.partition(" ")
            done = Done(None if place == "-" else int(place), self.seq, line.digest)
            self.done[line.person, name] = (*self.done.get((line.person, name), ()), done)

    def advances(self, entry: AnyEntry) -> bool:
        """Whether the entry brings the match further: its start, and every first answer to a question."""
        return isinstance(entry, Started) or (isinstance(entry, Acted) and entry.seat in self.to_act)

    def _apply(self, entry: AnyEntry) -> None:
        """Change what the entry says."""
        match entry:
            case Started():
                self._start()
            case Acted():
                self._act(entry)
            case Undone(kept=kept):
                self._undo(kept)
            case TableChanged():
                self._change_table(entry)
            case ChanceActed(action):
                self._check_chance(action)
            case Resumed(credit_ms):
                if self.timers:
                    self.timers.credit(credit_ms)
            case Rematched(room):
                self.moved_to = room
            case Closed():
                self.closed = True
            case _:
                self.chairs.change(entry)
                if isinstance(entry, Stood | BotRemoved):
                    self._find_host()

    def _find_host(self) -> None:
        """Who stays becomes the host when the host goes."""
        if self.persons and self.host not in self.persons:
            self.host = self.persons[0]

    def _change_table(self, entry: TableChanged) -> None:
        """Wait for another match; people keep their chairs, or move."""
        self.table = entry
        self.head = replace(self.head, options=entry.options, seats=entry.seats, clock=entry.clock)
        self.game = make_game(self.head.game, entry.options, entry.seats)
        self.timers = None if entry.clock is None else Timers(entry.clock, entry.seats)
        self.moves.append(self.chairs.resize(entry.seats))
        self.revisions = [0] * entry.seats
        self._answers = [0] * entry.seats

    def _start(self) -> None:
        """Deal."""
        self.match = Match(
            self.game,
            self.head.seed,
            names=self.chairs.names,
            bots=self.chairs.bots,
            salts=self.chairs.salts,
        )
        self._note_chance(0)
        self._watch()

    def _watch(self) -> None:
        """Tell the match from here on."""
        assert self.match is not None
        self.witness = Witness(self.game, self.match.opening, self.match.scenes)

    def _act(self, entry: Acted) -> None:
        """Let the seat act."""
        assert self.match is not None
        first = entry.seat in self.match.to_act
        self._answers[entry.seat] += first
        self.revisions[entry.seat] = 0 if first else self.revisions[entry.seat] + 1
        before = len(self.match.log)
        self.match.act(entry.seat, msgspec.convert(entry.action, self.game.action_type))
        self._note_chance(before)

    def _undo(self, kept: int) -> None:
        """Go back; no number of an event or a decision is used again, so that nothing late is taken for new."""
        assert self.match is not None
        seq = self.seq
        self.match.rewind(kept)
        self._numbers.cut(self.match.seq, seq)
        self._watch()
        self.undone += 1
        self._answers = [count + 1 for count in self._answers]
        self.revisions = [0] * self.game.seats

    def _note_chance(self, since: int) -> None:
        """Remember what chance did since that action of the match."""
        assert self.match is not None
        self.chances = [entry.action for entry in self.match.log[since:] if entry.seat == CHANCE]

    def _check_chance(self, action: dict[str, Any]) -> None:
        """What the log tells of chance is what the seed gives, or StadoError."""
        if not self.chances or self.chances.pop(0) != action:
            raise StadoError("not what the seed gives")

    def _set_timers(self, line: Line, before: tuple[Seat, ...]) -> None:
        """Start and stop the clocks of those who owe an answer, or no longer do."""
        if self.timers is None or self.match is None:
            return
        entry, after = line.entry, self.to_act
        actor = entry.seat if isinstance(entry, Acted | Undone | Left | Returned) else None
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
        chairs = tuple(self.chairs)
        return Summary(
            self.status, self.host, chairs, self.seq, self.moved_to, outcome, table=self.table, undone=self.undone
        )

    def info(self, person: str, presence: Presence) -> RoomInfo:
        """What the person may know of the room."""
        return room_info(self.head, self.summary(), person, presence)

    def missed(self, since: int | None) -> int:
        """How many events somebody is told who has heard of none since that number."""
        if since is None or self.match is None:
            return 0
        return max(0, len(self.match.scenes) - self._first_told(since))

    def _first_told(self, since: int) -> int:
        """The place of the first event that is told to somebody who has heard of none since that number."""
        assert self.match is not None
        return max(self._numbers.place(since), len(self.match.scenes) - MOST_TOLD)

    def update(self, viewer: Seat | None, since: int, now: int, *, has_view: bool) -> Update:
        """What has happened since an event in the match that has begun, for a viewer with or without the view."""
        assert self.match is not None
        assert self.witness is not None
        decision = None if viewer is None else self.decision(viewer)
        prompt: Any = None
        if viewer is not None and decision is not None:
            prompt = self.game.prompt(self.match.state, viewer)
        numbers, timers = self._numbers, self.timers
        place = self._first_told(since)
        has_view = has_view and place == numbers.place(since)
        seen = enumerate(self.witness.see(viewer, place), start=place)
        return Update(
            seq=self.seq,
            since=numbers.told(place),
            view=None if has_view else self.witness.view(viewer, place),
            events=tuple([SeenEvent(numbers.number(place), event, change) for place, (event, change) in seen]),
            prompt=prompt,
            decision=decision,
            clocks=tuple(timers.face(seat, now) for seat in range(self.game.seats)) if timers else (),
            waiting=self.to_act,
            may_undo=viewer is not None and self.undo_point(viewer) is not None,
            outcome=self.match.outcome,
        )


def may_host(summary: Summary, person: str, presence: Presence) -> bool:
    """Whether the person decides for the room: its host, or somebody seated while the host is not there."""
    if person == summary.host:
        return True
    return summary.host not in presence.persons and any(chair.person == person for chair in summary.chairs)


def room_info(head: RoomHead, summary: Summary, person: str, presence: Presence) -> RoomInfo:
    """What the person may know of a room; who hosts it knows the names of those who look on."""
    table, hosts = summary.table or head, may_host(summary, person, presence)
    return RoomInfo(
        id=head.id,
        game=head.game,
        options=table.options,
        seats=table.seats,
        public=head.public,
        status=summary.status,
        host=hosts,
        chairs=tuple(_chair(seat, seating, person, presence.persons) for seat, seating in enumerate(summary.chairs)),
        clock=table.clock,
        commit=commit(head.seed),
        created=head.created,
        seq=summary.seq,
        spectators=presence.spectators,
        onlookers=_onlookers(summary, presence) if hosts else (),
        moved_to=summary.moved_to,
        outcome=summary.outcome,
        undone=summary.undone,
    )


def _onlookers(summary: Summary, presence: Presence) -> tuple[str, ...]:
    """The names of those who look on."""
    seated = [chair.person for chair in summary.chairs]
    return tuple(sorted(name for person, name in presence.onlookers.items() if person not in seated))


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

"""Nobody ends a match, or makes its log grow without end, by what does not advance it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from stado.rooms.batch import Batch
from stado.rooms.decisions import MOST_EXTRAS, MOST_EXTRAS_OF_ALL, MOST_REVISIONS, Asker
from stado.rooms.opening import open_room
from stado.rooms.ports import Monitor
from stado.rooms.presence import Presence
from stado.rooms.protocol.commands import AddBot, AddSalt, Answer, Command, Leave, Rename, Return, Sit, Stand, Start
from stado.rooms.protocol.messages import Ack, Failure
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.state import LONGEST_LOG, RoomState
from stado.rooms.unlogged import Unlogged

PRESENT = Presence(frozenset({"ann", "bob"}))


class Table:
    """A room that is nothing but its state: Ann made it, and Bob may sit beside her."""

    def __init__(self) -> None:
        numbers = itertools.count()
        self._entropy = lambda: f"entropy-{next(numbers)}"
        request = RoomRequest("six", {}, 2, chairs=(ChairRequest("me"), ChairRequest("open")))
        new = open_room(self._entropy, 0, Asker("ann", "Ann", None), request)
        self.state = RoomState(new.head)
        for line in new.lines:
            self.state.apply(line)

    def do(self, person: str, command: Command) -> Ack | Failure:
        seat = next(iter(self.state.seats_of(person)), None)
        batch = Batch(self.state, Unlogged(), lambda: 0, self._entropy, Monitor())
        return batch.answer(Asker(person, person, seat), command, PRESENT)  # type: ignore[arg-type]

    def start(self) -> None:
        assert isinstance(self.do("bob", Sit("bob sits", 1)), Ack)
        assert isinstance(self.do("ann", Start("start")), Ack)

    def answer(self, person: str, name: str, choice: int = 0) -> Ack | Failure:
        assert self.state.match is not None
        (seat,) = self.state.seats_of(person)
        action = self.state.game.prompt(self.state.match.state, seat).legal[choice]
        decision = self.state.decision(seat)
        assert decision is not None
        return self.do(person, Answer(name, decision, msgspec.to_builtins(action)))


@pytest.fixture
def table() -> Table:
    return Table()


def code(reply: Ack | Failure) -> str:
    return reply.code if isinstance(reply, Failure) else "ack"


def names(count: int) -> Iterator[Rename]:
    return (Rename(f"name {number}", f"Bob {number}") for number in range(count))


def test_names_end_no_match(table: Table) -> None:
    table.start()
    replies = [code(table.do("bob", command)) for command in names(LONGEST_LOG + 1)]
    assert set(replies[: MOST_EXTRAS - 1]) == {"ack"}
    assert set(replies[MOST_EXTRAS:]) == {"too_often"}
    assert table.state.status == "running"
    assert table.state.length < LONGEST_LOG / 10
    assert code(table.answer("bob", "pick")) == "ack"
    assert code(table.do("ann", Rename("hers", "Anna"))) == "ack"


def test_guests_who_come_and_go_fill_no_log_and_the_host_begins(table: Table) -> None:
    replies = [code(table.do("early", command)) for command in (Sit("sit", 1), Rename("name", "Early"), Stand("up"))]
    for guest in range(30):
        for number in range(MOST_EXTRAS // 2):
            replies += [
                code(table.do(f"guest {guest}", one)) for one in (Sit(f"sit {number}", 1), Stand(f"up {number}"))
            ]
    assert replies.count("ack") == MOST_EXTRAS_OF_ALL + 1  # the last one who sat could go
    assert table.state.length == MOST_EXTRAS_OF_ALL + 2
    assert code(table.do("bob", Sit("bob sits", 1))) == "too_often"
    assert code(table.do("ann", AddBot("bot", 1, "novice"))) == "ack"
    assert code(table.do("ann", Start("start"))) == "ack"
    assert code(table.answer("ann", "pick")) == "ack"


def test_an_answer_is_changed_some_times_and_the_next_one_again(table: Table) -> None:
    table.start()
    assert code(table.answer("bob", "first")) == "ack"
    replies = [code(table.answer("bob", f"change {number}", number % 2)) for number in range(MOST_REVISIONS + 3)]
    assert replies == ["ack"] * MOST_REVISIONS + ["too_often"] * 3
    assert code(table.answer("ann", "hers")) == "ack"
    while len(table.state.to_act) < 2:  # somebody has to take a row
        person = table.state.chairs[table.state.to_act[0]].person
        assert person is not None
        assert code(table.answer(person, f"row {table.state.length}")) == "ack"
    assert code(table.answer("bob", "second")) == "ack"
    assert code(table.answer("bob", "second changed", 1)) == "ack"


def test_coming_and_going_has_an_end_and_the_match_none(table: Table) -> None:
    table.start()
    replies = []
    for number in range(MOST_EXTRAS):
        replies += [table.do("bob", Leave(f"leave {number}")), table.do("bob", Return(f"back {number}"))]
    assert code(replies[-1]) == "too_often"
    assert table.state.status == "running"
    assert code(table.answer("bob", "pick")) == "ack"
    assert not table.state.chairs[1].away


def test_a_stranger_fills_no_log_before_the_start(table: Table) -> None:
    for number in range(MOST_EXTRAS):
        table.do("bob", Sit(f"sit {number}", 1))
        table.do("bob", AddSalt(f"salt {number}", "x"))
        table.do("bob", Stand(f"stand {number}"))
    assert table.state.length <= MOST_EXTRAS + 1
    assert code(table.do("carol", Sit("carol", 1))) in ("ack", "not_open")
    assert code(table.do("ann", Rename("hers", "Anna"))) == "ack"


def test_each_person_and_each_answer_is_counted_alone(table: Table) -> None:
    table.start()
    table.answer("bob", "first")
    table.answer("bob", "changed", 1)
    table.do("ann", Rename("hers", "Anna"))
    assert table.state.extras == {"bob": 2, "ann": 1}  # he sat down and changed his mind
    assert table.state.revisions == [0, 1]

"""Taking back: who plays with bots alone gets the last question again, everywhere and after every restart."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from stado.core.change import fold
from stado.core.game import Variant
from stado.core.match import replay
from stado.core.record import format_record, parse_record
from stado.core.rng import Rng
from stado.games import GAMES, record_game
from stado.rooms.decisions import Asker, RefusalError, bot_entry, decide
from stado.rooms.duels import challenge_others
from stado.rooms.log import Undone
from stado.rooms.presence import NOBODY
from stado.rooms.protocol.commands import Answer, Command, Leave, Undo
from stado.rooms.protocol.errors import ErrorCode
from stado.rooms.protocol.messages import Ack, Failure, Update
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.reading import read_record
from stado.rooms.room import Room
from stado.rooms.state import RoomState
from stado.testing.memory import MemoryHost, MemorySocket

TABLES = [(game.name, variant) for game in GAMES for variant in game.variants]
NAMES = [f"{game} {variant.name}" for game, variant in TABLES]
SIX = RoomRequest(
    "six", {"rounds": 1}, 3, chairs=(ChairRequest("me"), *[ChairRequest("bot", "novice")] * 2), start=True
)


def request(game: str, variant: Variant) -> RoomRequest:
    bots = [ChairRequest("bot", "novice")] * (variant.usual_seats - 1)
    return RoomRequest(game, {"variant": variant.name}, chairs=(ChairRequest("me"), *bots), start=True)


class Player:
    """Plays at random, and knows the last update."""

    def __init__(self, socket: MemorySocket, rng: Rng) -> None:
        self.socket = socket
        self.rng = rng
        self._numbers = itertools.count()

    async def see_question(self) -> Update:
        """The next update for which nobody else is waited for, or the last one."""
        while True:
            message = await self.socket.receive()
            if isinstance(message, Update) and (message.outcome is not None or message.waiting == (0,)):
                return message

    async def do(self, command: Command) -> Ack | Failure:
        self.socket.send(msgspec.json.encode(command))
        while not isinstance(message := await self.socket.receive(), Ack | Failure):
            pass
        return message

    async def answer(self, update: Update) -> None:
        assert update.prompt is not None
        assert update.decision is not None
        action = self.rng.choice(update.prompt.legal)
        command = Answer(f"answer {update.decision} {next(self._numbers)}", update.decision, action)
        self.socket.send(msgspec.json.encode(command))

    async def undo(self) -> Update:
        """Takes back, and returns what is asked then."""
        assert isinstance(await self.do(Undo(f"undo {next(self._numbers)}")), Ack)
        return await self.see_question()


async def sit(host: MemoryHost, room: str, seed: str) -> Player:
    return Player(await host.connect(room, "ann", 0), Rng(seed))


@pytest.mark.parametrize(("game", "variant"), TABLES, ids=NAMES)
async def test_match_with_answers_taken_back_is_one_match_in_log_record_and_memory(game: str, variant: Variant) -> None:
    host = MemoryHost()
    room = (await host.create("ann", request(game, variant))).id
    ann = await sit(host, room, f"undo {game} {variant.name}")
    undone = 0
    for turn in itertools.count():
        update = await ann.see_question()
        if update.outcome is not None:
            break
        if turn % 5 == 1 and update.may_undo:
            before = update
            update = await ann.undo()
            undone += 1
            assert update.view is not None
            assert update.events == ()
            assert update.since < update.seq
            assert update.prompt is not None
            assert len(update.prompt.legal) > 1
            # What was asked before has another number: an answer that comes late answers nothing else.
            assert update.decision is not None
            assert before.decision is not None
            assert update.decision > before.decision
        await ann.answer(update)
    assert undone > 0
    live = (await host.find(room)).state
    record = await (await host.find(room)).finished_record()
    assert record.undone == live.undone == undone
    assert live.summary().undone == undone
    assert parse_record(format_record(record)) == record
    assert replay(record_game(record), record).outcome == update.outcome
    written = read_record(host.log.heads[room], host.log.lines[room], record.outcome)
    assert written is not None
    assert format_record(written) == format_record(record)
    await host.forget()  # only the log is left
    assert (await host.find(room)).state.summary() == live.summary()
    with pytest.raises(RefusalError, match="taken back"):
        challenge_others(record)
    await host.forget()


async def test_late_connections_fold_the_same_view_whatever_they_have_heard() -> None:
    host = MemoryHost()
    room = (await host.create("ann", SIX)).id
    ann = await sit(host, room, "fold")
    seqs = [0]
    for turn in range(6):
        update = await ann.see_question()
        seqs.append(update.seq)
        if turn in (3, 4):
            update = await ann.undo()
            seqs.append(update.seq)
        await ann.answer(update)
    await ann.see_question()
    state = (await host.find(room)).state
    assert state.match is not None
    for seq in sorted(set(seqs)):
        late = Player(await host.connect(room, "ann", 0, since=seq), Rng("late"))
        told = await late.see_question()
        assert told.since <= seq
        assert told.seq == state.seq
        numbers = [event.seq for event in told.events]
        assert numbers == sorted(set(numbers))
        assert all(number >= seq for number in numbers)
        view = told.view
        for event in told.events:
            view = fold(view, event.change)
        assert view == msgspec.json.decode(msgspec.json.encode(state.game.view(state.match.state, 0)))
        late.socket.close()
    await host.forget()


async def open_six(**changes: object) -> tuple[MemoryHost, Room]:
    host = MemoryHost()
    return host, await host.create("ann", msgspec.structs.replace(SIX, **changes))


def refusal(state: RoomState, person: str, seat: int | None) -> ErrorCode:
    with pytest.raises(RefusalError) as caught:
        decide(state, Asker(person, person, seat), Undo("undo"), NOBODY)
    return caught.value.code


async def test_nobody_takes_back_what_is_not_theirs_alone() -> None:
    host, room = await open_six()
    ann = await sit(host, room.id, "hostile")
    assert refusal(room.state, "ann", 0) == "nothing_undone"
    await ann.answer(await ann.see_question())
    await ann.see_question()
    assert refusal(room.state, "eve", 0) == "not_seated"
    assert refusal(room.state, "eve", None) == "not_seated"
    assert refusal(room.state, "ann", 1) == "not_seated"
    (entry,) = decide(room.state, Asker("ann", "ann", 0), Undo("undo"), NOBODY)
    assert isinstance(entry, Undone)
    assert room.state.match is not None
    assert room.state.match.log[entry.kept].seat == entry.seat == 0
    await host.forget()

    host, room = await open_six(chairs=(*[ChairRequest("me")] * 2, ChairRequest("bot", "novice")))
    assert refusal(room.state, "ann", 0) == "not_alone"
    await host.forget()

    host, room = await open_six(start=False)
    assert refusal(room.state, "ann", 0) == "not_running"
    await host.forget()


async def test_finished_match_stays_as_it_is() -> None:
    host, room = await open_six()
    ann = await sit(host, room.id, "over")
    while (update := await ann.see_question()).outcome is None:
        await ann.answer(update)
    assert not update.may_undo
    assert refusal(room.state, "ann", 0) == "not_running"
    await host.forget()


async def test_thought_about_what_was_taken_back_is_no_answer() -> None:
    host, room = await open_six()
    ann = await sit(host, room.id, "thought")
    await ann.answer(await ann.see_question())
    await ann.see_question()
    state = room.state
    due = {seat: state.answered(seat) for seat in (1, 2)}
    action = {"type": "pick_card", "card": 1}
    await ann.undo()
    assert all(bot_entry(state, seat, decision, action) is None for seat, decision in due.items())
    await host.forget()


async def test_who_is_away_comes_back_to_take_back() -> None:
    host, room = await open_six()
    ann = await sit(host, room.id, "away")
    await ann.answer(await ann.see_question())
    await ann.see_question()
    await ann.do(Leave("leave"))
    await ann.undo()
    assert not room.state.chairs[0].away
    assert 0 in room.state.to_act
    await host.forget()


async def test_repeated_command_takes_back_once() -> None:
    host, room = await open_six()
    ann = await sit(host, room.id, "twice")
    for _ in range(3):
        await ann.answer(await ann.see_question())
    await ann.see_question()
    first, second = await ann.do(Undo("same")), await ann.do(Undo("same"))
    assert first == second
    assert room.state.undone == 1
    await host.forget()

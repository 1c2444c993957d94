"""Whole matches through rooms with no server: the same protocol, a host that is nothing but memory."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from stado.core.change import fold
from stado.core.game import Variant
from stado.core.match import replay
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.core.witness import Witness
from stado.games import GAMES, record_game
from stado.rooms import state as state_module
from stado.rooms.decisions import Asker
from stado.rooms.protocol.commands import Answer
from stado.rooms.protocol.messages import Failure, Update
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.reading import read_record
from stado.testing.memory import MemoryHost, MemorySocket

TABLES = [(game.name, variant) for game in GAMES for variant in game.variants]
NAMES = [f"{game} {variant.name}" for game, variant in TABLES]


def request(game: str, variant: Variant, *, people: int) -> RoomRequest:
    bots = [ChairRequest("bot", "novice")] * (variant.usual_seats - people)
    return RoomRequest(
        game, {"variant": variant.name}, variant.usual_seats, chairs=(*[ChairRequest("me")] * people, *bots), start=True
    )


async def play(socket: MemorySocket, rng: Rng, *, answers: int | None = None) -> Update:
    """Answer what is asked at random, to the end or for a while; the last update."""
    given = 0
    while True:
        message = await socket.receive()
        assert not isinstance(message, Failure), message
        if not isinstance(message, Update):
            continue
        if message.outcome is not None or given == answers:
            return message
        if message.prompt is not None and not message.prompt.revises:
            given += 1
            answer = Answer(f"{message.decision}", message.decision or 0, rng.choice(message.prompt.legal))
            socket.send(msgspec.json.encode(answer))


@pytest.mark.parametrize(("game", "variant"), TABLES, ids=NAMES)
async def test_match_of_every_variant_is_played_without_a_server(game: str, variant: Variant) -> None:
    host = MemoryHost()
    room = (await host.create("ann", request(game, variant, people=1))).id
    socket = await host.connect(room, "ann", 0)
    await play(socket, Rng("first"), answers=3)
    socket.close()
    await host.forget()  # only the log is left
    socket = await host.connect(room, "ann", 0)
    last = await play(socket, Rng("then"))
    record = await (await host.find(room)).finished_record()
    assert replay(record_game(record), record).outcome == last.outcome
    # A program with other rules can write the same record from the log alone.
    written = read_record(host.log.heads[room], host.log.lines[room], record.outcome)
    assert written is not None
    assert format_record(written) == format_record(record)
    await host.forget()


async def test_several_people_at_one_table_in_memory() -> None:
    host = MemoryHost()
    game, variant = TABLES[0]
    room = (await host.create("ann", request(game, variant, people=2))).id
    sockets = [await host.connect(room, "ann", seat) for seat in (0, 1)]
    watching = await host.connect(room, "bob", None)
    last = await asyncio.gather(*(play(socket, Rng(seat)) for seat, socket in enumerate(sockets)))
    seen = await play(watching, Rng("nobody"))
    assert last[0].outcome == last[1].outcome == seen.outcome
    await host.forget()


async def test_who_has_missed_very_much_is_told_the_view_and_the_last_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_module, "MOST_TOLD", 20)
    host = MemoryHost()
    room = await host.create("ann", RoomRequest("six", {"rounds": 1}, 2, chairs=(ChairRequest("me"),) * 2, start=True))
    state = room.state
    assert state.match is not None
    for number in range(8):
        seat = state.to_act[0]
        action = msgspec.to_builtins(state.game.prompt(state.match.state, seat).legal[0])
        await room.ask(Asker("ann", "ann", seat), Answer(f"{number}", state.decision(seat) or 0, action))
    whole = Witness(state.game, state.match.opening, state.match.scenes)
    for since, has_view in ((0, False), (0, True), (state.seq - 5, False), (state.seq - 5, True)):
        update = state.update(0, since, 0, has_view=has_view)
        assert len(update.events) == min(20, state.seq - since) == state.missed(since)
        assert update.since == update.events[0].seq == state.seq - len(update.events)
        assert (update.view is None) == (has_view and since == update.since)
        view = msgspec.to_builtins(whole.view(0, update.since))
        for seen in update.events:
            view = fold(view, msgspec.to_builtins(seen.change))
        assert view == msgspec.to_builtins(whole.view(0, state.seq))
    assert state.missed(state.seq + 7) == 0
    assert state.missed(None) == 0
    await host.forget()

"""Power loss on SQLite: what was acknowledged is there, whatever the disk has lost of what was not synced."""

from __future__ import annotations

import ctypes
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from stado.core.rng import Rng
from stado.games import GAMES
from stado.testing.wire import Guest, Json, chairs
from tests.drills.disk import Journal, lose_power, restore, watched_disk
from tests.server.harness import running

NAME = "stado.db"


class Ack(NamedTuple):
    """An answer that was acknowledged, and how many operations the disk had done by then."""

    at: int
    room: str
    seat: int
    command: Json
    seq: int


class Losses(NamedTuple):
    """What the drill has seen."""

    answers: int
    operations: int
    syncs: int
    losses: int
    resumed: int


async def play(database: str, journal: Journal, answers: int) -> tuple[list[Ack], str]:
    """Matches of every game by one person, until enough was acknowledged; all acks, and the person's cookie."""
    acks: list[Ack] = []
    rng = Rng("power")
    async with running(database) as server:
        host = await server.guest()
        while len(acks) < answers:
            game = GAMES[len({ack.room for ack in acks}) % len(GAMES)]
            request = {"game": game.name, "seats": 2, "chairs": chairs("me", "me"), "start": True}
            room = (await host.post("/api/rooms", request))["id"]
            await play_room(
                host, room, journal, acks, until=min(answers, len(acks) + answers // len(GAMES) + 1), rng=rng
            )
    return acks, host.cookie


async def play_room(host: Guest, room: str, journal: Journal, acks: list[Ack], *, until: int, rng: Rng) -> None:
    """Both seats answer in turn."""
    async with host.sit(room, seat=0) as one, host.sit(room, seat=1) as two:
        answered = {0: -1, 1: -1}
        while len(acks) < until:
            for seat, socket in enumerate((one, two)):
                await socket.do("send_emote", emote="moo")  # so that all that was told before has come
                update = socket.update
                assert update is not None
                if update["outcome"] is not None:
                    return
                if update["prompt"] and update["decision"] > answered[seat]:
                    answered[seat] = update["decision"]
                    action = rng.choice(update["prompt"]["legal"])
                    command = {"decision": update["decision"], "action": action, "id": f"{seat} {len(acks)}"}
                    reply = await socket.do("answer", **command)
                    assert reply["type"] == "ack", reply
                    acks.append(Ack(journal.now(), room, seat, command, reply["seq"]))


def check_file(path: Path, acks: list[Ack]) -> None:
    """The file is sound, and its log has what was acknowledged."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        logged = set(connection.execute("SELECT room, command FROM log"))
    lost = [ack for ack in acks if (ack.room, f"{ack.seat} {ack.command['id']}") not in logged]
    assert not lost, f"{len(lost)} of {len(acks)} acknowledged answers are lost, the first {lost[0]}"


async def check_server(path: Path, acks: list[Ack], cookie: str) -> None:
    """A server goes on from the file, and answers what was acknowledged as the first time."""
    async with running(f"sqlite:///{path}") as server:
        host = Guest(server.base, cookie)
        for ack in acks[-8:]:
            async with host.sit(ack.room, seat=ack.seat) as socket:
                reply = await socket.do("answer", **ack.command)
                assert reply == {"type": "ack", "id": ack.command["id"], "seq": ack.seq}, (ack, reply)


async def lose(sqlite: ctypes.CDLL, folder: Path, *, answers: int, losses: int, resumed: int) -> Losses:
    """Play once, then let the power fail at many instants; at some of them a server goes on from what is left."""
    with watched_disk(sqlite) as journal:
        acks, cookie = await play(f"sqlite:///{folder / NAME}", journal, answers)
    rng = Rng("losses")
    first, last = acks[0].at, acks[-1].at
    for number in range(losses):
        instant = first + rng.below(last - first + 1)
        after = folder / f"after-{number}"
        after.mkdir()
        restore(lose_power(journal.operations[:instant], rng), after)
        kept = [ack for ack in acks if ack.at <= instant]
        check_file(after / NAME, kept)
        if number < resumed:
            await check_server(after / NAME, kept, cookie)
    syncs = sum(operation.kind == "sync" for operation in journal.operations[:last])
    return Losses(len(acks), last, syncs, losses, resumed)

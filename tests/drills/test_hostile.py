"""A hostile client on real sockets learns nothing, changes nothing and stops nobody; a planted leak is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from stado.rooms.audience import Audience
from stado.rooms.connection import Connection
from stado.rooms.protocol.commands import Sit
from stado.rooms.protocol.messages import Ack
from stado.rooms.room import Room
from tests.drills.figures import large
from tests.drills.hostile import Tally, besiege

pytestmark = pytest.mark.system

FEW, MANY = 800, 1_000_000


async def test_hostile_client_learns_and_changes_nothing(tmp_path: Path) -> None:
    tally = Tally()
    await besiege(tmp_path, FEW, "few", tally)
    kinds = {kind for kind, _ in tally.answers}
    assert {"repeated", "foreign id", "sit again", "malformed id", "socket opened", "request"} <= kinds
    assert tally.finished > 0


@pytest.mark.slow
@pytest.mark.timeout(6 * 3600)
async def test_hostile_client_learns_and_changes_nothing_in_a_million_messages(tmp_path: Path) -> None:
    tally = Tally()
    await besiege(tmp_path, large(MANY), "many", tally)
    assert tally.messages >= large(MANY)


def plant_repeated_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sit under an id that its person has used is acknowledged unseen, and takes whatever seat it names."""
    used: set[tuple[str, str, str]] = set()
    take = Room.take

    def careless(room: Room, connection: Connection, command: object) -> None:
        if isinstance(command, Sit):
            key = (room.id, connection.person, command.id)
            if key in used and command.seat < room.state.head.seats:
                connection.seat = command.seat
                connection.send(Ack(command.id, room.state.seq))
                return
            used.add(key)
        take(room, connection, command)  # type: ignore[arg-type]

    monkeypatch.setattr(Room, "take", careless)
    monkeypatch.setattr(Audience, "check", lambda *_: None)


async def test_planted_seat_theft_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant_repeated_sit(monkeypatch)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        await besiege(tmp_path, FEW, "theft", Tally())

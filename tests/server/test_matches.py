"""Whole matches over real sockets and databases, of every game and variant."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from stado.core.game import Variant
from stado.core.match import Match, replay
from stado.core.record import commit, parse_record
from stado.games import GAMES, record_game
from stado.testing.wire import Guest, at_random, chairs
from tests.cases import sample
from tests.server.harness import Running, running

TABLES = [
    pytest.param(game.name, variant, id=f"{game.name}-{variant.name}") for game in GAMES for variant in game.variants
]


@pytest.mark.parametrize(
    ("game", "variant"), sample(TABLES, "six-jubilee", "board-advanced-lucky", "loot-expert", "three-standard")
)
async def test_clients_and_bots_play_a_whole_match(database: str, game: str, variant: Variant) -> None:
    async with running(database) as server:
        await play_match(server, game, variant)


async def play_match(server: Running, game: str, variant: Variant) -> None:
    name, seats = variant.name, variant.usual_seats
    host, friend, onlooker = [await server.guest() for _ in range(3)]
    bots = ["casual"] + ["novice"] * (seats - 3) if seats > 2 else []
    room = await host.post(
        "/api/rooms",
        {"game": game, "options": {"variant": name}, "seats": seats, "chairs": chairs("me", "open", *bots)},
    )
    async with host.sit(room["id"]) as first, friend.sit(room["id"]) as second, onlooker.sit(room["id"]) as third:
        assert (await second.do("sit", seat=1))["type"] == "ack"
        assert (await second.do("add_salt", text="my own luck"))["type"] == "ack"
        assert (await first.do("start"))["type"] == "ack"
        outcomes = await asyncio.gather(
            first.play(at_random(game, name, 1)), second.play(at_random(game, name, 2)), third.play(at_random())
        )
        assert outcomes[0] == outcomes[1] == outcomes[2]
        for socket in (first, second, third):
            assert sorted(socket.events) == list(range(socket.seq)), "every event came, once"
    match = await check_record(host, room, outcomes[0])
    for seat, socket in enumerate((first, second)):
        assert socket.view == seen(match, match.seq, seat), "the changes lead to the view"
    for seq in (0, match.seq // 2, match.seq):
        async with onlooker.sit(room["id"], seq=seq) as late:
            update = await late.next("update")
            assert (update["view"], late.view) == (seen(match, seq, None), third.view)


def seen(match: Match, seq: int, viewer: int | None) -> object:
    """What the viewer knew before that event, as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(match.game.view(match.state_before(seq), viewer)))


async def check_record(guest: Guest, room: dict[str, object], outcome: dict[str, object]) -> Match:
    reply = await guest.call("GET", f"/api/rooms/{room['id']}/record")
    record = parse_record(reply.body.decode())
    match = replay(record_game(record), record)
    assert match.outcome is not None
    assert list(match.outcome.scores) == outcome["scores"]
    assert commit(record.head.seed) == room["commit"]
    assert record.head.salts == ("my own luck",)
    return match

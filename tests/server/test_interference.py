"""Two worlds that differ only in what a viewer may not know send that viewer byte-equal messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.change import Change
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import Action, Variant
from stado.core.match import Match
from stado.core.rng import Rng
from stado.core.witness import Witness
from stado.games import GAMES
from stado.rooms.decisions import Asker
from stado.rooms.protocol.commands import Answer
from stado.rooms.protocol.messages import Update
from stado.rooms.protocol.room import RoomInfo
from stado.rooms.room import Room
from stado.rooms.state import RoomState
from stado.testing.wire import Guest, Socket, chairs
from tests.cases import sample
from tests.server.harness import Running, running

TABLES = [(game.name, variant) for game in GAMES for variant in game.variants]
NAMED = [pytest.param(game, variant, id=f"{game} {variant.name}") for game, variant in TABLES]
_seen_by = Event.seen_by  # whatever a test plants, this is what a viewer may know


class World:
    """A server with one room, all of whose seats one guest has, and an onlooker."""

    def __init__(self, server: Running, host: Guest, onlooker: Guest, room: Room) -> None:
        self.server = server
        self.host = host
        self.onlooker = onlooker
        self.room = room
        self.commands = 0

    @property
    def match(self) -> Match:
        assert self.room.state.match is not None
        return self.room.state.match

    async def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Let a seat answer; what happened."""
        before = self.match.seq
        self.commands += 1
        decision = self.room.state.decision(seat)
        assert decision is not None
        asker = Asker(self.room.state.host, "name", seat)
        answer = Answer(f"command {self.commands}", decision, msgspec.to_builtins(action))
        await self.room.ask(asker, answer)
        return self.match.events[before:]

    def freeze(self) -> Callable[[], None]:
        """What takes the room back to this moment."""
        table, match = self.room.state, self.match
        scenes, log, chances = list(match.scenes), list(match.log), match._chances
        answers, done = list(table._answers), dict(table.done)
        assert table.timers is not None
        asked, bank = list(table.timers.asked), list(table.timers.bank)

        def thaw() -> None:
            match.scenes, match.log, match._chances = list(scenes), list(log), chances
            table._answers, table.done = list(answers), dict(done)
            table.witness = Witness(match.game, match.opening, match.scenes)
            assert table.timers is not None
            table.timers.asked, table.timers.bank = list(asked), list(bank)

        return thaw

    @asynccontextmanager
    async def watch(self, viewer: Seat | None, seq: int) -> AsyncIterator[Socket]:
        """The socket of a viewer who wants to hear of the events from that one on."""
        guest = self.onlooker if viewer is None else self.host
        async with guest.sit(self.room.id, seat="none" if viewer is None else viewer, seq=seq) as socket:
            yield socket

    async def lists(self) -> list[bytes]:
        """What the lobby tells."""
        paths = (f"/api/rooms/{self.room.id}", "/api/rooms")
        return [(await self.onlooker.call("GET", path)).body for path in paths]


@asynccontextmanager
async def twins(folder: Path, game: str, variant: Variant) -> AsyncIterator[tuple[World, World]]:
    """Two servers that are the same to the last byte, with the same room."""
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            count = iter(range(10**6))
            server = await stack.enter_async_context(
                running(
                    f"sqlite:///{folder / name}.db",
                    presence=1e6,  # who comes and goes is announced when time allows, which is not what is compared
                    clock=lambda: 1_800_000_000_000,
                    entropy=lambda count=count: f"entropy-{next(count)}",
                )
            )
            host, onlooker = [await server.guest() for _ in range(2)]
            seats = variant.usual_seats
            request = {
                "game": game,
                "options": {"variant": variant.name},
                "seats": seats,
                "public": True,
                "clock": {"decision": 60, "bank": 60},
                "chairs": chairs(*["me"] * seats),
                "start": True,
            }
            info = await host.post("/api/rooms", request)
            worlds.append(World(server, host, onlooker, await server.services.lobby.find(info["id"])))
        yield worlds[0], worlds[1]


async def compare_matches(folder: Path, game: str, variant: Variant, moments: int, chance: int) -> int:
    """Go through a match, and at some moments let the worlds differ; how often they stayed the same to the viewer."""
    rng = Rng("interference", game, variant.name)
    alike = 0
    async with twins(folder, game, variant) as (one, other):
        while one.match.to_act and moments:
            if rng.below(chance) == 0:
                moments -= 1
                for viewer in (rng.below(one.match.game.seats), None):
                    alike += await compare_moment(one, other, viewer, rng)
            seat = rng.choice(one.match.to_act)
            action = rng.choice(one.match.game.prompt(one.match.state, seat).legal)
            assert await one.act(seat, action) == await other.act(seat, action)
    return alike


async def compare_moment(one: World, other: World, viewer: Seat | None, rng: Rng) -> bool:
    """Let the second world be another that looks the same; whether it still did after somebody acted."""
    game, state = one.match.game, one.match.state
    actors = [seat for seat in game.to_act(state) if seat != viewer]
    thaws = [one.freeze(), other.freeze()]
    twin = game.determinize(game.view(state, viewer), rng)
    other.match.scenes[-1] = replace(other.match.scenes[-1], state=twin)
    try:
        since = one.match.seq if one.match.seq % 2 else 0  # a view alone, or all that led to it
        async with one.watch(viewer, since) as first, other.watch(viewer, since) as second:
            await ask_nonsense(first, one, viewer)
            await ask_nonsense(second, other, viewer)
            assert first.texts == second.texts, "the viewer can tell the worlds apart"
            if not actors:
                return False
            seat = rng.choice(actors)
            seen = []
            action: Any = None
            for world in (one, other):
                legal = game.prompt(world.match.state, seat).legal
                # What is done in the open must be the same; what is hidden need not be.
                action = action if action in legal and rng.below(2) else rng.choice(legal)
                events = await world.act(seat, action)
                seen.append([msgspec.json.encode(_seen_by(event, viewer)) for event in events])
            if seen[0] != seen[1]:
                return False
            await ask_nonsense(first, one, viewer)
            await ask_nonsense(second, other, viewer)
            assert first.texts == second.texts, "the viewer can tell what was hidden"
            assert await one.lists() == await other.lists(), "the lobby tells what was hidden"
            return True
    finally:
        for thaw in thaws:
            thaw()


async def ask_nonsense(socket: Socket, world: World, viewer: Seat | None) -> None:
    """Try what is refused, so that the refusals are compared too, and all that was sent before has come."""
    table = world.room.state
    number = 0 if viewer is None else table.answered(viewer)
    asked = world.match.to_act
    kind = world.match.game.prompt(world.match.state, asked[0]).kind if asked else "deal"
    heard = len(socket.texts)  # the same in both worlds, and so are the ids
    for trial, action in enumerate(({"type": kind}, {"type": kind, "card": 999}, {"type": "deal", "cards": [1]})):
        for decision in (number - 1, number, number + 1):
            if decision >= 0:
                await socket.send("answer", id=f"{heard} {trial} {decision}", decision=decision, action=action)
    await socket.do("add_salt", id=f"{heard}", text="too late")


@pytest.mark.parametrize(
    ("game", "variant"), sample(NAMED, "six jubilee", "board advanced-lucky", "loot expert", "three standard")
)
async def test_viewer_learns_nothing_hidden(tmp_path: Path, game: str, variant: Variant) -> None:
    assert await compare_matches(tmp_path, game, variant, moments=5, chance=9) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant"), NAMED)
async def test_viewer_learns_nothing_hidden_at_many_moments(tmp_path: Path, game: str, variant: Variant) -> None:
    assert await compare_matches(tmp_path, game, variant, moments=60, chance=2) > 5


def leak_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events go out with all their fields."""
    monkeypatch.setattr(Event, "seen_by", lambda event, _: event)


def leak_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets the next seat's view."""
    update = RoomState.update

    def leak(table: RoomState, viewer: Seat | None, since: int, now: int, *, has_view: bool) -> Update:
        neighbor = 0 if viewer is None else (viewer + 1) % table.head.seats
        true = update(table, viewer, since, now, has_view=has_view)
        return replace(true, view=update(table, neighbor, since, now, has_view=has_view).view)

    monkeypatch.setattr(RoomState, "update", leak)


def leak_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gets the changes of the next seat's view."""
    see = Witness.see

    def leak(witness: Witness, viewer: Seat | None, since: int) -> list[tuple[Event, Change]]:
        neighbor = 0 if viewer is None else (viewer + 1) % witness._game.seats
        pairs = zip(see(witness, viewer, since), see(witness, neighbor, since), strict=True)
        return [(event, change) for (event, _), (_, change) in pairs]

    monkeypatch.setattr(Witness, "see", leak)


def leak_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock shows a number that depends on what is hidden."""
    update = RoomState.update

    def leak(table: RoomState, viewer: Seat | None, since: int, now: int, *, has_view: bool) -> Update:
        made = update(table, viewer, since, now, has_view=has_view)
        assert table.match is not None
        face = replace(made.clocks[0], bank_ms=_digest(table.match.state))
        return replace(made, clocks=(face, *made.clocks[1:]))

    monkeypatch.setattr(RoomState, "update", leak)


def leak_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """The room's count of events depends on what is hidden."""
    info = RoomState.info

    def leak(table: RoomState, *arguments: Any) -> RoomInfo:
        assert table.match is not None
        return replace(info(table, *arguments), seq=_digest(table.match.state))

    monkeypatch.setattr(RoomState, "info", leak)


def leak_charge(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an answer costs depends on what was answered."""
    apply = RoomState.apply

    def leak(table: RoomState, line: Any) -> None:
        apply(table, line)
        if table.timers and table.match:
            table.timers.bank = [_digest(table.match.state)] * len(table.timers.bank)

    monkeypatch.setattr(RoomState, "apply", leak)


def _digest(state: Any) -> int:
    return sum(number * byte for number, byte in enumerate(msgspec.json.encode(state)))


LEAKS: Sequence[Callable[[pytest.MonkeyPatch], None]] = (
    leak_events,
    leak_view,
    leak_changes,
    leak_clock,
    leak_room,
    leak_charge,
)


@pytest.mark.parametrize("leak", LEAKS)
async def test_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    game, variant = TABLES[0]
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="the viewer can tell"):
        await compare_matches(tmp_path, game, variant, moments=4, chance=2)

"""The hostile client: whatever it sends and however it connects, it hears nothing that its seat may not know.

An attacker sits at a table, or only watches, in two worlds at once. At some moment the second world becomes another
that looks the same to the attacker; from then on everything that it does is answered with the same bytes in both, the
others' hidden answers differ, and nothing that was refused has changed anything.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from stado.core.fields import Seat
from stado.core.match import replay
from stado.core.record import parse_record
from stado.core.rng import Rng
from stado.games import GAMES, record_game
from stado.testing.wire import PATIENCE, Guest, Json, Reply, chairs
from tests.drills.arsenal import Arsenal, Past, Shot
from tests.drills.worlds import Line, Pair, World, dial, differences, settle, twin_servers
from tests.server.harness import Running

TABLES = [(game.name, variant) for game in GAMES for variant in game.variants]
SHOTS = 300  # messages in one room
ROOMS = 60  # on one pair of servers: all in one page of a list, where rooms besieged before may differ
DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
# Known defects, each with a test in test_defects.py that fails.
FALSELY_ACKNOWLEDGED = ("start",)
QUOTES_RAW = ("bad_message",)
REFUSED_WHEN_REPEATED = ("sit", "stand")
EVERY = 5  # rooms are besieged for each one that is then played to its end


def documented_codes() -> frozenset[str]:
    """The error codes that the protocol's document names."""
    table = DOCUMENT.read_text().partition("<!-- begin: errors -->")[2].partition("<!-- end: errors -->")[0]
    return frozenset(line.split("`")[1] for line in table.splitlines() if line.startswith("| `"))


CODES = documented_codes() - {"internal"}


class Tally:
    """How many messages were sent and how they were answered."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, str]] = Counter()
        self.rooms = 0
        self.finished = 0

    @property
    def messages(self) -> int:
        """In one of the worlds."""
        return self.answers.total()

    def note(self, kind: str, answer: str) -> None:
        """Count an answer."""
        self.answers[kind, answer] += 1

    def table(self) -> str:
        """One line for each kind of message, and how many there were."""
        kinds = sorted({kind for kind, _ in self.answers})
        lines = [f"{self.messages} messages in {self.rooms} rooms, {self.finished} played to their ends"]
        for kind in kinds:
            found = {answer: count for (name, answer), count in self.answers.items() if name == kind}
            parts = ", ".join(f"{answer} {count}" for answer, count in sorted(found.items(), key=lambda item: -item[1]))
            lines.append(f"{kind:26}{sum(found.values()):9}  {parts}")
        return "\n".join(lines)


class Victim:
    """Somebody else at the table, in both worlds."""

    def __init__(self, seat: Seat, lines: Sequence[Line]) -> None:
        self.seat = seat
        self.lines = tuple(lines)
        self.sent = 0

    async def do(self, *messages: Json) -> Past:
        """A command, the same or not in both worlds, under the same id; as the first world knows it."""
        self.sent += 1
        identity = f"victim {self.seat} {self.sent}"
        answers = await asyncio.gather(
            *(line.ask(**{**message, "id": identity}) for line, message in zip(self.lines, messages, strict=True))
        )
        assert [answer["type"] for answer in answers] == ["ack", "ack"], (messages, answers)
        return Past({**messages[0], "id": identity}, json.dumps(answers[0]), self.seat)


class Siege:
    """One room in both worlds, with an attacker in it."""

    def __init__(self, servers: Sequence[Running], table: int, rng: Rng, tally: Tally) -> None:
        self.servers = servers
        self.game, self.variant = TABLES[table % len(TABLES)]
        self.rng = rng
        self.tally = tally
        self.seats = min(self.variant.max_seats, self.variant.min_seats + rng.below(4))
        self.seat: Seat | None = None if rng.below(4) == 0 else rng.below(self.seats - 1) + 1
        self.arsenal = Arsenal(rng, self.seats, self.seat)
        self.worlds: list[World] = []
        self.pairs: list[Pair] = []
        self.victims: list[Victim] = []
        self.eves: list[Guest] = []
        self.parted_at: int | None = None  # the number of the first event after which the worlds differ
        self.stack = AsyncExitStack()

    async def run(self, shots: int, *, started: bool) -> None:
        """Besiege a room that waits, or one some turns on."""
        async with self.stack:
            await self._gather_people()
            self.tally.rooms += 1
            if not started:
                await self._attack_waiting(shots)
                return
            await self._start()
            await self._play_on(self.rng.below(30))
            await self._open_pairs(2)  # opened before the worlds differ
            await settle(self.pairs)
            if self.worlds[0].match.to_act:
                self._part_ways()
                await self._open_pairs(3)  # and after
                await self._attack(shots)
            if self.tally.rooms % EVERY == 0:
                await self._finish()

    # The table

    async def _gather_people(self) -> None:
        """Everybody sits down; the attacker by a command whose id is known."""
        hosts = [await server.guest() for server in self.servers]
        self.eves = [await server.guest() for server in self.servers]
        kinds = ["me" if seat == 0 else "open" for seat in range(self.seats)]
        request = {
            "game": self.game,
            "options": {"variant": self.variant.name},
            "seats": self.seats,
            "public": bool(self.rng.below(2)),
            "clock": {"decision": 60, "bank": 60} if self.rng.below(2) else None,
            "chairs": chairs(*kinds),
        }
        for server, host in zip(self.servers, hosts, strict=True):
            info = await host.post("/api/rooms", request)
            self.worlds.append(World(server, await server.services.lobby.find(info["id"])))
        await self._add_victim(0, hosts)
        for seat in range(1, self.seats):
            if seat == self.seat:
                await self._sit_down(seat)
            else:
                guests = [await server.guest() for server in self.servers]
                victim = await self._add_victim(seat, guests)
                message = {"type": "sit", "seat": seat}
                self.arsenal.foreign.append(await victim.do(message, message))

    async def _sit_down(self, seat: Seat) -> None:
        pair = await self._open_pair(self.eves, "")
        command = {"type": "sit", "id": "X", "seat": seat}
        await self._fire(pair, Shot("sit", json.dumps(command), lawful=True))
        assert self.arsenal.own[-1].command == command

    async def _add_victim(self, seat: Seat, guests: Sequence[Guest]) -> Victim:
        lines = [
            await self._dial(guest, world, f"seat={seat}") for guest, world in zip(guests, self.worlds, strict=True)
        ]
        self.victims.append(Victim(seat, lines))
        return self.victims[-1]

    async def _dial(self, guest: Guest, world: World, query: str) -> Line:
        line = await dial(guest, world.room.id, query)
        self.stack.push_async_callback(line.close)
        return line

    async def _open_pair(self, guests: Sequence[Guest], query: str) -> Pair:
        lines = [await self._dial(guest, world, query) for guest, world in zip(guests, self.worlds, strict=True)]
        self.pairs.append(Pair(query, lines, mine=guests is self.eves))
        await settle(self.pairs[-1:])
        return self.pairs[-1]

    async def _my_pair(self) -> Pair:
        """A socket of the attacker's own seat."""
        for pair in self.pairs:
            if pair.open and pair.mine and pair.you == self.seat:
                return pair
        return await self._open_pair(self.eves, f"seat={self.seat}")

    async def _open_pairs(self, count: int) -> None:
        """Sockets of the attacker, of a stranger and of nobody, with every kind of query."""
        queries = ["seat=none&seq=0", "seq=0", f"seat={self.rng.below(self.seats)}&seq=0"]
        queries += [self.arsenal.query() for _ in range(count)]
        for query in self.rng.sample(queries, count):
            guests = self.eves
            if self.rng.below(5) == 0:
                guests = [await server.guest() for server in self.servers]
            elif self.rng.below(8) == 0:
                cookie = self.rng.choice(("", "person=x", self.eves[0].cookie[:-2] + "AA"))
                guests = [Guest(server.base, cookie) for server in self.servers]
            await self._open_pair(guests, query)
            self.tally.note("socket opened", "taken" if self.pairs[-1].open else "refused")

    async def _start(self) -> None:
        message = {"type": "start"}
        self.arsenal.foreign.append(await self.victims[0].do(message, message))

    async def _play_on(self, turns: int) -> None:
        """Some turns, the same in both worlds."""
        for _ in range(turns):
            match = self.worlds[0].match
            if not match.to_act:
                return
            seat = self.rng.choice(match.to_act)
            action = msgspec.to_builtins(self.rng.choice(match.game.prompt(match.state, seat).legal))
            await self._answer(seat, action, action)

    async def _answer(self, seat: Seat, *actions: Json) -> bool:
        """Somebody answers; whether the worlds still look the same."""
        decision = self.worlds[0].decision(seat)
        messages = [{"type": "answer", "decision": decision, "action": action} for action in actions]
        if seat != self.seat:
            victim = next(victim for victim in self.victims if victim.seat == seat)
            self.arsenal.foreign.append(await victim.do(*messages))
            return self._alike()
        text = json.dumps({**messages[0], "id": self.arsenal.fresh_id()})
        return await self._fire(await self._my_pair(), Shot("answer", text, lawful=True))

    def _part_ways(self) -> None:
        """Let the second world be another that looks the same to the attacker."""
        one, other = self.worlds
        game = one.match.game
        other.become(game.determinize(game.view(one.match.state, self.seat), self.rng))
        self.parted_at = one.match.seq
        assert self._alike()

    def _alike(self) -> bool:
        """Whether the attacker may not know the worlds apart."""
        since = self.parted_at
        if since is None:
            return True
        one, other = self.worlds
        return all(one.knowledge(viewer, since) == other.knowledge(viewer, since) for viewer in {self.seat, None})

    # The attack

    async def _attack_waiting(self, shots: int) -> None:
        """Before the start: what a victim adds to the deal's seed differs."""
        await self.victims[0].do({"type": "add_salt", "text": "this"}, {"type": "add_salt", "text": "that"})
        await self._open_pairs(3)
        for _ in range(shots):
            await self._fire(self.rng.choice(self.pairs), self.arsenal.shot())
            await self._look_around()
        await settle(self.pairs)

    async def _attack(self, shots: int) -> None:
        """Until enough was sent, or the attacker may know the worlds apart."""
        for number in range(shots):
            if number % 20 == 0:
                self._observe()
            alike = True
            match self.rng.below(100) if self.seat is not None else self.rng.below(97):
                case 0 | 1:
                    alike = await self._let_a_victim_answer()
                case 97:
                    alike = await self._answer_for_myself()
                case 98:
                    await self._fire(await self._my_pair(), self.arsenal.lawful())
                case 99:
                    alike = await self._leave_and_return()
                case _:
                    alike = await self._fire(self.rng.choice(self.pairs), self.arsenal.shot())
            if not alike:
                return
            await self._look_around()
        await settle(self.pairs)

    def _observe(self) -> None:
        """Let the attacker know about where the match is, and what others might answer."""
        match = self.worlds[0].match
        asked = [seat for seat in match.to_act if seat >= 0]
        self.arsenal.decision = self.worlds[0].decision(self.seat) if self.seat in asked else match.seq
        legal = [action for seat in asked for action in match.game.prompt(match.state, seat).legal[:4]]
        self.arsenal.actions = [msgspec.to_builtins(action) for action in legal] or self.arsenal.actions

    async def _let_a_victim_answer(self) -> bool:
        """Somebody else answers, differently in both worlds where it is hidden; whether they still look the same."""
        one, other = (world.match for world in self.worlds)
        asked = [seat for seat in one.to_act if seat != self.seat]
        if not asked:
            return True
        seat = self.rng.choice(asked)
        legal = [match.game.prompt(match.state, seat).legal for match in (one, other)]
        first = self.rng.choice(legal[0])
        second = first if first in legal[1] and self.rng.below(2) else self.rng.choice(legal[1])
        if not await self._answer(seat, msgspec.to_builtins(first), msgspec.to_builtins(second)):
            return False
        await settle(self.pairs)
        return True

    async def _answer_for_myself(self) -> bool:
        """The attacker answers lawfully; whether the worlds still look the same."""
        match = self.worlds[0].match
        assert self.seat is not None
        if self.seat not in match.to_act:
            return True
        action = msgspec.to_builtins(self.rng.choice(match.game.prompt(match.state, self.seat).legal))
        return await self._answer(self.seat, action, action)

    async def _leave_and_return(self) -> bool:
        """A bot plays for the attacker, alike in both worlds; whether they still look the same."""
        leave, back = ({"type": kind, "id": self.arsenal.fresh_id()} for kind in ("leave", "return"))
        pair = await self._my_pair()
        for world, line in zip(self.worlds, pair.lines, strict=True):
            assert (await line.ask(**leave))["type"] == "ack"
            async with asyncio.timeout(PATIENCE):
                while self.seat in world.match.to_act:  # noqa: ASYNC110 - the bot announces nothing
                    await asyncio.sleep(0.001)
        self.tally.note("leave", "ack")
        if not self._alike():
            return False
        await settle(self.pairs)
        return await self._fire(pair, Shot("back", json.dumps(back), lawful=True))

    async def _fire(self, pair: Pair, shot: Shot) -> bool:
        """Send a message in both worlds; it is answered once, alike, and changes nothing that it may not.

        False once the attacker may know the worlds apart.
        """
        if not pair.open:
            return True
        before = [world.length for world in self.worlds]
        for line in pair.lines:
            await line.send(shot.text)
        answers = await asyncio.gather(*(line.answer() for line in pair.lines))
        changed = before != [world.length for world in self.worlds]
        if changed and not self._alike():
            return False
        if changed:
            await settle(self.pairs)
        elif not pair.compare():
            await settle([pair])
        answer = answers[0]
        if answer is None:
            self.tally.note(shot.kind, "closed")
        else:
            reply = json.loads(answer)
            self.tally.note(shot.kind, reply.get("code", "ack"))
            self._check(shot, reply, changed=changed)
            if shot.first and pair.mine and shot.first.seat is not None and shot.first.seat == pair.you:
                self._check_repeat(shot.first, answer)
            if changed and pair.mine:
                self._remember(shot, answer, pair.you)
        return True

    def _check(self, shot: Shot, reply: Json, *, changed: bool) -> None:
        """The answer is one that the document names, and true."""
        if reply["type"] == "failure":
            assert reply["code"] in CODES, (shot, reply)
            assert reply["code"] in QUOTES_RAW or reply["message"].isprintable(), (shot, reply)
            assert not changed, f"refused, and yet it changed something: {shot} {reply}"
            return
        lawful = shot.lawful or shot.first is not None or self._may_change(shot)
        assert lawful, f"acknowledged, but not lawful: {shot} {reply}"

    def _check_repeat(self, first: Past, answer: str) -> None:
        """A command that was done is answered as the first time."""
        if first.command["type"] not in REFUSED_WHEN_REPEATED:
            assert answer == first.answer, f"a repeated command is answered otherwise: {first} {answer}"

    def _may_change(self, shot: Shot) -> bool:
        """Whether a message that was made to fail happens to be lawful."""
        if self.worlds[0].room.state.match is None:
            return True
        command = json.loads(shot.text)
        if command["type"] == "answer":
            return self.seat is not None
        return command["type"] in FALSELY_ACKNOWLEDGED or command["id"] in (
            past.command["id"] for past in self.arsenal.own
        )

    def _remember(self, shot: Shot, answer: str, seat: Seat | None) -> None:
        """Keep a command that was done, to repeat it."""
        command = json.loads(shot.text)
        if all(past.command["id"] != command["id"] for past in self.arsenal.own):
            self.arsenal.own.append(Past(command, answer, seat))

    async def _look_around(self) -> None:
        """Now and then read what can be read, and open one more socket where one was closed."""
        if self.rng.below(25) == 0:
            await self._read()
        if self.rng.below(60) == 0 or not any(pair.open for pair in self.pairs):
            await self._replace_a_pair()

    async def _read(self) -> None:
        """A request that must be answered alike in both worlds."""
        path = self.arsenal.path(self.worlds[0].room.id)
        cookies = [eve.cookie for eve in self.eves] if self.rng.below(3) else ["", ""]
        replies = []
        for server, cookie in zip(self.servers, cookies, strict=True):
            reply = await Guest(server.base, cookie).call("GET", path)
            assert reply.status < 500, (path, reply.status)
            replies.append(self._told_by(reply))
        assert replies[0] == replies[1], (
            f"the attacker can tell the worlds apart by {path}: {differences(replies[:1], replies[1:])}"
        )
        self.tally.note("request", str(reply.status))

    def _told_by(self, reply: Reply) -> str:
        """What a reply tells of this room: lists have others, which were besieged before and may differ."""
        if reply.body.startswith(b'{"rooms":'):
            rooms = [room for room in reply.json["rooms"] if room["id"] == self.worlds[0].room.id]
            return f"{reply.status} {json.dumps(rooms)}"
        headers = {name: value for name, value in reply.headers.items() if name not in ("date", "set-cookie")}
        return f"{reply.status} {headers} {reply.body!r}"

    async def _replace_a_pair(self) -> None:
        """Hang up one socket and open another."""
        if len(self.pairs) > 1:
            pair = self.pairs.pop(1 + self.rng.below(len(self.pairs) - 1))
            await settle([pair])
            await pair.close()
            await self._until_gone()
        await self._open_pairs(1)

    async def _until_gone(self) -> None:
        """Until both servers have noticed who hung up: how many watch is told to everybody."""
        lines = [pair.lines for pair in self.pairs] + [victim.lines for victim in self.victims]
        for index, world in enumerate(self.worlds):
            standing = sum(line[index].open for line in lines)
            while len(world.room.audience.connections) > standing:  # noqa: ASYNC110 - nobody announces it
                await asyncio.sleep(0.001)

    async def _finish(self) -> None:
        """The room that was besieged plays on to its end, and its record is true."""
        world, lines = self.worlds[0], {victim.seat: victim.lines[0] for victim in self.victims}
        if self.seat is not None:
            lines[self.seat] = await self._dial(self.eves[0], world, f"seat={self.seat}")
            assert (await lines[self.seat].ask(type="return", id="end"))["type"] == "ack"
        number = 0
        while world.match.to_act:
            seat = self.rng.choice(world.match.to_act)
            action = msgspec.to_builtins(self.rng.choice(world.match.game.prompt(world.match.state, seat).legal))
            number += 1
            message = {"type": "answer", "id": f"end {number}", "decision": world.decision(seat), "action": action}
            reply = await lines[seat].ask(**message)
            assert reply["type"] == "ack", reply
        body = (await self.eves[0].call("GET", f"/api/rooms/{world.room.id}/record")).body
        record = parse_record(body.decode())
        assert replay(record_game(record), record).outcome == world.match.outcome
        self.tally.finished += 1


async def besiege(folder: Path, messages: int, seed: str, tally: Tally) -> None:
    """Besiege rooms of every game and variant until that number of messages was sent."""
    rng = Rng("hostile", seed)
    for number in itertools.count():
        if tally.messages >= messages:
            return
        async with twin_servers(folder, str(number)) as servers:
            for _ in range(ROOMS):
                if tally.messages < messages:
                    siege = Siege(servers, tally.rooms, rng, tally)
                    await siege.run(SHOTS, started=rng.below(8) > 0)

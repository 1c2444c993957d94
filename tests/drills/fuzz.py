"""Fuzz: mutated files of every kind get one clear line or are sound; nothing hangs or changes."""

from __future__ import annotations

import io
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

from stado.bots.review import LEVEL
from stado.cli.app import run
from stado.core.errors import LONGEST, StadoError
from stado.core.game import CHANCE, AnyGame
from stado.core.record import parse_record
from stado.core.rng import Rng
from stado.games import format_position, parse_position, replay_record
from stado.games.board.layout import parse_board
from stado.games.three.colormap import parse_colors
from stado.rooms import reviews
from stado.teach.challenge import format_challenge, parse_challenge
from stado.testing.wire import Guest
from tests.drills.hostile import CODES
from tests.drills.mutation import Mutator, corpus, pack
from tests.server.harness import running

KINDS = ("record", "challenge", "position", "board", "colors")
LONGEST_PATH = 12_000  # bytes of a challenge that a request can name
PATIENCE = 10.0  # CPU-seconds in which any file is read or refused
STEPS = 12  # actions that an accepted position is played on


class Tally:
    """What became of the files."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.slowest: dict[str, float] = {}

    def note(self, kind: str, end: str, seconds: float) -> None:
        """Count a file."""
        self.counts[kind, end] += 1
        self.slowest[kind] = max(self.slowest.get(kind, 0.0), seconds)

    def table(self) -> str:
        """One line for each kind of file and way in."""
        lines = [f"{'file':24}{'read':>9}{'refused':>9}{'slowest, CPU-s':>16}"]
        for kind, slowest in sorted(self.slowest.items()):
            lines.append(f"{kind:24}{self.counts[kind, 'read']:9}{self.counts[kind, 'refused']:9}{slowest:16.2f}")
        return "\n".join(lines)


def check_line(message: str, data: bytes) -> None:
    """A message is one clear line."""
    assert message, f"no words at all for {data[:200]!r}"
    assert message.isprintable(), f"not one printable line: {message[:300]!r}"
    assert len(message) <= LONGEST, f"{len(message)} signs: {message[:300]!r}"
    assert "Traceback" not in message


def timed(tally: Tally, kind: str, data: bytes, read: Callable[[], object]) -> None:
    """Read a file, and note how it ended."""
    start = time.process_time()
    try:
        read()
        end = "read"
    except StadoError as error:
        end = "refused"
        check_line(str(error), data)
    except Exception as error:
        raise AssertionError(f"{kind}: {type(error).__name__}: {error} for {data[:2000]!r}") from error
    seconds = time.process_time() - start
    assert seconds < PATIENCE, f"{kind}: {seconds:.1f} CPU-seconds for {data[:200]!r}"
    tally.note(kind, end, seconds)


# In this process


def read_record(text: str) -> None:
    replay_record(parse_record(text))


def read_position(text: str) -> None:
    game, state = parse_position(text)
    try:
        written = format_position(game, state)
        assert parse_position(written)[1] == state, "a position that is written and read is another"
        play_on(game, state)
    except StadoError as error:
        raise AssertionError(f"a position was read that cannot be played: {error}") from error


def play_on(game: AnyGame, state: Any) -> None:
    """What was accepted can be looked at and played."""
    rng = Rng("fuzz", "play")
    for _ in range(STEPS):
        for viewer in (None, *range(game.seats)):
            game.view(state, viewer)
        asked = game.to_act(state)
        if not asked:
            return
        if asked == (CHANCE,):
            state = game.apply(state, CHANCE, game.sample_chance(state, rng)).state
            continue
        seat = rng.choice(asked)
        state = game.apply(state, seat, rng.choice(game.prompt(state, seat).legal)).state


def read_challenge(text: str) -> None:
    challenge = parse_challenge(pack(text.encode("utf-8", "surrogatepass")))
    try:
        assert parse_challenge(format_challenge(challenge)) == challenge, "a challenge that is told is another"
        assert challenge.task
        play_on(challenge.make_game(), challenge.open().state)
    except StadoError as error:
        raise AssertionError(f"a challenge was read that cannot be taken: {error}") from error


READERS: dict[str, Callable[[str], object]] = {
    "record": read_record,
    "challenge": read_challenge,
    "position": read_position,
    "board": lambda text: parse_board(text, "my.board"),
    "colors": lambda text: parse_colors(text, "my.colors"),
}


def fuzz_readers(tally: Tally, count: int, seed: str) -> None:
    """That number of files of each kind, given to what reads them."""
    for kind, reader in READERS.items():
        mutator = Mutator(kind, Rng("fuzz", seed, kind))
        for _ in range(count):
            data = mutator.file()
            text = data.decode("utf-8", "replace")
            timed(tally, kind, data, lambda reader=reader, text=text: reader(text))  # type: ignore[misc]


# By the commands

COMMANDS: dict[str, Sequence[Sequence[str]]] = {
    "record": (("record", "verify", "{}"), ("record", "show", "{}"), ("resume", "{}")),
    "position": (("play", "--terminal", "--position", "{}"),),
    "board": (
        ("board", "check", "{}"),
        ("board", "show", "{}"),
        ("play", "board", "--terminal", "--variant", "advanced", "--board", "{}"),
    ),
    "colors": (
        ("colors", "check", "{}"),
        ("colors", "show", "{}"),
        ("play", "three", "--terminal", "--colors", "{}"),
    ),
}


def fuzz_commands(tally: Tally, count: int, seed: str, folder: Path, home: Path) -> None:
    """That number of files of each kind, given to commands that take one; `home` is where they save matches."""
    for kind, commands in COMMANDS.items():
        mutator = Mutator(kind, Rng("fuzz", "commands", seed, kind))
        path = folder / f"my.{kind}"
        for number in range(count):
            data = mutator.file()
            path.write_bytes(data)
            command = commands[number % len(commands)]
            before = listing(home)
            start = time.process_time()
            code, errors = call([str(path) if part == "{}" else part for part in command])
            seconds = time.process_time() - start
            assert path.read_bytes() == data or command[0] == "resume", "the file has changed"
            assert code in (0, 1, 2), (command, code, errors, data[:2000])
            if code:
                assert errors.startswith("stado: "), errors
                assert errors.endswith("\n"), errors
                check_line(errors.removeprefix("stado: ")[:-1], data)
                assert listing(home) == before, "refused, and yet something was saved"
            tally.note(f"{kind}, {' '.join(command[:2])}", "refused" if code else "read", seconds)


def call(arguments: Sequence[str]) -> tuple[int, str]:
    """How a command ends, and what it says of errors; nobody types anything."""
    out, err = io.StringIO(), io.StringIO()
    stdin = sys.stdin
    sys.stdin = io.StringIO("quit\n")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run(arguments)
    except Exception as error:
        raise AssertionError(f"{arguments}: {type(error).__name__}: {error}") from error
    finally:
        sys.stdin = stdin
    return code, err.getvalue()


def listing(folder: Path) -> list[tuple[str, int]]:
    """Every file below, with its size."""
    return sorted((str(path), path.stat().st_size) for path in folder.rglob("*") if path.is_file())


# Over the network


async def fuzz_uploads(tally: Tally, guest: Guest, count: int, seed: str) -> None:
    """The records of the corpus, uploaded to be kept; then that number of others, to be replayed, reviewed or kept."""
    mutator = Mutator("record", Rng("fuzz", "uploads", seed))
    rng = Rng("fuzz", "uploads", seed, "paths")
    for data in corpus("record"):
        await upload(tally, guest, "/api/records", data)
    for _ in range(count):
        viewer = rng.choice(("", "?viewer=all", "?viewer=none", "?viewer=0", "?viewer=7", "?viewer=x", "?viewer="))
        step = rng.choice(("?step=5", "?step=0", "?step=-1", "?step=x", "?step=99999", "", "?step=3&step=4", "?step="))
        # Most are replayed: a sound record that is reviewed is thought about for seconds.
        path = rng.choice((f"/api/reviews{step}", *[f"/api/replay{viewer}"] * 5, *["/api/records"] * 4))
        await upload(tally, guest, path, mutator.file())


async def fuzz_challenges(tally: Tally, guest: Guest, count: int, seed: str) -> None:
    """That number of challenges, to be shown or taken."""
    mutator, rng = Mutator("challenge", Rng("fuzz", "challenges", seed)), Rng("fuzz", "challenges", seed, "ways")
    packed = [*map(pack, corpus("challenge")), *(pack(mutator.file()) for _ in range(count))]
    for text in packed:
        if len(text) <= LONGEST_PATH:
            start = time.process_time()
            reply = await guest.call(rng.choice(("GET", "POST")), f"/api/challenges/{text}", {})
            assert reply.status < 500, (reply.status, reply.body[:300], text)
            if reply.status >= 300:
                assert reply.json["error"]["code"] in CODES, text
                check_line(reply.json["error"]["message"], text.encode())
            ended = "read" if reply.status < 300 else "refused"
            tally.note("/api/challenges", ended, time.process_time() - start)


async def upload(tally: Tally, guest: Guest, path: str, data: bytes) -> None:
    """Send a record, and note how it ended."""
    start = time.process_time()
    reply = await guest.call("POST", path, raw=data)
    seconds = time.process_time() - start
    assert reply.status < 500, (path, reply.status, reply.body[:300], data[:2000])
    if reply.status == 201:
        await check_kept(guest, reply.json["id"])
    elif reply.status != 200:
        error = reply.json["error"]
        assert error["code"] in CODES, (path, error)
        assert error["code"] != "too_large", (path, error, data[:2000])
        check_line(error["message"], data)
    tally.note(path.partition("?")[0], "read" if reply.status < 300 else "refused", seconds)


async def check_kept(guest: Guest, room: str) -> None:
    """A match that was kept is sound, and can be shown."""
    record = await guest.call("GET", f"/api/rooms/{room}/record")
    replay_record(parse_record(record.body.decode()))
    assert (await guest.call("GET", f"/api/rooms/{room}/replay")).status == 200


async def fuzz_server(tally: Tally, count: int, seed: str, folder: Path) -> None:
    """A server of its own gets that number of records; what others see is afterwards as it was."""
    async with running(f"sqlite:///{folder / 'fuzz.db'}") as server:
        guest, other = await server.guest(), await server.guest()
        await other.post("/api/rooms", {"game": "six", "seats": 2, "public": True})
        before = [await other.get(path) for path in ("/api/rooms", "/api/rooms/mine", "/api/replays")]
        with patch.object(reviews, "LEVEL", f"{LEVEL}:rollouts=1"):  # how deep a review goes does not matter here
            await fuzz_uploads(tally, guest, count, seed)
        await fuzz_challenges(tally, guest, count, seed)
        after = [await other.get(path) for path in ("/api/rooms", "/api/rooms/mine", "/api/replays")]
        assert after == before, "an upload has changed something"

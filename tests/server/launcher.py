"""Reads orders and starts each server as a copy of itself, so that many starts do not load it many times."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec

from stado.server.app import make_server, set_up_logs
from stado.server.settings import Settings
from stado.testing.draws import seeded_draws
from tests.server.harness import QUICK


def main() -> None:
    """Take orders until the input ends; then end what was started."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    started = []
    for line in sys.stdin.buffer:
        order = msgspec.json.decode(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _serve(order["name"], order["port"], order["database"], Path(order["log"]), order["changes"])
        started.append(child)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    for child in started:
        try:
            os.kill(child, signal.SIGKILL)
        except ProcessLookupError:
            continue


def _serve(name: str, port: int, database: str, log: Path, changes: dict[str, object]) -> None:
    """Be a server."""
    os.close(0)
    with log.open("a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    code = 1
    try:
        set_up_logs()
        with seeded_draws(lambda: name):
            make_server(Settings(database=database, **{**QUICK, **changes}), port=port).run()
        code = 0
    finally:
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()

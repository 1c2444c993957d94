"""What the server counts, for Prometheus, and what it notes in its own log."""

from __future__ import annotations

import asyncio
import time

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from stado.rooms.ports import BrokenError, FencedError, Monitor, StoreError
from stado.server.troubles import Troubles

_log = structlog.get_logger()
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics(Monitor):
    """The counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.troubles = Troubles(time.monotonic)
        self._registry = registry
        self.connections = Gauge("stado_connections", "Open sockets", registry=registry)
        self.rooms = Gauge("stado_rooms", "Rooms in memory", registry=registry)
        self.broken_rooms = Gauge("stado_broken_rooms", "Rooms that cannot be opened", registry=registry)
        tasks = Gauge("stado_tasks", "Tasks of the event loop", registry=registry)
        tasks.set_function(lambda: len(asyncio.all_tasks()))
        self.dropped = Counter("stado_dropped", "Connections ended by the server", ["reason"], registry=registry)
        self.limited = Counter("stado_limited_messages", "Messages beyond their sender's rate", registry=registry)
        self.questions = Gauge("stado_questions", "Questions that wait for a bot", ["lane"], registry=registry)
        self._commands = Counter("stado_commands", "Commands by their result", ["result"], registry=registry)
        self._command_seconds = Histogram(
            "stado_command_seconds", "From a command to its fan-out", buckets=_QUICK, registry=registry
        )
        self._append_seconds = Histogram(
            "stado_append_seconds", "Writing to the log", buckets=_QUICK, registry=registry
        )
        self._think_seconds = Histogram("stado_think_seconds", "Bots thinking", buckets=_QUICK, registry=registry)
        self._fenced = Counter("stado_fenced", "Writes that came too late", registry=registry)
        self._matches = Counter("stado_matches", "Matches that ended", ["game"], registry=registry)

    def note_command(self, result: str, seconds: float) -> None:
        self._commands.labels(result).inc()
        self._command_seconds.observe(seconds)

    def note_append(self, seconds: float) -> None:
        self._append_seconds.observe(seconds)

    def note_thought(self, seconds: float) -> None:
        self._think_seconds.observe(seconds)

    def note_match(self, game: str) -> None:
        self._matches.labels(game).inc()

    def note_fenced(self) -> None:
        self._fenced.inc()

    def note_trouble(self, event: str, error: BaseException) -> None:
        if isinstance(error, StoreError):
            self.troubles.note(event, str(error), serious=False)
        elif isinstance(error, FencedError | BrokenError):
            _log.warning(event, trouble=str(error))
        else:
            _log.error(event, exc_info=error)

    def text(self) -> bytes:
        """All of them in Prometheus' format."""
        return generate_latest(self._registry)

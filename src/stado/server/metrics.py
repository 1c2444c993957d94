"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.connections = Gauge("stado_connections", "Open sockets", registry=registry)
        self.rooms = Gauge("stado_rooms", "Rooms in memory", registry=registry)
        self.commands = Counter("stado_commands", "Commands by their result", ["result"], registry=registry)
        self.command_seconds = Histogram(
            "stado_command_seconds", "From a command to its fan-out", buckets=_QUICK, registry=registry
        )
        self.append_seconds = Histogram("stado_append_seconds", "Writing to the log", buckets=_QUICK, registry=registry)
        self.think_seconds = Histogram("stado_think_seconds", "Bots thinking", buckets=_QUICK, registry=registry)
        self.dropped = Counter("stado_dropped", "Connections ended by the server", ["reason"], registry=registry)
        self.fenced = Counter("stado_fenced", "Writes that came too late", registry=registry)
        self.matches = Counter("stado_matches", "Matches that ended", ["game"], registry=registry)

    def text(self) -> bytes:
        """All of them in Prometheus' format."""
        return generate_latest(self._registry)

"""What a server consists of."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.requests import HTTPConnection

from stado.core.folder import data_folder
from stado.rooms.pars import Pars
from stado.rooms.parsing import parse_room_id
from stado.rooms.ports import Neighbors, Ports, RoomLimits
from stado.server.cluster.log import DatabaseLog
from stado.server.cluster.neighbors import Processes
from stado.server.lobby import Lobby
from stado.server.metrics import Metrics
from stado.server.people.people import People
from stado.server.people.tokens import COOKIE, Signer
from stado.server.settings import Settings
from stado.server.storage.store import Store
from stado.server.thinking.pool import BotPool
from stado.server.thinking.replayer import Replayer
from stado.server.thinking.reviewer import Reviewer
from stado.server.wire.deliveries import Deliveries
from stado.server.wire.guard import Guard


class Services(msgspec.Struct, frozen=True):
    """What requests are answered with."""

    settings: Settings
    store: Store
    lobby: Lobby
    people: People
    guard: Guard
    reviewer: Reviewer
    replayer: Replayer
    deliveries: Deliveries
    pars: Pars
    metrics: Metrics
    cookie: str = COOKIE

    def room_id(self, connection: HTTPConnection) -> str:
        """The room that a request is about, or RefusalError."""
        return parse_room_id(str(connection.path_params["room"]))


def services_of(connection: HTTPConnection) -> Services:
    """What a request is answered with."""
    services: Services = connection.app.state.services
    return services


def _make_ports(settings: Settings, store: Store, thinkers: BotPool, metrics: Metrics) -> Ports:
    """What rooms need of this server."""
    limits = settings.limits
    return Ports(
        log=DatabaseLog(store),
        thinkers=thinkers,
        now=store.clock,
        monotonic=time.monotonic,
        entropy=settings.entropy,
        neighbors=Processes(store) if store.shared else Neighbors(),
        monitor=metrics,
        limits=RoomLimits(limits.room_connections, limits.queue, limits.inbox),
        presence_delay=settings.presence,
        grace=settings.grace,
    )


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """All services, from the server's start to its end."""
    metrics = Metrics()
    thinkers = BotPool(settings.thinkers)
    for lane, count in thinkers.waiting().items():
        metrics.questions.labels(lane).set_function(count)
    reviewer = Reviewer(settings.limits, apart=settings.thinkers > 0)
    replayer = Replayer(settings.limits)
    pars = Pars(thinkers)
    database = settings.database or f"sqlite:///{data_folder() / 'stado.db'}"
    store = Store(database, secrets.token_urlsafe(12), lease=settings.lease, clock=settings.clock)
    async with store:
        signer = Signer(await store.secret("cookies", lambda: secrets.token_urlsafe(48)))
        thinkers.start()
        try:
            async with Lobby(settings, store, _make_ports(settings, store, thinkers, metrics), metrics) as lobby:
                people = People(settings, store, signer)
                guard, deliveries = Guard(settings), Deliveries(settings.limits.unread_bytes)
                yield Services(settings, store, lobby, people, guard, reviewer, replayer, deliveries, pars, metrics)
        finally:
            await pars.close()
            await replayer.tasks.close()
            await reviewer.close()
            await thinkers.close()

"""All that a server consists of, from its start to its end."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.requests import HTTPConnection

from stado.core.folder import data_folder
from stado.server.decision import RefusalError
from stado.server.guard import Guard
from stado.server.identity import COOKIE, Signer
from stado.server.inbox import Surroundings
from stado.server.lobby import Lobby
from stado.server.metrics import Metrics
from stado.server.people import People
from stado.server.reviewer import Reviewer
from stado.server.settings import Settings
from stado.server.store import Store
from stado.server.thinker import Thinkers

_ROOM_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class House(msgspec.Struct, frozen=True):
    """What requests are answered with."""

    settings: Settings
    store: Store
    lobby: Lobby
    people: People
    guard: Guard
    reviewer: Reviewer
    metrics: Metrics
    cookie: str = COOKIE

    def room_id(self, connection: HTTPConnection) -> str:
        """The room that a request is about, or RefusalError."""
        text = str(connection.path_params["room"])
        if not _ROOM_ID.fullmatch(text):
            raise RefusalError("not_found", "there is no such room")
        return text


def house_of(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A house while it is open."""
    metrics = Metrics()
    thinkers = Thinkers(settings.thinkers)
    reviewer = Reviewer(settings.limits, apart=settings.thinkers > 0)
    database = settings.database or f"sqlite:///{data_folder() / 'stado.db'}"
    store = Store(database, secrets.token_urlsafe(12), lease=settings.lease, clock=settings.clock)
    async with store:
        signer = Signer(await store.secret("cookies", lambda: secrets.token_urlsafe(48)))
        thinkers.start()
        try:
            async with Lobby(Surroundings(settings, store, thinkers, metrics)) as lobby:
                people = People(settings, store, signer)
                yield House(settings, store, lobby, people, Guard(settings), reviewer, metrics)
        finally:
            await reviewer.close()
            await thinkers.close()

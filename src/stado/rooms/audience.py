"""Everybody connected to a room here, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from stado.core.fields import Seat
from stado.rooms.connection import Connection, encode
from stado.rooms.presence import NOBODY, Presence
from stado.rooms.protocol.messages import RoomChanged, ServerMessage, Welcome
from stado.rooms.state import RoomState

MOST_NAMED = 50  # connections of onlookers: of a larger crowd nobody is named
_Told = tuple[Seat | None, int, bool]  # to whom, since when, and whether it has the view


class Audience:
    """The connections of a room; a message for many is encoded once."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._empty = asyncio.Event()
        self._empty.set()
        self.elsewhere = NOBODY  # who is connected to other processes

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self.connections))

    def add(self, connection: Connection) -> None:
        """Let a connection in."""
        self.connections.add(connection)
        self._empty.clear()

    def discard(self, connection: Connection) -> None:
        """Let a connection go."""
        self.connections.discard(connection)
        if not self.connections:
            self._empty.set()

    async def wait_empty(self) -> None:
        """Until nobody is connected."""
        await self._empty.wait()

    @property
    def here(self) -> Presence:
        """Who is connected to this process."""
        persons = frozenset(connection.person for connection in self.connections)
        watching = [connection for connection in self.connections if connection.seat is None]
        named = watching if len(watching) <= MOST_NAMED else []
        return Presence(persons, len(watching), onlookers={one.person: one.name for one in named})

    @property
    def presence(self) -> Presence:
        """Who is connected to any process."""
        return self.here | self.elsewhere

    def check(self, state: RoomState) -> None:
        """Let nobody look through the eyes of a seat that is not their person's; who was moved goes along."""
        for connection in self.connections:
            connection.follow(state.moves)
        lost = [one for one in self.connections if one.seat is not None and not state.has(one.seat, one.person)]
        kept = {(one.person, one.seat) for one in self.connections if one not in lost} if lost else set()
        for one in lost:  # a person may have several seats on one device: each socket is for one of them
            free = (seat for seat in state.seats_of(one.person) if (one.person, seat) not in kept)
            one.seat = next(free, None)

    def welcome(self, connection: Connection, state: RoomState, now: int) -> None:
        """Tell a new connection everything."""
        connection.moves = len(state.moves)
        self.check(state)
        if connection.seq is None or connection.seq > state.seq:
            connection.seq = state.seq
        info = state.info(connection.person, self.presence)
        connection.send(Welcome(info, connection.seat, state.seq))
        self._tell_match(connection, state, now, {})

    def tell(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        text = encode(message)
        for connection in self:
            connection.push(text)

    def tell_room(self, state: RoomState) -> None:
        """Tell everybody how the room is, as each of them may know it."""
        self.check(state)
        presence = self.presence
        known = {state.host, *(chair.person for chair in state.chairs)}
        texts: dict[tuple[str | None, Seat | None], str] = {}
        for connection in self:
            # Strangers are all told the same.
            key = (connection.person if connection.person in known else None, connection.seat)
            if key not in texts:
                texts[key] = encode(RoomChanged(state.info(connection.person, presence), connection.seat))
            connection.push(texts[key])

    def tell_match(self, state: RoomState, now: int) -> None:
        """Tell everybody what has happened, as each of them may know it."""
        self.check(state)
        texts: dict[_Told, str] = {}
        for connection in self:
            self._tell_match(connection, state, now, texts)

    def _tell_match(self, connection: Connection, state: RoomState, now: int, texts: dict[_Told, str]) -> None:
        """Tell a connection what has happened since it was last told, unless nothing has begun."""
        if state.match is None:
            return
        since = state.seq if connection.seq is None else connection.seq
        if connection.undone != state.undone:  # what it was told is no longer so
            connection.has_view, connection.undone = False, state.undone
        told = (connection.seat, since, connection.has_view)
        if told not in texts:
            texts[told] = encode(state.update(connection.seat, since, now, has_view=connection.has_view))
        connection.push(texts[told])
        connection.seq = state.seq
        connection.has_view = True

"""The WebSocket of a room."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from stado.rooms.connection import Connection, encode
from stado.rooms.decisions import RefusalError
from stado.rooms.parsing import parse_entrance, refuse_text, take_text
from stado.rooms.ports import StoreError
from stado.rooms.protocol.messages import Bye
from stado.rooms.room import Room
from stado.server.people.people import Device
from stado.server.services import Services, services_of
from stado.server.wire.guard import address_of
from stado.server.wire.listening import tell_joined

LOOK_AGAIN = 15.0  # seconds between two looks at whether the link of a device was revoked
_MOMENT = 0.5  # seconds between two looks at whether the server goes down
_STRIKES = 10  # refused messages in a row, before the connection ends


async def serve_socket(socket: WebSocket) -> None:
    """One connection from its beginning to its end."""
    services = services_of(socket)
    address = address_of(socket)
    try:
        services.guard.check_origin(socket.headers)
    except RefusalError:
        await socket.close(1008)  # before it is accepted: the request is forbidden
        return
    await socket.accept()
    # A client may be gone before it has heard everything.
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            await _wait_to_join(services, address)
            device = await services.people.find(socket.cookies.get(services.cookie))
            if device is None:
                raise RefusalError("bad_token", "ask /api/me first: you need its cookie")
            services.guard.admit(device.me.person, address)
        except RefusalError as error:
            await _refuse(socket, error)
            return
        except StoreError:
            await _refuse(socket, RefusalError("busy", "the store cannot be reached; try again"))
            return
        try:
            await _talk(services, socket, device, address)
        finally:
            services.guard.release(device.me.person, address)


async def _wait_to_join(services: Services, address: str) -> None:
    """Let those who open many sockets wait, or RefusalError where they would wait too long."""
    wait = services.guard.wait_to_join(address)
    if wait is None:
        raise RefusalError("busy", "too many connections at once; wait a little")
    while wait > 0 and not services.lobby.draining:
        await asyncio.sleep(min(wait, _MOMENT))
        wait -= _MOMENT


async def _refuse(socket: WebSocket, error: RefusalError) -> None:
    """Say why, and end."""
    await socket.send_text(encode(error.to_message(None)))
    await socket.send_text(
        encode(Bye("busy" if error.code in ("busy", "too_many") else "gone", reconnect=error.code == "busy"))
    )
    await socket.close(1008)


async def _talk(services: Services, socket: WebSocket, device: Device, address: str) -> None:
    """Find the room, and be in it until either side ends it."""
    query = socket.query_params
    try:
        entrance = parse_entrance(query.get("seat"), query.get("seq"))
        connection = Connection(device.me.person, device.me.name, None, entrance.since, services.settings.limits.queue)
        if services.lobby.draining:
            raise RefusalError("busy", "the server is going down; try again")
        room = await services.lobby.find(services.room_id(socket))
        services.guard.check_told(address, room.state.missed(entrance.since))
        await room.join(connection, wanted=entrance.seat, onlooker=entrance.onlooker)
    except RefusalError as error:
        await _refuse(socket, error)
        return
    tell_joined(socket.scope, lambda: connection.seat is not None)
    services.metrics.connections.inc()
    writer = asyncio.create_task(connection.write(socket.send_text))
    reader = asyncio.create_task(_read(services, socket, connection, room, address))
    watcher = asyncio.create_task(_watch(services, socket, connection)) if device.link else None
    try:
        await asyncio.wait((writer, reader, connection.dropped), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.part(connection)
        services.metrics.connections.dec()
        tasks = [task for task in (writer, reader, watcher) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if connection.reason is not None:
        services.metrics.dropped.labels(connection.reason).inc()
    if connection.reason not in (None, "slow"):
        await socket.close(1012 if connection.reason == "drain" else 1008)


async def _watch(services: Services, socket: WebSocket, connection: Connection) -> None:
    """End the connection of a device soon after its link is revoked."""
    revoked = False
    while not revoked:
        await asyncio.sleep(LOOK_AGAIN)
        with contextlib.suppress(StoreError):
            revoked = await services.people.find(socket.cookies.get(services.cookie)) is None
    connection.end(Bye("gone", reconnect=False))


async def _read(services: Services, socket: WebSocket, connection: Connection, room: Room, address: str) -> None:
    """Take messages until the client goes."""
    strikes = 0
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or message.get("bytes") or ""
        if not services.guard.may_send(connection.person, address):
            strikes += 1
            services.metrics.limited.inc()
            refuse_text(connection, text, "rate_limited", "too many messages; wait a little")
            if strikes >= _STRIKES:
                connection.end(Bye("rate", reconnect=False))
                await connection.dropped
            continue
        strikes = 0
        take_text(room, connection, text)

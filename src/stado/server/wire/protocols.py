"""Connections below the application: admitted before they are read, and ended when they stand still."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, Protocol, TimerHandle, Transport
from collections.abc import Callable
from functools import partial
from socket import AF_INET, AF_INET6, SO_RCVBUF, SO_SNDBUF, SOL_SOCKET, socket
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.protocol import State

from stado.rooms.connection import encode
from stado.rooms.protocol.messages import Bye
from stado.server.wire.admission import Admission
from stado.server.wire.listening import ABORT, BLOCK, JOINED
from stado.server.wire.pace import Pace, weakly
from stado.server.wire.places import Cost

_BUFFER = 16_384  # bytes each way, that wait on a WebSocket
_INCOMING = 32_768  # bytes that the system keeps of what a connection sends faster than it is read
_OUTGOING = 131_072  # bytes that the system keeps of a reply, for a reader who may never take them
_LINGER = 2.0  # seconds that a closed connection may take to send its last bytes
_BAD_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n"
    b"Invalid request for a WebSocket."
)
_BYE = encode(Bye("busy", reconnect=True)).encode()
_STALL = 30.0  # seconds in which a reader of a reply must take the least
_LEAST = 32_768  # bytes: a kilobyte a second


class SharedState(ServerState):
    """What the connections of a server share."""

    def __init__(self, admission: Admission, patience: float) -> None:
        super().__init__()
        self.admission = admission
        self.patience = patience  # seconds until a request must have come


class Doorman(Protocol):
    """Turns a connection too many away before anything is made for it."""

    def __init__(self, server_state: SharedState, **given: Any) -> None:
        self._admission = server_state.admission
        self._make = partial(HttpProtocol, server_state=server_state, **given)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        if self._admission.enter(transport):
            protocol = self._make()
            transport.set_protocol(protocol)
            protocol.connection_made(transport)
        else:
            transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP whose requests come in time and whose replies are read."""

    def __init__(
        self,
        config: Config,
        server_state: SharedState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        state = {**app_state, ABORT: weakly(self._abort), BLOCK: weakly(self._come_from)}
        super().__init__(config, server_state, state, _loop)
        self._admission = server_state.admission
        self._pace = Pace(self._admission.ask_turn, weakly(self._read), weakly(self._has_enough))
        self._patience = server_state.patience
        self._due: TimerHandle | None = None  # while nothing is under way
        self._stall: TimerHandle | None = None  # while a reply waits for its reader

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connection = _find_socket(transport)
        if connection is not None:
            connection.setsockopt(SOL_SOCKET, SO_RCVBUF, _INCOMING)
            connection.setsockopt(SOL_SOCKET, SO_SNDBUF, _OUTGOING)
        self._expect()

    def _abort(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def _come_from(self, block: str) -> None:
        """A request has come from a block."""
        self._admission.come_from(self.transport, block)

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.leave(self.transport)
        self._pace.end()
        self._set_due(None)
        self._end_stall()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._pace.feed(self.transport, data)

    def _read(self, part: bytes) -> None:
        """Read a part; the limit of headers is looked at only where they are not yet complete, so parts are small."""
        if self.transport.is_closing() or self._upgraded:
            return
        before = self._measure()
        super().data_received(part)
        self._look()
        if self._is_unfinished and self._measure() != before:
            self._admission.move(self.transport)  # not by signs around a body, such as trailers

    def _measure(self) -> tuple[object, int]:
        """How far a request has come: which one it is, and what waits of its body."""
        asked = self.cycle is not None  # whatever its type says
        return self.cycle, len(self.cycle.body) if asked else 0

    def _has_enough(self) -> bool:
        """Whether the application reads no more for now."""
        return self.flow.read_paused

    @property
    def _upgraded(self) -> bool:
        """Whether the connection has become a WebSocket."""
        return self.transport.get_protocol() is not self

    @property
    def _is_unfinished(self) -> bool:
        """Whether a request has not come whole."""
        asked = self.cycle is not None  # whatever its type says
        return asked and self.cycle.more_body and not (self.cycle.response_complete or self._upgraded)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch()  # it closes once the rest of the reply is read
        self._look()

    def _look(self) -> None:
        """Whether a request is under way by now, or one is due."""
        asked = self.cycle is not None  # whatever its type says
        if self._upgraded or (asked and not self.cycle.response_complete) or self.flow.write_paused:
            self._set_due(None)
            self._admission.rank(self.transport, Cost.UNFINISHED if self._is_unfinished else Cost.ANSWERED)
        elif self._due is None and not self.transport.is_closing():
            self._expect()
            self._admission.rank(self.transport, Cost.SILENT)

    def _expect(self) -> None:
        """Let a request be due."""
        self._set_due(self.loop.call_later(self._patience, self._expire))

    def _expire(self) -> None:
        """End a connection on which no request has come, unless the last reply is still being read."""
        if self.transport.get_write_buffer_size():
            self._watch()
            self._expect()
        else:
            self.transport.abort()

    def _set_due(self, due: TimerHandle | None) -> None:
        """Expect a request until then, or none."""
        if self._due is not None:
            self._due.cancel()
        self._due = due

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        self._end_stall()
        super().resume_writing()
        if self.cycle is not None:
            self._look()

    def _watch(self) -> None:
        """See that a reply is read."""
        if self._stall is None:
            self._stall = self.loop.call_later(_STALL, self._check_stall, self.transport.get_write_buffer_size())

    def _check_stall(self, before: int) -> None:
        """End a connection whose reader has taken less than the least since, beyond what the system keeps."""
        self._stall = None
        left = self.transport.get_write_buffer_size()
        if left > max(0, before - _LEAST):
            self.transport.abort()
        elif left:
            self._watch()

    def _end_stall(self) -> None:
        """The reader takes what it is sent."""
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that keeps little for a stalled reader, and waits only a while until it has taken that.

    What a client sends that reads nothing is not read either.
    """

    def __init__(
        self,
        config: Config,
        server_state: SharedState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        state = {**app_state, BLOCK: weakly(self._come_from), JOINED: weakly(self._join)}
        super().__init__(config, server_state, state, _loop)
        self._admission = server_state.admission
        self._pace = Pace(self._admission.ask_turn, weakly(self._read), weakly(self._has_enough))

    def _come_from(self, block: str) -> None:
        """The socket is for somebody of a block."""
        self._admission.come_from(self.transport, block)

    def _join(self, is_seated: Callable[[], bool]) -> None:
        """The socket is in a room, for somebody who may sit there."""
        self._admission.settle(self.transport, is_seated, weakly(self._make_way))

    def _make_way(self) -> None:
        """End at once, with a last word where nothing else waits to be sent."""
        if self.conn.state is State.OPEN and not self.transport.get_write_buffer_size():
            self.transport.set_write_buffer_limits(0)  # else what is written would be gone with the connection
            self.conn.send_text(_BYE)
            self.conn.send_close(CloseCode.TRY_AGAIN_LATER)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.disconnected = True
        self.transport.abort()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=_BUFFER)
        connection = _find_socket(transport)
        if connection is not None:
            for kind in (SO_RCVBUF, SO_SNDBUF):
                connection.setsockopt(SOL_SOCKET, kind, _BUFFER)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._pace.hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._pace.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.leave(self.transport)
        self._pace.end()
        super().connection_lost(exc)
        self.loop.call_soon(self.conn.parser.close)  # it holds what it reads for, in a circle

    def data_received(self, data: bytes) -> None:
        self._pace.feed(self.transport, data)

    def _read(self, part: bytes) -> None:
        """Read a part; a request that is none for a WebSocket, such as one with a body, is answered and ended."""
        if self.transport.is_closing():
            return
        super().data_received(part)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or _BAD_REQUEST)
            self.transport.close()
            self.loop.call_later(_LINGER, self.transport.abort)

    def _has_enough(self) -> bool:
        """Whether the application reads no more for now."""
        return self.read_paused

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; text that is none ends the connection, which is its client's fault and nothing to log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        else:
            self._give_up()

    def shutdown(self) -> None:
        if self.handshake_complete:
            super().shutdown()
        else:
            self._give_up()

    def _give_up(self) -> None:
        """End a connection that is not open yet, without a word to it or in the log."""
        self.handshake_complete = self.disconnected = True
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(_LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def _find_socket(transport: BaseTransport) -> socket | None:
    """The socket of a connection over a network."""
    connection: socket | None = transport.get_extra_info("socket")
    return connection if connection is not None and connection.family in (AF_INET, AF_INET6) else None


def _is_text(data: bytes) -> bool:
    """Whether the bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

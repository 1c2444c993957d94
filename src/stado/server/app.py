"""The program: `make_app` for any ASGI server, `serve` for this one's own."""

from __future__ import annotations

import gc
import logging
import signal
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from socket import AI_PASSIVE, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from stado.core.errors import OptionError
from stado.server.services import Services, open_services
from stado.server.settings import Limits, Settings, parse_limits
from stado.server.wire.admission import Admission, proxy_test
from stado.server.wire.api.routes import ROUTES
from stado.server.wire.compression import Compression
from stado.server.wire.hits import HitCount
from stado.server.wire.hosts import HostCheck
from stado.server.wire.lan import Lan, find_address
from stado.server.wire.protocols import Doorman, SharedState, SocketProtocol
from stado.server.wire.site import SecurityHeaders, Site
from stado.server.wire.socket import serve_socket

_OTHER_FILES = 128  # that a process has open beside connections


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application, for any ASGI server; it opens its store when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(settings) as services:
            app.state.services = services
            yield

    app = _make_app(settings)
    app.router.lifespan_context = lifespan
    return app


def _make_app(settings: Settings) -> Starlette:
    """The application, to which somebody has to give a services."""
    app = Starlette(
        routes=[
            *ROUTES,
            WebSocketRoute("/api/rooms/{room}/socket", serve_socket),
            Route("/{path:path}", Site(settings.static).show, methods=["GET"]),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(HitCount),
            Middleware(HostCheck, names=settings.host_names),
            Middleware(Compression),
        ],
    )
    app.state.lan = None
    return app


class Server(uvicorn.Server):
    """Tells its connections to come back before it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        settings: Settings,
        trusted_proxies: str,
        started: Callable[[int], None] | None,
    ) -> None:
        super().__init__(config)
        admission = Admission(_places(settings.limits), settings.limits, is_proxy=proxy_test(trusted_proxies))
        self.server_state = SharedState(admission, settings.request)
        self.app = app
        self.app.state.lan = None if settings.lan is None else Lan(self, settings.lan)
        self._settings = settings
        self._report = started
        self._alone = False  # in its process

    @property
    def port(self) -> int:
        """Where it listens."""
        port: int = self.servers[0].sockets[0].getsockname()[1]
        return port

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End in order when told to, and not by the signal afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def run(self, sockets: list[socket] | None = None) -> None:
        """Serve in a process of its own."""
        self._alone = True
        super().run(sockets)

    async def serve(self, sockets: list[socket] | None = None) -> None:
        """Serve from an open services, or StoreError."""
        async with open_services(self._settings) as services:
            self.app.state.services = services
            await super().serve(sockets)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._report is not None:
            self._report(self.port)
        if self._alone:
            _keep_loaded()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        services: Services = self.app.state.services
        await services.lobby.drain()
        await super().shutdown(sockets)


def _keep_loaded() -> None:
    """Look for garbage no more in what was loaded by now: everybody would wait for a tenth of a second each time."""
    gc.collect()
    gc.freeze()


def _places(limits: Limits) -> int:
    """How many connections there are places for: as many as set, and as the system gives files."""
    if sys.platform == "win32":
        return limits.connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + _OTHER_FILES
    if soft < wanted:
        soft = min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(limits.connections, soft - _OTHER_FILES)


def make_server(
    settings: Settings,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    trusted_proxies: str = "",
    started: Callable[[int], None] | None = None,
) -> Server:
    """The server, ready to run; `trusted_proxies` are the addresses whose word on a client's address is taken."""
    app = _make_app(settings)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=Doorman,
        ws=SocketProtocol,
        h11_max_incomplete_event_size=settings.limits.header_bytes,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        timeout_graceful_shutdown=5,
        lifespan="off",
    )
    return Server(config, app, settings, trusted_proxies, started)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    *,
    origins: Sequence[str] = (),
    host_names: Sequence[str] = (),
    secure_cookies: bool = False,
    thinkers: int = 1,
    grace: float = 20.0,
    open_metrics: bool = False,
    lan: bool = False,
    limits: Sequence[str] = (),
    trusted_proxies: str = "",
    started: Callable[[int], None] | None = None,
) -> None:
    """Serve until told to stop, or StoreError or OptionError; `started` is called with the port once it listens."""
    set_up_logs()
    # The thread that writes waits for the event loop's whenever a statement ends: let it not wait long.
    sys.setswitchinterval(0.001)
    settings = Settings(
        database=database,
        origins=tuple(origins),
        host_names=(host, *host_names),
        secure_cookies=secure_cookies,
        thinkers=thinkers,
        grace=grace,
        open_metrics=open_metrics,
        lan=find_address if lan else None,
        limits=parse_limits(limits),
    )
    server = make_server(settings, host=host, port=port, trusted_proxies=trusted_proxies, started=started)
    _check_port(host, port)
    server.run()


def _check_port(host: str, port: int) -> None:
    """See that nobody else listens there, or OptionError."""
    try:
        for family, kind, protocol, _, address in getaddrinfo(host, port, type=SOCK_STREAM, flags=AI_PASSIVE):
            with socket(family, kind, protocol) as probe:
                if sys.platform != "win32":  # where that would let two listen
                    probe.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        raise OptionError(f"nobody can listen on {host}, port {port}: {error.strerror}") from None
    except UnicodeError:
        raise OptionError(f"nobody can listen on {host!r}: no host has such a name") from None


def set_up_logs() -> None:
    """One JSON object a line on standard error; nothing in it tells a room's address, a token or a seed."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    # The web server names paths, which hold the addresses of rooms, in what it says below this level.
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")

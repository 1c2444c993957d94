"""The local network: a second address to listen on, which whoever sits at this machine opens and closes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import ip_address
from socket import AF_INET, SOCK_DGRAM, socket

import uvicorn

from stado.rooms.decisions import RefusalError

FindAddress = Callable[[], str | None]

_ELSEWHERE = ("198.51.100.1", 9)  # an address that nobody has


def find_address() -> str | None:
    """This machine's address in a private network, if it has one."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)  # sends nothing: it asks the system which way a datagram would go
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return address if is_private(address) else None


def is_private(address: str) -> bool:
    """Whether only a private network reaches the address; on a public one, "everybody here" is the whole world."""
    known = ip_address(address)
    return known.is_private and not (known.is_loopback or known.is_link_local or known.is_unspecified)


class Lan:
    """Listens for a server in the local network while it is open; it is closed at first."""

    def __init__(self, server: uvicorn.Server, find: FindAddress) -> None:
        self._server = server
        self._find = find
        self._listener: asyncio.Server | None = None
        self._host = ""

    @property
    def address(self) -> str | None:
        """Where devices in the network find the page, while it is open."""
        if self._listener is not None and self._find() != self._host:
            self.close()  # the machine is in another network by now
        if self._listener is None:
            return None
        return f"http://{self._host}:{self._listener.sockets[0].getsockname()[1]}"

    @property
    def available(self) -> bool:
        """Whether the machine is in a network."""
        return self._find() is not None

    def brought(self, host: str | None) -> bool:
        """Whether a request to that address of this machine came by the network."""
        return self._listener is not None and host == self._host

    async def open(self) -> None:
        """Listen there too, on the same port if it is free; or RefusalError."""
        host = self._find()
        if host is None:
            raise RefusalError("no_network", "this machine is in no private network")
        if self.address is None:
            self._host = host
            try:
                self._listener = await self._listen(self._server.servers[0].sockets[0].getsockname()[1])
            except OSError:
                self._listener = await self._listen(0)
            self._server.servers.append(self._listener)

    async def _listen(self, port: int) -> asyncio.Server:
        """Take connections as the server itself does."""
        server = self._server

        def make_protocol() -> asyncio.Protocol:
            kind: Callable[..., asyncio.Protocol] = server.config.http_protocol_class
            return kind(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)

        loop = asyncio.get_running_loop()
        return await loop.create_server(make_protocol, host=self._host, port=port, backlog=server.config.backlog)

    def close(self) -> None:
        """Listen there no longer, and end the connections that came that way."""
        if self._listener is None:
            return
        self._listener.close()
        self._server.servers.remove(self._listener)
        self._listener = None
        for connection in list(self._server.server_state.connections):
            local = connection.transport.get_extra_info("sockname")
            if local and local[0] == self._host:
                connection.shutdown()

"""Who may be connected: a limited number from one address, and a newcomer in the place of who has most."""

from __future__ import annotations

import time
from asyncio import Transport
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from stado.core.errors import OptionError
from stado.server.people.sharer import block_of
from stado.server.settings import Limits
from stado.server.wire.buckets import Buckets
from stado.server.wire.pace import Pace, Turns
from stado.server.wire.places import Cost, Place, Places


class Admission:
    """The connections of a process, counted before anything of them is read."""

    def __init__(self, most: int, limits: Limits, *, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._address = limits.address_sockets
        self._arrivals = Buckets(limits.address_arrivals)
        self._turns = Turns(limits.address_work)
        self._is_proxy = is_proxy  # through it many come from one address
        self._places = Places()
        self._taken: dict[Transport, Place] = {}

    def __len__(self) -> int:
        """How many are connected."""
        return len(self._places)

    def count(self, block: str) -> int:
        """How many connections a block has."""
        return self._places.count(block)

    def enter(self, transport: Transport) -> bool:
        """Let a connection in, silent at first, if there is a place or one can be made."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        block, proxied = block_of(address), self._is_proxy(address)
        if not proxied and not self._may_arrive(block):
            return False
        if len(self) >= self._most and not self._end(self._places.find_for(block)):
            return False
        place = Place(transport, block, f"connection {id(transport)}" if proxied else block)
        self._taken[transport] = place
        self._places.add(place)
        return True

    def _may_arrive(self, block: str) -> bool:
        """Whether a block may have one more connection, if need be in the place of its longest silent."""
        if not self._arrivals.take(block, time.monotonic()):
            return False
        return self.count(block) < self._address or self._end(self._places.find_silent(block))

    def _end(self, place: Place | None) -> bool:
        """End a connection that makes way, if there is one."""
        if place is None:
            return False
        self._forget(place)
        (place.end or place.transport.abort)()
        return True

    def _forget(self, place: Place) -> None:
        """A place is free, before its connection has heard of it."""
        del self._taken[place.transport]
        self._places.remove(place)

    def leave(self, transport: Transport) -> None:
        """A connection has ended, or was never let in."""
        place = self._taken.get(transport)
        if place is not None:
            self._forget(place)

    def ask_turn(self, transport: Transport, pace: Pace) -> None:
        """Let what came on a connection be read within the share of who pays for it."""
        place = self._taken.get(transport)
        self._turns.ask("" if place is None else place.payer, pace)

    def rank(self, transport: Transport, cost: Cost) -> None:
        """Let a connection cost something else; a silent one through a proxy is nobody's but the proxy's."""
        place = self._taken.get(transport)
        if place is not None:
            self._places.change(place, cost, place.home if cost is Cost.SILENT else place.block)

    def move(self, transport: Transport) -> None:
        """A request has come further."""
        place = self._taken.get(transport)
        if place is not None:
            self._places.move(place)

    def come_from(self, transport: Transport, block: str) -> None:
        """A request has come from a block, which counts where it came through a proxy."""
        place = self._taken.get(transport)
        if place is not None and place.payer != place.home:
            self._places.change(place, place.cost, block)

    def settle(self, transport: Transport, is_seated: Callable[[], bool], end: Callable[[], object]) -> None:
        """A connection is in a room, for somebody who may sit there, and is ended in a way of its own."""
        place = self._taken.get(transport)
        if place is not None:
            place.is_seated, place.end = is_seated, end
            self.rank(transport, Cost.SEATED if is_seated() else Cost.ONLOOKER)


def proxy_test(trusted: str) -> Callable[[str], bool]:
    """Tells whether an address is among trusted ones: addresses and networks between commas, or `*`; or OptionError."""
    words = [word.strip() for word in trusted.split(",") if word.strip()]
    try:
        networks = [ip_network(word, strict=False) for word in words if word != "*"]
    except ValueError as error:
        raise OptionError(f"trusted proxies are addresses or networks between commas, or '*': {error}") from None

    @lru_cache(4096)
    def is_proxy(address: str) -> bool:
        if "*" in words:
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in networks)

    return is_proxy

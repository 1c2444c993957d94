"""Who may be connected: a limited number from one address, and a newcomer in the place of who says nothing."""

from __future__ import annotations

import time
from asyncio import Transport
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network

from stado.core.errors import OptionError
from stado.server.people.sharer import block_of
from stado.server.settings import Limits
from stado.server.wire.buckets import Buckets
from stado.server.wire.pace import Pace, Turns


class Admission:
    """The connections of a process, counted before anything of them is read."""

    def __init__(self, most: int, limits: Limits, *, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._address = limits.address_sockets
        self._arrivals = Buckets(limits.address_arrivals)
        self._turns = Turns(limits.address_work)
        self._is_proxy = is_proxy  # through it many come from one address
        self._blocks: dict[Transport, str] = {}
        self._payers: dict[Transport, str] = {}  # of the work: blocks, or single connections through a proxy
        self._counts: Counter[str] = Counter()
        self._silent: dict[str, OrderedDict[Transport, None]] = {}  # by block, the longest silent first

    def __len__(self) -> int:
        """How many are connected."""
        return len(self._blocks)

    def enter(self, transport: Transport) -> bool:
        """Let a connection in, silent at first, if there is a place or one can be made."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        block, proxied = block_of(address), self._is_proxy(address)
        if not proxied and not self._may_arrive(block):
            return False
        if len(self) >= self._most and not self._drop(self._most_silent()):
            return False
        self._blocks[transport] = block
        self._payers[transport] = f"connection {id(transport)}" if proxied else block
        self._counts[block] += 1
        self.fall_silent(transport)
        return True

    def _may_arrive(self, block: str) -> bool:
        """Whether a block may have one more connection, if need be in the place of its longest silent."""
        if not self._arrivals.take(block, time.monotonic()):
            return False
        return self._counts[block] < self._address or self._drop(block)

    def leave(self, transport: Transport) -> None:
        """A connection has ended, or was never let in."""
        block = self._blocks.pop(transport, None)
        self._payers.pop(transport, None)
        if block is not None:
            self._forget_silence(transport, block)
            self._counts[block] -= 1
            if not self._counts[block]:
                del self._counts[block]

    def ask_turn(self, transport: Transport, pace: Pace) -> None:
        """Let what came on a connection be read within the share of who pays for it."""
        self._turns.ask(self._payers.get(transport, ""), pace)

    def fall_silent(self, transport: Transport) -> None:
        """Nothing is under way on a connection."""
        block = self._blocks.get(transport)
        if block is not None:
            self._silent.setdefault(block, OrderedDict())[transport] = None

    def speak(self, transport: Transport) -> None:
        """A connection has made a request."""
        block = self._blocks.get(transport)
        if block is not None:
            self._forget_silence(transport, block)

    def _forget_silence(self, transport: Transport, block: str) -> None:
        """A connection is no longer among the silent."""
        silent = self._silent.get(block, OrderedDict())
        silent.pop(transport, None)
        if not silent:
            self._silent.pop(block, None)

    def _most_silent(self) -> str:
        """The block with the most silent connections."""
        return max(self._silent, key=lambda block: len(self._silent[block]), default="")

    def _drop(self, block: str) -> bool:
        """End the longest silent connection of a block, if there is one."""
        if block not in self._silent:
            return False
        transport = next(iter(self._silent[block]))
        self.leave(transport)
        transport.abort()
        return True


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

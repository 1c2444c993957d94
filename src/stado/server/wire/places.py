"""The places for connections, shared between address blocks: who makes way for a newcomer when every place is taken."""

from __future__ import annotations

import time
from asyncio import Transport
from collections import OrderedDict
from collections.abc import Callable
from enum import IntEnum

_STILL = 2.0  # seconds after which a request that has come no further counts as silent


class Cost(IntEnum):
    """What somebody loses with a connection: who loses least makes way first."""

    SILENT = 0  # nothing is asked for, or not yet
    UNFINISHED = 1  # a request has not come whole
    ANSWERED = 2  # a reply is made or read, or a socket is on its way to its room
    ONLOOKER = 3
    SEATED = 4


class Place:
    """A connection's place."""

    def __init__(self, transport: Transport, home: str, payer: str) -> None:
        self.transport = transport
        self.home = home  # the block of the address itself, which may be a proxy's
        self.payer = payer  # of the work
        self.block = home  # that the place counts for
        self.cost = Cost.SILENT
        self.moved = time.monotonic()  # when its request came further
        self.end: Callable[[], object] | None = None  # where there is more to do than to abort it
        self.is_seated: Callable[[], bool] = _is_not


class _Block:
    """The places of an address block, by what they cost, each kind in the order of their coming."""

    def __init__(self) -> None:
        self.count = 0
        self.kinds: dict[Cost, OrderedDict[Place, None]] = {}

    def find_silent(self) -> Place | None:
        """The longest silent connection, or else the request that has stood still longest, if one does."""
        if Cost.SILENT in self.kinds:
            return next(iter(self.kinds[Cost.SILENT]))
        place = next(iter(self.kinds.get(Cost.UNFINISHED, ())), None)
        return None if place is None or time.monotonic() - place.moved < _STILL else place


class Places:
    """Places in the order in which they are given up; nothing here takes longer where there are more of them."""

    def __init__(self) -> None:
        self._count = 0
        self._blocks: dict[str, _Block] = {}
        self._ranks: dict[tuple[int, Cost], OrderedDict[str, None]] = {}  # blocks by their count and least cost
        self._largest = 0  # count of a block

    def __len__(self) -> int:
        """How many are taken."""
        return self._count

    def count(self, block: str) -> int:
        """How many a block has."""
        found = self._blocks.get(block)
        return 0 if found is None else found.count

    def add(self, place: Place) -> None:
        """A place is taken."""
        self._count += 1
        block = self._blocks.setdefault(place.block, _Block())
        self._take_out(place.block, block)
        block.count += 1
        block.kinds.setdefault(place.cost, OrderedDict())[place] = None
        self._put_back(place.block, block)

    def remove(self, place: Place) -> None:
        """A place is free."""
        self._count -= 1
        block = self._blocks[place.block]
        self._take_out(place.block, block)
        block.count -= 1
        kind = block.kinds[place.cost]
        del kind[place]
        if not kind:
            del block.kinds[place.cost]
        self._put_back(place.block, block)

    def change(self, place: Place, cost: Cost, block: str) -> None:
        """Let a place cost something else, or count for another block."""
        if (place.cost, place.block) != (cost, block):
            self.remove(place)
            place.cost, place.block = cost, block
            self.add(place)

    def move(self, place: Place) -> None:
        """The request on a connection has come further."""
        place.moved = time.monotonic()
        self._blocks[place.block].kinds[place.cost].move_to_end(place)

    def find_silent(self, block: str) -> Place | None:
        """A connection of a block that nobody loses anything with."""
        found = self._blocks.get(block)
        return None if found is None else found.find_silent()

    def find_for(self, newcomer: str) -> Place | None:
        """Whose place a newcomer of a block may have: the cheapest of the block with the most places.

        Among blocks that have as many, only the silent make way: nobody is sent to and fro between them.
        """
        mine = self.count(newcomer)
        largest = next(found for cost in Cost if (found := self._ranks.get((self._largest, cost))))
        block = next(iter(largest))
        if mine + 1 < self._largest:
            return self._find_cheapest(block)
        silent = self.find_silent(newcomer)
        return self.find_silent(block) if silent is None and mine < self._largest else silent

    def _find_cheapest(self, name: str) -> Place:
        """The first of a block to go: the longest silent, unfinished or read; of sockets the one that came last."""
        kinds = self._blocks[name].kinds
        while True:
            cost = min(kinds)
            if cost < Cost.ONLOOKER:
                return next(iter(kinds[cost]))
            place = next(reversed(kinds[cost]))
            if cost == Cost.SEATED or not place.is_seated():
                return place
            self.change(place, Cost.SEATED, name)  # who has sat down since
            kinds[Cost.SEATED].move_to_end(place, last=False)

    def _take_out(self, name: str, block: _Block) -> None:
        """Forget how a block ranks, which is about to change."""
        if block.count:
            key = block.count, min(block.kinds)
            rank = self._ranks[key]
            del rank[name]
            if not rank:
                del self._ranks[key]

    def _put_back(self, name: str, block: _Block) -> None:
        """Rank a block that has changed by one place."""
        if block.count:
            self._ranks.setdefault((block.count, min(block.kinds)), OrderedDict())[name] = None
            self._largest = max(self._largest, block.count)
        else:
            del self._blocks[name]
        if not any((self._largest, cost) in self._ranks for cost in Cost):
            self._largest -= 1  # the block that was the largest has one place less


def _is_not() -> bool:
    """Nobody sits where no room was entered."""
    return False

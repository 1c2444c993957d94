"""Which sequences of a function may overlap: LLVM makes better loops over those that do not.

No two sequences of an export overlap, so those of what it calls do only where one is given twice, or where it is not
known which one is given.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from itertools import combinations, product
from typing import NamedTuple


class _Call(NamedTuple):
    """A call of a function: its pointers by the part of the caller that each is given."""

    symbol: str
    pointers: Mapping[str, list[str]]


class Overlaps:
    """All calls of a program, and what follows of them."""

    def __init__(self) -> None:
        self._calls: dict[str, list[_Call]] = defaultdict(list)
        self._found: dict[str, set[tuple[str, str]]] = defaultdict(set)
        self._waiting: list[tuple[str, str, str]] = []

    def note_call(self, caller: str, symbol: str, given: Mapping[str, str], known: set[str]) -> None:
        """Note a call: the part of the caller that each pointer is given, and which of all parts are known."""
        pointers: dict[str, list[str]] = defaultdict(list)
        for pointer, part in given.items():
            pointers[part].append(pointer)
        self._calls[caller].append(_Call(symbol, pointers))
        for part, same in pointers.items():
            for pair in combinations(same, 2) if part in known else product(same, given):
                self._note(symbol, *pair)

    def find(self) -> Mapping[str, set[str]]:
        """For each function the pointers that may overlap another one."""
        while self._waiting:
            caller, one, two = self._waiting.pop()
            for symbol, pointers in self._calls[caller]:
                for pair in product(pointers.get(one, ()), pointers.get(two, ())):
                    self._note(symbol, *pair)
        return {symbol: {pointer for pair in pairs for pointer in pair} for symbol, pairs in self._found.items()}

    def _note(self, symbol: str, one: str, two: str) -> None:
        """Two pointers of a function may overlap."""
        pair = min(one, two), max(one, two)
        if one != two and pair not in self._found[symbol]:
            self._found[symbol].add(pair)
            self._waiting.append((symbol, *pair))

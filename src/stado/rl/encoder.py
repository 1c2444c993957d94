"""Views as arrays of fixed shape and actions as numbers: how learners see a game.

An observation is one flat array of small whole numbers with named parts. It is made of a view alone, so it tells
nothing that the seat may not know; seats are counted from the one that looks, which is always the first. An action has
the same number in every state; number 0 is no action of a game: it is the only legal one for a seat that is not asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from stado.core.errors import OptionError
from stado.core.fields import Seat
from stado.core.game import Action, AnyGame, Prompt

Array = npt.NDArray[np.integer[Any]]
Mask = npt.NDArray[np.int8]
Scaled = npt.NDArray[np.float32]

IDLE = 0
KINDS = tuple(map(np.dtype, ("uint8", "int8", "int16")))  # of observations, the smallest first
MOST = int(np.iinfo(np.int16).max)

T = TypeVar("T")
GameT = TypeVar("GameT", bound=AnyGame)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)


class Part(msgspec.Struct, frozen=True):
    """A named part of an observation: its shape, the numbers it can hold, and what they tell."""

    name: str
    shape: tuple[int, ...]
    high: int
    tells: str
    low: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def width(self) -> int:
        """How many numbers lie beside each other."""
        return self.shape[-1]


class Writer:
    """Writes one observation, part by part; `row` counts the stretches of a part as long as its last dimension.

    What is written is gathered and laid into the array at once, which is much faster than number by number.
    """

    def __init__(self, layout: Mapping[str, tuple[int, Part]]) -> None:
        self._layout = layout
        self._places: list[int] = []
        self._values: list[int] = []

    def flags(self, name: str, places: Iterable[int], row: int = 0) -> None:
        """Ones at these places."""
        start = self._start(name, row)
        for place in places:
            self._places.append(start + place)
            self._values.append(1)

    def order(self, name: str, places: Iterable[int], row: int = 0) -> None:
        """At the first of these places 1, at the next 2, and so on."""
        start = self._start(name, row)
        for number, place in enumerate(places, start=1):
            self._places.append(start + place)
            self._values.append(number)

    def tally(self, name: str, places: Iterable[int], row: int = 0) -> None:
        """At each place, how often it occurs."""
        start = self._start(name, row)
        for place, count in Counter(places).items():
            self._places.append(start + place)
            self._values.append(count)

    def numbers(self, name: str, values: Iterable[int], row: int = 0) -> None:
        """The values side by side; those that find no room are left out, and none is above what the part can hold."""
        start, (_, part) = self._start(name, row), self._layout[name]
        for place, value in zip(range(part.width), values, strict=False):
            self._places.append(start + place)
            self._values.append(min(value, part.high))

    def number(self, name: str, place: int, value: int, row: int = 0) -> None:
        """A value at one place."""
        self._places.append(self._start(name, row) + place)
        self._values.append(value)

    def lay(self, flat: Array) -> None:
        """Lay all that was written into an array of zeros."""
        flat[self._places] = self._values

    def _start(self, name: str, row: int) -> int:
        """Where a stretch of a part begins."""
        offset, part = self._layout[name]
        return offset + row * part.width


class Encoder(ABC, Generic[GameT, ViewT]):
    """The observations and action numbers of one game with its options and seats."""

    kind: ClassVar[type[AnyGame]]

    def __init__(self, game: GameT) -> None:
        self.game = game
        self.parts: tuple[Part, ...] = tuple(self.make_parts())
        self.actions: tuple[Action | None, ...] = (None, *self.make_actions())
        self._numbers = {action: number for number, action in enumerate(self.actions) if action is not None}
        self._layout: dict[str, tuple[int, Part]] = {}
        self.size = 0
        for part in self.parts:
            if part.high > MOST:
                raise OptionError(f"{part.name} can come to {part.high}; allowed for learners: up to {MOST}")
            self._layout[part.name] = (self.size, part)
            self.size += part.size
        self.dtype = next(kind for kind in KINDS if all(_fits(part, kind) for part in self.parts))

    @abstractmethod
    def make_parts(self) -> Iterable[Part]:
        """The parts of an observation, in order."""

    @abstractmethod
    def make_actions(self) -> Iterable[Action]:
        """Every action that a seat can be asked for, in the order of their numbers, which begin with 1."""

    @abstractmethod
    def write(self, view: ViewT, writer: Writer) -> None:
        """Write the observation of a view."""

    def observe(self, view: ViewT) -> Array:
        """The observation of a view."""
        writer = Writer(self._layout)
        self.write(view, writer)
        flat = np.zeros(self.size, self.dtype)
        writer.lay(flat)
        return flat

    def start(self, name: str) -> int:
        """Where a part begins in an observation."""
        return self._layout[name][0]

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The parts of an observation, or of many in an array, by name; they share its memory."""
        several = observation.shape[:-1]
        return {
            part.name: observation[..., start : start + part.size].reshape(*several, *part.shape)
            for start, part in self._layout.values()
        }

    def scale(self, observation: Array) -> Scaled:
        """The observation, or many in an array, as fractions of the most that each number can be."""
        scaled: Scaled = observation * self._fractions
        return scaled

    @cached_property
    def lows(self) -> Array:
        """The least that each number of an observation can be."""
        return np.concatenate([np.full(part.size, part.low, self.dtype) for part in self.parts])

    @cached_property
    def highs(self) -> Array:
        """The most that each number of an observation can be."""
        return np.concatenate([np.full(part.size, part.high, self.dtype) for part in self.parts])

    @cached_property
    def _fractions(self) -> Scaled:
        return (1 / self.highs).astype(np.float32)

    def encode(self, action: Action) -> int:
        """The number of an action."""
        return self._numbers[action]

    def decode(self, number: int) -> Action | None:
        """The action of a number: none for number 0."""
        return self.actions[number]

    def mask(self, prompt: Prompt[Any] | None) -> Mask:
        """Which numbers are legal: those of the prompt's answers, or number 0 where nothing is asked."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[IDLE if prompt is None else [self._numbers[action] for action in prompt.legal]] = 1
        return mask

    def turned(self, items: Sequence[T], seat: Seat | None) -> Sequence[T]:
        """What belongs to the seats, that of the seat that looks first; an onlooker sits at the first."""
        start = seat or 0
        return (*items[start:], *items[:start])

    def distance(self, other: Seat | None, seat: Seat | None) -> tuple[int, ...]:
        """How many places another seat sits from the one that looks, or nothing where there is no other."""
        return () if other is None else ((other - (seat or 0)) % self.game.seats,)


AnyEncoder = Encoder[Any, Any]


def _fits(part: Part, kind: np.dtype[Any]) -> bool:
    """Whether numbers of that kind are enough for a part."""
    info = np.iinfo(kind)
    return bool(info.min <= part.low and part.high <= info.max)

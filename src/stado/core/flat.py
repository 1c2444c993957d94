"""What judgment and kernels are written over: flat sequences of numbers, and a few functions on them.

Flat functions run as they are written, and are compiled unchanged (`stado.kernels.compiler` says what they may hold).
By additions, multiplications, divisions and square roots alone, which IEEE 754 defines to the last bit, they give the
same numbers wherever they run.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from math import factorial
from typing import Any, cast, overload

Ints = MutableSequence[int]
Floats = MutableSequence[float]


class Grid(Sequence[Ints]):
    """Rows of numbers, all equally long, behind one another in one array, which a change of a row changes."""

    def __init__(self, items: array[Any], width: int) -> None:
        self.items = items
        self.width = width

    def __len__(self) -> int:
        return len(self.items) // self.width

    @overload
    def __getitem__(self, place: int) -> Ints: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Ints]: ...

    def __getitem__(self, place: int | slice) -> Ints | Sequence[Ints]:
        if isinstance(place, slice):
            return [self[row] for row in range(*place.indices(len(self)))]
        if not 0 <= place < len(self):
            raise IndexError(place)
        return cast("Ints", memoryview(self.items)[place * self.width : (place + 1) * self.width])


_LEAST_EXP, _MOST_EXP = -708.0, 709.0
_LOG2_E = 1.4426950408889634
_LN2_HIGH = 0.693147180369123816490  # its last 32 bits are zero, so that multiples are exact
_LN2_LOW = 1.90821492927058770002e-10
_POWERS_OF_2 = tuple(2.0**power for power in range(-1022, 1024))
_TERMS = 13
_FACTORS = tuple(1.0 / factorial(term) for term in range(_TERMS))


def exp(power: float) -> float:
    """E to that power, within two units in the last place; beyond what a float can hold, 0 or the most it has."""
    if power < _LEAST_EXP:
        return 0.0
    power = min(power, _MOST_EXP)
    whole = round(power * _LOG2_E)
    rest = (power - whole * _LN2_HIGH) - whole * _LN2_LOW
    total = 0.0
    for term in range(_TERMS - 1, -1, -1):
        total = _FACTORS[term] + rest * total
    return total * _POWERS_OF_2[whole + 1022]


def power(base: float, times: int) -> float:
    """The number to that power."""
    result = 1.0
    while times > 0:
        if times % 2 == 1:
            result *= base
        base *= base
        times //= 2
    return result


def insert_sorted(items: Ints, first: int, count: int, item: int) -> None:
    """Put an item among `count` sorted ones, which begin at that place."""
    place = first + count
    while place > first and items[place - 1] > item:
        items[place] = items[place - 1]
        place -= 1
    items[place] = item


def lowest(numbers: Ints) -> int:
    """The least of them."""
    least = numbers[0]
    for number in numbers:
        least = min(least, number)
    return least


def highest(numbers: Ints) -> int:
    """The most of them."""
    most = numbers[0]
    for number in numbers:
        most = max(most, number)
    return most

"""The kinds of values in flat code: numbers, sequences of numbers, and named tuples of these."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin, get_type_hints


@dataclass(frozen=True)
class Number:
    """A number as flat code reckons with it."""

    name: str
    llvm: str


@dataclass(frozen=True)
class Item:
    """A number as a sequence stores it: by its code in `array.array`."""

    name: str
    code: str
    llvm: str
    number: Number
    signed: bool = True


@dataclass(frozen=True)
class Room:
    """An annotation of a sequence: what its items are, and how many, where that is known: `fixed`, and some a seat."""

    item: Item
    fixed: int = 0
    per_seat: int = 0


@dataclass(frozen=True)
class Flat:
    """A flat sequence; in LLVM a pointer and how many items there are."""

    item: Item


@dataclass(frozen=True)
class Group:
    """Values that go together: a named tuple, or a plain one, which has no class."""

    members: tuple[Kind, ...]
    structure: type | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The members' names, where they have any."""
        return getattr(self.structure, "_fields", ())


Kind = Number | Flat | Group

INT, FLOAT, BOOL = Number("int", "i64"), Number("float", "double"), Number("bool", "i1")
NOTHING = Group(())

INT8 = Item("int8", "b", "i8", INT)
INT16 = Item("int16", "h", "i16", INT)
INT32 = Item("int32", "i", "i32", INT)
INT64 = Item("int64", "q", "i64", INT)
UINT32 = Item("uint32", "I", "i32", INT, signed=False)
FLOAT32 = Item("float32", "f", "float", FLOAT)
FLOAT64 = Item("float64", "d", "double", FLOAT)

_NUMBERS = {int: INT, float: FLOAT, bool: BOOL}
_USUAL_ITEMS = {int: INT64, float: FLOAT64}


def read_kind(hint: Any) -> Kind:
    """The kind that an annotation means; a sequence whose items are not said has the widest."""
    if hint in _NUMBERS:
        return _NUMBERS[hint]
    if hint is None or hint is type(None):
        return NOTHING
    if get_origin(hint) is Annotated:
        (room,) = (note for note in hint.__metadata__ if isinstance(note, Room))
        return Flat(room.item)
    if get_origin(hint) in (MutableSequence, Sequence):
        return Flat(_USUAL_ITEMS[get_args(hint)[0]])
    if get_origin(hint) is tuple:
        return Group(tuple(map(read_kind, get_args(hint))))
    if hasattr(hint, "_fields"):
        return Group(tuple(map(read_kind, get_type_hints(hint, include_extras=True).values())), hint)
    raise TypeError(f"flat code has no {hint}")


def leaves(kind: Kind) -> Iterator[Number | Flat]:
    """The numbers and sequences that a kind comes to, groups taken apart."""
    if isinstance(kind, Group):
        for member in kind.members:
            yield from leaves(member)
    else:
        yield kind

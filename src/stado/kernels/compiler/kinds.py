"""The kinds of values in flat code: numbers, sequences of numbers, and named tuples of these."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from stado.core.flat import Grid


@dataclass(frozen=True)
class Number:
    """A number as flat code calculates with it."""

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
class Items:
    """An annotation of a sequence or a grid that says what its items are."""

    item: Item


@dataclass(frozen=True)
class Room(Items):
    """An annotation of a sequence to work in: how long it is; what lies there before a call means nothing.

    On a GPU every thread has its own; with `shared` it lies in the memory that threads of a block share, which is small
    and fast.
    """

    count: int
    shared: bool = False


@dataclass(frozen=True)
class Flat:
    """A flat sequence; in LLVM a pointer and how many items there are."""

    item: Item
    room: Room | None = field(default=None, compare=False)


@dataclass(frozen=True)
class FlatGrid:
    """Flat sequences of equal length; in LLVM a pointer, how many there are, and their length."""

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


Leaf = Number | Flat | FlatGrid
Kind = Leaf | Group

INT, FLOAT, BOOL = Number("int", "i64"), Number("float", "double"), Number("bool", "i1")
NOTHING = Group(())

INT8 = Item("int8", "b", "i8", INT)
UINT8 = Item("uint8", "B", "i8", INT, signed=False)
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
        items = next((note for note in hint.__metadata__ if isinstance(note, Items)), None)
        if items is None:  # it tells other readers what the number means
            return read_kind(hint.__origin__)
        if hint.__origin__ is Grid:
            return FlatGrid(items.item)
        return Flat(items.item, items if isinstance(items, Room) else None)
    if hint is Grid:
        return FlatGrid(INT64)
    if get_origin(hint) in (MutableSequence, Sequence):
        return Flat(_USUAL_ITEMS[get_args(hint)[0]])
    if get_origin(hint) is tuple:
        return Group(tuple(map(read_kind, get_args(hint))))
    if hasattr(hint, "_fields"):
        return Group(tuple(map(read_kind, get_type_hints(hint, include_extras=True).values())), hint)
    raise TypeError(f"flat code has no {hint}")


def leaves(kind: Kind) -> Iterator[Leaf]:
    """The numbers, sequences and grids that a kind comes to, groups taken apart."""
    if isinstance(kind, Group):
        for member in kind.members:
            yield from leaves(member)
    else:
        yield kind

"""Changes: what is different between two views of one type, and the fold that makes one of the other.

A change is a sequence of parts, each a path and the value that belongs there. A path leads through field names and
places of lists; the place after the last one appends. The view before and the change give the view after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

Path = tuple[str | int, ...]
Part = tuple[Path, Any]
Change = tuple[Part, ...]

_encode = msgspec.json.Encoder().encode
_SCALARS = frozenset((int, str, bool, float, type(None)))
_PART_WEIGHT = 6  # a part of a list takes about as many bytes as this many numbers do


def diff(before: Any, after: Any) -> Change:
    """The change from one view to another of its type; both are structs or plain data.

    Law: `fold(before, diff(before, after)) == after`, for plain data and for structs made plain.
    """
    parts: list[Part] = []
    if isinstance(after, msgspec.Struct) or before != after:
        _compare((), before, after, parts)
    return tuple(parts)


def fold(view: Any, change: Sequence[tuple[Sequence[str | int], Any]]) -> Any:
    """The view after the change, both being plain data; the view given stays as it is."""
    for path, value in change:
        view = _put(view, path, value)
    return view


def _compare(path: Path, before: Any, after: Any, parts: list[Part]) -> None:
    """Add the parts that make of what lies at the path what should lie there, which is something else."""
    kind = type(after)
    if kind is not type(before) or kind in _SCALARS:
        parts.append((path, after))
    elif kind is tuple or kind is list:
        if not 0 < len(before) <= len(after):
            parts.append((path, after))
        elif type(after[0]) in _SCALARS:
            _compare_flat(path, before, after, parts)
        else:
            _compare_lists(path, before, after, parts)
    elif kind is dict:
        _compare_dicts(path, before, after, parts)
    else:
        for name, old, new in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
            if old is not new and old != new:
                _compare((*path, name), old, new, parts)


def _compare_dicts(path: Path, before: dict[str, Any], after: dict[str, Any], parts: list[Part]) -> None:
    """The same for plain data with names; where a name is gone, the whole is replaced."""
    if not before.keys() <= after.keys():
        parts.append((path, after))
        return
    for name, new in after.items():
        if name not in before:
            parts.append(((*path, name), new))
        elif before[name] != new:
            _compare((*path, name), before[name], new, parts)


def _compare_flat(path: Path, before: Sequence[Any], after: Sequence[Any], parts: list[Part]) -> None:
    """The same for lists of numbers or words that did not become shorter: few changes go one by one."""
    places = list(range(len(before), len(after)))
    for place, old in enumerate(before):
        if old != after[place]:
            places.append(place)
            if len(places) > 1 and len(places) * _PART_WEIGHT >= len(after):
                break
    if len(places) == 1 or len(places) * _PART_WEIGHT < len(after):
        parts += [((*path, place), after[place]) for place in sorted(places)]
    else:
        parts.append((path, after))


def _compare_lists(path: Path, before: Sequence[Any], after: Sequence[Any], parts: list[Part]) -> None:
    """The same for lists of lists or structs; where the parts cost more than the whole, it is replaced."""
    start = len(parts)
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if old is not new and old != new:
            _compare((*path, place), old, new, parts)
    parts.extend(((*path, place), after[place]) for place in range(len(before), len(after)))
    if len(parts) > start + 1 and len(_encode(parts[start:])) > len(_encode([(path, after)])):
        parts[start:] = [(path, after)]


def _put(node: Any, path: Sequence[str | int], value: Any) -> Any:
    """A copy of plain data with the value at the path."""
    if not path:
        return value
    name, *rest = path
    if isinstance(node, dict):
        return {**node, name: _put(node.get(name), rest, value)}
    assert isinstance(name, int)
    item = _put(node[name] if name < len(node) else None, rest, value)
    return type(node)((*node[:name], item, *node[name + 1 :]))

"""Changes: what is different between two views of one type, and the fold that makes one of the other.

A change is a sequence of parts, each a path and the value that belongs there. A path leads through field names and
places of lists; the place after the last one appends. Whoever has the view before and the change has the view after.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

Path = tuple[str | int, ...]
Part = tuple[Path, Any]
Change = tuple[Part, ...]

_encode = msgspec.json.Encoder().encode
_MISSING = object()


def diff(before: Any, after: Any) -> Change:
    """The change from one view to another of its type; both are structs or plain data.

    Law: `fold(before, diff(before, after)) == after`, for plain data and for structs made plain.
    """
    return tuple(_compare((), before, after))


def fold(view: Any, change: Sequence[tuple[Sequence[str | int], Any]]) -> Any:
    """The view after the change, both being plain data; the view given stays as it is."""
    for path, value in change:
        view = _put(view, path, value)
    return view


def _compare(path: Path, before: Any, after: Any) -> Sequence[Part]:
    """The parts that make of what lies at the path what should lie there."""
    if before is after or before == after:
        return ()
    pairs = _pair(before, after)
    if pairs is None:
        return ((path, after),)
    parts: list[Part] = []
    for name, old, new in pairs:
        parts += _compare((*path, name), old, new)
    whole = (path, after)
    # The whole view is never sent where parts of it do.
    return parts if not path or _cost(parts) <= _cost([whole]) else (whole,)


def _pair(before: Any, after: Any) -> Iterator[tuple[str | int, Any, Any]] | None:
    """What lies in the same place of each; none where only the whole can be replaced."""
    if isinstance(after, msgspec.Struct):
        if type(before) is type(after):
            return ((name, getattr(before, name), getattr(after, name)) for name in after.__struct_fields__)
    elif isinstance(after, Mapping):
        if isinstance(before, Mapping) and before.keys() <= after.keys():
            return ((name, before.get(name, _MISSING), value) for name, value in after.items())
    elif isinstance(after, list | tuple) and isinstance(before, list | tuple) and len(before) <= len(after):
        missing = (_MISSING,) * (len(after) - len(before))
        return zip(range(len(after)), (*before, *missing), after, strict=True)
    return None


def _cost(parts: Sequence[Part]) -> int:
    """How many bytes the parts take on the wire."""
    return len(_encode(parts))


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

"""Events: past facts in table order, each knowing who may see which field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from stado.core.fields import Seat


def snake_case(name: str) -> str:
    """The wire's word for a class: `CardPicked` is `card_picked`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def tag_of(kind: type[msgspec.Struct]) -> str:
    """The word by which a tagged structure is known on the wire."""
    return str(kind.__struct_config__.tag)


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """A fact about the match, with the rule behind it in a field `rule`.

    Everybody sees a field, but those named in `secrets`: these only the seat in the field they map to sees, the
    others get None. What a field holds, its type says (`core/fields.py`).
    """

    secrets: ClassVar[Mapping[str, str]] = {}
    closes: ClassVar[bool] = False  # what was seen before it no longer matters, and views need not recall it
    deals: ClassVar[bool] = False  # it brings pieces into play that lay out of it, or puts pieces out of it

    def seen_by(self, seat: Seat | None) -> Self:
        """The event as that seat, or an onlooker, may know it."""
        if not self.secrets:
            return self
        hidden: dict[str, Any] = {field: None for field, owner in self.secrets.items() if getattr(self, owner) != seat}
        return replace(self, **hidden) if hidden else self

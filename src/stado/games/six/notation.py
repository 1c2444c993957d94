"""Actions as short texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from stado.core.errors import NotationError
from stado.core.events import tag_of
from stado.core.fields import readings
from stado.games.six.actions import (
    Deal,
    DealSpecials,
    DraftCard,
    DrawFirst,
    ExchangeSpecial,
    InsertCard,
    MoveCard,
    MoveInto,
    PayCard,
    PickCard,
    PlaySpecial,
    ReplaceCard,
    ShufflePile,
    SixAction,
    StopRow,
    TakeRow,
    TurnCard,
)

# Each action has one field, and its type says how it is written: cards as they are, rows and seats from one.
VERBS: Mapping[str, type[SixAction]] = {
    "pick": PickCard,
    "row": TakeRow,
    "draft": DraftCard,
    "special": PlaySpecial,
    "insert": InsertCard,
    "replace": ReplaceCard,
    "move": MoveCard,
    "into": MoveInto,
    "stop": StopRow,
    "turn": TurnCard,
    "pay": PayCard,
    "exchange": ExchangeSpecial,
    "first": DrawFirst,
    "deal": Deal,
    "specials": DealSpecials,
    "shuffle": ShufflePile,
}
_VERB_OF = {kind: verb for verb, kind in VERBS.items()}
_FROM_ONE = ("index", "seat")


def format_action(action: SixAction) -> str:
    """`pick 45`, `row 2`, `special stop`, `special none`, `deal 12 37 …`."""
    ((field, value),) = msgspec.structs.asdict(action).items()
    if isinstance(value, tuple):
        text = " ".join(map(str, value))
    elif readings(type(action)).get(field) in _FROM_ONE:
        text = str(value + 1)
    else:
        text = "none" if value is None else str(value)
    return f"{_VERB_OF[type(action)]} {text}"


def parse_action(text: str) -> SixAction:
    """The action of that text."""
    verb, *parts = text.split() or [""]
    if verb in VERBS and parts:
        kind = VERBS[verb]
        (field,) = kind.__struct_fields__
        values = [_parse_value(part, from_one=readings(kind).get(field) in _FROM_ONE) for part in parts]
        fields = {field: values if field in ("cards", "specials") or len(values) > 1 else values[0]}
        try:
            return msgspec.convert(fields | {"type": tag_of(kind)}, kind)
        except msgspec.ValidationError:
            pass
    shapes = (f"{verb} {kind.__struct_fields__[0].removeprefix('first_').upper()}" for verb, kind in VERBS.items())
    raise NotationError(f"{text!r} is no action; allowed: {', '.join(shapes)}")


def _parse_value(part: str, *, from_one: bool) -> Any:
    """A number, nothing, or a word."""
    if part == "none":
        return None
    if not (part.isascii() and part.isdecimal() and len(part) <= 3):
        return part
    number = int(part)
    if from_one:
        return number - 1 if number else part
    return number

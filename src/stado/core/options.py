"""Options of a game: a frozen structure each, read and described alike for the command line, files and the web."""

from __future__ import annotations

import re
import reprlib
import typing
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from stado.core.errors import DataError, OptionError


class DataKind(msgspec.Struct, frozen=True):
    """A kind of data file that owners can replace: how it is read, written and drawn."""

    name: str
    parse: Callable[[str, str], Any]  # text and the source's name, or DataError
    format: Callable[[Any], str]
    draw: Callable[[Any], str]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options; a game adds a `variant` and what its rules read."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    data: ClassVar[Mapping[str, DataKind]] = {}

    variant: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    """What a person choosing an option must know."""

    name: str
    kind: str  # choice | number | flag | data
    default: Any
    choices: tuple[Any, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    optional: bool = False


OptionsT = TypeVar("OptionsT", bound=Options)

_NUMBER = re.compile(r"-?[0-9]{1,18}")


def describe_options(options: type[Options]) -> tuple[OptionInfo, ...]:
    """Each option but the variant, in the order it is declared."""
    described = []
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    for field in info.fields:
        if field.name != "variant":
            default = None if field.name in options.data else field.default
            described.append(_describe(field.name, field.type, default, data=field.name in options.data))
    return tuple(described)


def _describe(name: str, kind: msgspec.inspect.Type, default: Any, *, data: bool) -> OptionInfo:
    """One option from its type."""
    if data:
        return OptionInfo(name, "data", default, optional=True)
    optional = isinstance(kind, msgspec.inspect.UnionType)
    if isinstance(kind, msgspec.inspect.UnionType):
        kind = next(part for part in kind.types if not isinstance(part, msgspec.inspect.NoneType))
    match kind:
        case msgspec.inspect.LiteralType(values=values):
            return OptionInfo(name, "choice", default, choices=tuple(values), optional=optional)
        case msgspec.inspect.BoolType():
            return OptionInfo(name, "flag", default, optional=optional)
        case msgspec.inspect.IntType(ge=minimum, le=maximum):
            return OptionInfo(name, "number", default, minimum=minimum, maximum=maximum, optional=optional)
    raise TypeError(f"option {name} has a type that no client can ask for: {kind}")


def make_options(kind: type[OptionsT], values: Mapping[str, Any]) -> OptionsT:
    """The options with these values (a `preset` first), or OptionError naming what is allowed."""
    values = dict(values)
    preset = values.pop("preset", None)
    if preset is not None:
        if not isinstance(preset, str) or preset not in kind.presets:
            raise OptionError(f"unknown preset {reprlib.repr(preset)}; allowed: {', '.join(kind.presets) or 'none'}")
        values = {**kind.presets[preset], **values}
    infos = {info.name: info for info in describe_options(kind)}
    for name in values:
        if name not in infos and name != "variant":
            raise OptionError(f"unknown option {name!r}; allowed: {', '.join(['preset', *infos])}")
    for name, info in infos.items():
        if name in values:
            _check(info, values[name])
    try:
        return msgspec.convert(values, kind)
    except (msgspec.ValidationError, DataError) as error:
        raise OptionError(f"options: {error}") from None


def parse_options(kind: type[OptionsT], texts: Mapping[str, str]) -> OptionsT:
    """The options from texts as typed on a command line; a data option names a file."""
    values: dict[str, Any] = {}
    infos = {info.name: info for info in describe_options(kind)}
    for name, text in texts.items():
        info = infos.get(name)
        values[name] = text if info is None else _parse_value(kind, info, text)
    return make_options(kind, values)


def _parse_value(kind: type[Options], info: OptionInfo, text: str) -> Any:
    """One option's value from its text."""
    if info.kind == "data":
        return kind.data[info.name].parse(read_text(text), text)
    if info.optional and text == "none":
        return None
    if info.kind == "flag":
        return {"yes": True, "no": False}.get(text, text)
    if info.kind == "number":
        return int(text) if _NUMBER.fullmatch(text) else text
    return text


def _check(info: OptionInfo, value: Any) -> None:
    """Refuse a value that the option does not allow, saying what it does."""
    if value is None and info.optional:
        return
    allowed: str | None = None
    if info.kind == "choice" and value not in info.choices:
        allowed = ", ".join(map(str, info.choices))
    elif info.kind == "flag" and not isinstance(value, bool):
        allowed = "yes, no"
    elif info.kind == "number":
        low, high = info.minimum, info.maximum
        good = isinstance(value, int) and not isinstance(value, bool)
        if not good or (low is not None and value < low) or (high is not None and value > high):
            allowed = f"a whole number from {low}" + (f" to {high}" if high is not None else " up")
    if allowed is not None:
        allowed += ", none" if info.optional else ""
        raise OptionError(f"option {info.name} cannot be {reprlib.repr(value)}; allowed: {allowed}")


def format_options(options: Options) -> dict[str, Any]:
    """The variant, the data, and the options that differ from their defaults, as plain values."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    usual: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(type(options)()))
    kept = {"variant", *options.data}
    return {name: value for name, value in plain.items() if name in kept or value != usual[name]}


def read_text(path: str) -> str:
    """A file's text, or DataError."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a UTF-8 text"
        raise DataError(f"{path}: cannot be read: {reason}") from None


def variant_choices(options: type[Options]) -> tuple[str, ...]:
    """The variants that the options' type allows."""
    return typing.get_args(typing.get_type_hints(options)["variant"])

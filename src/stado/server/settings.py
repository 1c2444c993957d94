"""What a host can set."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from stado.core.errors import OptionError


class Rate(msgspec.Struct, frozen=True):
    """A number a second, and a number at once."""

    second: float
    burst: float


class Share(msgspec.Struct, frozen=True):
    """How much may be under way at once: for one person, from one address, and in all."""

    person: int
    address: int
    total: int


class Limits(msgspec.Struct, frozen=True):
    """What one person, address or connection may use."""

    message_bytes: int = 8192
    header_bytes: int = 16_384
    body_bytes: int = 65_536
    record_bytes: int = 4 << 20
    person_messages: Rate = Rate(20.0, 100.0)
    address_messages: Rate = Rate(200.0, 800.0)
    person_requests: Rate = Rate(10.0, 60.0)
    address_requests: Rate = Rate(50.0, 300.0)
    address_hits: Rate = Rate(150.0, 600.0)  # HTTP requests of any kind, for files too; more wait for up to 20 s
    address_upload: Rate = Rate(2.0**19, 2.0**23)  # bytes of bodies
    address_arrivals: Rate = Rate(50.0, 600.0)  # new connections of any kind
    address_joins: Rate = Rate(20.0, 60.0)  # sockets that are led to their rooms; more wait for up to 20 s
    address_work: Rate = Rate(0.1, 0.5)  # seconds of the processor's time for reading what is sent
    address_told: Rate = Rate(1000.0, 10_000.0)  # events that newly connected people have missed
    new_persons: Rate = Rate(1.0, 60.0)  # for each address
    address_codes: Rate = Rate(0.1, 20.0)  # codes of rooms that are tried
    address_records: Rate = Rate(1 / 60, 100.0)  # finished matches that are sent to be kept
    person_links: int = 100  # to other devices, used or good
    person_connections: int = 24
    address_connections: int = 400  # in rooms
    address_sockets: int = 600  # in rooms, with requests, or silent
    room_connections: int = 6000
    connections: int = 20_000
    rooms: int = 20  # that one person has open as their host
    address_rooms: int = 100  # that were opened from one address
    address_openings: Rate = Rate(0.5, 200.0)  # new rooms
    unplayed_hours: float = 24.0  # that a finished match is kept in which nobody answered but bots
    listed: int = 3  # public rooms of one host in the list
    address_listed: int = 9
    reviews: Share = Share(2, 8, 64)  # requests for reviews and advice, running and waiting
    review_steps: int = 8  # in one request
    replays: Share = Share(2, 8, 64)
    replay_seconds: float = 10.0  # of the processor's time, for one
    replay_memory: int = 256 << 20  # bytes of the process that makes them
    replay_bytes: int = 32 << 20  # of one, before it is zipped
    replay_views: int = 60_000  # its actions, times the viewers for whom each is told
    unread_bytes: int = 64 << 20  # of replays and records that wait for their readers, in all
    queue: int = 32  # messages waiting for one reader, before it is dropped
    inbox: int = 256  # commands waiting for one room


def parse_limits(texts: Sequence[str]) -> Limits:
    """The usual limits but for some as NAME=VALUE (a rate as SECOND/BURST, a share as PERSON/ADDRESS/TOTAL)."""
    usual = Limits()
    changed: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise OptionError(f"unknown limit {name!r}; allowed: {', '.join(Limits.__struct_fields__)}")
        changed[name] = _parse_limit(name, value, getattr(usual, name))
    return msgspec.structs.replace(usual, **changed)


def _parse_limit(name: str, text: str, usual: float | Rate | Share) -> Any:
    """One limit, or OptionError with its usual value as an example."""
    fields = usual.__struct_fields__ if isinstance(usual, Rate | Share) else ("",)
    parts = text.split("/")
    kind: Any = type(getattr(usual, fields[0], usual))
    try:
        numbers: list[Any] = [msgspec.convert(part, kind, strict=False) for part in parts]
    except msgspec.ValidationError:
        numbers = []
    if len(numbers) != len(fields) or not all(number > 0 for number in numbers):
        example = "/".join(f"{getattr(usual, field, usual):g}" for field in fields)
        raise OptionError(f"limit {name} cannot be {text!r}; as usual it is {example}")
    return type(usual)(*numbers)


_BEGAN = time.time_ns() - time.monotonic_ns()


def steady_clock() -> int:
    """Milliseconds since 1970; a wall clock that is set while the program runs costs or gives nobody a second."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings; times are in seconds."""

    database: str = ""  # by default a file in the user's data folder
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    host_names: tuple[str, ...] = ()  # by which people reach the server, beside addresses and localhost; `*`: any
    open_metrics: bool = False  # for other machines too
    secure_cookies: bool = False  # always; else when the request came by https
    thinkers: int = 0  # processes for bots; none: threads of this one
    limits: Limits = Limits()
    idle: float = 60.0  # until a room that nobody is in leaves the memory
    request: float = 10.0  # for a request's headers, and for its body to come further; three times that for all of it
    lease: float = 3.0  # until a silent process has lost its rooms
    poll: float = 0.5
    presence: float = 0.2  # how long changes of presence are gathered
    grace: float = 20.0  # that somebody is away, before a bot may be called to stand in
    drain: float = 5.0
    lan: Callable[[], str | None] | None = None  # finds the address in the local network, where people may listen there
    static: Path = Path(__file__).parent / "static"
    # What tests replace to see the same bytes twice.
    clock: Callable[[], int] = steady_clock
    entropy: Callable[[], str] = lambda: secrets.token_urlsafe(24)

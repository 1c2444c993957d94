"""What is asked of every request: where it comes from, how often, how large."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from stado.rooms.decisions import RefusalError
from stado.server.people.sharer import block_of
from stado.server.settings import Limits, Settings
from stado.server.wire.buckets import Buckets

_LONGEST_WAIT = 20.0  # seconds


class Guard:
    """The limits of one process."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self._settings = settings
        self._person_messages = Buckets(limits.person_messages)
        self._address_messages = Buckets(limits.address_messages)
        self._person_requests = Buckets(limits.person_requests)
        self._address_requests = Buckets(limits.address_requests)
        self._hits = Buckets(limits.address_hits)
        self._upload = Buckets(limits.address_upload)
        self._told = Buckets(limits.address_told)
        self._joins = Buckets(limits.address_joins)
        self._new_persons = Buckets(limits.new_persons)
        self._codes = Buckets(limits.address_codes)
        self._records = Buckets(limits.address_records)
        self._openings = Buckets(limits.address_openings)
        self._connections: Counter[str] = Counter()

    @property
    def limits(self) -> Limits:
        """The limits in force."""
        return self._settings.limits

    def may_send(self, person: str, address: str) -> bool:
        """Whether one more message is within the limits."""
        now = time.monotonic()
        return self._address_messages.take(address, now) and self._person_messages.take(person, now)

    def check_request(self, address: str) -> None:
        """Refuse a request too many from one address."""
        if not self._address_requests.take(address, time.monotonic()):
            raise RefusalError("rate_limited", "too many requests; wait a little")

    def wait_for_hit(self, address: str) -> float | None:
        """The seconds that one more request of any kind waits; none where it would be too long."""
        return self._hits.wait(address, time.monotonic(), _LONGEST_WAIT)

    def wait_to_join(self, address: str) -> float | None:
        """The seconds that one more socket waits until it is led to its room; none where it would be too long."""
        return self._joins.wait(address, time.monotonic(), _LONGEST_WAIT)

    def check_path(self, path: str) -> None:
        """Refuse a name that no store can hold."""
        if "\0" in path:
            raise RefusalError("not_found", "there is no such request")

    def check_person(self, person: str) -> None:
        """Refuse a request too many from one person."""
        if not self._person_requests.take(person, time.monotonic()):
            raise RefusalError("rate_limited", "too many requests; wait a little")

    def check_upload(self, address: str, size: int) -> None:
        """Refuse a part too many of the bodies from one address."""
        if not self._upload.take(address, time.monotonic(), size):
            raise RefusalError("rate_limited", "too much is sent from your address; wait a little")

    def check_new_person(self, address: str) -> None:
        """Refuse a new person too many from one address."""
        if not self._new_persons.take(address, time.monotonic()):
            raise RefusalError("rate_limited", "too many new guests from your address; wait a little")

    def check_code(self, address: str) -> None:
        """Refuse a guess too many at the codes of rooms from one address."""
        if not self._codes.take(address, time.monotonic()):
            raise RefusalError("rate_limited", "too many codes were tried from your address; wait a little")

    def check_record(self, address: str) -> None:
        """Refuse a match too many that one address sends to be kept."""
        if not self._records.take(address, time.monotonic()):
            raise RefusalError("rate_limited", "too many matches were sent from your address; wait a little")

    def check_opening(self, address: str) -> None:
        """Refuse a new room too many from one address."""
        if not self._openings.take(address, time.monotonic()):
            raise RefusalError("rate_limited", "too many rooms were opened from your address; wait a little")

    def check_told(self, address: str, events: int) -> None:
        """Refuse, for now, to tell one address more of what was missed there."""
        if not self._told.take(address, time.monotonic(), events):
            raise RefusalError("busy", "your address was told much of what it missed; wait a little")

    def admit(self, person: str, address: str) -> None:
        """Count a connection, or RefusalError where there are too many."""
        keys = {
            f"person {person}": self.limits.person_connections,
            f"address {address}": self.limits.address_connections,
        }
        keys["all"] = self.limits.connections
        for key, most in keys.items():
            if self._connections[key] >= most:
                raise RefusalError("too_many", "too many connections; close one")
        self._connections.update(keys.keys())

    def release(self, person: str, address: str) -> None:
        """A counted connection has ended."""
        for key in (f"person {person}", f"address {address}", "all"):
            self._connections[key] -= 1
            if self._connections[key] <= 0:
                del self._connections[key]

    def check_origin(self, headers: Headers) -> None:
        """Refuse other sites' pages; programs other than browsers name no origin."""
        origin = headers.get("origin")
        if origin is None:  # also a picture or script that a page embeds; a link that somebody follows may lead here
            # Another port of this machine, or another name under the same domain, is somebody else's page too.
            elsewhere = headers.get("sec-fetch-site") in ("cross-site", "same-site")
            foreign = elsewhere and headers.get("sec-fetch-dest") != "document"
        else:
            foreign = origin not in self._settings.origins and _host_of(origin) != headers.get("host")
        if foreign:
            raise RefusalError("bad_origin", "this page may not connect here")


def _host_of(origin: str) -> str | None:
    """The host and port that an origin names, if it is one."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def address_of(connection: HTTPConnection) -> str:
    """The address block that a request comes from."""
    return block_of(connection.client.host) if connection.client else ""


def is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and through no proxy on it."""
    if any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via")):
        return False
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


async def read_body(request: Request, guard: Guard, most: int, pause: float) -> bytes:
    """The body, or RefusalError once it is too large, too late, too much for its address, or stands still too long."""
    parts, size, address = [], 0, address_of(request)
    clock, seconds = asyncio.get_running_loop().time, 3 * pause
    end = clock() + seconds
    try:
        async with asyncio.timeout(pause) as due:
            async for part in request.stream():
                due.reschedule(min(end, clock() + pause))
                size += len(part)
                if size > most:
                    raise RefusalError("too_large", f"more than {most} bytes")
                guard.check_upload(address, len(part))
                parts.append(part)
    except TimeoutError:
        words = f"the body did not come within {seconds:g} seconds, or stood still for {pause:g}"
        raise RefusalError("bad_message", words) from None
    except ClientDisconnect:
        raise RefusalError("bad_message", "the body did not come whole") from None
    return b"".join(parts)

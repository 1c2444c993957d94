"""Whose share of the server something takes: a person's, and that of the address block they come from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

import msgspec

_BLOCK = 64  # bits of an IPv6 address that its owner cannot change at will


class Sharer(msgspec.Struct, frozen=True):
    """A person at an address block."""

    person: str
    block: str


@lru_cache(4096)
def block_of(address: str) -> str:
    """The addresses that count as one: a whole IPv4 address, the first half of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a socket in the file system, or what a trusted proxy made of a name
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, _BLOCK), strict=False))

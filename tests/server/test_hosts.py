"""Names that the server answers to: no other site's page comes in by turning a name of its own here."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stado.server.wire.hosts import is_known_host
from tests.server.harness import running


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("table.localhost.:80", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("stado.example.org", True),
        ("Stado.Example.org:443", True),
        (None, True),
        ("", False),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("notlocalhost", False),
        ("127.0.0.1.evil.example", False),
        ("stado.example.org.evil.example", False),
        ("127.0.0.1@evil.example", False),
        ("[evil.example]", False),
        ("localhost:x", False),
    ],
)
def test_name_is_one_of_the_servers(header: str | None, known: bool) -> None:
    assert is_known_host(header, {"stado.example.org"}) is known
    assert is_known_host(header, {"*"})


async def test_request_for_another_name_is_refused_in_words(sqlite: str) -> None:
    async with running(sqlite, host_names=("Stado.example.org",)) as server:
        guest = await server.guest()
        rebound = {"host": "evil.example", "origin": "http://evil.example"}
        reply = await guest.call("GET", "/api/rooms", headers=rebound)
        assert (reply.status, reply.json["error"]["code"]) == (421, "bad_host")
        page = await guest.call("GET", "/", headers=rebound)
        assert (page.status, b"--host-name" in page.body) == (421, True)
        for path in ("/healthz", "/readyz"):
            assert (await guest.call("GET", path, headers=rebound)).status == 200
        named = {"host": "stado.example.org", "origin": "http://stado.example.org"}
        assert (await guest.call("GET", "/api/rooms", headers=named)).status == 200
        url = f"ws://evil.example:{server.server.port}/api/rooms/x/socket"
        with pytest.raises(InvalidStatus) as caught:
            await connect(url, host="127.0.0.1", port=server.server.port, proxy=None)
        assert caught.value.response.status_code == 403

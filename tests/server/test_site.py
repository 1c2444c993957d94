"""The web client's files and the words."""

from __future__ import annotations

import asyncio
import gzip
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest
from starlette.requests import HTTPConnection

from stado.games import GAMES
from stado.server.wire import site
from stado.server.wire.guard import is_local
from stado.testing.wire import at_random, chairs
from tests.server.harness import running


def build(folder: Path) -> Path:
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>table</title>")
    (static / "assets" / "index-a1b2.js").write_text("let herd = 0;\n" * 200)
    (static / "app.webmanifest").write_text("{}")
    return static


async def test_client_is_served_with_its_caching(sqlite: str, tmp_path: Path) -> None:
    async with running(sqlite, static=build(tmp_path)) as server:
        guest = await server.guest()
        for path in ("/", "/room/abc", "/replay/x/y", "/learn", "/index.html"):
            reply = await guest.call("GET", path)
            assert (reply.status, reply.body) == (200, b"<!doctype html><title>table</title>")
            assert reply.headers["cache-control"] == "no-cache"
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
        asset = await guest.call("GET", "/assets/index-a1b2.js", headers={"accept-encoding": "gzip"})
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"].startswith("text/javascript")
        assert gzip.decompress(asset.body) == b"let herd = 0;\n" * 200
        same = await guest.call("GET", "/assets/index-a1b2.js", headers={"if-none-match": asset.headers["etag"]})
        assert (same.status, same.body) == (304, b"")
        assert (await guest.call("GET", "/app.webmanifest")).headers["content-type"] == "application/manifest+json"
        for path in ("/assets/gone.js", "/../settings.py", "/%2e%2e/settings.py", "/locales/xx/six.ftl"):
            assert (await guest.call("GET", path)).status == 404


async def test_a_file_of_the_runtime_is_read_once_however_many_ask(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "large.wasm").write_bytes(bytes(100_000))
    monkeypatch.setattr(site, "RUNTIME", tmp_path)
    async with running(sqlite, static=build(tmp_path)) as server:
        monkeypatch.setattr(site, "_read_page", read := Mock(wraps=site._read_page))
        guest = await server.guest()
        replies = await asyncio.gather(*(guest.call("GET", "/runtime/large.wasm") for _ in range(5)))
        assert [reply.body for reply in replies] == [bytes(100_000)] * 5
        assert read.call_count == 1


async def test_words_are_served_by_language(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        index = await guest.get("/locales")
        assert {"en", "cs", "sk", "pl", "de"} <= set(index)
        name = index["cs"][0]
        reply = await guest.call("GET", f"/locales/cs/{name}")
        assert reply.status == 200
        assert reply.headers["content-type"] == "text/plain; charset=utf-8"


async def test_server_without_a_built_client_says_so(sqlite: str, tmp_path: Path) -> None:
    async with running(sqlite, static=tmp_path / "none") as server:
        reply = await (await server.guest()).call("GET", "/")
        assert (reply.status, b"not built" in reply.body) == (200, True)


async def test_health_and_metrics(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        assert (await guest.call("GET", "/healthz")).status == 200
        assert (await guest.call("GET", "/readyz")).status == 200
        assert b"stado_connections 0.0" in (await guest.call("GET", "/metrics")).body
        server.services.lobby.draining = True
        assert (await guest.call("GET", "/readyz")).status == 503
        assert (await guest.call("GET", "/healthz")).status == 200


async def test_metrics_are_for_this_machine_alone(sqlite: str) -> None:
    async with running(sqlite, trusted_proxies="127.0.0.1") as server:
        guest = await server.guest()
        assert (await guest.call("GET", "/metrics")).status == 200
        for header in ("x-forwarded-for", "x-real-ip", "forwarded"):  # a proxy on this machine speaks for another
            reply = await guest.call("GET", "/metrics", headers={header: "192.0.2.1"})
            assert (reply.status, b"stado_" in reply.body) == (403, False)
    async with running(sqlite, open_metrics=True) as server:
        guest.base = server.base
        assert (await guest.call("GET", "/metrics", headers={"x-forwarded-for": "192.0.2.1"})).status == 200


@pytest.mark.parametrize(
    ("client", "local"),
    [
        (("127.0.0.1", 1), True),
        (("::1", 1), True),
        (("::ffff:127.0.0.1", 1), True),
        (("192.0.2.1", 1), False),
        (("::ffff:192.0.2.1", 1), False),
        (None, False),
    ],
)
def test_request_from_this_machine_is_known_by_its_address(client: tuple[str, int] | None, local: bool) -> None:
    assert is_local(HTTPConnection({"type": "http", "client": client, "headers": []})) is local


async def test_large_reply_is_compressed_beside_the_event_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    compress = gzip.compress

    def watch(body: bytes, level: int) -> bytes:
        threads.append(threading.current_thread())
        return compress(body, level)

    async with running(sqlite) as server:
        guest = await server.guest()
        request = {"game": GAMES[0].name, "seats": 2, "chairs": chairs("me", "novice"), "start": True}
        room = (await guest.post("/api/rooms", request))["id"]
        async with guest.sit(room) as socket:
            await socket.play(at_random(1))
        path, unzipped = f"/api/rooms/{room}/replay", {"accept-encoding": "gzip"}
        plain = await guest.call("GET", path)
        monkeypatch.setattr(gzip, "compress", watch)
        zipped = await guest.call("GET", path, headers=unzipped)
        assert (zipped.headers["content-encoding"], zipped.headers["vary"]) == ("gzip", "accept-encoding")
        assert gzip.decompress(zipped.body) == plain.body
        assert not threads  # the process that made the replay has compressed it
        small = await guest.call("GET", "/api/me", headers=unzipped)
        assert ("content-encoding" in small.headers, len(threads)) == (False, 0)
        await guest.call("GET", "/api/catalog", headers=unzipped)
        assert len(threads) == 1

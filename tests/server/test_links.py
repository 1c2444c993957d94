"""Links by which another device becomes somebody's: used once, listed, and revocable."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from stado.games import GAMES
from stado.server.storage import links
from stado.server.storage.store import Store
from stado.server.wire import socket
from stado.testing.wire import Guest, Json
from tests.server.harness import NO_LIMITS, Running, refused, running
from tests.server.test_clocks import Watch


async def claim(device: Guest, link: Json) -> int:
    return (await device.call("POST", "/api/me/claim", {"token": link["token"]})).status


async def new_devices(server: Running, count: int) -> list[Guest]:
    return [await server.guest() for _ in range(count)]


async def test_link_is_used_once(database: str) -> None:
    async with running(database) as server:
        owner = await server.guest()
        link = await owner.post("/api/me/link", {})
        devices = await new_devices(server, 4)
        statuses = await asyncio.gather(*(claim(device, link) for device in devices))
        assert sorted(statuses) == [200, 403, 403, 403]
        persons = [(await device.get("/api/me"))["person"] for device in devices]
        assert persons.count((await owner.get("/api/me"))["person"]) == 1


async def test_links_are_listed_while_they_mean_something(sqlite: str) -> None:
    watch = Watch()
    async with running(sqlite, clock=watch) as server:
        owner, stranger = await server.guest(), await server.guest()
        used, unused = await owner.post("/api/me/link", {}), await owner.post("/api/me/link", {})
        (device,) = await new_devices(server, 1)
        assert await claim(device, used) == 200
        listed = {link["id"]: link for link in (await owner.get("/api/me/links"))["links"]}
        assert listed.keys() == {used["id"], unused["id"]}
        assert listed[used["id"]]["used"] == listed[used["id"]]["created"] == watch.now
        assert listed[unused["id"]]["used"] is None
        assert (await stranger.get("/api/me/links"))["links"] == []
        watch.pass_seconds(unused["seconds"])
        assert [link["id"] for link in (await device.get("/api/me/links"))["links"]] == [used["id"]]
        assert await claim(stranger, unused) == 403


async def test_a_person_has_so_many_links(database: str) -> None:
    watch = Watch()
    async with running(database, clock=watch, limits=replace(NO_LIMITS, person_links=2)) as server:
        owner, *devices = await new_devices(server, 4)
        used, unused = await owner.post("/api/me/link", {}), await owner.post("/api/me/link", {})
        assert await claim(devices[0], used) == 200
        for device in (owner, devices[0]):
            assert await refused(device, "POST", "/api/me/link", b"{}") == (429, "too_many")
        watch.pass_seconds(unused["seconds"])
        assert await claim(devices[1], await owner.post("/api/me/link", {})) == 200
        assert await refused(owner, "POST", "/api/me/link", b"{}") == (429, "too_many")
        await owner.call("DELETE", f"/api/me/links/{used['id']}")
        await owner.post("/api/me/link", {})


async def test_revoked_link_is_worthless(sqlite: str) -> None:
    async with running(sqlite) as server:
        owner, stranger = await server.guest(), await server.guest()
        link = await owner.post("/api/me/link", {})
        path = f"/api/me/links/{link['id']}"
        assert await refused(stranger, "DELETE", path) == (404, "not_found")
        assert (await owner.call("DELETE", path)).json == {"links": []}
        assert await refused(owner, "DELETE", path) == (404, "not_found")
        assert await claim(stranger, link) == 403


async def test_device_is_a_stranger_once_its_link_is_revoked(database: str) -> None:
    async with running(database) as server:
        owner = await server.guest()
        link = await owner.post("/api/me/link", {})
        (device,) = await new_devices(server, 1)
        assert await claim(device, link) == 200
        me = await owner.get("/api/me")
        assert await device.get("/api/me") == me
        assert (await owner.call("DELETE", f"/api/me/links/{link['id']}")).status == 200
        async with device.sit("nowhere") as socket:
            assert (await socket.next("failure"))["code"] == "bad_token"
        assert (await device.get("/api/me"))["person"] != me["person"]
        assert await owner.get("/api/me") == me


async def test_revoking_a_device_reaches_all_that_was_made_from_it(database: str) -> None:
    async with running(database) as server:
        owner = await server.guest()
        kept, lost, child, grandchild = await new_devices(server, 4)
        links = [await owner.post("/api/me/link", {}) for _ in range(2)]
        assert [await claim(kept, links[0]), await claim(lost, links[1])] == [200, 200]
        assert await claim(child, await lost.post("/api/me/link", {})) == 200
        assert await claim(grandchild, await child.post("/api/me/link", {})) == 200
        unused = await grandchild.post("/api/me/link", {})
        assert len((await owner.get("/api/me/links"))["links"]) == 5
        left = (await owner.call("DELETE", f"/api/me/links/{links[1]['id']}")).json["links"]
        assert [link["id"] for link in left] == [links[0]["id"]]
        me = await owner.get("/api/me")
        assert await kept.get("/api/me") == me
        for device in (lost, child, grandchild):
            assert (await device.get("/api/me"))["person"] != me["person"]
        (stranger,) = await new_devices(server, 1)
        assert await claim(stranger, unused) == 403


async def test_open_socket_of_a_revoked_device_is_ended(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "LOOK_AGAIN", 0.01)
    async with running(sqlite) as server:
        owner = await server.guest()
        room = (await owner.post("/api/rooms", {"game": GAMES[0].name, "seats": 2}))["id"]
        (device,) = await new_devices(server, 1)
        link = await owner.post("/api/me/link", {})
        assert await claim(device, link) == 200
        async with owner.sit(room) as mine, device.sit(room) as theirs:
            assert (await theirs.next("welcome"))["you"] == 0
            assert (await owner.call("DELETE", f"/api/me/links/{link['id']}")).status == 200
            assert await theirs.next("bye") == {"type": "bye", "reason": "gone", "reconnect": False}
            assert (await mine.do("rename", name="Ann"))["type"] == "ack"


async def test_device_that_is_revoked_while_it_makes_a_link_is_a_stranger(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server:
        owner = await server.guest()
        (device,) = await new_devices(server, 1)
        link = await owner.post("/api/me/link", {})
        assert await claim(device, link) == 200
        is_used = links.is_used

        async def revoke_then(store: Store, name: str, person: str) -> bool:
            found = await is_used(store, name, person)
            await links.revoke_link(store, name, person)
            return found

        monkeypatch.setattr(links, "is_used", revoke_then)
        assert await refused(device, "POST", "/api/me/link", b"{}") == (403, "bad_token")

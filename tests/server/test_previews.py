"""What answers would do, for those who are asked."""

from __future__ import annotations

from stado.testing.wire import Json, chairs
from tests.server.harness import refused, running

SIX = {"game": "six", "options": {"rounds": 1}, "seats": 3}


async def test_each_answer_has_its_preview_and_nobody_else_gets_them(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest, stranger = await server.guest(), await server.guest()
        room: Json = await guest.post("/api/rooms", {**SIX, "chairs": chairs("me", "me", "novice"), "start": True})
        path = f"/api/rooms/{room['id']}/previews"
        async with guest.sit(room["id"]) as socket:
            update = await socket.see_update(lambda update: update["decision"] is not None)
            seen = await guest.get(path)
            assert seen == await guest.get(f"{path}?seat=0")
            assert seen["decision"] == update["decision"]
            assert len(seen["previews"]) == len(update["prompt"]["legal"])
            assert {preview["type"] for preview in seen["previews"]} <= {"card_fits", "card_takes", "card_too_low"}
            assert await guest.get(f"{path}?seat=1") != seen
        assert await refused(guest, "GET", f"{path}?seat=2") == (403, "not_seated")
        assert await refused(guest, "GET", f"{path}?seat=x") == (400, "bad_message")
        assert await refused(stranger, "GET", path) == (403, "not_seated")
        waiting: Json = await guest.post("/api/rooms", {**SIX, "chairs": chairs("me", "open", "novice")})
        assert await guest.get(f"/api/rooms/{waiting['id']}/previews") == {"decision": None, "previews": []}

"""What people can do: come, make rooms, sit, play, leave, return, and play again."""

from __future__ import annotations

import asyncio
from functools import reduce

import msgspec

from stado.core.change import fold
from stado.core.match import replay
from stado.core.record import parse_record
from stado.games import GAMES, record_game
from stado.rooms.absences import Absences
from stado.testing.wire import PATIENCE, Guest, Json, Socket, at_random, chairs
from tests.server.harness import running

GAME = GAMES[0].name


async def open_room(guest: Guest, *kinds: str, **fields: object) -> Json:
    room: Json = await guest.post("/api/rooms", {"game": GAME, "seats": len(kinds), "chairs": chairs(*kinds), **fields})
    return room


async def refused(socket: Socket, kind: str, code: str, **fields: object) -> Json:
    reply = await socket.do(kind, **fields)
    assert (reply["type"], reply.get("code")) == ("failure", code), reply
    return reply


async def done(socket: Socket, kind: str, **fields: object) -> Json:
    reply = await socket.do(kind, **fields)
    assert reply["type"] == "ack", reply
    return reply


async def test_guest_has_a_cookie_and_a_name_of_their_own(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = Guest(server.base)
        reply = await guest.call("GET", "/api/me")
        assert {"HttpOnly", "SameSite=lax"} <= {part.strip() for part in reply.headers["set-cookie"].split(";")}
        me = reply.json
        assert await guest.get("/api/me") == me
        renamed = await guest.call("PATCH", "/api/me", {"name": "  Žofie \u202e \n z Lhoty "})
        assert renamed.json == {"person": me["person"], "name": "Žofie z Lhoty"}
        assert (await guest.get("/api/me"))["name"] == "Žofie z Lhoty"
        for bad in ("", " ", "\u200b", "x" * 25, "..."):
            reply = await guest.call("PATCH", "/api/me", {"name": bad})
            assert (reply.status, reply.json["error"]["code"]) == (400, "bad_message")


async def test_catalog_names_everything_a_room_can_have(sqlite: str) -> None:
    async with running(sqlite) as server:
        catalog = await (await server.guest()).get("/api/catalog")
    assert [game["name"] for game in catalog["games"]] == [game.name for game in GAMES]
    assert {"casual", "novice"} <= set(catalog["levels"])
    assert catalog["clocks"][0] == {"decision": 20, "bank": 0}
    assert "moo" in catalog["emotes"]


async def test_quick_game_against_three_bots_is_one_request(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        room = await open_room(guest, "me", "casual", "novice", "casual", start=True)
        assert room["status"] == "running"
        async with guest.sit(room["id"]) as socket:
            outcome = await socket.play(at_random("quick"))
        assert len(outcome["ranks"]) == 4
        assert (await guest.get(f"/api/rooms/{room['id']}"))["outcome"] == outcome


async def test_friends_join_by_link_sit_and_start(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend, onlooker = [await server.guest() for _ in range(3)]
        room = await open_room(host, "me", "open", "open")
        async with host.sit(room["id"]) as one, friend.sit(room["id"]) as two, onlooker.sit(room["id"]) as three:
            assert (await one.next("welcome"))["you"] == 0
            assert (await two.next("welcome"))["you"] is None
            await refused(two, "start", "not_host")
            await refused(two, "add_bot", "not_host", seat=2, level="casual")
            await refused(two, "sit", "not_open", seat=0)
            await refused(two, "sit", "not_open", seat=9)
            await refused(two, "stand", "not_seated")
            await done(two, "sit", seat=1)
            await done(two, "sit", seat=2)  # changes chairs
            await two.see_room(lambda room: room["chairs"][2]["you"])
            assert two.you == 2
            await refused(one, "start", "not_full")
            await refused(one, "add_bot", "bad_options", seat=1, level="grandmaster")
            await done(one, "add_bot", seat=1, level="novice")
            await refused(one, "remove_bot", "not_a_bot", seat=2)
            await done(one, "remove_bot", seat=1)
            await done(one, "add_bot", seat=1, level="casual")
            await done(two, "rename", name="Bára")
            await refused(three, "answer", "not_seated", decision=0, action={"type": "pick_card", "card": 1})
            await refused(two, "answer", "not_running", decision=0, action={"type": "pick_card", "card": 1})
            await done(one, "start")
            await done(one, "start")  # again is harmless
            await refused(three, "sit", "started", seat=0)
            await refused(one, "add_salt", "started", text="late")
            room = await three.see_room(lambda room: room["status"] == "running" and room["spectators"] == 1)
            assert [(chair["kind"], chair["name"], chair["level"]) for chair in room["chairs"]][1:] == [
                ("bot", None, "casual"),
                ("person", "Bára", None),
            ]
            assert not any(chair["you"] for chair in room["chairs"])
            update = await three.see_update(lambda _: True)
            assert (update["prompt"], three.view["hand"]) == (None, [])


async def test_pick_can_be_changed_until_the_last_seat_has_picked(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = await open_room(host, "me", "me", hot_seat_names=["Ann", "Bob"], start=True)
        assert [chair["name"] for chair in room["chairs"]] == ["Ann", "Bob"]
        async with host.sit(room["id"], seat=0) as ann, host.sit(room["id"], seat=1) as bob:
            first = await ann.next("update")
            low, high = first["prompt"]["legal"][0], first["prompt"]["legal"][-1]
            await done(ann, "answer", decision=0, action=low)
            again = await ann.see_update(lambda update: bool(update["prompt"]["revises"]))
            assert (again["decision"], again["prompt"]["revises"], again["waiting"]) == (0, True, [1])
            await done(ann, "answer", decision=0, action=high)
            update = await bob.see_update(lambda update: update["waiting"] == [1])
            assert all(item["event"].get("card") is None for item in update["events"])
            await refused(ann, "answer", "not_asked", decision=1, action=low)
            await done(bob, "answer", decision=0, action=update["prompt"]["legal"][0])
            shown = await bob.see_update(lambda update: len(update["events"]) > 1)
            reveals = next(item["event"] for item in shown["events"] if item["event"]["type"] == "cards_revealed")
            assert high["card"] in [reveal["card"] for reveal in reveals["reveals"]]
            await refused(ann, "answer", "late", decision=0, action=low)


async def test_repeated_command_is_answered_alike_and_does_nothing(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = await open_room(host, "me", "me", start=True)
        async with host.sit(room["id"], seat=0) as socket:
            update = await socket.next("update")
            answer = {"decision": 0, "action": update["prompt"]["legal"][0], "id": "once"}
            first = await socket.do("answer", **answer)
            assert await socket.do("answer", **answer) == first
            await refused(socket, "answer", "id_used", **{**answer, "action": update["prompt"]["legal"][1]})
        async with host.sit(room["id"], seat=0) as socket:
            assert await socket.do("answer", **answer) == first
            assert (await server.services.lobby.find(room["id"])).state.seq == first["seq"]


async def test_illegal_answer_cites_its_rule(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = await open_room(host, "me", "me", start=True)
        async with host.sit(room["id"], seat=0) as socket:
            hand = (await socket.next("update"))["view"]["hand"]
            strange = next(card for card in range(1, 105) if card not in hand)
            reply = await refused(socket, "answer", "rule", decision=0, action={"type": "pick_card", "card": strange})
            assert (reply["rule"], reply["key"], reply["details"]) == ("SIX-4", "not-in-hand", {"card": strange})
            await refused(socket, "answer", "bad_message", decision=0, action={"type": "pick_card", "card": "x"})
            await refused(socket, "answer", "bad_message", decision=0, action=7)


async def test_bot_stands_in_for_who_leaves_until_they_return(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = await open_room(host, "me", "me", start=True)
        async with host.sit(room["id"], seat=0) as ann, host.sit(room["id"], seat=1) as bob:
            await done(bob, "leave")
            await done(bob, "leave")
            room_now = await ann.see_room(lambda room: bool(room["chairs"][1]["stand_in"]))
            assert room_now["chairs"][1]["kind"] == "person"
            await ann.see_update(lambda update: update["waiting"] == [0])
            await done(bob, "return")
            while bob.update is None or bob.update["decision"] != 1 or not bob.update["prompt"]:
                # A low card may ask Ann for a row before Bob is asked again.
                asked = await ann.see_update(lambda _: True)
                if asked["prompt"] and not asked["prompt"]["revises"]:
                    await ann.do("answer", decision=asked["decision"], action=asked["prompt"]["legal"][0])
                await bob.do("return")
            asked = bob.update
            await done(bob, "leave")
            # An answer brings the person back too, if the bot has not been quicker.
            reply = await bob.do("answer", decision=1, action=asked["prompt"]["legal"][0])
            assert reply["type"] == "ack" or reply["code"] in ("late", "not_asked")


async def test_table_calls_a_bot_for_somebody_who_is_gone(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend = await server.guest(), await server.guest()
        room = await open_room(host, "me", "open")
        async with host.sit(room["id"]) as one:
            async with friend.sit(room["id"]) as two:
                await done(two, "sit", seat=1)
                await done(one, "start")
                await refused(one, "call_stand_in", "not_away", seat=1)
                await refused(one, "call_stand_in", "not_away", seat=7)
            await one.see_room(lambda room: not room["chairs"][1]["present"])
            await done(one, "call_stand_in", seat=1)
            await one.see_update(lambda update: update["waiting"] == [0])
            await refused(one, "call_stand_in", "not_away", seat=1)


async def test_bot_is_called_only_after_a_while(sqlite: str) -> None:
    async with running(sqlite, grace=3600.0) as server:
        host, friend = await server.guest(), await server.guest()
        room = await open_room(host, "me", "open")
        async with host.sit(room["id"]) as one:
            async with friend.sit(room["id"]) as two:
                await done(two, "sit", seat=1)
                await done(one, "start")
            await one.see_room(lambda room: not room["chairs"][1]["present"])
            await refused(one, "call_stand_in", "not_away", seat=1)


def test_somebody_is_lately_gone_for_as_long_as_the_grace() -> None:
    now = 100.0
    absences = Absences(lambda: now)
    both = ("ann", "bob")
    assert absences.lately(both, 20) == frozenset(both)  # the room was just opened
    now = 120.0
    assert absences.lately(both, 20) == frozenset()
    absences.note(["ann"], both)
    now = 139.0
    assert absences.lately(both, 20) == {"ann"}
    now = 140.0
    assert absences.lately(both, 20) == frozenset()


async def test_of_those_who_looked_on_and_went_nothing_is_remembered(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, onlookers = await server.guest(), [await server.guest() for _ in range(3)]
        room = (await open_room(host, "me", "open"))["id"]
        async with host.sit(room) as one:
            for onlooker in onlookers:
                async with onlooker.sit(room) as socket:
                    await socket.next("welcome")
                await one.see_room(lambda room: room["spectators"] == 0)
            async with host.sit(room) as two:
                await two.next("welcome")
            await one.see_room(lambda room: room["chairs"][0]["present"])
            absences = (await server.services.lobby.find(room))._absences
            async with asyncio.timeout(PATIENCE):
                while not len(absences):  # noqa: ASYNC110 - nobody announces it
                    await asyncio.sleep(0.01)
            assert len(absences) == 1


async def test_somebody_seated_decides_while_the_host_is_gone(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend = await server.guest(), await server.guest()
        room = await open_room(host, "me", "open", "open")
        async with friend.sit(room["id"]) as two:
            await refused(two, "add_bot", "not_host", seat=2, level="novice")
            await done(two, "sit", seat=1)
            await done(two, "add_bot", seat=2, level="novice")
            await done(two, "start")


async def test_host_who_stands_hands_the_room_on(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend = await server.guest(), await server.guest()
        room = await open_room(host, "me", "open")
        async with host.sit(room["id"]) as one, friend.sit(room["id"]) as two:
            await done(two, "sit", seat=1)
            await done(one, "leave")
            changed = await two.see_room(lambda room: room["chairs"][0]["kind"] == "open")
            assert changed["host"]
            await done(two, "add_bot", seat=0, level="casual")
            await done(two, "start")


async def test_match_goes_on_from_any_seq_and_any_device(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = await open_room(host, "me", "me", start=True)
        choose = at_random("devices")
        for _ in range(6):
            link = await host.post("/api/me/link", {})
            phone = await server.guest()
            assert await phone.post("/api/me/claim", {"token": link["token"]}) == await host.get("/api/me")
            async with phone.sit(room["id"], seat=0) as ann, host.sit(room["id"], seat=1, seq=0) as bob:
                for socket in (ann, bob):
                    update = await socket.next("update")
                    if update["prompt"] and not update["prompt"]["revises"]:
                        await done(socket, "answer", decision=update["decision"], action=choose(update))
        async with host.sit(room["id"], seat=0, seq=3) as late, host.sit(room["id"], seat=0, seq=99_999) as early:
            numbers = [item["seq"] for item in (await late.next("update"))["events"]]
            assert numbers == list(range(3, late.seq))
            assert (await early.next("update"))["events"] == []
        bad = await host.call("POST", "/api/me/claim", {"token": link["token"][:-1] + "x"})
        assert (bad.status, bad.json["error"]["code"]) == (403, "bad_token")


async def test_lobby_shows_public_rooms_and_each_their_own(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend = await server.guest(), await server.guest()
        shown = await open_room(host, "me", "open", public=True)
        hidden = await open_room(host, "me", "open")
        lobby = await friend.get("/api/rooms")
        assert [room["id"] for room in lobby["rooms"]] == [shown["id"]]
        assert not lobby["rooms"][0]["host"]
        mine = await host.get("/api/rooms/mine")
        assert {room["id"] for room in mine["rooms"]} == {shown["id"], hidden["id"]}
        assert (await friend.get("/api/rooms/mine"))["rooms"] == []
        assert (await friend.get(f"/api/rooms/{hidden['id']}"))["seats"] == 2


async def finish(host: Guest, friend: Guest) -> Json:
    room = await open_room(host, "me", "open", "casual")
    async with host.sit(room["id"]) as one, friend.sit(room["id"]) as two:
        await done(two, "sit", seat=1)
        record = await host.call("GET", f"/api/rooms/{room['id']}/record")
        assert (record.status, record.json["error"]["code"]) == (409, "not_over")
        await done(one, "add_salt", text="clover")
        await done(one, "start")
        reply = await host.call("POST", f"/api/rooms/{room['id']}/rematch", {})
        assert reply.json["error"]["code"] == "not_over"
        await asyncio.gather(one.play(at_random(1)), two.play(at_random(2)))
    return room


async def test_finished_match_is_downloaded_replayed_and_played_again(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, friend, stranger = [await server.guest() for _ in range(3)]
        room = await finish(host, friend)
        reply = await host.call("GET", f"/api/rooms/{room['id']}/record")
        record = parse_record(reply.body.decode())
        assert record.head.salts == ("clover",)
        match = replay(record_game(record), record)
        told = await host.get(f"/api/rooms/{room['id']}/replay")
        assert len(told["steps"]) == len(record.log)
        assert sum(len(step["events"]) for step in told["steps"]) == len(match.events)
        assert told["commit"] == room["commit"]
        assert len(told["viewers"]) == len(told["opening"]) == 4
        for place, seat in enumerate(told["viewers"]):
            changes = (event["changes"][place] for step in told["steps"] for event in step["events"])
            view = match.game.view(match.state, seat)
            assert reduce(fold, changes, told["opening"][place]) == msgspec.json.decode(msgspec.json.encode(view))
        same = await stranger.call("POST", "/api/replay", raw=reply.body)
        assert same.json == told
        one = await host.get(f"/api/rooms/{room['id']}/replay?viewer=1")
        assert one["viewers"] == [1]
        assert one["opening"] == [told["opening"][1]]
        assert [step["seq"] for step in one["steps"]] == [step["seq"] for step in told["steps"]]
        hidden = [step for step in one["steps"] if step["seat"] == 0]
        assert all(step["action"] is None and step["text"] == "" for step in hidden)
        for query, code in (("x", "bad_message"), ("9", "bad_record")):
            answer = await host.call("GET", f"/api/rooms/{room['id']}/replay?viewer={query}")
            assert answer.json["error"]["code"] == code
        for damaged in (reply.body[:-20], reply.body.replace(b'"card":', b'"card":1', 1), b"\xff", b""):
            answer = await stranger.call("POST", "/api/replay", raw=damaged)
            assert (answer.status, answer.json["error"]["code"]) == (400, "bad_record")
        assert [item["id"] for item in (await friend.get("/api/replays"))["rooms"]] == [room["id"]]
        await again(host, friend, stranger, room)


async def again(host: Guest, friend: Guest, stranger: Guest, room: Json) -> None:
    refusal = await stranger.call("POST", f"/api/rooms/{room['id']}/rematch", {})
    assert refusal.json["error"]["code"] == "not_seated"
    async with friend.sit(room["id"]) as socket:
        new = await host.post(f"/api/rooms/{room['id']}/rematch", {"start": True})
        assert (await socket.next("moved"))["room_id"] == new["id"]
    assert new["status"] == "waiting"  # there is a friend to wait for
    assert [chair["kind"] for chair in new["chairs"]] == ["person", "person", "bot"]
    assert new["commit"] != room["commit"]
    assert (await friend.post(f"/api/rooms/{room['id']}/rematch", {}))["id"] == new["id"]
    assert (await host.get(f"/api/rooms/{room['id']}"))["moved_to"] == new["id"]


async def test_emotes_come_from_a_fixed_set(sqlite: str) -> None:
    async with running(sqlite) as server:
        host, onlooker = await server.guest(), await server.guest()
        room = await open_room(host, "me", "open")
        async with host.sit(room["id"]) as one, onlooker.sit(room["id"]) as two:
            await done(one, "send_emote", emote="moo")
            name = (await host.get("/api/me"))["name"]
            assert await two.next("emoted") == {"type": "emoted", "seat": 0, "name": name, "emote": "moo"}
            await refused(one, "send_emote", "bad_message", emote="free text")
            await done(two, "send_emote", emote="nice")
            assert (await one.next("emoted"))["seat"] is None


async def test_bad_rooms_are_refused_with_a_reason(sqlite: str) -> None:
    async with running(sqlite) as server:
        guest = await server.guest()
        for request, code in (
            ({"game": "chess"}, "bad_options"),
            ({"game": GAME, "options": {"variant": "nope"}}, "bad_options"),
            ({"game": GAME, "seats": 40}, "bad_options"),
            ({"game": GAME, "seats": 2, "chairs": chairs("me")}, "bad_options"),
            ({"game": GAME, "seats": 2, "chairs": chairs("me", "wizard")}, "bad_options"),
            ({"game": GAME, "seats": 2, "chairs": chairs("me", "exec:true")}, "bad_options"),  # no programs of others
            ({"game": GAME, "seats": 2, "chairs": [{"kind": "me"}, {"kind": "bot"}]}, "bad_options"),
            ({"game": GAME, "start": True}, "not_full"),
            ({"game": GAME, "clock": {"decision": 1}}, "bad_message"),
            ({"game": GAME, "surprise": 1}, "bad_message"),
            ([], "bad_message"),
        ):
            reply = await guest.call("POST", "/api/rooms", request)
            assert reply.json["error"]["code"] == code, request
        for path in ("/api/rooms/none", "/api/rooms/a%00b", "/api/nothing", "/api/rooms/none/record"):
            assert (await guest.call("GET", path)).json["error"]["code"] == "not_found"
        async with guest.sit("nowhere") as socket:
            assert (await socket.next())["code"] == "not_found"
            assert (await socket.next()) == {"type": "bye", "reason": "gone", "reconnect": False}


async def test_a_connection_that_changes_seats_is_told_the_new_view_whole(sqlite: str) -> None:
    async with running(sqlite) as server:
        host = await server.guest()
        room = await open_room(host, "me", "me", start=True)
        found = await server.services.lobby.find(room["id"])
        async with host.sit(room["id"], seat=0) as socket:
            first = await socket.next("update")
            assert first["view"]["seat"] == 0
            await done(socket, "answer", decision=0, action=first["prompt"]["legal"][0])
            assert (await socket.see_update(lambda update: update["prompt"]["revises"]))["view"] is None
            (connection,) = found.audience
            connection.seat = 0
            found.audience.tell_match(found.state, 0)
            assert (await socket.next("update"))["view"] is None, "the seat is the same"
            connection.seat = 1
            found.audience.tell_match(found.state, 0)
            assert (await socket.next("update"))["view"]["seat"] == 1

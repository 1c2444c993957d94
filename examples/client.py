"""Plays a whole match against three bots over the wire: `python examples/client.py http://127.0.0.1:8000 [GAME]`."""

import asyncio
import json
import sys
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def call(url: str, cookie: str = "", body: object = None) -> tuple[dict[str, Any], str]:
    """One request to the API: what it answers, and the cookie that says who we are."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json", "Cookie": cookie})
    with urlopen(request) as reply:
        return json.load(reply), reply.headers.get("Set-Cookie", cookie).partition(";")[0]


async def play(server: str, game: str) -> None:
    """Make a room, and answer whatever is asked with the first legal answer."""
    _, cookie = call(f"{server}/api/me")
    bots = [{"kind": "bot", "level": "casual"}] * 3
    wanted = {"game": game, "seats": 4, "chairs": [{"kind": "me"}, *bots], "start": True}
    room, _ = call(f"{server}/api/rooms", cookie, wanted)
    url = f"{server.replace('http', 'ws', 1)}/api/rooms/{room['id']}/socket"
    ids, answered = count(), -1
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "failure":
                sys.exit(message["message"])
            if message["type"] != "update":
                continue
            if message["outcome"]:
                print("scores", *message["outcome"]["scores"], "ranks", *message["outcome"]["ranks"])
                return
            if message["prompt"] and message["decision"] > answered:
                answered, action = message["decision"], message["prompt"]["legal"][0]
                answer = {"type": "answer", "id": f"n{next(ids)}", "decision": answered, "action": action}
                await socket.send(json.dumps(answer))


asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "six"))

"""The wire's types as JSON Schema."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import msgspec

from stado.games import GAMES
from stado.rooms.protocol import VERSION
from stado.rooms.protocol.commands import COMMANDS
from stado.rooms.protocol.messages import MESSAGES
from stado.rooms.protocol.replies import REPLIES
from stado.rooms.protocol.requests import REQUESTS


def make_schema() -> dict[str, Any]:
    """JSON Schema of every message, request and reply, and of what each game puts into them."""
    shared = [*MESSAGES, *COMMANDS, *REQUESTS, *REPLIES]
    _, definitions = msgspec.json.schema_components(shared, ref_template="#/$defs/{name}")
    games: dict[str, Any] = {}
    for game in GAMES:
        template = f"#/$defs/games/{game.name}/$defs/{{name}}"
        facts = type(game.facts)
        parts = (game.option_type, game.view_type, game.action_type, game.event_type, game.preview_type, facts)
        schemas, inner = msgspec.json.schema_components(parts, ref_template=template)
        names = ("options", "view", "action", "event", "preview", "facts")
        games[game.name] = {**dict(zip(names, schemas, strict=True)), "$defs": inner}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "stado protocol",
        "version": VERSION,
        "$defs": {**definitions, "games": games},
    }


def format_schema() -> str:
    """The schema as its file."""
    schema = _dedent(make_schema())
    return msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2).decode() + "\n"


def _dedent(value: Any) -> Any:
    """Descriptions as every Python has them: those before 3.13 keep the indentation of docstrings."""
    if isinstance(value, dict):
        return {
            key: cleandoc(part) if key == "description" and isinstance(part, str) else _dedent(part)
            for key, part in value.items()
        }
    return [_dedent(part) for part in value] if isinstance(value, list) else value

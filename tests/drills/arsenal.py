"""What a hostile client sends: commands with replayed, foreign and malformed parts, and queries of every kind."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from stado.core.events import tag_of
from stado.core.rng import Rng
from stado.rooms.protocol.commands import COMMANDS
from stado.testing.wire import Json

# What each command says beside its id.
FIELDS_OF = {tag_of(kind): tuple(field for field in kind.__struct_fields__ if field != "id") for kind in COMMANDS}
IDS: Sequence[Any] = ("", "x" * 65, "\x00", "\n", "é", "\u202e", 0, -1, 1.5, None, True, [], {}, "x" * 5000)
JUNK: Sequence[Any] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**40,
    1e308,
    -0.0,
    "",
    "0",
    "none",
    "casual",
    "\x00",
    "\u202e",
    "é" * 70,
    [],
    {},
    [[]],
    {"type": "deal"},
    {"type": "pick_card", "card": 2**70},
)
FIELDS = tuple(dict.fromkeys(["id", "type", *itertools.chain(*FIELDS_OF.values()), "person", "you", "viewer", "seq"]))
TOO_LARGE = 9000
SEATS = (
    *("", "none", "None", "NONE", "null", "-1", "-0", "63", "64", "99999999999999999999", "abc", "1.0", "+1", "01"),
    *("1_0", " 1", "١", "²", "\x00", "0x1", "1e0", "true", "[0]", "{}", "9" * 1500, "all", "*", "host"),  # noqa: RUF001 - other digits are meant
)
SEQS = ("", "0", "1", "-1", "5", "1000000", "9" * 30, "9" * 1500, "abc", "1.5", "none", "0x0", "١", "\x00", "[]")  # noqa: RUF001 - other digits are meant


class Past(NamedTuple):
    """A command that was done."""

    command: Json
    answer: str
    seat: int | None  # whose it was


class Shot(NamedTuple):
    """A message, and what may come of it."""

    kind: str
    text: str | bytes
    lawful: bool = False  # it may change the room; nothing else may
    first: Past | None = None  # the same command, when it was sent the first time


class Arsenal:
    """Makes an attacker's messages from all that it knows, and some that it cannot know."""

    def __init__(self, rng: Rng, seats: int, seat: int | None) -> None:
        self.rng = rng
        self.seats = seats
        self.seat = seat
        self.own: list[Past] = []
        self.foreign: list[Past] = []
        self.actions: list[Json] = [{"type": "deal"}]  # that somebody might be asked for
        self.decision = 0  # about where the match is
        self._count = 0
        self._makers: Sequence[tuple[int, Callable[[], Shot]]] = (
            (6, self.repeated),
            (8, self.own_id_for_another_command),
            (6, self.sit_again),
            (8, self.foreign_command),
            (8, self.foreign_id),
            (8, self.any_answer),
            (10, self.any_command),
            (6, self.malformed_id),
            (6, self.malformed_field),
            (5, self.missing_or_extra_field),
            (5, self.mangled),
            (3, self.noise),
            (2, self.deep),
        )
        self._weights = [weight for weight, _ in self._makers]

    def shot(self) -> Shot:
        """One message that must change nothing."""
        place = self.rng.below(sum(self._weights))
        for weight, maker in self._makers:
            if place < weight:
                return maker()
            place -= weight
        raise AssertionError

    def fresh_id(self) -> str:
        """An id that nobody has used."""
        self._count += 1
        return f"eve {self._count}"

    def lawful(self) -> Shot:
        """A command that anybody seated may send at any time."""
        kind, field, value = self.rng.choice((("rename", "name", "Eve"), ("send_emote", "emote", "moo")))
        return Shot(kind, json.dumps({"type": kind, "id": self.fresh_id(), field: value}), lawful=True)

    def repeated(self) -> Shot:
        """The attacker's own command again."""
        if not self.own:
            return self.foreign_command()
        past = self.rng.choice(self.own)
        return Shot("repeated", json.dumps(past.command), first=past)

    def own_id_for_another_command(self) -> Shot:
        """An id that the attacker has used, for something else."""
        if not self.own:
            return self.foreign_id()
        past = self.rng.choice(self.own)
        return Shot("own id, another command", json.dumps({**self._command(), "id": past.command["id"]}))

    def sit_again(self) -> Shot:
        """The command by which somebody sat down, with any seat."""
        sits = [past for past in (*self.own, *self.foreign) if past.command["type"] == "sit"]
        identity = self.rng.choice(sits).command["id"] if sits else self.fresh_id()
        return Shot("sit again", json.dumps({"type": "sit", "id": identity, "seat": self._any_seat()}))

    def foreign_command(self) -> Shot:
        """Another's command, as it was sent."""
        command = self.rng.choice(self.foreign).command if self.foreign else self._command()
        if command["type"] in ("rename", "send_emote"):
            command = {**command, "type": "start"}
        return Shot("foreign command", json.dumps(command))

    def foreign_id(self) -> Shot:
        """Another's id, for something else."""
        identity = self.rng.choice(self.foreign).command["id"] if self.foreign else self.fresh_id()
        return Shot("foreign id", json.dumps({**self._command(), "id": identity}))

    def any_answer(self) -> Shot:
        """An answer to a question of the past or of the future, or to another's."""
        decision = max(0, self.decision + self.rng.choice((-2, -1, 1, 2, 500)))
        if decision == self.decision:
            decision += 1
        command = {
            "type": "answer",
            "id": self.fresh_id(),
            "decision": decision,
            "action": self.rng.choice(self.actions),
        }
        return Shot("answer out of turn", json.dumps(command))

    def any_command(self) -> Shot:
        """A command that is not the attacker's to give."""
        return Shot("command out of place", json.dumps({**self._command(), "id": self.fresh_id()}))

    def malformed_id(self) -> Shot:
        """Something else where the id belongs."""
        return Shot("malformed id", json.dumps({**self._command(), "id": self.rng.choice(IDS)}))

    def malformed_field(self) -> Shot:
        """Something else where another part belongs."""
        command = {**self._command(), "id": self.fresh_id()}
        field = self.rng.choice([name for name in command if name != "id"])
        command[field] = self.rng.choice(JUNK)
        if command["type"] in ("rename", "send_emote"):
            command["id"] = ""
        return Shot("malformed field", json.dumps(command))

    def missing_or_extra_field(self) -> Shot:
        """A part too few, or one too many that a careless server might heed."""
        command = {**self._command(), "id": self.fresh_id()}
        if self.rng.below(2):
            del command[self.rng.choice(list(command))]
            command["extra"] = 1
        else:
            names = [name for name in FIELDS if name not in command]
            command[self.rng.choice(names)] = self.rng.choice((0, self._any_seat(), "none", None))
        return Shot("missing or extra field", json.dumps(command))

    def mangled(self) -> Shot:
        """A command with signs cut out or put in."""
        text = json.dumps({**self._command(), "id": self.fresh_id()})
        cut = self.rng.below(len(text) - 1)
        text = text[:cut] + self.rng.choice(("", '"', "}", "\\", "\\u0000", "9", "null")) + text[cut + 2 :]
        return Shot("mangled", text)

    def noise(self) -> Shot:
        """Anything at all, as text or as bytes."""
        if self.rng.below(2):
            return Shot("noise", bytes(self.rng.below(256) for _ in range(self.rng.below(60))))
        signs = '{}[]",:0123456789.eE+-\\untrfalsé\u2028 '
        return Shot("noise", "".join(self.rng.choice(signs) for _ in range(self.rng.below(80))))

    def deep(self) -> Shot:
        """Much inside much, now and then more than a message may have."""
        size = self.rng.choice((60, 1000, 8000, TOO_LARGE)) if self.rng.below(8) == 0 else 60
        unit = self.rng.choice(("[", '{"a":', '{"type":"answer","id":"x","decision":0,"action":'))
        return Shot("deep", (unit * (size // len(unit) + 1))[:size])

    def query(self) -> str:
        """What a socket may be opened with."""
        parts = []
        for name, values in (("seat", (*SEATS, *map(str, range(self.seats)))), ("seq", SEQS)):
            count = self.rng.choice((0, 1, 1, 1, 2))
            parts += [f"{name}={quote(self.rng.choice(values))}" for _ in range(count)]
        return "&".join(self.rng.shuffle(parts))

    def path(self, room: str) -> str:
        """What might be read of a running match."""
        viewer = self.rng.choice(("all", "none", "0", "1", "-1", "x", ""))
        paths = (
            "",
            "/record",
            f"/replay?viewer={viewer}",
            "/replay",
            f"/reviews?step={self.rng.choice(('0', '1', '-1', 'x', '9' * 30))}",
            f"/advice?seat={self.rng.below(self.seats)}",
            "/advice",
        )
        others = ("/api/rooms", "/api/rooms/mine", "/api/replays", "/api/me", "/api/rooms/" + room[::-1])
        return self.rng.choice((*(f"/api/rooms/{room}{path}" for path in paths), *others))

    def _any_seat(self) -> int:
        seat: int = self.rng.choice((*range(self.seats), self.seats, 63))
        return seat

    def _command(self) -> Json:
        """A well-formed command that is not lawful for the attacker, its id left out."""
        kind = self.rng.choice([kind for kind in FIELDS_OF if kind not in ("rename", "send_emote", "leave", "return")])
        values: Json = {
            "decision": self.decision + 1 + self.rng.below(3),
            "action": self.rng.choice(self.actions),
            "seat": self._any_seat(),
            "level": self.rng.choice(("casual", "novice", "genius")),
            "text": "salt",
            "options": {},
            "seats": self.rng.choice((2, self.seats, 64)),
            "clock": self.rng.choice((None, {"decision": 5, "bank": 0})),
            "fill": self.rng.choice((None, "novice", "genius")),
        }
        return {"type": kind, **{field: values[field] for field in FIELDS_OF[kind]}}

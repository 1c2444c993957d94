"""Seeded mutations of valid files: bytes, lines, numbers and JSON parts, alone or several at once."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from stado.core.rng import Rng
from stado.teach.challenge import MARK

CORPUS = Path(__file__).parent / "corpus"
TOKENS: Sequence[str] = (
    *("0", "-1", "1", "2147483648", "9" * 30, "9" * 5000, "1e999", "-0", "01", "+1", "1_0", "0x1", "١٢", "²", "½"),
    *("", " ", "\t", "\x00", "\x1b[2J", "\r", "\x0b", "\x85", "\u2028", "\u202e", "\ufeff", "é", "𝟙", "\U0010ffff"),  # noqa: RUF001 - other digits are meant
    *("#", ":", "|", ",", "-", "=", "'", '"', "\\", "\\u0000", "\\ud800", "[", "]", "{", "}", "%s", "{0}", "..", "/"),
    *("null", "true", "none", "NaN", "Infinity", "[" * 2000, '{"a":' * 2000, "[basic]", "game: six", "seats: 99", "j"),
)
VALUES: Sequence[Any] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, 0.5, 1e308, "", "x", "\x00", "\x1b[2J", "\u202e", "x" * 3000),
    *([], {}, [[]], [None], {"type": "deal"}, {"type": "x"}, [0] * 500, {"variant": "pro"}, "six", "\n", "__proto__"),
    *([None, "novice"], [None] * 9, {"type": "pick_card"}, 99, 10**4000, "master:rollouts=999999999"),
)


def corpus(kind: str) -> list[bytes]:
    """The valid files of a kind."""
    return [path.read_bytes() for path in sorted((CORPUS / kind).iterdir())]


class Mutator:
    """Makes files that are nearly valid."""

    def __init__(self, kind: str, rng: Rng) -> None:
        self._rng = rng
        self._files = corpus(kind)
        self._sealed = kind == "record"
        lined = self._sealed or kind == "challenge"  # each line is an object of JSON
        self._ways: Sequence[Callable[[str], str]] = (
            self._cut_span,
            self._copy_span,
            self._put_token,
            self._put_token,
            self._change_number,
            self._change_number,
            self._drop_line,
            self._copy_line,
            self._swap_lines,
            self._splice,
            self._truncate,
            *((self._change_part,) * 6 if lined else ()),
        )

    def file(self) -> bytes:
        """One file."""
        data = self._rng.choice(self._files)
        text = data.decode()
        for _ in range(self._rng.choice((1, 1, 1, 2, 3, 8))):
            text = self._rng.choice(self._ways)(text)
        if self._sealed and self._rng.below(8):
            text = reseal(text)
        data = text.encode("utf-8", "surrogatepass")
        return self._flip(data) if self._rng.below(16) == 0 else data

    def _span(self, text: str) -> tuple[int, int]:
        start = self._rng.below(len(text) + 1)
        return start, min(len(text), start + self._rng.choice((1, 1, 2, 5, 20, 200)))

    def _cut_span(self, text: str) -> str:
        start, end = self._span(text)
        return text[:start] + text[end:]

    def _copy_span(self, text: str) -> str:
        start, end = self._span(text)
        place = self._rng.below(len(text) + 1)
        return text[:place] + text[start:end] * self._rng.choice((1, 1, 2, 50)) + text[place:]

    def _put_token(self, text: str) -> str:
        start, end = self._span(text)
        return text[:start] + self._rng.choice(TOKENS) + text[self._rng.choice((start, end)) :]

    def _change_number(self, text: str) -> str:
        found = list(re.finditer(r"-?\d+", text))
        if not found:
            return text
        number = self._rng.choice(found)
        value = int(number.group()[:18]) + self._rng.choice((-2, -1, 1, 2, 10, 100))
        return text[: number.start()] + str(value) + text[number.end() :]

    def _drop_line(self, text: str) -> str:
        lines = text.splitlines(keepends=True)
        if lines:
            del lines[self._rng.below(len(lines))]
        return "".join(lines)

    def _copy_line(self, text: str) -> str:
        lines = text.splitlines(keepends=True) or [""]
        lines.insert(self._rng.below(len(lines) + 1), self._rng.choice(lines))
        return "".join(lines)

    def _swap_lines(self, text: str) -> str:
        lines = text.splitlines(keepends=True) or [""]
        one, other = self._rng.below(len(lines)), self._rng.below(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
        return "".join(lines)

    def _splice(self, text: str) -> str:
        """The head of one file and the tail of another."""
        other = self._rng.choice(self._files).decode()
        return text[: self._rng.below(len(text) + 1)] + other[self._rng.below(len(other)) :]

    def _truncate(self, text: str) -> str:
        return text[: self._rng.below(len(text) + 1)]

    def _flip(self, data: bytes) -> bytes:
        """Bytes that need not be a text."""
        flipped = bytearray(data or b"x")
        for _ in range(self._rng.choice((1, 3))):
            flipped[self._rng.below(len(flipped))] = self._rng.below(256)
        return bytes(flipped)

    def _change_part(self, text: str) -> str:
        """Another value somewhere inside a line of JSON."""
        lines = text.split("\n")
        place = self._rng.choice((0, self._rng.below(len(lines)), max(0, len(lines) - 2)))  # the last one is empty
        try:
            line = json.loads(lines[place])
        except (ValueError, RecursionError):
            return text
        if not isinstance(line, dict):
            return text
        lines[place] = json.dumps(self._replace_part(line), separators=(",", ":"), ensure_ascii=False)
        return "\n".join(lines)

    def _replace_part(self, value: Any) -> Any:
        """The value with one part of it replaced, dropped or doubled."""
        if isinstance(value, dict) and value and self._rng.below(6):
            key = self._rng.choice(list(value))
            return {**value, key: self._replace_part(value[key])}
        if isinstance(value, list) and value and self._rng.below(3):
            place = self._rng.below(len(value))
            inside = [self._replace_part(value[place])] * self._rng.choice((0, 1, 1, 1, 2))
            return value[:place] + inside + value[place + 1 :]
        return self._rng.choice(VALUES)


def pack(data: bytes) -> str:
    """What a challenge tells as the text that people pass on, as somebody would make it who wants it to be read."""
    return MARK + urlsafe_b64encode(zlib.compress(data, 9)).decode().rstrip("=")


def reseal(text: str) -> str:
    """The lines of a record with checksums that are right, as somebody would make them who wants it to be read."""
    lines, total = [], ""
    for line in text.split("\n"):
        body, mark, _ = line.rpartition(',"sum":"')
        if not mark:
            lines.append(line)
            continue
        total = sha256((total + body + "}").encode("utf-8", "surrogatepass")).hexdigest()[:12]
        lines.append(f'{body},"sum":"{total}"}}')
    return "\n".join(lines)

"""A worker whose own code fails at every message but one."""

from __future__ import annotations

from stado.server.thinking.worker import answer_messages

GOOD = b"good"


def answer(message: bytes) -> bytes:
    """The same message, where it is the good one."""
    if message != GOOD:
        raise LookupError("a bug")
    return message


if __name__ == "__main__":
    answer_messages(answer)

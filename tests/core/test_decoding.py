"""JSON from outside, whose every fault is one error with words of its own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stado.core.decoding import decode_json


def test_json_is_read() -> None:
    assert decode_json('{"a": [1]}', dict[str, Any]) == {"a": [1]}


@pytest.mark.parametrize("text", ["[" * 100_000, "[" * 5000 + "]" * 5000, '{"a":' * 5000 + "1" + "}" * 5000])
def test_json_that_is_nested_too_deeply_is_refused_in_words(text: str) -> None:
    with pytest.raises(msgspec.DecodeError, match="JSON that is nested too deeply"):
        decode_json(text, object)

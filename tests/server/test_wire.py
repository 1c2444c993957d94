"""What a guest makes of an answer, whole or cut off."""

from __future__ import annotations

import pytest

from stado.testing.wire import parse_reply

PLAIN = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-One: 1\r\n\r\nhello"
CHUNKED = b"HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n"


@pytest.mark.parametrize(("raw", "status"), [(PLAIN, 200), (CHUNKED, 201)])
def test_an_answer_is_taken_apart(raw: bytes, status: int) -> None:
    reply = parse_reply("GET", raw)
    assert (reply.status, reply.body) == (status, b"hello")


def test_headers_go_by_their_names_in_small_letters() -> None:
    assert parse_reply("GET", PLAIN).headers["x-one"] == "1"


@pytest.mark.parametrize("raw", [PLAIN, CHUNKED])
def test_an_answer_cut_off_anywhere_is_none(raw: bytes) -> None:
    for end in range(len(raw)):
        with pytest.raises(ConnectionError):
            parse_reply("GET", raw[:end])


def test_an_answer_to_head_has_no_body() -> None:
    assert parse_reply("HEAD", PLAIN.removesuffix(b"hello")).body == b""

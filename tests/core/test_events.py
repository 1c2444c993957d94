"""Who sees what of an event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from stado.core.events import Event, snake_case
from stado.core.fields import Seat


class CardsPassed(Event, frozen=True):
    secrets: ClassVar[Mapping[str, str]] = {"given": "giver_seat", "got": "taker_seat"}

    giver_seat: Seat
    taker_seat: Seat
    given: tuple[int, ...] | None
    got: tuple[int, ...] | None
    count: int
    rule: str = "TINY-9"


class TurnEnded(Event, frozen=True):
    turn: int
    rule: str = "TINY-9"


@pytest.mark.parametrize(
    ("name", "word"),
    [("CardPicked", "card_picked"), ("Deal", "deal"), ("RowTaken", "row_taken"), ("TakeARow", "take_a_row")],
)
def test_the_wire_has_the_same_words_in_snake_case(name: str, word: str) -> None:
    assert snake_case(name) == word


def test_each_secret_goes_to_the_seat_that_its_field_names_and_to_nobody_else() -> None:
    event = CardsPassed(0, 2, given=(1,), got=(7,), count=1)
    seen = {seat: (event.seen_by(seat).given, event.seen_by(seat).got) for seat in (0, 1, 2, None)}
    assert seen == {0: ((1,), None), 1: (None, None), 2: (None, (7,)), None: (None, None)}
    assert {event.seen_by(seat).count for seat in (0, 1, None)} == {1}
    assert (event.given, event.got) == ((1,), (7,))


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = TurnEnded(3)
    assert all(event.seen_by(seat) is event for seat in (0, 5, None))


def test_an_event_is_tagged_on_the_wire_and_comes_back() -> None:
    event = CardsPassed(0, 2, given=(1,), got=None, count=1)
    wire = msgspec.json.encode(event)
    assert wire.startswith(b'{"type":"cards_passed","giver_seat":0')
    assert msgspec.json.decode(wire, type=CardsPassed | TurnEnded) == event


def test_a_fact_cannot_be_changed() -> None:
    event = TurnEnded(3)
    with pytest.raises(AttributeError, match="immutable"):
        event.turn = 4  # type: ignore[misc]

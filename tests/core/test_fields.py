from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from stado.core.fields import BySeat, PlaceIndex, RowIndex, Seat, listed, read_as, readings

Fruit = Annotated[Literal["plum", "pear"], read_as("fruit")]
Nut = Annotated[Literal["hazel"], read_as("fruit")]


class Basket(msgspec.Struct, frozen=True):
    owner: Seat | None
    fruits: tuple[Fruit, ...] | None
    weight: int


class Feast(msgspec.Struct, frozen=True):
    host: Seat
    row: RowIndex
    places: tuple[tuple[PlaceIndex, ...], ...]
    scores: BySeat
    best: Fruit | Nut
    baskets: tuple[Basket, ...]
    count: int | None
    note: str


def test_fields_are_read_out_by_their_types_whatever_they_are_called() -> None:
    assert readings(Feast) == {
        "host": "seat",
        "row": "index",
        "places": "index",
        "scores": "by_seat",
        "best": "fruit",
        "baskets": {"owner": "seat", "fruits": "fruit"},
    }


def test_listed_values_are_found_in_any_type() -> None:
    assert listed(Fruit) == ("plum", "pear")
    assert listed(tuple[Fruit | Nut, ...] | None) == ("plum", "pear", "hazel")
    assert listed(Seat) == ()

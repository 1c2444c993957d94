from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stado.core.change import diff, fold


class Cow(msgspec.Struct, frozen=True, tag_field="type", tag="cow"):
    name: str
    spots: tuple[int, ...] = ()


class Bull(msgspec.Struct, frozen=True, tag_field="type", tag="bull"):
    name: str


class Herd(msgspec.Struct, frozen=True):
    leader: Cow | Bull | None
    rows: tuple[tuple[int, ...], ...]
    names: dict[str, int]
    members: tuple[Cow | Bull, ...]
    size: int


numbers = st.lists(st.integers(0, 9), max_size=5).map(tuple)
members = st.one_of(st.builds(Cow, st.text(max_size=3), numbers), st.builds(Bull, st.text(max_size=3)))
herds = st.builds(
    Herd,
    st.none() | members,
    st.lists(numbers, max_size=4).map(tuple),
    st.dictionaries(st.sampled_from("abc"), st.integers(0, 9)),
    st.lists(members, max_size=3).map(tuple),
    st.integers(0, 9),
)
values = st.recursive(
    st.none() | st.text(max_size=3) | st.integers(2, 9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner),
    max_leaves=12,
)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(herds, herds)
def test_a_change_leads_from_one_view_to_the_other(before: Herd, after: Herd) -> None:
    assert fold(plain(before), plain(diff(before, after))) == plain(after)


@given(values, values)
def test_a_change_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    assert fold(before, diff(before, after)) == after


@given(herds, herds)
def test_a_view_is_left_as_it_is(before: Herd, after: Herd) -> None:
    view = plain(before)
    fold(view, diff(before, after))
    assert view == plain(before)


@given(herds, herds)
def test_a_part_costs_no_more_than_what_it_is_a_part_of(before: Herd, after: Herd) -> None:
    fields = [((name,), getattr(after, name)) for name in Herd.__struct_fields__]
    whole = [field for field in fields if getattr(before, field[0][0]) != field[1]]
    assert len(msgspec.json.encode(diff(before, after))) <= len(msgspec.json.encode(whole))


HERD = Herd(Cow("Ana", (1, 2)), ((1, 22, 3), (4,)), {"a": 1}, (Cow("Eva"), Bull("Ota")), 2)


@pytest.mark.parametrize(
    ("change", "parts"),
    [
        ({}, ()),
        ({"size": 3}, ((("size",), 3),)),
        ({"rows": ((1, 22, 3), (4, 5))}, ((("rows", 1, 1), 5),)),
        ({"rows": ((1, 22, 3), (4,), ())}, ((("rows", 2), ()),)),
        ({"rows": ((1, 7, 3), (4,))}, ((("rows", 0, 1), 7),)),
        ({"rows": ((9, 8, 7), (4,))}, ((("rows", 0), (9, 8, 7)),)),
        ({"rows": ((1, 22), (4,))}, ((("rows", 0), (1, 22)),)),
        ({"rows": ()}, ((("rows",), ()),)),
        ({"leader": Bull("Ana")}, ((("leader",), Bull("Ana")),)),
        ({"leader": Cow("Ida", (1, 2))}, ((("leader", "name"), "Ida"),)),
        ({"leader": None}, ((("leader",), None),)),
        ({"names": {"a": 1, "b": 2}}, ((("names", "b"), 2),)),
        ({"names": {"b": 2}}, ((("names",), {"b": 2}),)),
        ({"size": 3, "rows": ((1, 22, 3), ())}, ((("rows", 1), ()), (("size",), 3))),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_change_is_as_small_as_can_be(change: dict[str, Any], parts: Any) -> None:
    assert diff(HERD, msgspec.structs.replace(HERD, **change)) == parts


def test_what_has_no_parts_in_common_is_replaced_as_a_whole() -> None:
    assert diff(None, HERD) == (((), HERD),)
    assert fold(None, (((), 5),)) == 5

"""Numbers of events, some of which were taken back."""

from __future__ import annotations

from stado.rooms.numbers import Numbers


def test_numbers_are_places_as_long_as_nothing_is_taken_back() -> None:
    numbers = Numbers()
    assert [numbers.number(place) for place in range(4)] == [0, 1, 2, 3]
    assert [numbers.place(number) for number in range(4)] == [0, 1, 2, 3]
    assert [numbers.told(place) for place in range(4)] == [0, 1, 2, 3]


def test_no_number_is_given_twice() -> None:
    numbers = Numbers()
    numbers.cut(3, 8)  # events 3 to 7 are gone
    assert [numbers.number(place) for place in range(5)] == [0, 1, 2, 8, 9]
    assert [numbers.place(number) for number in range(11)] == [0, 1, 2, 3, 3, 3, 3, 3, 3, 4, 5]
    assert [numbers.told(place) for place in range(5)] == [0, 1, 2, 3, 9]
    numbers.cut(4, 12)  # and 9 to 11
    assert [numbers.number(place) for place in range(6)] == [0, 1, 2, 8, 12, 13]
    assert [numbers.place(number) for number in (2, 5, 8, 9, 11, 12, 13)] == [2, 3, 3, 4, 4, 4, 5]
    numbers.cut(1, 14)  # and all but the first
    assert [numbers.number(place) for place in range(3)] == [0, 14, 15]
    assert [numbers.place(number) for number in (0, 1, 8, 13, 14, 15)] == [0, 1, 1, 1, 1, 2]


def test_everything_can_be_taken_back() -> None:
    numbers = Numbers()
    numbers.cut(0, 5)
    assert [numbers.place(number) for number in (0, 4, 5, 6)] == [0, 0, 0, 1]
    assert numbers.told(0) == 0

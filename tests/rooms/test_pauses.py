"""Rooms that fail again and again: a longer pause each time, and ever fewer lines in the log."""

from __future__ import annotations

from stado.rooms.pauses import Pauses


def fail(pauses: Pauses, times: int, first: float, now: float = 0.0) -> tuple[list[float], int]:
    """The pauses after some failures in a row, and how many of them are noted."""
    waits, noted = [], 0
    for _ in range(times):
        pauses.note_failure(now)
        waits.append(pauses.wait(first))
        noted += pauses.noteworthy
    return waits, noted


def test_each_pause_is_twice_as_long_up_to_a_bound() -> None:
    assert fail(Pauses(), 9, 0.0)[0] == [0.0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 4.0, 4.0]
    assert fail(Pauses(), 5, 0.5)[0] == [0.5, 1.0, 2.0, 4.0, 4.0]


def test_lasting_trouble_is_noted_ever_more_rarely() -> None:
    assert fail(Pauses(), 1, 1.0)[1] == 1
    assert fail(Pauses(), 1000, 1.0)[1] == 10


def test_pauses_are_short_again_after_progress_and_after_a_calm_minute() -> None:
    pauses = Pauses()
    fail(pauses, 9, 0.0)
    pauses.reset()
    assert fail(pauses, 2, 0.0)[0] == [0.0, 0.1]
    assert fail(pauses, 1, 0.5, now=59.0)[0] == [2.0]
    assert fail(pauses, 1, 0.5, now=120.0)[0] == [0.5]

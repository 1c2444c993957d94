"""The numbers of a match's events: each is given once, also where an event is taken back."""

from __future__ import annotations


class Numbers:
    """Leads from the places of a match's events to their numbers, and back."""

    def __init__(self) -> None:
        self._shifts = [(0, 0)]  # from which place on numbers are ahead of places, and by how much

    def number(self, place: int) -> int:
        """The number of the event at a place, or of the next one behind the last."""
        return place + next(shift for start, shift in reversed(self._shifts) if start <= place)

    def place(self, number: int) -> int:
        """The place of the first event that has the number or a later one."""
        end = number
        for start, shift in reversed(self._shifts):
            if number >= start + shift:
                return min(number - shift, end)
            end = start
        return end

    def told(self, place: int) -> int:
        """Up to which number who knows the events before the place has heard of them."""
        return self.number(place - 1) + 1 if place else 0

    def cut(self, place: int, seq: int) -> None:
        """Events from the place on are taken back; the next one has the number `seq`."""
        self._shifts = [(start, shift) for start, shift in self._shifts if start < place]
        self._shifts.append((place, seq - place))

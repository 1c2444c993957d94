"""Clocks that follow from the times in a room's log alone."""

from __future__ import annotations

from stado.core.fields import Seat
from stado.rooms.protocol.room import Clock, Clockface


class Timers:
    """For each seat, since when it owes an answer, and what its bank has left; times in milliseconds."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.decision = clock.decision * 1000
        self.asked: list[int | None] = [None] * seats
        self.bank = [clock.bank * 1000] * seats

    def ask(self, seat: Seat, at: int) -> None:
        """The seat owes an answer from then on."""
        self.asked[seat] = at

    def stop(self, seat: Seat) -> None:
        """The seat owes nothing, or a bot answers for it."""
        self.asked[seat] = None

    def charge(self, seat: Seat, at: int) -> None:
        """The seat has answered, or its time has run out: its bank pays for what the decision took beyond its time."""
        asked = self.asked[seat]
        if asked is not None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, at - asked - self.decision))
            self.asked[seat] = None

    def credit(self, time: int) -> None:
        """That time has not counted."""
        self.asked = [None if asked is None else asked + time for asked in self.asked]

    def deadline(self, seat: Seat) -> int | None:
        """When the seat's time runs out."""
        asked = self.asked[seat]
        return None if asked is None else asked + self.decision + self.bank[seat]

    def deadlines(self) -> list[tuple[int, Seat]]:
        """All times that run out, the next one first."""
        found = [(self.deadline(seat), seat) for seat in range(len(self.asked))]
        return sorted((deadline, seat) for deadline, seat in found if deadline is not None)

    def face(self, seat: Seat, now: int) -> Clockface:
        """What the seat's clock shows."""
        asked = self.asked[seat]
        if asked is None:
            return Clockface(running=False, left_ms=None, bank_ms=self.bank[seat])
        left = asked + self.decision - now
        return Clockface(running=True, left_ms=max(0, left), bank_ms=max(0, self.bank[seat] + min(0, left)))

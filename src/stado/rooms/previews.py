"""Previews of the answers to a question of a running match, for the person who is asked."""

from __future__ import annotations

from stado.core.fields import Seat
from stado.rooms.decisions import RefusalError
from stado.rooms.protocol.replies import Previews
from stado.rooms.state import RoomState


def preview_answers(state: RoomState, person: str, seat: Seat | None) -> Previews:
    """What each answer of the person's seat, its first if none is named, would do; or RefusalError."""
    seats = state.seats_of(person)
    if not seats or seat not in (None, *seats):
        raise RefusalError("not_seated", "that is no seat of yours")
    asked = seats[0] if seat is None else seat
    decision = state.decision(asked)
    if state.match is None or decision is None:
        return Previews(None, ())  # who looks at a card while the last pick is made does nothing wrong
    game, now = state.game, state.match.state
    view = game.view(now, asked)
    return Previews(decision, tuple(game.preview(view, action) for action in game.prompt(now, asked).legal))

"""Advice on a question of a running match, for somebody who plays with bots alone."""

from __future__ import annotations

from stado.bots.review import LEVEL
from stado.rooms.decisions import RefusalError, check_alone
from stado.rooms.state import RoomState
from stado.rooms.thinking import BotTask, make_bot_task


def lone_question(state: RoomState, person: str) -> tuple[int, BotTask]:
    """The number of what is asked of the person, and what a bot in that place gets to know; or RefusalError."""
    seats = state.seats_of(person)
    if not seats:
        raise RefusalError("not_seated", "you have no seat here")
    check_alone(state)
    (seat,) = seats
    decision = state.decision(seat)
    if state.match is None or decision is None:
        raise RefusalError("not_asked", "nothing is asked of you now")
    return decision, make_bot_task(state.match, seat, LEVEL, ("advice", seat, decision))

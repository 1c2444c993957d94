"""How rooms begin: from a request, or as a rematch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stado.core.options import format_options
from stado.rooms.decisions import Asker, RefusalError, accept_game, accept_name, check_level
from stado.rooms.log import AnyEntry, BotAdded, ChanceActed, Line, RoomHead, Sat, Started
from stado.rooms.protocol.commands import AnyCommand, Command
from stado.rooms.protocol.requests import ChairRequest, RoomRequest
from stado.rooms.state import RoomState
from stado.rooms.writes import NewRoom


class Rematch(Command, frozen=True):
    """Play again in a new room: anybody seated may, once the match is over."""

    start: bool = False
    lost: str | None = None  # the room of an earlier rematch, which is gone


AnyOrder = AnyCommand | Rematch


def open_room(entropy: Callable[[], str], now: int, asker: Asker, request: RoomRequest) -> NewRoom:
    """The room that is asked for, or RefusalError."""
    game = accept_game(request.game, request.options, request.seats)
    chairs = request.chairs or (ChairRequest("me"), *[ChairRequest("open")] * (game.seats - 1))
    if len(chairs) != game.seats:
        raise RefusalError("bad_options", f"{len(chairs)} chairs for {game.seats} seats")
    entries = _seat_all(asker, chairs, request.hot_seat_names)
    if request.start:
        if any(chair.kind == "open" for chair in chairs):
            raise RefusalError("not_full", "a chair is still open")
        entries.append(Started())
    head = RoomHead(
        id=entropy(),
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        seats=game.seats,
        public=request.public,
        clock=request.clock,
        seed=entropy(),
        host=asker.person,
        created=now,
    )
    return make_room(head, entries)


def _seat_all(asker: Asker, chairs: Sequence[ChairRequest], names: Sequence[str]) -> list[AnyEntry]:
    """Seat the asker, under several names on several chairs, and the bots."""
    entries: list[AnyEntry] = []
    mine = 0
    for seat, chair in enumerate(chairs):
        if chair.kind == "me":
            name = accept_name(names[mine]) if mine < len(names) else asker.name
            entries.append(Sat(seat, asker.person, name))
            mine += 1
        elif chair.kind == "bot":
            if chair.level is None:
                raise RefusalError("bad_options", "a bot's chair needs its level")
            check_level(chair.level)
            entries.append(BotAdded(seat, chair.level))
    return entries


def open_rematch(entropy: Callable[[], str], now: int, state: RoomState, asker: Asker, *, start: bool) -> NewRoom:
    """A new room with the same people and bots; it starts at once if nobody else is to be waited for."""
    entries: list[AnyEntry] = []
    for seat, chair in enumerate(state.chairs):
        if chair.person is not None:
            entries.append(Sat(seat, chair.person, chair.name or ""))
        elif chair.level is not None:
            entries.append(BotAdded(seat, chair.level))
    if start and all(chair.person in (None, asker.person) and not chair.is_open for chair in state.chairs):
        entries.append(Started())
    old = state.head
    head = RoomHead(
        id=entropy(),
        game=old.game,
        rules=state.game.rules_version,
        options=old.options,
        seats=old.seats,
        public=old.public,
        clock=old.clock,
        seed=entropy(),
        host=asker.person,
        created=now,
    )
    return make_room(head, entries)


def make_room(head: RoomHead, entries: Sequence[AnyEntry]) -> NewRoom:
    """The room with its first lines."""
    state = RoomState(head)
    lines = [line for entry in entries for line in add_line(state, Line(head.created, entry))]
    return NewRoom(head, lines, state.summary(), state.wakes_at())


def add_line(state: RoomState, line: Line) -> list[Line]:
    """Give a line to the state; what is then to be written: the line, and what chance has done after it."""
    state.apply(line)
    lines = [line, *(Line(line.at, ChanceActed(action)) for action in state.chances)]
    for chance in lines[1:]:
        state.apply(chance)
    return lines

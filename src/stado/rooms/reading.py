"""A room's log read: the state that it leads to, or why there is none; and the record, whatever the rules."""

from __future__ import annotations

from collections.abc import Iterable

from stado.core.errors import StadoError
from stado.core.game import CHANCE, Outcome
from stado.core.record import FORMAT, Head, LoggedAction, Record
from stado.games import find_game
from stado.rooms.chairs import OPEN, Chairs
from stado.rooms.log import Acted, ChanceActed, Line, RoomHead, Started, TableChanged, Undone
from stado.rooms.ports import BrokenError, ClosedError
from stado.rooms.state import RoomState


def check_rules(head: RoomHead) -> None:
    """Refuse a room whose game or rules this program does not have: ClosedError for older ones, else BrokenError."""
    try:
        here = find_game(head.game).rules_version
    except StadoError as error:
        raise BrokenError(str(error)) from None
    told = f"it was made by version {head.rules} of its rules; here is {here}"
    if head.rules < here:
        raise ClosedError(told)
    if head.rules > here:
        raise BrokenError(told)


def read_room(head: RoomHead, lines: Iterable[Line]) -> RoomState:
    """The room as its log tells it, or BrokenError."""
    check_rules(head)
    try:
        state = RoomState(head)
    except StadoError as error:
        raise BrokenError(str(error)) from None
    apply_lines(state, lines)
    return state


def apply_lines(state: RoomState, lines: Iterable[Line]) -> None:
    """Take the lines that follow, or BrokenError."""
    for line in lines:
        number = state.length
        try:
            state.apply(line)
        except Exception as error:  # whatever a damaged line leads to
            raise BrokenError(f"line {number} of its log does not apply: {type(error).__name__}") from error


def read_record(room: RoomHead, lines: Iterable[Line], outcome: Outcome | None) -> Record | None:
    """The match as the log wrote it down, by whatever rules it was played; none if it never began."""
    chairs = Chairs([OPEN] * room.seats)
    options, undone = room.options, room.undone
    head: Head | None = None
    log: list[LoggedAction] = []
    for line in lines:
        match line.entry:
            case Started():
                head = Head(
                    stado=FORMAT,
                    game=room.game,
                    rules=room.rules,
                    options=options,
                    names=chairs.names,
                    bots=chairs.bots,
                    seed=room.seed,
                    salts=chairs.salts,
                )
            case Acted(seat, action):
                log.append(LoggedAction(seat, action))
            case ChanceActed(action):
                log.append(LoggedAction(CHANCE, action))
            case Undone(kept=kept):
                del log[kept:]
                undone += 1
            case TableChanged(options, seats):
                chairs.resize(seats)
            case _:
                chairs.change(line.entry)
    return None if head is None else Record(head, tuple(log), outcome, undone)

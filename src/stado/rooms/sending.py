"""Finished matches that were played elsewhere, such as in a page without a server, as rooms."""

from __future__ import annotations

from stado.core.errors import RecordError
from stado.core.game import CHANCE
from stado.core.options import format_options
from stado.core.record import Record, parse_record
from stado.games import replay_record
from stado.rooms.decisions import Asker, accept_name
from stado.rooms.log import Acted, AnyEntry, BotAdded, Line, RoomHead, Salted, Sat, Started
from stado.rooms.opening import add_line
from stado.rooms.state import LONGEST_LOG, RoomState
from stado.rooms.writes import NewRoom
from stado.teach.duel import make_rivals


def open_sent(room: str, now: int, asker: Asker, text: str) -> NewRoom:
    """The room of a finished match in a record file, every step carried out again; or StadoError.

    People's seats are the asker's: whoever sends a match has it.
    """
    record = parse_record(text)
    _check(record)
    head, game = record.head, replay_record(record).game
    make_rivals(game, head.bots)
    state = RoomState(
        RoomHead(
            id=room,
            game=head.game,
            rules=head.rules,
            options=format_options(game.options),
            seats=game.seats,
            public=False,
            clock=None,
            seed=head.seed,
            host=asker.person,
            created=now,
            undone=record.undone,
        )
    )
    lines = [line for entry in _list_entries(record, asker) for line in add_line(state, Line(now, entry))]
    return NewRoom(state.head, lines, state.summary(), None)


def _check(record: Record) -> None:
    """Refuse what no room can hold."""
    head = record.head
    if record.outcome is None:
        raise RecordError("the match is not finished")
    if head.position is not None:
        raise RecordError("a room begins with a deal, and not with a position")
    if len(record.log) > LONGEST_LOG:
        raise RecordError(f"{len(record.log)} actions are more than a room holds")
    if None not in head.bots:
        raise RecordError("nobody played but bots")


def _list_entries(record: Record, asker: Asker) -> list[AnyEntry]:
    """The match as a room's log tells it, less what follows by itself."""
    head = record.head
    entries: list[AnyEntry] = [
        Sat(seat, asker.person, accept_name(head.names[seat])) if bot is None else BotAdded(seat, bot)
        for seat, bot in enumerate(head.bots)
    ]
    entries += [Salted(seat, salt) for seat, salt in enumerate(head.salts)]
    entries.append(Started())
    bots = {seat for seat, bot in enumerate(head.bots) if bot is not None}
    entries += [Acted(one.seat, one.action, one.seat in bots) for one in record.log if one.seat != CHANCE]
    return entries

"""A record told step by step, for the page that shows it."""

from __future__ import annotations

from typing import Literal

import msgspec

from stado.core.errors import RecordError
from stado.core.events import Seat
from stado.core.game import CHANCE
from stado.core.match import replay
from stado.core.position import parse_lines
from stado.core.record import End, Entry, Head, Record, commit, parse_record
from stado.games import record_game
from stado.rooms.protocol import Replay, ReplayStep
from stado.rooms.state import LONGEST_LOG

# Threads read records, and the codec crashes when two of them look into a type for the first time at once.
for _kind in (Head, Entry, End):
    msgspec.json.Decoder(_kind)

Viewer = Seat | Literal["all"] | None


def tell_text(text: str, viewer: Viewer) -> Replay:
    """The match in a record file, or RecordError."""
    record = parse_record(text)
    if len(record.log) > LONGEST_LOG:
        raise RecordError(f"{len(record.log)} actions are more than can be shown")
    return tell_record(record, viewer)


def tell_record(record: Record, viewer: Viewer) -> Replay:
    """The match of a record, with every hand open or as one viewer saw it, or RecordError."""
    game = record_game(record)
    played = replay(game, record)
    head = played.head
    everybody: tuple[Seat | None, ...] = (*range(game.seats), None)
    if viewer != "all" and viewer not in everybody:
        raise RecordError(f"the match has no seat {viewer}")
    viewers = everybody if viewer == "all" else (viewer,)
    state = game.initial() if head.position is None else game.parse_fields(parse_lines(head.position).body())
    opening = tuple(game.view(state, seat) for seat in viewers)
    steps, seq = [], 0
    for entry in played.log:
        action = msgspec.convert(entry.action, game.action_type)
        known = viewer in ("all", entry.seat)
        choice = known and entry.seat != CHANCE and len(game.prompt(state, entry.seat).legal) > 1
        made = game.apply(state, entry.seat, action)
        state = made.state
        steps.append(
            ReplayStep(
                seat=entry.seat,
                action=action if known else None,
                text=game.format_action(action) if known else "",
                seq=seq,
                events=made.events if viewer == "all" else tuple(event.seen_by(viewer) for event in made.events),
                views=tuple(game.view(state, seat) for seat in viewers),
                waiting=tuple(seat for seat in game.to_act(state) if seat != CHANCE),
                choice=choice,
            )
        )
        seq += len(made.events)
    return Replay(
        game=head.game,
        options=head.options,
        names=head.names,
        bots=head.bots,
        seed=head.seed,
        commit=commit(head.seed),
        salts=head.salts,
        viewers=viewers,
        opening=opening,
        steps=tuple(steps),
        outcome=played.outcome,
    )

"""A record told step by step, for the page that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from stado.core.account import Change as ScoreChange
from stado.core.account import add_up, find_turning_points, list_changes
from stado.core.errors import RecordError
from stado.core.fields import Seat
from stado.core.game import CHANCE, AnyGame
from stado.core.match import Match, Played
from stado.core.record import End, Head, LoggedAction, Record, commit, parse_record
from stado.core.witness import Witness
from stado.games import replay_record
from stado.rooms.protocol.replies import Replay, ReplayEvent, ReplayStep, ScorePart, TurningPoint
from stado.rooms.protocol.values import Change
from stado.rooms.state import LONGEST_LOG
from stado.teach.challenge import MARK, parse_challenge, retell

# Threads read records, and the codec crashes when two of them look into a type for the first time at once.
for _kind in (Head, LoggedAction, End):
    msgspec.json.Decoder(_kind)

Viewer = Seat | Literal["all"] | None


def tell_text(text: str, viewer: Viewer) -> Replay:
    """The match in a record file, or behind a challenge; or RecordError or NotationError."""
    record = retell(parse_challenge(text)) if text.startswith(MARK) else parse_record(text)
    if len(record.log) > LONGEST_LOG:
        raise RecordError(f"{len(record.log)} actions are more than can be shown")
    return tell_record(record, viewer)


def tell_record(record: Record, viewer: Viewer) -> Replay:
    """The match of a record, with every hand open or as one viewer saw it, or RecordError."""
    match = replay_record(record)
    head = match.head
    everybody: tuple[Seat | None, ...] = (*range(match.game.seats), None)
    if viewer != "all" and viewer not in everybody:
        raise RecordError(f"the match has no seat {viewer}")
    viewers = everybody if viewer == "all" else (viewer,)
    witness = Witness(match.game, match.opening, match.scenes, kept=match.seq)
    changes = zip(*([change for _, change in witness.see(seat, 0)] for seat in viewers), strict=True)
    parts, turning_points = _tell_account(match)
    return Replay(
        game=head.game,
        options=head.options,
        names=head.names,
        bots=head.bots,
        seed=head.seed,
        commit=commit(head.seed),
        salts=head.salts,
        viewers=viewers,
        opening=tuple(witness.view(seat, 0) for seat in viewers),
        steps=tuple(_tell_step(match.game, step, viewer, changes) for step in match.steps),
        outcome=match.outcome,
        undone=record.undone,
        parts=parts,
        turning_points=turning_points,
    )


def _tell_account(match: Match) -> tuple[tuple[ScorePart, ...], tuple[TurningPoint | None, ...]]:
    """What the final scores are made of, and what weighed most; nothing of a match that is not over."""
    if match.outcome is None:
        return (), ()
    changes = tuple(list_changes(match.game, match.opening, match.scenes))
    parts = tuple(ScorePart(part.kind, part.round, part.scores) for part in add_up(match.game, match.scenes, changes))
    return parts, tuple(map(_tell_point, find_turning_points(match.game, changes, match.outcome.ranks)))


def _tell_point(change: ScoreChange | None) -> TurningPoint | None:
    """A change of a score in the protocol's words."""
    if change is None:
        return None
    cause = change.cause
    return TurningPoint(change.seq, change.seat, change.score, cause.kind, cause.piece, cause.round)


def _tell_step(game: AnyGame, step: Played, viewer: Viewer, changes: Iterator[tuple[Change, ...]]) -> ReplayStep:
    """A step, with the changes of its events, which are the next ones."""
    known = viewer in ("all", step.seat)
    events = [scene.event if viewer == "all" else scene.event.seen_by(viewer) for scene in step.scenes]
    return ReplayStep(
        seat=step.seat,
        action=step.action if known else None,
        text=game.format_action(step.action) if known else "",
        seq=step.seq,
        events=tuple(map(ReplayEvent, events, changes)),
        waiting=tuple(seat for seat in game.to_act(step.state) if seat != CHANCE),
        choice=known and step.seat != CHANCE and len(game.prompt(step.before, step.seat).legal) > 1,
    )

"""A record told step by step, for the page that shows it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stado.core.change import diff
from stado.core.errors import RecordError
from stado.core.events import Seat
from stado.core.game import CHANCE, Scene
from stado.core.match import Match, Played, replay
from stado.core.record import End, Head, LoggedAction, Record, commit, parse_record
from stado.games import record_game
from stado.rooms.protocol import Replay, ReplayEvent, ReplayStep
from stado.rooms.state import LONGEST_LOG

# Threads read records, and the codec crashes when two of them look into a type for the first time at once.
for _kind in (Head, LoggedAction, End):
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
    match = replay(record_game(record), record)
    head = match.head
    everybody: tuple[Seat | None, ...] = (*range(match.game.seats), None)
    if viewer != "all" and viewer not in everybody:
        raise RecordError(f"the match has no seat {viewer}")
    teller = _Teller(match, viewer, everybody if viewer == "all" else (viewer,))
    return Replay(
        game=head.game,
        options=head.options,
        names=head.names,
        bots=head.bots,
        seed=head.seed,
        commit=commit(head.seed),
        salts=head.salts,
        viewers=teller.viewers,
        opening=tuple(teller.views),
        steps=tuple(map(teller.tell_step, match.steps)),
        outcome=match.outcome,
    )


class _Teller:
    """Tells the steps of a match in order, with what each event makes of every viewer's view."""

    def __init__(self, match: Match, viewer: Viewer, viewers: tuple[Seat | None, ...]) -> None:
        self.game = match.game
        self.viewer = viewer
        self.viewers = viewers
        self.views = self._look(match.opening)

    def tell_step(self, step: Played) -> ReplayStep:
        """The next step."""
        game = self.game
        known = self.viewer in ("all", step.seat)
        return ReplayStep(
            seat=step.seat,
            action=step.action if known else None,
            text=game.format_action(step.action) if known else "",
            seq=step.seq,
            events=tuple(map(self._tell_event, step.scenes)),
            waiting=tuple(seat for seat in game.to_act(step.state) if seat != CHANCE),
            choice=known and step.seat != CHANCE and len(game.prompt(step.before, step.seat).legal) > 1,
        )

    def _tell_event(self, scene: Scene[Any]) -> ReplayEvent:
        """The next event."""
        before, self.views = self.views, self._look(scene.state)
        event = scene.event if self.viewer == "all" else scene.event.seen_by(self.viewer)
        return ReplayEvent(event, tuple(map(diff, before, self.views)))

    def _look(self, state: Any) -> list[Any]:
        """What every viewer sees of a state."""
        return [self.game.view(state, seat) for seat in self.viewers]

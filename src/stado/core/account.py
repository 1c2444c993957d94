"""How the scores of a finished match came about: their parts, and what weighed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from stado.core.fields import BySeat, Seat

if TYPE_CHECKING:
    from stado.core.game import AnyGame, Scene


class Cause(msgspec.Struct, frozen=True):
    """Why a score changed: a kind of the game's, the piece that was played, and the round."""

    kind: str
    piece: str = ""  # none where no piece is to blame
    round: int | None = None


class Change(msgspec.Struct, frozen=True):
    """One change of a seat's score."""

    seq: int  # the number of the event
    seat: Seat
    score: int  # by how much
    cause: Cause


class Part(msgspec.Struct, frozen=True):
    """A part of every seat's score: all of one kind, in one round where there are several."""

    kind: str
    round: int | None
    scores: BySeat


def list_changes(game: AnyGame, opening: Any, scenes: Sequence[Scene[Any]]) -> Iterator[Change]:
    """Every change of a score, in table order."""
    before = game.standing(opening)
    for seq, scene in enumerate(scenes):
        after = game.standing(scene.state)
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            if new != old:
                yield Change(seq, seat, new - old, game.find_cause(scenes, seq))
        before = after


def add_up(game: AnyGame, scenes: Sequence[Scene[Any]], changes: Sequence[Change]) -> tuple[Part, ...]:
    """The parts of the final scores, by round and kind."""
    own = game.list_parts(scenes[-1].state)
    if own is not None:
        return tuple(own)
    sums: dict[tuple[int | None, str], list[int]] = {}
    for change in changes:
        cause = change.cause
        scores = sums.setdefault((cause.round, cause.kind), [0] * game.seats)
        scores[change.seat] += change.score
    return tuple(Part(kind, number, tuple(scores)) for (number, kind), scores in sums.items())


def find_turning_points(game: AnyGame, changes: Sequence[Change], ranks: BySeat) -> tuple[Change | None, ...]:
    """For each seat, and for an onlooker last, the one change that weighed most.

    A winner is told the best of their own, and where nothing is ever good the worst of the next in rank; whoever lost
    is told their worst. An onlooker is told what a winner is.
    """
    sign = -1 if game.fewest_wins else 1
    worth = [change for change in changes if change.cause.piece]

    def find(seat: Seat, *, best: bool) -> Change | None:
        side = sign if best else -sign
        found = [change for change in worth if change.seat == seat and side * change.score > 0]
        return max(found, key=lambda change: abs(change.score), default=None)

    def tell(seat: Seat) -> Change | None:
        if ranks[seat] > 1:
            return find(seat, best=False)
        after = min((other for other in range(game.seats) if other != seat), key=ranks.__getitem__)
        return find(seat, best=True) or find(after, best=False)

    points = [tell(seat) for seat in range(game.seats)]
    return (*points, points[ranks.index(1)])

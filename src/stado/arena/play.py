"""The matches of an arena."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from stado.arena.contest import Contest, Fixture
from stado.arena.table import play_match, seat_bots
from stado.bots import Bot
from stado.core.game import AnyGame
from stado.games import make_game


class Line(msgspec.Struct, frozen=True):
    """One match played; what belongs to a bot stands in the order of the contest's bots."""

    deal: int
    rotation: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    turns: int
    decisions: tuple[int, ...]
    cpu: tuple[float, ...]
    forfeits: tuple[dict[str, int], ...]


class Table(NamedTuple):
    """A game and the bots of an arena that play it."""

    game: AnyGame
    bots: tuple[Bot, ...]


@contextlib.contextmanager
def open_table(contest: Contest) -> Iterator[Table]:
    """Start the bots, and let them go at the end."""
    game = make_game(contest.game, contest.options, contest.seats)
    bots = seat_bots(game, contest.bots)
    with contextlib.ExitStack() as stack:
        for bot in bots:
            stack.callback(bot.close)
        yield Table(game, bots)


def play_fixtures(contest: Contest, fixtures: Sequence[Fixture]) -> list[Line]:
    """Play some of the matches, with bots that are started for them."""
    with open_table(contest) as table:
        return [play_fixture(contest, fixture, table) for fixture in fixtures]


def play_fixture(contest: Contest, fixture: Fixture, table: Table) -> Line:
    """Play one of the matches."""
    seating = contest.seating(fixture.rotation)
    result = play_match(table.game, [table.bots[bot] for bot in seating], f"{contest.seed}/{fixture.deal}")
    seat_of = [seating.index(bot) for bot in range(contest.seats)]
    return Line(
        deal=fixture.deal,
        rotation=fixture.rotation,
        scores=tuple(result.outcome.scores[seat] for seat in seat_of),
        ranks=tuple(result.outcome.ranks[seat] for seat in seat_of),
        turns=result.turns,
        decisions=tuple(result.decisions[seat] for seat in seat_of),
        cpu=tuple(result.cpu[seat] for seat in seat_of),
        forfeits=tuple(result.forfeits[seat] for seat in seat_of),
    )


def play_here(contest: Contest, work: Sequence[Sequence[Fixture]]) -> Iterator[list[Line]]:
    """Play in this process, all matches with the same bots: programs take their time to start."""
    with open_table(contest) as table:
        for fixtures in work:
            yield [play_fixture(contest, fixture, table) for fixture in fixtures]

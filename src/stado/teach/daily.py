"""The deal of the day: the same cards and the same bots for everybody, defined by the date in UTC."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from stado.core.errors import OptionError, RecordError
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.options import format_options
from stado.core.record import Record
from stado.games import find_game, make_game
from stado.teach.duel import check_duel, make_rivals

FILE = Path(__file__).parent / "daily.toml"


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays all other seats, and how it plays."""

    name: str
    version: int


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is played."""

    variant: str
    seats: int
    options: dict[str, Any] = {}


class Calendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All deals of the day."""

    edition: int
    bots: dict[str, Rival]
    tables: dict[str, tuple[Table, ...]]


class Deal(msgspec.Struct, frozen=True):
    """The deal of a day."""

    game: str
    day: date
    table: Table
    rival: Rival
    seed: str

    @property
    def bots(self) -> tuple[str | None, ...]:
        """Who plays each seat: a person the first, bots the others."""
        return (None, *(self.rival.name,) * (self.table.seats - 1))

    def make_game(self) -> AnyGame:
        """The rules of the deal."""
        return make_game(self.game, {"variant": self.table.variant, **self.table.options}, self.table.seats)

    def open(self, names: Sequence[str] = (), *, bot: str | None = None) -> Match:
        """The match at its start, with a bot in the person's place if so wished; or OptionError for other bots."""
        game = self.make_game()
        for rival in make_rivals(game, self.bots).values():
            if rival.version != self.rival.version:
                wanted, here = f"version {self.rival.version} of {self.rival.name}", f"version {rival.version}"
                raise OptionError(f"the deal is for {wanted}; here is {here}")
        return Match(game, self.seed, names=names, bots=(bot, *self.bots[1:]))


class Result(msgspec.Struct, frozen=True):
    """What came of a deal of the day."""

    game: str
    day: date
    score: int
    rank: int
    seats: int


@cache
def load_calendar() -> Calendar:
    """The deals of the day as the file has them."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), Calendar)


def find_deal(game: str, day: date) -> Deal:
    """The deal of that day in UTC, or OptionError."""
    find_game(game)
    calendar = load_calendar()
    if game not in calendar.tables:
        raise OptionError(f"{game} has no deal of the day; allowed: {', '.join(calendar.tables)}")
    tables = calendar.tables[game]
    seed = f"stado daily {calendar.edition} {game} {day.isoformat()}"
    return Deal(game, day, tables[day.toordinal() % len(tables)], calendar.bots[game], seed)


def find_by_seed(game: str, seed: str) -> Deal | None:
    """The deal of a day that has that seed, if one has."""
    try:
        deal = find_deal(game, date.fromisoformat(seed.rpartition(" ")[2]))
    except (ValueError, OptionError):
        return None
    return deal if deal.seed == seed else None


def check_result(deal: Deal, record: Record) -> Result:
    """What a record of the deal came to, all of it computed again; or RecordError."""
    game, head = deal.make_game(), record.head
    expected = (deal.game, format_options(game.options), deal.seed, deal.bots, (), None)
    if (head.game, head.options, head.seed, head.bots, head.salts, head.position) != expected:
        raise RecordError(f"this is not the deal of {deal.game} of {deal.day.isoformat()}")
    match = check_duel(game, record)
    assert match.outcome is not None
    return Result(deal.game, deal.day, match.outcome.scores[0], match.outcome.ranks[0], game.seats)

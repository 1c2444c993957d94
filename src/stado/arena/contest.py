"""What is to be played in an arena: who, how often, from which seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from stado import __version__
from stado.bots import make_bot
from stado.core.game import AnyGame
from stado.core.options import format_options


class Contest(msgspec.Struct, frozen=True):
    """An arena: every deal is played once in each rotation of the bots round the table, so that luck is shared."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    versions: tuple[int, ...]
    deals: int
    seed: str
    stado: str

    @property
    def seats(self) -> int:
        """The size of the table."""
        return len(self.bots)

    @property
    def matches(self) -> int:
        """How many are played in all."""
        return self.deals * self.seats

    @property
    def key(self) -> str:
        """A name for what is played, the number of deals apart."""
        return sha256(msgspec.json.encode(msgspec.structs.replace(self, deals=0))).hexdigest()[:16]

    def fixtures(self) -> Iterator[Fixture]:
        """All matches, a deal at a time."""
        for deal in range(self.deals):
            for rotation in range(self.seats):
                yield Fixture(deal, rotation)

    def seating(self, rotation: int) -> tuple[int, ...]:
        """Which bot sits at each seat."""
        return tuple((seat + rotation) % self.seats for seat in range(self.seats))


class Fixture(msgspec.Struct, frozen=True, order=True):
    """One match of an arena."""

    deal: int
    rotation: int


def make_contest(game: AnyGame, bots: Sequence[str], matches: int, seed: str) -> Contest:
    """An arena of at least that number of matches, whole deals; or OptionError for a bot that is not known."""
    made = [make_bot(bot, game) for bot in bots]
    return Contest(
        game=game.name,
        rules=game.rules_version,
        options=format_options(game.options),
        bots=tuple(bots),
        versions=tuple(bot.version for bot in made),
        deals=-(-matches // len(bots)),
        seed=seed,
        stado=__version__,
    )

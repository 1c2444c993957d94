"""What rooms can be made of."""

from __future__ import annotations

from stado import __version__
from stado.bots import LEVELS
from stado.core.options import describe_options
from stado.games import GAMES
from stado.locales import LANGUAGES
from stado.rooms.protocol.replies import Catalog, GameInfo
from stado.rooms.protocol.room import CLOCKS
from stado.rooms.protocol.values import EMOTES


def make_catalog() -> Catalog:
    """Every game with its variants and options, and what all of them share."""
    games = tuple(
        GameInfo(
            name=game.name,
            fewest_wins=game.fewest_wins,
            picks=game.picks,
            variants=game.variants,
            options=describe_options(game.option_type),
            presets=tuple(game.option_type.presets),
            facts=game.facts,
        )
        for game in GAMES
    )
    return Catalog(games, tuple(level.name for level in LEVELS), EMOTES, CLOCKS, LANGUAGES, __version__)

"""How learners see each game: a module for each, under the game's name, whose `ENCODER` says it."""

from __future__ import annotations

from stado.core.errors import OptionError
from stado.core.game import AnyGame
from stado.games import GAMES, find_module
from stado.rl.encoder import AnyEncoder


def make_encoder(game: AnyGame) -> AnyEncoder:
    """How learners see that game, with its options and seats; or OptionError."""
    encoder = find_encoder(type(game))
    if encoder is None:
        allowed = ", ".join(kind.name for kind in GAMES if find_encoder(kind))
        raise OptionError(f"{game.name} has no encoder; allowed: {allowed}")
    return encoder(game)


def find_encoder(game: type[AnyGame]) -> type[AnyEncoder] | None:
    """The game's encoder, if it brings one."""
    module = find_module(__name__, game)
    return None if module is None else module.ENCODER

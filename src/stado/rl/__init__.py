"""Environments for learners: arrays and numbers in place of views and actions, in the field's own interfaces."""

from __future__ import annotations

from stado.core.errors import OptionError
from stado.core.game import AnyGame
from stado.rl.board import BoardEncoder
from stado.rl.encoder import IDLE, AnyEncoder, Encoder, Part
from stado.rl.loot import LootEncoder
from stado.rl.six import SixEncoder
from stado.rl.three import ThreeEncoder

ENCODERS: dict[str, type[AnyEncoder]] = {
    "board": BoardEncoder,
    "loot": LootEncoder,
    "six": SixEncoder,
    "three": ThreeEncoder,
}


def make_encoder(game: AnyGame) -> AnyEncoder:
    """How learners see that game, with its options and seats."""
    if game.name not in ENCODERS:
        raise OptionError(f"{game.name} has no encoder; allowed: {', '.join(ENCODERS)}")
    return ENCODERS[game.name](game)


__all__ = ["ENCODERS", "IDLE", "AnyEncoder", "Encoder", "Part", "make_encoder"]

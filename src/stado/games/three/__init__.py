"""The 3 sind eine zu viel! card game."""

from stado.games.three.game import Three

__all__ = ["Three"]

"""The 6 nimmt! card game."""

from stado.games.six.game import Six

__all__ = ["Six"]

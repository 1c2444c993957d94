"""The 6 nimmt! board game."""

from stado.games.board.game import BoardGame

__all__ = ["BoardGame"]

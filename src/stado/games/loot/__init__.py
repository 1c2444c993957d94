"""Kořist, also sold as Abluxxen and Linko."""

from stado.games.loot.game import Loot

__all__ = ["Loot"]

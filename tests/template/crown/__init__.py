"""Crown, the template game: pick a card in secret, and the highest takes the crown of the turn."""

from tests.template.crown.game import Crown

__all__ = ["Crown"]

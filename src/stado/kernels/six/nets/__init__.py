"""How seats think in classic and pro: of what the others hold, how they think, and what they pick next."""

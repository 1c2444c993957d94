"""The kernel of the 3 sind eine zu viel! card game."""

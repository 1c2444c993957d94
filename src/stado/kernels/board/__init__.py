"""The board game as thinkers imagine it: the rules, with seats that play at a glance."""

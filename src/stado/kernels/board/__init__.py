"""The board game as thinkers imagine it: the rules, with seats that keep their action cards."""

"""Jubilee as thinkers imagine it: the rules, with seats that play their specials at a glance and exchange none."""

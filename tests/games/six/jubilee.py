"""Positions of jubilee that several tests begin with."""

from __future__ import annotations

JUBILEE = """
game: six
variant: jubilee
seats: 2
"""
# The 23 would be the sixth of row 4.
FULL = JUBILEE + "rows: 50 | 60 | 70 | 10 12 14 16 18\nhands: 15 90 | 97 98\nqueue: 23@1 99@2\n"
# The 3 is lower than every row.
LOW = JUBILEE + "rows: 50 51 | 60 | 70 72 74 | 11 13\nhands: 15 90 | 97 98\nqueue: 3@1 99@2\n"
# Five rows, and the 23 would be the sixth of row 2.
FIVE = JUBILEE + "rows: 50 | 10 12 14 16 18 | 60 | 70 | 30\nhands: 15 90 | 97 98\nqueue: 23@1 99@2\n"
SEVEN = JUBILEE + "rows: 50 | 60 | 70 | 3 5 11 13 17 20\nmarkers: - - - seven_takes\n"
J5 = JUBILEE + "rows: 5 8 13 20 22 | 10 17 | 40 | 50\nhands: 80 | 98\nqueue: 24@1 97@2\nspecials: move | \n"
J7 = JUBILEE + "rows: 2 9 15 18 20 | 6 10 | 40 | 50\nhands: 80 | 98\nqueue: 22@1 97@2\n"

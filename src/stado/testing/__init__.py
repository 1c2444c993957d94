"""Laws that every game keeps, and playthroughs to read, to be imported by the tests of any game."""

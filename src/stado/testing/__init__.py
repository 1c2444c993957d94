"""Laws that every game keeps, and playthroughs to read: importable by whoever adds a game."""

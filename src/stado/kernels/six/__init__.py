"""The kernel of the 6 nimmt! card game: classic and pro."""

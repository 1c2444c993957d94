"""The open table for the 6 nimmt! family of games."""

__version__ = "0.1.0"

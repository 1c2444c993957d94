"""Matches played in the terminal."""

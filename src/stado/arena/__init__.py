"""Matches between bots, many at a time, and what they show."""

"""Bots, reviews and advice beside the event loop."""

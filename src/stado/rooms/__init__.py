"""Rooms: matches as logs, with chairs, commands, clocks and an audience, wherever their ports are given."""

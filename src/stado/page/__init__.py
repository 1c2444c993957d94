"""Rooms in a browser's page: a host with no network, whose one person sits before it."""

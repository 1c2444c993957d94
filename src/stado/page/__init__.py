"""Rooms in a browser's page: a host with no network, whose person is whoever sits before it."""

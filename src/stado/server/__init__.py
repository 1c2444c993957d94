"""Rooms on the network: they lose nothing, and tell nobody what they may not know."""

"""The kernel of loot."""

"""How several processes share the rooms of one database."""

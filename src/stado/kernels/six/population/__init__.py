"""A population of players as nets: what others may be like, what they may hold, and how to answer them."""

"""Par: what a bot makes of a deal of the day in the person's place, against the same bots."""

from __future__ import annotations

from stado.core.match import Match
from stado.teach.daily import Deal
from stado.teach.duel import answer, make_rivals

LEVELS = ("casual", "strong", "master")


def open_par(deal: Deal, level: str) -> Match:
    """The deal at its start with a bot of the level in the person's place, or OptionError."""
    rivals = (deal.rival.name.partition(":")[0],) * (deal.table.seats - 1)
    return deal.open((level, *rivals), bot=level)


def play_par(deal: Deal, level: str) -> Match:
    """The finished match of a level, the same wherever its bots play alike; or OptionError."""
    match = open_par(deal, level)
    bots = make_rivals(match.game, match.head.bots)
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, answer(match, seat, bots[seat]))
    return match

"""What bots make of deals of the day: each deal is played once for all who ask, when nobody else waits for bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from datetime import date

import msgspec

from stado.core.errors import StadoError
from stado.core.match import Match
from stado.rooms.decisions import RefusalError
from stado.rooms.duels import find_deal
from stado.rooms.ports import Claim, Thinkers, Urgency
from stado.rooms.protocol.school import DealPar, DealPars
from stado.rooms.thinking import make_bot_task
from stado.teach.challenge import format_challenge, tell_match
from stado.teach.daily import Deal
from stado.teach.duel import rival_stream
from stado.teach.par import LEVELS, open_par

_KEPT = 64  # deals
_CLAIM = Claim("daily", Urgency.UNATTENDED)


class Pars:
    """Lets bots play deals of the day, and keeps what the last ones came to."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._found: OrderedDict[tuple[str, date], asyncio.Task[DealPars]] = OrderedDict()

    async def find(self, game: str, day: date) -> DealPars:
        """What bots make of a deal, or RefusalError."""
        finding = self._found.get((game, day))
        if finding is None or _has_failed(finding):
            deal = find_deal(game, day)
            self._make_room()
            finding = self._found[game, day] = asyncio.create_task(self._play(deal), name="par")
        self._found.move_to_end((game, day))
        try:
            return await asyncio.shield(finding)  # who no longer waits for it leaves it to the others
        except StadoError as error:
            raise RefusalError("bad_options", str(error)) from None

    def _make_room(self) -> None:
        """Forget the longest unused where there are many, or RefusalError where somebody waits for each."""
        if len(self._found) >= _KEPT:
            known = next((deal for deal, finding in self._found.items() if finding.done()), None)
            if known is None:
                raise RefusalError("busy", "bots play too many deals; try again")
            del self._found[known]

    async def close(self) -> None:
        """Stop what is still being played."""
        for task in self._found.values():
            task.cancel()
        await asyncio.gather(*self._found.values(), return_exceptions=True)

    async def _play(self, deal: Deal) -> DealPars:
        """One match of each level."""
        return DealPars(tuple([_tell(await self._finish(open_par(deal, level))) for level in LEVELS]))

    async def _finish(self, match: Match) -> Match:
        """The match at its end, every answer given as in a duel."""
        while match.to_act:
            seat = match.to_act[0]
            bot = match.head.bots[seat]
            assert bot is not None
            task = make_bot_task(match, seat, bot, rival_stream(match, seat))
            action = await self._thinkers.ask(task, _CLAIM)
            match.act(seat, msgspec.convert(action, match.game.action_type))
        return match


def _has_failed(task: asyncio.Task[DealPars]) -> bool:
    """Whether it has to be tried again."""
    return task.done() and (task.cancelled() or task.exception() is not None)


def _tell(match: Match) -> DealPar:
    """A finished match in the protocol's words."""
    assert match.outcome is not None
    text = format_challenge(tell_match(match.record, 0))
    return DealPar(match.head.names[0], match.outcome.scores[0], match.outcome.ranks[0], text)

"""What bots make of deals is kept for some deals, and nobody who waits for one is sent away for another."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest

from stado.games import GAMES
from stado.rooms import pars
from stado.rooms.decisions import RefusalError
from stado.rooms.pars import Pars
from stado.rooms.ports import Claim, Thinkers
from stado.rooms.thinking import BotTask, think

GAME = GAMES[0].name
DAYS = [date(2026, 1, 1) + timedelta(days=number) for number in range(3)]


class Held(Thinkers):
    """Bots who answer once they may."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.asked = 0

    async def ask(self, question: BotTask, claim: Claim) -> dict[str, Any]:
        del claim
        self.asked += 1
        await self.free.wait()
        return think(question).action


async def test_whoever_waits_for_a_deal_gets_it_whatever_others_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pars, "_KEPT", 2)
    monkeypatch.setattr(pars, "LEVELS", ("novice",))
    bots = Held()
    found = Pars(bots)
    waiting = [asyncio.create_task(found.find(GAME, day)) for day in DAYS[:2]]
    await asyncio.sleep(0)
    with pytest.raises(RefusalError, match="too many deals"):
        async with asyncio.timeout(60):  # and waits for nothing
            await found.find(GAME, DAYS[2])
    bots.free.set()
    first, second = await asyncio.gather(*waiting)
    assert first != second
    asked = bots.asked
    assert await found.find(GAME, DAYS[0]) == first
    assert bots.asked == asked
    await found.find(GAME, DAYS[2])  # in the place of the second, which nobody has used since
    asked = bots.asked
    assert await found.find(GAME, DAYS[0]) == first
    assert bots.asked == asked
    await found.close()

from __future__ import annotations

from collections.abc import Callable

import pytest

from stado.core.match import Match
from stado.teach.duel import answer, make_rivals

Finish = Callable[[Match], Match]


@pytest.fixture(scope="session")
def finish() -> Finish:
    """Plays a match to its end: the person gives the first legal answer, bots as they do in a duel."""

    def play(match: Match) -> Match:
        rivals = make_rivals(match.game, match.head.bots)
        while match.to_act:
            people = [seat for seat in match.to_act if seat not in rivals]
            seat = people[0] if people else match.to_act[0]
            prompt = match.game.prompt(match.state, seat)
            match.act(seat, prompt.legal[0] if people else answer(match, seat, rivals[seat]))
        return match

    return play

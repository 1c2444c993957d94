from __future__ import annotations

from functools import reduce
from typing import Any

import msgspec
import pytest

from stado.core.change import fold
from stado.core.fields import Seat
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.witness import Witness


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def play_out(game: AnyGame) -> Match:
    match = Match(game, "seed")
    while match.to_act:
        seat = match.to_act[-1]
        match.act(seat, game.prompt(match.state, seat).legal[0])
    return match


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("kept", [1, 3, 64])
def test_from_any_event_on_the_changes_lead_to_the_view(long_tiny: AnyGame, viewer: Seat | None, kept: int) -> None:
    match = play_out(long_tiny)
    witness = Witness(long_tiny, match.opening, match.scenes, kept=kept)
    for since in (0, match.seq, 5, 4, match.seq // 2):
        seen = witness.see(viewer, since)
        assert [event for event, _ in seen] == [event.seen_by(viewer) for event in match.events[since:]]
        view = reduce(fold, (plain(change) for _, change in seen), plain(witness.view(viewer, since)))
        assert view == plain(long_tiny.view(match.state, viewer))


def test_a_match_is_watched_as_it_goes_on(tiny: AnyGame) -> None:
    match = Match(tiny, "seed")
    witness = Witness(tiny, match.opening, match.scenes)
    view = plain(witness.view(0, 0))
    since = 0
    while match.to_act:
        for _, change in witness.see(0, since):
            view = fold(view, plain(change))
        since = match.seq
        assert view == plain(tiny.view(match.state, 0))
        seat = match.to_act[0]
        match.act(seat, tiny.prompt(match.state, seat).legal[0])


def test_what_everybody_sees_is_worked_out_once(tiny: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(tiny)
    witness = Witness(tiny, match.opening, match.scenes)
    looks: list[object] = []
    true = tiny.open_view

    def look(state: object) -> object:
        looks.append(state)
        return true(state)

    monkeypatch.setattr(tiny, "open_view", look)
    for viewer in (None, 0, 1):
        witness.see(viewer, 0)
    assert len(looks) == match.seq

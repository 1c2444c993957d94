from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from stado.core.errors import OptionError
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.events import RoundEnded
from stado.games.six.state import PastRound
from stado.games.six.view import View, unseen


def test_a_view_shows_the_own_hand_and_the_size_of_the_others(dealt: Any) -> None:
    game, state = dealt(3)
    view = game.view(state, 1)
    assert view.hand == state.hands[1]
    assert view.hand_sizes == (10, 10, 10)
    assert view.known == ((), (), ())
    assert game.view(state, None).hand == ()


def test_what_is_not_seen_is_in_other_hands_or_out_of_the_round(dealt: Any) -> None:
    game, state = dealt(3)
    cards = unseen(game.options, game.view(state, 1))
    assert len(cards) == 104 - 10 - 4
    assert {*state.hands[0], *state.hands[2]} <= set(cards)


def test_a_drawn_state_deals_the_unseen_cards_anew(dealt: Any) -> None:
    game, state = dealt(3)
    view = game.view(state, 1)
    drawn = [game.determinize(view, Rng(number)) for number in range(20)]
    assert all(game.view(other, 1) == view for other in drawn)
    assert len({other.hands[0] for other in drawn}) > 1


def test_stacks_and_what_was_played_are_remembered(table: Any) -> None:
    full = table("game: six\nseats: 2\nrows: 10 11 12 13 14 | 37 | 43 | 58\nhands: 15 101 | 59 102")
    full.play("1 pick 15", "2 pick 59")
    view = full.game.view(full.state, 1)
    assert view.stacks == ((10, 11, 12, 13, 14), ())
    assert view.played == ((15,), (59,))


@pytest.mark.parametrize("variant", ["classic", "pro", "jubilee"])
def test_a_round_that_is_over_is_remembered_by_everybody(variant: str, choose: Any) -> None:
    game: Any = make_game("six", {"variant": variant}, 3)
    match, rng, over = Match(game, "remember"), Rng("remember"), list[PastRound]()
    while match.to_act:
        state = match.state
        assert state.past == tuple(over)
        assert len(over) == state.round - 1
        for viewer in (None, *range(3)):
            assert game.view(state, viewer).past is state.past
        seq, seat = match.seq, match.to_act[0]
        match.act(seat, choose(state, game.prompt(state, seat), rng))
        for scene in match.scenes[seq:]:
            if isinstance(scene.event, RoundEnded):
                over.append(PastRound(scene.state.rows, scene.state.stacks, scene.state.played))
    assert len(match.state.past) == len(over) - 1 > 0  # the last round still lies there
    assert sum(map(len, over[0].played)) == 3 * game.options.hand_size


def test_a_view_that_was_written_without_earlier_rounds_has_none(dealt: Any) -> None:
    game, state = dealt(3)
    written = msgspec.to_builtins(game.view(state, 1))
    del written["past"]
    assert msgspec.convert(written, View) == game.view(state, 1)


@pytest.mark.parametrize(
    ("values", "seats", "refused"),
    [
        ({}, 1, "six classic cannot have 1 seats; allowed: 2 to 10"),
        ({}, 11, "six classic cannot have 11 seats; allowed: 2 to 10"),
        ({"variant": "pro"}, 7, "six pro cannot have 7 seats; allowed: 2 to 6"),
        ({"variant": "amateur"}, 2, "six has no variant 'amateur'; allowed: classic, pro"),
        ({"limit": 0}, 2, "option limit cannot be 0; allowed: a whole number from 1 to 500"),
        ({"limit_rule": "near"}, 2, "option limit_rule cannot be 'near'; allowed: exceed, reach"),
        ({"rounds": 0}, 2, "option rounds cannot be 0; allowed: a whole number from 1 to 100, none"),
        ({"limit": 501}, 2, "option limit cannot be 501; allowed: a whole number from 1 to 500"),
        ({"rounds": 10**9}, 2, "option rounds cannot be 1000000000; allowed: a whole number from 1 to 100, none"),
        ({"preset": "fr"}, 2, "unknown preset 'fr'; allowed: cs-2019, sk-2019, pl"),
    ],
)
def test_options_that_are_not_allowed_are_refused(values: Mapping[str, Any], seats: int, refused: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_game("six", values, seats)
    assert str(caught.value).startswith(refused)

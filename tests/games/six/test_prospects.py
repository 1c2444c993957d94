"""What rollouts that are cut short think of specials still in hand."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.match import Match
from stado.games import make_game


def test_specials_in_hand_are_likely_to_save_cows() -> None:
    game = make_game("six", {"variant": "jubilee"}, 3)
    state = Match(game, "prospects").state
    assert max(game.prospects(state)) < 0
    none = replace(state, table=replace(state.table, held=((), *state.table.held[1:])))
    assert game.prospects(none)[0] == game.standing(none)[0]
    assert game.prospects(none)[1:] == game.prospects(state)[1:]


def test_specials_save_less_with_fewer_turns_to_come() -> None:
    game = make_game("six", {"variant": "jubilee"}, 3)
    state = replace(Match(game, "prospects").state, round=2)
    late = replace(state, hands=tuple(hand[:1] for hand in state.hands))
    assert all(more > less for more, less in zip(game.prospects(late), game.prospects(state), strict=True))


def test_without_specials_the_standing_counts() -> None:
    game = make_game("six", {}, 3)
    state = Match(game, "prospects").state
    assert tuple(game.prospects(state)) == tuple(game.standing(state))

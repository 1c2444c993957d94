from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.errors import OptionError
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.loot.cards import DECK
from stado.games.loot.view import unseen

START = "seats: 3\npaw: 1\nhands: 7 7 2 | 1 | 4\nlayers: | 3 j |\ndisplay: 8 8 9 10 11 12\npile: 5 6 7 5 6 7"


def test_a_view_shows_the_own_hand_and_the_size_of_the_others(table: Any) -> None:
    start = table(START)
    view = start.game.view(start.state, 0)
    assert view.hand == (2, 7, 7)
    assert view.hand_sizes == (3, 1, 1)
    assert view.pile_size == 6
    assert view.scores == (-3, 1, -1)
    assert start.game.view(start.state, None).hand == ()


def test_a_looted_group_is_known_to_be_in_the_looters_hand(table: Any) -> None:
    start = table(START).play("1 lay 7 7", "1 loot take")
    assert start.known == "3 j |  | "


def test_a_group_taken_back_and_a_card_from_the_display_are_known(table: Any) -> None:
    start = table(START).play("1 lay 7 7", "1 loot leave", "2 loss back")
    assert start.known == " | 3 j | "
    assert start.play("2 lay 3", "2 extra 9").known == " | 9 j | "


def test_cards_from_the_pile_are_not_known(table: Any) -> None:
    start = table(START).play("1 lay 7 7", "1 loot leave", "2 loss discard", "2 draw pile", "2 draw 12")
    assert start.known == " | 12 | "


def test_a_laid_card_that_could_be_the_known_one_is_it(table: Any) -> None:
    start = table("seats: 2\npaw: 1\nhands: 7 7 7 j j 2 | 1\nknown: 7 7 j |\ndisplay: 8\npile:")
    assert start.play("1 lay 7 j j").known == "7 | "
    start = table("seats: 2\npaw: 1\nhands: 7 7 7 j j 2 | 1\nknown: 7 7 j |\ndisplay: 8\npile:")
    assert start.play("1 lay 7 7 7").known == "j | "
    start = table("seats: 2\npaw: 1\nhands: 7 7 7 j j 2 | 1\nknown: 7 7 j |\ndisplay: 8\npile:")
    assert start.play("1 lay 2").known == "7 7 j | "


def test_two_seats_know_of_each_others_jokers_from_the_start() -> None:
    match = Match(make_game("loot", {}, 2), "a seed")
    assert match.game.view(match.state, 0).known == ((14, 14), (14, 14))


def test_what_is_not_seen_is_in_the_pile_or_in_other_hands(table: Any) -> None:
    start = table(START).play("1 lay 7 7", "1 loot leave", "2 loss back")
    for seat in (0, 1, 2):
        hidden = Counter(unseen(start.game.view(start.state, seat)))
        others = Counter(start.state.pile)
        for other in (0, 1, 2):
            if other != seat:
                others.update(start.state.hands[other])
                others.subtract(start.state.known[other])
        assert hidden == +others
    looted = table(START).play("1 lay 7 7")
    assert Counter(unseen(looted.game.view(looted.state, 0))) == Counter((*looted.state.pile, 1, 4))


def test_a_drawn_state_keeps_what_is_known_and_deals_the_rest_anew(table: Any) -> None:
    start = table("seats: 3\npaw: 1\nhands: 7 7 2 | 1 2 3 4 5 | 4 6 6 6\nknown: | 3 5 |\ndisplay: 8 8 9 10 11 12")
    view = start.game.view(start.state, 0)
    drawn = [start.game.determinize(view, Rng(number)) for number in range(20)]
    assert all(start.game.view(other, 0) == view for other in drawn)
    assert all(not Counter((3, 5)) - Counter(other.hands[1]) for other in drawn)
    assert all(Counter(start.game.pieces(other)) == Counter(DECK) for other in drawn)
    assert len({other.hands[1] for other in drawn}) > 1
    assert len({other.pile for other in drawn}) == 20


@pytest.mark.parametrize(
    ("values", "seats", "refused"),
    [
        ({}, 1, "loot standard cannot have 1 seats; allowed: 2 to 5"),
        ({"variant": "expert"}, 6, "loot expert cannot have 6 seats; allowed: 2 to 5"),
        ({"variant": "beginner"}, 2, "loot has no variant 'beginner'; allowed: standard, advanced, expert"),
        ({"limit": 3}, 2, "unknown option 'limit'; allowed: preset"),
    ],
)
def test_options_that_are_not_allowed_are_refused(values: dict[str, Any], seats: int, refused: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_game("loot", values, seats)
    assert str(caught.value).startswith(refused)


def test_four_sit_down_as_usual() -> None:
    assert [make_game("loot", {"variant": name}).seats for name in ("standard", "advanced", "expert")] == [4, 4, 4]

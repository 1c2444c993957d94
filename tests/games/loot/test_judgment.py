from __future__ import annotations

from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games import make_game
from tests.cases import sample

OPEN = "display: 8 8 9 10 11 12\npile: 5 6 7 5 6 7"
START = "seats: 3\npaw: 1\n" + OPEN


def favorite(start: Any) -> str:
    """The answer that the judgment rates best, in notation."""
    prompt = start.prompt
    ratings = start.game.rate(start.game.view(start.state, start.game.to_act(start.state)[0]), prompt)
    best: str = start.game.format_action(prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)])
    return best


def test_the_longest_group_is_laid(table: Any) -> None:
    assert favorite(table(START + "\nhands: 2 3 3 3 9 9 10 | 1 1 1 1 2 | 1 1 4 4 4")) == "lay 3 3 3"


def test_a_group_that_loots_goes_before_one_that_does_not(table: Any) -> None:
    hands = "\nhands: 2 2 9 9 10 12 | 1 1 1 1 2 | 1 1 4 4 4"
    assert favorite(table(START + hands)) == "lay 2 2"
    assert favorite(table(START + hands + "\nlayers: | 8 8 |")) == "lay 9 9"


def test_a_group_is_kept_from_a_hand_that_is_known_to_loot_it(table: Any) -> None:
    hands = "\nhands: 3 3 3 7 7 9 10 | 1 1 8 8 8 | 1 1 4 5 5"
    assert favorite(table(START + hands)) == "lay 3 3 3"
    assert favorite(table(START + hands + "\nknown: | 8 8 8 |")) == "lay 9"


def test_known_jokers_can_complete_a_group(table: Any) -> None:
    hands = "\nhands: 3 3 3 9 9 9 10 | 1 1 8 j j | 1 1 4 5 5"
    assert favorite(table(START + hands)) == "lay 3 3 3"
    assert favorite(table(START + hands + "\nknown: | 8 j j |")) == "lay 9 9 9"


def test_the_last_cards_are_laid_by_who_is_ahead_and_kept_by_who_is_behind(table: Any) -> None:
    hands = "\nhands: 3 3 | 1 1 8 | 1 1 4"
    assert favorite(table(START + hands + "\nlayers: 9 9 | 4 |")) == "lay 3 3"
    assert favorite(table(START + hands + "\nlayers: | 4 4 4 4 4 4 |")) == "lay 3"


def test_a_long_or_matching_group_is_taken_and_a_stray_card_is_left(table: Any) -> None:
    hands = "\nhands: 3 3 9 9 9 10 | 1 1 1 1 1 | 1 1 4 4 4"
    assert favorite(table(START + hands + "\nlayers: | 2 2 2 |").play("1 lay 9 9 9")) == "loot take"
    assert favorite(table(START + hands + "\nlayers: | 3 |").play("1 lay 10")) == "loot take"
    assert favorite(table(START + hands + "\nlayers: | 3 j |").play("1 lay 9 9")) == "loot take"
    late = "\nhands: 3 3 9 9 9 10 | 1 | 1 1 4 4 4"
    assert favorite(table(START + late + "\nlayers: | 2 |").play("1 lay 10")) == "loot leave"


def test_a_long_group_is_taken_back_and_a_stray_card_is_discarded(table: Any) -> None:
    hands = "\nhands: 9 9 9 10 10 | 5 6 7 7 7 | 1 1 4 4 4"
    long = table(START + hands + "\nlayers: | 2 2 2 |").play("1 lay 9 9 9", "1 loot leave")
    assert favorite(long) == "loss back"
    stray = table(START + hands + "\nlayers: | 2 |").play("1 lay 10", "1 loot leave")
    assert favorite(stray) == "loss discard"


def test_a_card_that_goes_with_the_hand_is_drawn_and_a_joker_before_it(table: Any) -> None:
    hands = "\nhands: 9 2 2 2 2 2 | 1 1 1 1 9 | 1 1 4 4 4"
    assert favorite(table(START + hands + "\nlayers: | 3 |").play("1 lay 9", "1 loot take")) == "draw 9"
    assert favorite(table(START.replace("12", "j") + hands).play("1 lay 9")) == "extra j"


def test_with_nothing_useful_in_the_display_the_pile_is_drawn_from_and_late_nothing(table: Any) -> None:
    low = "seats: 3\npaw: 1\ndisplay: 1 1 2 2 3 3\npile: 5 6"
    assert favorite(table(low + "\nhands: 9 8 8 8 8 8 | 1 1 1 1 9 | 2 2 4 4 4").play("1 lay 9")) == "extra pile"
    assert favorite(table(low + "\nhands: 9 8 8 8 8 8 | 1 | 2 2 4 4 4").play("1 lay 9")) == "extra pass"


def test_a_heap_is_worth_all_its_cards(table: Any) -> None:
    two = "seats: 2\npaw: 1\nhands: 3 4 4 5 5 6 | 1 1 1 2 2\ndisplay: 7+13+j 8 9 10 12 12\nshadow: 9 9 9 9"
    assert favorite(table(two + "\npile:").play("1 lay 3")) == "extra 7+13+j"


def test_the_shadow_group_that_goes_with_the_hand_is_looted(table: Any) -> None:
    two = "seats: 2\npaw: 1\nhands: 3 4 4 5 5 9 | 1 1 1 2 2\ndisplay: 7 8 9 10 12 12\nshadow: 2 4 7\npile:"
    assert favorite(table(two).play("1 lay 9")) == "shadow 4"


def test_a_group_that_loots_the_shadow_goes_before_one_that_does_not(table: Any) -> None:
    two = "seats: 2\npaw: 1\nhands: 3 3 8 8 5 9 | 1 1 1 2 2\ndisplay: 7 8 9 10 12 12\npile:\nshadow: "
    assert favorite(table(two + "9 9")) == "lay 3 3"
    assert favorite(table(two + "4 4")) == "lay 8 8"


@pytest.mark.parametrize("variant", sample(["standard", "advanced", "expert"], "expert"))
@pytest.mark.parametrize("seats", sample([2, 3, 4, 5], "2", "4"))
def test_the_judgment_is_clearly_better_than_uniform_play(play_out: Any, variant: str, seats: int) -> None:
    """It wins at least four of five matches against uniform play, whichever its seat."""
    game = make_game("loot", {"variant": variant}, seats)
    rng = Rng("judgment", variant, seats)
    matches = 40
    won = 0
    for number in range(matches):
        outcome = game.outcome(play_out(game, rng, [number % seats]))
        assert outcome is not None
        won += outcome.ranks[number % seats] == 1
    assert won >= 0.8 * matches

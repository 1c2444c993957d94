from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.games import make_game
from stado.games.loot.actions import Deal, DrawFirst
from stado.games.loot.cards import DECK, JOKER
from stado.games.loot.events import DisplayFilled, FirstDrawn, HandDealt, JokersGiven, TurnStarted
from stado.games.loot.notation import format_cards


def deal(seats: int, cards: tuple[int, ...]) -> Any:
    """The step of a deal after the first seat was drawn first."""
    game = make_game("loot", {}, seats)
    state = game.apply(game.initial(), CHANCE, DrawFirst(0)).state
    return game.apply(state, CHANCE, Deal(cards))


def test_loot_1_there_are_109_cards_and_the_paw_says_whose_turn_it_is() -> None:
    counts = Counter(DECK)
    assert [counts[value] for value in range(1, 14)] == [8] * 13
    assert counts[JOKER] == 5
    assert sum(counts.values()) == 109
    match = Match(make_game("loot", {}, 3), "a seed")
    assert match.to_act == (match.state.paw,)


def test_loot_2_everybody_gets_thirteen_and_six_lie_open_beside_the_pile() -> None:
    cards = tuple(reversed(DECK))
    step = deal(4, cards)
    state = step.state
    assert [format_cards(hand) for hand in state.hands] == [
        "13 13 13 13 13 13 13 13 j j j j j",
        "11 11 11 11 11 12 12 12 12 12 12 12 12",
        "9 9 10 10 10 10 10 10 10 10 11 11 11",
        "8 8 8 8 8 8 8 9 9 9 9 9 9",
    ]
    assert state.display == ((8,), (7,), (7,), (7,), (7,), (7,))
    assert state.pile == cards[58:]
    assert state.discard == state.shadow == ()
    assert state.known == ((),) * 4
    assert [type(event) for event in step.events] == [HandDealt] * 4 + [DisplayFilled, TurnStarted]
    assert step.events[0].cards == (13,) * 8 + (JOKER,) * 5
    assert step.events[0].seen_by(1).cards is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_loot_2_the_seed_draws_who_begins(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        match = Match(make_game("loot", {}, seats), str(seed))
        assert match.events[0] == FirstDrawn(match.state.paw)
        assert match.events[-1] == TurnStarted(match.state.paw, 1)
        firsts.add(match.state.paw)
    assert firsts == set(range(seats))


def test_loot_2_turns_go_clockwise(table: Any) -> None:
    start = table("seats: 3\npaw: 2\nhands: 1 2 | 1 2 | 1 2\ndisplay: 3 3 3 3 3 3")
    paws = [start.play("2 lay 1", "2 extra pass").state.paw, start.play("3 lay 1", "3 extra pass").state.paw]
    assert paws == [2, 0]
    assert start.told(TurnStarted) == (TurnStarted(0, 3),)


@pytest.mark.parametrize("cards", [(), DECK[:-1], (*DECK, 1), (1, *DECK[1:-1], 1), DECK[:-4]])
def test_loot_2_other_deals_are_refused(cards: tuple[int, ...]) -> None:
    with pytest.raises(RuleError, match="LOOT-2: bad deal"):
        deal(3, cards)


@pytest.mark.parametrize("first", [-1, 3])
def test_loot_2_the_first_seat_is_one_of_those_there(first: int) -> None:
    game = make_game("loot", {}, 3)
    with pytest.raises(RuleError, match="LOOT-2: no such seat"):
        game.apply(game.initial(), CHANCE, DrawFirst(first))


def test_chance_is_asked_and_nobody_else() -> None:
    game = make_game("loot", {}, 3)
    with pytest.raises(RuleError, match="LOOT-2: not asked"):
        game.apply(game.initial(), 0, DrawFirst(0))
    with pytest.raises(RuleError, match="LOOT-2: not asked"):
        game.apply(game.initial(), CHANCE, Deal(DECK))


def test_all_cards_are_there_before_the_deal_too() -> None:
    game = make_game("loot", {}, 3)
    assert sorted(game.pieces(game.initial()), key=str) == sorted(DECK, key=str)


def test_loot_13_two_jokers_then_eleven_cards_then_the_display_and_the_shadow() -> None:
    cards = (*(1, 2) * 8, 3, 3, 3, 3, 3, 3, *(4,) * 6)
    rest = Counter(DECK)
    rest.subtract(cards)
    rest.subtract((JOKER,) * 4)
    step = deal(2, (*cards, *rest.elements()))
    state = step.state
    assert [format_cards(hand) for hand in state.hands] == [
        "1 1 1 1 1 1 2 2 2 2 2 j j",
        "1 1 2 2 2 3 3 3 3 3 3 j j",
    ]
    assert state.known == ((JOKER, JOKER),) * 2
    assert state.display == ((4,),) * 6
    assert format_cards(state.shadow) == "3 3 4 4 5 5 5 5 5 5 5 5 6"
    assert len(state.pile) == 105 - 22 - 6 - 13
    assert [type(event) for event in step.events[:4]] == [JokersGiven, HandDealt] * 2
    assert step.events[1].cards == (1,) * 6 + (2,) * 5


def test_loot_13_the_four_jokers_given_are_not_shuffled() -> None:
    with pytest.raises(RuleError, match="LOOT-2: bad deal"):
        deal(2, DECK)


def test_loot_14_a_joker_or_13_turned_up_at_the_start_goes_onto_the_lowest_display_card() -> None:
    cards = (*(1, 2) * 8, 3, 3, 3, 3, 3, 3, 9, 4, 7, 4, 12, JOKER, 5, 13, 6, 13, 8, 13)
    rest = Counter(DECK)
    rest.subtract(cards)
    rest.subtract((JOKER,) * 4)
    step = deal(2, (*cards, *rest.elements()))
    assert step.state.display == ((9,), (4, 13), (7, 13), (4, 13), (12,), (JOKER,))
    assert format_cards(step.state.shadow) == "3 3 4 4 4 4 4 4 5 5 5 6 8"
    assert [type(event).__name__ for event in step.events[5:-1]] == ["ShadowFilled", *["HeapGrown"] * 3]

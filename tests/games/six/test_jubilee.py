"""The rounds of jubilee: the deal, the exchange, and what is seen and remembered."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stado.core.errors import OptionError, RuleError
from stado.core.game import CHANCE, Outcome
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import DealSpecials, ShufflePile
from stado.games.six.cards import SPECIAL_DECK, SPECIALS
from stado.games.six.events import (
    HandDealt,
    MatchEnded,
    PileShuffled,
    RoundEnded,
    SpecialDiscarded,
    SpecialDrawn,
    SpecialsDealt,
)
from stado.games.six.recall import Drawn

JUBILEE = """
game: six
variant: jubilee
"""
# Seat 1 takes row 4 with the 23; seat 2's 99 follows.
TAKE = JUBILEE + "seats: 2\nrows: 50 | 60 | 70 | 10 12 14 16 18\nhands: 15 90 | 97 98\nqueue: 23@1 99@2\n"
REST = "stop stop stop stop move move move move replace replace replace replace"
# The pile is empty: all but the specials of Insert, which seat 3 holds, lie in the discard.
EMPTY = (
    JUBILEE
    + """
    seats: 3
    rows: 50 | 60 | 70 | 10 12 14 16 18
    hands: 15 | 90 | 91
    queue: 23@1 80@2 81@3
    specials: seven_takes | minus_plus | insert insert insert
    pile:
    discard: fifth_row fifth_row fifth_row fifth_row seven_takes seven_takes seven_takes insert minus_plus minus_plus
    """.rstrip()
    + f" minus_plus {REST}\n"
)
LAST_TURN = JUBILEE + "seats: 2\nrows: 12 | 37 | 43 | 58\nhands: 13 | 14\n"


def test_six_2_there_are_four_specials_of_each_of_seven_kinds() -> None:
    assert Counter(SPECIAL_DECK) == dict.fromkeys(SPECIALS, 4)
    assert len(SPECIAL_DECK) == 28


@pytest.mark.parametrize("seats", range(2, 9))
def test_six_15_everybody_gets_twelve_cards_and_three_specials(dealt: Any, seats: int) -> None:
    game, state = dealt(seats, variant="jubilee")
    assert [len(hand) for hand in state.hands] == [12] * seats
    assert [len(held) for held in state.table.held] == [3] * seats
    assert len(state.table.pile) == 28 - 3 * seats
    assert [len(row) for row in state.rows] == [1] * 4
    assert len(game.pieces(state)) == 12 * seats + 4 + 28


def test_six_15_specials_are_dealt_apart_and_seen_by_their_owner_only() -> None:
    match = Match(make_game("six", {"variant": "jubilee"}, 2), "a seed")
    assert [entry.action["type"] for entry in match.log] == ["deal", "deal_specials"]
    dealt = [event for event in match.events if isinstance(event, SpecialsDealt)]
    assert [(event.seat, event.count, event.rule) for event in dealt] == [(0, 3, "SIX-15"), (1, 3, "SIX-15")]
    assert dealt[0].specials == match.state.table.held[0]
    assert dealt[0].seen_by(1).specials is dealt[0].seen_by(None).specials is None
    assert sum(isinstance(event, HandDealt) for event in match.events) == 2


@pytest.mark.parametrize("specials", [(), SPECIAL_DECK[:27], (*SPECIAL_DECK[:27], "stop"), (*SPECIAL_DECK, "stop")])
def test_six_15_a_deal_of_other_specials_is_refused(specials: Any) -> None:
    game = make_game("six", {"variant": "jubilee"}, 2)
    state = game.apply(game.initial(), CHANCE, game.sample_chance(game.initial(), Rng("deal"))).state
    with pytest.raises(RuleError, match="SIX-15: bad deal"):
        game.apply(state, CHANCE, DealSpecials(specials))
    with pytest.raises(RuleError, match="SIX-15: not asked"):
        game.apply(state, 0, DealSpecials(SPECIAL_DECK))


def test_six_15_two_rounds_of_twelve_turns_are_played(play_out: Any) -> None:
    game = make_game("six", {"variant": "jubilee"}, 3)
    state = play_out(game, Rng("two rounds"))
    assert state.round == 2
    assert [len(cards) for cards in state.played] == [12, 12, 12]
    assert game.outcome(state) is not None


def test_six_15_fewest_cows_over_both_rounds_win_and_specials_left_over_count_nothing(table: Any) -> None:
    last = table(LAST_TURN + "round: 2\nscores: 5 5\nspecials: minus_plus minus_plus | \nstacks: 21 | 20")
    last.play("1 pick 13", "2 pick 14")
    assert last.game.outcome(last.state) == Outcome((6, 8), (1, 2))
    assert last.told(MatchEnded) == (MatchEnded((6, 8), (1, 2)),)


def test_six_15_a_tie_shares_the_win(table: Any) -> None:
    last = table(LAST_TURN + "round: 2\nscores: 5 5").play("1 pick 13", "2 pick 14")
    assert last.game.outcome(last.state) == Outcome((5, 5), (1, 1))


@pytest.mark.parametrize("values", [{"limit": 50}, {"limit_rule": "exceed"}, {"rounds": 3}, {"preset": "pl"}])
def test_six_15_jubilee_has_no_limit_and_no_number_of_rounds(values: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match="is not for jubilee, which has two rounds and no limit"):
        make_game("six", {"variant": "jubilee", **values}, 4)


def test_six_15_the_usual_options_are_no_harm() -> None:
    assert make_game("six", {"variant": "jubilee", "preset": "cs-2019"}).seats == 4


def test_six_24_the_exchange_comes_before_the_next_card(table: Any) -> None:
    take = table(TAKE + "specials: seven_takes stop stop | ").play("1 special none")
    assert take.rows == "50 | 60 | 70 | 23"
    assert (take.ask(1).kind, take.ask(1).rule) == ("exchange_special", "SIX-24")
    assert take.answers(1) == "exchange none, exchange seven_takes, exchange stop"
    top, size = take.state.table.pile[0], len(take.state.table.pile)
    take.play("1 exchange seven_takes")
    assert take.events[:2] == (SpecialDiscarded(0, "seven_takes"), SpecialDrawn(0, top))
    assert take.events[1].seen_by(1).special is take.events[1].seen_by(None).special is None
    assert take.discard == ["seven_takes"]
    assert take.held == " ".join(sorted(["stop", "stop", top])) + " | "
    assert len(take.state.table.pile) == size - 1
    assert take.rows == "50 | 60 | 70 99 | 23"


def test_six_24_who_declines_keeps_all(table: Any) -> None:
    take = table(TAKE + "specials: seven_takes stop | ").play("1 special none", "1 exchange none")
    assert take.held == "seven_takes stop | "
    assert not take.told(SpecialDrawn)


def test_six_24_without_a_special_in_hand_nothing_is_asked(table: Any) -> None:
    take = table(TAKE + "specials: minus_plus | ").play("1 special minus_plus", "1 turn 10", "1 pay none")
    assert take.game.to_act(take.state) == (0, 1)


def test_six_24_after_a_low_card_too(table: Any) -> None:
    low = table(TAKE.replace("23@1", "2@1") + "specials: stop | ").play("1 special none", "1 row 1")
    assert low.ask(1).kind == "exchange_special"


def test_six_24_only_a_special_of_the_hand_is_exchanged_and_only_by_its_owner(table: Any) -> None:
    take = table(TAKE + "specials: seven_takes stop | move").play("1 special none")
    with pytest.raises(RuleError, match="SIX-24: not held, special move"):
        take.play("1 exchange move")
    with pytest.raises(RuleError, match="SIX-24: not asked"):
        take.play("2 exchange move")


def test_six_24_an_empty_pile_is_made_anew_from_the_whole_discard(table: Any) -> None:
    take = table(EMPTY).play("1 special none", "1 exchange seven_takes")
    assert take.game.to_act(take.state) == (CHANCE,)
    shuffle = take.game.sample_chance(take.state, Rng("shuffle"))
    assert Counter(shuffle.specials)["seven_takes"] == 4
    assert len(shuffle.specials) == 24
    order = "stop " + " ".join(sorted(shuffle.specials, key=lambda special: special == "stop"))[: -len(" stop")]
    take.play(f"0 shuffle {order}")
    assert take.events[:2] == (PileShuffled(24), SpecialDrawn(0, "stop"))
    assert take.held == "stop | minus_plus | insert insert insert"
    assert len(take.state.table.pile) == 23
    assert take.discard == []
    assert take.rows.endswith("| 23")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_six_24_only_chance_shuffles_the_pile_and_with_these_specials(table: Any, seat: int) -> None:
    take = table(EMPTY).play("1 special none", "1 exchange seven_takes")
    right = ShufflePile(take.state.table.discard)
    with pytest.raises(RuleError, match="SIX-24: not asked"):
        take.game.apply(take.state, seat, right)
    with pytest.raises(RuleError, match="SIX-24: bad deal"):
        take.game.apply(take.state, CHANCE, ShufflePile(take.state.table.discard[1:]))
    assert take.game.apply(take.state, CHANCE, right).state.table.discard == ()


def test_six_24_the_special_used_and_the_markers_cleared_are_shuffled_too(table: Any) -> None:
    text = EMPTY.replace("stop stop stop stop", "stop stop stop").replace("hands", "markers: - stop - -\n    hands")
    text = text.replace("specials: seven_takes |", "specials: insert seven_takes |").replace(
        "insert insert insert", "insert insert"
    )
    take = table(text.replace("queue: 23@1", "queue: 13@1")).play("1 special insert", "1 insert 4")
    take.play("1 exchange seven_takes")
    shuffled = Counter(take.game.sample_chance(take.state, Rng("shuffle")).specials)
    assert (shuffled["insert"], shuffled["stop"], shuffled["seven_takes"]) == (2, 4, 4)


def test_six_24_the_offer_stands_after_the_last_card_of_a_round(table: Any) -> None:
    last = table(
        JUBILEE + "seats: 2\nrows: 50 | 60 | 70 | 10 12 14 16 18\nhands: 80 | 23\nspecials: | minus_plus"
    ).play("1 pick 80", "2 pick 23", "2 special none")
    assert last.rows == "50 | 60 | 70 | 23"
    last.play("2 exchange none")
    final = table(JUBILEE + "seats: 2\nrows: 50 | 60 | 70 | 10 12 14 16 18\nhands: 1 | 23\nspecials: | minus_plus")
    final.play("1 pick 1", "2 pick 23", "1 row 1", "2 special none")
    assert not any(final.state.hands)
    assert final.ask(2).kind == "exchange_special"
    assert table(final.position).state == final.state
    final.play("2 exchange minus_plus")
    assert final.told(RoundEnded) == (RoundEnded(1, (3, 7), (3, 7)),)


def test_six_25_all_number_cards_are_shuffled_and_those_out_come_back(table: Any) -> None:
    last = table(
        LAST_TURN + "out: 1 2 3\nstacks: 55 | \nspecials: seven_takes | minus_plus\nmarkers: - - seven_takes -"
    )
    last.play("1 pick 13", "2 pick 14")
    assert last.told(RoundEnded) == (RoundEnded(1, (7, 0), (7, 0)),)
    assert last.game.to_act(last.state) == (CHANCE,)
    deal = last.game.sample_chance(last.state, Rng("deal"))
    assert len(deal.cards) == 28
    started = last.game.apply(last.state, CHANCE, deal).scenes[0].state
    assert started.table.out == ()
    assert started.table.held == last.state.table.held == (("seven_takes",), ("minus_plus",))
    assert len(started.table.pile) == 26


@pytest.mark.parametrize(("held", "count"), [(0, 3), (4, 3), (5, 2), (12, 2), (13, 1), (20, 1), (21, 0), (24, 0)])
def test_six_25_everybody_gets_three_more_or_as_many_as_there_are_for_all(table: Any, held: int, count: int) -> None:
    holding: list[list[str]] = [[] for _ in range(8)]
    for index, special in enumerate(SPECIAL_DECK[:held]):
        holding[index % 8].append(special)
    last = table(
        JUBILEE
        + "seats: 8\nrows: 1 | 2 | 3 | 4\nhands: 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18\n"
        + "specials: "
        + " | ".join(map(" ".join, holding))
    ).play(*(f"{seat} pick {seat + 10}" for seat in range(1, 9)))
    game, state = last.game, last.state
    while game.to_act(state) != (CHANCE,):
        (seat,) = game.to_act(state)
        state = game.apply(state, seat, game.prompt(state, seat).legal[0]).state
    state = game.apply(state, CHANCE, game.sample_chance(state, Rng("cards"))).state
    step = game.apply(state, CHANCE, game.sample_chance(state, Rng("specials")))
    assert [event.count for event in step.events] == [count] * 8
    assert {event.rule for event in step.events} == {"SIX-25"}
    assert [len(mine) for mine in step.state.table.held] == [len(mine) + count for mine in holding]
    assert len(step.state.table.pile) == 28 - held - 8 * count
    assert step.state.table.discard == ()
    assert all(not set(mine) - set(now) for mine, now in zip(holding, step.state.table.held, strict=True))


def test_six_25_specials_on_the_table_are_dealt_again(table: Any) -> None:
    last = table(
        JUBILEE
        + "seats: 2\nrows: 12 | 37 | 43 | 58 | 70\nmarkers: stop - seven_takes - -\nhands: 38 | 39\n"
        + "discard: move insert"
    ).play("1 pick 38", "2 pick 39")
    deal = last.game.sample_chance(last.state, Rng("deal"))
    started = last.game.apply(last.state, CHANCE, deal).scenes[0].state
    assert sorted(started.table.pile) == sorted(SPECIAL_DECK)
    assert last.game.pieces(started) == list(started.table.pile)


def test_a_view_shows_own_specials_and_the_number_of_the_others(table: Any) -> None:
    start = table(EMPTY)
    mine, onlooker = start.game.view(start.state, 0).table, start.game.view(start.state, None).table
    assert mine.held == ("seven_takes",)
    assert onlooker.held == ()
    assert mine.held_sizes == onlooker.held_sizes == (1, 1, 3)
    assert mine.pile_size == 0
    assert len(mine.discard) == 23


def test_who_has_not_drawn_cannot_hold_what_lay_in_the_discard(table: Any) -> None:
    """All Stops lay in the discard when it became the pile: only who has drawn since can hold one."""
    take = table(EMPTY).play("1 special none", "1 exchange seven_takes")
    order = sorted(take.state.table.discard, key=lambda special: special != "stop")
    take.play("0 shuffle " + " ".join(order))
    view = take.game.view(take.state, 1)
    drawn = [take.game.determinize(view, Rng(number)).table for number in range(100)]
    assert {table.held[2] for table in drawn} == {("insert", "insert", "insert")}
    assert len({table.held[0] for table in drawn}) > 3
    assert all(Counter(table.pile)["stop"] + table.held[0].count("stop") == 4 for table in drawn)


def test_who_is_asked_for_a_special_can_play_one_in_every_drawn_state(table: Any) -> None:
    start = table(TAKE.replace("15 90 | 97 98", " | ") + "specials: minus_plus | ")
    view = start.game.view(start.state, 1)
    drawn = [start.game.determinize(view, Rng(number)) for number in range(100)]
    assert {state.table.held[0][0] for state in drawn} == {
        "fifth_row",
        "insert",
        "minus_plus",
        "move",
        "seven_takes",
        "stop",
    }
    assert all(len(start.game.prompt(state, 0).legal) == 2 for state in drawn)


def test_a_special_kept_over_the_rounds_is_none_that_was_discarded_in_the_first(table: Any) -> None:
    """Only Minus=Plus and Seven takes were never seen in round one, so seat 2 has kept one of these."""
    seen = " ".join(special for special in SPECIAL_DECK if special not in ("minus_plus", "seven_takes"))
    last = table(LAST_TURN + f"specials: minus_plus | seven_takes\ndiscard: {seen}").play("1 pick 13", "2 pick 14")
    game, state = last.game, last.state
    for seed in ("cards", "specials"):
        state = game.apply(state, CHANCE, game.sample_chance(state, Rng(seed))).state
    view = game.view(state, 0)
    drawn = [game.determinize(view, Rng(number)) for number in range(100)]
    assert all({"minus_plus", "seven_takes"} & set(other.table.held[1]) for other in drawn)
    assert all(game.view(other, 0) == view for other in drawn)
    assert len({other.table.held[1] for other in drawn}) > 10


def test_own_draws_are_remembered_and_those_of_others_are_not_shown(table: Any) -> None:
    take = table(EMPTY).play("1 special none", "1 exchange seven_takes")
    take.play("0 shuffle " + " ".join(sorted(take.state.table.discard)))
    assert take.game.view(take.state, 0).table.memory[1:] == (Drawn(0, "fifth_row"),)
    assert take.game.view(take.state, 1).table.memory[1:] == (Drawn(0, None),)
    assert take.game.view(take.state, None).table.memory[1:] == (Drawn(0, None),)

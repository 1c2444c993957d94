from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import RuleError
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.actions import DraftCard, DrawFirst
from stado.games.six.events import CardDrafted, DraftOpened, FirstDrawn, RoundStarted, RowsLaid
from stado.games.six.rules import deck

OPENING = """
game: six
variant: pro
seats: 2
first: 2
pool: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
"""

LAST_DRAFT = """
game: six
variant: pro
seats: 2
first: 2
pool: 4 15 20 22 24
hands: 1 2 3 5 6 7 8 9 10 | 11 12 13 14 16 17 18 19 21 23
"""


@pytest.mark.parametrize(("seats", "last"), [(2, 24), (3, 34), (4, 44), (5, 54), (6, 64)])
def test_six_12_the_deck_ends_at_ten_a_seat_and_four(seats: int, last: int) -> None:
    game = make_game("six", {"variant": "pro"}, seats)
    assert deck(game.options, seats) == tuple(range(1, last + 1))


def test_six_13_seats_take_open_cards_in_turn(table: Any) -> None:
    draft = table(OPENING)
    assert draft.game.to_act(draft.state) == (1,)
    assert (draft.ask(2).kind, draft.ask(2).rule) == ("draft_card", "SIX-13")
    assert len(draft.ask(2).legal) == 24
    draft.play("2 draft 13")
    assert draft.game.to_act(draft.state) == (0,)
    assert draft.events == (CardDrafted(1, 13),)
    assert len(draft.ask(1).legal) == 23
    draft.play("1 draft 1", "2 draft 2")
    assert draft.hands == "1 | 2 13"


def test_six_13_everybody_holds_ten_and_four_start_the_rows(table: Any) -> None:
    draft = table(LAST_DRAFT).play("1 draft 20")
    assert draft.hands == "1 2 3 5 6 7 8 9 10 20 | 11 12 13 14 16 17 18 19 21 23"
    assert draft.rows == "4 | 15 | 22 | 24"
    assert draft.game.to_act(draft.state) == (0, 1)
    assert draft.told(RowsLaid) == (RowsLaid((4, 15, 22, 24), "SIX-14"),)


def test_six_13_only_an_open_card_can_be_drafted(table: Any) -> None:
    with pytest.raises(RuleError, match="SIX-13: not open, card 1"):
        table(LAST_DRAFT).play("1 draft 1")


@pytest.mark.parametrize("line", ["2 draft 4", "0 draft 4", "1 pick 1"])
def test_six_13_only_the_drafter_drafts(table: Any, line: str) -> None:
    with pytest.raises(RuleError, match="not asked"):
        table(LAST_DRAFT).play(line)


def test_six_13_nobody_drafts_while_picking(table: Any) -> None:
    with pytest.raises(RuleError, match="SIX-13: not asked"):
        table(LAST_DRAFT).play("1 draft 20", "1 draft 22")


def test_six_13_the_match_ends_as_in_classic(table: Any) -> None:
    last = table(
        """
        game: six
        variant: pro
        seats: 2
        round: 4
        first: 1
        scores: 65 20
        rows: 1 | 8 | 12 | 20
        hands: 21 | 22
        stacks: 2 | 3
        """
    ).play("1 pick 21", "2 pick 22")
    assert last.game.outcome(last.state).scores == (66, 21)


def test_six_14_chance_says_who_drafts_first() -> None:
    game = make_game("six", {"variant": "pro"}, 3)
    state = game.initial()
    assert game.to_act(state) == (CHANCE,)
    drawn = {game.sample_chance(state, Rng(number)) for number in range(30)}
    assert drawn == {DrawFirst(0), DrawFirst(1), DrawFirst(2)}
    step = game.apply(state, CHANCE, DrawFirst(2))
    assert step.events == (FirstDrawn(2), RoundStarted(1), DraftOpened(tuple(range(1, 35)), 2))
    assert game.to_act(step.state) == (2,)
    assert game.to_act(game.apply(step.state, 2, DraftCard(1)).state) == (0,)


@pytest.mark.parametrize("seat", [-1, 3])
def test_six_14_a_seat_that_is_not_there_cannot_draft_first(seat: int) -> None:
    game = make_game("six", {"variant": "pro"}, 3)
    with pytest.raises(RuleError, match="SIX-14: no such seat"):
        game.apply(game.initial(), CHANCE, DrawFirst(seat))


def test_six_14_nobody_but_chance_draws_the_first_seat() -> None:
    game = make_game("six", {"variant": "pro"}, 3)
    with pytest.raises(RuleError, match="SIX-14: not asked"):
        game.apply(game.initial(), 0, DrawFirst(0))


@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 1)])
def test_six_14_the_first_draft_passes_to_the_left(table: Any, first: int, following: int) -> None:
    last = table(f"game: six\nvariant: pro\nseats: 2\nfirst: {first}\nrows: 1 | 8 | 12 | 20\nhands: 21 | 22").play(
        "1 pick 21", "2 pick 22"
    )
    assert last.game.to_act(last.state) == (following - 1,)
    assert last.told(DraftOpened) == (DraftOpened(tuple(range(1, 25)), following - 1),)
    assert last.told(RoundStarted) == (RoundStarted(2),)


def test_six_14_what_was_drafted_is_public(table: Any) -> None:
    draft = table(LAST_DRAFT)
    hands = draft.state.hands
    assert [draft.game.view(draft.state, seat).known for seat in (0, 1, None)] == [hands] * 3


def test_six_14_a_pick_is_not_public(table: Any) -> None:
    draft = table(LAST_DRAFT).play("1 draft 20", "1 pick 20")
    view = draft.game.view(draft.state, 1)
    assert view.pick is None
    assert view.picked == (True, False)
    drawn = {draft.game.determinize(view, Rng(number)).picks[0] for number in range(60)}
    assert drawn == set(draft.state.hands[0])


def test_a_match_of_pro_is_played_to_its_end() -> None:
    match = Match(make_game("six", {"variant": "pro", "rounds": 2}, 3), "pro")
    rng = Rng("players")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, rng.choice(match.game.prompt(match.state, seat).legal))
    assert match.outcome is not None
    assert match.state.round == 2

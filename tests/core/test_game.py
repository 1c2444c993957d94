"""What the game interface does by itself."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import NotationError, OptionError
from stado.core.game import Action, AnyGame, Game, Prompt, Variant, action_key, rank
from stado.testing.laws import check_laws


class Pass(Action, frozen=True):
    pass


class Bid(Action, frozen=True):
    value: int
    suit: int | None = None


def prompt_of(*legal: Action) -> Prompt[Any]:
    return Prompt("bid", "TINY-1", legal)


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_know_no_game(tiny: AnyGame, long_tiny: AnyGame, seed: int) -> None:
    assert check_laws(tiny, f"tiny {seed}").outcome is not None
    assert check_laws(long_tiny, f"long {seed}").state.round == 2


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_seats_beyond_the_variant_are_refused(tiny_type: type[AnyGame], seats: int) -> None:
    with pytest.raises(OptionError, match=f"^tiny plain cannot have {seats} seats; allowed: 2 to 3$"):
        tiny_type(tiny_type.option_type(), seats)


def test_a_game_knows_the_variant_it_plays(tiny_type: type[AnyGame]) -> None:
    assert tiny_type(tiny_type.option_type(variant="long"), 3).variant == Variant("long", 2, 3, 3)


def test_variants_and_options_must_name_the_same(tiny_type: type[AnyGame]) -> None:
    with pytest.raises(AssertionError):
        type("Halved", (tiny_type,), {"variants": tiny_type.variants[:1]})


def test_nobody_may_revise_unless_the_game_says_so(tiny: AnyGame) -> None:
    assert Game.may_revise(tiny, tiny.initial()) == ()


@pytest.mark.parametrize("text", ["pick 7", "7", "  PICK   7 ", "\tpick\n7"])
def test_an_answer_is_found_with_its_verb_or_without(tiny: AnyGame, text: str) -> None:
    seven = tiny.parse_action("pick 7")
    assert tiny.find_answer(prompt_of(tiny.parse_action("pick 3"), seven), text) == seven


@pytest.mark.parametrize("text", ["", "  ", "pick", "8", "pick 77", "7 7", "claim 7"])
def test_what_is_no_answer_is_refused_with_what_is(tiny: AnyGame, text: str) -> None:
    legal = [tiny.parse_action("pick 3"), tiny.parse_action("pick 7")]
    with pytest.raises(NotationError, match=r"is no answer here; allowed: pick 3, pick 7$"):
        tiny.find_answer(prompt_of(*legal), text)


def test_nothing_typed_answers_nothing_even_where_an_answer_is_only_a_verb(
    tiny: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiny, "format_action", lambda _: "pass")
    assert tiny.find_answer(prompt_of(Pass()), "pass") == Pass()
    with pytest.raises(NotationError, match=r"^'' is no answer here; allowed: pass$"):
        tiny.find_answer(prompt_of(Pass()), " ")


def test_a_long_list_of_answers_is_cut_in_the_error(tiny: AnyGame) -> None:
    twelve, thirteen = (prompt_of(*(tiny.parse_action(f"pick {n}") for n in range(count))) for count in (12, 13))
    with pytest.raises(NotationError, match=r"pick 10, pick 11$"):
        tiny.find_answer(twelve, "x")
    with pytest.raises(NotationError, match=r"pick 10, pick 11, …$"):
        tiny.find_answer(thirteen, "x")


def test_answers_sort_by_kind_then_fields_with_nothing_first() -> None:
    answers = [Pass(), Bid(2), Bid(10, 0), Bid(10), Bid(2, 3), Bid(2, 1)]
    assert sorted(answers, key=action_key) == [Bid(2), Bid(2, 1), Bid(2, 3), Bid(10), Bid(10, 0), Pass()]


@pytest.mark.parametrize(
    ("scores", "fewest", "most"),
    [
        ((5,), (1,), (1,)),
        ((3, 1, 2), (3, 1, 2), (1, 3, 2)),
        ((4, 4, 1, 9), (2, 2, 1, 4), (2, 2, 4, 1)),
        ((0, -7, -7), (3, 1, 1), (1, 2, 2)),
    ],
)
def test_equal_scores_share_the_better_rank(
    scores: tuple[int, ...], fewest: tuple[int, ...], most: tuple[int, ...]
) -> None:
    assert rank(scores, fewest_wins=True) == fewest
    assert rank(scores, fewest_wins=False) == most

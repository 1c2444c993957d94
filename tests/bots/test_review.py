"""Reviews: what a thinker makes of answers that were given."""

from __future__ import annotations

import math
from typing import Any

import pytest
from msgspec.structs import replace

from stado.bots import Estimate, make_bot
from stado.bots.review import Verdict, best_first, judge, make_thinker, review
from stado.bots.thinker import Thinker
from stado.core.errors import OptionError
from stado.core.game import CHANCE
from stado.core.match import Match, replay
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.games.six.actions import PickCard, TakeRow

LEVEL = "strong:rollouts=64"


def play(game: Any, bot: str = "novice", limit: int = 10_000) -> Match:
    """A match, or the beginning of one."""
    match, seats = Match(game, "review"), make_bot(bot, game)
    while match.to_act and len(match.log) < limit:
        seat = match.to_act[0]
        match.act(seat, seats.choose(game.view(match.state, seat), game.prompt(match.state, seat), Rng(len(match.log))))
    return match


def judge_step(match: Match, number: int, level: str = LEVEL) -> Verdict | None:
    return judge(make_thinker(match.game, level), match, number)


def guess(value: float, error: float = 0.1, rollouts: int = 9) -> Estimate:
    return Estimate(PickCard(1), value, error, rollouts, gap_error=error)


@pytest.mark.parametrize("kind", GAMES)
def test_every_answer_with_a_choice_gets_a_verdict(kind: Any) -> None:
    game = make_game(kind.name, {})
    match = play(game, limit=25)
    verdicts = {verdict.number: verdict for verdict in review(match, LEVEL, range(game.seats))}
    for number, step in enumerate(match.steps):
        if step.seat == CHANCE:
            assert number not in verdicts
            continue
        prompt = game.prompt(step.before, step.seat)
        assert (number in verdicts) == (len(prompt.legal) > 1)
        if number in verdicts:
            verdict = verdicts[number]
            assert verdict.seat == step.seat
            assert verdict.given.action == step.action
            assert {repr(estimate.action) for estimate in verdict.estimates} == set(map(repr, prompt.legal))
            assert verdict.given.rollouts == verdict.best.rollouts  # looked at as closely
    assert verdicts


def test_a_step_is_judged_as_in_the_whole() -> None:
    game = make_game("six", {"rounds": 1}, 3)
    match = play(game)
    verdicts = {verdict.number: verdict for verdict in review(match, LEVEL, [0, 1, 2])}
    for number in range(len(match.steps)):
        assert judge_step(match, number) == verdicts.get(number)


def test_a_review_carries_out_no_action_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game("six", {"rounds": 1}, 3)
    match = play(game)
    monkeypatch.setattr(game, "apply", None)
    assert len(list(review(match, LEVEL, [0, 1, 2]))) > 10


def test_only_the_seats_asked_for_are_judged() -> None:
    game = make_game("three", {}, 3)
    match = play(game, limit=20)
    everybody = list(review(match, LEVEL, [0, 1, 2]))
    one = list(review(match, LEVEL, [1]))
    assert one == [verdict for verdict in everybody if verdict.seat == 1]
    assert 0 < len(one) < len(everybody)


def test_what_others_hold_and_will_do_changes_no_verdict() -> None:
    """A verdict is made of the view: the rest of the log may be cut off."""
    game = make_game("six", {"rounds": 1}, 4)
    match = play(game)
    number = next(number for number, step in enumerate(match.steps) if step.seat == 2)
    cut = replay(game, replace(match.record, log=match.record.log[: number + 1], outcome=None))
    assert judge_step(cut, number) == judge_step(match, number)


def test_a_dear_row_is_a_loss_beyond_doubt() -> None:
    """Any master sees that five cows are worse than one, all else being equal."""
    game = make_game("six", {"rounds": 1}, 2)
    found = 0
    for seed in range(30):
        match = Match(game, f"dear {seed}")
        while match.to_act:
            seat = match.to_act[0]
            prompt = game.prompt(match.state, seat)
            if prompt.kind == "take_row":
                cows = [-rating for rating in game.rate(game.view(match.state, seat), prompt)]
                dear = prompt.legal[cows.index(max(cows))]
                assert isinstance(dear, TakeRow)
                match.act(seat, dear)
                verdict = judge_step(match, len(match.steps) - 1, "strong:rollouts=400")
                if max(cows) >= min(cows) + 6 and verdict is not None:
                    found += 1
                    assert verdict.sure
                    assert verdict.loss > 1
                    assert verdict.best.action != dear
            else:
                match.act(seat, prompt.legal[0])
    assert found > 5


def test_answers_that_met_the_same_worlds_are_compared_there() -> None:
    game = make_game("six", {"rounds": 1}, 4)
    verdicts = list(review(play(game), LEVEL, range(4)))
    worse = [verdict for verdict in verdicts if verdict.best is not verdict.given and verdict.best.gap_error > 0]
    apart = [math.hypot(verdict.best.error, verdict.given.error) for verdict in worse]
    assert len(worse) > 10
    assert sum(verdict.best.gap_error for verdict in worse) < 0.95 * sum(apart)
    assert all(verdict.given.gap_error == 0 for verdict in verdicts)


def test_answers_follow_by_value_and_those_never_tried_come_last() -> None:
    tried, dropped, poor, untried = (
        guess(-1.0, rollouts=9),
        guess(-1.0, rollouts=3),
        guess(-2.0),
        guess(0.0, rollouts=0),
    )
    assert best_first([untried, poor, dropped, tried]) == (tried, dropped, poor, untried)


@pytest.mark.parametrize("kind", GAMES)
def test_no_answer_is_rated_above_the_one_that_would_be_given(kind: Any) -> None:
    game = make_game(kind.name, {})
    bot = make_bot("strong:rollouts=40", game)
    assert isinstance(bot, Thinker)
    for step in play(game, limit=40).steps[::4]:
        if step.seat == CHANCE:
            continue
        view, prompt = game.view(step.before, step.seat), game.prompt(step.before, step.seat)
        chosen = bot.choose(view, prompt, Rng(step.seq))
        estimates = best_first(bot.estimate(view, prompt, Rng(step.seq)))
        assert estimates[0].action == chosen
        assert estimates[0].value == max(estimate.value for estimate in estimates)


def test_a_loss_is_never_negative_and_sure_only_beyond_the_noise() -> None:
    best = guess(-1.0)
    assert Verdict(0, 0, guess(-3.0), (best,)).loss == pytest.approx(2.0)
    assert Verdict(0, 0, guess(-3.0), (best,)).sure
    assert not Verdict(0, 0, guess(-1.2), (best,)).sure
    assert not Verdict(0, 0, guess(-1.04, error=0.0), (guess(-1.0, error=0.0),)).sure  # no more than nothing
    assert not Verdict(0, 0, guess(-3.0), (guess(-1.0, error=float("inf")),)).sure
    lucky = Verdict(0, 0, guess(-0.5, rollouts=2), (best,))
    assert (lucky.loss, lucky.sure) == (0.0, False)
    assert (Verdict(0, 0, best, (best,)).loss, Verdict(0, 0, best, (best,)).sure) == (0.0, False)


def test_who_does_not_search_cannot_judge() -> None:
    game = make_game("six", {})
    with pytest.raises(OptionError, match="casual does not search; allowed: strong, master"):
        review(play(game, limit=2), "casual", [0])

"""Reviews: what a thinker makes of answers that were given."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.bots import Estimate, make_bot
from stado.bots.review import Verdict, rank, review, review_step
from stado.bots.thinker import Thinker
from stado.core.errors import OptionError, RecordError
from stado.core.game import CHANCE
from stado.core.match import Match, replay
from stado.core.record import Record
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.games.six.actions import PickCard, TakeRow

LEVEL = "strong:rollouts=64"


def play_record(game: Any, bot: str = "novice", limit: int = 10_000) -> Record:
    """A match, or the beginning of one."""
    match, seats = Match(game, "review"), make_bot(bot, game)
    while match.to_act and len(match.log) < limit:
        seat = match.to_act[0]
        match.act(seat, seats.choose(game.view(match.state, seat), game.prompt(match.state, seat), Rng(len(match.log))))
    return match.record


def guess(value: float, error: float = 0.1, rollouts: int = 9) -> Estimate:
    return Estimate(PickCard(1), value, error, rollouts, gap_error=error)


@pytest.mark.parametrize("kind", GAMES)
def test_every_answer_with_a_choice_gets_a_verdict(kind: Any) -> None:
    game = make_game(kind.name, {})
    record = play_record(game, limit=25)
    verdicts = {verdict.number: verdict for verdict in review(game, record, LEVEL, range(game.seats))}
    match = Match(game, "review")
    for number, entry in enumerate(record.log):
        if entry.seat == CHANCE:
            assert number not in verdicts
            continue
        prompt = game.prompt(match.state, entry.seat)
        assert (number in verdicts) == (len(prompt.legal) > 1)
        action = msgspec.convert(entry.action, game.action_type)
        if number in verdicts:
            verdict = verdicts[number]
            assert verdict.seat == entry.seat
            assert verdict.given.action == action
            assert {repr(estimate.action) for estimate in verdict.estimates} == set(map(repr, prompt.legal))
            assert verdict.given.rollouts == verdict.best.rollouts  # looked at as closely
        match.act(entry.seat, action)
    assert verdicts


def test_a_step_is_judged_as_in_the_whole() -> None:
    game = make_game("six", {"rounds": 1}, 3)
    record = play_record(game)
    verdicts = {verdict.number: verdict for verdict in review(game, record, LEVEL, [0, 1, 2])}
    for number in range(len(record.log)):
        assert review_step(game, record, number, LEVEL) == verdicts.get(number)


def test_only_the_seats_asked_for_are_judged() -> None:
    game = make_game("three", {}, 3)
    record = play_record(game, limit=20)
    everybody = list(review(game, record, LEVEL, [0, 1, 2]))
    one = list(review(game, record, LEVEL, [1]))
    assert one == [verdict for verdict in everybody if verdict.seat == 1]
    assert 0 < len(one) < len(everybody)


def test_what_others_hold_and_will_do_changes_no_verdict() -> None:
    """A verdict is made of the view: the rest of the log may be cut off."""
    game = make_game("six", {"rounds": 1}, 4)
    record = play_record(game)
    number = next(number for number, entry in enumerate(record.log) if entry.seat == 2)
    cut = replace(record, log=record.log[: number + 1], outcome=None)
    assert review_step(game, cut, number, LEVEL) == review_step(game, record, number, LEVEL)


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
                verdict = review_step(game, match.record, len(match.log) - 1, "strong:rollouts=400")
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
    verdicts = list(review(game, play_record(game), LEVEL, range(4)))
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
    assert rank([untried, poor, dropped, tried]) == (tried, dropped, poor, untried)


@pytest.mark.parametrize("kind", GAMES)
def test_no_answer_is_rated_above_the_one_that_would_be_given(kind: Any) -> None:
    game = make_game(kind.name, {})
    bot = make_bot("strong:rollouts=40", game)
    assert isinstance(bot, Thinker)
    record = play_record(game, limit=40)
    for number in range(0, len(record.log), 4):
        match = replay(game, replace(record, log=record.log[:number], outcome=None))
        seat = match.to_act[0]
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        chosen = bot.choose(view, prompt, Rng(number))
        estimates = rank(bot.estimate(view, prompt, Rng(number)))
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
        review(game, play_record(game, limit=2), "casual", [0])


def test_a_bad_record_is_refused_before_anything_is_judged() -> None:
    game = make_game("six", {"rounds": 1}, 2)
    record = play_record(game)
    with pytest.raises(RecordError):
        review(game, replace(record, log=record.log[:-1]), LEVEL, [0])

"""What a bot makes of a deal of the day in the person's place."""

from __future__ import annotations

from datetime import date

import pytest

from stado.core.match import replay
from stado.teach.challenge import retell, tell_match
from stado.teach.daily import Deal, find_deal
from stado.teach.duel import answer, make_rivals
from stado.teach.par import LEVELS, play_par

DAY = date(2026, 1, 4)


@pytest.fixture(scope="module")
def deal() -> Deal:
    return find_deal("six", DAY)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_the_same_deal_against_the_same_bots(deal: Deal, level: str) -> None:
    record = play_par(deal, level).record
    assert record.outcome is not None
    assert (record.head.seed, record.head.bots) == (deal.seed, (level, *deal.bots[1:]))
    assert replay(deal.make_game(), record).outcome == record.outcome
    assert play_par(deal, level).record == record


def test_its_rivals_answer_as_they_answer_to_a_person_who_plays_the_same(deal: Deal) -> None:
    par, match = play_par(deal, "casual"), deal.open()
    rivals = make_rivals(match.game, match.head.bots)
    given = iter([step.action for step in par.steps if step.seat == 0])
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, answer(match, seat, rivals[seat]) if seat else next(given))
    assert match.outcome == par.outcome


def test_its_match_is_told_as_a_challenge(deal: Deal) -> None:
    match = play_par(deal, "strong")
    challenge = tell_match(match.record, 0)
    assert (challenge.bot, challenge.bots, challenge.name) == ("strong", deal.bots, "strong")
    assert retell(challenge).log == match.record.log

"""The deal of the day: the same for everybody, and a result that can be checked."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.errors import OptionError, RecordError
from stado.core.match import Match
from stado.core.record import LoggedAction, Record
from stado.games import GAMES
from stado.teach.daily import Deal, Rival, check_result, find_deal, load_calendar
from stado.teach.duel import make_rivals
from stado.teach.loading import taught_games

DAY = date(2026, 12, 24)
Finish = Callable[[Match], Match]


@pytest.fixture(scope="module")
def deal() -> Deal:
    """A deal of six classic."""
    found = next(
        find_deal("six", date(2026, 12, day))
        for day in range(1, 8)
        if find_deal("six", date(2026, 12, day)).table.variant == "classic"
    )
    assert found.table.options == {"rounds": 1}
    return found


@pytest.fixture(scope="module")
def played(deal: Deal, finish: Finish) -> Record:
    return finish(deal.open()).record


def test_a_date_defines_its_deal_for_ever() -> None:
    deal = find_deal("six", DAY)
    assert deal.seed == "stado daily 2 six 2026-12-24"
    assert (deal.table.variant, deal.table.seats) == ("classic", 5)
    assert deal.bots == (None, *["strong:rollouts=300"] * 4)
    assert find_deal("three", DAY).table.seats == 3
    assert find_deal("loot", DAY).table.variant == "standard"
    assert find_deal("board", DAY).table.variant == "advanced"


def test_the_first_cards_of_a_deal_are_pinned() -> None:
    deal = find_deal("three", DAY)
    assert deal.open().game.view(deal.open().state, 0).hand == (20, 37, 41, 53, 67, 68, 70, 72)


@pytest.mark.parametrize("game", taught_games())
def test_every_table_of_a_game_can_be_played_and_its_bots_are_the_pinned_ones(game: str) -> None:
    calendar = load_calendar()
    days = [date.fromordinal(DAY.toordinal() + number) for number in range(len(calendar.tables[game]))]
    assert all(table in [find_deal(game, day).table for day in days] for table in calendar.tables[game])
    assert all(find_deal(game, day).open().to_act for day in days)


@pytest.mark.parametrize("game", taught_games())
def test_all_variants_get_their_days(game: str) -> None:
    variants = {table.variant for table in load_calendar().tables[game]}
    assert variants == {variant.name for kind in GAMES if kind.name == game for variant in kind.variants}


def test_bots_that_play_otherwise_do_not_play_the_deal(deal: Deal) -> None:
    with pytest.raises(OptionError, match="the deal is for version 99 of strong:rollouts=300; here is version 4"):
        replace(deal, rival=Rival("strong:rollouts=300", 99)).open()


def test_a_result_is_checked(deal: Deal, played: Record) -> None:
    result = check_result(deal, played)
    assert played.outcome is not None
    assert (result.score, result.rank) == (played.outcome.scores[0], played.outcome.ranks[0])
    assert (result.game, result.day, result.seats) == ("six", deal.day, deal.table.seats)


def test_the_same_answers_have_the_same_result(deal: Deal, played: Record, finish: Finish) -> None:
    assert finish(deal.open(("A", "B", "C", "D", "E")[: deal.table.seats])).record.log == played.log


def first_of(record: Record, seat: int) -> int:
    return next(number for number, entry in enumerate(record.log) if entry.seat == seat)


def tamper_bot(record: Record) -> Record:
    """A bot has picked another card."""
    number = first_of(record, 1)
    cards = [entry.action["card"] for entry in record.log if entry.seat == 1 and "card" in entry.action]
    other = {"type": "pick_card", "card": cards[1]}
    log = list(record.log)
    last = max(place for place, entry in enumerate(log) if entry.action == other)
    log[number], log[last] = LoggedAction(1, other), LoggedAction(1, log[number].action)
    return replace(record, log=tuple(log))


def tamper_order(record: Record) -> Record:
    """A bot has answered before the person."""
    log = list(record.log)
    number = first_of(record, 0)
    log[number], log[number + 1] = log[number + 1], log[number]
    return replace(record, log=tuple(log))


def tamper_pick(record: Record) -> Record:
    """The person has changed a pick."""
    log = list(record.log)
    number = first_of(record, 0)
    log.insert(number, log[number])
    return replace(record, log=tuple(log))


def tamper_score(record: Record) -> Record:
    """The outcome is written down better than it was."""
    assert record.outcome is not None
    scores = (0, *record.outcome.scores[1:])
    return replace(record, outcome=replace(record.outcome, scores=scores))


@pytest.mark.parametrize(
    ("tamper", "error"),
    [
        (tamper_bot, "strong:rollouts=300 would have answered otherwise|against the rules|not the one"),
        (tamper_order, "the person answers before the bots"),
        (tamper_pick, "an answer is given once"),
        (tamper_score, "the outcome written down is not the one the log leads to"),
        (lambda record: replace(record, outcome=None), "the match is not finished"),
        (lambda record: replace(record, head=replace(record.head, seed="mine")), "this is not the deal of six of"),
        (lambda record: replace(record, head=replace(record.head, salts=("x",))), "this is not the deal of six of"),
    ],
)
def test_a_tampered_record_is_refused(
    deal: Deal, played: Record, tamper: Callable[[Record], Record], error: str
) -> None:
    with pytest.raises(RecordError, match=error):
        check_result(deal, tamper(played))


def test_another_day_has_another_deal(played: Record) -> None:
    with pytest.raises(RecordError, match="this is not the deal of six of 2026-01-01"):
        check_result(find_deal("six", date(2026, 1, 1)), played)


@pytest.mark.parametrize("bot", ["master:seconds=1", "exec:./bot", "flat:100"])
def test_bots_whose_answers_cannot_be_checked_are_refused(deal: Deal, bot: str) -> None:
    bots: Any = (None, bot, bot, bot)
    with pytest.raises(OptionError, match="cannot be checked"):
        make_rivals(deal.make_game(), bots)

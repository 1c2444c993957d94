"""Why an answer was worse: facts about what both lead to, in a sentence."""

from __future__ import annotations

import typing
from typing import Any

import pytest

from stado.bots.review import review
from stado.core.events import tag_of
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.games import find_game, make_game, parse_position
from stado.locales import LANGUAGES, Words, load_bundle
from stado.teach.loading import find_outline, taught_games
from stado.teach.reasons import explain, explain_verdict, find_consequences

NAMES = ("Ann", "Bob", "Cid", "Dan")
# Everybody knows all cards: the 13 takes row 1 for sure, the 21 and the 24 take nothing.
SIX = """
game: six
variant: pro
seats: 2
first: 1
rows: 8 9 10 11 12 | 5 | 1 2 | 20
hands: 13 21 24 | 3 4 23
"""
THREE = """
game: three
seats: 2
first: 1
rows: 0 7 14 21 | 30 40 46 57 | 60 71
hands: 27 58 65 66 | 34 35 70 80
face-up: 37 44 |
"""
BOARD = """
game: board
variant: basic
seats: 2
set: 2
rows: 15 18 19 | 92 | 42 | 56
hands: 20 57 | 60 93
"""
LOOT = """
game: loot
variant: standard
seats: 3
paw: 1
hands: 2 5 5 12 j | 1 9 | 3 10
layers: | 8 8 | 6
display: 4 6 7 8 12 13
"""


def sit(text: str) -> tuple[AnyGame, Any]:
    game, state = parse_position(text)
    return game, game.view(state, 0)


def test_facts_are_shares_of_worlds() -> None:
    game, view = sit(SIX)
    taking = find_consequences(game, view, game.parse_action("pick 13"), 40)
    assert (taking.dreaded, taking.row, taking.in_row) == (1.0, 0, 1.0)
    assert taking.gain == -11.0
    safe = find_consequences(game, view, game.parse_action("pick 24"), 40)
    assert (safe.dreaded, safe.row, safe.gain) == (0.0, None, 0.0)
    assert find_consequences(game, view, game.parse_action("pick 24"), 40) == safe


def test_a_row_that_is_taken_is_named() -> None:
    game, view = sit(SIX)
    reason = explain(game, view, game.parse_action("pick 13"), game.parse_action("pick 24"))
    assert reason.words == "reason-six-row"
    assert reason.tell(Words("en"), "six", NAMES) == (
        "After 13, row 1 is yours in 100 % of the deals that fit; after 24 you take a row in 0 %."
    )


@pytest.mark.parametrize(
    ("text", "given", "best", "words"),
    [
        (THREE, "play 27", "play 58", "reason-three"),
        (THREE, "play 65", "play 58", "reason-now-points"),
        (BOARD, "pick 20", "pick 57", "reason-board"),
        (SIX, "pick 21", "pick 24", "reason-later"),
    ],
)
def test_the_reason_fits_the_facts(text: str, given: str, best: str, words: str) -> None:
    game, view = sit(text)
    assert explain(game, view, game.parse_action(given), game.parse_action(best)).words == words


def test_being_looted_is_told_in_loot() -> None:
    game, view = sit(LOOT)
    low, safe = (find_consequences(game, view, game.parse_action(text), 60) for text in ("lay 2", "lay j"))
    assert low.dreaded > safe.dreaded == 0.0
    reason = explain(game, view, game.parse_action("lay 2"), game.parse_action("lay j"))
    assert reason.words == "reason-loot"


def test_a_low_card_is_told_by_its_cows() -> None:
    game, state = parse_position("game: six\nseats: 2\nrows: 12 14 | 37 | 43 44 | 55\nhands: 30 | 91\nqueue: 3@1 59@2")
    view = game.view(state, 0)
    reason = explain(game, view, game.parse_action("row 4"), game.parse_action("row 2"))
    assert (reason.words, reason.numbers) == ("reason-now-cows", {"behind": 6.0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    for text, given, best in (
        (SIX, "pick 13", "pick 24"),
        (THREE, "play 27", "play 58"),
        (THREE, "play 65", "play 58"),
        (BOARD, "pick 20", "pick 57"),
        (LOOT, "lay 2", "lay j"),
        (SIX, "pick 21", "pick 24"),
    ):
        game, view = sit(text)
        told = explain(game, view, game.parse_action(given), game.parse_action(best)).tell(words, game.name, NAMES)
        assert told.endswith(".")
        assert "reason-" not in told
        assert "{" not in told


def test_a_verdict_of_a_match_is_explained() -> None:
    game = make_game("six", {"variant": "classic", "rounds": 1}, 2)
    match = Match(game, "a seed")
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, game.prompt(match.state, seat).legal[-1])
    verdicts = [verdict for verdict in review(match, "strong", (0,)) if verdict.sure]
    assert verdicts
    worst = max(verdicts, key=lambda verdict: verdict.loss)
    reason = explain_verdict(game, match.record, worst)
    assert (reason.given, reason.best) == (worst.given.action, worst.best.action)


@pytest.mark.parametrize("game", [find_game(name) for name in taught_games()], ids=taught_games())
def test_what_players_dread_is_an_event_with_words(game: type[AnyGame]) -> None:
    outline = find_outline(game.name)
    assert outline is not None
    dread = outline.dread
    events = {tag_of(event): event for event in typing.get_args(game.event_type)}
    fields = events[dread.event].__struct_fields__
    assert dread.seat in fields
    assert "row" in fields or not dread.row
    assert load_bundle("en").has_message(f"reason-{game.name}")
    assert load_bundle("en").has_message(f"reason-{game.name}-row") == dread.row

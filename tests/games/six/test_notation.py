from __future__ import annotations

from typing import Any

import pytest

from stado.core.errors import NotationError, PositionError
from stado.core.match import Match
from stado.games import format_position, make_game, parse_position
from stado.games.six.actions import (
    Deal,
    DealSpecials,
    DraftCard,
    DrawFirst,
    ExchangeSpecial,
    InsertCard,
    MoveCard,
    MoveInto,
    PayCard,
    PickCard,
    PlaySpecial,
    ReplaceCard,
    ShufflePile,
    SixAction,
    StopRow,
    TakeRow,
    TurnCard,
)
from stado.games.six.cards import SPECIAL_DECK

CLASSIC = {"game": "six", "seats": "2", "rows": "12 | 37 | 43 | 58", "hands": "13 70 | 14 71"}
LOW = CLASSIC | {"queue": "3@2 9@1"}
LATER = CLASSIC | {"round": "2", "past": "6 99 | 37 | 43 45 | 58 / | 1 5 / 45 6 | 5 99"}
PRO = CLASSIC | {"variant": "pro", "first": "1", "rows": "1 | 8 | 12 | 20", "hands": "21 22 | 23 24"}
DRAFT = {
    "game": "six",
    "variant": "pro",
    "seats": "2",
    "first": "2",
    "pool": "4 15 20 22 24",
    "hands": "1 2 3 5 6 7 8 9 10 | 11 12 13 14 16 17 18 19 21 23",
}
JUBILEE = {
    "game": "six",
    "variant": "jubilee",
    "seats": "2",
    "rows": "50 | 60 | 70 | 10 12 14 16 18",
    "hands": "15 90 | 97 98",
    "specials": "stop move | insert",
}
PLACING = JUBILEE | {"queue": "23@1 99@2"}
TAKEN = JUBILEE | {"queue": "99@2", "rows": "50 | 60 | 70 | 23", "stacks": "12 14 16 18 | ", "out": "10"}
TURNING = TAKEN | {"discard": "minus_plus"}
MIXED = [special for special in SPECIAL_DECK if special not in ("move", "insert", "stop")]
# Seat 1 held a Move and seat 2 an Insert, and a Stop lay at a row, when all the others became the pile.
MIX = " ".join(["mix 0", *["move"] * 3, *["insert"] * 3, *["stop"] * 3, *MIXED, "beside stop"])
REMEMBERING = JUBILEE | {
    "markers": "stop - - -",
    "discard": "replace",
    "memory": f"{MIX}, 1 drew stop, 2 drew replace, 2 spent replace",
}


def lines(fields: dict[str, str]) -> str:
    return "".join(f"{key}: {value}\n" for key, value in fields.items())


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pick 45", PickCard(45)),
        ("row 2", TakeRow(1)),
        ("draft 13", DraftCard(13)),
        ("first 1", DrawFirst(0)),
        ("deal 12 37 43", Deal((12, 37, 43))),
        ("deal 12", Deal((12,))),
        ("special stop", PlaySpecial("stop")),
        ("special none", PlaySpecial(None)),
        ("insert 3", InsertCard(2)),
        ("replace 15", ReplaceCard(15)),
        ("move 13", MoveCard(13)),
        ("into 2", MoveInto(1)),
        ("stop 5", StopRow(4)),
        ("turn 11", TurnCard(11)),
        ("pay 13", PayCard(13)),
        ("pay none", PayCard(None)),
        ("exchange minus_plus", ExchangeSpecial("minus_plus")),
        ("exchange none", ExchangeSpecial(None)),
        ("specials stop move", DealSpecials(("stop", "move"))),
        ("shuffle fifth_row", ShufflePile(("fifth_row",))),
    ],
)
def test_actions_are_short_texts(text: str, action: SixAction) -> None:
    game = make_game("six", {})
    assert game.format_action(action) == text
    assert game.parse_action(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "pick", "pick x", "pick 1 2", "pick -1", "pick ²", "pick none", "row 0", "first 0", "draw 3", "45"),
        *("special", "special 3", "special halt", "special stop move", "pay stop", "stop none", "deal stop"),
        *("specials 3", "shuffle none", "pick " + "9" * 5000),
    ],
)
def test_other_texts_are_no_action(text: str) -> None:
    with pytest.raises(NotationError, match="is no action; allowed: pick CARD, row ROW"):
        make_game("six", {}).parse_action(text)


@pytest.mark.parametrize(
    "fields",
    [
        CLASSIC,
        CLASSIC | {"round": "2", "scores": "3 14", "picks": "13 -", "stacks": "1 | ", "played": "12 | 1"},
        LOW,
        PRO,
        DRAFT,
        JUBILEE,
        PLACING,
        JUBILEE | {"queue": "3@1", "ask": "take_row@1 minus_plus"},
        JUBILEE | {"queue": "99@1 23@2", "ask": "take_row@1", "rows": "100 | 101 | 102 | 103"},
        PLACING | {"ask": "insert_card@1", "discard": "insert"},
        PLACING | {"ask": "replace_card@1", "discard": "replace"},
        PLACING | {"ask": "move_card@1", "discard": "move"},
        PLACING | {"ask": "move_into@1 12", "discard": "move"},
        PLACING | {"ask": "stop_row@1", "specials": "stop stop stop | "},
        TURNING | {"ask": "turn_card@1 12 14 16 18"},
        TURNING | {"ask": "pay_card@1 3"},
        TAKEN | {"ask": "exchange_special@1"},
        JUBILEE | {"markers": "stop - - seven_takes", "offers": "12 14", "stops": "1 5", "known": "15 | "},
        REMEMBERING,
        LATER,
        LATER | {"round": "3", "past": f"{LATER['past']} ; 1 | 2 | 3 | 4 / 5 | / | "},
        JUBILEE | {"round": "2", "past": "1 | 2 | 3 | 4 | 5 6 / 7 | / 6 | 8"},
    ],
    ids=str,
)
def test_a_typed_position_is_written_as_it_was_typed(fields: dict[str, str]) -> None:
    game, state = parse_position(lines(fields))
    again, same = parse_position(format_position(game, state))
    assert same == state
    assert again.options == game.options


def test_a_position_says_everything() -> None:
    match = Match(make_game("six", {"limit_rule": "exceed"}, 2), "a seed")
    for seat in (0, 1, 0):
        match.act(seat, match.game.prompt(match.state, seat).legal[0])
    assert format_position(match.game, match.state) == (
        "game: six\n"
        "variant: classic\n"
        "seats: 2\n"
        'options: {"limit_rule":"exceed"}\n'
        "round: 1\n"
        "rows: 96 | 85 | 39 | 1 3 15\n"
        "hands: 7 9 22 48 56 68 76 98 104 | 25 27 30 32 51 73 87 91 99\n"
        "picks: 7 -\n"
        "played: 3 | 15\n"
    )


@pytest.mark.parametrize(
    ("fields", "refused"),
    [
        (CLASSIC | {"herd": "1"}, "line 5, herd: unknown; allowed: round, first"),
        ({"game": "six", "seats": "2", "hands": "1 | 2"}, "the position has no line 'rows:'"),
        (CLASSIC | {"rows": "12 | 37 | 43"}, "line 3, rows: 3 rows; there must be 4"),
        (CLASSIC | {"rows": "12 | 37 | 43 | "}, "line 3, rows: row 4 must ascend and hold 1 to 5 cards"),
        (CLASSIC | {"rows": "12 | 37 | 44 43 | 58"}, "line 3, rows: row 3 must ascend and hold 1 to 5 cards"),
        (CLASSIC | {"rows": "12 | 37 | 1 2 3 4 5 6 | 58"}, "line 3, rows: row 3 must ascend and hold 1 to 5 cards"),
        (CLASSIC | {"rows": "12 | 37 | 43 | x"}, "line 3, rows: 'x' is not a number"),
        (CLASSIC | {"rows": "12 | 37 | 43 | 105"}, "line 3, rows: there is no card 105; allowed: 1 to 104"),
        (CLASSIC | {"rows": "12 | 37 | 43 | 0"}, "line 3, rows: there is no card 0; allowed: 1 to 104"),
        (CLASSIC | {"rows": "12 | 37 | 43 43 | 58"}, "line 3, rows: card 43 is also in rows"),
        (CLASSIC | {"hands": "13 70 | 12 71"}, "line 4, hands: card 12 is also in rows"),
        (CLASSIC | {"hands": "13 70"}, "line 4, hands: 1 groups; there must be 2"),
        (CLASSIC | {"hands": "13 70 | 14"}, "line 4, hands: all must hold as many cards, at most 10"),
        (
            CLASSIC | {"hands": "1 2 3 4 5 6 7 8 9 10 11 | 21 22 23 24 25 26 27 28 29 30 31"},
            "line 4, hands: all must hold as many cards, at most 10",
        ),
        (CLASSIC | {"hands": " | "}, "line 4, hands: are empty, so nothing is asked"),
        (
            CLASSIC | {"hands": "1 2 3 4 5 6 7 8 9 10 | 21 22 23 24 25 26 27 28 29 30", "stacks": "99 | "},
            "line 4, hands: 5 cards are played or start rows; there can be at most 4",
        ),
        (CLASSIC | {"picks": "13"}, "line 5, picks: 1 picks; there must be 2, '-' for none"),
        (CLASSIC | {"picks": "13 x"}, "line 5, picks: 'x' is not a number"),
        (CLASSIC | {"picks": "13 14"}, "line 5, picks: all have picked, so nothing is asked"),
        (CLASSIC | {"picks": "14 -"}, "line 5, picks: 14 is not in that hand"),
        (CLASSIC | {"stacks": "13 | "}, "line 5, stacks: card 13 is also in hands"),
        (CLASSIC | {"played": "99 | 58"}, "line 5, played: card 99 must lie once in rows, stacks or queue"),
        (CLASSIC | {"played": "13 | 58"}, "line 5, played: card 13 must lie once in rows, stacks or queue"),
        (CLASSIC | {"played": "58 | 58"}, "line 5, played: card 58 must lie once in rows, stacks or queue"),
        (CLASSIC | {"played": "58 | "}, "line 5, played: all must have played as many cards"),
        (
            CLASSIC | {"hands": "1 2 3 4 5 6 7 8 9 10 | 21 22 23 24 25 26 27 28 29 30", "played": "58 | 12"},
            "line 5, played: all must have played as many cards, with the hand at most 10",
        ),
        (CLASSIC | {"round": "0"}, "line 5, round: rounds count from 1"),
        (CLASSIC | {"scores": "1 2"}, "line 5, scores: before round 1 there are at most 0 cows"),
        (
            CLASSIC | {"scores": "100 72", "round": "2", "options": '{"rounds": 9}'},
            "line 5, scores: before round 2 there are at most 171 cows",
        ),
        (CLASSIC | {"scores": "1 2 3", "round": "2"}, "line 5, scores: 3 scores; there must be 2"),
        (CLASSIC | {"scores": "66 2", "round": "2"}, "line 6, round: the match would have ended before it"),
        (LATER | {"round": "1"}, "line 6, past: 1 rounds; there must be one for each before this one"),
        (LATER | {"round": "3"}, "line 6, past: 1 rounds; there must be one for each before this one"),
        (LATER | {"past": ""}, "line 6, past: 1 parts of a round; there must be rows / stacks / played"),
        (LATER | {"past": "1 | 2 | 3 | 4 / 5 |"}, "line 6, past: 2 parts of a round; there must be rows"),
        (LATER | {"past": "1 | 2 | 3 | x / 5 | / |"}, "line 6, past: 'x' is not a number"),
        (LATER | {"past": "1 | 2 | 3 / 5 | / |"}, "line 6, past: a round must leave 4 rows, or 5 in jubilee"),
        (LATER | {"past": "1 | 2 | 3 | / 5 | / |"}, "line 6, past: a round must leave 4 rows, or 5 in jubilee"),
        (LATER | {"past": "1 | 2 | 3 | 4 / 5 | | / |"}, "line 6, past: a round must have 2 stacks and 2 groups"),
        (LATER | {"past": "1 | 2 | 3 | 4 / 5 | / | |"}, "line 6, past: a round must have 2 stacks and 2 groups"),
        (LATER | {"past": "1 | 2 | 3 | 4 / 5 | / 5 |"}, "line 6, past: all must have played as many cards"),
        (LATER | {"past": "1 | 2 | 3 | 4 / 4 | / |"}, "line 6, past: a card lies once and is played once"),
        (LATER | {"past": "1 | 2 | 3 | 4 / 5 | / 5 | 5"}, "line 6, past: a card lies once and is played once"),
        (LATER | {"past": "1 | 2 | 3 | 105 / 5 | / |"}, "line 6, past: a card lies once and is played once; there are"),
        (CLASSIC | {"first": "1"}, "line 5, first: only the pro variant has a draft"),
        (CLASSIC | {"pool": "1 2"}, "line 5, pool: only the pro variant has a draft"),
        (LOW | {"queue": "3"}, "line 5, queue: '3' is not CARD@SEAT with a seat from 1 to 2"),
        (LOW | {"queue": "3@3"}, "line 5, queue: '3@3' is not CARD@SEAT with a seat from 1 to 2"),
        (LOW | {"queue": "3@0"}, "line 5, queue: '3@0' is not CARD@SEAT with a seat from 1 to 2"),
        (LOW | {"queue": "3@1@2"}, "line 5, queue: '1@2' is not a number"),
        (LOW | {"queue": "9@1 3@2"}, "line 5, queue: must ascend, one card a seat"),
        (LOW | {"queue": "3@1 9@1"}, "line 5, queue: must ascend, one card a seat"),
        (LOW | {"queue": "15@1"}, "line 5, queue: 15 is not lower than every row, so nothing is asked"),
        (LOW | {"picks": "13 -"}, "line 6, picks: nobody picks while cards are placed"),
        (LOW | {"played": "9 | 12", "queue": "3@2 9@1"}, "line 6, played: seat 2 must have played 3 last"),
        (
            LOW | {"hands": "13 21 22 23 24 25 26 27 28 29 | 70 71 72 73 74 75 76 77 78 79"},
            "line 4, hands: all must hold as many cards, at most 9",
        ),
        ({key: PRO[key] for key in PRO if key != "first"}, "the position has no line 'first:'"),
        (PRO | {"first": "3"}, "line 6, first: there is no seat 3; allowed: 1 to 2"),
        (PRO | {"first": "0"}, "line 6, first: there is no seat 0; allowed: 1 to 2"),
        (PRO | {"hands": "21 22 | 23 25"}, "line 4, hands: there is no card 25; allowed: 1 to 24"),
        (DRAFT | {"pool": "4 15 22 20 24"}, "line 5, pool: must ascend and hold more than 4 cards"),
        (DRAFT | {"pool": "4 15 20 22"}, "line 5, pool: must ascend and hold more than 4 cards"),
        (DRAFT | {"pool": "4 15 20 22 24", "hands": "1 | 2"}, "line 6, hands: pool and hands must hold all cards"),
        (DRAFT | {"first": "1"}, "line 6, hands: the seats draft in turn, so the sizes do not fit"),
        (DRAFT | {"rows": "1 | 2 | 3 | 4"}, "line 7, rows: nothing is played while the draft goes on"),
        (DRAFT | {"picks": "1 -"}, "line 7, picks: nothing is played while the draft goes on"),
        (DRAFT | {"stacks": " | "}, "line 7, stacks: nothing is played while the draft goes on"),
        (CLASSIC | {"specials": "stop | "}, "line 5, specials: unknown; allowed: round, first"),
        (JUBILEE | {"rows": "50 | 60 | 70"}, "line 4, rows: 3 rows; there must be 4 or 5"),
        (JUBILEE | {"rows": "50 | 60 | 70 | 18 | 1 | 2"}, "line 4, rows: 6 rows; there must be 4 or 5"),
        (JUBILEE | {"rows": "50 | 60 | 70 | 1 2 3 4 5 6"}, "line 4, rows: row 4 must ascend and hold 1 to 5 cards"),
        (
            JUBILEE | {"rows": "50 | 60 | 70 | 1 2 3 4 5 6 7", "markers": "- - - seven_takes"},
            "line 4, rows: row 4 must ascend and hold 1 to 6 cards",
        ),
        (JUBILEE | {"round": "3"}, "line 7, round: the match would have ended before it"),
        (JUBILEE | {"markers": "- -"}, "line 7, markers: 2 markers; there must be 4, '-' for none"),
        (
            JUBILEE | {"markers": "- - - move"},
            "line 7, markers: must be '-', stop or seven_takes, with at most 2 stops",
        ),
        (
            JUBILEE | {"markers": "stop stop stop -"},
            "line 7, markers: must be '-', stop or seven_takes, with at most 2",
        ),
        (JUBILEE | {"specials": "stop"}, "line 6, specials: 1 groups; there must be 2"),
        (JUBILEE | {"specials": "halt | "}, "line 6, specials: 'halt' is no special; allowed: fifth_row, seven_takes"),
        (JUBILEE | {"specials": "stop stop stop stop | "}, "line 6, specials: in round 1 nobody holds more than 3"),
        (
            JUBILEE | {"specials": "stop stop stop | stop stop"},
            "line 6, specials: 5 of stop; there must be 4",
        ),
        (JUBILEE | {"pile": "stop"}, "line 7, pile: 0 of fifth_row; there must be 4"),
        (JUBILEE | {"discard": "stap"}, "line 7, discard: 'stap' is no special"),
        (JUBILEE | {"out": "15"}, "line 7, out: card 15 is also in hands"),
        (JUBILEE | {"out": "105"}, "line 7, out: there is no card 105"),
        (JUBILEE | {"known": "97 | "}, "line 7, known: must be cards of that hand"),
        (JUBILEE | {"offers": "105"}, "line 7, offers: must be numbers from 1 to 104"),
        (JUBILEE | {"stops": "6"}, "line 7, stops: must be numbers from 1 to 5"),
        (JUBILEE | {"stops": "0"}, "line 7, stops: must be numbers from 1 to 5"),
        (JUBILEE | {"memory": "1 drew stop"}, "line 7, memory: must begin with a mix"),
        (JUBILEE | {"memory": "mix 0, 1 lost stop"}, "line 7, memory: '1 lost stop' is no note; allowed: mix HIDDEN"),
        (JUBILEE | {"memory": "mix 0 halt"}, "line 7, memory: 'halt' is no special; allowed: fifth_row"),
        (JUBILEE | {"memory": "mix 0, 3 drew stop"}, "line 7, memory: there are seats from 1 to 2 only"),
        (JUBILEE | {"memory": "mix 0 stop"}, "line 7, memory: does not lead to what is held and to the pile"),
        (JUBILEE | {"memory": "mix 0 stop stop stop stop stop"}, "line 7, memory: does not lead to what is held"),
        (JUBILEE | {"memory": "mix 25 beside stop"}, "line 7, memory: does not lead to what is held and to the pile"),
        (JUBILEE | {"memory": "mix 25, 1 drew replace"}, "line 7, memory: does not lead to what is held"),
        (PLACING | {"ask": "play_special"}, "line 8, ask: 'play_special' is no question; allowed: play_special@SEAT"),
        (PLACING | {"ask": "dance@1"}, "line 8, ask: 'dance@1' is no question"),
        (PLACING | {"ask": ""}, "line 8, ask: '' is no question"),
        (PLACING | {"ask": "shuffle_pile@1"}, "line 8, ask: 'shuffle_pile@1' is no question"),
        (PLACING | {"ask": "play_special@0"}, "line 8, ask: 'play_special@0' is no question"),
        (PLACING | {"ask": "move_into@1"}, "line 8, ask: the discard has no move"),
        (PLACING | {"ask": "move_into@1 1 2"}, "line 8, ask: 'move_into@1 1 2' is no question"),
        (PLACING | {"ask": "play_special@1 7"}, "line 8, ask: 'play_special@1 7' is no question"),
        (PLACING | {"ask": "take_row@1 stop"}, "line 8, ask: 'take_row@1 stop' is no question"),
        (PLACING | {"ask": "play_special@3"}, "line 8, ask: there is no seat 3; allowed: 1 to 2"),
        (PLACING | {"ask": "play_special@2"}, "line 8, ask: seat 2 does not place the next card"),
        (JUBILEE | {"ask": "play_special@1"}, "line 7, ask: seat 1 does not place the next card"),
        (PLACING | {"ask": "insert_card@1"}, "line 8, ask: the discard has no insert"),
        (PLACING | {"ask": "move_into@1 99", "discard": "move"}, "line 8, ask: 99 cannot be moved"),
        (PLACING | {"specials": " | "}, "ask: there is one answer, so nothing is asked"),
        (PLACING | {"ask": "take_row@1"}, "line 7, queue: 23 is not lower than every row, so nothing is asked"),
        (PLACING | {"ask": "exchange_special@1"}, "line 8, ask: the card of seat 1 is not yet placed"),
        (PLACING | {"ask": "exchange_special@2", "queue": "23@1"}, "line 8, ask: seat 2 has taken nothing"),
        (TAKEN | {"ask": "exchange_special@1", "specials": " | "}, "line 10, ask: there is one answer"),
        (TURNING | {"ask": "turn_card@1 13 14"}, "line 11, ask: the cards must be on the stack"),
        (TURNING | {"ask": "turn_card@1 12"}, "line 11, ask: there is one answer, so nothing is asked"),
        (TURNING | {"ask": "pay_card@1 5"}, "line 11, ask: no card that is out has that number of cows"),
        (TAKEN | {"ask": "pay_card@1 3"}, "line 10, ask: the discard has no minus_plus"),
        (
            PLACING | {"hands": "1 2 3 4 5 6 7 8 9 11 13 15 | 80 81 82 83 84 85 86 87 88 89 90 91"},
            "line 5, hands: all must hold as many cards, at most 11",
        ),
    ],
)
def test_an_impossible_position_is_refused_by_name(fields: dict[str, str], refused: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(lines(fields))
    assert str(caught.value).startswith(refused)


def test_answers_are_found_with_or_without_their_verb(table: Any) -> None:
    typed = table(lines(CLASSIC))
    prompt = typed.ask(1)
    assert typed.game.find_answer(prompt, " Pick  70 ") == typed.game.find_answer(prompt, "70") == PickCard(70)
    with pytest.raises(NotationError, match="'71' is no answer here; allowed: pick 13, pick 70"):
        typed.game.find_answer(prompt, "71")

"""The table drawn in the terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from stado.locales import Words

NAMES = ("Ann", "Bob", "Cyd")
POSITION = """variant: advanced-lucky
    seats: 3
    turn: 6
    rows: 12 - 15 | 20 | | | | | 33 | 40
    stops: 2
    hands: 5 6 | 61 62 63 | 70
    known: | 61 |
    gone: 1 2 3
    scores: -8 5 0
    actions: skip skip stop | swap |
    discard: skip
    lucky: gain_5 | | positive_cows positive_cows"""


def drawn(t: Any, seat: int | None) -> str:
    """The table in plain English."""
    return Text.from_markup(t.game.draw(t.game.view(t.state, seat), NAMES, Words("en").say)).plain


def test_rows_show_tiles_on_their_spaces_gaps_and_stops(table: Any) -> None:
    lines = drawn(table(POSITION), 0).splitlines()
    assert lines[0] == "Turn 6"
    assert [cell.strip() for cell in lines[1].split("│")] == ["1", "12¹", "g", "15²", "COWS", ""]
    assert lines[2].endswith("│TILES │  STOP ")
    assert [cell.strip() for cell in lines[8].split("│")][1:4] == ["40²", "g", "+2"]


def test_seats_show_scores_cards_and_what_is_known(table: Any) -> None:
    text = drawn(table(POSITION + "\n    picks: - | 62 | -"), 0)
    assert "  Ann: -8, 2 tiles · 3 action cards · Gain 5\n" in text
    assert "  Bob: +5, 3 tiles · one action card · known: 61¹ ✓\n" in text
    assert "  Cyd: +0, one tile · Positive cows ×2\n" in text
    assert "86 tiles in the supply" in text
    assert "action cards: 19 in the pile, 1 discarded" in text
    assert "lucky cards: Gain 5 ×5, Positive cows ×4" in text
    assert text.endswith("Your tiles: 5² 6¹\nYour action cards: Skip ×2, Stop")


def test_an_onlooker_is_shown_no_hand(table: Any) -> None:
    text = drawn(table(POSITION), None)
    assert "Your" not in text
    assert "Bob" in text


def test_tiles_that_wait_are_shown(table: Any) -> None:
    text = drawn(table(POSITION + "\n    queue: 50@1 51@3"), 1)
    assert "To be placed: 50² Ann, 51¹ Cyd" in text
    moving = POSITION.replace("| 20 |", "| |").replace("stops: 2\n", "stops: 7\n")
    text = drawn(table(moving + "\n    agenda: 3 move 51 2\n    queue: 52@1"), 1)
    assert "Moves on: 51¹\nTo be placed: 52¹ Ann" in text


def test_the_basic_table_has_no_cards(table: Any) -> None:
    text = drawn(table("seats: 3\nrows: 10 | 20 | 30 | 40\nhands: 50 | 60 | 70"), 0)
    assert "card" not in text
    assert "93 tiles in the supply" in text
    t = table("seats: 4\nrows: 10 | 20 | 30 | 40\nhands: 50 | 60 | 70 | 80")
    view = t.game.view(t.state, 0)
    assert view.supply_size == 0  # BRD-5: they are out of the game
    assert "supply" not in t.game.draw(view, (*NAMES, "Dan"), Words("en").say)

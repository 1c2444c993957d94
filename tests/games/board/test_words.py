"""Every answer, event, error and drawing of the board game has English words."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import pytest

import stado.games.board
from stado.core.events import Event, snake_case
from stado.core.fields import listed
from stado.core.options import describe_options
from stado.games.board import BoardGame
from stado.games.board.cards import ACTION_KINDS, LUCKY_KINDS
from stado.games.board.events import CardsDealt, HandShown, RowTaken, ScoreChanged, Source, TilesDealt
from stado.locales import Words, load_bundle

FOLDER = Path(stado.games.board.__file__).parent
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
PARTS = {
    "event": [snake_case(kind.__name__) for kind in typing.get_args(BoardGame.event_type)],
    "action": [snake_case(kind.__name__) for kind in typing.get_args(BoardGame.action_type)],
    "prompt": [*re.findall(r'Prompt\("(\w+)"', SOURCE), *re.findall(r'\("(\w+)", "BRD-\d+"\),\n', SOURCE)],
    "error": re.findall(r'RuleError\([^,]+, "([a-z-]+)"', SOURCE),
    "variant": [variant.name for variant in BoardGame.variants],
    "option": [option.name for option in describe_options(BoardGame.option_type)],
    "place_first": ["all", "to_gap"],
    "card": [*ACTION_KINDS, *LUCKY_KINDS],
    "source": list(listed(Source)),
    "goes": ["out", "behind"],
    "what": ["tile", "card"],
}
KEYS = sorted({f"board-{part}-{name}" for part, names in PARTS.items() for name in names})
DRAWN = sorted(set(re.findall(r'"(board-draw-[a-z-]+)"', SOURCE)))


@pytest.mark.parametrize("key", ["board-name", "board-tagline", *KEYS, *DRAWN])
def test_everything_has_english_words(key: str) -> None:
    assert load_bundle("en").has_message(key)


def test_every_part_has_something_to_say() -> None:
    assert all(PARTS.values())
    assert len(PARTS["prompt"]) == 11
    assert len(DRAWN) == 11
    assert {"not-asked", "cannot-play", "not-offered", "bad-deal"} <= set(PARTS["error"])


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TilesDealt(0, 12, (1, 2)), "Ann: 12 tiles go behind the screen. 1 2"),
        (CardsDealt(0, 2, ("skip", "swap")), "Ann: 2 action cards are dealt. Skip Swap"),
        (ScoreChanged(0, "row", -8, -3, "BRD-8"), "Ann: cows of the row, -8. Score: -3."),
        (
            RowTaken(0, 0, 41, (15, 18, 19), 8, (), "out", "BRD-8"),
            "Ann: the 41 takes row 1; out of the game: 15 18 19, with 8 cows. ",
        ),
        (
            RowTaken(0, 0, 41, (15, 18), 3, (15, 18), "behind", "BRD-15"),
            "Ann: the 41 takes row 1; behind the screen: 15 18, with 3 cows. Counting plus: 15 18.",
        ),
        (HandShown(0, (), ()), "Ann: the screen is lifted. No tiles. No action cards."),
        (HandShown(0, (4,), ("stop",)), "Ann: the screen is lifted. Tiles: 4. Action cards: Stop."),
    ],
)
def test_sentences(event: Event, words: str) -> None:
    assert Words("en").event("board", event, ["Ann"]) == words

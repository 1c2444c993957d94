"""Nothing on the table changes its place between two questions of one turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stado.core.game import Variant
from stado.games import GAMES, make_game
from tests.cases import sample
from tests.web.stage import Asked, Stage, questions
from tests.web.visitor import Visits

pytestmark = pytest.mark.browser

SIZES: dict[str, dict[str, Any]] = {
    "short": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "tall": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
# With these a turn begins.
FIRST = {"pick_card", "pick_tile", "pick_tiles", "lay"}
TURNS = 2  # of a match are looked at: those in which most is asked
QUICK = [("six", "jubilee"), ("board", "advanced-lucky"), ("loot", "expert")]
ALL = [
    pytest.param(game.name, variant, id=f"{game.name}-{variant.name}")
    for game in GAMES
    for variant in game.variants
    if game.name != "three"  # asks one thing a turn
]

CHANGES = 20
# Something that lies beside the felt changes, and something on it.
_CHANGE = """(count) => {
  const name = document.querySelector('.seat .name').firstChild;
  const question = document.querySelector('.question p');
  for (let number = 0; number < count; number += 1) {
    name.data = `Somebody ${number}`;
    question.style.letterSpacing = `${number % 2 / 100}px`;
    document.body.getBoundingClientRect();
  }
}"""
# Where each row, or what a game has instead, begins and how wide it is.
_PLACES = """() => [...document.querySelectorAll('.middle .row, .middle .layers, .middle .supply')].map((one) => {
  const { left, top, width } = one.getBoundingClientRect();
  return [left, top, width].map((length) => Math.round(2 * length) / 2);
})"""


def turns(asked: Iterator[Asked]) -> list[list[Asked]]:
    """The questions of each seat's turns, those with the most kinds first."""
    found: list[list[Asked]] = []
    current: dict[int, list[Asked]] = {}
    for one in asked:
        if one.kind in FIRST or one.seat not in current:
            current[one.seat] = []
            found.append(current[one.seat])
        current[one.seat].append(one)
    return sorted(found, key=lambda turn: len({one.kind for one in turn}), reverse=True)


def check_turns(visits: Visits, name: str, variant: str, seats: int, size: str) -> None:
    """Shows what is asked in some turns, and finds all rows where they were."""
    stage = Stage(visits.make(**SIZES[size]))
    game = make_game(name, {"variant": variant}, seats)
    for turn in turns(questions(game, "steady"))[:TURNS]:
        before: dict[int, tuple[str, Any]] = {}
        for one, places in zip(turn, stage.look(turn, _PLACES), strict=True):
            # By their number: a special may lay a fifth row, which makes all rows smaller.
            kind, known = before.setdefault(len(places), (one.kind, places))
            assert places == known, f"{one.kind} after {kind}"


@pytest.mark.parametrize(("name", "variant"), sample(QUICK, "board-advanced-lucky"))
def test_rows_keep_their_place_while_one_thing_after_the_other_is_asked(
    visits: Visits, name: str, variant: str
) -> None:
    check_turns(visits, name, variant, 2 if name == "loot" else 4, "short")


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "variant"), ALL)
def test_rows_of_every_variant_keep_their_place(visits: Visits, name: str, variant: Variant, size: str) -> None:
    check_turns(visits, name, variant.name, variant.usual_seats, size)


@pytest.mark.parametrize("size", sample(SIZES, "tall"))
@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_change_leaves_the_styles_of_all_other_things_as_they_are(visits: Visits, name: str, size: str) -> None:
    stage = Stage(visits.make(**SIZES[size]))
    stage.show(next(questions(make_game(name, {}, 3), "steady")))
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Performance.enable")

    def count() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "RecalcStyleCount"))

    before = count()
    stage.page.evaluate(_CHANGE, CHANGES)
    # Those of what has changed: a felt that is laid out at two sizes has the styles of all cards computed for each.
    assert count() - before <= 2 * CHANGES

"""Levels and measures by their names."""

from __future__ import annotations

from typing import Any

import pytest

from stado.arena.table import play_match, seat_bots
from stado.bots import LEVELS, Limit, make_bot
from stado.bots.effort import find_effort
from stado.bots.flat import Flat
from stado.bots.thinker import Master, Strong
from stado.core.errors import OptionError
from stado.core.game import Game
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, make_game, parse_position

TABLES = [(game.name, variant.name) for game in GAMES for variant in game.variants]
JUDGED = [(game.name, variant.name) for game in GAMES if game.rate is not Game.rate for variant in game.variants]

LOW = """
game: six
variant: classic
seats: 2
options: {"rounds": 1}
rows: 10 20 30 | 42 | 55 | 80
hands: 50 | 60
queue: 3@1 61@2
"""


def test_levels_have_the_same_names_everywhere() -> None:
    assert [level.name for level in LEVELS] == ["novice", "casual", "strong", "master"]


@pytest.mark.parametrize(
    ("name", "kind", "limit"),
    [
        ("strong:rollouts=12", Strong, Limit(rollouts=12)),
        ("master:steps=300", Master, Limit(steps=300)),
        ("master:seconds=0.5", Master, Limit(seconds=0.5)),
        ("master:seconds=2", Master, Limit(seconds=2.0)),
    ],
)
def test_a_limit_can_be_typed(name: str, kind: type[Any], limit: Limit) -> None:
    bot = make_bot(name, make_game("six", {}, 2))
    assert isinstance(bot, kind)
    assert bot.search.limit == bot.search.kernel_limit == limit


def test_a_level_thinks_as_long_as_its_game_needs_unless_it_is_told() -> None:
    game = make_game("board", {}, 2)
    usual, told = make_bot("master", game), make_bot("master:rollouts=7", game)
    assert isinstance(usual, Master)
    assert isinstance(told, Master)
    assert usual.search.kernel_limit == find_effort(game, "master").limit != Master.kernel_limit
    assert told.search.kernel_limit == Limit(rollouts=7)


def test_a_variant_can_need_a_limit_of_its_own() -> None:
    classic, jubilee = (make_bot("strong", make_game("six", {"variant": name}, 4)) for name in ("classic", "jubilee"))
    assert isinstance(classic, Strong)
    assert isinstance(jubilee, Strong)
    effort = find_effort(classic.game, "strong")
    assert classic.search.kernel_limit == effort.limit
    assert jubilee.search.kernel_limit == effort.variants["jubilee"] != effort.limit


def test_a_game_that_says_nothing_is_thought_about_as_long_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game("six", {}, 2)
    monkeypatch.setattr(type(game), "name", "seven")
    bot = Master(game)
    assert (bot.version, bot.search.kernel_limit) == (1, Master.kernel_limit)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "nobody",
        "novice:3",
        "casual:rollouts=3",
        "flat:",
        "flat:0",
        "flat:-1",
        "flat:²",
        "flat:many",
        "uniform:2",
        "random:1",
        "strong:",
        "strong:12",
        "strong:rollouts=0",
        "strong:rollouts=02000",
        "strong:rollouts=+2000",
        "strong:rollouts=2_000",
        "strong:rollouts= 2000",
        "strong:rollouts=２０００",  # noqa: RUF001 - other digits are meant
        "strong:rollouts=x",
        "strong:hours=2",
        "master:seconds=0",
        "master:seconds=.",
        "master:seconds=-1",
        "master:seconds=nan",
        "exec",
    ],
)
def test_a_name_that_no_bot_has_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="allowed: novice, casual, strong, master"):
        make_bot(name, make_game("six", {}, 2))


def test_flat_has_as_many_rollouts_as_it_is_told() -> None:
    game = make_game("six", {}, 2)
    flat, usual = make_bot("flat:7", game), make_bot("flat", game)
    assert isinstance(flat, Flat)
    assert isinstance(usual, Flat)
    assert (flat.rollouts, usual.rollouts) == (7, 100)


def test_uniform_and_flat_take_the_cheapest_row() -> None:
    game, state = parse_position(LOW)
    prompt, view = game.prompt(state, 0), game.view(state, 0)
    assert [row.row for row in prompt.legal] == [0, 1, 2, 3]
    for name in ("uniform", "flat:3"):
        answers = {make_bot(name, game).choose(view, prompt, Rng("row", number)) for number in range(20)}
        assert answers == {prompt.legal[1]}


@pytest.mark.parametrize("name", ["random", "uniform"])
def test_measures_pick_every_card_alike(name: str) -> None:
    game = make_game("six", {}, 3)
    state = Match(game, "picks").state
    prompt, view, bot = game.prompt(state, 1), game.view(state, 1), make_bot(name, game)
    answers = [bot.choose(view, prompt, Rng("pick", number)) for number in range(2_000)]
    assert all(150 < answers.count(action) < 250 for action in prompt.legal)


def test_random_takes_every_row_alike() -> None:
    game, state = parse_position(LOW)
    prompt, view, bot = game.prompt(state, 0), game.view(state, 0), make_bot("random", game)
    answers = [bot.choose(view, prompt, Rng("row", number)) for number in range(400)]
    assert all(70 < answers.count(action) < 130 for action in prompt.legal)


@pytest.mark.parametrize(("name", "variant"), JUDGED)
def test_a_novice_errs_by_less_than_its_blur(name: str, variant: str) -> None:
    """The better an answer looks, the more often it is given; one that looks far worse than another never is."""
    game = make_game(name, {"variant": variant}, 3)
    bot, match = make_bot("novice", game), Match(game, "novice")
    blur, erred = find_effort(game, "novice").blur_of(variant), 0
    for number in range(60):
        seat = match.to_act[0]
        prompt, view = game.prompt(match.state, seat), game.view(match.state, seat)
        rated = dict(zip(prompt.legal, game.rate(view, prompt), strict=True))
        answer = bot.choose(view, prompt, Rng("novice", number))
        assert rated[answer] > max(rated.values()) - blur
        erred += rated[answer] < max(rated.values())
        match.act(seat, answer)
        if not match.to_act:
            break
    assert erred > 5


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_measures_play_every_game(name: str, variant: str) -> None:
    game = make_game(name, {"variant": variant}, 3)
    bots = seat_bots(game, ["flat:1", "uniform", "random"])
    state = Match(game, "measures").state
    for seat in game.to_act(state):
        prompt = game.prompt(state, seat)
        assert bots[seat].choose(game.view(state, seat), prompt, Rng("measure")) in prompt.legal


def test_flat_beats_uniform_beats_nobody() -> None:
    game = make_game("six", {"rounds": 1}, 4)
    bots = seat_bots(game, ["flat:30", "uniform", "uniform", "uniform"])
    scores = [play_match(game, bots, f"flat {number}").outcome.scores for number in range(40)]
    means = [sum(score) / len(scores) for score in zip(*scores, strict=True)]
    assert means[0] < 9 < min(means[1:])


def test_levels_of_six_are_in_order() -> None:
    """One of each level at a table, over enough rounds that chance cannot turn them round."""
    game = make_game("six", {"rounds": 1}, 4)
    names = ["novice", "casual", "strong:rollouts=500", "master:rollouts=1000"]
    totals = dict.fromkeys(names, 0)
    for number in range(120):
        seated = names[number % 4 :] + names[: number % 4]
        outcome = play_match(game, seat_bots(game, seated), f"order {number}").outcome
        for name, score in zip(seated, outcome.scores, strict=True):
            totals[name] += score
    assert totals["novice"] > 1.05 * totals["casual"]
    assert totals["casual"] > 1.1 * max(totals[names[2]], totals[names[3]])

"""`stado simulate` by the kernel comes to the same totals as the rules do for the same chance and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from inspect import signature
from itertools import cycle, islice
from typing import Any

import pytest

from stado.arena.simulation import SIMPLE, Summary, find_noise, simulate
from stado.arena.tally import Tally
from stado.core.flat import Ints
from stado.core.game import CHANCE
from stado.core.rng import Rng
from stado.games import GAMES, make_game
from stado.kernels.compiler.export import Export
from stado.kernels.seats import Noise
from tests.kernels.compiler.test_export import run_plain
from tests.kernels.test_whole import TABLES, TWINS, ThreeTwin

USUAL = [
    (game.name, {"variant": variant.name}, variant.usual_seats)
    for game in GAMES
    if game.name in TWINS
    for variant in game.variants
]
LEVELS = [["casual"], list(SIMPLE)]


class Referee:
    """Lets the rules play what a kernel plays: chance is theirs, and the decisions are those of the kernel's seats."""

    def __init__(self, game: Any, noises: Sequence[Noise]) -> None:
        self.game = game
        self.noises = noises
        self.state = game.initial()
        self.rng = Rng("referee", game.name)
        self.tally = Tally(game.seats)
        self.picks = [0] * game.seats
        self.twin = TWINS[game.name](game)

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Take the kernel's chance over, and listen to its seats."""
        monkeypatch.setattr(Export, "__call__", run_plain)
        rollouts = import_module(f"stado.kernels.{self.game.name}.rollouts")
        for name in ("draw_chance", "deal"):
            if hasattr(rollouts, name):
                place = list(signature(getattr(rollouts, name)).parameters).index("table")
                monkeypatch.setattr(rollouts, name, lambda *given, place=place: self.settle(given[place]))
        for name in ("choose_answer", "choose_card"):
            if hasattr(rollouts, name):
                choose = getattr(rollouts, name)
                monkeypatch.setattr(rollouts, name, lambda *given, choose=choose: self.hear(choose(*given)))

    def settle(self, table: Ints) -> None:
        """Let chance do by the rules and on the kernel's table what comes next."""
        if not self.game.to_act(self.state):
            self.end_match()
        if hasattr(self.twin, "table"):
            self.twin.table = table
        else:
            self.twin.workspace = self.twin.workspace._replace(table=table)  # type: ignore[attr-defined]
        while self.game.to_act(self.state) == (CHANCE,):
            action = self.game.sample_chance(self.state, self.rng)
            self.twin.settle(action)
            self.state = self.game.apply(self.state, CHANCE, action).state

    def hear(self, answer: int) -> int:
        """A seat of the kernel answers: that is legal, and looks best where the seat sees clearly and goes by it."""
        seat = self.game.to_act(self.state)[0]
        prompt = self.game.prompt(self.state, seat)
        flat = self.twin.hand[answer] if isinstance(self.twin, ThreeTwin) else answer
        place = [self.twin.flatten(action) for action in prompt.legal].index(flat)
        is_pick = prompt.kind in self.game.picks
        noise = self.noises[seat]
        if (noise.picks if is_pick else noise.steps) == noise.blur == 0.0:
            ratings = self.game.rate(self.game.view(self.state, seat), prompt)
            assert ratings[place] == max(ratings)
        self.picks[seat] += is_pick
        self.tally.decisions += 1
        self.state = self.game.apply(self.state, seat, prompt.legal[place]).state
        return answer

    def end_match(self) -> None:
        """Count a match by how it ended, and begin the next."""
        self.tally.count(self.game.outcome(self.state))
        self.tally.turns += max(self.picks)
        self.picks = [0] * self.game.seats
        self.state = self.game.initial()


def check_totals(monkeypatch: pytest.MonkeyPatch, game: Any, levels: Sequence[str], matches: int) -> None:
    referee = Referee(game, [find_noise(game, level) for level in levels])
    with monkeypatch.context() as patch:
        referee.watch(patch)
        summary: Summary = simulate(game, levels, matches, "totals", engine="kernel")
    referee.end_match()
    tally = referee.tally
    assert (tally.matches, tally.turns) == (matches, summary.turns * matches)
    assert tally.decisions == summary.decisions * matches
    assert tuple(seat.summarize(level) for seat, level in zip(tally.seats, levels, strict=True)) == summary.seats


@pytest.mark.parametrize("levels", LEVELS, ids=" ".join)
@pytest.mark.parametrize(("name", "options", "seats"), USUAL)
def test_totals_are_those_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any], seats: int, levels: list[str]
) -> None:
    check_totals(monkeypatch, make_game(name, options, seats), list(islice(cycle(levels), seats)), 2)


@pytest.mark.slow
@pytest.mark.parametrize("levels", LEVELS, ids=" ".join)
@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_totals_of_many_matches_are_those_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, name: str, options: dict[str, Any], seats: int, levels: list[str]
) -> None:
    check_totals(monkeypatch, make_game(name, options, seats), list(islice(cycle(levels), seats)), 10)

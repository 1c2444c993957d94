"""Heads outside of the kernel say what they say inside of it, and what is measured by them makes sense."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stado.bots import make_bot
from stado.bots.thinker import Master
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.compiler import ints
from stado.kernels.six.nets.knowledge import load_public
from stado.kernels.six.population import nets as kernel
from stado.kernels.six.population.sight import look, survey
from stado.kernels.six.population.trial import HEADS, load_population

np = pytest.importorskip("numpy")

from scripts.league import foresight, heads, imitate, memory, regret  # noqa: E402 - they need numpy


def find_state(turns: int) -> tuple[Any, Any]:
    """A game of four seats, and a state of it after that many turns of random answers."""
    game: Any = make_game("six", {"rounds": 1}, 4)
    match, rng = Match(game, "heads"), Rng("heads")
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        seat = match.to_act[0]
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    return game, match.state


@pytest.mark.parametrize("turns", [0, 6])
def test_heads_rate_cards_as_the_kernel_does(turns: int) -> None:
    game, state = find_state(turns)
    view = game.view(state, 0)
    nets, seen, left = load_population(), heads.Lookout(game.options).see(view), len(view.hand)
    scratch, public, head = kernel.make_scratch(nets), load_public(game.options, view), HEADS.index("second")
    given = heads.deepen_picks(nets.picks, seen) @ heads.fold(nets.picks.heads, len(nets.picks.base))[head]
    alone = heads.deepen_alone(nets.alone, seen) @ heads.fold(nets.alone.heads, len(nets.alone.base))[head]
    survey(public, left, scratch.sight.outlooks)
    kernel.frame(nets.picks.first, scratch.sight.outlooks, scratch.picks.table)
    kernel.frame(nets.alone.first, scratch.sight.outlooks, scratch.alone.table)
    look(public, ints(view.hand), 0, left, left, scratch.sight)
    kernel.rate_picks(nets.picks, head, left, scratch)
    assert given[:left] == pytest.approx(list(scratch.weights[:left]), abs=1e-3)
    for index in range(left):
        look(public, ints(view.hand), index, 1, left, scratch.sight)
        kernel.rate_alone(nets.alone, scratch)
        assert alone[index] == pytest.approx(kernel.rate_head(nets.alone.heads, head, scratch.alone.deep), abs=1e-3)


def test_a_knower_thinks_of_one_manner_only() -> None:
    game, state = find_state(3)
    trials = heads.Informed(game.options, heads.know("plain"))
    trial: Any = trials.open_trial(game.view(state, 0), game.prompt(state, 0), Rng("told"), "keen")
    trial.run([0], 20)
    assert {int(trial.insight.belief.manners[seat]) for seat in (1, 2, 3)} == {heads.MANNERS.index("plain")}


def test_a_forgetful_master_answers_as_in_a_first_round() -> None:
    game: Any = make_game("six", {"rounds": 2}, 3)
    match, rng = Match(game, "forget"), Rng("forget")
    while match.state.round == 1:
        match.act(match.to_act[0], rng.choice(game.prompt(match.state, match.to_act[0]).legal))
    view, prompt = game.view(match.state, 0), game.prompt(match.state, 0)
    forgetful = make_bot("class:scripts.league.heads.Forgetful", game).decide(view, prompt, Rng("answer"))
    master = make_bot("master", game)
    assert forgetful == master.decide(replace(view, past=()), prompt, Rng("answer"))
    assert forgetful != master.decide(view, prompt, Rng("answer"))


def test_a_knower_plays_a_round_with_heads() -> None:
    game: Any = make_game("six", {"rounds": 1}, 2)
    bots, match = (heads.MainKnower(game), heads.Main(game)), Match(game, "round")
    while match.to_act:
        seat = match.to_act[0]
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        match.act(seat, bots[seat].choose(view, prompt, Rng("round", len(match.log))))
    assert match.outcome is not None


def test_a_head_that_was_fitted_tells_what_another_picks() -> None:
    """Picks of a known head are told by a fitted one about as well as by itself, and better than by others."""
    decisions, nets = imitate.gather("uniform", 24, 1), load_population()
    rated = imitate.rate(heads.deepen_alone, nets.alone, decisions)
    known = dict(zip(HEADS, heads.fold(nets.alone.heads, len(nets.alone.base)), strict=True))
    odds = imitate.soften(rated.cells @ known["plain"], rated.held)
    points = np.random.default_rng(2).random((len(odds), 1))
    picks = np.minimum((odds.cumsum(-1) < points).sum(-1), rated.held.sum(-1).astype(int) - 1)
    rated = rated._replace(picks=picks)
    learned = len(picks) * 2 // 3
    made = imitate.fit(rated.part(slice(learned)))
    test = rated.part(slice(learned, None))
    surprises = {name: imitate.judge(head, test)[1] for name, head in (known | {"made": made}).items()}
    assert surprises["made"] < min(nats for name, nats in surprises.items() if name not in ("made", "plain"))
    assert surprises["made"] < surprises["plain"] + 0.15


def test_what_is_foreseen_of_a_seat_adds_up() -> None:
    game, state = find_state(4)
    view = game.view(state, 0)
    chances = foresight.foresee(game.options, view, foresight.MINDS["told random"], Rng("sum"))
    for seat in (1, 2, 3):
        assert sum(chance for (other, _), chance in chances.items() if other == seat) == pytest.approx(1.0)
    assert not {card for _, card in chances} & {*view.hand, *(card for row in view.rows for card in row)}


def test_a_master_is_surprised_less_than_one_who_thinks_of_random_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "WORLDS", 60)
    found: dict[str, list[float]] = {name: [] for name in foresight.MINDS}
    for name, nats in foresight.surprise("casual", 3):
        found[name].append(nats)
    assert np.mean(found["master"]) < np.mean(found["told random"])


def test_a_master_who_remembers_is_surprised_less_than_one_who_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "WORLDS", 60)
    found: dict[str, list[float]] = {name: [] for name in foresight.MINDS}
    for number in range(2):
        for name, nats in foresight.surprise("casual", number, earlier=2):
            found[name].append(nats)
    assert np.mean(found["master"]) < np.mean(found["forgets"]) < np.mean(found["no past"])


def test_what_memory_is_worth_is_measured_on_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "EARLIER", 1)
    found = memory.compare(["uniform", "casual"], 1, 2)
    assert found.shape == (2, 2, 2)
    assert (found == memory.compare(["uniform", "casual"], 1, 2)).all()
    monkeypatch.setattr(memory, "Forgetful", Master)
    alike = memory.compare(["uniform", "casual"], 1, 2)
    assert (alike[:, 0] == alike[:, 1]).all()
    row = memory.write_row(["uniform", "casual"], np.stack([found, found + 1.0]))
    assert row.startswith("| uniform, casual | 4 |")
    assert row.count("±") == 2


def test_regret_is_what_a_card_costs_more_than_the_cheapest_one() -> None:
    ways = [regret.Way(0.6, 0.1, 40), regret.Way(0.9, 0.05, 40)]
    given = regret.measure("uniform", "random", ways, 0)
    assert given.shape == (2,)
    assert (given >= 0.0).all()
    assert given.sum() > 0.0

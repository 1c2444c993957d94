"""Players for judging see and pick as their nets were taught."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.cards import count_cows
from stado.kernels.six.nets.worlds import KEEN

np = pytest.importorskip("numpy")
torch = pytest.importorskip("torch")

from scripts.league import players, raws, rounds  # noqa: E402 - they need torch

KINDS = (players.Keen, players.Cows, players.Values, players.Seeker, players.Wary)


def find_state(turns: int) -> tuple[Any, Any]:
    """A game of four seats, and a state of it after that many turns of random answers."""
    game: Any = make_game("six", {"rounds": 1}, 4)
    match, rng = Match(game, "players"), Rng("players")
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        seat = match.to_act[0]
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    return game, match.state


def load(state: Any) -> rounds.Rounds:
    """One table in that state, as tensors."""
    rows = sorted((row[-1], len(row), count_cows(row)) for row in state.rows)
    seen = {card for cards in (*state.rows, *state.stacks) for card in cards}
    hidden = [sum(card not in seen for card in range(1, last + 1)) for last in range(105)]
    return rounds.Rounds(
        rounds.pack(*torch.tensor(rows).unbind(-1))[None],
        torch.tensor(state.hands)[None],
        torch.zeros(1, 4, dtype=torch.long),
        torch.tensor(hidden)[None],
    )


@pytest.fixture
def holdouts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A folder with one small net under the names of all."""
    net = raws.make_raw(1, torch.Generator().manual_seed(5), wide=6, deep=4)
    for name in raws.HOLDOUTS:
        np.savez(tmp_path / f"{name}.npz", **{part: weight[0].numpy() for part, weight in net.items()})
    monkeypatch.setenv("HOLDOUTS", str(tmp_path))
    return net


@pytest.mark.parametrize("turns", [0, 6])
def test_a_player_sees_and_rates_as_its_net_does(holdouts: Any, turns: int) -> None:
    game, state = find_state(turns)
    table, player = load(state), players.Cows(game)
    view = game.view(state, 2)
    raw = players.expose(view.hand, players.see_all(view), view.rows, 4)
    assert raw == pytest.approx(raws.expose(table)[0, 2].numpy(), abs=1e-6)
    weights, outlook = raws.rate_raw(holdouts, raws.expose(table)[None, :, 2])
    given, promised = player.rate(raw)
    assert given == pytest.approx(weights[0, 0].numpy(), abs=1e-4)
    assert float(promised) == pytest.approx(float(outlook), abs=1e-4)


@pytest.mark.parametrize("turns", [1, 8])
def test_picks_are_placed_as_the_rules_place_them(turns: int) -> None:
    _, state = find_state(turns)
    picks = [hand[0] for hand in state.hands]
    rows, taken = players.place_picks(state.rows, picks)
    wanted, cows = rounds.place(load(state).rows, torch.tensor(picks)[None])
    found = sorted((row[-1], len(row), count_cows(row)) for row in rows)
    assert [list(part) for part in zip(*found, strict=True)] == [part[0].tolist() for part in rounds.unpack(wanted)]
    assert taken == cows[0].tolist()


def test_the_wary_take_everybody_for_keen() -> None:
    game, state = find_state(3)
    view, prompt = game.view(state, 0), game.prompt(state, 0)
    trial: Any = players.WaryTrials(game.options).open_trial(view, prompt, Rng("wary"), "keen")
    found = set()
    for _ in range(20):
        trial.run([0], 1)
        found |= {int(trial.mind.world.manners[seat]) for seat in (1, 2, 3)}
    assert found == {KEEN}


@pytest.mark.usefixtures("holdouts")
@pytest.mark.parametrize("kind", KINDS)
def test_players_play_a_round(kind: Any) -> None:
    game: Any = make_game("six", {"rounds": 1}, 3)
    bot, match = kind(game), Match(game, "round")
    while match.to_act:
        seat = match.to_act[0]
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        match.act(seat, bot.choose(view, prompt, Rng("round", len(match.log))))
    assert match.outcome is not None

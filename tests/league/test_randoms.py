"""One who searches among random seats finds what is best, and a net learns what that costs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from scripts.league import nets, randoms  # noqa: E402 - they need torch
from scripts.league.marks import INPUTS, OUTLOOKS  # noqa: E402
from scripts.league.twin import load_nets  # noqa: E402
from stado.core.rng import Rng  # noqa: E402
from stado.games.six.cards import COWS, HAND_SIZE, ROWS  # noqa: E402
from stado.kernels.six.rounds import STACK  # noqa: E402

CELLS = (6, 5)


def make_net(seed: int = 1) -> Any:
    """A small net."""
    return nets.make_hands(1, torch.Generator().manual_seed(seed), shared=CELLS[0], deep=CELLS[1], company=0)


def test_lessons_are_of_every_number_of_cards_that_an_answer_leads_to() -> None:
    table = randoms.Table(4, 104, CELLS, Rng("lessons"))
    cows, (kinds, _, outlooks, costs) = table.play(randoms.write(make_net()), randoms.Pace(6, 4, 4, 0.1))
    held = (kinds.reshape(-1, HAND_SIZE) >= 0).sum(-1)
    assert held.tolist() == [*range(HAND_SIZE - 1, 1, -1)] * 6
    assert outlooks.reshape(-1, OUTLOOKS)[:, 5 * ROWS + 1] == pytest.approx(held * 0.1)
    assert 0.0 < cows < 60.0
    assert len(costs) == len(held)


def test_a_round_is_played_with_the_cards_that_were_dealt() -> None:
    table = randoms.Table(3, 34, CELLS, Rng("round"))
    place = table.place
    table.play(randoms.write(make_net()), randoms.Pace(1, 2, 1, 0.5))
    assert list(place.hidden) == [0] * 35  # the short deck is played to its last card
    on_table = sum(place.table[2 * ROWS + row] for row in range(ROWS))
    assert on_table + sum(place.table[STACK:]) == sum(COWS[card] for card in range(1, 35))


def test_with_two_cards_the_end_of_the_round_is_played() -> None:
    """What the net says does not matter then, but for how hands of more cards were played."""
    costs = []
    for seed in (1, 2):
        table = randoms.Table(2, 24, CELLS, Rng("end"))
        _, lessons = table.play(randoms.write(make_net(seed)), randoms.Pace(40, 1, 64, 1.0))
        costs.append(lessons[-1].reshape(-1, randoms.LESSONS))
    assert (costs[0][:, 0] != costs[1][:, 0]).any()
    assert (costs[0][:, -1] * 64 == np.round(costs[0][:, -1] * 64)).all()  # whole cows, a number of times
    assert (costs[0][:, 0] * 64 != np.round(costs[0][:, 0] * 64)).any()


def test_the_best_card_is_found() -> None:
    """With a net that expects nothing, it is the card that takes fewest cows at once."""
    still = {name: torch.zeros_like(part) for name, part in make_net().items()}
    table = randoms.Table(4, 104, CELLS, Rng("best"))
    searched, _ = table.play(randoms.write(still), randoms.Pace(300, 16, 1, 0.0))
    table = randoms.Table(4, 104, CELLS, Rng("best"))
    anyhow, _ = table.play(randoms.write(still), randoms.Pace(300, 1, 1, 1.0))
    assert searched < 0.75 * anyhow


def test_the_net_says_the_same_to_those_who_teach_it_and_in_the_kernel() -> None:
    weights, table, memory = make_net(), randoms.Table(4, 104, CELLS, Rng("same")), randoms.Memory()
    _, lessons = table.play(randoms.write(weights), randoms.Pace(4, 2, 2, 0.0))
    memory.add(lessons)
    seen, held, outlooks, _ = memory.draw(torch.Generator().manual_seed(1))
    assert seen.shape[-1] == INPUTS
    given = randoms.rate_padded(weights, seen, held, outlooks)
    for place in range(20):
        cards = int(held[place].sum())
        whole = nets.rate_hands(weights, seen[None, place : place + 1, :cards], outlooks[None, place : place + 1])
        assert float(given[place]) == pytest.approx(float(whole), abs=1e-4)


def test_the_net_of_the_package_grows_without_saying_anything_else() -> None:
    known = load_nets("cpu").randoms
    shared, deep = known["sums"].shape[1:]
    large = randoms.make_net(torch.Generator().manual_seed(2), shared + 3, deep + 2, grow=True)
    generator = torch.Generator().manual_seed(3)
    seen, outlooks = torch.rand(1, 4, 5, INPUTS, generator=generator), torch.rand(1, 4, OUTLOOKS, generator=generator)
    assert torch.allclose(nets.rate_hands(large, seen, outlooks), nets.rate_hands(known, seen, outlooks), atol=1e-3)

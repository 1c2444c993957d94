"""Rounds as tensors are rounds by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.cards import HAND_SIZE, ROWS, count_cows

torch = pytest.importorskip("torch")

from scripts.league import rounds as batch  # noqa: E402 - it needs torch

TABLES = 6


def pick_states(seats: int, variant: str, seed: str) -> list[Any]:
    """The states of a round of random picks at which nobody has picked yet, and the one at its end."""
    game: Any = make_game("six", {"variant": variant, "rounds": 1}, seats)
    match, rng, states = Match(game, seed), Rng("walk", seed), []
    while match.to_act:
        state, seat = match.state, match.to_act[0]
        legal = game.prompt(state, seat).legal
        if state.phase == "pick" and not any(state.picks):
            states.append(state)
        if state.phase == "place":  # the cheapest row, of equal ones that with the lowest end
            match.act(
                seat, min(legal, key=lambda action: (count_cows(state.rows[action.row]), state.rows[action.row][-1]))
            )
        else:
            match.act(seat, rng.choice(legal))
    return [*states, match.state]


def load(states: list[Any], deck: int) -> batch.Rounds:
    """Tables in these states."""
    rows = [sorted((row[-1], len(row), count_cows(row)) for row in state.rows) for state in states]
    seen = [{card for cards in (*state.rows, *state.stacks) for card in cards} for state in states]
    hidden = [[sum(card not in cards for card in range(1, last + 1)) for last in range(deck + 1)] for cards in seen]
    return batch.Rounds(
        batch.pack(*torch.tensor(rows).unbind(-1)),
        torch.tensor([state.hands for state in states]),
        torch.tensor([[count_cows(stack) for stack in state.stacks] for state in states]),
        torch.tensor(hidden),
    )


@pytest.mark.parametrize(
    ("variant", "seats"), [*(("classic", seats) for seats in range(2, 11)), *(("pro", seats) for seats in range(2, 7))]
)
def test_turns_are_those_of_the_rules(variant: str, seats: int) -> None:
    deck = batch.deck_sizes(seats)[variant == "pro"]
    played = [pick_states(seats, variant, f"rounds {number}") for number in range(TABLES)]
    tables = load([states[0] for states in played], deck)
    for turn in range(HAND_SIZE):
        picks = [[cards[turn] for cards in states[-1].played] for states in played]
        index = (tables.hands == torch.tensor(picks)[..., None]).long().argmax(-1)
        tables = batch.play(tables, index)
        if turn < HAND_SIZE - 1:
            wanted = load([states[turn + 1] for states in played], deck)
            assert all(torch.equal(part, other) for part, other in zip(tables, wanted, strict=True))
    assert tables.stacks.tolist() == [list(states[-1].scores) for states in played]


@pytest.mark.parametrize("seats", [2, 5, 10])
@pytest.mark.parametrize("short", [False, True])
def test_deals_are_of_different_cards(seats: int, short: bool) -> None:
    cards = batch.deck_sizes(seats)[short]
    tables = batch.deal(50, seats, cards, torch.Generator().manual_seed(seats))
    ends, sizes, cows = batch.unpack(tables.rows)
    dealt = torch.cat([tables.hands.flatten(1), ends], 1)
    assert dealt.shape == (50, HAND_SIZE * seats + ROWS)
    assert all(len(set(row)) == len(row) and 1 <= min(row) <= max(row) <= cards for row in dealt.tolist())
    assert all(row == sorted(row) for row in (*ends.tolist(), *tables.hands.flatten(0, 1).tolist()))
    assert sizes.eq(1).all()
    assert torch.equal(cows, batch.cows_of(ends))
    assert tables.hidden[:, -1].eq(cards - ROWS).all()

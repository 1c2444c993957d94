"""Nets see and say the same in torch and in the kernel."""

from __future__ import annotations

from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.knowledge import load_public
from stado.kernels.six.population import nets as kernel
from stado.kernels.six.population.belief import MANNERS
from stado.kernels.six.population.sight import KINDS, LOW, MARKS, look, make_sight, survey
from stado.kernels.six.population.trial import load_population

torch = pytest.importorskip("torch")

from scripts.league import marks, nets, rounds  # noqa: E402 - they need torch
from scripts.league.twin import load_nets  # noqa: E402

STATES = [("classic", 2, 3), ("classic", 4, 0), ("classic", 4, 5), ("classic", 10, 7), ("pro", 3, 2), ("pro", 6, 8)]


def find_state(variant: str, seats: int, turns: int) -> tuple[Any, Any]:
    """A game and a state of it after that many turns of random answers."""
    game: Any = make_game("six", {"variant": variant, "rounds": 1}, seats)
    match, rng = Match(game, "sight"), Rng("sight", variant, seats)
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        seat = match.to_act[0]
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    return game, match.state


def load(game: Any, state: Any) -> tuple[Any, Any, Any, Any]:
    """What the kernel takes of a seat's view, and what torch does: what is public, rows, hidden cards and the hand."""
    public = load_public(game.options, game.view(state, 0))
    rows = rounds.pack(*(torch.tensor(list(public.table[field : field + 4])) for field in (0, 4, 8)))
    return public, rows[None], torch.tensor(list(public.hidden))[None], torch.tensor(state.hands[0])[None]


@pytest.mark.parametrize(("variant", "seats", "turns"), STATES)
def test_cards_and_tables_look_the_same(variant: str, seats: int, turns: int) -> None:
    game, state = find_state(variant, seats, turns)
    public, rows, hidden, hand = load(game, state)
    left, sight = len(state.hands[0]), make_sight()
    survey(public, left, sight.outlooks)
    assert list(sight.outlooks) == pytest.approx(marks.survey(rows, hidden, seats, left)[0].tolist(), abs=1e-6)
    look(public, ints(state.hands[0]), 0, left, left, sight)
    for index, seen in enumerate(marks.look(rows, hidden, hand, seats, left)[0].tolist()):
        check_card(seen, sight, index)
    for index, card in enumerate(state.hands[0]):
        look(public, ints([card]), 0, 1, left, sight)
        check_card(marks.look(rows, hidden, hand[:, index : index + 1], seats, left)[0, 0].tolist(), sight, 0)


def check_card(seen: list[float], sight: Any, index: int) -> None:
    """The kind and the marks of a card are those that torch sees."""
    kind = int(sight.kinds[index])
    assert seen[:KINDS] == [float(kind == other) for other in range(KINDS)]
    first, other = (KINDS, KINDS + MARKS) if kind == LOW else (KINDS + MARKS, KINDS)
    found = list(sight.marks[index * MARKS : (index + 1) * MARKS])
    assert found == pytest.approx(seen[first : first + MARKS], abs=1e-6)
    assert seen[other : other + MARKS] == [0.0] * MARKS


@pytest.mark.parametrize(("variant", "seats", "turns"), STATES)
def test_nets_say_the_same(variant: str, seats: int, turns: int) -> None:
    game, state = find_state(variant, seats, turns)
    public, rows, hidden, hand = load(game, state)
    left, population = len(state.hands[0]), load_population()
    scratch = kernel.make_scratch(population)
    known: Any = load_nets("cpu")
    seen, outlooks = marks.look(rows, hidden, hand, seats, left)[None], marks.survey(rows, hidden, seats, left)[None]
    survey(public, left, scratch.sight.outlooks)
    for name in ("picks", "copies"):
        net, cells = getattr(population, name), getattr(scratch, name)
        kernel.frame(net.first, scratch.sight.outlooks, cells.table)
        look(public, ints(state.hands[0]), 0, left, left, scratch.sight)
        given = nets.rate_picks(getattr(known, name), seen, outlooks)[0, 0]
        for head in range(given.shape[-1]):
            kernel.rate_picks(net, head, left, scratch.sight, cells, scratch.weights)
            assert list(scratch.weights[:left]) == pytest.approx(given[:, head].tolist(), abs=1e-3)
    shares = [0.25, 0.0, 0.75, *[0.0] * (MANNERS - 3)]
    cost = nets.rate_hands(known.hands, seen, torch.cat([outlooks, torch.tensor(shares).expand(1, 1, -1)], -1))
    assert kernel.rate_hand(population.hands, left, floats(shares), scratch.sight, scratch.hands) == pytest.approx(
        float(cost), abs=1e-3
    )
    for name in ("alone", "copies_alone"):
        net, cells = getattr(population, name), getattr(scratch, name)
        kernel.frame(net.first, scratch.sight.outlooks, cells.table)
        for index, card in enumerate(state.hands[0]):
            look(public, ints([card]), 0, 1, left, scratch.sight)
            kernel.rate_alone(net, scratch.sight, cells)
            single = marks.look(rows, hidden, hand[:, index : index + 1], seats, left)[None]
            wanted = nets.rate_picks(getattr(known, name), single, outlooks)[0, 0, 0].tolist()
            found = [kernel.rate_head(net.heads, head, cells.deep) for head in range(len(wanted))]
            assert found == pytest.approx(wanted, abs=1e-3)

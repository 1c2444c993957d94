"""What plain Monte Carlo thinks of its cards is noted, and nets learn to pick as it does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stado.core.rng import Rng
from stado.games.six.cards import HAND_SIZE
from stado.kernels.compiler import floats, ints
from stado.kernels.six.nets.network import Public
from stado.kernels.six.population.trial import COPIES

torch = pytest.importorskip("torch")
np = pytest.importorskip("numpy")

from scripts.league import copies, flats, nets, rounds, twin  # noqa: E402 - they need torch
from scripts.league.chains import History, turn  # noqa: E402
from scripts.league.distill import Student  # noqa: E402
from scripts.league.trials import Places  # noqa: E402

SEATS = 3


def deal(left: int, tables: int = 2, seats: int = SEATS) -> rounds.Rounds:
    """Tables at which everybody has so many cards left."""
    found = rounds.deal(tables, seats, 104, torch.Generator().manual_seed(left))
    while found.hands.shape[-1] > left:
        found = rounds.play(found, torch.zeros_like(found.stacks))
    return found


def gather(count: int) -> Any:
    """Notes of some rounds for two, as a file has them."""
    table, draw = flats.Table(2, 24, Rng("copies")), np.random.default_rng(1)
    parts = [flats.arrange(table.play(120, 20, 0.3), 120, draw) for _ in range(count)]
    return dict(zip(copies.Picks._fields, map(np.concatenate, zip(*parts, strict=True)), strict=True))


def test_cards_cost_plain_monte_carlo_what_they_cost_the_twins() -> None:
    found = deal(4, 1)
    table = flats.Table(SEATS, 104, Rng("cost"))
    fields = [part[0].tolist() for part in rounds.unpack(found.rows)]
    place = table.place._replace(
        table=ints([*fields[0], *fields[1], *fields[2], *found.stacks[0].tolist()]),
        hidden=ints(found.hidden[0].tolist()),
        hands=ints([card for hand in found.hands[0].tolist() for card in [*hand, *[0] * (HAND_SIZE - len(hand))]]),
    )
    notes = flats.Notes(ints([0] * 900), *(floats([0.0] * 900) for _ in flats.Notes._fields[1:]))
    flats.judge_cards(
        table.stream, Public(SEATS, place.table, place.hidden), place, table.trial, 1, 4, 4000, 100, notes, 0
    )
    places, generator = Places(found.rows, found.hidden, found.hands[:, 1]), torch.Generator().manual_seed(1)
    wanted = [float(twin.play_out(places, card, 20_000, SEATS - 1, generator)) for card in range(4)]
    assert list(notes.means[:4]) == pytest.approx(wanted, abs=0.3)


def test_a_round_is_noted_pick_by_pick() -> None:
    table = flats.Table(2, 24, Rng("round"))
    notes = table.play(20, 10, 0.0)
    held = (np.array(notes.kinds).reshape(-1, HAND_SIZE) >= 0).sum(-1)
    assert held.tolist() == [left for left in range(HAND_SIZE, 1, -1) for _ in range(2)]
    assert list(table.place.hidden)[-1] == 2  # everybody keeps the last card
    assert (np.array(notes.variances) >= 0.0).all()


def test_of_cards_that_cost_the_same_any_may_be_picked() -> None:
    means, held = np.array([[3.0, 1.0, 1.0, 0.0]]), np.array([[True, True, True, False]])
    odds = flats.find_odds(means, np.full((1, 4), 4.0), held, 400, np.random.default_rng(1))
    assert odds.shape == (1, 4)
    assert odds[0, 0] == odds[0, 3] == 0.0
    assert odds[0, 1] == pytest.approx(0.5, abs=0.25)
    assert odds.sum() == 1.0


def test_notes_of_files_are_told_by_the_size_of_the_hand(tmp_path: Path) -> None:
    for name in ("one", "other"):
        np.savez(tmp_path / f"{name}.npz", **gather(30))
    found = copies.load([tmp_path / "one.npz", tmp_path / "other.npz"])
    assert list(found) == [*range(2, HAND_SIZE + 1)]
    for left, (learned, judged) in found.items():
        assert learned.kinds.shape == learned.costs.shape == (116, left)
        assert judged.odds.shape == (4, left)
        assert (learned.kinds >= 0).all()
        assert learned.odds.sum(-1).tolist() == pytest.approx([1.0] * 116, abs=1e-3)


def test_nets_learn_to_pick_as_was_noted(tmp_path: Path) -> None:
    np.savez(tmp_path / "flats.npz", **gather(40))
    picks, _ = copies.load([tmp_path / "flats.npz"])[6]
    generator = torch.Generator().manual_seed(2)
    made = (
        nets.make_picks(1, generator, own=8, shared=4, deep=6),
        nets.make_alone(1, generator, own=8, deep=6, heads=1),
    )
    for net, seen in zip(made, (picks.marks, picks.singles), strict=True):
        student, surprises = Student(net), []
        for _ in range(60):
            lent = student.lend()
            loss = copies.surprise(copies.rate(lent, seen, picks), picks)
            student.learn(loss, lent, torch.tensor(1e-2))
            surprises.append(float(loss.detach()))
        least = -torch.xlogy(picks.odds, picks.odds).sum(-1).mean()
        assert float(least) < surprises[-1] < surprises[0] - 0.1


def test_weights_that_tell_costs_are_right_whatever_all_cards_cost_more(tmp_path: Path) -> None:
    np.savez(tmp_path / "flats.npz", **gather(20))
    picks, _ = copies.load([tmp_path / "flats.npz"])[5]
    right, half = -2.0 * picks.costs.float() + 7.0, torch.full((len(picks.costs),), 0.5)
    assert float(copies.misjudge(right, half, picks)) == pytest.approx(0.0, abs=1e-6)
    assert float(copies.misjudge(right, 2.0 * half, picks)) > 0.1
    assert float(copies.misjudge(torch.zeros_like(right), half, picks)) > 0.1


def test_every_seat_can_come_first() -> None:
    found = deal(6)
    history = History(torch.zeros(2, 105, 3, 4), torch.arange(2 * SEATS * 4).view(2, SEATS, 4))
    turned, past = turn(found, history, 2)
    assert torch.equal(turned.hands[:, 0], found.hands[:, 2])
    assert torch.equal(turned.stacks[:, 1], found.stacks[:, 0])
    assert torch.equal(past.picked[:, 0], history.picked[:, 2])


def test_copies_are_of_whom_the_commands_make_them() -> None:
    known = twin.load_nets("cpu")
    assert known.copies["heads"].shape[-1] == known.copies_alone["heads"].shape[-1] == len(COPIES)

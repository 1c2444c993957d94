"""The league tries what is played, and those learn who are meant to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stado.kernels.six.population.trial import HEADS, load_population

torch = pytest.importorskip("torch")

from scripts.league import distill, export, league, raws  # noqa: E402 - they need torch
from scripts.league.nets import choose, rate_hands  # noqa: E402
from scripts.league.rounds import deal, hold, play  # noqa: E402

TABLES = 5


def make_raws() -> Any:
    """Small nets over raw cards."""
    return raws.make_raw(len(raws.RAWS), torch.Generator().manual_seed(2), wide=5, deep=4)


def make_league() -> league.League:
    """A small league."""
    return league.League(1, "cpu", own=4, shared=3, deep=4, raws=make_raws())


@pytest.mark.parametrize(("seats", "trying"), [(2, 2), (4, 3), (10, 3)])
def test_trying_the_card_that_was_picked_is_playing_it(seats: int, trying: int) -> None:
    members = make_league()
    rounds = deal(TABLES, seats, 104, members.generator)
    index = torch.randint(10, (seats, TABLES))
    hands = choose(members.hands, torch.arange(seats))
    company = torch.zeros(seats, 2)
    trials = league.try_cards(rounds, index, hands, company, trying)
    after = play(rounds, index.transpose(0, 1))
    seen, outlooks = league.see(after, hold(after))
    expected = rate_hands(hands, seen, league.add_company(outlooks, company))
    for seat in range(trying):
        for table in range(TABLES):
            card = index[seat, table]
            assert torch.equal(trials.taken[seat, table, card], after.stacks[table])
            assert trials.outlooks[seat, table, card] == pytest.approx(float(expected[seat, table]), abs=1e-4)


def test_only_those_learn_who_are_meant_to() -> None:
    members = make_league()
    picks, hands = ({name: part.clone() for name, part in nets.items()} for nets in (members.picks, members.hands))
    names = ("main", "cold", "random", "near", "winner")
    company = league.Company(tuple(league.NAMES.index(name) for name in names), names, 1, "league")
    report = league.make_table(members, 5, TABLES, short=False)(members.set_up(company, 0.0, 1e-2, 0.0))
    assert report.cows.shape == (5,)

    assert find_changed(members.picks, picks) == {"main"}
    assert find_changed(members.hands, hands) == {
        "main",
        "random",
        "near",
        "winner",
    }  # what cannot learn has outlooks too


def find_changed(nets: Any, before: Any) -> set[str]:
    """The members whose nets are not what they were."""
    moved = [(part != before[name]).flatten(1).any(-1) for name, part in nets.items()]
    return {name for place, name in enumerate(league.NAMES) if any(part[place] for part in moved)}


def test_a_kept_copy_is_what_a_member_was() -> None:
    members = make_league()
    members.keep("rival")
    assert members.past[0] == "rival"
    place = league.NAMES.index("rival")
    assert all(torch.equal(part[len(league.NAMES)], part[place]) for part in members.picks.values())


def test_a_league_goes_on_with_one_that_lacks_a_member() -> None:
    members, other = make_league(), make_league()
    names = tuple(name for name in league.NAMES if name != "tracker")
    places = [league.NAMES.index(name) for name in names]
    places += range(len(league.NAMES), len(league.NAMES) + league.SNAPSHOTS)
    parts = {kind: {name: part[places] for name, part in getattr(members, kind).items()} for kind in ("picks", "hands")}
    other.picks["base"] += 1.0
    other.load({"names": names, "past": members.past, **parts})
    main, tracker = (league.NAMES.index(name) for name in ("main", "tracker"))
    for name, part in other.picks.items():
        wanted = members.picks[name].clone()
        wanted[tracker] = wanted[main]
        assert torch.equal(part, wanted)


def test_seats_that_follow_raw_nets_pick_by_them() -> None:
    nets = make_raws()
    rounds = deal(TABLES, 3, 104, torch.Generator().manual_seed(3))
    weights = torch.zeros(3, TABLES, 10)
    given = league.follow_raws(weights, torch.tensor([-1, 2, 0]), nets, rounds)
    assert torch.equal(given[0], weights[0])
    for seat, place in ((1, 2), (2, 0)):
        rated, _ = raws.rate_raw(choose(nets, torch.tensor([place])), raws.expose(rounds)[None, :, seat])
        assert torch.allclose(given[seat], rated[0].gather(-1, rounds.hands[:, seat] - 1), atol=1e-5)


@pytest.mark.parametrize("name", ["frugal", "leader", "winner", "loose", "valuer"])
def test_raw_nets_learn_from_a_round(name: str) -> None:
    kind, generator = (raws.RAWS | raws.HOLDOUTS)[name], torch.Generator().manual_seed(4)
    net = {part: weight.requires_grad_() for part, weight in raws.make_raw(1, generator, wide=5, deep=4).items()}
    loss, cows = raws.play_batch(net, kind, deal(TABLES, 3, 104, generator), 0.1, generator)
    loss.backward()
    assert 0.0 < float(cows) < 40.0
    assert all(weight.grad.abs().sum() > 0.0 for weight in net.values())


def test_nets_of_all_sizes_are_read_as_they_were_written(tmp_path: Path) -> None:
    """One that has learned values picks the best card as surely as it is meant to."""
    rounds, paths, written = deal(TABLES, 3, 104, torch.Generator().manual_seed(3)), [], []
    for number, (name, wide, deep) in enumerate((("slight", 5, 4), ("dealer", 7, 3))):
        net = raws.make_raw(1, torch.Generator().manual_seed(number), wide=wide, deep=deep)
        paths.append(tmp_path / f"{name}.npz")
        raws.write_raw(paths[-1], raws.RAWS[name], net)
        written.append(raws.rate_seats(choose(net, torch.zeros(3, dtype=torch.long)), rounds))
    nets = raws.load_raws(paths, "cpu")
    for place, factor in ((0, 1.0), (1, 1.0 / raws.RAWS["dealer"].worth)):
        given = raws.rate_seats(choose(nets, torch.full((3,), place)), rounds)
        assert torch.allclose(given, factor * written[place], rtol=1e-2, atol=1e-2)


def test_the_kernel_takes_what_is_distilled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    members, weights = make_league(), {}
    for part in ("picks", "hands"):
        school = distill.Class({"picks": members.picks}, distill.Raws(tuple(raws.RAWS), make_raws()), part, 1, "cpu")
        lesson = distill.study(
            school, distill.set_up(("main", "near", "winner"), 1e-3, school.raws.names), TABLES, short=True
        )
        assert bool(lesson.error > 0) == (part == "hands")
        for net in ("picks", "alone", "hands"):
            for name, weight in getattr(school, net).weights.items():
                weights[f"{net} {name}"] = weight[0].numpy()
    path = tmp_path / "population.json"
    monkeypatch.setattr("sys.argv", ["export", str(tmp_path / "nets.npz"), "--out", str(path)])
    np.savez(tmp_path / "nets.npz", **weights)
    export.main()
    given, shipped = load_population(path), load_population()
    for mine, its in ((given.picks, shipped.picks), (given.alone, shipped.alone)):
        assert [len(layer) for layer in mine[1:]] == [len(layer) for layer in its[1:]]
    assert given.randoms == shipped.randoms  # no file has it
    assert distill.KINDS == HEADS

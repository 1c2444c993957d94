"""A population that has learned makes room for others, and says what it said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from scripts.league import distill, league, nets, newcomers, raws, rounds, twin  # noqa: E402 - they need torch
from scripts.league.marks import OUTLOOKS  # noqa: E402
from scripts.league.scripted import SCRIPTS  # noqa: E402

KNOWN = distill.KINDS.index("loose")  # heads of a population that has only some of those who pick by raw nets
TABLES = 5


def make_nets() -> twin.Nets:
    """Small nets of a population, with the manner of a copied program behind the others."""
    generator = torch.Generator().manual_seed(1)
    copies = nets.make_picks(1, generator, own=3, shared=2, deep=3)
    return twin.Nets(
        picks=nets.make_picks(1, generator, own=4, shared=3, deep=5, heads=KNOWN),
        alone=nets.make_alone(1, generator, own=4, deep=3, heads=KNOWN),
        copies=copies,
        copies_alone=copies,
        hands=nets.make_hands(1, generator, shared=4, deep=3, company=1 + KNOWN + 1),
        randoms=nets.make_hands(1, generator, shared=4, deep=3, company=0),
    )


def find_old() -> list[int]:
    """The heads of all who pick by raw nets and were there before."""
    return [place for place, name in enumerate(distill.KINDS[:KNOWN]) if name in raws.RAWS]


def test_newcomers_begin_as_the_mean_of_their_like() -> None:
    old = make_nets()
    made, hands = newcomers.welcome(old)
    for name in ("picks", "alone"):
        heads, before = (nets_of[name]["heads"][0] for nets_of in (made["students"], old._asdict()))
        assert heads.shape[-1] == len(distill.KINDS)
        assert torch.equal(heads[:, :KNOWN], before)
        for place in range(KNOWN, len(distill.KINDS)):
            assert torch.equal(heads[:, place], before[:, find_old()].mean(1))
    for name in ("shared_outlooks", "sums_outlooks"):
        part, before = hands[name], old.hands[name][0]
        assert len(part) == OUTLOOKS + 1 + len(distill.KINDS)
        assert torch.equal(part[: OUTLOOKS + 1 + KNOWN], before[: OUTLOOKS + 1 + KNOWN])
        mean = before[OUTLOOKS + 1 :][find_old()].mean(0)
        assert all(torch.allclose(row, mean) for row in part[OUTLOOKS + 1 + KNOWN :])


def test_only_newcomers_must_bring_their_nets(tmp_path: Path) -> None:
    made, _ = newcomers.welcome(make_nets())
    for name in distill.KINDS[KNOWN:]:
        raws.write_raw(tmp_path / f"{name}.npz", raws.RAWS[name], raws.make_raw(1, torch.Generator(), wide=5, deep=4))
    assert distill.read_raws(made, tmp_path, "cpu").names == distill.KINDS[KNOWN:]
    with pytest.raises(FileNotFoundError):
        distill.read_raws({}, tmp_path, "cpu")  # a league teaches nobody how those pick who bring their nets
    (tmp_path / "young.npz").unlink()
    with pytest.raises(FileNotFoundError):
        distill.read_raws(made, tmp_path, "cpu")


def test_where_nobody_is_new_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["newcomers"])
    with pytest.raises(SystemExit):
        newcomers.main()
    assert "nobody new" in capsys.readouterr().err


def test_each_manner_is_taught_by_its_own_head() -> None:
    """Newcomers are taught by their raw nets, and nothing is left to learn for the others."""
    old = make_nets()
    made, _ = newcomers.welcome(old)
    names = distill.KINDS[KNOWN:]
    net = raws.make_raw(len(names), torch.Generator().manual_seed(2), wide=5, deep=4)
    school = distill.Class(made, distill.Raws(names, net), "picks", 1, "cpu")
    table = rounds.deal(TABLES, 3, 104, torch.Generator().manual_seed(3))
    seen, outlooks = (part.flatten(0, 1) for part in league.see(table, table.hidden))
    wanted: Any = school.teach(seen, outlooks, table)
    said = nets.rate_picks(school.picks.weights, seen[None], outlooks[None])[0].permute(2, 0, 1)
    for place, name in enumerate(distill.KINDS[:KNOWN]):
        assert name in SCRIPTS or torch.allclose(wanted[place], said[place], atol=1e-5)
    for place, name in enumerate(names):
        rated = raws.rate_seats({part: weight[[place] * 3] for part, weight in net.items()}, table)
        assert torch.allclose(wanted[KNOWN + place], rated.flatten(0, 1), atol=1e-5), name

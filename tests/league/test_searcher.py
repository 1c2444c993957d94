"""One who searches finds what is best, and a net learns what that costs where all hands are known."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from scripts.league import distill, nets, searcher, trials  # noqa: E402 - they need torch
from scripts.league.marks import look, survey  # noqa: E402
from scripts.league.rounds import deal, hold, play  # noqa: E402

TABLES = 4


def make_school() -> searcher.School:
    """A small school."""
    generator = torch.Generator().manual_seed(1)
    picks = nets.make_picks(1, generator, own=4, shared=3, deep=5, heads=len(distill.KINDS))
    hands = nets.make_hands(1, generator, shared=4, deep=3)
    first, second = ({name: part[0] for name, part in net.items()} for net in (picks, hands))
    return searcher.School(first, second, 2, "cpu", shared=6, deep=5)


def rate(net: Any, rounds: Any, company: Any) -> Any:
    """What the hands of the first seat cost, all hands being known."""
    seats, left = rounds.hands.shape[1:]
    seen = look(rounds.rows, hold(rounds), rounds.hands[:, 0], seats, left)
    outlooks = torch.cat([survey(rounds.rows, hold(rounds), seats, left), company.expand(TABLES, -1)], -1)
    return nets.rate_hands(net, seen[None], outlooks[None])[0]


def test_a_net_that_has_grown_says_what_it_said() -> None:
    """Shares of random and of plain seats count as they did, whichever plain seats these are."""
    generator = torch.Generator().manual_seed(1)
    small = nets.make_hands(1, generator, shared=4, deep=3)
    small["heads"] += 1.0
    large = searcher.grow({name: part[0] for name, part in small.items()}, generator, shared=6, deep=5)
    again = searcher.grow({name: part[0] for name, part in large.items()}, generator, shared=7, deep=6)
    rounds = deal(TABLES, 4, 104, generator)
    names = ("random", "sharp", "main")
    shares = torch.tensor([names.count(name) / 3 for name in searcher.MANNERS])
    expected = rate(small, rounds, torch.tensor([1 / 3, 1 / 3]))
    assert torch.allclose(rate(large, rounds, shares), expected, atol=1e-4)
    assert torch.allclose(rate(again, rounds, shares), expected, atol=1e-4)


@pytest.mark.parametrize("left", [10, 3, 2])
def test_trying_a_card_is_playing_it(left: int) -> None:
    """With three cards or more, what follows is what the net says; with two, it is the end of the round."""
    school, company = make_school(), torch.zeros(len(searcher.MANNERS))
    rounds = deal(TABLES, 4, 104, school.generator)
    while rounds.hands.shape[-1] > left:
        rounds = play(rounds, torch.zeros_like(rounds.stacks))
    index = torch.randint(left, (TABLES, 4))
    places = trials.Places(rounds.rows, rounds.hidden, rounds.hands[:, 0])
    worlds = trials.Worlds(rounds.hands[:, None, 1:], index[:, None, 1:])
    tried = torch.arange(left).expand(TABLES, -1)
    costs = trials.try_cards(school.student.weights, places, worlds, tried, company)[:, 0]
    after = play(rounds, index)
    rest = rate(school.student.weights, after, company)
    if left == 2:
        rest, after = 0.0, play(after, torch.zeros_like(after.stacks))
    expected = (after.stacks - rounds.stacks)[:, 0] + rest
    assert torch.allclose(costs.gather(1, index[:, :1])[:, 0], expected, atol=1e-4)


def test_others_hold_what_the_seat_has_not_seen() -> None:
    school = make_school()
    rounds = play(deal(TABLES, 4, 104, school.generator), torch.zeros(TABLES, 4, dtype=torch.long))
    places = trials.Places(rounds.rows, rounds.hidden, rounds.hands[:, 0])
    for table, worlds in enumerate(trials.draw_hands(places, 3, 3, school.generator).flatten(2).tolist()):
        hidden, mine = rounds.hidden[table].tolist(), rounds.hands[table, 0].tolist()
        for cards in worlds:
            assert len(set(cards)) == 27
            assert all(hidden[card] > hidden[card - 1] and card not in mine for card in cards)


def test_the_net_learns_from_rounds_and_remembers_them() -> None:
    school = make_school()
    before = {name: part.clone() for name, part in school.student.weights.items()}
    table = searcher.make_table(school, 3, short=True, tries=6, worlds=2)
    for names in (("random", "random"), ("main", "near")):
        report = table(school.set_up(names, 1e-2))
        assert 0.0 <= float(report.cows) < 60.0
        assert float(report.error) > 0.0
    assert all(not torch.equal(part, before[name]) for name, part in school.student.weights.items())


def test_the_latest_lessons_take_the_places_of_the_oldest() -> None:
    memory = searcher.make_memory(2, 3, "cpu")
    seen, outlooks = torch.ones(2, *memory.seen.shape[1:]), torch.ones(2, memory.outlooks.shape[1])
    for number in range(searcher.BATCHES + 1):
        memory.add(seen, outlooks, torch.tensor([float(number), number + 0.5]))
        assert memory.known.sum() == min(2 * (number + 1), len(memory.known))
    assert sorted(memory.costs.tolist()) == [number / 2 for number in range(2, 2 * searcher.BATCHES + 2)]

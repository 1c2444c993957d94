"""The master's twin believes and thinks as the kernel does."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.six.cards import HAND_SIZE
from stado.kernels.six.nets.knowledge import load_past, load_public
from stado.kernels.six.population.belief import MANNERS, weigh_hand
from stado.kernels.six.population.sight import OUTLOOKS
from stado.kernels.six.population.trial import COPIES, NAMES, PRIOR, PopulationTrial

torch = pytest.importorskip("torch")
np = pytest.importorskip("numpy")

from scripts.league import chains, export, raws, rounds, twin  # noqa: E402 - they need torch

SEATS = 4


def find_state(turns: int) -> tuple[Any, Any]:
    """A game of four seats, and a state of it after that many turns of random answers."""
    game: Any = make_game("six", {"rounds": 1}, SEATS)
    match, rng = Match(game, "twin"), Rng("twin")
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        seat = match.to_act[0]
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    return game, match.state


def pack(table: Any, hidden: Any, hands: Any) -> rounds.Rounds:
    """A table as torch has it."""
    rows = rounds.pack(*(torch.tensor(list(table[field : field + 4])) for field in (0, 4, 8)))
    stacks = torch.tensor(list(table[12:]))
    return rounds.Rounds(rows[None], torch.tensor(hands)[None], stacks[None], torch.tensor(list(hidden))[None])


def load(game: Any, state: Any) -> tuple[rounds.Rounds, chains.History]:
    """The table now, and what has happened."""
    view = game.view(state, 0)
    public, nets = load_public(game.options, view), twin.load_nets("cpu")
    past: Any = load_past(game.options, view)
    now = pack(public.table, public.hidden, [sorted(hand) for hand in state.hands])
    history = chains.start_history(now)
    for turn in range(past.turns if past else 0):
        breadth, stride = len(past.tables) // past.turns, len(past.hiddens) // past.turns
        picks = [past.picks[turn * SEATS + seat] for seat in range(SEATS)]
        since = [[past.picks[later * SEATS + seat] for later in range(turn, past.turns)] for seat in range(SEATS)]
        hands = [sorted([*state.hands[seat], *since[seat]]) for seat in range(SEATS)]
        table, hidden = past.tables[turn * breadth : (turn + 1) * breadth], past.hiddens[turn * stride :][:stride]
        index = torch.tensor([[hand.index(pick) for hand, pick in zip(hands, picks, strict=True)]])
        history = chains.add_turn(history, (nets.alone, nets.copies_alone), pack(table, hidden, hands), index)
    return now, history


def write(nets: twin.Nets) -> Any:
    """All weights by their names, as files have them."""
    return {f"{net} {name}": part[0].numpy() for net, parts in nets._asdict().items() for name, part in parts.items()}


def test_nets_are_read_as_they_are_written() -> None:
    nets = twin.load_nets("cpu")
    for net, parts in export.arrange(write(nets)).items():
        found = twin.unpack(parts)
        assert found.keys() == getattr(nets, net).keys()
        assert all(torch.allclose(part, getattr(nets, net)[name][0], rtol=1e-3) for name, part in found.items())


@pytest.mark.parametrize("turns", [1, 5])
def test_picks_of_past_turns_weigh_what_they_weigh_in_the_kernel(turns: int) -> None:
    game, state = find_state(turns)
    now, history = load(game, state)
    trial = PopulationTrial(game.options, game.view(state, 0), Rng("weigh"))
    belief, left = trial.insight.belief, HAND_SIZE - turns
    charms = torch.tensor(list(belief.charms)).view(MANNERS, turns, belief.cards).permute(2, 0, 1)
    hidden = torch.tensor(list(load_public(game.options, game.view(state, 0)).hidden))
    unseen = torch.cat([torch.tensor([False]), hidden[1:] > hidden[:-1]])
    assert torch.allclose(history.charms[0][unseen], charms[unseen].float(), atol=1e-4)
    generator = torch.Generator().manual_seed(1)
    past = chains.weigh_past(history, torch.tensor(PRIOR), left)
    one = chains.believe(now, history, past, 1, generator)
    for place, card in enumerate(one.cards[0, 0].tolist()):
        trial.knowledge.unseen[place] = card
    for seat in range(1, SEATS):
        manner = int(one.manners[0, 0, seat - 1])
        fit = weigh_hand(belief, trial.knowledge, SEATS, seat, manner, belief.masses, seat * turns)
        assert float(one.fits[0, 0, seat - 1].exp()) == pytest.approx(fit, rel=2e-3)
        assert one.masses[0, 0, seat - 1].tolist() == pytest.approx(
            list(belief.masses[seat * turns : (seat + 1) * turns]), rel=2e-3
        )


def test_worlds_hold_what_the_seat_has_not_seen() -> None:
    game, state = find_state(4)
    now, history = load(game, state)
    imagined = chains.imagine(now, history, torch.tensor(PRIOR), 3, 6, torch.Generator().manual_seed(2))
    hidden, mine = now.hidden[0].tolist(), now.hands[0, 0].tolist()
    for cards in imagined.hands[0].flatten(1).tolist():
        assert len(set(cards)) == len(cards) == 3 * 6
        assert all(hidden[card] > hidden[card - 1] and card not in mine for card in cards)


@pytest.mark.parametrize("turns", [0, 4, 8])
@pytest.mark.parametrize("told", ["", "random", "main", "flat"])
def test_cards_cost_what_they_cost_in_the_kernel(turns: int, told: str) -> None:
    """Both draw worlds at random, so they agree within what so many worlds leave open."""
    game, state = find_state(turns)
    now, history = load(game, state)
    prior = [float(name == told) for name in NAMES] if told else list(PRIOR)
    mind = twin.Mind(twin.load_nets("cpu"), torch.tensor(prior), 128, 1024)
    given = twin.weigh_cards(mind, now, history, torch.Generator().manual_seed(3))[0]
    trial, worlds = PopulationTrial(game.options, game.view(state, 0), Rng("cost"), prior), 6000
    sums, _ = trial.run(range(HAND_SIZE - turns), worlds)
    wanted = np.array(sums) / -worlds
    assert (given - given.mean()).tolist() == pytest.approx((wanted - wanted.mean()).tolist(), abs=0.25)


def test_everybody_whom_the_twin_meets_plays_rounds() -> None:
    nets, generator = twin.load_nets("cpu"), torch.Generator().manual_seed(4)
    picker = partial(twin.pick_card, twin.Mind(nets, torch.tensor(PRIOR), 2, 4))
    for name in ("uniform", "flat:3", "flat", "main"):
        played = twin.play_rounds(nets, picker, twin.find_player(name, nets, "cpu"), 3, generator)
        assert played.cows.shape == (3, SEATS)
        assert int(played.cows.min()) >= 0


def test_a_net_over_raw_cards_is_met_by_its_file(tmp_path: Path) -> None:
    net = raws.make_raw(1, torch.Generator().manual_seed(5), wide=5, deep=4)
    np.savez(tmp_path / "raw.npz", **{name: part[0].numpy() for name, part in net.items()})
    nets, table = twin.load_nets("cpu"), rounds.deal(2, SEATS, 104, torch.Generator().manual_seed(6))
    player = twin.find_player(str(tmp_path / "raw.npz"), nets, "cpu")
    picks = player(table, chains.start_history(table), torch.Generator())
    best = raws.rate_raw(net, raws.expose(table)[None])[0][0].gather(-1, table.hands - 1).argmax(-1)
    assert picks.tolist() == best[:, 1:].tolist()


def test_hands_cost_among_copied_seats_what_they_do_among_others_until_more_is_known() -> None:
    hands = twin.load_nets("cpu").hands
    copied = len(COPIES)
    shorter = {name: part[0, :-copied] if name.endswith("outlooks") else part[0] for name, part in hands.items()}
    found = twin.unpack(export.arrange({f"hands {name}": part.numpy() for name, part in shorter.items()})["hands"])
    for name in ("shared_outlooks", "sums_outlooks"):
        assert found[name].shape == hands[name][0].shape
        for copy, other in export.LIKE.items():
            assert torch.equal(found[name][OUTLOOKS + NAMES.index(copy)], found[name][OUTLOOKS + NAMES.index(other)])
    whole = twin.unpack(export.arrange({f"hands {name}": part[0].numpy() for name, part in hands.items()})["hands"])
    assert torch.allclose(whole["sums_outlooks"], hands["sums_outlooks"][0], rtol=1e-3)

"""Bots that pick as the population does, and what is measured by them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stado.bots import Limit, make_bot
from stado.bots.thinker import Master
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.six.population.trial import NAMES, SHARES

np = pytest.importorskip("numpy")

from scripts.league import exploit, foresight, heads, memory, regret  # noqa: E402 - they need numpy


def find_state(turns: int) -> tuple[Any, Any]:
    """A game of four seats, and a state of it after that many turns of random answers."""
    game: Any = make_game("six", {"rounds": 1}, 4)
    match, rng = Match(game, "heads"), Rng("heads")
    while match.state.phase != "pick" or len(match.state.played[0]) < turns or any(match.state.picks):
        seat = match.to_act[0]
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))
    return game, match.state


def test_a_knower_thinks_of_one_manner_only() -> None:
    game, state = find_state(3)
    trials = heads.Informed(game.options, heads.know("plain"))
    trial: Any = trials.open_trial(game.view(state, 0), game.prompt(state, 0), Rng("told"), "keen")
    trial.run([0], 20)
    assert {int(trial.insight.belief.manners[seat]) for seat in (1, 2, 3)} == {NAMES.index("plain")}


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


def test_a_blind_master_answers_as_if_nothing_had_been_picked() -> None:
    game, state = find_state(5)
    view, prompt = game.view(state, 1), game.prompt(state, 1)
    blind = heads.Blind(game).decide(view, prompt, Rng("blind"))
    assert blind == Master(game).decide(replace(view, played=((),) * 4), prompt, Rng("blind"))
    assert blind != Master(game).decide(view, prompt, Rng("blind"))


def test_a_narrow_master_thinks_of_two_manners() -> None:
    game, state = find_state(0)
    trial: Any = heads.Narrow(game).search.trials.open_trial(  # type: ignore[union-attr]
        game.view(state, 0), game.prompt(state, 0), Rng("narrow"), "keen"
    )
    found = set()
    for _ in range(60):
        trial.run([0], 1)
        found |= {int(trial.insight.belief.manners[seat]) for seat in (1, 2, 3)}
    assert found == {NAMES.index("random"), NAMES.index("main")}


def test_a_short_master_sees_no_difference_between_hands() -> None:
    game, state = find_state(4)
    trial: Any = heads.Short(game).search.trials.open_trial(  # type: ignore[union-attr]
        game.view(state, 0), game.prompt(state, 0), Rng("short"), "keen"
    )
    trial.run([0, 1], 10)
    assert float(trial.mind.world.outlooks[0]) == 0.0


def test_a_knower_plays_a_round_with_heads() -> None:
    game: Any = make_game("six", {"rounds": 1}, 2)
    bots, match = (heads.MainKnower(game), heads.Main(game)), Match(game, "round")
    while match.to_act:
        seat = match.to_act[0]
        view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
        match.act(seat, bots[seat].choose(view, prompt, Rng("round", len(match.log))))
    assert match.outcome is not None


def test_a_head_picks_cards_as_often_as_its_net_says() -> None:
    game, state = find_state(6)
    view, head = game.view(state, 0), heads.Main(game)
    weights = np.array(heads.rate_cards("main", game.options, view))
    odds = np.exp(weights - weights.max())
    picks = [head.pick(view, Rng("often", number)) for number in range(600)]
    shares = [picks.count(card) / len(picks) for card in view.hand]
    assert shares == pytest.approx(list(odds / odds.sum()), abs=0.07)


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


@pytest.mark.parametrize("known", ["random", "uniform"])
def test_regret_is_what_a_card_costs_more_than_the_cheapest_one(known: str) -> None:
    given = regret.measure("uniform", known, ["random", "0.6,0.1", "master"], 0)
    assert given.shape == (3,)
    assert given[0] > given[1:].max()


def test_a_way_is_a_bot_or_a_master_who_thinks_so_of_the_others() -> None:
    game, state = find_state(2)
    view, prompt = game.view(state, 0), game.prompt(state, 0)
    shares = [",".join(map(str, shares)) for shares in (SHARES, (0.99, 0.01))]
    found = [regret.make_way(way, game).decide(view, prompt, Rng("way")) for way in ("master", *shares)]
    assert found[0] == found[1] != found[2]


def test_a_card_that_looks_cheap_by_luck_counts_for_nothing() -> None:
    costs = np.array([[1.0, 3.0], [3.0, 2.0], [1.0, 3.0], [3.0, 2.0]])
    assert regret.give_away(costs, 0) == 0.5 * ((3.0 - 3.0) + (1.0 - 3.0))
    assert regret.give_away(costs, 1) == 0.5 * ((2.0 - 3.0) + (3.0 - 3.0))


def test_masters_are_asked_with_the_hands_of_each_world() -> None:
    game, state = find_state(3)
    view, prompt, asked = game.view(state, 0), game.prompt(state, 0), list[Any]()

    class Asked(Master):
        def choose(self, view: Any, prompt: Any, rng: Rng) -> Any:
            assert [action.card for action in prompt.legal] == list(view.hand)
            asked.append(view)
            return prompt.legal[-1]

    costs = exploit.weigh_worlds(Asked(game), view, prompt, 3, Rng("asked"))
    assert costs.shape == (3, len(view.hand))
    assert [each.seat for each in asked] == [1, 2, 3] * 3
    assert {len(each.hand) for each in asked} == {len(view.hand)}
    for world in range(3):
        hands = [card for each in asked[3 * world : 3 * world + 3] for card in each.hand]
        assert len({*hands, *view.hand}) == 4 * len(view.hand)
    other = replace(state, hands=(state.hands[0], *state.hands[:0:-1]))
    again = exploit.weigh_worlds(Asked(game), game.view(other, 0), prompt, 3, Rng("asked"))
    assert (costs == again).all()  # it does not know their hands


def test_an_exploiter_plays_what_it_finds() -> None:
    game, state = find_state(7)
    exploiter = exploit.Exploiter(game)
    exploiter.asked = Master(game, Limit(rollouts=20))
    prompt = game.prompt(state, 0)
    assert exploiter.choose(game.view(state, 0), prompt, Rng("exploit")) in prompt.legal

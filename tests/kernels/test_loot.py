"""The kernel of loot against its rules: fed the same deals and answers, they agree after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from stado.bots.playouts import Playouts, Style
from stado.core.flat import Ints
from stado.core.game import CHANCE, rank
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.loot import flat
from stado.games.loot.actions import Deal, DrawFirst
from stado.games.loot.cards import DECK, JOKER
from stado.games.loot.flat import flatten_action, flatten_state
from stado.games.loot.rules import TURN_LIMIT, deck
from stado.games.loot.state import State
from stado.games.loot.view import unseen
from stado.kernels.compiler import ints
from stado.kernels.loot import rules as kernel
from stado.kernels.loot.kernel import LootKernel
from stado.kernels.loot.players import choose_answer
from stado.kernels.loot.trial import NOISE, ROUNDS
from stado.kernels.loot.worlds import WIN, imagine
from stado.kernels.seats import Noise, make_seats
from stado.kernels.stream import make_stream
from tests.cases import sample

TABLES = [(variant, seats) for variant in ("standard", "advanced", "expert") for seats in (2, 3, 4, 5)]
USUAL = sample(TABLES, "standard-2", "advanced-5", "expert-4")


def make_table(variant: str, seats: int, noise: float = 1.0) -> tuple[Any, LootKernel]:
    game: Any = make_game("loot", {"variant": variant}, seats)
    return game, LootKernel(game, [Noise(noise, noise)] * seats)


def numbers(table: Any) -> list[int]:
    return [int(number) for number in table]


class Twin:
    """A state of the rules and a workspace of the kernel, fed the same."""

    def __init__(self, game: Any, state: State, table: Ints, noise: float = 1.0, *, fair: bool = True) -> None:
        self.game = game
        self.state = state
        self.workspace = LootKernel(game).make_workspace(make_seats([Noise(noise, noise)] * game.seats, fair=fair))
        for index, number in enumerate(table):
            self.workspace.table[index] = number
        self.check()

    def check(self) -> None:
        """Both are the same, what may be answered and the points included."""
        assert numbers(self.workspace.table) == numbers(flatten_state(self.state))
        scores = tuple(int(flat.score_of(self.workspace.table, seat)) for seat in range(self.game.seats))
        assert scores == tuple(self.game.standing(self.state))
        if self.state.phase != "over":
            assert (int(flat.find_actor(self.workspace.table)),) == self.game.to_act(self.state)
            count = int(kernel.list_answers(self.workspace))
            assert numbers(self.workspace.legal[:count]) == [flatten_action(action) for action in self.legal]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.game.to_act(self.state)[0])

    @property
    def legal(self) -> Any:
        """What may be answered."""
        return self.game.prompt(self.state, self.seat).legal

    def play(self, answer: int) -> None:
        """The seat that is asked gives the kernel's answer."""
        action = next(action for action in self.legal if flatten_action(action) == answer)
        self.state = self.game.apply(self.state, self.seat, action).state
        kernel.play_answer(self.workspace, answer)
        self.check()

    def follow(self, stream: Ints, turns: int = TURN_LIMIT) -> Any:
        """The outcome by the rules when seats answer as the kernel's do with this stream, for `turns` turns."""
        end = self.state.turn + turns
        while self.state.phase != "over" and self.state.turn < end:
            self.play(int(choose_answer(stream, self.workspace)))
        return self.game.outcome(self.state)


def deal_twin(game: Any, stream: Ints, deck: Ints, noise: float = 1.0) -> Twin:
    """A twin after the kernel's deal."""
    table = LootKernel(game).make_workspace().table
    kernel.deal(stream, deck, table, game.seats)
    state = game.apply(game.initial(), CHANCE, DrawFirst(int(table[flat.PAW]))).state
    state = game.apply(state, CHANCE, Deal(tuple(numbers(deck)))).state
    return Twin(game, state, table, noise)


def check_matches(variant: str, seats: int, count: int, seed: str) -> None:
    """Random matches, the kernel's table compared after every answer."""
    game, _ = make_table(variant, seats)
    stream, cards = make_stream(Rng(seed, seats)), ints(deck(seats))
    for _ in range(count):
        deal_twin(game, stream, cards).follow(stream)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_and_rules_agree_after_every_answer(variant: str, seats: int) -> None:
    check_matches(variant, seats, 3, "agree")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_kernel_and_rules_agree_over_thousands_of_matches(variant: str, seats: int) -> None:
    check_matches(variant, seats, 1_000, "agree for long")


@pytest.mark.parametrize(("variant", "seats"), USUAL)
@pytest.mark.parametrize("noise", [1.0, 0.2])
def test_a_match_of_the_kernel_is_one_of_the_rules(variant: str, seats: int, noise: float) -> None:
    game, found = make_table(variant, seats, noise)
    for number in range(2):
        sheet = found.play(make_stream(Rng("match", number)), 1)
        stream = make_stream(Rng("match", number))
        outcome = deal_twin(game, stream, ints(deck(seats)), noise).follow(stream)
        assert tuple(sheet.scores) == outcome.scores
        assert rank(sheet.keys, fewest_wins=False) == outcome.ranks


def decisions(game: Any, seed: str) -> Iterator[State]:
    """States at decisions from random play."""
    match, rng = Match(game, seed), Rng("walk", seed)
    while acting := match.to_act:
        yield match.state
        match.act(acting[0], rng.choice(game.prompt(match.state, acting[0]).legal))


@pytest.mark.parametrize(("variant", "seats"), USUAL)
def test_a_rollout_from_any_decision_is_one_of_the_rules(variant: str, seats: int) -> None:
    game, found = make_table(variant, seats, 0.2)
    for number, state in enumerate(decisions(game, "decisions")):
        if number % 15 == 0:
            sheet = found.finish(state, make_stream(Rng("finish", number)), 1)
            twin = Twin(game, state, ints(flatten_state(state)), 0.2)
            assert tuple(sheet.scores) == twin.follow(make_stream(Rng("finish", number))).scores


def read_hand(table: Ints, seat: int) -> tuple[int, ...]:
    """The cards that a seat of the kernel's table holds."""
    block = int(flat.block_of(seat))
    return tuple(card for card in range(1, JOKER + 1) for _ in range(int(table[block + flat.HAND + card])))


@pytest.mark.parametrize(("variant", "seats"), USUAL)
def test_a_trial_imagines_what_the_view_allows_and_plays_it_by_the_rules(variant: str, seats: int) -> None:
    game, found = make_table(variant, seats)
    for number, real in enumerate(decisions(game, "trial")):
        if number % 19:
            continue
        seat = game.to_act(real)[0]
        view, prompt, rng = game.view(real, seat), game.prompt(real, seat), Rng("world", number)
        imagined = game.determinize(view, rng)
        table, stream = ints(flatten_state(imagined)), make_stream(rng)
        imagine(stream, table, ints(unseen(view)), seats)
        pile = tuple(numbers(table[flat.PILE + table[flat.LEFT] : flat.SEAT]))
        state = replace(imagined, hands=tuple(read_hand(table, other) for other in range(seats)), pile=pile)
        assert game.view(state, seat) == view
        assert sorted(game.pieces(state)) == sorted(DECK)
        answer = number % len(prompt.legal)
        twin = Twin(game, state, table, NOISE["keen"], fair=False)
        twin.play(flatten_action(prompt.legal[answer]))
        twin.follow(stream, real.turn + ROUNDS["keen"] * seats - twin.state.turn)
        sums, squares = found.open_trial(view, prompt, Rng("world", number), "keen").run([answer], 1)
        style = Playouts(game, view, prompt, Rng("any"), style=Style(win=WIN))
        assert sums[0] == pytest.approx(style._worth(twin.state, seat))
        assert squares[0] == pytest.approx(sums[0] ** 2)


def test_answers_on_trial_meet_the_same_worlds() -> None:
    game, found = make_table("standard", 3)
    state = Match(game, "same").state
    view, prompt = game.view(state, state.paw), game.prompt(state, state.paw)
    alone = [found.open_trial(view, prompt, Rng("same"), "plain").run([answer], 1)[0][0] for answer in (2, 5)]
    assert found.open_trial(view, prompt, Rng("same"), "plain").run([2, 5], 1)[0] == alone


def test_unseen_cards_lie_anywhere_in_imagined_worlds() -> None:
    game, _ = make_table("standard", 3)
    state = Match(game, "anywhere").state
    view = game.view(state, state.paw)
    stream, world, hidden = make_stream(Rng("anywhere")), flatten_state(state), ints(unseen(view))
    found: Counter[int] = Counter()
    for _ in range(4_000):
        imagine(stream, world, hidden, 3)
        found[int(world[flat.PILE + world[flat.LEFT]])] += 1
    cards = Counter(unseen(view))
    assert set(found) == set(cards)
    for card, count in cards.items():
        assert found[card] == pytest.approx(4_000 * count / cards.total(), rel=0.3)


def test_seats_differ_in_how_often_they_answer_anything() -> None:
    game, _ = make_table("standard", 3)
    totals = LootKernel(game, [Noise(noise, noise) for noise in (0.0, 0.5, 1.0)]).sum_matches(Rng("noise"), 1_000)
    assert sum(totals.wins) == pytest.approx(1_000)
    assert totals.wins[0] > totals.wins[1] > totals.wins[2]
    assert totals.scores[0] > totals.scores[1] + 5_000 > totals.scores[2] + 10_000


def test_a_sheet_ranks_equal_points_by_the_cards_in_hand() -> None:
    _, found = make_table("standard", 3)
    sheet = found.play(make_stream(Rng("sheet")), 300)
    rows = [(int(score), int(key)) for score, key in zip(sheet.scores, sheet.keys, strict=True)]
    assert all(-110 < key - len(DECK) * score <= 0 for score, key in rows)

"""The kernel of three against its rules: fed the same deals and plays, they agree after every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from stado.bots.playouts import Playouts, Style
from stado.core.flat import Ints
from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game
from stado.games.three import flat
from stado.games.three.actions import Deal, DrawFirst, PlayCard
from stado.games.three.cards import COLORS, DEALT_CARDS, NUMBER_CARDS, ROW_CAPACITY, ROW_SPAN, SETUP_CARDS, TURNS
from stado.games.three.colormap import HOUSE_COLORS
from stado.games.three.flat import flatten_state
from stado.games.three.judgment import COST_OF_HEIGHT, rate_card
from stado.games.three.rules import standing
from stado.games.three.state import State
from stado.games.three.view import View, unseen
from stado.kernels import find_kernel
from stado.kernels.compiler import floats, ints
from stado.kernels.kernel import BLOCK
from stado.kernels.seats import Noise, make_seats
from stado.kernels.stream import below, make_stream
from stado.kernels.three import rules as kernel
from stado.kernels.three.kernel import ThreeKernel
from stado.kernels.three.players import Dreamers, best_card, choose_card, imagine_card
from stado.kernels.three.prospects import (
    PROSPECTS,
    Outlook,
    find_prospect,
    keen_card,
    load_prospects,
    look_ahead,
    rate_prospects,
)
from stado.kernels.three.trial import NOISES
from stado.kernels.three.worlds import WIN, imagine, worth
from tests.cases import sample

SEATS = (2, 3, 4)
LETTERS = tuple(color.letter for color in COLORS)
FAST_MATCHES = 150
SLOW_MATCHES = 100_000
# Colors in blocks and not in turns, so that rows hold cards of one color beside each other.
BLOCKS = "S" + "O" * 12 + "LL" + "N" + "L" * 10 + "B" * 4 + "S" + "B" * 8 + "R" * 6 + "N" + "R" * 6 + "T" * 8 + "S"
BLOCKS += "T" * 4 + "M" * 10 + "N" + "MM" + "G" * 12


def make_table(seats: int, colors: str = HOUSE_COLORS) -> tuple[Any, ThreeKernel]:
    game = make_game("three", {"colors": colors}, seats)
    found = find_kernel(game)
    assert isinstance(found, ThreeKernel)
    return game, found


def show_table(table: Any, seats: int) -> list[object]:
    """What the table of the kernel says, the order of hands apart."""
    numbers = table.tolist() if hasattr(table, "tolist") else table
    shown: list[object] = [numbers[flat.TURN]]
    for row in range(flat.ROWS):
        first = flat.ROW + row * ROW_CAPACITY
        shown.append(tuple(numbers[first : first + numbers[flat.SIZE + row]]))
    for seat in range(seats):
        block = numbers[flat.SEAT + seat * flat.SEAT_SPAN : flat.SEAT + (seat + 1) * flat.SEAT_SPAN]
        cards, played, drawn = tuple(block[flat.CARDS :]), block[flat.PLAYED], block[flat.DRAWN]
        shown += [cards[:played], tuple(sorted(cards[played:drawn])), cards[drawn:]]
        shown += [block[flat.DOWN], block[flat.BONUS], block[flat.SHOWN], block[flat.UP : flat.CARDS]]
    return shown


def show_state(colors: str, state: State) -> list[object]:
    """What the rules say of the same."""
    shown: list[object] = [state.turn, *state.rows]
    for seat, collection in enumerate(state.collections):
        letters = "".join([colors[card] for card in collection.face_up])
        shown += [state.played[seat], state.hands[seat], state.piles[seat]]
        shown += [len(collection.face_down), state.bonuses[seat], len(set(letters))]
        shown.append([letters.count(letter) for letter in LETTERS])
    return shown


class Twin:
    """A state of the rules and a table of the kernel, fed the same."""

    def __init__(self, game: Any, found: ThreeKernel, state: State, table: Ints) -> None:
        self.game = game
        self.found = found
        self.state = state
        self.table = table
        self.blocks = [int(flat.block_of(seat)) for seat in range(game.seats)]
        self.check()

    def check(self) -> None:
        """Both are the same, points included; the rules clear the hands at the end."""
        points = tuple([kernel.tally(self.table, block) for block in self.blocks])
        assert points == standing(self.game.options, self.state)
        assert bool(flat.is_over(self.table)) == (self.state.phase == "over")
        if self.state.phase == "play":
            assert show_table(self.table, self.game.seats) == show_state(self.game.options.colors, self.state)

    def play(self, index: int) -> None:
        """The seat at turn plays the card at that index of the kernel's hand."""
        seat = int(self.table[flat.TURN])
        block = self.blocks[seat]
        card = int(self.table[block + flat.CARDS + self.table[block + flat.PLAYED] + index])
        self.state = self.game.apply(self.state, seat, PlayCard(card)).state
        kernel.play_card(self.table, self.found.colors, self.game.seats, index)
        self.check()


def deal_twin(game: Any, found: ThreeKernel, stream: Ints, deck: Ints) -> Twin:
    """A twin after the kernel's deal."""
    table = ints([0] * (flat.SEAT + flat.SEAT_SPAN * game.seats))
    kernel.deal(stream, deck, table, game.seats)
    cards = tuple(map(int, deck[: SETUP_CARDS + DEALT_CARDS * game.seats]))
    state = game.apply(game.initial(), CHANCE, Deal(cards)).state
    state = game.apply(state, CHANCE, DrawFirst(int(table[flat.TURN]))).state
    return Twin(game, found, state, table)


def check_matches(seats: int, count: int, seed: str, colors: str = HOUSE_COLORS) -> None:
    """Random matches, the kernel's table compared after every card."""
    game, found = make_table(seats, colors)
    stream, deck = make_stream(Rng(seed, seats)), ints(NUMBER_CARDS)
    for _ in range(count):
        twin = deal_twin(game, found, stream, deck)
        for _ in range(TURNS * seats):
            block = twin.blocks[twin.table[flat.TURN]]
            twin.play(int(below(stream, flat.hand_size(twin.table, block))))
        assert twin.state.phase == "over"


@pytest.mark.parametrize("seats", SEATS)
def test_kernel_and_rules_agree_after_every_card(seats: int) -> None:
    check_matches(seats, -(-FAST_MATCHES // len(SEATS)), "agree")


def test_kernel_and_rules_agree_with_other_colors() -> None:
    check_matches(4, 50, "colors", BLOCKS)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", SEATS)
def test_kernel_and_rules_agree_over_a_hundred_thousand_matches(seats: int) -> None:
    check_matches(seats, -(-SLOW_MATCHES // len(SEATS)), "agree for long")


def glance(game: Any, state: State) -> tuple[list[float], int]:
    """What the game's judgment makes of the hand at turn, and the card that it rates best, the lowest of equals."""
    prompt = game.prompt(state, state.turn)
    ratings = list(game.rate(game.view(state, state.turn), prompt))
    return ratings, prompt.legal[ratings.index(max(ratings))].card


@pytest.mark.parametrize("seats", sample(SEATS, "3"))
@pytest.mark.parametrize("colors", [HOUSE_COLORS, BLOCKS])
def test_sensible_seats_rate_and_play_as_the_judgment_does(seats: int, colors: str) -> None:
    game, found = make_table(seats, colors)
    stream, deck = make_stream(Rng("sensible", seats)), ints(NUMBER_CARDS)
    for _ in range(40):
        twin = deal_twin(game, found, stream, deck)
        while twin.state.phase == "play":
            table, seat = twin.table, int(twin.table[flat.TURN])
            block = flat.block_of(seat)
            first = block + flat.CARDS + table[block + flat.PLAYED]
            bonus = 0 if table[block + flat.BONUS] else flat.top_bonus(table, seats)
            ratings, best = glance(game, twin.state)
            rated = [rate_card(table, found.colors, block, card, bonus) for card in twin.state.hands[seat]]
            assert [float(rating) for rating in rated] == ratings
            index = int(best_card(table, found.colors, seats))
            assert int(table[first + index]) == best
            # Random now and then, so that positions vary.
            twin.play(index if below(stream, 4) else int(below(stream, flat.hand_size(table, block))))


def follow(game: Any, found: ThreeKernel, twin: Twin, stream: Ints) -> Any:
    """The outcome by the rules when seats play as the kernel's do with this stream."""
    workspace, seats = found.make_workspace()._replace(table=twin.table), make_seats(found.noise)
    while twin.state.phase == "play":
        twin.play(choose_card(stream, workspace, seats))
    return game.outcome(twin.state)


def dream(game: Any, found: ThreeKernel, twin: Twin, stream: Ints, dreamers: Dreamers) -> Any:
    """The outcome by the rules when seats play as they are imagined to."""
    while twin.state.phase == "play":
        twin.play(imagine_card(stream, twin.table, found.colors, game.seats, dreamers))
    return game.outcome(twin.state)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("noise", [1.0, 0.3, 0.0])
def test_a_match_of_the_kernel_is_one_of_the_rules(seats: int, noise: float) -> None:
    game, _ = make_table(seats)
    found = ThreeKernel(game, [Noise(noise, 0.0)] * seats)
    for number in range(20):
        sheet = found.play(make_stream(Rng("match", number)), 1)
        stream = make_stream(Rng("match", number))
        twin = deal_twin(game, found, stream, ints(NUMBER_CARDS))
        outcome = follow(game, found, twin, stream)
        assert tuple(sheet.scores) == tuple(sheet.keys) == outcome.scores
        assert (sheet.turns, sheet.decisions) == (TURNS, TURNS * seats)


def decisions(game: Any, seed: str) -> Iterator[State]:
    """States at decisions, some of them imagined, from random play."""
    match, rng = Match(game, seed), Rng("walk", seed)
    while acting := match.to_act:
        yield match.state
        yield game.determinize(game.view(match.state, acting[0]), rng)
        match.act(acting[0], rng.choice(game.prompt(match.state, acting[0]).legal))


@pytest.mark.parametrize("seats", SEATS)
def test_a_rollout_from_any_decision_is_one_of_the_rules(seats: int) -> None:
    game, _ = make_table(seats)
    found = ThreeKernel(game, [Noise(0.5, 0.5)] * seats)
    for number, state in enumerate(decisions(game, "decisions")):
        sheet = found.finish(state, make_stream(Rng("finish", number)), 1)
        twin = Twin(game, found, state, ints(flatten_state(game.options.colors, state)))
        assert tuple(sheet.scores) == follow(game, found, twin, make_stream(Rng("finish", number))).scores
        assert sheet.decisions == sum(TURNS - len(played) for played in state.played)


def open_world(game: Any, view: View, rng: Rng) -> tuple[State, Ints, Ints]:
    """The first world that a trial imagines, as a state and as a table, and what is left of its stream."""
    state = game.determinize(view, rng)
    table, stream = ints(flatten_state(game.options.colors, state)), make_stream(rng)
    imagine(stream, table, ints(unseen(view)), game.seats)
    hands, piles = [], []
    for seat in range(game.seats):
        block = flat.block_of(seat)
        cards = tuple(map(int, table[block + flat.CARDS : block + flat.SEAT_SPAN]))
        hands.append(tuple(sorted(cards[table[block + flat.PLAYED] : table[block + flat.DRAWN]])))
        piles.append(cards[table[block + flat.DRAWN] :])
    dealt = {card for cards in (*hands, *piles) for card in cards}
    out = tuple(card for card in unseen(view) if card not in dealt)
    return replace(state, hands=tuple(hands), piles=tuple(piles), out=out), table, stream


@pytest.mark.parametrize("seats", SEATS)
def test_a_trial_imagines_what_the_view_allows_and_plays_it_by_the_rules(seats: int) -> None:
    game, found = make_table(seats)
    for number, real in enumerate(decisions(game, "trial")):
        if number % 9:
            continue
        view = game.view(real, real.turn)
        prompt = game.prompt(real, real.turn)
        state, table, stream = open_world(game, view, Rng("world", number))
        assert game.view(state, real.turn) == view
        assert sorted(map(str, game.pieces(state))) == sorted(map(str, game.pieces(real)))
        answer = number % len(prompt.legal)
        twin = Twin(game, found, state, table)
        twin.play(answer)
        outcome = dream(game, found, twin, stream, Dreamers(NOISES["plain"], floats([])))
        trial = found.open_trial(view, prompt, Rng("world", number), "plain")
        sums, squares = trial.run([answer], 1)
        style = Playouts(game, view, prompt, Rng("any"), style=Style())
        assert sums[0] == pytest.approx(style._worth(twin.state, view.seat))
        assert squares[0] == pytest.approx(sums[0] ** 2)
        assert outcome.scores == game.outcome(twin.state).scores


def test_answers_on_trial_meet_the_same_worlds() -> None:
    game, found = make_table(3)
    state = Match(game, "same").state
    view, prompt = game.view(state, state.turn), game.prompt(state, state.turn)
    alone = [found.open_trial(view, prompt, Rng("same"), "plain").run([answer], 1)[0][0] for answer in (2, 5)]
    assert found.open_trial(view, prompt, Rng("same"), "plain").run([2, 5], 1)[0] == alone
    once, again = (found.open_trial(view, prompt, Rng("same"), "keen").run(range(8), 40) for _ in range(2))
    assert once == again


def test_unseen_cards_lie_anywhere_in_imagined_worlds() -> None:
    game, _ = make_table(2)
    state = Match(game, "anywhere").state
    view = game.view(state, state.turn)
    stream, world, hidden = make_stream(Rng("anywhere")), flatten_state(view.colors, state), ints(unseen(view))
    other, count = int(flat.block_of(1 - state.turn)), 4_000
    found: Counter[int] = Counter()
    for _ in range(count):
        imagine(stream, world, hidden, 2)
        found[int(world[other + flat.CARDS])] += 1
    assert set(found) == set(unseen(view))
    assert max(found.values()) < 2 * count / len(found)
    assert min(found.values()) > 0.3 * count / len(found)


def test_a_shared_win_is_worth_its_share() -> None:
    assert worth(ints([20, 14, 10]), 0) == pytest.approx(20 - 0.5 * (12 + 14) + WIN)
    assert worth(ints([20, 20, 10]), 0) == pytest.approx(20 - 0.5 * (15 + 20) + WIN / 2)
    assert worth(ints([20, 20, 10]), 2) == pytest.approx(10 - 20)
    assert worth(ints([-3, -5]), 0) == pytest.approx(2 + WIN)


def read_outlook(game: Any, state: State, seat: int, left: int) -> Outlook:
    """What the rules say of a seat's outlook."""
    shown = Counter(game.options.colors[card] for card in state.collections[seat].face_up)
    pairs = list(shown.values()).count(2)
    stake = 0 if state.bonuses[seat] else 1 + sum(bonus > 0 for bonus in state.bonuses)
    return Outlook(left, stake, len(shown) - pairs, pairs)


def hope(game: Any, state: State, seat: int, left: int, prospects: Any) -> float:
    """The points that a seat can expect, by its collection as the rules have it."""
    have = state.bonuses[seat] - len(state.collections[seat].face_down)
    return have + float(prospects[find_prospect(read_outlook(game, state, seat, left))])


@pytest.mark.parametrize("seats", sample(SEATS, "3"))
def test_keen_seats_play_what_promises_most(seats: int) -> None:
    """A card's rating is what the rules make of it: the hopes after it less those before, and its height."""
    game, found = make_table(seats, BLOCKS)
    prospects = load_prospects(seats)
    stream, deck = make_stream(Rng("keen", seats)), ints(NUMBER_CARDS)
    took, bonus = 0, 0
    for _ in range(15):
        twin = deal_twin(game, found, stream, deck)
        while twin.state.phase == "play":
            state, seat = twin.state, int(twin.state.turn or 0)
            left = TURNS - len(state.played[seat]) - 1
            ratings = []
            for card in state.hands[seat]:
                after = game.apply(state, seat, PlayCard(card)).state
                change = hope(game, after, seat, left, prospects) - hope(game, state, seat, left, prospects)
                took += after.collections[seat] != state.collections[seat]
                bonus += after.bonuses[seat] != state.bonuses[seat]
                ratings.append(change - COST_OF_HEIGHT * (card % ROW_SPAN))
            block = twin.blocks[seat]
            outlook = look_ahead(twin.table, seats, seat, left)
            assert tuple(map(int, outlook)) == read_outlook(game, state, seat, left)
            rated = [
                float(rate_prospects(twin.table, found.colors, block, card, outlook, prospects))
                for card in state.hands[seat]
            ]
            assert rated == pytest.approx(ratings)
            index = int(keen_card(twin.table, found.colors, seats, prospects))
            held = twin.table[block + flat.CARDS + twin.table[block + flat.PLAYED] + index]
            assert int(held) == state.hands[seat][rated.index(max(rated))]
            twin.play(index if below(stream, 4) else int(below(stream, flat.hand_size(twin.table, block))))
    assert took > 100
    assert bonus > 0


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_prospects_are_the_points(seats: int) -> None:
    """TRI-12, TRI-13: with no turn left, what can be expected is what is counted."""
    game, found = make_table(seats)
    prospects, stream, deck = load_prospects(seats), make_stream(Rng("end", seats)), ints(NUMBER_CARDS)
    assert len(prospects) == PROSPECTS
    for _ in range(10):
        twin = deal_twin(game, found, stream, deck)
        follow(game, found, twin, stream)
        expected = [hope(game, twin.state, seat, 0, prospects) for seat in range(seats)]
        assert expected == pytest.approx(game.outcome(twin.state).scores)


def test_keen_seats_beat_those_that_glance() -> None:
    game, found = make_table(4)
    keen, glance = Dreamers(0.0, load_prospects(4)), Dreamers(0.0, floats([]))
    stream, deck, wins = make_stream(Rng("beat")), ints(NUMBER_CARDS), 0.0
    for number in range(200):
        twin = deal_twin(game, found, stream, deck)
        while not flat.is_over(twin.table):
            dreamers = keen if twin.table[flat.TURN] == number % 4 else glance
            index = imagine_card(stream, twin.table, found.colors, 4, dreamers)
            kernel.play_card(twin.table, found.colors, 4, index)
        points = [kernel.tally(twin.table, block) for block in twin.blocks]
        wins += (points[number % 4] == max(points)) / points.count(max(points))
    assert wins > 62


def test_seats_differ_in_how_often_they_play_anything() -> None:
    game, _ = make_table(3)
    totals = ThreeKernel(game, [Noise(noise, noise) for noise in (0.0, 0.5, 1.0)]).sum_matches(Rng("noise"), 2_000)
    assert sum(totals.wins) == pytest.approx(2_000)
    assert totals.wins[0] > totals.wins[1] + 200 > totals.wins[2] + 400


def test_threads_change_nothing() -> None:
    _, found = make_table(2)
    count = BLOCK + 5
    assert found.sum_matches(Rng("threads"), count) == found.sum_matches(Rng("threads"), count, threads=2)
    alone, together = (found.play_matches(Rng("threads"), count, threads=threads) for threads in (1, 2))
    assert list(alone) == list(together)

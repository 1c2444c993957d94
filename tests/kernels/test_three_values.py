"""The net of three: what it is shown is what the rules say and the seat knows, and what it says is believed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from scripts.train_three_values import (
    KEEN,
    WEIGHT,
    draw_net,
    judge,
    make_table_of,
    make_trace,
    play_match,
    set_targets,
    study,
)
from stado.bots import make_bot
from stado.core.flat import Ints
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games.three import flat
from stado.games.three.actions import PlayCard
from stado.games.three.cards import DEALT_CARDS, DECK, HAND_SIZE, LAST_CARDS, NUMBER_CARDS, ROW_CAPACITY, TURNS
from stado.games.three.flat import flatten_state
from stado.games.three.rules import find_row
from stado.games.three.view import unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.stream import make_stream
from stado.kernels.three import sight as marks
from stado.kernels.three.foresight import put_card
from stado.kernels.three.players import Dreamers, imagine_card
from stado.kernels.three.prospects import load_prospects
from stado.kernels.three.sight import MARKS, ROW_MARKS, WORST, Sight, look, make_sight
from stado.kernels.three.trial import KEEN_NOISE, TURNS_AHEAD
from stado.kernels.three.values import (
    CHANCE,
    HEADS,
    LEAD,
    SCALE,
    judge_card,
    judge_table,
    load_values,
    make_cells,
    make_mind,
    tell,
)
from stado.kernels.three.worlds import WIN, worth
from tests.cases import sample
from tests.kernels.test_three import BLOCKS, SEATS, Twin, deal_twin, decisions, hope, make_table, open_world


def find_fresh(state: Any) -> Ints:
    """For each card whether nobody has played it: it is in a hand, a pile or out of the game."""
    hidden = {*state.out, *(card for cards in (*state.hands, *state.piles) for card in cards)}
    return ints(card in hidden for card in DECK)


def see(state: Any, colors: str, seats: int, seat: int) -> Sight:
    """What a seat sees that has just played."""
    table, seen = ints(flatten_state(colors, state)), make_sight()
    _, found = make_table(seats, colors)
    look(table, found.colors, find_fresh(state), seats, seat, load_prospects(seats), seen)
    return seen


def walk(game: Any, colors: str, seats: int, seed: str) -> Iterator[tuple[Any, int]]:
    """States right after a card, the match going on, and who has played it."""
    _, found = make_table(seats, colors)
    stream = make_stream(Rng(seed, seats))
    twin = deal_twin(game, found, stream, ints(NUMBER_CARDS))
    keen = Dreamers(0.3, load_prospects(seats))
    while twin.state.phase == "play":
        seat = int(twin.table[flat.TURN])
        twin.play(int(imagine_card(stream, twin.table, found.colors, seats, keen)))
        if twin.state.phase == "play":
            yield twin.state, seat


def known_hand(state: Any, seat: int) -> tuple[int, ...]:
    """The cards that a seat held on when it played; none where it has drawn, for a state sorts those drawn in."""
    hand: tuple[int, ...] = state.hands[seat]
    return hand if len(hand) < HAND_SIZE else ()


@pytest.mark.parametrize("seats", sample(SEATS, "3"))
@pytest.mark.parametrize("colors", [make_table(2)[0].options.colors, BLOCKS])
def test_gains_are_what_the_rules_make_of_a_card(seats: int, colors: str) -> None:
    """What a card of the hand brings is the change of the hopes when it is played, by the rules, at once."""
    game, _ = make_table(seats, colors)
    prospects, took = load_prospects(seats), 0
    for state, seat in walk(game, colors, seats, "gains"):
        left = TURNS - len(state.played[seat])
        hand = known_hand(state, seat)
        if left == 0 or not hand:
            continue
        gains = []
        for card in hand:
            after = game.apply(replace(state, turn=seat), seat, PlayCard(card)).state
            took += after.collections[seat] != state.collections[seat]
            gains.append(hope(game, after, seat, left - 1, prospects) - hope(game, state, seat, left - 1, prospects))
        seen = see(state, colors, seats, seat)
        shown = [float(seen.marks[marks._BEST + place]) for place in range(3)]
        best = sorted((max(WORST, gain) for gain in gains), reverse=True)[:3]
        assert shown[: len(best)] == pytest.approx([gain / 10 for gain in best])
        assert float(seen.marks[marks._BEST + 3]) == pytest.approx(sum(gains) / len(gains) / 10)
        for order in range(seats):
            other = (seat + order) % seats
            expected = hope(game, state, other, TURNS - len(state.played[other]), prospects)
            assert float(seen.hopes[order]) == pytest.approx(expected)
    assert took > 20


@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_counted_where_they_belong(seats: int) -> None:
    game, _ = make_table(seats)
    for state, seat in walk(game, game.options.colors, seats, "places"):
        seen = see(state, game.options.colors, seats, seat)
        hand, view = known_hand(state, seat), game.view(state, seat)
        if not hand:
            continue
        for cards, counts in ((hand, seen.mine), (unseen(view), seen.fresh)):
            expected = [0] * len(counts)
            for card in cards:
                row = state.rows[find_row(card)]
                expected[find_row(card) * (ROW_CAPACITY + 1) + sum(other < card for other in row)] += 1
            assert list(map(int, counts)) == expected
        behind = sum(len(played) < len(state.played[seat]) for played in state.played)
        shown = [float(seen.marks[marks._BEHIND + number]) for number in range(4)]
        assert shown == [float(number == behind) for number in range(4)]


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_seen_of_what_the_seat_does_not_know(seats: int) -> None:
    """Neither what others hold, nor what lies in piles, nor cards that the seat drew after it had chosen."""
    game, _ = make_table(seats)
    rng, drawn = Rng("hidden", seats), 0
    for state, seat in walk(game, game.options.colors, seats, "hidden"):
        seen = see(state, game.options.colors, seats, seat)
        table = ints(flatten_state(game.options.colors, state))
        block, held = flat.block_of(seat), len(state.hands[seat])
        first = block + flat.CARDS + table[block + flat.PLAYED]
        # The kernel has drawn cards behind those held, the rules sort them in: any two may be those held before.
        own = list(table[first : first + (LAST_CARDS if held == HAND_SIZE else held)])
        drawn += held == HAND_SIZE
        other = make_sight()
        world = game.determinize(game.view(state, seat), rng)
        twisted = ints(flatten_state(game.options.colors, world))
        hidden = [card for card in DECK if find_fresh(state)[card] and card not in own]
        hidden = list(rng.shuffle(hidden))
        for one in range(seats):
            start = flat.block_of(one) + flat.CARDS + twisted[flat.block_of(one) + flat.PLAYED]
            end = flat.block_of(one) + flat.CARDS + DEALT_CARDS
            for place in range(start + len(own) if one == seat else start, end):
                twisted[place] = hidden.pop()
        for place, card in enumerate(own):
            twisted[first + place] = card
        _, found = make_table(seats)
        look(twisted, found.colors, find_fresh(state), seats, seat, load_prospects(seats), other)
        assert list(other.rows) == list(seen.rows)
        assert list(other.marks) == list(seen.marks)
    assert drawn > 0


def test_the_net_says_what_its_weights_say() -> None:
    net, seen = load_values(4), make_sight()
    generator = np.random.default_rng(3)
    seen.rows[:] = floats(generator.normal(size=len(seen.rows)))
    seen.marks[:] = floats(generator.normal(size=len(seen.marks)) * (generator.random(len(seen.marks)) < 0.5))
    cells = make_cells(net)
    tell(net, seen, cells)
    width, deep = len(cells.sums), len(cells.deep)
    rows = np.reshape(np.array(net.rows), (ROW_MARKS + 1, width))
    table = np.reshape(np.array(net.marks), (MARKS + 1, deep))
    first = np.maximum(np.reshape(np.array(seen.rows), (-1, ROW_MARKS)) @ rows[:-1] + rows[-1], 0.0)
    cell = np.array(seen.marks) @ table[:-1] + table[-1] + first.sum(0) @ np.reshape(np.array(net.sums), (width, deep))
    heads = np.reshape(np.array(net.heads), (HEADS, deep + 1))
    lead, chance = heads[:, :-1] @ np.maximum(cell, 0.0) + heads[:, -1]
    assert float(cells.heads[LEAD]) == pytest.approx(lead)
    assert float(cells.heads[CHANCE]) == pytest.approx(1 / (1 + np.exp(-chance)))


def play_ahead(twin: Twin, seats: int, seat: int, stream: Ints, fresh: Ints) -> float:
    """What a world comes to when it is played by the rules as a master imagines it."""
    prospects = load_prospects(seats)
    mind, dreamers, turns = make_mind(load_values(seats), prospects, seats), Dreamers(KEEN_NOISE, prospects), 0
    while twin.state.phase == "play":
        table, colors = twin.table, twin.found.colors
        if table[flat.TURN] == seat:
            size = flat.hand_size(table, flat.block_of(seat))
            values = [float(judge_card(table, colors, fresh, seats, mind, index)) for index in range(size)]
            index, turns = values.index(max(values)), turns + 1
            if turns == TURNS_AHEAD:
                return max(values)
        else:
            index = int(imagine_card(stream, table, colors, seats, dreamers))
        fresh[table[flat.hand_of(table, flat.block_of(table[flat.TURN])) + index]] = 0
        twin.play(index)
    return float(worth(ints(twin.game.outcome(twin.state).scores), seat))


@pytest.mark.parametrize("seats", SEATS)
def test_a_master_plays_on_in_its_mind_and_then_believes_the_net(seats: int) -> None:
    game, found = make_table(seats)
    ends = set()
    for number, real in enumerate(decisions(game, "ahead")):
        if number % 11:
            continue
        view, prompt = game.view(real, real.turn), game.prompt(real, real.turn)
        state, table, stream = open_world(game, view, Rng("ahead", number))
        fresh, answer = find_fresh(state), number % len(prompt.legal)
        twin = Twin(game, found, state, table)
        fresh[prompt.legal[answer].card] = 0
        twin.play(answer)
        value = play_ahead(twin, seats, int(view.seat), stream, fresh)
        sums, squares = found.open_trial(view, prompt, Rng("ahead", number), "keen").run([answer], 1)
        assert sums[0] == pytest.approx(value)
        assert squares[0] == pytest.approx(value**2)
        ends.add(twin.state.phase)
    assert ends == {"play", "over"}


def test_a_played_card_is_not_fresh_for_longer_than_it_is_tried() -> None:
    game, found = make_table(3)
    state = Match(game, "fresh").state
    table, fresh = ints(flatten_state(game.options.colors, state)), find_fresh(state)
    before, mind = list(fresh), make_mind(load_values(3), load_prospects(3), 3)
    seat = int(table[flat.TURN])
    value = judge_card(table, found.colors, fresh, 3, mind, 2)
    assert list(fresh) == before
    workspace = found.make_workspace()._replace(table=table)
    put_card(workspace, fresh, 2)
    assert sum(fresh) == sum(before) - 1
    assert judge_table(table, found.colors, fresh, 3, seat, mind) == value
    assert value == SCALE * mind.cells.heads[LEAD] + WIN * mind.cells.heads[CHANCE]


@pytest.mark.parametrize("seats", SEATS)
def test_the_net_knows_more_than_prospects(seats: int) -> None:
    """Of 1,000 matches one who goes by the net wins clearly more than its share among those who go by prospects."""
    assert judge(make_table_of(load_values(seats), seats), KEEN, 1_000) > 1 / seats + 0.06


@pytest.mark.parametrize("seats", SEATS)
def test_learning_follows_the_slope_of_what_it_was_wrong_by(seats: int) -> None:
    """Each weight's gradient is how the loss changes with it."""
    net = draw_net(seats)
    table = make_table_of(net, seats)
    mind, trace = table.mind, make_trace(seats)
    play_match(make_stream(Rng("slope", seats)), table, 0.5, trace)
    set_targets(trace, 0, 0.8, 1.0, 0.7)
    steps = range(3)

    def find_loss() -> float:
        total = 0.0
        for step in steps:
            mind.sight.rows[:] = trace.rows[step * len(mind.sight.rows) : (step + 1) * len(mind.sight.rows)]
            mind.sight.marks[:] = trace.marks[step * MARKS : (step + 1) * MARKS]
            tell(net, mind.sight, mind.cells)
            lead, chance = mind.cells.heads
            wanted, share = trace.targets[step * HEADS : (step + 1) * HEADS]
            total += 0.5 * (lead - wanted) ** 2
            total -= WEIGHT * (share * np.log(chance) + (1 - share) * np.log(1 - chance))
        return float(total)

    gradients, errors = floats([0.0] * sum(map(len, net))), floats([0.0] * HEADS)
    for step in steps:
        study(mind, trace, step, gradients, errors)
    at, checked = 0, 0
    for part in net:
        for place in range(0, len(part), max(1, len(part) // 12)):
            weight = part[place]
            part[place] = weight + 1e-5
            above = find_loss()
            part[place] = weight - 1e-5
            slope = (above - find_loss()) / 2e-5
            part[place] = weight
            assert gradients[at + place] == pytest.approx(slope, abs=1e-5, rel=1e-3)
            checked += slope != 0.0
        at += len(part)
    assert checked > 20


@pytest.mark.parametrize("seats", SEATS)
def test_a_master_gives_the_same_answer_to_the_same_question(seats: int) -> None:
    game, _ = make_table(seats)
    state = Match(game, "same").state
    view, prompt = game.view(state, state.turn), game.prompt(state, state.turn)
    once, again = (make_bot("master:rollouts=60", game).decide(view, prompt, Rng("same")) for _ in range(2))
    assert once == again

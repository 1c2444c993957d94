"""Jubilee as thinkers imagine it, against its rules: fed the same picks, they agree after every turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game, parse_position
from stado.games.six import flat
from stado.games.six.actions import ExchangeSpecial, PayCard, PlaySpecial
from stado.games.six.cards import SPECIALS, Special
from stado.games.six.flat import flatten_state
from stado.games.six.specials import STAYING
from stado.games.six.view import unseen
from stado.kernels.compiler import ints
from stado.kernels.six.kernel import SixKernel
from stado.kernels.six.players import pick_all, place_all
from stado.kernels.six.rules import cows_of, reveal_all
from stado.kernels.six.trial import MANNERS, AnswerTrial
from stado.kernels.six.worlds import expect_cows, imagine, worth
from stado.kernels.stream import make_stream
from tests.cases import sample

SEATS = (3, 4, 8)

FULL = """
game: six
variant: jubilee
seats: 2
rows: 10 20 30 40 50 | 61 | 71 | 81
hands: 51 82 83 84 91 92 | 1 2 3 4 5 6
"""


def make(seats: int) -> Any:
    """Jubilee for that number of seats."""
    return make_game("six", {"variant": "jubilee"}, seats)


def answer(game: Any, state: Any, *, plays: bool) -> Any:
    """What seats answer that exchange no special, and play one only if they do at all."""
    seat = game.to_act(state)[0]
    prompt = game.prompt(state, seat)
    if prompt.kind == "exchange_special":
        return ExchangeSpecial(None)
    if prompt.kind == "play_special" and not plays:
        return PlaySpecial(None)
    ratings = game.rate(game.view(state, seat), prompt)
    good = [action for action, rating in zip(prompt.legal, ratings, strict=True) if rating == max(ratings)]
    if prompt.kind == "play_special" and good[0].special is not None:
        good.sort(key=lambda action: SPECIALS.index(action.special))
    return good[0]


def walk(game: Any, seed: str, *, specials: Sequence[Special], plays: bool) -> Iterator[tuple[Any, Any, Any, set[str]]]:
    """The turns of a match: the state in which all pick, the picks, the state when all cards lie, and what was done.

    Everybody is given some of these specials before each turn, or keeps those that are held where there are none.
    """
    rng, state = Rng("walk", seed), Match(game, seed).state
    while game.to_act(state):
        if state.phase != "pick":
            state = game.apply(state, CHANCE, game.sample_chance(state, rng)).state
            continue
        if specials:
            held = tuple(tuple(sorted(rng.sample(specials, rng.below(4)))) for _ in state.hands)
            state = replace(state, table=replace(state.table, held=held))
        start = state
        picks = [rng.choice(game.prompt(state, seat).legal) for seat in range(game.seats)]
        for seat, pick in enumerate(picks):
            state = game.apply(state, seat, pick).state
        # Every other turn is played by the rules alone, with any answers, so that markers lie on the table.
        wild, done = rng.below(2) == 0, set()
        while state.phase == "place":
            actor = game.to_act(state)[0]
            if actor == CHANCE:
                action = game.sample_chance(state, rng)
            elif wild:
                action = rng.choice(game.prompt(state, actor).legal)
            else:
                action = answer(game, state, plays=plays)
            if isinstance(action, PlaySpecial) and action.special is not None:
                done.add("special")
            if state.agenda.credit and action == PayCard(None):
                done.add("credit lost")
            state = game.apply(state, actor, action).state
        if not wild:
            yield start, [pick.card for pick in picks], state, done


def load(state: Any) -> Any:
    """The state as the kernel takes it."""
    return ints(flatten_state(make(len(state.hands)).options, state))


def show(table: Any) -> list[object]:
    """What a table says of what imagined seats care for."""
    shown: list[object] = []
    for row in range(table[flat.ROWS]):
        first = flat.CARD + row * flat.WIDTH
        shown.append(list(table[first : first + table[flat.SIZE + row]]))
        shown.append((table[flat.COW + row], table[flat.MARK + row]))
    for seat in range(table[flat.SEATS]):
        first, kinds = flat.hand_of(seat), flat.SPECIAL + seat * flat.KINDS
        shown += (cows_of(table, seat), table[flat.STACK + seat], list(table[kinds : kinds + flat.KINDS]))
        shown.append(sorted(table[first : first + table[flat.HELD + seat]]))
    shown.append([place == flat.HIDDEN for place in table[flat.LIES :]])
    return shown


def play_turn(start: Any, cards: Sequence[int]) -> Any:
    """The table after the turn, as the kernel plays it."""
    table = load(start)
    assert len(table) == flat.SPAN
    for seat, card in enumerate(cards):
        table[flat.PICKED + seat] = card
    reveal_all(table)
    place_all(table)
    return table


def value(state: Any) -> float:
    """What the state is worth to the first seat."""
    return worth(load(state), MANNERS["keen"], 0)


@pytest.mark.parametrize("seats", SEATS)
def test_turns_end_as_the_rules_end_them(seats: int) -> None:
    game, seen, turns = make(seats), set(), 0
    for number in range(12):
        for start, cards, after, _ in walk(game, f"turns {number}", specials=STAYING * 2, plays=False):
            seen |= {*start.table.markers, len(start.rows)}
            start = replace(start, table=replace(start.table, held=((),) * seats))
            after = replace(after, table=replace(after.table, held=((),) * seats))
            if after.phase == "pick":
                assert show(play_turn(start, cards)) == show(load(after))
                turns += 1
    assert turns > 80
    assert seen == {None, "seven_takes", "stop", 4, 5}


@pytest.mark.parametrize("special", sample([*SPECIALS, None], SPECIALS[0], SPECIALS[-1], "None"))
def test_specials_are_played_as_the_judgment_plays_them(special: Special | None) -> None:
    game, played = make(4), 0
    for number in range(16):
        given = SPECIALS * 3 if special is None else (special,) * 3
        for start, cards, after, done in walk(game, f"play {number}", specials=given, plays=True):
            # Where credit is lost, what is paid for depends on the cards in the stack; the kernel counts cows.
            if after.phase == "pick" and "credit lost" not in done:
                assert show(play_turn(start, cards)) == show(load(after))
                played += "special" in done
    assert played > 15


@pytest.mark.parametrize("seats", SEATS)
def test_seats_pick_what_the_judgment_rates_best(seats: int) -> None:
    game, stream = make(seats), make_stream(Rng("picks"))
    workspace = SixKernel(game).make_workspace()
    for start, *_ in walk(game, "picks", specials=SPECIALS * 3, plays=False):
        for index, number in enumerate(load(start)):
            workspace.table[index] = number
        pick_all(stream, workspace, 0.0, 0, 0)
        queue = workspace.table[flat.QUEUE : flat.QUEUE + 2 * seats]
        for seat, card in zip(queue[::2], queue[1::2], strict=True):
            prompt = game.prompt(start, seat)
            ratings = game.rate(game.view(start, seat), prompt)
            cards = [action.card for action in prompt.legal]
            assert ratings[cards.index(card)] == max(ratings)


def open_trial(kernel: SixKernel, view: Any, prompt: Any, seed: str) -> AnswerTrial:
    """A trial of the legal answers."""
    trial = kernel.open_trial(view, prompt, Rng(seed), "keen")
    assert isinstance(trial, AnswerTrial)
    return trial


def test_every_question_is_tried() -> None:
    game, asked, rng = make(4), set(), Rng("questions")
    kernel = SixKernel(game)
    for number in range(12):
        match = Match(game, f"questions {number}")
        while match.to_act:
            seat = match.to_act[0]
            prompt = game.prompt(match.state, seat)
            if len(prompt.legal) > 1 and prompt.kind not in asked:
                asked.add(prompt.kind)
                view, answers = game.view(match.state, seat), range(len(prompt.legal))
                once, again = (open_trial(kernel, view, prompt, "same").run(answers, 9) for _ in range(2))
                assert once == again
                assert all(abs(total) <= 9 * 100 for total in once[0])
            match.act(seat, rng.choice(prompt.legal))
    assert asked == {
        "pick_card",
        "take_row",
        "play_special",
        "insert_card",
        "replace_card",
        "move_card",
        "move_into",
        "stop_row",
        "turn_card",
        "pay_card",
        "exchange_special",
    }


@pytest.mark.parametrize("seats", SEATS)
def test_a_world_deals_unseen_cards_beside_the_known(seats: int) -> None:
    game = make(seats)
    kernel = SixKernel(game)
    for start, *_ in walk(game, "worlds", specials=(), plays=True):
        view = game.view(start, 1)
        trial = open_trial(kernel, view, game.prompt(start, 1), "world")
        table = ints(trial.setup.starts[: flat.SPAN])
        imagine(table, trial.setup.secrets, trial.setup.unseen)
        cards = []
        for seat in range(seats):
            first = flat.hand_of(seat)
            hand = list(table[first : first + table[flat.HELD + seat]])
            assert hand == sorted(hand)
            assert set(view.known[seat]) <= set(hand)
            assert seat != 1 or hand == list(view.hand)
            cards += hand
        assert len(set(cards)) == len(cards)
        assert set(cards) <= {
            *unseen(game.options, view),
            *view.hand,
            *(card for known in view.known for card in known),
        }


def test_the_trial_sees_the_row_that_a_card_would_take() -> None:
    game, state = parse_position(FULL)
    trial = open_trial(SixKernel(game), game.view(state, 0), game.prompt(state, 0), "row")  # type: ignore[arg-type]
    sums, squares = trial.run((0, 1), 50)
    assert sums[0] < sums[1]
    assert all(total > 0 for total in squares)


def test_specials_in_hand_are_worth_more_with_more_turns_to_come() -> None:
    state = Match(make(4), "worth").state
    bare = replace(state, table=replace(state.table, held=((), *state.table.held[1:])))
    late = replace(state, round=2, hands=tuple(hand[:1] for hand in state.hands))
    assert value(bare) < value(state)
    assert expect_cows(load(late), 0) > expect_cows(load(state), 0)


def test_fewer_cows_are_worth_more() -> None:
    state = replace(Match(make(4), "worth").state, scores=(10, 10, 10, 10))
    ahead = replace(state, scores=(9, 10, 10, 10))
    behind = replace(state, scores=(11, 10, 10, 10))
    assert value(behind) < value(state) < value(ahead)

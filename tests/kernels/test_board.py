"""The board game as thinkers imagine it, against its rules: fed the same picks, they agree after every turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stado.core.game import CHANCE
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game, parse_position
from stado.games.board import flat
from stado.games.board.actions import DrawCard, DrawTile, PlayCard
from stado.games.board.cards import ACTION_DECK, ACTION_KINDS, ActionCard
from stado.games.board.flat import flatten_action, flatten_state
from stado.games.board.judgment import CARD
from stado.games.board.view import unseen
from stado.kernels.board.kernel import BoardKernel
from stado.kernels.board.rules import reveal
from stado.kernels.board.shortcuts import KEPT, choose_these, finish_turn, pick_all, place_all
from stado.kernels.board.trial import AnswerTrial
from stado.kernels.board.worlds import imagine
from stado.kernels.compiler import ints
from stado.kernels.stream import make_stream, shuffle

VARIANTS = ("basic", "basic-lucky", "advanced", "advanced-lucky")
TABLES = [(variant, seats) for variant in VARIANTS for seats in (2, 4, 6)]

FULL = """
game: board
variant: basic
seats: 4
rows: 10 20 30 | 41 | 61 | 81
hands: 31 82 | 1 2 | 3 4 | 5 6
"""


def answer(game: Any, state: Any, pile: list[ActionCard], *, plays: bool) -> tuple[Any, Any]:
    """What seats that play their action cards at a glance, or keep them, answer, and chance as the kernel draws."""
    seat = game.to_act(state)[0]
    if seat == CHANCE:
        action = game.sample_chance(state, Rng("chance"))
        return seat, DrawTile(state.supply[-1]) if isinstance(action, DrawTile) else DrawCard(pile.pop())
    prompt = game.prompt(state, seat)
    if prompt.kind == "count_plus":
        return seat, max(prompt.legal, key=lambda action: game.table.count_cows(action.tiles))
    rated = zip(game.rate(game.view(state, seat), prompt), prompt.legal, strict=True)
    kept = [(rating, action) for rating, action in rated if plays or getattr(action, "card", "") not in ACTION_KINDS]
    return seat, max(kept, key=lambda pair: pair[0])[1]


def walk(game: Any, seed: str, *, plays: bool = False) -> Iterator[tuple[Any, dict[int, Any], Any]]:
    """The turns of a match: the state in which all pick, what they pick, and the state when all tiles lie."""
    rng, state = Rng("walk", seed), Match(game, seed).state
    while game.to_act(state):
        if state.phase != "pick":
            state = game.apply(state, CHANCE, game.sample_chance(state, rng)).state
            continue
        start, picks = state, {}
        for seat in game.to_act(state):
            picks[seat] = rng.choice(game.prompt(state, seat).legal)
            state = game.apply(state, seat, picks[seat]).state
        pile = [*state.discard, *state.pile]
        while state.phase == "place":
            seat, action = answer(game, state, pile, plays=plays)
            if isinstance(action, PlayCard) and action.card in ACTION_KINDS:
                pile.insert(0, action.card)
            state = game.apply(state, seat, action).state
        yield start, picks, state


def show(board: Any, table: Any) -> list[object]:
    """What a table says, the order of hands apart."""
    shown: list[object] = [table[flat.SUPPLIED], table[flat.CARDS], list(table[flat.LUCKY_PILE : flat.SIZE])]
    shown.append(table[flat.PHASE] == flat.OVER)
    for row in range(board.rows):
        first = flat.ROW + row * flat.WIDTH
        shown.append(list(table[first : first + table[flat.SIZE + row]]))
    shown.append(list(table[flat.STOPPED : flat.PICKED]))
    for seat in range(board.seats):
        first = flat.hand_of(seat)
        shown.append(sorted(table[first : first + table[flat.HELD + seat]]))
    shown.append(list(table[flat.OUT :]))
    return shown


@pytest.mark.parametrize(
    ("options", "seats", "plays"),
    [
        *(({"variant": variant}, seats, False) for variant, seats in TABLES),
        *(({"variant": variant}, seats, True) for variant, seats in TABLES if "advanced" in variant),
        ({"variant": "advanced-lucky", "place_first": "to_gap"}, 4, True),
    ],
)
def test_turns_end_as_the_rules_end_them(options: dict[str, str], seats: int, *, plays: bool) -> None:
    game: Any = make_game("board", options, seats)
    kernel = BoardKernel(game)
    board, imagined, turns, played = kernel.board, kernel.make_imagined(), 0, set()
    for number in range(6):
        for start, picks, after in walk(game, f"turns {number}", plays=plays):
            table = ints(flatten_state(start))
            assert len(table) == flat.SPAN
            for seat, action in picks.items():
                tiles = getattr(action, "tiles", None) or (action.tile,)
                choose_these(table, imagined.chosen, seat, tiles[0], tiles[-1])
                for pick in range(len(tiles)):
                    reveal(table, seat, imagined.chosen[2 * seat + pick])
            if after.phase != "deal":
                place_all(board, table, CARD if plays else KEPT)
                finish_turn(board, table)
                assert show(board, table) == show(board, flatten_state(after))
            turns += 1
            played.update(after.discard)
    assert turns > 30
    assert played == (set(ACTION_KINDS) if plays else set())


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_seats_pick_what_the_judgment_rates_best(variant: str, seats: int) -> None:
    game: Any = make_game("board", {"variant": variant}, seats)
    kernel = BoardKernel(game)
    imagined, stream = kernel.make_imagined(), make_stream(Rng("picks"))
    for start, _, _ in walk(game, "picks"):
        for index, number in enumerate(flatten_state(start)):
            imagined.table[index] = number
        pick_all(stream, kernel.board, imagined, 0.0, 0, 0)
        queue = imagined.table[flat.QUEUE : flat.QUEUE + 2 * imagined.table[flat.QUEUED]]
        for seat in range(seats):
            picked = sorted(tile for owner, tile in zip(queue[::2], queue[1::2], strict=True) if owner == seat)
            prompt = game.prompt(start, seat) if start.hands[seat] else None
            if prompt is not None:
                ratings = game.rate(game.view(start, seat), prompt)
                answers = [flatten_action(action) for action in prompt.legal]
                assert ratings[answers.index(flat.flatten_pair(picked))] == max(ratings)


@pytest.mark.parametrize("variant", VARIANTS)
def test_answers_in_the_midst_of_a_turn_are_tried_too(variant: str) -> None:
    game: Any = make_game("board", {"variant": variant}, 4)
    kernel, asked = BoardKernel(game), set()
    rng = Rng("midst", variant)
    for number in range(8):
        match = Match(game, f"midst {number}")
        while match.to_act:
            seat = match.to_act[0]
            prompt = match.game.prompt(match.state, seat)
            if len(prompt.legal) > 1 and prompt.kind not in asked:
                asked.add(prompt.kind)
                view, answers = game.view(match.state, seat), range(len(prompt.legal))
                once, again = (kernel.open_trial(view, prompt, Rng("same"), "keen").run(answers, 3) for _ in range(2))
                assert once == again
                assert all(abs(total) <= 3 * 200 for total in once[0])
            match.act(seat, rng.choice(prompt.legal))
    assert len(asked) >= {"basic": 2, "basic-lucky": 3}.get(variant, 7)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_world_holds_every_unseen_tile_and_card_once(variant: str, seats: int) -> None:
    game: Any = make_game("board", {"variant": variant}, seats)
    kernel = BoardKernel(game)
    for start, _, _ in walk(game, "worlds", plays=True):
        view, prompt = game.view(start, 1), game.prompt(start, 1) if start.hands[1] else None
        if prompt is None:
            continue
        trial = kernel.open_trial(view, prompt, Rng("world"), "keen")
        assert isinstance(trial, AnswerTrial)
        table = ints(trial.setup.starts[: flat.SPAN])
        shuffle(trial.stream, trial.setup.cards, len(trial.setup.cards))
        imagine(kernel.board, table, trial.setup)
        tiles: list[int] = []
        for seat in range(seats):
            first = flat.hand_of(seat)
            hand = table[first : first + table[flat.HELD + seat]]
            assert set(view.known[seat]) <= set(hand)
            assert seat != 1 or sorted(hand) == list(view.hand)
            tiles += hand
        tiles += table[flat.SUPPLY : flat.SUPPLY + table[flat.SUPPLIED]]
        known = {*view.hand, *(tile for shown in view.known for tile in shown)}
        assert sorted(tiles) == sorted({*unseen(view), *known})
        cards = list(table[flat.PILE : flat.PILE + table[flat.CARDS]])
        for seat in range(seats):
            counts = table[flat.ACTION + seat * flat.KINDS :][: flat.KINDS]
            held = [kind for kind, count in enumerate(counts) for _ in range(count)]
            assert len(held) == view.action_sizes[seat]
            assert seat != 1 or held == [ACTION_KINDS.index(card) for card in view.actions[1]]
            cards += held
        assert sorted(cards) == [ACTION_KINDS.index(card) for card in ACTION_DECK if game.table.advanced]


def test_the_trial_sees_the_row_that_a_tile_would_take() -> None:
    game, state = parse_position(FULL)
    trial = BoardKernel(game).open_trial(game.view(state, 0), game.prompt(state, 0), Rng("row"), "keen")  # type: ignore[arg-type]
    sums, squares = trial.run((0, 1), 50)
    assert sums[0] < sums[1]
    assert all(total > 0 for total in squares)

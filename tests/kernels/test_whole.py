"""Kernels against the rules: fed the same chance and the same answers, they agree at every decision.

They ask the same seat the same question with the same legal answers, in the same order; everything lies where the rules
have it; seats rate answers as the game's judgment does from their views; and those who see unclearly answer as novices.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from stado.core.flat import Ints
from stado.core.game import CHANCE, rank
from stado.core.rng import Rng
from stado.games import GAMES, find_module, make_game
from stado.games.board import flat as board_flat
from stado.games.board import judgment as board_judgment
from stado.games.board.cards import ACTION_KINDS, LIMIT
from stado.games.board.layout import HOUSE_BOARD
from stado.games.loot import flat as loot_flat
from stado.games.loot import judgment as loot_judgment
from stado.games.six import flat as six_flat
from stado.games.six import judgment as six_judgment
from stado.games.six.cards import SPECIALS
from stado.games.three import flat as three_flat
from stado.games.three import judgment as three_judgment
from stado.kernels.board import effects as board_effects
from stado.kernels.board import players as board_players
from stado.kernels.board import rules as board_rules
from stado.kernels.board.kernel import BoardKernel
from stado.kernels.compiler import ints
from stado.kernels.loot import players as loot_players
from stado.kernels.loot import rules as loot_rules
from stado.kernels.loot.kernel import LootKernel
from stado.kernels.seats import Noise, make_seats
from stado.kernels.six import pile as six_pile
from stado.kernels.six import players as six_players
from stado.kernels.six import rules as six_rules
from stado.kernels.six.kernel import SixKernel
from stado.kernels.stream import make_stream, unit
from stado.kernels.three import players as three_players
from stado.kernels.three import rules as three_rules
from stado.kernels.three.kernel import ThreeKernel

BLURRED = Noise(0.0, 0.0, 4.0)


class Twin(ABC):
    """A match of the kernel that is fed what happens in one of the rules."""

    def __init__(self, game: Any) -> None:
        self.game = game

    @abstractmethod
    def settle(self, action: Any) -> None:
        """Let chance do that."""

    @abstractmethod
    def ask(self) -> tuple[int, list[int]]:
        """Who is asked, and all legal answers."""

    @abstractmethod
    def play(self, answer: int) -> None:
        """Let the seat that is asked answer so."""

    @abstractmethod
    def rate(self, answers: Sequence[int]) -> list[float]:
        """How good the answers look to the seat that is asked."""

    @abstractmethod
    def choose(self, stream: Ints) -> int:
        """What the seat that is asked answers when it sees unclearly."""

    @abstractmethod
    def show(self) -> list[Any]:
        """Where everything lies."""

    @abstractmethod
    def expect(self, state: Any) -> list[Any]:
        """Where everything has to lie."""

    @abstractmethod
    def flatten(self, action: Any) -> int:
        """An action as the kernel's answer."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """What everybody has once the match is over."""

    def keys(self) -> tuple[int, ...]:
        """What ranks everybody once the match is over, the highest first."""
        return self.scores()


class SixTwin(Twin):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        kernel = SixKernel(game, [BLURRED] * game.seats)
        self.ending = kernel.ending
        self.workspace = workspace = kernel.make_workspace()
        self.table, self.legal, self.hidden = workspace.table, workspace.legal, workspace.hidden
        variant = six_flat.VARIANTS[game.options.variant]
        six_rules.start_match(self.table, game.seats, variant, len(kernel.deck))

    def settle(self, action: Any) -> None:
        assert six_rules.is_chance(self.table)
        match type(action).__name__:
            case "Deal":
                six_rules.deal(self.table, ints(action.cards))
            case "DrawFirst":
                six_rules.open_draft(self.table, action.first_seat)
            case "DealSpecials":
                self.lay_pile(action.specials)
                six_pile.deal_specials(self.table)
            case _:
                self.lay_pile(action.specials)
                six_pile.draw_mixed(self.table)
                six_rules.go_on(self.table, self.legal, self.ending)

    def lay_pile(self, specials: Sequence[str]) -> None:
        """The pile in that order; it has the same specials in any order."""
        kinds = [SPECIALS.index(special) for special in reversed(specials)]
        pile = self.table[six_flat.PILE : six_flat.PILE + self.table[six_flat.PILED]]
        assert sorted(pile) == sorted(kinds)
        for index, kind in enumerate(kinds):
            self.table[six_flat.PILE + index] = kind

    def ask(self) -> tuple[int, list[int]]:
        count = six_rules.list_answers(self.table, self.legal)
        return six_rules.find_actor(self.table), list(self.legal[:count])

    def play(self, answer: int) -> None:
        six_rules.play_answer(self.table, self.legal, self.ending, answer)

    def rate(self, answers: Sequence[int]) -> list[float]:
        six_judgment.count_hidden(self.table, self.hidden)
        seat = six_rules.find_actor(self.table)
        return [six_judgment.rate_answer(self.table, self.hidden, seat, answer) for answer in answers]

    def choose(self, stream: Ints) -> int:
        return six_players.choose_answer(stream, self.workspace)

    def show(self) -> list[Any]:
        return list(self.table)

    def expect(self, state: Any) -> list[Any]:
        return six_flat.flatten_state(self.game.options, state)

    def flatten(self, action: Any) -> int:
        return six_flat.flatten_action(action)

    def scores(self) -> tuple[int, ...]:
        assert self.table[six_flat.ASK] == six_flat.OVER
        return tuple(self.table[six_flat.SCORE : six_flat.SCORE + self.game.seats])

    def keys(self) -> tuple[int, ...]:
        return tuple(-score for score in self.scores())


class LootTwin(Twin):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.workspace = LootKernel(game, [BLURRED] * game.seats).make_workspace()

    def settle(self, action: Any) -> None:
        if type(action).__name__ == "DrawFirst":
            self.first = action.first_seat
        else:
            loot_rules.lay_deal(ints(action.cards), self.workspace.table, self.game.seats, self.first)

    def ask(self) -> tuple[int, list[int]]:
        count = loot_rules.list_answers(self.workspace)
        return loot_flat.find_actor(self.workspace.table), list(self.workspace.legal[:count])

    def play(self, answer: int) -> None:
        loot_rules.play_answer(self.workspace, answer)

    def rate(self, answers: Sequence[int]) -> list[float]:
        table, seats, threats = self.workspace.table, self.game.seats, self.workspace.threats
        hurry = loot_judgment.open_judgment(table, seats, threats)
        known = table, seats, self.workspace.variant, threats
        return [loot_judgment.rate_answer(*known, answer, hurry) for answer in answers]

    def choose(self, stream: Ints) -> int:
        return loot_players.choose_answer(stream, self.workspace)

    def show(self) -> list[Any]:
        return list(self.workspace.table)

    def expect(self, state: Any) -> list[Any]:
        return loot_flat.flatten_state(state)

    def flatten(self, action: Any) -> int:
        return loot_flat.flatten_action(action)

    def scores(self) -> tuple[int, ...]:
        assert self.workspace.table[loot_flat.PHASE] == loot_flat.OVER
        return tuple(loot_flat.score_of(self.workspace.table, seat) for seat in range(self.game.seats))

    def keys(self) -> tuple[int, ...]:
        return tuple(loot_rules.key_of(self.workspace.table, seat) for seat in range(self.game.seats))


class ThreeTwin(Twin):
    """An answer of three is an index of the hand, which the kernel keeps in an order of its own."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.workspace = ThreeKernel(game).make_workspace()

    def settle(self, action: Any) -> None:
        if type(action).__name__ == "Deal":
            three_rules.lay_deal(ints(action.cards), self.workspace.table, self.game.seats)
        else:
            self.workspace.table[three_flat.TURN] = action.first_seat

    @property
    def hand(self) -> list[int]:
        """The hand of the seat at turn."""
        block = three_flat.block_of(self.workspace.table[three_flat.TURN])
        first = three_flat.hand_of(self.workspace.table, block)
        return list(self.workspace.table[first : first + three_flat.hand_size(self.workspace.table, block)])

    def ask(self) -> tuple[int, list[int]]:
        assert not three_flat.is_over(self.workspace.table)
        return self.workspace.table[three_flat.TURN], sorted(self.hand)

    def play(self, answer: int) -> None:
        three_rules.play_card(self.workspace.table, self.workspace.colors, self.game.seats, self.hand.index(answer))

    def rate(self, answers: Sequence[int]) -> list[float]:
        table, colors = self.workspace.table, self.workspace.colors
        block = three_flat.block_of(table[three_flat.TURN])
        bonus = three_judgment.bonus_for(table, self.game.seats, block)
        return [three_judgment.rate_card(table, colors, block, answer, bonus) for answer in answers]

    def choose(self, stream: Ints) -> int:
        return self.hand[three_players.choose_card(stream, self.workspace, make_seats([BLURRED] * self.game.seats))]

    def show(self) -> list[Any]:
        return self.sort(list(self.workspace.table))

    def expect(self, state: Any) -> list[Any]:
        return self.sort(three_flat.flatten_state(self.game.options.colors, state))

    def sort(self, table: list[int]) -> list[Any]:
        """The table with sorted hands."""
        for seat in range(self.game.seats):
            block = three_flat.block_of(seat)
            first = three_flat.hand_of(table, block)
            behind = first + three_flat.hand_size(table, block)
            table[first:behind] = sorted(table[first:behind])
        return table

    def flatten(self, action: Any) -> int:
        card: int = action.card
        return card

    def scores(self) -> tuple[int, ...]:
        assert three_flat.is_over(self.workspace.table)
        three_rules.end_match(self.workspace)
        return tuple(self.workspace.scores)


class BoardTwin(Twin):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.workspace = BoardKernel(game, [BLURRED] * game.seats).make_workspace()
        self.board, self.table, self.legal = self.workspace.board, self.workspace.table, self.workspace.legal
        board_rules.start_match(self.board, self.table)

    def settle(self, action: Any) -> None:
        assert board_rules.is_chance(self.table)
        flat = board_flat
        match type(action).__name__:
            case "Deal":
                for index, tile in enumerate(action.tiles):
                    self.swap(self.find(flat.SUPPLY, self.table[flat.SUPPLIED], tile), flat.SUPPLY + index)
                board_rules.deal(self.board, self.table)
            case "DealCards":
                top = flat.PILE + self.table[flat.CARDS] - 1
                for index, card in enumerate(action.cards):
                    left = self.table[flat.CARDS] - index
                    self.swap(self.find(flat.PILE, left, ACTION_KINDS.index(card)), top - index)
                board_rules.deal_cards(self.board, self.table)
            case "DrawTile":
                size = self.table[flat.SUPPLIED]
                self.swap(self.find(flat.SUPPLY, size, action.tile), flat.SUPPLY + size - 1)
                self.draw()
            case _:
                first = self.table[flat.DISCARDED] % self.table[flat.CARDS]  # all discarded: the pile is made of them
                size = self.table[flat.CARDS] - first
                self.swap(
                    self.find(flat.PILE + first, size, ACTION_KINDS.index(action.card)), flat.PILE + first + size - 1
                )
                self.draw()

    def find(self, first: int, count: int, number: int) -> int:
        """Where the number lies among others."""
        return next(place for place in range(first, first + count) if self.table[place] == number)

    def swap(self, one: int, other: int) -> None:
        """Exchange what lies there."""
        self.table[one], self.table[other] = self.table[other], self.table[one]

    def draw(self) -> None:
        """The drawn tile or card comes to its seat, and the match goes on."""
        board_effects.draw_one(self.table)
        board_rules.advance(self.board, self.table, self.legal)

    def ask(self) -> tuple[int, list[int]]:
        count = board_rules.list_answers(self.board, self.table, self.legal)
        return board_rules.find_actor(self.table), list(self.legal[:count])

    def play(self, answer: int) -> None:
        board_rules.play_answer(self.board, self.table, self.legal, answer)

    def rate(self, answers: Sequence[int]) -> list[float]:
        seat = board_rules.find_actor(self.table)
        known = self.board, self.table, self.workspace.notes, seat
        board_judgment.open_judgment(*known)
        return [board_judgment.rate_answer(*known, answer) for answer in answers]

    def choose(self, stream: Ints) -> int:
        return board_players.choose_answer(stream, self.workspace)

    def show(self) -> list[Any]:
        return self.sort(list(self.table))

    def expect(self, state: Any) -> list[Any]:
        return self.sort(board_flat.flatten_state(state))

    def sort(self, table: list[int]) -> list[Any]:
        """The table with hands, supply, pile and discard sorted, whose order means nothing."""
        flat = board_flat
        parts = [(flat.hand_of(seat), table[flat.HELD + seat]) for seat in range(self.game.seats)]
        parts.append((flat.SUPPLY, table[flat.SUPPLIED]))
        parts.append((flat.PILE, table[flat.DISCARDED]))
        parts.append((flat.PILE + table[flat.DISCARDED], table[flat.CARDS] - table[flat.DISCARDED]))
        for first, count in parts:
            table[first : first + count] = sorted(table[first : first + count])
        return table

    def flatten(self, action: Any) -> int:
        return board_flat.flatten_action(action)

    def scores(self) -> tuple[int, ...]:
        assert self.table[board_flat.PHASE] == board_flat.OVER
        return tuple(self.table[board_flat.SCORE : board_flat.SCORE + self.game.seats])


def blur(stream: Ints, twin: Twin, answers: Sequence[int]) -> int:
    """The answer that looks best when each is rated too high by something else."""
    listed = twin.hand if isinstance(twin, ThreeTwin) else answers
    assert unit(stream) >= BLURRED.picks
    rated = [rating + BLURRED.blur * unit(stream) for rating in twin.rate(listed)]
    return listed[rated.index(max(rated))]


TWINS: dict[str, type[Twin]] = {"six": SixTwin, "loot": LootTwin, "three": ThreeTwin, "board": BoardTwin}

# Colors in blocks and not in turns, so that rows hold cards of one color beside each other.
BLOCKS = "S" + "O" * 12 + "LL" + "N" + "L" * 10 + "B" * 4 + "S" + "B" * 8 + "R" * 6 + "N" + "R" * 6 + "T" * 8 + "S"
BLOCKS += "T" * 4 + "M" * 10 + "N" + "MM" + "G" * 12
# Many spaces that do something, rows of two spaces and a long one, and a clover at every second number.
BASIC = """
+1 rr COWS
two gg -3 COWS
r g r g r g r g r g r g r g r g r COWS
-9 COWS
+2 two . COWS
. COWS
"""
ADVANCED = """
card tile TILES
two card COWS
tile g card . r tile -4 card . g card . tile . rr card . TILES
-7 COWS
card TILES
+3 . card COWS
tile two -2 TILES
"""


def read_side(text: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a side."""
    return tuple(tuple(row.split()) for row in text.strip().splitlines())


BUSY = replace(
    HOUSE_BOARD, basic=read_side(BASIC), advanced=read_side(ADVANCED), clovers=tuple(range(-LIMIT, LIMIT + 1, 2))
)

TABLES: list[tuple[str, dict[str, Any], int]] = [
    (game.name, {"variant": variant.name}, seats)
    for game in GAMES
    if find_module("stado.kernels", game)
    for variant in game.variants
    for seats in range(variant.min_seats, variant.max_seats + 1)
]
CHANGED: list[tuple[str, dict[str, Any], int]] = [
    ("six", {"rounds": 3}, 4),
    ("six", {"limit": 20, "limit_rule": "exceed"}, 5),
    ("six", {"variant": "pro", "rounds": 2}, 3),
    ("three", {"colors": BLOCKS}, 3),
    *(
        ("board", {"variant": variant, "board": BUSY, "place_first": shift}, seats)
        for variant in ("basic-lucky", "advanced-lucky")
        for shift in ("all", "to_gap")
        for seats in (3, 5)
    ),
]


def follow(game: Any, seed: str) -> Counter[str]:
    """Play a match by the rules and by the kernel with the same answers; returns how often what was asked.

    Seats answer anything, or now and then what looks best, so that matches go far and see odd places too.
    """
    twin, state, rng = TWINS[game.name](game), game.initial(), Rng("follow", seed)
    greedy, asked = rng.below(3), Counter[str]()
    while acting := game.to_act(state):
        if acting == (CHANCE,):
            action = game.sample_chance(state, rng)
            twin.settle(action)
            state = game.apply(state, CHANCE, action).state
            asked[type(action).__name__] += 1
            continue
        prompt = game.prompt(state, acting[0])
        answers = [twin.flatten(action) for action in prompt.legal]
        assert twin.ask() == (acting[0], answers)
        assert twin.show() == twin.expect(state)
        ratings = list(game.rate(game.view(state, acting[0]), prompt))
        assert twin.rate(answers) == ratings
        luck = seed, asked.total()
        assert twin.choose(make_stream(Rng(*luck))) == blur(make_stream(Rng(*luck)), twin, answers)
        index = ratings.index(max(ratings)) if rng.below(3) < greedy else rng.below(len(answers))
        twin.play(answers[index])
        state = game.apply(state, acting[0], prompt.legal[index]).state
        asked[prompt.kind] += 1
    outcome = game.outcome(state)
    assert twin.scores() == outcome.scores
    assert rank(twin.keys(), fewest_wins=False) == outcome.ranks
    return asked


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_kernels_and_rules_agree_at_every_decision(name: str, options: dict[str, str], seats: int) -> None:
    game = make_game(name, options, seats)
    for number in range(2):
        follow(game, f"agree {number}")


@pytest.mark.parametrize(("name", "options", "seats"), CHANGED)
def test_they_agree_with_other_options_and_data(name: str, options: dict[str, Any], seats: int) -> None:
    game = make_game(name, options, seats)
    for number in range(3):
        follow(game, f"changed {number}")


def limit_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches of loot's expert end after a few turns, which none would play to the end else."""
    for module in ("stado.games.loot.rules", "stado.kernels.loot.rules"):
        monkeypatch.setattr(f"{module}.TURN_LIMIT", 15)


def test_they_agree_where_turns_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    limit_turns(monkeypatch)
    follow(make_game("loot", {"variant": "expert"}, 4), "short")


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "options", "seats"), TABLES + CHANGED)
def test_they_agree_over_hundreds_of_matches(name: str, options: dict[str, Any], seats: int) -> None:
    game = make_game(name, options, seats)
    for number in range(200):
        follow(game, f"for long {number}")


def test_every_question_is_asked_somewhere() -> None:
    asked = Counter[str]()
    tables: list[tuple[str, dict[str, Any], int]] = [
        ("six", {"variant": "jubilee"}, 2),
        ("loot", {}, 2),
        ("board", {"variant": "advanced-lucky", "board": BUSY}, 4),
    ]
    for name, options, seats in tables:
        game = make_game(name, options, seats)
        for number in range(4):
            asked += follow(game, f"every {number}")
    assert {
        *("play_special", "insert_card", "replace_card", "move_card", "move_into", "stop_row", "turn_card"),
        *("pay_card", "exchange_special", "loot_shadow", "settle_loot", "settle_loss", "draw_card", "draw_extra"),
        *("pick_tiles", "play_card", "swap_tile", "add_tile", "place_first", "place_anywhere", "count_plus"),
        *("take_lucky", "move_tile", "DrawTile", "DrawCard"),
    } <= set(asked)

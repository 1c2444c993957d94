from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.events import Event
from stado.core.game import CHANCE, AnyGame, Prompt
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game, parse_position
from stado.games.board.events import ScoreChanged
from stado.games.board.layout import HOUSE_BOARD, Board
from stado.games.board.position import format_fields


class Table:
    """A typed position, and what is played from there in notation: `2 pick 45` is the second seat's; chance is 0."""

    def __init__(self, text: str, **options: Any) -> None:
        head = f"game: board\noptions: {msgspec.json.encode(options).decode()}\n"
        self.game, self.state = parse_position(head + text)
        self.events: tuple[Event, ...] = ()

    def play(self, *lines: str) -> Table:
        """Act in turn; `events` keeps what the last action made happen."""
        for line in lines:
            seat, _, text = line.partition(" ")
            step = self.game.apply(self.state, int(seat) - 1, self.game.parse_action(text))
            self.state, self.events = step.state, step.events
        return self

    def ask(self, seat: int) -> Prompt[Any]:
        """What the seat, counted from one, is asked."""
        return self.game.prompt(self.state, seat - 1)

    def answers(self, seat: int) -> str:
        """The legal answers in notation."""
        return ", ".join(map(self.game.format_action, self.ask(seat).legal))

    def told(self, kind: type[Event]) -> tuple[Any, ...]:
        """The events of a kind that the last action made happen."""
        return tuple(event for event in self.events if isinstance(event, kind))

    @property
    def acting(self) -> tuple[int, ...]:
        """Who is to act, counted from one; chance is 0."""
        return tuple(seat + 1 for seat in self.game.to_act(self.state))

    @property
    def points(self) -> list[int]:
        """The changes of scores that the last action brought."""
        return [event.points for event in self.told(ScoreChanged)]

    @property
    def scores(self) -> tuple[int, ...]:
        scores: tuple[int, ...] = self.state.scores
        return scores

    def line(self, key: str) -> str:
        """A line of the position."""
        return dict(format_fields(self.state)).get(key, "")

    @property
    def rows(self) -> str:
        """The rows in notation, up to the last with a tile."""
        texts = [" ".join("-" if tile is None else str(tile) for tile in row) for row in self.state.rows]
        return " | ".join(texts).rstrip("| ").lstrip()


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """Sits down at a typed position."""
    return Table


@pytest.fixture(scope="session")
def made_board() -> Callable[..., Board]:
    """The house board with some rows of a side in place of its own: `made_board(basic={1: ". COWS"})`."""

    def make(**sides: dict[int, str]) -> Board:
        board = HOUSE_BOARD
        for side, changes in sides.items():
            rows = list(getattr(board, side))
            for number, signs in changes.items():
                rows[number - 1 : number] = [tuple(signs.split())]
            board = replace(board, **{side: tuple(rows)})
        return board

    return make


@pytest.fixture(scope="session")
def dealt() -> Callable[..., tuple[AnyGame, Any]]:
    """A game and its state after the deal."""

    def deal(variant: str, seats: int, seed: str = "a seed") -> tuple[AnyGame, Any]:
        game = make_game("board", {"variant": variant}, seats)
        return game, Match(game, seed).state

    return deal


@pytest.fixture(scope="session")
def play_out() -> Callable[..., Any]:
    """Plays a match of uniform answers to its end, some seats following the judgment if asked to."""

    def play(game: AnyGame, rng: Rng, judging: tuple[int, ...] = ()) -> Any:
        state = game.initial()
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                action = game.sample_chance(state, rng)
            else:
                prompt = game.prompt(state, seat)
                action = rng.choice(prompt.legal)
                if seat in judging:
                    ratings = game.rate(game.view(state, seat), prompt)
                    action = prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]
            state = game.apply(state, seat, action).state
        return state

    return play

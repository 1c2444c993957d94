"""Matches of classic and pro as the kernel takes them."""

from __future__ import annotations

from collections.abc import Sequence

from stado.games.six import Six
from stado.games.six.cards import HAND_SIZE, ROWS, count_cows
from stado.games.six.rules import deck
from stado.games.six.state import Row, State
from stado.kernels.compiler import Ints, floats, ints
from stado.kernels.kernel import Kernel, Totals
from stado.kernels.six.rollouts import Start, finish_matches, play_matches
from stado.kernels.six.rules import Desk, Ending, Sums, reveal


class SixKernel(Kernel):
    """Plays classic and pro."""

    game: Six

    def __init__(self, game: Six) -> None:
        super().__init__(game)
        self.deck = deck(game.options, game.seats)
        limit = game.options.limit + (game.options.limit_rule == "exceed")  # SIX-10
        self.ending = Ending(game.options.rounds or 0, limit)

    @staticmethod
    def covers(game: Six) -> bool:
        """Whether the kernel knows the variant."""
        return game.variant.name in ("classic", "pro")

    def play(self, stream: Ints, count: int) -> Totals:
        sums = self._make_sums()
        rounds = play_matches(stream, self._make_desk(), self.ending, count, sums)
        return _sum_up(count, rounds, sums)

    def finish(self, state: State, stream: Ints, count: int) -> Totals:
        sums, start = self._make_sums(), load_start(state)
        rounds = finish_matches(
            stream, self._make_desk(), self.ending, count, sums, start=start, cards=ints(start.hands)
        )
        return _sum_up(count, rounds, sums)

    def _make_desk(self) -> Desk:
        """What matches are played with."""
        seats = self.game.seats
        table = load_table((), (0,) * seats)
        return Desk(seats, ints(self.deck), table, ints([0] * seats), ints([0] * seats))

    def _make_sums(self) -> Sums:
        """Nothing gathered."""
        return Sums(ints([0] * self.game.seats), floats([0.0] * self.game.seats))


def load_start(state: State) -> Start:
    """A state at a decision as matches go on from it."""
    seats = len(state.hands)
    hands = [0] * (HAND_SIZE * seats + ROWS)
    for seat, hand in enumerate(state.hands):
        hands[seat * HAND_SIZE : seat * HAND_SIZE + len(hand)] = hand
    return Start(
        number=state.round,
        table=load_table(state.rows, tuple(map(count_cows, state.stacks))),
        scores=ints(state.scores),
        pool=ints(state.pool),
        hands=ints(hands),
        sizes=ints(map(len, state.hands)),
        committed=ints(pick or 0 for pick in state.picks),
        queue=ints([*(reveal(item.card, item.seat) for item in state.queue), 0]),
    )


def load_table(rows: Sequence[Row], stacks: Sequence[int]) -> Ints:
    """The table with these rows, sorted by their ends, and these cows on the stacks."""
    ordered = sorted(rows, key=lambda row: row[-1])
    room = [0] * (ROWS - len(rows))
    ends = [row[-1] for row in ordered]
    return ints([*ends, *room, *map(len, ordered), *room, *map(count_cows, ordered), *room, *stacks])


def _sum_up(count: int, rounds: int, sums: Sums) -> Totals:
    """The sums as plain numbers."""
    return Totals(count, int(rounds), tuple(map(int, sums.scores)), tuple(map(float, sums.wins)))

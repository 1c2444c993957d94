"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.board import BoardGame
from stado.games.board.actions import BoardAction, PickTile, PickTiles
from stado.games.board.cards import ACTION_KINDS, LAST_TURN
from stado.games.board.judgment import CARD
from stado.games.board.state import State
from stado.games.board.view import View, unseen
from stado.kernels.board.cards import KEPT
from stado.kernels.board.loading import load_board, load_room, load_table
from stado.kernels.board.worlds import Manners, try_answers
from stado.kernels.compiler import floats, ints
from stado.kernels.stream import make_stream
from stado.kernels.trial import Manner, Trial, Trials

# Short rollouts vary less, so that a few tell more; many can afford to look to the end of the match, where no guess is
# needed of what cards and tiles left over are worth.
MANNERS: Mapping[Manner, Manners] = {
    "random": Manners(noise=1.0, price=KEPT, win=0.0, turns=LAST_TURN, card=0.0),
    "plain": Manners(noise=0.1, price=KEPT, win=3.0, turns=2, card=1.5),
    "keen": Manners(noise=0.1, price=CARD, win=12.0, turns=LAST_TURN, card=0.0),
}


class BoardTrials(Trials):
    """Opens trials of answers in the board game."""

    def __init__(self, game: BoardGame) -> None:
        self.game = game
        self.board, span = load_board(game.table)
        self.room = load_room(self.board, span)

    def open_trial(self, view: View, prompt: Prompt[BoardAction], rng: Rng, manner: Manner) -> Trial:
        return BoardTrial(self, view, prompt, rng, MANNERS[manner])


class BoardTrial(Trial):
    """Answers of one seat, tried by seats that answer at a glance."""

    prior = 25.0
    candidates = 16

    def __init__(
        self, trials: BoardTrials, view: View, prompt: Prompt[BoardAction], rng: Rng, manners: Manners
    ) -> None:
        assert view.seat is not None
        self.trials = trials
        self.seat = view.seat
        self.manners = manners
        # Any state that fits the view has what is known in its place; each world lays the rest anew.
        world = trials.game.determinize(view, rng)
        picks = [_picked(action) for action in prompt.legal]
        states = [world] if all(picks) else [self._answer(world, action) for action in prompt.legal]
        self.starts = ints(number for state in states for number in load_table(trials.board, state))
        self.forced = ints(tile for tiles in picks for tile in (tiles or (0, 0)))
        self.secrets = ints(
            0 if seat == self.seat else len(hand) - len(known)
            for seat, (hand, known) in enumerate(zip(world.hands, world.known, strict=True))
        )
        self.unseen = ints(unseen(view))
        hidden = [card for seat, cards in enumerate(world.actions) if seat != self.seat for card in cards]
        self.cards = ints(map(ACTION_KINDS.index, (*hidden, *world.pile)))
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        try_answers(
            self.stream,
            self.trials.board,
            self.trials.room,
            self.manners,
            self.seat,
            self.starts,
            self.forced,
            self.secrets,
            self.unseen,
            self.cards,
            ints(answers),
            worlds,
            sums,
            squares,
        )
        return [float(total) for total in sums], [float(total) for total in squares]

    def _answer(self, world: State, action: BoardAction) -> State:
        """The world with the answer given, and what the seat must say more about a card at a glance."""
        game = self.trials.game
        state = game.apply(world, self.seat, action).state
        while state.plan.asks is not None:
            prompt = game.prompt(state, self.seat)
            ratings = game.rate(game.view(state, self.seat), prompt)
            state = game.apply(state, self.seat, prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]).state
        return state


def _picked(action: BoardAction) -> tuple[int, int] | None:
    """The tiles that an answer picks, if it does; of one, the second is 0."""
    match action:
        case PickTile(tile):
            return tile, 0
        case PickTiles((low, high)):
            return low, high
        case _:
            return None

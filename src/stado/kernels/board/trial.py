"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.game import Prompt
from stado.core.rng import Rng
from stado.games.board import BoardGame
from stado.games.board.actions import BoardAction, PickTile, PickTiles
from stado.games.board.cards import ACTION_KINDS, LAST_TURN
from stado.games.board.flat import Board, flatten_action, flatten_state
from stado.games.board.judgment import CARD
from stado.games.board.state import State
from stado.games.board.view import View, unseen
from stado.kernels.board.shortcuts import KEPT, Imagined
from stado.kernels.board.worlds import Manners, Setup, try_answers
from stado.kernels.compiler import floats, ints
from stado.kernels.stream import make_stream
from stado.kernels.trial import Manner, Trial

# Short rollouts vary less, so that a few tell more; many can afford to look to the end of the match, where no guess is
# needed of what cards and tiles left over are worth.
MANNERS: Mapping[Manner, Manners] = {
    "random": Manners(noise=1.0, price=KEPT, win=0.0, turns=LAST_TURN, card=0.0),
    "plain": Manners(noise=0.1, price=KEPT, win=3.0, turns=2, card=1.5),
    "keen": Manners(noise=0.1, price=CARD, win=12.0, turns=LAST_TURN, card=0.0),
}


class AnswerTrial(Trial):
    """Answers of one seat, tried by seats that answer at a glance."""

    prior = 25.0
    candidates = 16

    def __init__(
        self,
        game: BoardGame,
        board: Board,
        imagined: Imagined,
        view: View,
        prompt: Prompt[BoardAction],
        rng: Rng,
        manners: Manners,
    ) -> None:
        assert view.seat is not None
        self.game, self.board, self.imagined, self.manners = game, board, imagined, manners
        seat = view.seat
        # Any state that fits the view has what is known in its place; each world lays the rest again.
        world = game.determinize(view, rng)
        picks = [flatten_action(action) if isinstance(action, PickTile | PickTiles) else 0 for action in prompt.legal]
        states = [world] if all(picks) else [self._answer(world, seat, action) for action in prompt.legal]
        hidden = [card for other, cards in enumerate(world.actions) if other != seat for card in cards]
        self.setup = Setup(
            seat=seat,
            starts=ints(number for state in states for number in flatten_state(state)),
            picks=ints(picks),
            secrets=ints(
                0 if other == seat else len(hand) - len(known)
                for other, (hand, known) in enumerate(zip(world.hands, world.known, strict=True))
            ),
            unseen=ints(unseen(view)),
            cards=ints(map(ACTION_KINDS.index, (*hidden, *world.pile))),
        )
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        given = self.board, self.imagined, self.manners, self.setup
        try_answers(self.stream, *given, ints(answers), worlds, sums, squares)
        return sums, squares

    def _answer(self, world: State, seat: int, action: BoardAction) -> State:
        """The world with the answer given, and what the seat must say more about a card at a glance."""
        game = self.game
        state = game.apply(world, seat, action).state
        while state.plan.asks is not None:
            prompt = game.prompt(state, seat)
            ratings = game.rate(game.view(state, seat), prompt)
            state = game.apply(state, seat, prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]).state
        return state

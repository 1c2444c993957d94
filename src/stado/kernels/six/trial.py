"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.game import CHANCE, Prompt
from stado.core.rng import Rng
from stado.games.six import Six
from stado.games.six.actions import PickCard, SixAction
from stado.games.six.cards import JUBILEE_HAND_SIZE
from stado.games.six.flat import flatten_state, hand_of
from stado.games.six.state import State
from stado.games.six.view import View, unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.six.players import Workspace
from stado.kernels.six.worlds import Manners, Setup, try_answers
from stado.kernels.stream import make_stream
from stado.kernels.trial import Manner, Trial

# How often imagined seats pick anything, how far seats drift apart, and how many turns are played. Short rollouts vary
# less, so that a few tell more; many can afford to go on to the end of the round.
MANNERS: Mapping[Manner, Manners] = {
    "random": Manners(noise=1.0, drift=2.0, turns=JUBILEE_HAND_SIZE),
    "plain": Manners(noise=0.1, drift=2.0, turns=3),
    "keen": Manners(noise=0.1, drift=2.0, turns=JUBILEE_HAND_SIZE),
}
DREAMS = 8  # times that the hidden specials are imagined, at most
STATES = 40  # answers that are given by the rules, more or less


class AnswerTrial(Trial):
    """Answers of one seat, tried by seats that play as looks sensible at a glance."""

    prior = 8.0

    def __init__(
        self, game: Six, workspace: Workspace, view: View, prompt: Prompt[SixAction], rng: Rng, manners: Manners
    ) -> None:
        assert view.seat is not None
        self.game = game
        self.workspace = workspace
        self.manners = manners
        self.dream = 0
        seat, starts = view.seat, list[int]()
        picks = [action.card if isinstance(action, PickCard) else 0 for action in prompt.legal]
        self.dreams = DREAMS if all(picks) else max(2, min(DREAMS, STATES // len(picks)))
        for _ in range(self.dreams):
            # Each world deals the hidden number cards again, but the hidden specials stay where they are.
            dream = game.determinize(view, rng)
            luck = rng.word()
            states = [dream] if all(picks) else [self._answer(dream, seat, action, luck) for action in prompt.legal]
            for state in states:
                starts += _put_known_first(flatten_state(game.options, state), state)
        self.setup = Setup(
            seat=seat,
            dreams=self.dreams,
            starts=ints(starts),
            picks=ints(picks),
            secrets=ints(
                0 if other == seat else size - len(known)
                for other, (size, known) in enumerate(zip(view.hand_sizes, view.known, strict=True))
            ),
            unseen=ints(unseen(game.options, view)),
        )
        self.stream = make_stream(rng)

    def run(self, answers: Sequence[int], worlds: int) -> tuple[Sequence[float], Sequence[float]]:
        sums, squares = floats([0.0] * len(answers)), floats([0.0] * len(answers))
        given = self.workspace, self.manners, self.setup, self.dream
        try_answers(self.stream, *given, ints(answers), worlds, sums, squares)
        self.dream = (self.dream + worlds) % self.dreams
        return [float(total) for total in sums], [float(total) for total in squares]

    def _answer(self, dream: State, seat: int, action: SixAction, luck: int) -> State:
        """The world with the answer given, and what the seat is asked then answered at a glance."""
        game, rng = self.game, Rng("answer", luck)
        state = game.apply(dream, seat, action).state
        while state.phase == "place" and (actor := game.to_act(state)[0]) in (seat, CHANCE):
            if actor == CHANCE:
                state = game.apply(state, CHANCE, game.sample_chance(state, rng)).state
                continue
            prompt = game.prompt(state, seat)
            ratings = game.rate(game.view(state, seat), prompt)
            state = game.apply(state, seat, prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]).state
        return state


def _put_known_first(table: list[int], state: State) -> list[int]:
    """The table with hands that begin with what everybody knows of them."""
    assert state.table is not None
    for seat, (hand, known) in enumerate(zip(state.hands, state.table.known, strict=True)):
        first = hand_of(seat)
        table[first : first + len(hand)] = (*known, *(card for card in hand if card not in known))
    return table

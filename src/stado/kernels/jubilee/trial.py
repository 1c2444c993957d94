"""Answers tried in worlds that a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stado.core.game import CHANCE, Prompt
from stado.core.rng import Rng
from stado.games.six import Six
from stado.games.six.actions import PickCard, SixAction
from stado.games.six.cards import JUBILEE_HAND_SIZE
from stado.games.six.state import State
from stado.games.six.view import View, unseen
from stado.kernels.compiler import floats, ints
from stado.kernels.jubilee.loading import load_room, load_table
from stado.kernels.jubilee.worlds import Manners, Question, try_answers
from stado.kernels.stream import make_stream
from stado.kernels.trial import Manner, Trial, Trials

# How often imagined seats pick anything, how far seats drift apart, and how many turns are played. Short rollouts vary
# less, so that a few tell more; many can afford to go on to the end of the round.
MANNERS: Mapping[Manner, Manners] = {
    "random": Manners(noise=1.0, drift=2.0, turns=JUBILEE_HAND_SIZE),
    "plain": Manners(noise=0.1, drift=2.0, turns=3),
    "keen": Manners(noise=0.1, drift=2.0, turns=JUBILEE_HAND_SIZE),
}
DREAMS = 8  # so often the hidden specials are imagined, at most
STATES = 40  # so many answers are given by the rules, more or less


class JubileeTrials(Trials):
    """Opens trials of answers in jubilee."""

    def __init__(self, game: Six) -> None:
        self.game = game
        self.room = load_room()

    def open_trial(self, view: View, prompt: Prompt[SixAction], rng: Rng, manner: Manner) -> Trial:
        return JubileeTrial(self, view, prompt, rng, MANNERS[manner])


class JubileeTrial(Trial):
    """Answers of one seat, tried by seats that play as looks sensible at a glance."""

    prior = 8.0

    def __init__(
        self, trials: JubileeTrials, view: View, prompt: Prompt[SixAction], rng: Rng, manners: Manners
    ) -> None:
        assert view.seat is not None
        self.trials = trials
        self.manners = manners
        self.dream = 0
        game, seat, starts = trials.game, view.seat, list[int]()
        picks = [action.card if isinstance(action, PickCard) else 0 for action in prompt.legal]
        self.dreams = DREAMS if all(picks) else max(2, min(DREAMS, STATES // len(picks)))
        for _ in range(self.dreams):
            # Each world deals the hidden number cards anew, but the hidden specials stay where they are.
            dream = game.determinize(view, rng)
            luck = rng.word()
            states = [dream] if all(picks) else [self._answer(dream, seat, action, luck) for action in prompt.legal]
            for state in states:
                starts += load_table(state)
        self.question = Question(
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
        room, manners, question = self.trials.room, self.manners, self.question
        try_answers(self.stream, room, manners, question, self.dream, ints(answers), worlds, sums, squares)
        self.dream = (self.dream + worlds) % self.dreams
        return [float(total) for total in sums], [float(total) for total in squares]

    def _answer(self, dream: State, seat: int, action: SixAction, luck: int) -> State:
        """The world with the answer given, and what the seat is asked then answered at a glance."""
        game, rng = self.trials.game, Rng("answer", luck)
        state = game.apply(dream, seat, action).state
        while state.phase == "place" and (actor := game.to_act(state)[0]) in (seat, CHANCE):
            if actor == CHANCE:
                state = game.apply(state, CHANCE, game.sample_chance(state, rng)).state
                continue
            prompt = game.prompt(state, seat)
            ratings = game.rate(game.view(state, seat), prompt)
            state = game.apply(state, seat, prompt.legal[max(range(len(ratings)), key=ratings.__getitem__)]).state
        return state

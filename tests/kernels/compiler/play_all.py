"""Prints what whole matches, rollouts and trials of every variant come to: the same wherever kernels run."""

from __future__ import annotations

import sys

from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import GAMES, find_module, make_game
from stado.kernels import find_kernel
from stado.kernels.seats import ANY_PICK, ANYTHING, GLANCE
from stado.kernels.trial import Manner

NOISES = {"anything": ANYTHING, "any pick": ANY_PICK, "glance": GLANCE}
MANNERS: tuple[Manner, ...] = ("random", "plain", "keen")


def main() -> None:
    for game_type in (game for game in GAMES if find_module("stado.kernels", game)):
        for variant in game_type.variants:
            play(game_type.name, variant.name)


def play(name: str, variant: str) -> None:
    game = make_game(name, {"variant": variant}, 4)
    match = Match(game, "everywhere")
    for words, noise in NOISES.items():
        kernel = find_kernel(game, [noise] * game.seats)
        assert kernel is not None
        tell(name, variant, words, kernel.sum_matches(Rng("matches"), 10), kernel.sum_rollouts(match.state, Rng(), 5))
    seat = match.to_act[0]
    view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
    for manner in MANNERS:
        kernel = find_kernel(game)
        assert kernel is not None
        trial = kernel.open_trial(view, prompt, Rng("worlds"), manner)
        assert trial is not None
        tell(name, variant, manner, trial.run(range(len(prompt.legal)), 3))


def tell(*things: object) -> None:
    sys.stdout.write(f"{things}\n")


main()

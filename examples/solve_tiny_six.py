"""Solves the end of a round of six by CFR+ and prints how far each policy is from optimal: needs stado[openspiel].

`python examples/solve_tiny_six.py [CARDS] [HAND]`: the number of cards in play, and how many each of two players holds.
The exploitability is in cows: what a best response gains against the policy, the mean of both seats.
"""

import sys

import pyspiel

import stado.rl.openspiel  # noqa: F401 - registers the games

cards, hand = (int(text) for text in (*sys.argv[1:3], *("6", "2")[len(sys.argv[1:3]) :]))
game = pyspiel.load_game_as_turn_based(f"stado_tiny_six(cards={cards},hand={hand})")
solver = pyspiel.CFRPlusSolver(game)
for iteration in range(1, 65):
    solver.evaluate_and_update_policy()
    if iteration & (iteration - 1) == 0:
        print(f"{iteration:>3} iterations: exploitability {pyspiel.exploitability(game, solver.average_policy()):.4f}")

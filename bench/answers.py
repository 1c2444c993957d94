"""Prints how many milliseconds a master's answers of six take here, the fastest of several times each."""

from __future__ import annotations

import sys
import time

from stado.bots import Bot, make_bot
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game

TIMES = 5


def main() -> None:
    game = make_game("six", {}, 4)
    match, master, quick = Match(game, "answers"), make_bot("master", game), make_bot("casual", game)
    answer(match, 0, master)  # what is compiled when it is first called is no part of it
    spent = []
    for turn in range(9):  # the tenth question has one answer
        spent.append(min(answer(match, 0, master) for _ in range(TIMES)))
        for seat in range(game.seats):
            view, prompt = game.view(match.state, seat), game.prompt(match.state, seat)
            match.act(seat, quick.choose(view, prompt, Rng("answers", turn, seat)))
        while match.to_act and len(match.to_act) < game.seats:  # a low card: whose it is takes a row
            seat = match.to_act[0]
            match.act(seat, game.prompt(match.state, seat).legal[0])
    sys.stdout.write(f"{1000 * sum(spent) / len(spent):.2f}\n")


def answer(match: Match, seat: int, bot: Bot) -> float:
    """The seconds that an answer takes."""
    view, prompt = match.game.view(match.state, seat), match.game.prompt(match.state, seat)
    began = time.perf_counter()
    bot.choose(view, prompt, Rng("answer"))
    return time.perf_counter() - began


main()

"""Measures the games and writes the tables of facts into docs/research.md: `python scripts/facts.py [MATCHES]`.

The same number of matches gives the same tables.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from stado.arena.simulation import simulate
from stado.arena.table import play_match, seat_bots, win_shares
from stado.bots import Decision
from stado.core.fields import Seat
from stado.core.game import AnyGame, Prompt
from stado.core.match import Match
from stado.games import GAMES, make_game
from stado.games.six.cards import DECK, HAND_SIZE, ROWS

PAGE = Path(__file__).resolve().parents[1] / "docs" / "research.md"
BEGIN, END = "<!-- facts: begin -->", "<!-- facts: end -->"
BOTS = ("random", "casual")
MATCHES = 400
SEATS = range(2, 11)
ROUNDS = 100_000


class Facts(NamedTuple):
    """What matches of one bot showed."""

    scores: list[float]  # the mean of each match
    margins: list[float]  # the winner's lead over the mean of the others
    turns: list[float]
    decisions: list[float]
    choices: list[float]  # the legal answers of each decision
    firsts: list[float]  # what the seat that is asked first won, where there is one


class Watch:
    """Counts legal answers, and sees who is asked first."""

    def __init__(self) -> None:
        self.choices: list[float] = []
        self.first: Seat | None = None

    def __call__(self, seat: Seat, view: Any, prompt: Prompt[Any], decision: Decision) -> None:
        """Look at one decision."""
        del view, decision
        if not self.choices:
            self.first = seat
        self.choices.append(len(prompt.legal))


def main() -> None:
    """Measure, and write the tables."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    tail = rest.partition(END)[2]
    PAGE.write_text(f"{head}{BEGIN}\n\n" + "\n".join(write_tables(matches)) + f"\n\n{END}{tail}", encoding="utf-8")


def write_tables(matches: int) -> Iterator[str]:
    """A line for each variant and bot."""
    yield f"{matches} matches each, by the rules, with 95 % intervals. *Ahead*: the winner of the mean of the others."
    yield "*Picks*: of the seat that picks most, questions for cards included. *First*: wins of who is asked first."
    yield ""
    yield "| game | seats | bots | score | ahead | picks | answers | legal answers, mean and most | first |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for kind in GAMES:
        for variant in kind.variants:
            game = make_game(kind.name, {"variant": variant.name})
            for bot in BOTS:
                facts = measure(game, bot, matches)
                print(f"{kind.name} {variant.name} {bot}", file=sys.stderr)
                yield write_row(game, bot, facts)
    yield ""
    yield f"Cows of a seat in a round of six classic in which everybody gives any answer, {ROUNDS:,} rounds each:"
    yield ""
    yield f"| seats | {' | '.join(map(str, SEATS))} |"
    yield "|---|" + "---|" * len(SEATS)
    yield f"| cows | {' | '.join(f'{mean_cows(seats):.2f}' for seats in SEATS)} |"
    yield ""
    yield "Deals that a seat's view allows in six classic, by the cards that it holds, as powers of ten:"
    yield ""
    left = range(HAND_SIZE, 0, -1)
    yield f"| seats | {' | '.join(map(str, left))} |"
    yield "|---|" + "---|" * len(left)
    for seats in (2, 4, 6, 10):
        yield f"| {seats} | {' | '.join(f'{count_deals(seats, cards):.1f}' for cards in left)} |"
    sets = math.log10(math.comb(len(DECK), HAND_SIZE) * math.comb(len(DECK) - HAND_SIZE, ROWS))
    yield ""
    yield f"A round has 10^{sets:.1f} first views of a seat: its hand, and the cards that start the rows."


def count_deals(seats: int, left: int) -> float:
    """The size of an information set: how many deals of the others' hands fit a view, as a power of ten."""
    seen = left + ROWS + seats * (HAND_SIZE - left)
    deals, unseen = 1, len(DECK) - seen
    for _ in range(seats - 1):
        deals *= math.comb(unseen, left)
        unseen -= left
    return math.log10(deals)


def mean_cows(seats: int) -> float:
    """What random play costs."""
    game = make_game("six", {"rounds": 1}, seats)
    summary = simulate(game, ["random"] * seats, ROUNDS, "facts", engine="kernel")
    return sum(seat.mean for seat in summary.seats) / seats


def measure(game: AnyGame, bot: str, matches: int) -> Facts:
    """Play matches of one bot and look at them."""
    facts = Facts([], [], [], [], [], [])
    bots, ordered = seat_bots(game, [bot] * game.seats), in_turn(game)
    for number in range(matches):
        watch = Watch()
        result = play_match(game, bots, f"facts/{number}", watch=watch)
        scores, shares = result.outcome.scores, win_shares(result.outcome)
        best = min(scores) if game.fewest_wins else max(scores)
        facts.scores.append(sum(scores) / len(scores))
        facts.margins.append(abs(best - (sum(scores) - best) / (len(scores) - 1)))
        facts.turns.append(result.turns)
        facts.decisions.append(sum(result.decisions))
        facts.choices.extend(watch.choices)
        if ordered and watch.first is not None:
            facts.firsts.append(shares[watch.first])
    return facts


def in_turn(game: AnyGame) -> bool:
    """Whether one seat is asked first, and not all at once."""
    return len(Match(game, "facts").to_act) == 1


def write_row(game: AnyGame, bot: str, facts: Facts) -> str:
    """One line of the table."""
    first = f"{interval(facts.firsts, percent=True)} (fair {1 / game.seats:.0%})" if facts.firsts else ""
    choices = f"{sum(facts.choices) / len(facts.choices):.1f}, {max(facts.choices):.0f}"
    return (
        f"| {game.name} {game.variant.name} | {game.seats} | {bot} | {interval(facts.scores)} | "
        f"{interval(facts.margins)} | {interval(facts.turns)} | {interval(facts.decisions)} | {choices} | {first} |"
    )


def interval(values: Sequence[float], *, percent: bool = False) -> str:
    """A mean and how far it may be off."""
    mean = math.fsum(values) / len(values)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    margin = 1.96 * math.sqrt(variance / len(values))
    return f"{mean:.1%} ± {margin:.1%}" if percent else f"{mean:.1f} ± {margin:.1f}"


if __name__ == "__main__":
    main()

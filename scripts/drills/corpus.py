"""Writes the corpus of the fuzz drill: valid files of every kind, as small as they are various.

`python scripts/drills/corpus.py` makes them again; they change only when a format or a rule does.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from stado.core.match import Match
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.games import GAMES, find_game, format_position, make_game
from stado.teach.challenge import tell_match

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "drills" / "corpus"
CUT = 24  # actions of a record that is not finished


def play(game: str, variant: str, seats: int, actions: int | None, bots: Sequence[str | None] = ()) -> Match:
    """A match played at random, to its end or for that number of actions."""
    short = find_game(game).short if actions is None else {}
    rules = make_game(game, {"variant": variant, **short}, seats)
    match, rng = Match(rules, f"{game} {variant}", bots=bots), Rng("corpus", game, variant)
    while match.to_act and (actions is None or len(match.log) < actions):
        seat = match.to_act[0]
        match.act(seat, rng.choice(rules.prompt(match.state, seat).legal))
    return match


def write(kind: str, name: str, text: str) -> None:
    """One file of the corpus."""
    path = CORPUS / kind / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Write everything."""
    if CORPUS.exists():
        shutil.rmtree(CORPUS)
    for game in GAMES:
        for variant in game.variants:
            name = f"{game.name}-{variant.name}"
            write(
                "record", f"{name}.stado", format_record(play(game.name, variant.name, variant.min_seats, CUT).record)
            )
            for seats, actions in ((variant.min_seats, 6), (variant.usual_seats, CUT)):
                match = play(game.name, variant.name, seats, actions)
                write("position", f"{name}-{seats}.txt", format_position(match.game, match.state))
        first = game.variants[0]
        match = play(game.name, first.name, first.min_seats, None)
        write("record", f"{game.name}-{first.name}-finished.stado", format_record(match.record))
        bots = [None, *["novice"] * (first.min_seats - 1)]
        told = tell_match(play(game.name, first.name, first.min_seats, None, bots).record, 0)
        write("challenge", f"{game.name}-{first.name}.json", msgspec.json.encode(told).decode())
    for path in sorted((ROOT / "src/stado/games").glob("*/data/*")):
        write(path.suffix.removeprefix("."), path.name, path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()

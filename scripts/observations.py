"""Writes the tables of observations and actions into docs/research.md: `python scripts/observations.py [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from stado.core.game import AnyGame
from stado.games import GAMES, make_game
from stado.rl import AnyEncoder, make_encoder

PAGE = Path(__file__).resolve().parents[1] / "docs" / "research.md"
BEGIN, END = "<!-- encodings: begin -->", "<!-- encodings: end -->"


def main() -> int:
    """Write the tables, or say that they are stale."""
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    tail = rest.partition(END)[2]
    filled = f"{head}{BEGIN}\n\n" + "\n".join(write_tables()) + f"\n{END}{tail}"
    if filled == page:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"{PAGE.name}: stale")
        return 1
    PAGE.write_text(filled, encoding="utf-8")
    return 0


def write_tables() -> Iterator[str]:
    """The tables of all games."""
    for game in GAMES:
        yield from (f"### {game.name}", "")
        yield from write_sizes(game)
        yield from write_parts(game)
        yield from write_actions(game)


def write_sizes(game: type[AnyGame]) -> Iterator[str]:
    """How long observations and masks are at the usual table."""
    yield from ("| variant | seats | numbers of an observation | actions |", "|---|---|---|---|")
    for variant in game.variants:
        encoder = make_encoder(make_game(game.name, {"variant": variant.name}))
        yield f"| {variant.name} | {variant.usual_seats} | {encoder.size:,} | {len(encoder.actions):,} |"
    yield ""


def write_parts(game: type[AnyGame]) -> Iterator[str]:
    """Each part that any table has, in order."""
    encoders = make_encoders(game)
    found = [(label, part) for label, encoder in encoders.items() for part in encoder.parts]
    yield from ("| part | shape | from | to | tells | variants |", "|---|---|---|---|---|---|")
    for name in dict.fromkeys(part.name for _, part in found):
        having = {label: part for label, part in found if part.name == name}
        shapes = dict.fromkeys(write_shape(encoders[label], name) for label in having)
        highs = dict.fromkeys(f"{part.high:,}" for part in having.values())
        low, tells = next((part.low, part.tells) for part in having.values())
        labels = "all" if len(having) == len(encoders) else ", ".join(having)
        yield f"| `{name}` | {' or '.join(shapes)} | {low} | {' or '.join(highs)} | {tells} | {labels} |"
    yield ""


def make_encoders(game: type[AnyGame]) -> dict[str, AnyEncoder]:
    """The encoder of each variant at its usual table, and for two seats where that has other parts."""
    encoders = {}
    for variant in game.variants:
        usual = encoders[variant.name] = make_encoder(make_game(game.name, {"variant": variant.name}))
        pair = make_encoder(make_game(game.name, {"variant": variant.name}, 2))
        if {part.name for part in pair.parts} != {part.name for part in usual.parts}:
            encoders[f"{variant.name} for two"] = pair
    return encoders


def write_shape(encoder: AnyEncoder, name: str) -> str:
    """The shape of a part, its dimensions by the number of seats where they grow with it."""
    game = encoder.game
    seats = (2, 2) if game.seats == 2 else (3, 4)
    shapes = []
    for count in seats:
        parts = make_encoder(type(game)(game.options, count)).parts
        shapes.append(next(part.shape for part in parts if part.name == name))
    return " × ".join(write_dimension(three, four) for three, four in zip(*shapes, strict=True))


def write_dimension(three: int, four: int) -> str:
    """A dimension by its length for three seats and for four."""
    each = four - three
    if each == 0:
        return str(three)
    rest = three - 3 * each
    return (f"{each} · seats" if each > 1 else "seats") if rest == 0 else f"(seats + {rest})"


def write_actions(game: type[AnyGame]) -> Iterator[str]:
    """The numbers of each kind of action."""
    encoders = make_encoders(game)
    rows: dict[str, dict[str, str]] = {}
    for label, encoder in encoders.items():
        for kind, group in groupby(enumerate(encoder.actions), key=lambda item: kind_of(item[1])):
            numbers = [number for number, _ in group]
            span = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
            row = rows.setdefault(kind, {})
            row[label] = f"{row[label]}, {span}" if label in row else span
    yield f"| action | {' | '.join(encoders)} |"
    yield "|---|" + "---|" * len(encoders)
    for kind, row in rows.items():
        yield f"| {kind} | {' | '.join(row.get(label, '') for label in encoders)} |"
    yield ""


def kind_of(action: object) -> str:
    """The name of an action's kind, as prompts have it."""
    return "nothing" if action is None else f"`{action.__struct_config__.tag}`"  # type: ignore[attr-defined]


if __name__ == "__main__":
    sys.exit(main())

"""What commands about a match have in common: its game, options, seats and bots."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.errors import OptionError
from stado.core.game import AnyGame
from stado.games import parse_game


def read_game(name: str, variant: str | None, seats: int | None, extra: Sequence[str]) -> AnyGame:
    """The game, from the arguments of a command; `extra` are those that the game reads: `--limit 50`."""
    texts = {} if variant is None else {"variant": variant}
    arguments = iter(extra)
    for argument in arguments:
        if not argument.startswith("--"):
            raise OptionError(f"unexpected argument {argument!r}; options of the game are written --NAME VALUE")
        option, equals, text = argument.removeprefix("--").partition("=")
        if not equals:
            following = next(arguments, None)
            if following is None:
                raise OptionError(f"option {option!r} needs a value")
            text = following
        texts[option.replace("-", "_")] = text
    return parse_game(name, texts, seats)


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """A level for each seat; a single one is for all."""
    levels = tuple(part.strip() for part in text.split(","))
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise OptionError(f"{len(levels)} bots for {seats} seats; name one for all or one for each")
    return levels

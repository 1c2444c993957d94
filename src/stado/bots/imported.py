"""Python classes as bots: `class:package.module.Name`, found where the command runs or among what is installed."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from stado.bots.bot import Bot
from stado.core.errors import OptionError
from stado.core.game import AnyGame

NAME = "class"


def import_bot(path: str, game: AnyGame) -> Bot:
    """A bot of the class with that dotted path, or OptionError."""
    module, _, name = path.rpartition(".")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        kind = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"bot {NAME}:{path}: cannot be imported: {error}") from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise OptionError(f"bot {NAME}:{path}: is no class of bots; see stado.bots.Bot")
    if not all(hasattr(kind, fact) for fact in ("name", "version")):
        raise OptionError(f"bot {NAME}:{path}: needs a name and a version")
    return kind(game)

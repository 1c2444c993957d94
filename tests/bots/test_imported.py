"""Classes of one's own as bots, by their dotted path."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stado.arena.table import play_match
from stado.bots import make_bot
from stado.core.errors import OptionError
from stado.games import make_game

SOURCE = '''
from stado.bots import Bot


class Last(Bot):
    """Gives the last legal answer."""

    name = "last"
    version = 7

    def choose(self, view, prompt, rng):
        return prompt.legal[-1]


class Nameless(Bot):
    def choose(self, view, prompt, rng):
        return prompt.legal[0]
'''


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bots.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)


def test_a_class_plays() -> None:
    game = make_game("three", {}, 2)
    bot = make_bot("class:own_bots.Last", game)
    assert (bot.name, bot.version) == ("last", 7)
    result = play_match(game, [bot, make_bot("novice", game)], "class")
    assert sum(result.decisions) == 36


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("own_bots.Missing", "cannot be imported: module 'own_bots' has no attribute 'Missing'"),
        ("no_such_module.Bot", "cannot be imported: No module named 'no_such_module'"),
        ("Last", "cannot be imported: Empty module name"),
        ("own_bots.__doc__", "is no class of bots"),
        ("own_bots.Nameless", "needs a name and a version"),
    ],
)
def test_what_is_no_bot_is_refused(path: str, words: str) -> None:
    with pytest.raises(OptionError, match=f"bot class:{path}: {words}"):
        make_bot(f"class:{path}", make_game("three", {}, 2))

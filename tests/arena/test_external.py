"""Programs as bots: whatever they do, the arena goes on and says what happened."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stado.arena.contest import make_contest
from stado.arena.run import run_arena
from stado.bots import make_bot
from stado.bots.external import External
from stado.core.errors import OptionError
from stado.core.match import Match
from stado.core.rng import Rng
from stado.games import make_game

GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"action": message["prompt"]["legal"][0]}), flush=True)
"""
FAULTS = {
    "crashed": "import sys; sys.stdin.readline(); sys.stdin.readline(); sys.exit(1)",
    "too slow": "import time; time.sleep(60)",
    "rubbish": "import sys\nsys.stdin.readline()\nfor line in sys.stdin: print('what?', flush=True)",
    "illegal": (
        "import sys\nsys.stdin.readline()\n"
        """for line in sys.stdin: print('{"action":{"type":"pick_card","card":1000}}', flush=True)"""
    ),
}


def write(folder: Path, program: str) -> str:
    path = folder / "bot.py"
    path.write_text(program)
    return f"{sys.executable} {path}"


def ask(bot: External, seed: str = "s") -> None:
    match = Match(bot.game, seed)
    prompt = bot.game.prompt(match.state, 0)
    assert bot.choose(bot.game.view(match.state, 0), prompt, Rng("x")) in prompt.legal


def test_a_program_plays(tmp_path: Path) -> None:
    bot = External(make_game("six", {}, 2), write(tmp_path, GOOD))
    match = Match(bot.game, "s")
    prompt = bot.game.prompt(match.state, 0)
    assert bot.choose(bot.game.view(match.state, 0), prompt, Rng("x")) == prompt.legal[0]
    assert not bot.forfeits
    bot.close()


@pytest.mark.parametrize("reason", FAULTS)
def test_a_fault_forfeits_the_decision_and_no_more(tmp_path: Path, reason: str) -> None:
    seconds = 0.3 if reason == "too slow" else 10.0
    bot = External(make_game("six", {}, 2), write(tmp_path, FAULTS[reason]), seconds)
    for turn in range(3):
        ask(bot, str(turn))
    assert dict(bot.forfeits) == {reason: 3}
    bot.close()


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    bot = External(make_game("six", {}, 2), str(tmp_path / "nothing"))
    ask(bot)
    assert dict(bot.forfeits) == {"not started": 1}


def test_a_flood_of_output_is_rubbish(tmp_path: Path) -> None:
    bot = External(make_game("six", {}, 2), write(tmp_path, "while True: print('x' * 100000, end='', flush=True)"))
    ask(bot)
    assert dict(bot.forfeits) == {"rubbish": 1}


@pytest.mark.parametrize("name", ["exec:", "exec:'"])
def test_a_command_that_is_none(name: str) -> None:
    with pytest.raises(OptionError, match="exec:"):
        make_bot(name, make_game("six", {}, 2))


def test_the_example_plays_a_whole_arena_and_a_broken_program_does_not_stop_it(tmp_path: Path) -> None:
    example = f"exec:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
    broken = f"exec:{write(tmp_path, FAULTS['crashed'])}"
    game = make_game("six", {"rounds": 1}, 3)
    standings, _ = run_arena(make_contest(game, [example, "novice", broken], 12, "s"), tmp_path / "kept")
    played, novice, crashed = standings.bots
    assert played.forfeits == {}
    assert played.score.mean < novice.score.mean
    assert crashed.forfeits["crashed"] > 12

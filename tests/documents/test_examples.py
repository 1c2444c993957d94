"""What documents show is so: their programs run, and their commands and options are there."""

from __future__ import annotations

import re
import runpy
import shlex
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pytest
import typer

import stado.arena.dataset
import stado.rl
from stado.cli.app import app, run
from stado.core.match import Match
from stado.games import make_game

PROJECT = Path(__file__).parents[2]
DOCUMENTS = [PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md"))]


def find_programs() -> list[Any]:
    """Every block of Python, named by its document and its number there."""
    found = []
    for document in DOCUMENTS:
        blocks = re.findall(r"^```python\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
        found += [pytest.param(block, id=f"{document.stem} {number}") for number, block in enumerate(blocks, start=1)]
    return found


def ask_six() -> dict[str, Any]:
    """A question of six, for those who read views."""
    game = make_game("six", {"variant": "classic"}, seats=4)
    match = Match(game, "documents")
    prompt = game.prompt(match.state, 0)
    return {"view": game.view(match.state, 0), "prompt": prompt, "action": prompt.legal[0]}


def given_to(program: str) -> dict[str, Any]:
    """What the words around a program promise it."""
    if "encoder.observe(view)" in program:
        return ask_six()
    if "polars." in program:
        return {"polars": pl, "stado": stado, "np": np, "msgspec": msgspec, "Path": Path}
    return {}


@pytest.mark.parametrize("program", find_programs())
def test_a_program_of_a_document_runs(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "decisions/" in program:
        assert run(["simulate", "six", "--matches", "2", "--bots", "novice", "--records", "decisions"]) == 0
    path = tmp_path / "program.py"
    path.write_text(program)
    runpy.run_path(str(path), given_to(program))


def find_commands() -> list[str]:
    """Every command of stado that stands on a line of its own."""
    texts = (document.read_text(encoding="utf-8") for document in DOCUMENTS)
    return sorted({line for text in texts for line in re.findall(r"^(?:    )?(stado [a-z].*)$", text, re.MULTILINE)})


@pytest.mark.parametrize("line", find_commands())
def test_a_command_of_a_document_is_there(line: str) -> None:
    words = shlex.split(line, comments=True)[1:]
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from stado.cli.app import run
from stado.testing.command import Done, Stado


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("STADO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path / "home"


@pytest.fixture
def stado(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Stado:
    def command(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        code = run(arguments)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return command

"""Where a user's data lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from stado.core.folder import data_folder


@pytest.mark.parametrize(
    ("platform", "variable", "end"),
    [
        ("linux", "XDG_DATA_HOME", "stado"),
        ("win32", "LOCALAPPDATA", "stado"),
        ("linux", None, ".local/share/stado"),
        ("win32", None, "AppData/Local/stado"),
        ("darwin", None, "Library/Application Support/stado"),
    ],
)
def test_each_system_has_its_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, variable: str | None, end: str
) -> None:
    for name in ("STADO_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path))
    assert data_folder() == tmp_path / end


def test_stado_home_names_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STADO_HOME", str(tmp_path))
    assert data_folder() == tmp_path

"""Compiled kernels are kept in the user's cache, apart for each version of the sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from stado.kernels.compiler import store

CODE = b"compiled"


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package that kernels are made from, with a cache of its own that was not looked into yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(store, "_folder", store._folder.__wrapped__)
    root = tmp_path / "package"
    for name in ("core", "games/six", "kernels/six"):
        (root / name).mkdir(parents=True)
    for name in ("core/flat.py", "games/six/cards.py", "kernels/six/rules.py"):
        (root / name).write_text(name)
    monkeypatch.setattr(store, "_root", lambda: root)
    return root


def test_what_was_compiled_is_kept(sources: Path) -> None:
    module = sources / "kernels/six/rules.py"
    assert store.read_kept("rules", module) is None
    store.keep("rules", module, CODE)
    assert store.read_kept("rules", module) == CODE
    assert store.read_kept("worlds", module) is None


@pytest.mark.parametrize("name", ["core/flat.py", "games/six/cards.py", "kernels/six/rules.py"])
def test_it_is_kept_apart_for_each_version_of_the_sources(sources: Path, name: str) -> None:
    module = sources / "kernels/six/rules.py"
    store.keep("rules", module, CODE)
    written = (sources / name).read_text()
    (sources / name).write_text("changed")
    assert store.read_kept("rules", module) is None
    (sources / name).write_text(written)
    assert store.read_kept("rules", module) == CODE


def test_where_the_package_lies_does_not_matter(monkeypatch: pytest.MonkeyPatch, sources: Path, tmp_path: Path) -> None:
    store.keep("rules", sources / "kernels/six/rules.py", CODE)
    moved = sources.rename(tmp_path / "moved")
    monkeypatch.setattr(store, "_root", lambda: moved)
    assert store.read_kept("rules", moved / "kernels/six/rules.py") == CODE


@pytest.mark.usefixtures("sources")
def test_a_program_of_others_is_kept_by_its_contents(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("one")
    store.keep("__main__", program, CODE)
    assert store.read_kept("__main__", program) == CODE
    program.write_text("other")
    assert store.read_kept("__main__", program) is None


def test_where_nothing_can_be_written_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, sources: Path, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    store.keep("rules", sources / "kernels/six/rules.py", CODE)
    assert store.read_kept("rules", sources / "kernels/six/rules.py") is None


@pytest.mark.usefixtures("sources")
def test_what_many_other_versions_left_is_deleted(tmp_path: Path) -> None:
    cache = tmp_path / "cache" / "stado"
    (cache / "notes").mkdir(parents=True)
    for age in range(9):
        old = cache / f"kernels-{age}"
        old.mkdir()
        (old / "index").touch()
        os.utime(old, (1_000_000 - age, 1_000_000 - age))
    own = store._folder()
    assert own is not None
    assert sorted(path.name for path in cache.iterdir()) == sorted(
        [own.name, *(f"kernels-{n}" for n in range(5)), "notes"]
    )
    os.utime(cache / "kernels-4", (1, 1))
    (cache / "kernels-9").mkdir()
    store._folder()  # it is there already, so nothing is tidied
    assert (cache / "kernels-4").exists()


@pytest.mark.usefixtures("sources")
@pytest.mark.skipif(sys.platform == "win32", reason="it has no such locks")
def test_one_builder_is_at_work_at_a_time() -> None:
    import fcntl

    with store.alone():
        folder = store._folder()
        assert folder is not None
        with (folder / "builder").open("w") as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with (folder / "builder").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_only_what_is_made_of_the_package_is_worth_a_builder(
    monkeypatch: pytest.MonkeyPatch, sources: Path, tmp_path: Path
) -> None:
    assert store.keeps(sources / "kernels/six/rules.py")
    assert not store.keeps(tmp_path / "program.py")
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert not store.keeps(sources / "kernels/six/rules.py")
    with store.alone():
        pass

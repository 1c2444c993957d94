"""The audit of packages: what it finds, and that it never passes over what it could not look up."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
LOCKED = "one==1.0 \\\n    --hash=sha256:aa\ntwo==2.0 ; python_full_version < '3.12' \\\n    --hash=sha256:bb\n"


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_our_own_locks_have_a_hash_of_every_package(audit: ModuleType) -> None:
    assert len(audit.read_lock((ROOT / "requirements.lock").read_text())) > 50
    assert audit.read_page_lock((ROOT / "web" / "package-lock.json").read_text()) > 50


def test_packages_without_a_version_or_a_hash_are_found(audit: ModuleType) -> None:
    assert audit.read_lock(LOCKED) == {"one": {"1.0"}, "two": {"2.0"}}
    for bad in ("one>=1.0 \\\n    --hash=sha256:aa", LOCKED + "three==3.0"):
        with pytest.raises(ValueError, match=r"requirements\.lock"):
            audit.read_lock(bad)
    with pytest.raises(ValueError, match="has no hash of node_modules/x"):
        audit.read_page_lock(json.dumps({"packages": {"": {}, "node_modules/x": {"version": "1.0.0"}}}))


def test_packages_that_are_not_locked_are_found(audit: ModuleType) -> None:
    locked = audit.read_lock(LOCKED)
    assert audit.find_strays(locked, {"one": "1.0", "stado": "0.1"}) == []
    assert len(audit.find_strays(locked, {"one": "1.1", "three": "3.0"})) == 2


def test_advisories_are_told_and_what_has_none_is_not_called_safe(audit: ModuleType) -> None:
    safe, bad = {"name": "one", "vulns": []}, {"name": "two", "vulns": [{"id": "PYSEC-1"}]}
    unknown = {"name": "three", "skip_reason": "not found"}
    codes = [
        audit.tell("Python", audit.read_python_advisories(json.dumps({"dependencies": packages})))
        for packages in ([safe], [safe, bad], [safe, unknown])
    ]
    assert codes == [0, 1, 2]
    assert audit.tell("page", audit.read_page_advisories('{"vulnerabilities": {}}', 3)) == 0
    assert audit.tell("page", audit.read_page_advisories('{"vulnerabilities": {"x": {"severity": "high"}}}', 3)) == 1
    for nothing in ("", '{"message": "405 Method Not Allowed"}'):
        with pytest.raises(ValueError, match=r"Expecting value|405"):
            audit.read_page_advisories(nothing, 3)

"""Audits what stado is built of: locks with hashes, nothing else installed, and no package that an advisory concerns.

Ends with 1 where something is wrong, with 2 where it could not be looked up.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.lock"
PAGE = ROOT / "web"
OUR_OWN = frozenset({"stado", "pip", "setuptools"})  # this project, and what makes an environment
ADVISORIES = ("--requirement", LOCK.name, "--require-hashes", "--disable-pip", "--progress-spinner", "off")


class Advisories(NamedTuple):
    """What is known of some packages: how many were looked up, how many could not be, and what concerns them."""

    found: int
    unknown: int
    concerns: Sequence[str]


Locked = dict[str, set[str]]  # versions by name; several where they depend on the version of Python


def read_lock(text: str) -> Locked:
    """The packages of requirements.lock with their versions, each with a hash, or ValueError."""
    packages: Locked = {}
    for block in re.split(r"\n(?=\S)", text.strip()):
        named = re.match(r"([A-Za-z0-9._-]+)==([^\s;\\]+)", block)
        if named is None:
            raise ValueError(f"requirements.lock does not pin {block.partition(chr(10))[0]!r}")
        if "--hash=sha256:" not in block:
            raise ValueError(f"requirements.lock has no hash of {named[1]}")
        packages.setdefault(normalize(named[1]), set()).add(named[2])
    return packages


def read_page_lock(text: str) -> int:
    """The number of packages in package-lock.json, each with a hash, or ValueError."""
    packages = {name: package for name, package in json.loads(text)["packages"].items() if name}
    for name, package in packages.items():
        if not package.get("integrity", "").startswith("sha512-"):
            raise ValueError(f"package-lock.json has no hash of {name}")
    return len(packages)


def normalize(name: str) -> str:
    """A package's name, however it is spelled."""
    return re.sub(r"[-_.]+", "-", name).lower()


def find_strays(locked: Locked, installed: dict[str, str]) -> list[str]:
    """What is installed and not as it is locked."""
    return [
        f"{name} {version} is installed, and {' or '.join(sorted(locked.get(name, ['nothing'])))} is locked"
        for name, version in sorted(installed.items())
        if name not in OUR_OWN and version not in locked.get(name, ())
    ]


def read_python_advisories(text: str) -> Advisories:
    """What pip-audit tells, or ValueError where it tells nothing."""
    packages: list[dict[str, Any]] = json.loads(text)["dependencies"]
    known = [package for package in packages if "vulns" in package]
    concerns = [f"{package['name']}: {item['id']}" for package in known for item in package["vulns"]]
    return Advisories(len(known), len(packages) - len(known), concerns)


def read_page_advisories(text: str, packages: int) -> Advisories:
    """What npm tells of that number of packages, or ValueError where it tells nothing."""
    told = json.loads(text)
    if "vulnerabilities" not in told:
        raise ValueError(str(told.get("message", "npm tells nothing")))
    return Advisories(packages, 0, [f"{name}: {item['severity']}" for name, item in told["vulnerabilities"].items()])


def ask(command: Sequence[str], folder: Path) -> str:
    """What a program prints, whatever it ends with; nothing where it cannot be run."""
    if shutil.which(command[0]) is None:
        return ""
    return subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True).stdout


def tell(kind: str, advisories: Advisories) -> int:
    """Say what is known of packages; the exit code."""
    print(
        f"{kind}: {advisories.found} packages compared with known advisories, {len(advisories.concerns)} concern them"
    )
    for concern in advisories.concerns:
        print(f"  {concern}")
    if advisories.unknown:
        print(f"{kind}: NOT COMPARED: {advisories.unknown} packages, of which the index used here tells nothing")
    return 1 if advisories.concerns else 2 if advisories.unknown else 0


def main(arguments: Sequence[str]) -> int:
    """Audit, and tell each part; the exit code."""
    try:
        locked = read_lock(LOCK.read_text())
        packages = read_page_lock((PAGE / "package-lock.json").read_text())
    except ValueError as error:
        print(error)
        return 1
    print(f"locks: {len(locked)} packages of Python and {packages} of the page, each with its hash")
    installed = {normalize(package.name): package.version for package in importlib.metadata.distributions()}
    strays = find_strays(locked, installed)
    print(f"environment: {len(installed)} packages, {len(strays)} not as they are locked", *strays, sep="\n  ")
    codes = [1 if strays else 0]
    python = ask(["uv", "tool", "run", "pip-audit", "--format", "json", *ADVISORIES, *arguments], ROOT)
    page = ask(["npm", "audit", "--json"], PAGE)
    readers: dict[str, Callable[[], Advisories]] = {
        "Python": lambda: read_python_advisories(python),
        "page": lambda: read_page_advisories(page, packages),
    }
    for kind, read in readers.items():
        try:
            codes.append(tell(kind, read()))
        except ValueError:
            print(f"{kind}: NOT COMPARED: the advisories cannot be reached from here")
            codes.append(2)
    return 1 if 1 in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

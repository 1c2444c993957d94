"""Sets the project up and runs its tasks, with nothing but Python: `python bootstrap.py help`."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)
# The rest of this file may use newer Python, so an old one has to be turned away up here.
if sys.version_info < OLDEST_PYTHON:
    sys.exit("stado needs Python {}.{} or newer; this is {}.{}".format(*OLDEST_PYTHON, *sys.version_info[:2]))

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / os.environ.get("STADO_VENV", ".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOCK = ROOT / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
PAGES = ROOT / "build" / "pages"

WORKERS = str(os.cpu_count() or 1)
FAST = "not slow and not browser and not system"
NORMAL = "not slow"
# The rules are what others build on: every line and branch of them is tested.
COVERED = ("src/stado/core", "src/stado/games")
# Coverage makes tests slow: those that do not reach more of the rules run without it.
COVERING = (
    "tests/core",
    "tests/games",
    "tests/template",
    "tests/test_laws.py",
    "tests/test_leaks.py",
    "tests/test_registry.py",
    "tests/kernels/test_board.py",
    "tests/kernels/test_jubilee.py",
    "tests/kernels/test_loot.py",
    "tests/kernels/test_three.py",
)
NETWORK_SIGNS = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ProxyError|dns error|error sending request"
    r"|Temporary failure in name resolution|Network is unreachable|client error \(Connect\)",
)


class Step(NamedTuple):
    """A part of the set-up, done again when one of its inputs has changed or an earlier step was done."""

    name: str
    inputs: Callable[[], Iterable[Path]]
    run: Callable[[], None]


def setup() -> None:
    """Makes .venv hold what the lock file says, and the package itself."""
    make_environment()
    stale = False
    for step in STEPS:
        stamp = VENV / f"stado-{step.name}.stamp"
        wanted = fingerprint(step.inputs())
        stale = stale or not stamp.exists() or stamp.read_text() != wanted
        if stale:
            stamp.unlink(missing_ok=True)
            step.run()
            stamp.write_text(wanted)


def make_environment() -> None:
    """Creates .venv, unless one that works is there."""
    if tool("python").exists() and (tool("uv").exists() or tool("pip").exists()):
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        fail("this Python has no venv and pip modules; on Debian and Ubuntu: apt install python3-venv")
    say("creating .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    fetch([sys.executable, "-m", "venv", str(VENV)], "cannot create .venv")


def install_requirements() -> None:
    """Installs exactly the locked packages, each checked against its hash."""
    install_uv()
    say("installing the locked packages")
    fetch([uv(), "pip", "sync", "--quiet", "--require-hashes", LOCK.name], "cannot install the packages")


def install_uv() -> None:
    """Installs uv as it is locked; it installs all the rest."""
    if Path(uv()).exists():
        return
    say("installing uv")
    locked = re.search(r"^uv==.*(?:\n .*)*", LOCK.read_text(), re.MULTILINE) if LOCK.exists() else None
    wanted = VENV / "uv.txt"
    wanted.write_text(locked.group() if locked else "uv")
    quick = ["--quiet", "--disable-pip-version-check", "--retries", "2"]
    pip = [str(tool("python")), "-m", "pip", "install", *quick]
    fetch([*pip, "--requirement", str(wanted)], "cannot install uv")


def install_package() -> None:
    """Installs stado itself in editable form; the build backend is one of the locked packages."""
    say("installing stado")
    editable = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    fetch([uv(), "pip", "install", "--quiet", *editable], "cannot install stado")


def package_sources() -> Iterator[Path]:
    """Yields the files that the package's installation is made from."""
    yield PROJECT
    for name in ("hatch_build.py", "src/stado/__init__.py", "web"):
        yield from files_under(ROOT / name)


def compile_kernels() -> None:
    """Compiles the kernels into this machine's cache, so that nobody waits for it later."""
    say("compiling kernels")
    fetch([str(tool("stado")), "kernels", "build"], "cannot compile the kernels")


def kernel_sources() -> Iterator[Path]:
    """Yields the files that kernels are compiled from."""
    package = ROOT / "src" / "stado"
    yield package / "core" / "flat.py"
    for name in ("games", "kernels"):
        yield from (path for path in files_under(package / name) if path.suffix == ".py")


def files_under(path: Path) -> Iterator[Path]:
    """Yields a file, or a folder's files without those that tools make."""
    if path.is_file():
        yield path
    elif path.is_dir() and path.name not in {"node_modules", "dist", "coverage", "test-results"}:
        for child in sorted(path.iterdir()):
            yield from files_under(child)


STEPS = (
    Step("requirements", lambda: (LOCK, ROOT / "bootstrap.py", VENV / "pyvenv.cfg"), install_requirements),
    Step("package", package_sources, install_package),
    Step("kernels", kernel_sources, compile_kernels),
)


def fingerprint(paths: Iterable[Path]) -> str:
    """Names the contents of files, and where they are: scripts in .venv hold the folder's full path."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in paths:
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def play(*args: str) -> None:
    """Plays in the browser: `play [GAME]`, or in the terminal: `play GAME --terminal [OPTIONS]`."""
    setup()
    run(tool("stado"), "play", *args)


def site(folder: str = "build/site") -> None:
    """Writes the site that plays without a server, for any static host: `site [FOLDER]`."""
    setup()
    say("building the page's runtime")
    fetch([str(tool("python")), "hatch_build.py"], "cannot build the page's runtime")
    say("making pages of the documentation")
    fetch([str(tool("python")), "-m", "scripts.documents.build", str(PAGES)], "cannot make the pages")
    run(tool("stado"), "site", folder, "--beside", PAGES)


def check(*args: str) -> None:
    """Runs the static checks and the fast tests."""
    setup()
    with checked_client():
        check_sources()
        pytest("-n", WORKERS, "-m", FAST, *args)


def test(*args: str) -> None:
    """Runs the static checks and all tests but the slow ones, with the coverage of the rules."""
    test_all("-m", NORMAL, *args)


def test_all(*args: str) -> None:
    """Runs the static checks and all tests, with the coverage of the rules."""
    setup()
    with checked_client():
        check_sources()
        pytest(*COVERING, "-n", WORKERS, *coverage(), *args)
    pytest("tests", *(f"--ignore={path}" for path in COVERING), "-n", WORKERS, *args)


def pythons(*args: str) -> None:
    """Runs the fast tests with every supported Python that is on the machine, each in an environment of its own."""
    claimed = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', PROJECT.read_text())
    found = {version: program for version in claimed if (program := find_python(version))}
    say(f"Python {', '.join(found)} found; {', '.join(set(claimed) - set(found)) or 'none'} missing")
    for version, program in found.items():
        say(f"Python {version}")
        chosen = environment() | {"STADO_VENV": f".venv-{version}"}
        order = [program, str(ROOT / "bootstrap.py"), "fast", *args]
        if subprocess.run(order, cwd=ROOT, env=chosen, check=False).returncode:
            fail(f"the tests fail with Python {version}")


def find_python(version: str) -> str | None:
    """Names a Python of that version that runs: the one on the path, else one of pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    programs = [shutil.which(f"python{version}"), *map(str, pyenv.glob(f"versions/{version}.*/bin/python{version}"))]
    for program in filter(None, programs):
        shown = subprocess.run([program, "--version"], check=False, capture_output=True, text=True).stdout
        if shown.startswith(f"Python {version}."):
            return program
    return None


def fast(*args: str) -> None:
    """Runs the fast tests alone."""
    setup()
    pytest("-n", WORKERS, "-m", FAST, *args)


def check_sources() -> None:
    """Checks format, lint, types and layers."""
    run(tool("ruff"), "format", "--check", "--quiet", ".")
    run(tool("ruff"), "check", "--quiet", ".")
    run(tool("mypy"))
    run(tool("lint-imports"), "--no-logo")


@contextmanager
def checked_client() -> Iterator[None]:
    """Checks the web client beside what is done meanwhile, and ends with its exit code unless it succeeds."""
    with subprocess.Popen([tool("python"), "hatch_build.py", "check"], cwd=ROOT, env=environment()) as client:
        yield
    if client.returncode:
        sys.exit(client.returncode)


def coverage() -> Iterator[str]:
    """Yields the options that make a test run fail unless it reaches all of the rules."""
    for folder in COVERED:
        yield f"--cov={folder}"
    yield from ("--cov-branch", "--cov-report=term-missing:skip-covered", "--cov-fail-under=100")


def bench(*args: str) -> None:
    """Runs the benchmarks, or those of the files that are named."""
    setup()
    named = any(arg.startswith("bench") for arg in args)
    pytest(*(() if named else ("bench",)), "--benchmark-enable", "--benchmark-only", *args)


def load(*args: str) -> None:
    """Runs the server under load."""
    setup()
    run(tool("python"), "scripts/load.py", *args)


def lock(*args: str) -> None:
    """Writes requirements.lock from pyproject.toml, changing only what it must: `lock [--upgrade]`."""
    make_environment()
    install_uv()
    inputs = [PROJECT.name, "--all-extras", "--group", "dev"]
    form = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"]
    output = ["--quiet", "--output-file", LOCK.name]
    fetch([uv(), "pip", "compile", *inputs, *form, *output, *args], "cannot lock the packages")
    if "://" in LOCK.read_text():
        fail("requirements.lock names a host")


def audit(*args: str) -> None:
    """Checks what is locked and installed, and compares it with the advisories that are known; that needs a network."""
    setup()
    run(tool("python"), "scripts/audit.py", *args)


def format_sources() -> None:
    """Formats the sources and fixes what lint can fix."""
    setup()
    run(tool("ruff"), "format", ".")
    run(tool("ruff"), "check", "--fix", ".")


def pytest(*args: str) -> None:
    """Runs pytest."""
    run(tool("python"), "-m", "pytest", *args)


def uv() -> str:
    """Names the environment's uv."""
    return str(tool("uv"))


def tool(name: str) -> Path:
    """Names a program of the environment."""
    return BIN / (f"{name}.exe" if os.name == "nt" else name)


def run(*command: str | Path) -> None:
    """Runs a program in the project's folder, and ends with its exit code unless it succeeds."""
    try:
        code = subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode
    except KeyboardInterrupt:
        code = 130
    if code:
        sys.exit(code)


def fetch(command: list[str], failure: str) -> None:
    """Runs a program that installs something, quiet unless it fails."""
    done = subprocess.run(command, cwd=ROOT, env=environment(), check=False, capture_output=True, text=True)
    if done.returncode:
        output = done.stdout + done.stderr
        if NETWORK_SIGNS.search(output):
            fail(f"{failure}: the package index cannot be reached; is there a network?")
        sys.stderr.write(output)
        fail(failure)


def environment() -> dict[str, str]:
    """Returns the variables of a program that uses .venv, whatever else was active."""
    foreign = {"CONDA_PREFIX", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE"}
    inherited = {name: value for name, value in os.environ.items() if name not in foreign}
    path = os.pathsep.join([str(BIN), inherited.get("PATH", os.defpath)])
    # Tests start many programs, and each would compile all that it imports: the bytecode is kept, beside the packages.
    return inherited | {"VIRTUAL_ENV": str(VENV), "PATH": path, "PYTHONPYCACHEPREFIX": str(VENV / "bytecode")}


def say(words: str) -> None:
    """Tells what goes on."""
    print(f"stado: {words}", file=sys.stderr, flush=True)


def fail(words: str) -> NoReturn:
    """Ends with one line that says why."""
    sys.exit(f"stado: {words}")


COMMANDS: dict[str, Callable[..., None]] = {
    "setup": setup,
    "play": play,
    "site": site,
    "check": check,
    "fast": fast,
    "pythons": pythons,
    "test": test,
    "test-all": test_all,
    "bench": bench,
    "load": load,
    "lock": lock,
    "audit": audit,
    "format": format_sources,
}


def main(arguments: list[str]) -> None:
    """Runs the command that the arguments name."""
    name, *rest = arguments or ["help"]
    if name not in COMMANDS:
        width = max(map(len, COMMANDS))
        print("usage: python bootstrap.py COMMAND [ARGUMENTS]\n")
        print("\n".join(f"  {key:{width}}  {command.__doc__}" for key, command in COMMANDS.items()))
        sys.exit(name not in {"help", "-h", "--help"})
    COMMANDS[name](*rest)


if __name__ == "__main__":
    main(sys.argv[1:])

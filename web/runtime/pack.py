"""Packs stado, and what it uses of the standard library, as byte code; runs in Pyodide's own Python.

Pyodide's standard library holds sources, which are compiled at every start; that takes longer than all the rest.
"""

from __future__ import annotations

import importlib
import pkgutil
import py_compile
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

SOURCES, OUT = Path("/sources"), Path("/out")
LIBRARY = "/lib/python314.zip"
NEEDED = ("core", "games", "kernels", "bots", "rooms", "page")
COMPILER = "stado.kernels.compiler."  # kernels are compiled before they come here
# What is imported where something fails, or is looked up.
LATE = """
    _strptime calendar difflib encodings.ascii encodings.cp437 encodings.idna encodings.latin_1 encodings.utf_8
    linecache pprint shutil site stringprep sysconfig tarfile textwrap token tokenize traceback zipfile
    _sysconfigdata__emscripten_wasm32-emscripten
"""


def main() -> None:
    """Write both archives."""
    check_license()
    sys.path.insert(0, str(SOURCES))
    import_everything()
    used = {file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
    packages = {name.split(".")[1] for name in sys.modules if name.startswith("stado.")}
    pack(OUT / "stado.zip", ((name, (SOURCES / name).read_bytes()) for name in find_files(packages)))
    with zipfile.ZipFile(LIBRARY) as library:
        wanted = {file.removeprefix(f"{LIBRARY}/") for file in used if file.startswith(LIBRARY)}
        late = {f"{name.replace('.', '/')}{end}" for name in LATE.split() for end in (".py", "/__init__.py")}
        names = sorted((wanted | late) & set(library.namelist()))
        pack(OUT / "python_stdlib.zip", ((name, library.read(name)) for name in names))


def check_license() -> None:
    """Fail where the license that is packed has another notice of copyright than this Python."""
    notice = sys.copyright.partition(".\n")[0]
    if f"{notice}; All Rights Reserved" not in (OUT / "licenses" / "Python.txt").read_text():
        raise SystemExit(f"licenses/Python.txt is not that of Python {sys.version}: {notice}")


def import_everything() -> None:
    """Import every module of the packages that the page needs, so that what they use is known."""
    for package in NEEDED:
        module = importlib.import_module(f"stado.{package}")
        for found in pkgutil.walk_packages(module.__path__, f"{module.__name__}."):
            if not found.name.startswith(COMPILER):
                importlib.import_module(found.name)


def find_files(packages: Iterable[str]) -> list[str]:
    """The files of packages, but for words, which the page fetches by itself, and for what is being built here."""
    root = SOURCES / "stado"
    files = [root / "__init__.py", *(file for package in packages for file in (root / package).rglob("*"))]
    built = root / "page" / "runtime"
    wanted = [
        file for file in files if file.is_file() and file.suffix not in (".ftl", ".pyc") and built not in file.parents
    ]
    return [name for name in sorted(file.relative_to(SOURCES).as_posix() for file in wanted) if is_used(name)]


def is_used(name: str) -> bool:
    """Whether the page may need a file: of the compiler, only what calls compiled kernels."""
    module = name.removesuffix(".py").replace("/", ".")
    return not module.startswith(COMPILER) or module.endswith(".__init__") or module in sys.modules


def pack(archive: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write an archive whose modules are compiled; the same files make the same archive."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in files:
            code = compile_module(name, content) if name.endswith(".py") else None
            entry = zipfile.ZipInfo(name if code is None else f"{name}c", (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content if code is None else code)


def compile_module(name: str, source: bytes) -> bytes:
    """A module as byte code that is never compared with its source: the site's version tells when it has changed."""
    Path("/module.py").write_bytes(source)
    never = py_compile.PycInvalidationMode.UNCHECKED_HASH
    # Nobody reads docstrings here but Pyodide, which reads its own.
    optimize = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2
    py_compile.compile("/module.py", "/module.pyc", name, doraise=True, optimize=optimize, invalidation_mode=never)
    return Path("/module.pyc").read_bytes()


main()

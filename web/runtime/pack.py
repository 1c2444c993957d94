"""Packs stado and what it uses, as byte code, into one archive; runs in Pyodide's own Python.

Pyodide's standard library holds sources, which are compiled at every start; that takes longer than all the rest.
Nothing in the archive is compressed by itself: the browser unpacks it as a whole, many times faster than Python.
"""

from __future__ import annotations

import gzip
import importlib
import io
import pkgutil
import py_compile
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCES, OUT = Path("/sources"), Path("/out")
ARCHIVE = OUT / "python.tar.gz"
LIBRARY = "/lib/python314.zip"
LOCK = "pyodide-lock.json"
PACKAGES = "packages"  # the folder of what is installed
NEEDED = ("core", "games", "kernels", "bots", "rooms", "page")
COMPILER = "stado.kernels.compiler."  # kernels are compiled before they come here
# What is imported where something fails, or is looked up.
LATE = """
    _strptime calendar difflib encodings.ascii encodings.cp437 encodings.idna encodings.latin_1 encodings.utf_8
    linecache pprint shutil site stringprep sysconfig tarfile textwrap token tokenize traceback zipfile
    _sysconfigdata__emscripten_wasm32-emscripten
"""


def main() -> None:
    """Write the archive."""
    check_license()
    sys.path.insert(0, str(SOURCES))
    import_everything()
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in find_contents():
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    ARCHIVE.write_bytes(gzip.compress(archive.getvalue(), mtime=0))


def find_contents() -> Iterator[tuple[str, bytes]]:
    """All files of the archive: those that Pyodide asks for, and packages."""
    yield LOCK, Path("/", LOCK).read_bytes()
    yield "python_stdlib.zip", pack_library()
    packages = {name.split(".")[1] for name in sys.modules if name.startswith("stado.")}
    for name in find_files(packages):
        yield from compiled(f"{PACKAGES}/{name}", (SOURCES / name).read_bytes())
    with zipfile.ZipFile("/msgspec.whl") as wheel:
        for name in sorted(name for name in wheel.namelist() if name.endswith((".py", ".so"))):
            yield from compiled(f"{PACKAGES}/{name}", wheel.read(name))


def pack_library() -> bytes:
    """What is used of the standard library, as the archive that Python looks into; the same files make the same one."""
    used = {file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
    wanted = {file.removeprefix(f"{LIBRARY}/") for file in used if file.startswith(LIBRARY)}
    wanted |= {f"{name.replace('.', '/')}{end}" for name in LATE.split() for end in (".py", "/__init__.py")}
    packed = io.BytesIO()
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(wanted & set(library.namelist())):
            for entry, content in compiled(name, library.read(name)):
                archive.writestr(zipfile.ZipInfo(entry, (2020, 1, 1, 0, 0, 0)), content)
    return packed.getvalue()


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


def compiled(name: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    """A file as it is packed, a module as its byte code."""
    if name.endswith(".py"):
        yield f"{name}c", compile_module(name.removeprefix(f"{PACKAGES}/"), content)
    else:
        yield name, content


def compile_module(name: str, source: bytes) -> bytes:
    """A module as byte code that is never compared with its source: the site's version tells when it has changed."""
    Path("/module.py").write_bytes(source)
    never = py_compile.PycInvalidationMode.UNCHECKED_HASH
    # Nobody reads docstrings here but Pyodide, which reads its own.
    optimize = 0 if name.startswith(("pyodide/", "_pyodide/")) else 2
    py_compile.compile("/module.py", "/module.pyc", name, doraise=True, optimize=optimize, invalidation_mode=never)
    return Path("/module.pyc").read_bytes()


main()

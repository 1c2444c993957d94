"""What SQLite really puts on the disk: every write and sync, in order, and what a power loss would leave of them.

The library's own file system is told to call us for each open file. Nothing else changes: the same files are written
and synced, so that a server runs as it always does.
"""

from __future__ import annotations

import ctypes
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from stado.core.rng import Rng

SECTOR = 512  # bytes that a disk writes as a whole
OK = 0


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`: what an open file can do."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
        ("truncate", ctypes.c_void_p),
        ("sync", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 13),
    )


class _File(ctypes.Structure):
    """The part of `sqlite3_file` that everybody knows."""

    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


class _Vfs(ctypes.Structure):
    """The part of `sqlite3_vfs` up to what is replaced."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("delete", ctypes.c_void_p),
    )


_AnyFile = ctypes.POINTER(_File)
_Open = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, _AnyFile, ctypes.c_int, ctypes.POINTER(ctypes.c_int)
)
_Delete = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
_Write = ctypes.CFUNCTYPE(ctypes.c_int, _AnyFile, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, _AnyFile, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, _AnyFile, ctypes.c_int)


class Operation(NamedTuple):
    """One thing done to a file."""

    kind: str  # write, truncate, sync or delete
    path: str
    place: int = 0  # where a write begins, or the length that a truncation leaves
    data: bytes = b""


def library() -> ctypes.CDLL | None:
    """The SQLite that Python uses, where it is a library of its own."""
    try:
        found = ctypes.CDLL("libsqlite3.so.0")
    except OSError:
        return None
    found.sqlite3_libversion.restype = ctypes.c_char_p
    same: bool = found.sqlite3_libversion().decode() == sqlite3.sqlite_version
    return found if same else None


class Journal:
    """Every operation on every file, in order."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._paths: dict[int, str] = {}
        self._methods: dict[int, tuple[_Methods, Sequence[object]]] = {}  # ours, by the address of those they replace

    def now(self) -> int:
        """How many operations there have been."""
        return len(self.operations)

    def adopt(self, path: str, file: ctypes._Pointer[_File]) -> None:
        """Hear of what is done to a file that was opened."""
        address = ctypes.addressof(file.contents)
        self._paths[address] = path
        theirs = file.contents.methods
        key = ctypes.addressof(theirs.contents)
        if key not in self._methods:
            self._methods[key] = self._wrap(theirs.contents)
        file.contents.methods = ctypes.pointer(self._methods[key][0])

    def _wrap(self, theirs: _Methods) -> tuple[_Methods, Sequence[object]]:
        """The same methods, with ours before them."""
        ours = _Methods.from_buffer_copy(theirs)
        write, truncate, sync = _Write(theirs.write), _Truncate(theirs.truncate), _Sync(theirs.sync)

        def note_write(file: ctypes._Pointer[_File], data: int, size: int, place: int) -> int:
            code: int = write(file, data, size, place)
            self._note("write", file, place, ctypes.string_at(data, size))
            return code

        def note_truncate(file: ctypes._Pointer[_File], size: int) -> int:
            code: int = truncate(file, size)
            self._note("truncate", file, size)
            return code

        def note_sync(file: ctypes._Pointer[_File], flags: int) -> int:
            code: int = sync(file, flags)
            self._note("sync", file)
            return code

        kept = (_Write(note_write), _Truncate(note_truncate), _Sync(note_sync))
        for name, callback in zip(("write", "truncate", "sync"), kept, strict=True):
            setattr(ours, name, ctypes.cast(callback, ctypes.c_void_p))
        return ours, kept

    def _note(self, kind: str, file: ctypes._Pointer[_File], place: int = 0, data: bytes = b"") -> None:
        path = self._paths[ctypes.addressof(file.contents)]
        self.operations.append(Operation(kind, path, place, data))


@contextmanager
def watched_disk(sqlite: ctypes.CDLL) -> Iterator[Journal]:
    """A journal of all that SQLite does to files that are opened meanwhile."""
    sqlite.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    vfs = sqlite.sqlite3_vfs_find(None).contents
    journal = Journal()
    their_open, their_delete = vfs.open, vfs.delete
    open_file, delete_file = _Open(their_open), _Delete(their_delete)

    def note_open(
        system: int, name: int | None, file: ctypes._Pointer[_File], flags: int, out: ctypes._Pointer[ctypes.c_int]
    ) -> int:
        code: int = open_file(system, name, file, flags, out)
        if code == OK and name:
            journal.adopt(ctypes.string_at(name).decode(), file)
        return code

    def note_delete(system: int, name: bytes, flags: int) -> int:
        code: int = delete_file(system, name, flags)
        journal.operations.append(Operation("delete", name.decode()))
        return code

    kept = (_Open(note_open), _Delete(note_delete))
    vfs.open, vfs.delete = (ctypes.cast(callback, ctypes.c_void_p) for callback in kept)
    try:
        yield journal
    finally:
        vfs.open, vfs.delete = their_open, their_delete


def lose_power(operations: Sequence[Operation], rng: Rng) -> dict[str, bytes]:
    """What each file holds when the power fails after the last of the operations.

    What was synced is there. Of what was not, every write and truncation may be there or not, whatever came before it,
    and a write may be there in part: some of its sectors. A deletion is there once the folder is synced, which SQLite
    does with the first sync of each journal.
    """
    files: dict[str, bytearray] = {}
    last_sync = {operation.path: number for number, operation in enumerate(operations) if operation.kind == "sync"}
    last_folder_sync = _last_folder_sync(operations)
    luck = rng.below(3)  # none of it, some of it, or most of it
    for number, operation in enumerate(operations):
        synced = last_folder_sync if operation.kind == "delete" else last_sync.get(operation.path, -1)
        safe = number <= synced
        if safe or rng.below(4) < (0, 2, 3)[luck]:
            _redo(files, operation, None if safe else rng)
    return {path: bytes(content) for path, content in files.items()}


def _last_folder_sync(operations: Sequence[Operation]) -> int:
    """The last first sync of a file: the number of the operation."""
    synced: set[str] = set()
    last = -1
    for number, operation in enumerate(operations):
        if operation.kind == "delete":
            synced.discard(operation.path)
        elif operation.kind == "sync" and operation.path not in synced:
            synced.add(operation.path)
            last = number
    return last


def _redo(files: dict[str, bytearray], operation: Operation, torn: Rng | None) -> None:
    """Do an operation again; a write that may be torn only in part."""
    content = files.setdefault(operation.path, bytearray())
    match operation.kind:
        case "truncate":
            del content[operation.place :]
        case "delete":
            files.pop(operation.path)
        case "write":
            end = operation.place + len(operation.data)
            content.extend(bytes(max(0, end - len(content))))
            if torn is None or torn.below(2):
                content[operation.place : end] = operation.data
                return
            for start in range(0, len(operation.data), SECTOR):
                if torn.below(2):
                    part = operation.data[start : start + SECTOR]
                    content[operation.place + start : operation.place + start + len(part)] = part


def restore(files: dict[str, bytes], folder: Path) -> None:
    """Write files as the power loss left them, under the same names in another folder; the rest SQLite makes again."""
    for path, content in files.items():
        (folder / Path(path).name).write_bytes(content)

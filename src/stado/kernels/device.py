"""Runs exports on a GPU, a thread for each call, from a file that `stado kernels build cuda` has written.

CuPy does what is asked of the driver; no compiler of our own is needed where the GPU is.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stado.core.errors import StadoError
from stado.kernels.compiler.frame import RETURNED, Signature, symbol_of
from stado.kernels.compiler.kinds import FLOAT, Flat, leaves
from stado.kernels.compiler.wrapper import THREADS


class DeviceError(StadoError):
    """There is no GPU to run on, or it cannot run the file."""


class Device:
    """A GPU with the exports of a file."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise DeviceError(f"there is no {path}; stado kernels build cuda --out {path} makes it")
        try:
            import cupy
        except ImportError:
            raise DeviceError("running on a GPU needs CuPy, which is not installed here") from None
        self.cupy: Any = cupy
        try:
            properties = cupy.cuda.runtime.getDeviceProperties(0)
            self.name: str = properties["name"].decode()
            self.size: int = properties["multiProcessorCount"]
            self._module = cupy.RawModule(path=str(path))
        except cupy.cuda.runtime.CUDARuntimeError as error:
            raise DeviceError(f"there is no GPU to run on: {error}") from None

    def prepare(self, function: Callable[..., Any], calls: int, *arguments: Any) -> Launch:
        """That many calls of an export, with numbers and with arrays on the GPU; room to work in is the GPU's own.

        An array of two dimensions has a row for each call, any other is the same for all.
        """
        return Launch(self.cupy, self._module.get_function(f"launch_{symbol_of(function)}"), function, calls, arguments)


class Launch:
    """Calls of one export, ready to be made."""

    def __init__(
        self, cupy: Any, entry: Any, function: Callable[..., Any], calls: int, arguments: tuple[Any, ...]
    ) -> None:
        self._cupy = cupy
        self._entry = entry
        self._arguments = arguments  # the GPU reads them as long as this lives
        columns: list[Any] = [0] * RETURNED
        given = iter(arguments)
        for leaf in (leaf for kind in Signature(function).kinds for leaf in leaves(kind)):
            match leaf:
                case Flat(_, room) if room is not None:
                    columns += [0, 0]
                case Flat():
                    columns += self._address(next(given), calls)
                case _ if leaf == FLOAT:
                    columns.append(int.from_bytes(struct.pack("<d", next(given)), "little", signed=True))
                case _:
                    columns.append(next(given))
        self._frames = cupy.empty((calls, len(columns)), dtype=cupy.int64)
        for place, column in enumerate(columns):
            self._frames[:, place] = column

    def _address(self, items: Any, calls: int) -> list[Any]:
        """Where each call finds its items, and how many."""
        stride = items.strides[0] if items.ndim > 1 else 0
        return [items.data.ptr + stride * self._cupy.arange(calls, dtype=self._cupy.int64), items.shape[-1]]

    def run(self) -> float:
        """Make all calls; returns the seconds that the GPU took."""
        calls, slots = self._frames.shape
        events, int64 = (self._cupy.cuda.Event(), self._cupy.cuda.Event()), self._cupy.int64
        events[0].record()
        self._entry((-(-calls // THREADS),), (THREADS,), (self._frames, int64(slots), int64(calls)))
        events[1].record()
        events[1].synchronize()
        return float(self._cupy.cuda.get_elapsed_time(*events)) / 1000

    def results(self) -> list[int]:
        """What each call has returned, where that is a whole number."""
        return [int(number) for number in self._frames[:, 0].tolist()]

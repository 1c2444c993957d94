"""A GPU of this machine's processor, with as much of CuPy as is used: it makes the same calls from the same frames."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from stado.kernels import list_exports
from stado.kernels.compiler.frame import RETURNED, Signature, symbol_of
from stado.kernels.compiler.kinds import Flat, leaves


class FakeArray(np.ndarray):
    """An array whose address is found as CuPy's is."""

    @property
    def data(self) -> Any:
        return SimpleNamespace(ptr=self.ctypes.data)


class FakeEntry:
    """An export as a GPU starts it: every thread has room of its own."""

    def __init__(self, function: Any) -> None:
        self.kinds = Signature(function).kinds
        self.call = getattr(import_module(function.__module__), function.__name__)._code

    def __call__(self, blocks: tuple[int], threads: tuple[int], arguments: tuple[Any, Any, Any]) -> None:
        frames, slots, count = arguments
        assert frames.shape == (count, slots)
        assert (blocks[0] - 1) * threads[0] < count <= blocks[0] * threads[0]
        for frame in frames:
            rooms = self.allot(frame)
            self.call(frame.ctypes.data)
            assert rooms

    def allot(self, frame: Any) -> list[Any]:
        """Give a frame the room that its export works in, full of rubbish."""
        rooms, slot = [], RETURNED
        for leaf in (leaf for kind in self.kinds for leaf in leaves(kind)):
            if isinstance(leaf, Flat) and leaf.room is not None:
                rooms.append(np.full(leaf.room.count, 77, np.dtype(leaf.item.code)))
                frame[slot], frame[slot + 1] = rooms[-1].ctypes.data, leaf.room.count
            slot += 2 if isinstance(leaf, Flat) else 1
        return rooms


class FakeModule:
    def __init__(self, path: str) -> None:
        assert Path(path).is_file()

    def get_function(self, name: str) -> FakeEntry:
        exports = {f"launch_{symbol_of(function)}": function for function in list_exports(for_gpus=True)}
        return FakeEntry(exports[name])


class FakeEvent:
    def record(self) -> None:
        pass

    def synchronize(self) -> None:
        pass


class NoDeviceError(Exception):
    pass


def make_fake_cupy(*, present: bool = True) -> Any:
    """What `import cupy` finds."""

    def get_properties(_: int) -> dict[str, Any]:
        if not present:
            raise NoDeviceError("no device")
        return {"name": b"Fake", "multiProcessorCount": 1}

    def wrap(make: Any) -> Any:
        return lambda *arguments, **named: make(*arguments, **named).view(FakeArray)

    def make_generator(seed: int) -> Any:
        return SimpleNamespace(integers=wrap(np.random.default_rng(seed).integers))

    return SimpleNamespace(
        ndarray=FakeArray,
        int64=np.int64,
        float64=np.float64,
        zeros=wrap(np.zeros),
        empty=wrap(np.empty),
        arange=wrap(np.arange),
        asarray=wrap(np.asarray),
        random=SimpleNamespace(default_rng=make_generator),
        cuda=SimpleNamespace(
            Event=FakeEvent,
            get_elapsed_time=lambda *_: 1.0,
            runtime=SimpleNamespace(getDeviceProperties=get_properties, CUDARuntimeError=NoDeviceError),
        ),
        RawModule=FakeModule,
    )

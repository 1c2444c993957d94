"""Functions over tensors that are recorded once on a GPU, and replayed there: far faster than call by call."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar

import torch

Inputs = TypeVar("Inputs", bound=tuple[Any, ...])
Outputs = TypeVar("Outputs")


@cache
def find_room() -> Any:
    """A recording of nothing, in whose memory all recordings of this process work, one at a time."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        torch.zeros(1, device="cuda")
    return graph


class Recorded(Generic[Inputs, Outputs]):
    """A function of tensors that keep their shapes; on a CPU it is called as it is."""

    def __init__(self, function: Callable[[Inputs], Outputs], inputs: Inputs, device: str) -> None:
        self.function = function
        kind: Any = type(inputs)
        self.inputs: Inputs = kind(*(part.to(device) for part in inputs))
        self.graph: Any = None
        if device == "cuda":
            self._record()

    def _record(self) -> None:
        """Run once to warm up, then record."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            self.function(self.inputs)
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph, pool=find_room().pool()):
            self.outputs = self.function(self.inputs)

    def __call__(self, inputs: Inputs) -> Outputs:
        """The outputs for these inputs; they are written over by the next call of any recording."""
        for part, other in zip(self.inputs, inputs, strict=True):
            part.copy_(other)
        if self.graph is None:
            return self.function(self.inputs)
        self.graph.replay()
        return self.outputs


def seed_generator(seed: int, device: str) -> torch.Generator:
    """The device's own generator, seeded: the only one that recordings draw from."""
    torch.manual_seed(seed)
    if device != "cuda":
        return torch.default_generator
    torch.cuda.init()
    return torch.cuda.default_generators[0]

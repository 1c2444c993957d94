"""How fast a GPU plays, and that it plays as this machine does, stream by stream."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from stado.core.flat import Floats
from stado.core.rng import Rng
from stado.kernels.compiler import is_compiled, make_room, zeros
from stado.kernels.compiler.export import Export
from stado.kernels.device import Device, DeviceError, Launch
from stado.kernels.stream import WORDS, make_stream

CHECKED = 16_384  # streams that are compared with those of this machine
CHECKED_PLAIN = 32  # where kernels are not compiled
CHECKED_ROUNDS = 2
REPEATS = 3
WAVES = (1024, 2048, 3072, 4096, 8192)  # threads for each multiprocessor: which number is best, a GPU has to show


class Job(NamedTuple):
    """An export for GPUs: it takes a stream, room to work in, what is `given`, a number of rounds, and sums.

    It returns a digest of all scores in order. A round counts as that many of its `unit`.
    """

    name: str
    play: Callable[..., int]
    room: type
    seats: int
    given: Callable[[], tuple[Floats, ...]]
    unit: str
    units: int
    rounds: int  # of a thread, while its speed is measured


class Finding(msgspec.Struct, frozen=True):
    """How many units a GPU does in a second, and in how many streams it was found to do the same as this machine."""

    job: str
    unit: str
    per_second: float
    threads: int
    streams: int


def measure(device: Device, job: Job) -> Finding:
    """Compare and measure, or DeviceError where a stream differs."""
    streams = CHECKED if is_compiled() else CHECKED_PLAIN
    compare(device, job, streams)
    rates = {threads: _find_rate(device, job, threads) for threads in (wave * device.size for wave in WAVES)}
    threads = max(rates, key=rates.__getitem__)
    return Finding(job.name, job.unit, rates[threads], threads, streams)


def compare(device: Device, job: Job, streams: int) -> None:
    """Play with as many streams there and here, or DeviceError where one of them differs."""
    words = [make_stream(Rng("device", number)) for number in range(streams)]
    there = list(_play_there(device, job, [list(stream) for stream in words]))
    here = [_play_here(job, stream) for stream in words]
    differing = sum(one != other for one, other in zip(there, here, strict=True))
    if differing:
        raise DeviceError(f"{job.name}: {differing} of {streams} streams differ from those of this machine")


def _play_here(job: Job, stream: Any) -> tuple[int, ...]:
    """The digest and the sums of a stream on this machine."""
    sums = zeros(job.seats)
    return (job.play(stream, make_room(job.room), *job.given(), CHECKED_ROUNDS, sums), *sums)


def _play_there(device: Device, job: Job, words: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """The digest and the sums of each stream on the GPU."""
    sums = device.cupy.zeros((len(words), job.seats), dtype=device.cupy.int64)
    launch = _prepare(device, job, device.cupy.asarray(words, dtype=device.cupy.int64), CHECKED_ROUNDS, sums)
    launch.run()
    for digest, scores in zip(launch.results(), sums.tolist(), strict=True):
        yield (digest, *scores)


def _find_rate(device: Device, job: Job, threads: int) -> float:
    """How many units that many threads do in a second, at their best."""
    cupy = device.cupy
    words = cupy.random.default_rng(1).integers(0, 1 << 32, size=(threads, WORDS), dtype=cupy.int64)
    words[:, -1] |= 1  # as streams are seeded
    sums = cupy.zeros((threads, job.seats), dtype=cupy.int64)
    launch = _prepare(device, job, words, job.rounds, sums)
    launch.run()
    seconds = min(launch.run() for _ in range(REPEATS))
    return threads * job.rounds * job.units / seconds


def _prepare(device: Device, job: Job, words: Any, rounds: int, sums: Any) -> Launch:
    """Calls of the job, one for each row of words."""
    assert isinstance(job.play, Export)
    given = [device.cupy.asarray(list(items), dtype=device.cupy.float64) for items in job.given()]
    return device.prepare(job.play.flat, len(words), words, *given, rounds, sums)

"""Work done in processes of this machine or on a cluster; what comes back does not depend on which."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

from stado.core.errors import StadoError

Task = TypeVar("Task")
Result = TypeVar("Result")


def do_in_processes(function: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """What the function makes of each task in processes of this machine, as it comes."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(function, task) for task in tasks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


def do_on_cluster(function: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """The same on a Dask cluster; what a lost worker had under way is done again by another."""
    try:
        import distributed
    except ModuleNotFoundError:
        raise StadoError("--scheduler needs dask.distributed; install stado[cluster]") from None
    try:
        client = distributed.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise StadoError(f"--scheduler {address}: cannot be reached: {error}") from None
    with client:
        futures = [client.submit(function, task, pure=False) for task in tasks]
        completed: Any = distributed.as_completed(futures)
        for future in completed:
            yield future.result()
            future.release()

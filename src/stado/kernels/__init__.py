"""Fast twins of the rules, for rollouts: proven equal to the games, step by step, as far as each goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from stado.core.errors import OptionError
from stado.core.game import AnyGame
from stado.games import find_module

if TYPE_CHECKING:
    from stado.kernels.kernel import Kernel
    from stado.kernels.measure import Finding
    from stado.kernels.seats import Noise

_PREFIX = f"{__name__}."


def find_kernel(game: AnyGame, noise: Sequence[Noise] | None = None) -> Kernel | None:
    """The kernel that plays this game, if there is one, for seats with that noise."""
    # Each kernel is imported where it is used, so that what needs none starts fast.
    package = find_module(__name__, type(game))
    if package is None:
        return None
    make: Callable[[AnyGame, Sequence[Noise] | None], Kernel] = import_module(f"{package.__name__}.kernel").KERNEL
    return make(game, noise)


def prepare_kernels() -> None:
    """Compile all kernels of this machine that are not kept from before."""
    from stado.kernels import compiler

    for name in kernel_modules():
        compiler.prepare(name)


def kernel_modules() -> list[str]:
    """The modules of all kernels that this machine may run."""
    return [name for name in _import_all() if not _is_for_gpus(name)]


def build_kernels(target: str, path: Path, module: str = "") -> None:
    """Compile kernels into one file, for this machine (`native`), for Pyodide (`wasm`) or for a GPU (`cuda`).

    The file holds those of a module, as in `six.gpu`, or else all, but what is for GPUs alone only for these. Beside
    it a description is written of what each export takes and returns, whose name ends in .json. What needs the file is
    told of it by the environment: `STADO_KERNELS` is its path.
    """
    from stado.kernels.compiler.library import build_library

    exports = list_exports(for_gpus=target == "cuda" or module != "")
    functions = [function for function in exports if module in ("", function.__module__.removeprefix(_PREFIX))]
    if not functions:
        modules = sorted({function.__module__.removeprefix(_PREFIX) for function in exports})
        raise OptionError(f"{module} has no kernels; allowed: {', '.join(modules)}")
    build_library(target, functions, path)


def measure_device(path: Path) -> Iterator[tuple[str, Finding]]:
    """Run what a file has for GPUs on this machine's, and compare it; yields the name of the GPU and each finding."""
    from stado.kernels.device import Device
    from stado.kernels.measure import measure

    device = Device(path)
    for name in _import_all():
        for job in getattr(import_module(name), "JOBS", ()):
            yield device.name, measure(device, job)


def list_exports(*, for_gpus: bool = False) -> list[Callable[..., Any]]:
    """The functions that are called from outside, of all kernels; also those that are for GPUs alone, if so wished."""
    from stado.kernels.compiler.export import all_exports

    _import_all()
    exports = (function for function in all_exports() if function.__module__.startswith(_PREFIX))
    return [function for function in exports if for_gpus or not _is_for_gpus(function.__module__)]


def _is_for_gpus(module: str) -> bool:
    """Whether only GPUs need a module."""
    return module.endswith(".gpu")


def _import_all() -> list[str]:
    """The modules of all kernels, so that their exports are known."""
    names = [module.name for module in walk_packages(__path__, _PREFIX) if "compiler" not in module.name]
    for name in names:
        import_module(name)
    return names


__all__ = ["build_kernels", "find_kernel", "kernel_modules", "list_exports", "measure_device", "prepare_kernels"]

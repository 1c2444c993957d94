"""Fast twins of the rules, for rollouts: proven equal to the games, step by step, as far as each goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

from stado.core.game import AnyGame
from stado.games import find_module

if TYPE_CHECKING:
    from stado.kernels.kernel import Kernel
    from stado.kernels.seats import Noise


def find_kernel(game: AnyGame, noise: Sequence[Noise] | None = None) -> Kernel | None:
    """The kernel that plays this game, if there is one, for seats with that noise."""
    # Each kernel is imported where it is used, so that what needs none starts fast.
    package = find_module(__name__, type(game))
    if package is None:
        return None
    make: Callable[[AnyGame, Sequence[Noise] | None], Kernel] = import_module(f"{package.__name__}.kernel").KERNEL
    return make(game, noise)


def prepare_kernels() -> None:
    """Compile all kernels that are not kept from before."""
    from stado.kernels import compiler

    for name in _import_all():
        compiler.prepare(name)


def build_kernels(target: str, path: Path) -> None:
    """Compile all kernels into one file, for this machine (`native`), for Pyodide (`wasm`) or for a GPU (`cuda`).

    Beside it a description is written of what each export takes and returns, whose name ends in .json. What needs the
    file is told of it by the environment: `STADO_KERNELS` is its path.
    """
    from stado.kernels.compiler.library import build_library

    build_library(target, list_exports(), path)


def list_exports() -> list[Callable[..., Any]]:
    """The functions that are called from outside, of all kernels: what a library has to hold."""
    from stado.kernels.compiler.export import all_exports

    _import_all()
    return [function for function in all_exports() if function.__module__.startswith(__name__)]


def _import_all() -> list[str]:
    """The modules of all kernels, so that their exports are known."""
    names = [module.name for module in walk_packages(__path__, f"{__name__}.") if "compiler" not in module.name]
    for name in names:
        import_module(name)
    return names


__all__ = ["build_kernels", "find_kernel", "list_exports", "prepare_kernels"]

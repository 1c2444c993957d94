"""Fast twins of the rules, for rollouts: proven equal to the games, step by step, as far as each goes."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING

from stado.core.game import AnyGame
from stado.games.board import BoardGame
from stado.games.loot import Loot
from stado.games.six import Six
from stado.games.three import Three

if TYPE_CHECKING:
    from stado.kernels.kernel import Kernel
    from stado.kernels.trial import Trials


def find_kernel(game: AnyGame) -> Kernel | None:
    """The kernel that plays this game, if there is one."""
    if isinstance(game, Six):
        # Compilers are slow to import, so each kernel is where it is used.
        from stado.kernels.six.kernel import SixKernel

        return SixKernel(game) if SixKernel.covers(game) else None
    if isinstance(game, Loot):
        from stado.kernels.loot.kernel import LootKernel

        return LootKernel(game) if LootKernel.covers(game) else None
    if isinstance(game, Three):
        from stado.kernels.three.kernel import ThreeKernel

        return ThreeKernel(game)
    return None


def find_trials(game: AnyGame) -> Trials | None:
    """What tries answers of this game faster than its rules do, if there is anything."""
    if isinstance(game, BoardGame):
        from stado.kernels.board.trial import BoardTrials

        return BoardTrials(game)
    if isinstance(game, Six) and game.variant.name == "jubilee":
        from stado.kernels.jubilee.trial import JubileeTrials

        return JubileeTrials(game)
    return find_kernel(game)


def prepare_kernels() -> None:
    """Compile all kernels that are not kept from before."""
    from stado.kernels import compiler

    for module in walk_packages(__path__, f"{__name__}."):
        if not module.name.startswith(compiler.__name__):
            import_module(module.name)
            compiler.prepare(module.name)


__all__ = ["find_kernel", "find_trials", "prepare_kernels"]

"""Plain Monte Carlo, a measure for better bots."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from stado.bots.bot import Level
from stado.bots.playouts import Playouts, Style
from stado.core.game import Action, AnyGame, Prompt
from stado.core.rng import Rng
from stado.kernels import find_kernel

if TYPE_CHECKING:
    from stado.kernels.kernel import Kernel

_STYLE = Style(turns=None, noise=0.0, random_picks=True, win=0.0)


class Flat(Level):
    """Tries each pick a number of times, everybody picking at random after it; answers small questions at a glance."""

    name: ClassVar[str] = "flat"

    def __init__(self, game: AnyGame, rollouts: int = 100) -> None:
        super().__init__(game)
        self.rollouts = rollouts

    @cached_property
    def kernel(self) -> Kernel | None:
        """The kernel of the game, loaded when it is first asked."""
        return find_kernel(self.game)

    def choose(self, view: Any, prompt: Prompt[Any], rng: Rng) -> Action:
        legal: tuple[Action, ...] = prompt.legal
        if len(legal) == 1:
            return legal[0]
        if prompt.kind in self.game.picks:
            trial = self.kernel.open_trial(view, prompt, rng, "random") if self.kernel else None
            trial = trial or Playouts(self.game, view, prompt, rng, style=_STYLE)
            values = trial.run(range(len(legal)), self.rollouts)[0]
        else:
            values = self.game.rate(view, prompt)
        return legal[max(range(len(legal)), key=values.__getitem__)]

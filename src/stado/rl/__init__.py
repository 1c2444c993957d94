"""Environments for learners: arrays and numbers in place of views and actions, in the field's own interfaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stado.games import make_game
from stado.rl.encoder import IDLE, AnyEncoder, Encoder, Part
from stado.rl.encoders import make_encoder

if TYPE_CHECKING:
    from stado.rl.aec import TableInTurn
    from stado.rl.drawing import RenderMode
    from stado.rl.episode import Reward
    from stado.rl.parallel import TableAtOnce
    from stado.rl.seat import SeatAmongBots
    from stado.rl.vector import ManyTables


def aec_env(
    game: str,
    *,
    seats: int | None = None,
    reward: Reward = "difference",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> TableInTurn:
    """A PettingZoo environment whose agents act one after the other; `options` are the game's, its variant first."""
    from stado.rl.aec import TableInTurn

    table = make_game(game, options, seats)
    return TableInTurn(table, reward=reward, max_cycles=max_cycles, render_mode=render_mode)


def parallel_env(
    game: str,
    *,
    seats: int | None = None,
    reward: Reward = "difference",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> TableAtOnce:
    """A PettingZoo environment whose agents act at the same time; `options` are the game's, its variant first."""
    from stado.rl.parallel import TableAtOnce

    table = make_game(game, options, seats)
    return TableAtOnce(table, reward=reward, max_cycles=max_cycles, render_mode=render_mode)


def seat_env(
    game: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    bots: str | Sequence[str] = "casual",
    reward: Reward = "difference",
    max_cycles: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> SeatAmongBots:
    """A Gymnasium environment of any game: one seat that learns among bots."""
    from stado.rl.seat import SeatAmongBots

    table = make_game(game, options, seats)
    return SeatAmongBots(table, seat=seat, bots=bots, reward=reward, max_cycles=max_cycles, render_mode=render_mode)


def vector_env(
    game: str,
    num_envs: int,
    *,
    seats: int | None = None,
    opponents: str | Sequence[str] = "casual",
    reward: Reward = "difference",
    **options: Any,
) -> ManyTables:
    """A Gymnasium vector environment: matches of six classic in which one seat learns among bots of the kernel."""
    from stado.rl.vector import ManyTables

    return ManyTables(make_game(game, options, seats), num_envs, opponents=opponents, reward=reward)


__all__ = [
    "IDLE",
    "AnyEncoder",
    "Encoder",
    "Part",
    "aec_env",
    "make_encoder",
    "parallel_env",
    "seat_env",
    "vector_env",
]

"""Writes nets as the kernel takes them; those that no file has stay as they are.

    python -m scripts.league.export picks.npz hands.npz randoms.npz copies.npz

What a hand costs among copied programs is what it costs among those who are most like them, where a net has not learned
more.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from stado.kernels.six.population.sight import OUTLOOKS
from stado.kernels.six.population.trial import COPIES, HEADS, NAMES

PATH = Path(__file__).parents[2] / "src/stado/kernels/six/data/population.json"
DIGITS = 4
LIKE = {"flat": "plain"}  # whose likes hands cost about the same among

Array = NDArray[np.float32]
Parts = dict[str, Array]


def flatten(part: Array) -> list[float]:
    """Weights one behind another, rounded."""
    return [float(f"{weight:.{DIGITS}g}") for weight in part.ravel().tolist()]


def arrange_picks(picks: Parts) -> Parts:
    """Cells of a card lie beside those that are summed."""
    return {
        "first": np.concatenate([picks["own"], picks["shared"]], 1),
        "outlooks": np.concatenate([picks["own_outlooks"], picks["shared_outlooks"]], 1),
        "deep": picks["deep"],
        "sums": picks["sums"],
        "base": picks["base"],
        "heads": picks["heads"].T,
    }


def arrange_alone(alone: Parts) -> Parts:
    """Cells of a card."""
    return {
        "first": alone["own"],
        "outlooks": alone["own_outlooks"],
        "deep": alone["deep"],
        "base": alone["base"],
        "heads": alone["heads"].T,
    }


def add_copies(outlooks: Array) -> Array:
    """Weights of outlooks, with those of the shares of copied seats where these alone are missing."""
    if len(outlooks) != OUTLOOKS + 1 + len(HEADS):
        return outlooks
    return np.concatenate([outlooks, *(outlooks[None, OUTLOOKS + NAMES.index(LIKE[name])] for name in COPIES)])


def arrange_hands(hands: Parts) -> Parts:
    """The mean lies behind the weights of the one head."""
    return {
        "first": hands["shared"],
        "outlooks": add_copies(hands["shared_outlooks"]),
        "sums": hands["sums"],
        "sums_outlooks": add_copies(hands["sums_outlooks"]),
        "base": hands["base"],
        "head": np.concatenate([hands["heads"].ravel(), hands["mean"]]),
    }


NETS: dict[str, Callable[[Parts], Parts]] = {
    "picks": arrange_picks,
    "alone": arrange_alone,
    "copies": arrange_picks,
    "copies_alone": arrange_alone,
    "hands": arrange_hands,
    "randoms": arrange_hands,
}


def arrange(weights: Parts) -> dict[str, dict[str, list[float]]]:
    """The weights of the nets that are there, one sequence for each part."""
    found = {}
    for net, arrange_net in NETS.items():
        parts = {name.partition(" ")[2]: part for name, part in weights.items() if name.startswith(f"{net} ")}
        if parts:
            found[net] = {name: flatten(part) for name, part in arrange_net(parts).items()}
    return found


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nets", type=Path, nargs="*")
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    weights = {name: part for path in arguments.nets for name, part in np.load(path).items()}
    kept: dict[str, Any] = msgspec.json.decode(PATH.read_bytes())
    kept |= arrange(weights)
    arguments.out.write_bytes(msgspec.json.encode(kept) + b"\n")


if __name__ == "__main__":
    main()

"""Writes the distilled nets as the kernel takes them.

python -m scripts.league.export picks.npz hands.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

PATH = Path(__file__).parents[2] / "src/stado/kernels/six/data/population.json"
DIGITS = 4

Array = NDArray[np.float32]


def flatten(part: Array) -> list[float]:
    """Weights one behind another, rounded."""
    return [float(f"{weight:.{DIGITS}g}") for weight in part.ravel().tolist()]


def arrange(weights: dict[str, Array]) -> dict[str, dict[str, list[float]]]:
    """The weights of the nets, one sequence for each part: cells of a card lie beside those that are summed."""
    picks, alone, hands = (
        {name.partition(" ")[2]: part for name, part in weights.items() if name.startswith(net)}
        for net in ("picks", "alone", "hands")
    )
    parts: dict[str, dict[str, Any]] = {
        "picks": {
            "first": np.concatenate([picks["own"], picks["shared"]], 1),
            "outlooks": np.concatenate([picks["own_outlooks"], picks["shared_outlooks"]], 1),
            "deep": picks["deep"],
            "sums": picks["sums"],
            "base": picks["base"],
            "heads": picks["heads"].T,
        },
        "alone": {
            "first": alone["own"],
            "outlooks": alone["own_outlooks"],
            "deep": alone["deep"],
            "base": alone["base"],
            "heads": alone["heads"].T,
        },
        "hands": {
            "first": hands["shared"],
            "outlooks": hands["shared_outlooks"],
            "sums": hands["sums"],
            "sums_outlooks": hands["sums_outlooks"],
            "base": hands["base"],
            "head": np.concatenate([hands["heads"].ravel(), hands["mean"]]),
        },
    }
    return {net: {name: flatten(part) for name, part in found.items()} for net, found in parts.items()}


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("nets", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=PATH)
    arguments = parser.parse_args()
    weights = {name: part for path in arguments.nets for name, part in np.load(path).items()}
    arguments.out.write_bytes(msgspec.json.encode(arrange(weights)) + b"\n")


if __name__ == "__main__":
    main()

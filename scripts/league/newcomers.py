"""Makes room for members that join a population which has learned already.

    python -m scripts.league.newcomers --nets before.json --out known

Writes `known.pt`, from which `scripts.league.distill` goes on with the nets for picks, each manner being taught by its
own head, and newcomers by their nets over raw cards; and `known.npz`, from which `scripts.league.searcher` goes on with
the net for hands. A newcomer begins as the mean of all that pick by such nets.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from scripts.league.distill import KINDS
from scripts.league.league import NAMES
from scripts.league.marks import OUTLOOKS
from scripts.league.nets import Weights
from scripts.league.raws import RAWS
from scripts.league.twin import Nets, load_nets


def add_heads(net: Weights, known: int) -> Weights:
    """A net with a head for each of the newcomers; the first `known` kinds have one."""
    old = [place for place, name in enumerate(KINDS[:known]) if name in RAWS]
    heads = net["heads"]
    mean = heads[..., old].mean(-1, keepdim=True)
    return net | {"heads": torch.cat([heads, mean.expand(-1, -1, len(KINDS) - known)], -1)}


def add_company(part: Tensor, known: int) -> Tensor:
    """Weights of outlooks, with those of the shares of newcomers; without those of copied programs."""
    manners = part[OUTLOOKS : OUTLOOKS + 1 + known]
    old = [1 + place for place, name in enumerate(KINDS[:known]) if name in RAWS]
    mean = manners[old].mean(0, keepdim=True)
    return torch.cat([part[:OUTLOOKS], manners, mean.expand(len(KINDS) - known, -1)])


def split(net: Weights) -> Weights:
    """A net of its own for each name, with one head each: none says anything of random picks."""
    heads = torch.cat([net["heads"], torch.zeros_like(net["heads"][..., :1])], -1)
    places = [KINDS.index(name) if name in KINDS else len(KINDS) for name in NAMES]
    nets = {name: part.expand(len(NAMES), *part.shape[1:]).clone() for name, part in net.items() if name != "heads"}
    return nets | {"heads": heads[0].T[places][..., None].clone()}


def welcome(nets: Nets) -> tuple[dict[str, Any], Weights]:
    """What the nets for picks are taught by and begin as, and the net for hands with weights for all manners."""
    known = nets.picks["heads"].shape[-1]
    students = {"picks": add_heads(nets.picks, known), "alone": add_heads(nets.alone, known)}
    hands = {name: part[0] for name, part in nets.hands.items()}
    grown = {name: add_company(part, known) if name.endswith("outlooks") else part for name, part in hands.items()}
    return {"known": KINDS[:known], "picks": split(students["picks"]), "students": students}, grown


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nets", type=Path, help="in place of the package's")
    parser.add_argument("--out", type=Path, default=Path("known"))
    arguments = parser.parse_args()
    league, hands = welcome(load_nets("cpu", arguments.nets))
    if len(league["known"]) == len(KINDS):
        parser.error("these nets know all members: there is nobody new")
    torch.save(league, arguments.out.with_suffix(".pt"))
    np.savez(arguments.out.with_suffix(".npz"), **{f"hands {name}": part.numpy() for name, part in hands.items()})


if __name__ == "__main__":
    main()

"""A kernel with one wrong branch does not agree with the rules: what compares them would notice."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from stado.core.game import AnyGame
from stado.games import make_game
from tests.kernels.test_whole import BUSY, follow

JUBILEE: tuple[str, dict[str, Any], int] = ("six", {"variant": "jubilee"}, 3)
CLASSIC: tuple[str, dict[str, Any], int] = ("six", {}, 4)
BOARD: tuple[str, dict[str, Any], int] = ("board", {"variant": "advanced-lucky", "board": BUSY}, 4)
LOOT: tuple[str, dict[str, Any], int] = ("loot", {}, 4)
SHADOW: tuple[str, dict[str, Any], int] = ("loot", {}, 2)
THREE: tuple[str, dict[str, Any], int] = ("three", {}, 3)
MATCHES = 6


def nothing(*_: Any) -> None:
    """Do nothing."""


def yes(*_: Any) -> bool:
    """Say yes."""
    return True


def no(*_: Any) -> bool:
    """Say no."""
    return False


def first(*_: Any) -> int:
    """Say the first."""
    return 0


def follow_all(game: AnyGame) -> None:
    """Compare some matches."""
    for number in range(MATCHES):
        follow(game, f"mutant {number}")


MUTANTS: list[tuple[str, str, Callable[..., Any], tuple[str, dict[str, Any], int]]] = [
    ("six.placement", "stack_row", nothing, CLASSIC),  # SIX-8
    ("six.placement", "target_row", first, CLASSIC),  # SIX-5
    ("six.placement", "clear_markers", nothing, JUBILEE),  # SIX-18, SIX-22
    ("six.specials", "is_open", yes, JUBILEE),  # SIX-22
    ("six.specials", "can_insert", no, JUBILEE),  # SIX-19
    ("six.specials", "can_move", no, JUBILEE),  # SIX-21
    ("six.specials", "can_stop", no, JUBILEE),  # SIX-22
    ("six.rules", "list_held", first, JUBILEE),  # SIX-24
    ("board.effects", "change_score", nothing, BOARD),  # BRD-8
    ("board.effects", "take_behind", nothing, BOARD),  # BRD-8
    ("board.effects", "draw_card", nothing, BOARD),  # BRD-16
    ("board.placing", "can_play", no, BOARD),  # BRD-17
    ("board.plays", "plus_matters", yes, BOARD),  # BRD-12
    ("loot.rules", "lowest_space", first, SHADOW),  # LOOT-13
    ("loot.rules", "hand_over_looted", nothing, LOOT),  # LOOT-5
    ("loot.rules", "turn_up", first, LOOT),  # LOOT-2
    ("loot.rules", "is_spent", no, LOOT),  # LOOT-8
    ("three.rules", "collect", nothing, THREE),  # TRI-5
    ("three.rules", "tally", first, THREE),  # TRI-13
]


@pytest.mark.parametrize(
    ("module", "name", "wrong", "table"), MUTANTS, ids=[f"{one}.{two}" for one, two, *_ in MUTANTS]
)
def test_a_wrong_branch_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    name: str,
    wrong: Callable[..., Any],
    table: tuple[str, dict[str, Any], int],
) -> None:
    mutated = import_module(f"stado.kernels.{module}")
    assert hasattr(mutated, name)
    monkeypatch.setattr(mutated, name, wrong)
    with pytest.raises((AssertionError, IndexError)):
        follow_all(make_game(*table))

"""A kernel with one wrong branch does not agree with the rules: what compares them would notice.

Every rule that a kernel's code names has such a branch planted here.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import pytest

import stado.kernels
from stado.core.rng import Rng
from stado.games import make_game
from stado.kernels.compiler.export import Export
from stado.kernels.stream import make_stream
from tests.kernels.compiler.test_export import run_plain
from tests.kernels.test_rounds import check_rounds, make_table
from tests.kernels.test_whole import BUSY, follow, limit_turns

Table = tuple[str, dict[str, Any], int]

CLASSIC: Table = ("six", {}, 4)
PRO: Table = ("six", {"variant": "pro"}, 3)
JUBILEE: Table = ("six", {"variant": "jubilee"}, 3)
BASIC: Table = ("board", {"variant": "basic"}, 3)
BOARD: Table = ("board", {"variant": "advanced-lucky", "board": BUSY}, 4)
LOOT: Table = ("loot", {}, 4)
SHADOW: Table = ("loot", {}, 2)
ADVANCED: Table = ("loot", {"variant": "advanced"}, 4)
EXPERT: Table = ("loot", {"variant": "expert"}, 4)
THREE: Table = ("three", {}, 3)
MATCHES = 12
# Where rules are played in whole; other modules use these, or are compared with them.
MODULES = "six/rules six/placement six/specials six/pile board/rules board/effects board/placing board/plays"
SOURCES = [*MODULES.split(), "loot/rules", "three/rules"]


class Mutant(NamedTuple):
    """What a function says of a rule, and what it says instead."""

    rule: str
    function: str
    right: str
    wrong: str
    table: Table

    def plant(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Let the function be wrong, whoever calls it."""
        name = self.function.rpartition(".")
        module = import_module(f"stado.kernels.{name[0]}")
        function = getattr(module, name[2])
        function = getattr(function, "flat", function)
        source = inspect.getsource(function)
        assert source.count(self.right) == 1
        wrong = compile(source.replace(self.right, self.wrong), "mutant", "exec")
        code = next(constant for constant in wrong.co_consts if isinstance(constant, CodeType))
        monkeypatch.setattr(function, "__code__", code)


MUTANTS = [
    Mutant("SIX-2", "six.pile.unpack", "SPECIAL_COPIES", "SPECIAL_COPIES - 1", JUBILEE),
    Mutant("SIX-3", "six.rules.deal", "deck[size * seats + row]", "deck[size * seats - row]", CLASSIC),
    Mutant("SIX-4", "six.rules.reveal_all", "table[at - 1] < card", "table[at - 1] > card", CLASSIC),
    Mutant("SIX-5", "six.placement.lay_next", "lay(table, row,", "lay(table, (row + 1) % table[ROWS],", CLASSIC),
    Mutant("SIX-6", "six.placement.place", "room_of(table, row) == 0", "room_of(table, row) == 1", CLASSIC),
    Mutant("SIX-7", "six.placement.place", "TAKE_ROW, next_seat(table)", "TAKE_ROW, 0", CLASSIC),
    Mutant("SIX-8", "six.placement.stack_card", "STACKED + seat", "STACKED", CLASSIC),
    Mutant("SIX-9", "six.rules.end_round", "+= table[STACK + seat]", "-= table[STACK + seat]", CLASSIC),
    Mutant("SIX-10", "six.rules.end_round", "most >= ending.limit", "most >= ending.limit - 20", CLASSIC),
    Mutant("SIX-13", "six.rules.find_drafter", "drafted % table", "(drafted + 1) % table", PRO),
    Mutant("SIX-14", "six.rules.start_round", "table[FIRST] + 1", "table[FIRST]", PRO),
    Mutant("SIX-15", "six.pile.deal_specials", "min(SPECIALS_DEALT,", "min(SPECIALS_DEALT - 1,", JUBILEE),
    Mutant("SIX-16", "six.pile.spend", "kind not in", "kind in", JUBILEE),
    Mutant("SIX-17", "six.placement.take_row", "table[ROWS] == MOST_ROWS", "table[ROWS] > MOST_ROWS", JUBILEE),
    Mutant("SIX-18", "six.specials.play_special", "= SEVEN_MARK", "= NO_MARK", JUBILEE),
    Mutant("SIX-19", "six.specials.can_insert", "end_of(table, row) > card", "end_of(table, row) < card", JUBILEE),
    Mutant("SIX-20", "six.specials.replace_next", "HIDDEN, SHOWN", "SHOWN, HIDDEN", JUBILEE),
    Mutant("SIX-21", "six.specials.move_into", "(table, row, moved)", "(table, source, moved)", JUBILEE),
    Mutant("SIX-22", "six.specials.can_stop", "free > 0", "free > 5", JUBILEE),
    Mutant("SIX-23", "six.specials.turn_card", "COWS[card])", "0)", JUBILEE),
    Mutant("SIX-24", "six.specials.list_held", "> 0:", "> 1:", JUBILEE),
    Mutant("SIX-25", "six.pile.gather", "table[ROWS] == MOST_ROWS", "table[ROWS] != MOST_ROWS", JUBILEE),
    Mutant("BRD-3", "board.rules.start_match", "LUCKY_COPIES", "LUCKY_COPIES - 1", BOARD),
    Mutant("BRD-5", "board.rules.deal_size", "ACTIVE_ROWS if", "ACTIVE_ROWS - 1 if", BOARD),
    Mutant("BRD-6", "board.rules.reveal", "table[at - 1] < tile", "table[at - 1] > tile", BOARD),
    Mutant("BRD-8", "board.effects.trigger", "seat, board.amounts[at])", "seat, -board.amounts[at])", BOARD),
    Mutant("BRD-10", "board.rules.end_turn", "table[SETS] < board.sets", "table[SETS] <= board.sets", BASIC),
    Mutant("BRD-11", "board.effects.shift_score", "after < before", "after > before", BOARD),
    Mutant("BRD-12", "board.placing.place_for_gain", "GAIN)", "GAIN + 1)", BOARD),
    Mutant("BRD-13", "board.rules.deal_cards", "range(CARDS_DEALT)", "range(CARDS_DEALT - 1)", BOARD),
    Mutant("BRD-14", "board.effects.list_empty", "row != taken and", "row >= 0 and", BOARD),
    Mutant("BRD-15", "board.effects.take_behind", "hold(table, seat,", "hold(table, 0,", BOARD),
    Mutant("BRD-16", "board.effects.draw_one", "draw_tile(table, seat)", "draw_card(table, seat)", BOARD),
    Mutant("BRD-17", "board.placing.fits_row", "end_of(table, row) <", "end_of(table, row) >", BOARD),
    Mutant("BRD-18", "board.rules.count_hands", "table[SCORE + seat] - cows", "table[SCORE + seat]", BOARD),
    Mutant("BRD-19", "board.effects.take_tiles", "seat, plus)", "seat, 2 * plus)", BOARD),
    Mutant("LOOT-2", "loot.rules.lay_deal", "+ HELD] = HAND_SIZE", "+ HELD] = HAND_SIZE - 1", LOOT),
    Mutant("LOOT-3", "loot.rules.list_lays", "range(1, jokers + 1)", "range(2, jokers + 1)", LOOT),
    Mutant("LOOT-4", "loot.rules.compare", "and loots(", "and not loots(", LOOT),
    Mutant("LOOT-5", "loot.rules.settle_loot", "(table, table[PAW])", "(table, table[VICTIM])", LOOT),
    Mutant("LOOT-6", "loot.rules.fill_display", "< DISPLAY_SIZE", "< DISPLAY_SIZE - 1", LOOT),
    Mutant("LOOT-7", "loot.rules.compare", "victim = (victim + 1) % seats", "victim = paw", LOOT),
    Mutant("LOOT-8", "loot.rules.list_answers", "= PASS", "= PILE_CARD", LOOT),
    Mutant("LOOT-9", "loot.rules.lay", "table[block + HELD] == 0", "table[block + HELD] < 0", ADVANCED),
    Mutant("LOOT-10", "loot.rules.key_of", "DECK_SIZE * score_of", "score_of", LOOT),
    Mutant("LOOT-11", "loot.rules.compare", "variant == STANDARD", "variant != STANDARD", LOOT),
    Mutant("LOOT-12", "loot.rules.end_turn", "variant == EXPERT and", "variant != EXPERT and", EXPERT),
    Mutant("LOOT-13", "loot.rules.lay_deal", "seats == 2", "seats == 3", SHADOW),
    Mutant("LOOT-14", "loot.rules.fill_shadow", "card < HIGHEST", "card <= HIGHEST", SHADOW),
    Mutant("LOOT-15", "loot.rules.draw", "HIGHEST, count_of(source)", "HIGHEST, 0", SHADOW),
    Mutant("LOOT-16", "loot.rules.lay", "prey > 1", "prey > 2", SHADOW),
    Mutant("LOOT-17", "loot.rules.fill_shadow", "< SHADOW_SIZE", "< SHADOW_SIZE - 1", SHADOW),
    Mutant("TRI-3", "three.rules.initial", "row * ROW_SPAN", "row * ROW_SPAN + 1", THREE),
    Mutant("TRI-4", "three.rules.play_card", "table[TURN] + 1", "table[TURN] + 2", THREE),
    Mutant("TRI-5", "three.rules.play_card", "place_card(table, card, place)", "pass", THREE),
    Mutant("TRI-6", "three.rules.place_card", "= place + 1", "= size", THREE),
    Mutant("TRI-7", "three.rules.collect", "color] += 1", "color] += 2", THREE),
    Mutant("TRI-8", "three.rules.collect", "+= TOO_MANY", "+= 1", THREE),
    Mutant("TRI-9", "three.rules.play_card", "table[block + BONUS] == 0 and", "seats == 0 and", THREE),
    Mutant("TRI-10", "three.rules.play_card", "+= DRAWN_CARDS", "+= 1", THREE),
    Mutant("TRI-11", "three.rules.end_match", "block_of(seat)", "block_of(0)", THREE),
    Mutant("TRI-12", "three.rules.tally", "_FINAL_BONUSES[table[block + SHOWN]]", "_FINAL_BONUSES[0]", THREE),
    Mutant("TRI-13", "three.rules.tally", " - table[block + DOWN]", "", THREE),
]
# Rounds that are played one by one and side by side have their own code for these rules.
ROUNDS = [
    Mutant("SIX-5", "six.rounds.target_row", "row += 1", "row += 1 - index // 3", CLASSIC),
    Mutant("SIX-6", "six.rounds.place_card", "== ROW_CAPACITY", "> ROW_CAPACITY", CLASSIC),
    Mutant("SIX-7", "six.rounds.place_low", "put_card(table, 0,", "put_card(table, row,", CLASSIC),
    Mutant("SIX-8", "six.rounds.take", "+= table[COW + row]", "-= table[COW + row]", CLASSIC),
]
LANES = [
    Mutant("SIX-3", "six.lanes.deal", "batch.deck[dealt + row]", "batch.deck[dealt - row]", CLASSIC),
    Mutant("SIX-4", "six.lanes.sort_lanes", "range(last, 0, -1)", "range(last, 1, -1)", CLASSIC),
    Mutant("SIX-5", "six.lanes.place_cards", "end < card and is_above", "end < card", CLASSIC),
    Mutant("SIX-6", "six.lanes.place_cards", "size == ROW_CAPACITY", "size > ROW_CAPACITY", CLASSIC),
    Mutant("SIX-7", "six.lanes.place_cards", "row <= cheapest", "row < cheapest", CLASSIC),
    Mutant("SIX-8", "six.lanes.stack_taken", "== seat", "!= seat", CLASSIC),
    Mutant("SIX-9", "six.lanes.end_round", "] += batch", "] -= batch", CLASSIC),
    Mutant("SIX-10", "six.lanes.end_round", "= -scores", "= scores", CLASSIC),
]


def follow_all(table: Table) -> None:
    """Compare some matches."""
    for number in range(MATCHES):
        follow(make_game(*table), f"mutant {number}")


def name_of(mutant: Mutant) -> str:
    return f"{mutant.rule} {mutant.function}"


@pytest.mark.parametrize("mutant", MUTANTS, ids=name_of)
def test_a_wrong_branch_is_noticed(monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    limit_turns(monkeypatch)
    mutant.plant(monkeypatch)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        follow_all(mutant.table)


@pytest.mark.parametrize("mutant", ROUNDS, ids=name_of)
def test_a_wrong_branch_of_rounds_is_noticed(monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    mutant.plant(monkeypatch)
    with pytest.raises((AssertionError, IndexError)):
        check_rounds("classic", 4, 20, "mutant")


@pytest.mark.parametrize("mutant", LANES, ids=name_of)
def test_a_wrong_branch_of_rounds_side_by_side_is_noticed(monkeypatch: pytest.MonkeyPatch, mutant: Mutant) -> None:
    _, kernel = make_table("classic", 4, rounds=1)
    wanted = kernel._play_rounds(make_stream(Rng("mutant")), 60)
    monkeypatch.setattr(Export, "__call__", run_plain)
    assert kernel._play_lanes(make_stream(Rng("mutant")), 60) == wanted
    mutant.plant(monkeypatch)
    assert kernel._play_lanes(make_stream(Rng("mutant")), 60) != wanted


def test_every_rule_that_kernels_name_has_a_mutant() -> None:
    folder = Path(stado.kernels.__file__).parent
    texts = [(folder / f"{name}.py").read_text(encoding="utf-8") for name in SOURCES]
    named = {rule for text in texts for rule in re.findall(r"(?:SIX|BRD|LOOT|TRI)-\d+", text)}
    assert named == {mutant.rule for mutant in MUTANTS}

"""What lies flat where matches seldom look."""

from __future__ import annotations

from typing import Any

from stado.games.six.cards import JUBILEE_HAND_SIZE, JUBILEE_ROUNDS, SPECIALS
from stado.games.six.flat import (
    ASK,
    DEAL,
    HELD,
    KINDS,
    PICK,
    PILED,
    ROUND,
    SPAN,
    SPECIAL,
    flatten_state,
    turns_to_come,
)


def test_a_round_that_is_to_be_dealt_has_all_its_turns() -> None:
    table = [0] * SPAN
    table[ROUND], table[ASK], table[HELD + 1] = 1, PICK, 4
    assert turns_to_come(table, 1) == 4 + JUBILEE_HAND_SIZE * (JUBILEE_ROUNDS - 1)
    table[ROUND], table[ASK], table[HELD + 1] = 2, DEAL, 0
    assert turns_to_come(table, 1) == JUBILEE_HAND_SIZE * (JUBILEE_ROUNDS - 1)


def test_a_table_without_specials_has_none_when_it_lies_flat(dealt: Any) -> None:
    game, state = dealt(2)
    table = flatten_state(game.options, state)
    assert (table[HELD], table[PILED]) == (len(state.hands[0]), 0)
    assert table[SPECIAL : SPECIAL + 2 * KINDS] == [0] * (2 * len(SPECIALS))

"""What lies flat where matches seldom look."""

from __future__ import annotations

from stado.games.six.cards import JUBILEE_HAND_SIZE, JUBILEE_ROUNDS
from stado.games.six.flat import ASK, DEAL, HELD, PICK, ROUND, SPAN, turns_to_come


def test_a_round_that_is_to_be_dealt_has_all_its_turns() -> None:
    table = [0] * SPAN
    table[ROUND], table[ASK], table[HELD + 1] = 1, PICK, 4
    assert turns_to_come(table, 1) == 4 + JUBILEE_HAND_SIZE * (JUBILEE_ROUNDS - 1)
    table[ROUND], table[ASK], table[HELD + 1] = 2, DEAL, 0
    assert turns_to_come(table, 1) == JUBILEE_HAND_SIZE * (JUBILEE_ROUNDS - 1)

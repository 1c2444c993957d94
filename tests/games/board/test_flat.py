"""What lies flat where matches seldom look."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.match import Match
from stado.games import make_game
from stado.games.board.flat import HELD, SWAP, TASK, TASKS, TRIGGER, flatten_board, flatten_state
from stado.games.board.judgment import NEVER, rate_card
from stado.games.board.options import BoardOptions
from stado.games.board.state import Trigger
from stado.games.board.table import make_table


def test_a_space_that_waits_to_be_set_off_is_a_task() -> None:
    state = replace(Match(make_game("board", {}, 3), "flat").state, agenda=(Trigger(1, 2, 3),))
    table = flatten_state(state)
    assert table[TASKS] == 1
    assert table[TASK : TASK + 4] == [TRIGGER, 1, 2, 3]


def test_a_hand_without_tiles_has_none_to_swap() -> None:
    board = flatten_board(make_table(BoardOptions(variant="advanced"), 3))
    table = flatten_state(Match(make_game("board", {"variant": "advanced"}, 3), "flat").state)
    table[HELD] = 0
    assert rate_card(board, table, 0, 50, SWAP) == NEVER

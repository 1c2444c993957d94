"""What follows from a placed tile: points, rows taken, tiles that move on, cards and tiles won.

What follows is written down as tasks, the next one last, and settled one after the other.
"""

from __future__ import annotations

from stado.core.flat import Ints
from stado.games.board.flat import (
    ACTION,
    CARDS,
    COWS,
    DISCARDED,
    DRAW,
    DRAW_CARD,
    DRAW_TILE,
    GAIN_5,
    HELD,
    KINDS,
    LEAVE,
    LUCKY,
    LUCKY_CARD,
    LUCKY_PILE,
    OUT,
    PILE,
    POINTS,
    POSITIVE_COWS,
    REWARD,
    ROW,
    SCORE,
    SIZE,
    STOPPED,
    SUPPLIED,
    SUPPLY,
    TAKE_COWS,
    TAKE_TILES,
    TASK,
    TASK_SPAN,
    TASKS,
    TRIGGER,
    WIDTH,
    Board,
    clamp,
    count_clovers,
    end_of,
    hand_of,
    row_cows,
)


def push_task(table: Ints, kind: int, seat: int, one: int, two: int) -> None:
    """Write down what is to be done next."""
    task = TASK + TASK_SPAN * table[TASKS]
    table[task], table[task + 1], table[task + 2], table[task + 3] = kind, seat, one, two
    table[TASKS] += 1


def drop_task(table: Ints) -> None:
    """The next task is done."""
    table[TASKS] -= 1
    task = TASK + TASK_SPAN * table[TASKS]
    table[task] = table[task + 1] = table[task + 2] = table[task + 3] = 0


def hold(table: Ints, seat: int, tile: int) -> None:
    """A tile goes behind a screen."""
    table[hand_of(seat) + table[HELD + seat]] = tile
    table[HELD + seat] += 1


def drop(table: Ints, seat: int, index: int) -> int:
    """The tile at that place of a hand leaves it."""
    table[HELD + seat] -= 1
    place, last = hand_of(seat) + index, hand_of(seat) + table[HELD + seat]
    tile = table[place]
    table[place] = table[last]
    table[last] = 0
    return tile


def shift_score(board: Board, table: Ints, seat: int, points: int) -> int:
    """One change of a score; returns how many lucky cards a loss brings."""
    before = table[SCORE + seat]
    after = clamp(before + points)
    table[SCORE + seat] = after
    return count_clovers(board, before, after) if board.lucky and after < before else 0  # BRD-11


def change_score(board: Board, table: Ints, seat: int, points: int) -> None:
    """One change of a score, with the lucky cards that a loss brings."""
    count = shift_score(board, table, seat, points)
    if count > 0:
        push_task(table, REWARD, seat, count, 0)


def trigger(board: Board, table: Ints, seat: int, row: int, space: int, plus: int) -> None:
    """A tile sets off the space it is on, Positive cows counting `plus` cows."""
    at = row * WIDTH + space
    kind = board.kinds[at]
    if kind == POINTS:
        change_score(board, table, seat, board.amounts[at])  # BRD-8
    elif kind == COWS:
        change_score(board, table, seat, board.amounts[at] * board.cows[table[ROW + at]])  # BRD-8
    elif kind == TAKE_COWS:
        take_cows(board, table, seat, row, plus)
    elif kind == TAKE_TILES:
        take_tiles(board, table, seat, row, plus)
    elif (kind == DRAW_TILE and table[SUPPLIED] > 0) or (kind == DRAW_CARD and table[CARDS] > 0):
        push_task(table, DRAW, seat, kind, 0)  # BRD-16


def take_cows(board: Board, table: Ints, seat: int, row: int, plus: int) -> None:
    """The cows of the other tiles cost points, and the tiles leave the game."""
    tile = end_of(table, row)
    cows = row_cows(board, table, row) - board.cows[tile]
    clear_row(board, table, row)
    push_task(table, LEAVE, seat, tile, row)
    change_score(board, table, seat, 2 * plus - cows)  # BRD-8, BRD-12, BRD-14


def take_tiles(board: Board, table: Ints, seat: int, row: int, plus: int) -> None:
    """The other tiles go behind the owner's screen, for everybody to see."""
    if plus > 0:
        change_score(board, table, seat, plus)  # BRD-19
    tile = end_of(table, row)
    take_behind(table, seat, row)
    clear_row(board, table, row)
    push_task(table, LEAVE, seat, tile, row)


def take_behind(table: Ints, seat: int, row: int) -> None:
    """All tiles of a row but the last go behind the seat's screen."""
    for place in range(ROW + row * WIDTH, ROW + row * WIDTH + table[SIZE + row] - 1):
        if table[place] > 0:
            hold(table, seat, table[place])  # BRD-15
            table[OUT + table[place]] = 0


def clear_row(board: Board, table: Ints, row: int) -> None:
    """Empty a row that is taken; all STOP tokens come off."""
    for place in range(ROW + row * WIDTH, ROW + row * WIDTH + table[SIZE + row]):
        table[place] = 0
    table[SIZE + row] = 0
    for other in range(board.rows):
        table[STOPPED + other] = 0  # BRD-17


def list_empty(board: Board, table: Ints, taken: int, legal: Ints) -> int:
    """Write down where the tile that took a row may move on to."""
    if not board.advanced:
        legal[0] = following_row(board, table, taken)  # BRD-8
        return 1
    count = 0
    for row in range(board.rows):
        if row != taken and table[SIZE + row] == 0:  # BRD-14, BRD-15
            legal[count] = row
            count += 1
    return count


def following_row(board: Board, table: Ints, taken: int) -> int:
    """The nearest empty row below the one taken, else the topmost."""
    row = (taken + 1) % board.rows
    while table[SIZE + row] > 0:  # BRD-8
        row = (row + 1) % board.rows
    return row


def start_row(table: Ints, row: int, tile: int) -> None:
    """The tile starts an empty row."""
    table[ROW + row * WIDTH] = tile
    table[SIZE + row] = 1


def move_tile(board: Board, table: Ints, row: int) -> None:
    """The tile that took a row starts an empty one."""
    task = TASK + TASK_SPAN * (table[TASKS] - 1)
    seat, tile = table[task + 1], table[task + 2]
    drop_task(table)
    start_row(table, row, tile)
    if board.advanced:
        trigger(board, table, seat, row, 0, 0)  # BRD-14, BRD-15


def take_lucky(table: Ints, seat: int, card: int, count: int) -> None:
    """Some lucky cards of a kind go from their pile to a seat."""
    kind = card - GAIN_5
    table[LUCKY_PILE + kind] -= count
    table[LUCKY_CARD + seat * LUCKY + kind] += count


def answer_reward(table: Ints, card: int) -> None:
    """BRD-11: the seat takes one of the lucky cards that it has won."""
    task = TASK + TASK_SPAN * (table[TASKS] - 1)
    take_lucky(table, table[task + 1], card, 1)
    table[task + 2] -= 1
    if table[task + 2] == 0:
        drop_task(table)


def draw_tile(table: Ints, seat: int) -> None:
    """The last tile of the supply goes behind a screen."""
    table[SUPPLIED] -= 1
    last = SUPPLY + table[SUPPLIED]
    hold(table, seat, table[last])
    table[last] = 0


def draw_card(table: Ints, seat: int) -> None:
    """The top of the pile goes to a seat; an empty pile is first made of the discard."""
    if table[DISCARDED] == table[CARDS]:
        table[DISCARDED] = 0  # BRD-16
    table[CARDS] -= 1
    last = PILE + table[CARDS]
    table[ACTION + seat * KINDS + table[last]] += 1
    table[last] = 0


def draw_one(table: Ints) -> None:
    """BRD-16: the seat draws what the next task says."""
    task = TASK + TASK_SPAN * (table[TASKS] - 1)
    seat, kind = table[task + 1], table[task + 2]
    drop_task(table)
    if kind == DRAW_TILE:
        draw_tile(table, seat)
    else:
        draw_card(table, seat)


def settle(board: Board, table: Ints, legal: Ints) -> bool:
    """Do the next task; returns whether that needed no answer."""
    task = TASK + TASK_SPAN * (table[TASKS] - 1)
    kind, seat, one, two = table[task], table[task + 1], table[task + 2], table[task + 3]
    if kind == TRIGGER:
        drop_task(table)
        trigger(board, table, seat, one, two, 0)
        return True
    if kind == REWARD:
        gains, pluses = table[LUCKY_PILE], table[LUCKY_PILE + 1]
        if gains > 0 and pluses > 0:
            return False
        drop_task(table)
        take_lucky(table, seat, GAIN_5, min(one, gains))  # BRD-11: of the pile that lasts; both may be empty
        take_lucky(table, seat, POSITIVE_COWS, min(one, pluses))
        return True
    if kind == LEAVE and list_empty(board, table, two, legal) == 1:
        move_tile(board, table, legal[0])
        return True
    return False

"""Cards played for the next tile, and the small questions that they ask."""

from __future__ import annotations

from stado.core.flat import Ints, insert_sorted
from stado.games.board.flat import (
    ACTION,
    ANOTHER_TILE,
    ASCENDING_ANYWHERE,
    ASKS,
    CARDS,
    DISCARDED,
    GAIN_5,
    HELD,
    KINDS,
    LUCKY,
    LUCKY_CARD,
    LUCKY_PILE,
    NOTHING,
    PAIR,
    PILE,
    PLACE_FIRST,
    POSITIVE_COWS,
    QUEUE,
    QUEUED,
    ROW,
    SCORE,
    SIZE,
    SKIP,
    STOP,
    STOPPED,
    SWAP,
    TAKE_COWS,
    TOLD_ROW,
    TOLD_SKIPS,
    WIDTH,
    Board,
    clamp,
    hand_of,
    next_seat,
    next_tile,
    row_cows,
    told_row,
)
from stado.games.board.judgment import find_in_hand
from stado.kernels.board.effects import drop, hold
from stado.kernels.board.placing import can_play, fits_row, lucky_kind, place, place_first, place_for_gain

# Cards in the order in which legal answers have them: by name.
_BY_NAME = (ANOTHER_TILE, ASCENDING_ANYWHERE, GAIN_5, PLACE_FIRST, POSITIVE_COWS, SKIP, STOP, SWAP)


def list_cards(board: Board, table: Ints, legal: Ints) -> int:
    """Write down the cards that the next tile's owner may play, or none."""
    legal[0], count = NOTHING, 1
    for card in _BY_NAME:
        if has_card(table, next_seat(table), card) and fits_tile(board, table, card):
            legal[count] = card
            count += 1
    return count


def has_card(table: Ints, seat: int, card: int) -> bool:
    """Whether the seat holds the card."""
    if card < KINDS:
        return table[ACTION + seat * KINDS + card] > 0
    return table[LUCKY_CARD + seat * LUCKY + card - GAIN_5] > 0


def fits_tile(board: Board, table: Ints, card: int) -> bool:
    """Whether the card may go with the next tile."""
    return can_play(board, table, card) if card < KINDS else card == lucky_kind(board, table)


def list_details(board: Board, table: Ints, card: int, legal: Ints) -> int:
    """Write down what the owner of a card just played may say about it."""
    if card in (SWAP, ANOTHER_TILE):
        return list_hand(table, next_seat(table), legal)
    if card == POSITIVE_COWS:
        return list_plus(board, table, legal)
    count = 0
    for row in range(board.rows):
        if fits_row(table, card, row):
            legal[count] = row
            count += 1
    return count


def list_hand(table: Ints, seat: int, legal: Ints) -> int:
    """Write the tiles of a hand down, the lowest first: the place of each is the number of lower ones."""
    first, behind = hand_of(seat), hand_of(seat) + table[HELD + seat]
    for own in range(first, behind):
        tile, lower = table[own], 0
        for other in range(first, behind):
            lower += table[other] < tile
        legal[lower] = tile
    return behind - first


def list_plus(board: Board, table: Ints, legal: Ints) -> int:
    """Write down the tiles that Positive cows may count plus: any two, but the lowest where it makes no difference."""
    row, count = told_row(board, table, next_tile(table)), 0
    tiles = legal_room(legal)
    for at in range(ROW + row * WIDTH, ROW + row * WIDTH + table[SIZE + row]):
        if table[at] > 0:
            insert_sorted(legal, tiles, count, table[at])
            count += 1
    if count == 1:
        legal[0] = legal[tiles]  # BRD-12
        return 1
    found = 0
    for low in range(tiles, tiles + count - 1):
        for high in range(low + 1, tiles + count):
            legal[found] = legal[low] * PAIR + legal[high]
            found += 1
    return found if plus_matters(board, table, row, legal, found) else 1


def legal_room(legal: Ints) -> int:
    """Where there is room behind all pairs of a row."""
    return len(legal) - WIDTH


def plus_matters(board: Board, table: Ints, row: int, legal: Ints, count: int) -> bool:
    """Whether some of the pairs lead to different scores."""
    score = score_with_plus(board, table, row, legal[0])
    for index in range(1, count):
        if score_with_plus(board, table, row, legal[index]) != score:
            return True
    return False


def score_with_plus(board: Board, table: Ints, row: int, pair: int) -> int:
    """The score that the next tile's owner has when these tiles count plus."""
    gain, score = plus_cows(board, pair), table[SCORE + next_seat(table)]
    if board.kinds[row * WIDTH + board.lengths[row] - 1] == TAKE_COWS:
        return clamp(score + 2 * gain - row_cows(board, table, row))  # BRD-12
    return clamp(score + gain)  # BRD-19


def plus_cows(board: Board, pair: int) -> int:
    """The cows of one tile or two."""
    return board.cows[pair // PAIR] + board.cows[pair % PAIR]


def discard(table: Ints, seat: int, card: int) -> None:
    """An action card goes on the discard, a lucky card back to its pile."""
    if card >= KINDS:
        table[LUCKY_CARD + seat * LUCKY + card - GAIN_5] -= 1
        table[LUCKY_PILE + card - GAIN_5] += 1  # BRD-12
        return
    table[ACTION + seat * KINDS + card] -= 1
    for index in range(table[CARDS], 0, -1):
        table[PILE + index] = table[PILE + index - 1]
    table[PILE] = card  # BRD-17
    table[CARDS] += 1
    table[DISCARDED] += 1


def play_card(board: Board, table: Ints, legal: Ints, card: int) -> None:
    """The next tile's owner plays a card for it, or no more."""
    if card == NOTHING:
        place(board, table, 0)
        return
    discard(table, next_seat(table), card)
    if card == SKIP:
        table[TOLD_SKIPS] += 1
    elif card == GAIN_5:
        place_for_gain(board, table)
    elif list_details(board, table, card, legal) > 1:
        table[ASKS] = card
    else:
        answer_detail(board, table, card, legal[0])


def answer_detail(board: Board, table: Ints, card: int, answer: int) -> None:
    """The owner of a card just played has said more about it."""
    table[ASKS] = NOTHING
    if card == SWAP:
        swap_tile(table, find_in_hand(table, next_seat(table), answer))
    elif card == ANOTHER_TILE:
        add_tile(table, find_in_hand(table, next_seat(table), answer))
    elif card == STOP:
        table[STOPPED + answer] = 1
    elif card == PLACE_FIRST:
        place_first(board, table, answer)
    elif card == ASCENDING_ANYWHERE:
        table[TOLD_ROW] = answer + 1
    else:
        place(board, table, plus_cows(board, answer))


def swap_tile(table: Ints, index: int) -> None:
    """BRD-17: the revealed tile goes back, and another takes its place in the order."""
    seat, revealed = next_seat(table), next_tile(table)
    table[QUEUE + 2 * table[QUEUED] - 1] = drop(table, seat, index)
    hold(table, seat, revealed)


def add_tile(table: Ints, index: int) -> None:
    """BRD-17: all revealed tiles of the seat, and one more, are placed before anybody else's, lowest first."""
    seat = next_seat(table)
    added = QUEUE + 2 * table[QUEUED]
    table[added], table[added + 1] = seat, drop(table, seat, index)
    table[QUEUED] += 1
    for entry in range(1, table[QUEUED]):
        at = QUEUE + 2 * entry
        owner, tile = table[at], table[at + 1]
        while at > QUEUE and table[at - 2] == seat and (owner != seat or table[at - 1] < tile):
            table[at], table[at + 1] = table[at - 2], table[at - 1]
            at -= 2
        table[at], table[at + 1] = owner, tile

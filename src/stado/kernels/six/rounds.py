"""Rounds of classic and pro at their fastest, for seats that pick at random.

A table here is small: the end of each row, its size and its cows, then the cows on each seat's stack. Rows are kept
sorted by their ends: placing a card never changes that order, so a card's row is the number of ends below it, less
one. Which row lies above which matters to nobody but the eye.

A revealed card is one number, the card times sixteen plus its seat, so that sorting reveals sorts them by card.
"""

from __future__ import annotations

from typing import NamedTuple

from stado.core.flat import Ints, highest
from stado.games.six.cards import COWS, DECK, HAND_SIZE, ROW_CAPACITY, ROWS
from stado.kernels.compiler.export import export
from stado.kernels.six.rules import Ending
from stado.kernels.stream import below, shuffle

END, SIZE, COW, STACK = 0, ROWS, 2 * ROWS, 3 * ROWS
SEAT_SPAN = 16
CARDS = len(DECK) + 1  # the length of a sequence with a place for each card's number


class Workspace(NamedTuple):
    """What a match is played with.

    With `any_row`, owners of low cards take any row and not the cheapest; `lows` counts these cards, in one place.
    """

    seats: int
    deck: Ints
    table: Ints
    queue: Ints
    scores: Ints
    lows: Ints
    any_row: bool


def deal(stream: Ints, deck: Ints, table: Ints, seats: int) -> None:
    """SIX-3: the deck's first cards become hands of ten, seat by seat, and the next four start the rows.

    A draft whose seats take any open card deals the same hands, each as likely (SIX-13).
    """
    shuffle(stream, deck, HAND_SIZE * seats + ROWS)
    lay_rows(deck, table, seats)


def lay_rows(deck: Ints, table: Ints, seats: int) -> None:
    """Start the rows with the cards behind the hands, and clear the stacks."""
    for row in range(ROWS):
        table[END + row] = deck[HAND_SIZE * seats + row]
    sort(table, ROWS)
    for row in range(ROWS):
        table[SIZE + row] = 1
        table[COW + row] = COWS[table[END + row]]
    for seat in range(seats):
        table[STACK + seat] = 0


def sort(items: Ints, count: int) -> None:
    """Sort the first items by exchanges without branches: few items in no known order."""
    for last in range(1, count):
        for index in range(last, 0, -1):
            low, high = items[index - 1], items[index]
            items[index - 1], items[index] = min(low, high), max(low, high)


def reveal(card: int, seat: int) -> int:
    """A revealed card as one number."""
    return card * SEAT_SPAN + seat


def target_row(table: Ints, card: int) -> int:
    """The row that the card must go to: -1 for a low card."""
    row = -1
    for index in range(ROWS):
        if table[END + index] < card:  # SIX-5
            row += 1
    return row


def is_last_round(scores: Ints, number: int, ending: Ending) -> bool:
    """Whether the match ends after that round, with these scores."""
    if ending.rounds > 0:
        return number >= ending.rounds  # SIX-10
    return highest(scores) >= ending.limit  # SIX-10


def place_all(table: Ints, queue: Ints, seats: int) -> int:
    """Place the revealed cards, lowest first, low ones in the cheapest row; returns how many were low."""
    sort(queue, seats)  # SIX-4
    lows = 0
    for index in range(seats):
        lows += place_card(table, queue[index] % SEAT_SPAN, queue[index] // SEAT_SPAN)
    return lows


def place_all_anyhow(stream: Ints, table: Ints, queue: Ints, seats: int) -> int:
    """Place the revealed cards, lowest first, low ones in any row; returns how many were low."""
    sort(queue, seats)  # SIX-4
    lows = 0
    for index in range(seats):
        card = queue[index] // SEAT_SPAN
        if target_row(table, card) < 0:
            place_low(table, queue[index] % SEAT_SPAN, card, below(stream, ROWS))  # SIX-7
            lows += 1
        else:
            place_card(table, queue[index] % SEAT_SPAN, card)
    return lows


def place_card(table: Ints, seat: int, card: int) -> bool:
    """Place one card where it must go, a low one in the cheapest row; returns whether it was low."""
    row = target_row(table, card)
    if row < 0:
        place_low(table, seat, card, cheapest_row(table))  # SIX-7
        return True
    if table[SIZE + row] == ROW_CAPACITY:
        take(table, seat, row)  # SIX-6
    put_card(table, row, card)
    return False


def place_low(table: Ints, seat: int, card: int, row: int) -> None:
    """SIX-7: the owner of a low card takes the row of choice, and the card starts it again."""
    take_row(table, seat, row)
    put_card(table, 0, card)


def cheapest_row(table: Ints) -> int:
    """The row with the fewest cows; of equal ones that with the lowest end."""
    best = 0
    for row in range(1, ROWS):
        if table[COW + row] < table[COW + best]:
            best = row
    return best


def take_row(table: Ints, seat: int, row: int) -> None:
    """Take a row and make it the first, where the low card that takes it belongs."""
    take(table, seat, row)
    for index in range(row, 0, -1):
        for field in range(END, STACK, ROWS):
            table[field + index], table[field + index - 1] = table[field + index - 1], table[field + index]


def take(table: Ints, seat: int, row: int) -> None:
    """The row's cows go onto the seat's stack, and the row is empty."""
    table[STACK + seat] += table[COW + row]  # SIX-8
    table[SIZE + row] = 0
    table[COW + row] = 0


def put_card(table: Ints, row: int, card: int) -> None:
    """The card is the row's new end."""
    table[END + row] = card
    table[SIZE + row] += 1
    table[COW + row] += COWS[card]


def play_round(stream: Ints, workspace: Workspace) -> None:
    """A round of seats that pick at random: a hand was dealt in random order, so it is played in that order."""
    deal(stream, workspace.deck, workspace.table, workspace.seats)
    play_turns(stream, workspace, workspace.deck, HAND_SIZE)


def play_turns(stream: Ints, workspace: Workspace, hands: Ints, count: int) -> None:
    """Play `count` turns in which each seat plays its cards in the order in which they lie."""
    for turn in range(count):
        for seat in range(workspace.seats):
            workspace.queue[seat] = reveal(hands[seat * HAND_SIZE + turn], seat)
        if workspace.any_row:
            workspace.lows[0] += place_all_anyhow(stream, workspace.table, workspace.queue, workspace.seats)
        else:
            workspace.lows[0] += place_all(workspace.table, workspace.queue, workspace.seats)


def end_match(stream: Ints, workspace: Workspace, number: int, ending: Ending) -> int:
    """Write a round's cows down and play the rounds after it; returns the number of the last one."""
    while True:
        for seat in range(workspace.seats):
            workspace.scores[seat] += workspace.table[STACK + seat]  # SIX-9
        if is_last_round(workspace.scores, number, ending):
            return number
        play_round(stream, workspace)
        number += 1


class Start(NamedTuple):
    """A decision that matches go on from.

    Hands lie ten places apart; `committed` holds a card for each seat that has picked and 0 for the others; `queue` the
    reveals to be placed, the next first, and a 0 behind them.
    """

    number: int
    table: Ints
    scores: Ints
    hands: Ints
    sizes: Ints
    committed: Ints
    queue: Ints


@export
def play_matches(stream: Ints, workspace: Workspace, ending: Ending, count: int, scores: Ints, keys: Ints) -> int:
    """Play `count` matches; the sheets get what came to all seats; returns how many rounds there were."""
    rounds = 0
    for match in range(count):
        rounds += play_match(stream, workspace, ending)
        write_down(workspace, match, scores, keys)
    return rounds


def write_down(workspace: Workspace, match: int, scores: Ints, keys: Ints) -> None:
    """SIX-10: the fewest cows win."""
    for seat in range(workspace.seats):
        scores[match * workspace.seats + seat] = workspace.scores[seat]
        keys[match * workspace.seats + seat] = -workspace.scores[seat]


def play_match(stream: Ints, workspace: Workspace, ending: Ending) -> int:
    """A match from its first deal to its end; returns how many rounds there were."""
    for seat in range(workspace.seats):
        workspace.scores[seat] = 0
    play_round(stream, workspace)
    return end_match(stream, workspace, 1, ending)


@export
def finish_matches(
    stream: Ints, workspace: Workspace, ending: Ending, count: int, scores: Ints, keys: Ints, start: Start, cards: Ints
) -> int:
    """Go on `count` times; `cards` is room for the hands; returns how many rounds there were."""
    rounds = 0
    for match in range(count):
        for seat in range(workspace.seats):
            workspace.scores[seat] = start.scores[seat]
        for index in range(len(start.table)):
            workspace.table[index] = start.table[index]
        finish_round(stream, workspace, start, cards)
        rounds += end_match(stream, workspace, start.number, ending) - start.number + 1
        write_down(workspace, match, scores, keys)
    return rounds


def finish_round(stream: Ints, workspace: Workspace, start: Start, cards: Ints) -> None:
    """Play the round of a decision to its end."""
    order_hands(stream, start, cards)
    waiting = 0
    while start.queue[waiting] > 0:
        low = place_card(workspace.table, start.queue[waiting] % SEAT_SPAN, start.queue[waiting] // SEAT_SPAN)
        workspace.lows[0] += low
        waiting += 1
    play_turns(stream, workspace, cards, start.sizes[0])


def order_hands(stream: Ints, start: Start, cards: Ints) -> None:
    """The hands in random order, a committed card first: in that order they are played."""
    for seat in range(len(start.sizes)):
        first, left = seat * HAND_SIZE, start.sizes[seat]
        for index in range(left):
            cards[first + index] = start.hands[first + index]
            if start.hands[first + index] == start.committed[seat]:
                cards[first], cards[first + index] = cards[first + index], cards[first]
        kept = 1 if start.committed[seat] > 0 else 0
        shuffle_hand(stream, cards, first + kept, left - kept)


def shuffle_hand(stream: Ints, cards: Ints, first: int, count: int) -> None:
    """Shuffle the cards of one hand."""
    for index in range(count - 1):
        other = index + below(stream, count - index)
        cards[first + index], cards[first + other] = cards[first + other], cards[first + index]

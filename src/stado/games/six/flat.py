"""A match as one flat sequence of numbers: where everything lies, for judgment and kernels.

A table has numbers that stand alone, then for each row its size, its cows, what lies behind it and its cards; for each
seat its cows of the rounds before and those on its stack, its pick, how many cards it holds, its specials by kind and
its hand; the revealed cards, the next one last; the row that Minus=Plus took; the pile of specials, its top last, and
how many of each kind are discarded; and for each card where it lies. What a view hides is zero.

Answers are numbers: a card, a row, or the kind of a special; NOTHING is none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stado.core.flat import Ints, insert_sorted
from stado.games.six.actions import (
    DraftCard,
    ExchangeSpecial,
    InsertCard,
    MoveCard,
    MoveInto,
    PayCard,
    PickCard,
    PlaySpecial,
    ReplaceCard,
    SixAction,
    StopRow,
    TakeRow,
    TurnCard,
)
from stado.games.six.cards import (
    COWS,
    DECK,
    JUBILEE_HAND_SIZE,
    JUBILEE_ROUNDS,
    MOST_ROWS,
    ROW_CAPACITY,
    SEVEN_CAPACITY,
    SPECIAL_DECK,
    SPECIALS,
    Special,
    count_cows,
)
from stado.games.six.options import SixOptions
from stado.games.six.rules import deck
from stado.games.six.state import Ask, Phase, State
from stado.games.six.view import View

CLASSIC, PRO, JUBILEE = 0, 1, 2

# What is asked.
DEAL, DEAL_SPECIALS, DRAW_FIRST, DRAFT, PICK, OVER = 0, 1, 2, 3, 4, 5
TAKE_ROW, PLAY_SPECIAL, INSERT_CARD, REPLACE_CARD, MOVE_CARD, MOVE_INTO = 6, 7, 8, 9, 10, 11
STOP_ROW, TURN_CARD, PAY_CARD, EXCHANGE_SPECIAL, SHUFFLE_PILE = 12, 13, 14, 15, 16
NOTHING = -1
NOBODY = -1

# Where a card lies; from STACKED on, on the stack of a seat.
HIDDEN, SHOWN, OUT, POOL, STACKED = 0, 1, 2, 3, 4

MOST_SEATS = 10
WIDTH = SEVEN_CAPACITY
HAND = JUBILEE_HAND_SIZE
KINDS = len(SPECIALS)
HIGHEST = len(DECK)
FIFTH_ROW, SEVEN_TAKES, INSERT, REPLACE, MOVE, STOP, MINUS_PLUS = range(KINDS)
NO_MARK, SEVEN_MARK, STOP_MARK = 0, 1, 2

SEATS, VARIANT, CARDS, ROUND, FIRST, ASK, ASKED, TURNS, MOVED, CREDIT, TAKEN, ROWS, QUEUED, PILED = range(14)
SIZE = 14
COW = SIZE + MOST_ROWS
MARK = COW + MOST_ROWS
CARD = MARK + MOST_ROWS
SCORE = CARD + MOST_ROWS * WIDTH
STACK = SCORE + MOST_SEATS
PICKED = STACK + MOST_SEATS
HELD = PICKED + MOST_SEATS
SPECIAL = HELD + MOST_SEATS
HANDS = SPECIAL + MOST_SEATS * KINDS
QUEUE = HANDS + MOST_SEATS * HAND
TAKEN_CARD = QUEUE + 2 * MOST_SEATS
PILE = TAKEN_CARD + WIDTH
DISCARD = PILE + len(SPECIAL_DECK)
LIES = DISCARD + KINDS
SPAN = LIES + HIGHEST + 1

VARIANTS: Mapping[str, int] = {"classic": CLASSIC, "pro": PRO, "jubilee": JUBILEE}
_PHASES: Mapping[Phase, int] = {
    "first": DRAW_FIRST,
    "deal": DEAL,
    "specials": DEAL_SPECIALS,
    "draft": DRAFT,
    "pick": PICK,
    "over": OVER,
}
_ASKS: Mapping[Ask, int] = {
    "take_row": TAKE_ROW,
    "play_special": PLAY_SPECIAL,
    "insert_card": INSERT_CARD,
    "replace_card": REPLACE_CARD,
    "move_card": MOVE_CARD,
    "move_into": MOVE_INTO,
    "stop_row": STOP_ROW,
    "turn_card": TURN_CARD,
    "pay_card": PAY_CARD,
    "exchange_special": EXCHANGE_SPECIAL,
    "shuffle_pile": SHUFFLE_PILE,
}
_MARKS: Mapping[Special | None, int] = {None: NO_MARK, "seven_takes": SEVEN_MARK, "stop": STOP_MARK}


def flatten_state(options: SixOptions, state: State) -> list[int]:
    """A state."""
    table = _flatten(options, state, list(map(len, state.hands)))
    for seat, hand in enumerate(state.hands):
        _lay(table, hand_of(seat), hand)
        table[PICKED + seat] = state.picks[seat] or 0
    if state.table is not None:
        for seat, held in enumerate(state.table.held):
            _lay(table, SPECIAL + seat * KINDS, map(held.count, SPECIALS))
        table[PILED] = len(state.table.pile)
        _lay(table, PILE, (SPECIALS.index(special) for special in reversed(state.table.pile)))
    return table


def flatten_view(options: SixOptions, view: View) -> list[int]:
    """What a seat knows."""
    assert view.seat is not None
    table = _flatten(options, view, view.hand_sizes)
    _lay(table, hand_of(view.seat), view.hand)
    table[PICKED + view.seat] = view.pick or 0
    if view.table is not None:
        _lay(table, SPECIAL + view.seat * KINDS, map(view.table.held.count, SPECIALS))
        table[PILED] = view.table.pile_size
    return table


def _flatten(options: SixOptions, seen: State | View, sizes: Sequence[int]) -> list[int]:
    """What lies open, with hands of these sizes."""
    table, seats, agenda = [0] * SPAN, len(sizes), seen.agenda
    table[SEATS], table[VARIANT], table[CARDS] = seats, VARIANTS[options.variant], len(deck(options, seats))
    table[ROUND] = seen.round
    table[FIRST] = NOBODY if seen.first is None else seen.first
    table[ASK], table[ASKED] = (_PHASES[seen.phase], NOBODY) if agenda is None else (_ASKS[agenda.ask], agenda.seat)
    if agenda is not None:
        table[TURNS], table[MOVED], table[CREDIT] = int(agenda.turns), agenda.card or 0, agenda.credit
        table[TAKEN] = len(agenda.cards)
        _lay(table, TAKEN_CARD, agenda.cards)
    _lay(table, SCORE, seen.scores)
    _lay(table, HELD, sizes)
    _lay_cards(table, seen)
    if seen.table is not None:
        _lay(table, MARK, map(_MARKS.__getitem__, seen.table.markers))
        _lay(table, DISCARD, map(seen.table.discard.count, SPECIALS))
        for card in seen.table.out:
            table[LIES + card] = OUT
    return table


def _lay_cards(table: list[int], seen: State | View) -> None:
    """Cards that lie open: rows, revealed ones, stacks and the pool of a draft."""
    table[ROWS], table[QUEUED] = len(seen.rows), len(seen.queue)
    for row, cards in enumerate(seen.rows):
        table[SIZE + row], table[COW + row] = len(cards), count_cows(cards)
        _lay(table, CARD + row * WIDTH, cards)
        for card in cards:
            table[LIES + card] = SHOWN
    for place, reveal in enumerate(reversed(seen.queue)):
        _lay(table, QUEUE + 2 * place, (reveal.seat, reveal.card))
        table[LIES + reveal.card] = SHOWN
    for seat, stack in enumerate(seen.stacks):
        table[STACK + seat] = count_cows(stack)
        for card in stack:
            table[LIES + card] = STACKED + seat
    for card in seen.pool:
        table[LIES + card] = POOL


def _lay(table: list[int], first: int, numbers: Iterable[int]) -> None:
    """Put numbers into the table from that place on."""
    laid = list(numbers)
    table[first : first + len(laid)] = laid


def flatten_action(action: SixAction) -> int:
    """An answer as one number."""
    match action:
        case DraftCard(card) | PickCard(card) | ReplaceCard(card) | MoveCard(card) | TurnCard(card):
            return card
        case TakeRow(row) | InsertCard(row) | MoveInto(row) | StopRow(row):
            return row
        case PayCard(paid):
            return NOTHING if paid is None else paid
        case _:
            assert isinstance(action, PlaySpecial | ExchangeSpecial)
            return NOTHING if action.special is None else SPECIALS.index(action.special)


def hand_of(seat: int) -> int:
    """Where a seat's hand begins."""
    return HANDS + seat * HAND


def next_card(table: Ints) -> int:
    """The card that is placed next."""
    return table[QUEUE + 2 * table[QUEUED] - 1]


def next_seat(table: Ints) -> int:
    """Whose card is placed next."""
    return table[QUEUE + 2 * table[QUEUED] - 2]


def end_of(table: Ints, row: int) -> int:
    """The last card of a row."""
    return table[CARD + row * WIDTH + table[SIZE + row] - 1]


def is_open(table: Ints, row: int) -> bool:
    """Whether the row may be changed or taken."""
    return table[MARK + row] != STOP_MARK  # SIX-22


def room_of(table: Ints, row: int) -> int:
    """How many cards more the row can hold."""
    capacity = SEVEN_CAPACITY if table[MARK + row] == SEVEN_MARK else ROW_CAPACITY  # SIX-6, SIX-18
    return capacity - table[SIZE + row]


def target_row(table: Ints, card: int, shut: int) -> int:
    """The row that the card must go to, that one being shut beside those that Stop closes; NOTHING for a low card."""
    best, nearest = NOTHING, 0
    for row in range(table[ROWS]):
        end = end_of(table, row)
        if nearest < end < card and row != shut and is_open(table, row):  # SIX-5, SIX-22
            best, nearest = row, end
    return best


def row_of(table: Ints, card: int) -> int:
    """The row that the card lies in."""
    row = 0
    while not has_card(table, row, card):
        row += 1
    return row


def has_card(table: Ints, row: int, card: int) -> bool:
    """Whether the card lies in the row."""
    for place in range(CARD + row * WIDTH, CARD + row * WIDTH + table[SIZE + row]):
        if table[place] == card:
            return True
    return False


def insert_card(table: Ints, row: int, card: int) -> None:
    """The card goes into a row that has room, where it fits."""
    insert_sorted(table, CARD + row * WIDTH, table[SIZE + row], card)
    table[SIZE + row] += 1
    table[COW + row] += COWS[card]


def lift_card(table: Ints, row: int, card: int) -> None:
    """The card leaves its row."""
    drop(table, CARD + row * WIDTH, table[SIZE + row], card)
    table[SIZE + row] -= 1
    table[COW + row] -= COWS[card]


def drop(table: Ints, first: int, count: int, item: int) -> None:
    """Take an item from among `count`, which begin at that place; what is free then is zero."""
    place = first
    while table[place] != item:
        place += 1
    for index in range(place, first + count - 1):
        table[index] = table[index + 1]
    table[first + count - 1] = 0


def count_specials(table: Ints, seat: int) -> int:
    """How many specials the seat holds."""
    count = 0
    for kind in range(KINDS):
        count += table[SPECIAL + seat * KINDS + kind]
    return count


def turns_to_come(table: Ints, seat: int) -> int:
    """The turns that are left of this round and of those after it, in jubilee."""
    rounds = JUBILEE_ROUNDS - table[ROUND]
    if table[ASK] == DEAL:
        rounds += 1
    return table[HELD + seat] + JUBILEE_HAND_SIZE * rounds  # SIX-15

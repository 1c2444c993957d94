"""Many matches of classic at once, in each of which one seat waits for the answers of a learner.

The learner has the first seat of every table. Its observations are kept as the encoder of the game writes them, and
only what an answer changes is written; a layout tells where their parts begin.

Functions get the few sequences that they need and no structures of them: to pass many sequences from call to call takes
more time than to play.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from stado.core.flat import Floats, Grid, Ints
from stado.games.six.cards import COWS, HAND_SIZE, ROW_CAPACITY, ROWS
from stado.kernels.compiler import export
from stado.kernels.compiler.kinds import INT8, INT16, INT32, UINT8, Items
from stado.kernels.six.opponents import (
    ASKED,
    CARDS,
    CASUAL,
    HAND,
    PLACED,
    QUEUE,
    ROUND,
    ROW,
    SCORE,
    SIZES,
    STACK,
    TAKEN,
    TURN,
    Others,
    choose_row,
    pick_for_others,
)
from stado.kernels.six.rounds import SEAT_SPAN, reveal
from stado.kernels.stream import shuffle

OVER, PICK, TAKE = range(3)  # what is asked of the learner

IDLE = 0
FIRST_ROW = CARDS + 1  # the number of taking the first row, behind those of picks
ANSWERS = FIRST_ROW + ROWS

Masks = Annotated[Grid, Items(INT8)]
# Observations are as narrow as the encoder has them, and exports are there for both.
Narrow = Annotated[Grid, Items(UINT8)]
Wide = Annotated[Grid, Items(INT16)]


class Layout(NamedTuple):
    """What all matches have in common, and where the parts of an observation begin; kernels take it as a sequence."""

    seats: int
    rounds: int  # after which a match ends; where that is 0, the limit ends it
    limit: int
    by_win: int
    counted: int  # the most rounds that an observation counts
    picking: int  # the places of the phases
    placing: int
    over: int
    asked: int
    round: int
    scores: int
    hand: int
    hand_sizes: int
    rows: int
    queue: int
    stacks: int
    played: int


(
    _SEATS, _ROUNDS, _LIMIT, _BY_WIN, _COUNTED, _PICKING, _PLACING, _OVER, _ASKED, _ROUND, _SCORES, _HAND, _HAND_SIZES,
    _ROWS, _QUEUE, _STACKS, _PLAYED,
) = range(len(Layout._fields))  # fmt: skip


class Matches(NamedTuple):
    """The matches, and what their learners get beside observations."""

    streams: Grid
    decks: Annotated[Grid, Items(INT32)]
    tables: Annotated[Grid, Items(INT32)]
    hidden: Grid  # for each card's number, how many up to it nobody has seen on the table
    masks: Masks
    rewards: Floats
    over: Annotated[Ints, Items(INT8)]
    worth: Floats  # what each learner has gained so far


@export
def start_narrow(matches: Matches, observations: Narrow, others: Others, layout: Ints) -> None:
    """Start all matches."""
    start_all(matches, observations, others, layout)


@export
def start_wide(matches: Matches, observations: Wide, others: Others, layout: Ints) -> None:
    """Start all matches."""
    start_all(matches, observations, others, layout)


def start_all(matches: Matches, observations: Grid, others: Others, layout: Ints) -> None:
    """Start all matches."""
    for match in range(len(matches.tables)):
        seen = observations[match]
        clear(seen, 0, len(seen))
        start_match(matches, seen, match, others.kinds, others.thinking, layout)
        matches.rewards[match] = 0.0
        matches.over[match] = 0


@export
def find_illegal(masks: Masks, answers: Ints) -> int:
    """The first match whose answer is not legal, or -1."""
    for match in range(len(masks)):
        answer = answers[match]
        if answer < 0 or answer >= ANSWERS or masks[match][answer] == 0:
            return match
    return -1


@export
def choose_legal(masks: Masks, points: Floats, answers: Ints) -> None:
    """For every match one of the legal answers, by a number from 0 up to 1."""
    for match in range(len(masks)):
        mask, legal = masks[match], 0
        for answer in range(ANSWERS):
            legal += mask[answer]
        skipped = int(points[match] * legal)
        for answer in range(ANSWERS):
            if mask[answer] > 0:
                if skipped == 0:
                    answers[match] = answer
                    break
                skipped -= 1


@export
def answer_narrow(matches: Matches, observations: Narrow, others: Others, answers: Ints, layout: Ints) -> None:
    """Let every learner give its answer, and play on until it is asked again."""
    answer_all(matches, observations, others, answers, layout)


@export
def answer_wide(matches: Matches, observations: Wide, others: Others, answers: Ints, layout: Ints) -> None:
    """Let every learner give its answer, and play on until it is asked again."""
    answer_all(matches, observations, others, answers, layout)


def answer_all(matches: Matches, observations: Grid, others: Others, answers: Ints, layout: Ints) -> None:
    """Let every learner give its answer, and play on until it is asked again; a match that was over starts again."""
    for match in range(len(matches.tables)):
        table, seen, mask = matches.tables[match], observations[match], matches.masks[match]
        matches.rewards[match] = 0.0
        matches.over[match] = 0
        if table[ASKED] == OVER:
            start_match(matches, seen, match, others.kinds, others.thinking, layout)
            continue
        if table[ASKED] == PICK:
            pick_for_others(matches.streams[match], table, matches.hidden[match], others, layout[_SEATS])
            reveal_picks(table, seen, mask, answers[match], layout)
            if others.thinking:
                for index in range(layout[_SEATS]):
                    see(matches.hidden[match], table[QUEUE + index] // SEAT_SPAN)
        else:
            take_for_learner(table, seen, mask, answers[match] - FIRST_ROW, layout)
        if place_on(matches.streams[match], table, seen, others.kinds, layout):
            if table[TURN] == HAND_SIZE and end_round(table, seen, mask, layout):
                matches.over[match] = 1
            elif table[TURN] == HAND_SIZE:
                start_round(matches, seen, match, others.kinds, others.thinking, layout)
        else:
            ask_row(table, seen, mask, layout)
        worth = weigh(table, layout)
        matches.rewards[match] = worth - matches.worth[match]
        matches.worth[match] = worth


def start_match(matches: Matches, seen: Ints, match: int, kinds: Ints, thinking: bool, layout: Ints) -> None:  # noqa: FBT001
    """Nobody has any cows."""
    table = matches.tables[match]
    for seat in range(layout[_SEATS]):
        table[SCORE + seat] = 0
    table[ROUND] = 0
    matches.worth[match] = 0.0
    start_round(matches, seen, match, kinds, thinking, layout)


def start_round(matches: Matches, seen: Ints, match: int, kinds: Ints, thinking: bool, layout: Ints) -> None:  # noqa: FBT001
    """SIX-3: hands and row starts."""
    table, deck, seats = matches.tables[match], matches.decks[match], layout[_SEATS]
    dealt = HAND_SIZE * seats
    shuffle(matches.streams[match], deck, dealt + ROWS)
    for index in range(dealt):
        table[HAND + index] = deck[index]
    for seat in range(seats):
        table[STACK + seat] = 0
        table[TAKEN + seat] = 0
        if kinds[seat] >= CASUAL:
            sort_hand(table, HAND + seat * HAND_SIZE)
    for row in range(ROWS):
        table[ROW + row * ROW_CAPACITY] = deck[dealt + row]
        table[SIZES + row] = 1
    if thinking:
        hidden = matches.hidden[match]
        for card in range(CARDS + 1):
            hidden[card] = card
        for row in range(ROWS):
            see(hidden, deck[dealt + row])
    table[ASKED] = PICK
    table[TURN] = 0
    table[ROUND] += 1
    show_round(table, seen, matches.masks[match], layout)


def show_round(table: Ints, seen: Ints, mask: Ints, layout: Ints) -> None:
    """The learner's first sight of a round."""
    seats = layout[_SEATS]
    clear(seen, layout[_HAND], CARDS)
    clear(seen, layout[_ROWS], ROWS * CARDS)
    clear(seen, layout[_STACKS], seats * CARDS)
    clear(seen, layout[_PLAYED], seats * CARDS)
    clear(mask, 0, ANSWERS)
    seen[layout[_OVER]] = 0
    seen[layout[_PICKING]] = 1
    seen[layout[_ROUND]] = min(table[ROUND], layout[_COUNTED])
    for seat in range(seats):
        seen[layout[_SCORES] + seat] = table[SCORE + seat]
        seen[layout[_HAND_SIZES] + seat] = HAND_SIZE
    for index in range(HAND_SIZE):
        card = table[HAND + index]
        seen[layout[_HAND] + card - 1] = 1
        mask[card] = 1
    for row in range(ROWS):
        seen[layout[_ROWS] + row * CARDS + table[ROW + row * ROW_CAPACITY] - 1] = 1


def clear(numbers: Ints, first: int, count: int) -> None:
    """Zeros from the first on."""
    for place in range(first, first + count):
        numbers[place] = 0


def sort_hand(table: Ints, first: int) -> None:
    """Sort one hand."""
    for last in range(first + 1, first + HAND_SIZE):
        card, place = table[last], last
        while place > first and table[place - 1] > card:
            table[place] = table[place - 1]
            place -= 1
        table[place] = card


def see(hidden: Ints, card: int) -> None:
    """A card lies on the table, for all to see."""
    for place in range(card, CARDS + 1):
        hidden[place] -= 1


def reveal_picks(table: Ints, seen: Ints, mask: Ints, card: int, layout: Ints) -> None:
    """SIX-4: the learner's pick and all others' lie open, lowest first."""
    seats, left = layout[_SEATS], HAND_SIZE - table[TURN] - 1
    seen[layout[_HAND] + card - 1] = 0
    mask[card] = 0
    table[QUEUE] = reveal(card, 0)
    table[TURN] += 1
    table[PLACED] = 0
    for last in range(seats):
        item, place = table[QUEUE + last], QUEUE + last
        seen[layout[_PLAYED] + last * CARDS + item // SEAT_SPAN - 1] = table[TURN]
        seen[layout[_HAND_SIZES] + last] = left
        while place > QUEUE and table[place - 1] > item:
            table[place] = table[place - 1]
            place -= 1
        table[place] = item


def place_on(stream: Ints, table: Ints, seen: Ints, kinds: Ints, layout: Ints) -> bool:
    """Place the revealed cards in order; stops before a low card of the learner, and tells whether all are placed."""
    while table[PLACED] < layout[_SEATS]:
        item = table[QUEUE + table[PLACED]]
        card, seat = item // SEAT_SPAN, item % SEAT_SPAN
        row = find_row(table, card)
        if row < 0:
            if seat == 0:
                return False  # SIX-7
            row = choose_row(stream, table, kinds[seat])
            take(table, seen, seat, row, layout)  # SIX-7
        elif table[SIZES + row] == ROW_CAPACITY:
            take(table, seen, seat, row, layout)  # SIX-6
        put(table, seen, row, card, layout)
        table[PLACED] += 1
    return True


def find_row(table: Ints, card: int) -> int:
    """The row that the card must go to: -1 for a low card."""
    best, nearest = -1, 0
    for row in range(ROWS):
        end = table[ROW + row * ROW_CAPACITY + table[SIZES + row] - 1]
        if nearest < end < card:  # SIX-5
            best, nearest = row, end
    return best


def take(table: Ints, seen: Ints, seat: int, row: int, layout: Ints) -> None:
    """SIX-8: the row goes onto the seat's stack."""
    for index in range(table[SIZES + row]):
        card = table[ROW + row * ROW_CAPACITY + index]
        table[STACK + seat] += 1
        table[TAKEN + seat] += COWS[card]
        seen[layout[_ROWS] + row * CARDS + card - 1] = 0
        seen[layout[_STACKS] + seat * CARDS + card - 1] = table[STACK + seat]
    table[SIZES + row] = 0


def put(table: Ints, seen: Ints, row: int, card: int, layout: Ints) -> None:
    """The card is the row's end."""
    table[ROW + row * ROW_CAPACITY + table[SIZES + row]] = card
    table[SIZES + row] += 1
    seen[layout[_ROWS] + row * CARDS + card - 1] = table[SIZES + row]


def ask_row(table: Ints, seen: Ints, mask: Ints, layout: Ints) -> None:
    """SIX-7: the learner's card is low, and the learner is asked for a row."""
    table[ASKED] = TAKE
    show_question(table, seen, 1, layout)
    for card in range(1, FIRST_ROW):
        mask[card] = 0
    for row in range(ROWS):
        mask[FIRST_ROW + row] = 1


def take_for_learner(table: Ints, seen: Ints, mask: Ints, row: int, layout: Ints) -> None:
    """SIX-7: the learner takes a row for its low card."""
    table[ASKED] = PICK
    show_question(table, seen, 0, layout)
    for other in range(ROWS):
        mask[FIRST_ROW + other] = 0
    for card in range(1, FIRST_ROW):
        mask[card] = seen[layout[_HAND] + card - 1]
    take(table, seen, 0, row, layout)
    put(table, seen, row, table[QUEUE + table[PLACED]] // SEAT_SPAN, layout)
    table[PLACED] += 1


def show_question(table: Ints, seen: Ints, shown: int, layout: Ints) -> None:
    """Show (1) that a row is asked for and what waits to be placed, or take that away again (0)."""
    seen[layout[_PICKING]] = 1 - shown
    seen[layout[_PLACING]] = shown
    seen[layout[_ASKED]] = shown
    for index in range(table[PLACED], layout[_SEATS]):
        card, seat = table[QUEUE + index] // SEAT_SPAN, table[QUEUE + index] % SEAT_SPAN
        seen[layout[_QUEUE] + seat * CARDS + card - 1] = shown * (index - table[PLACED] + 1)


def end_round(table: Ints, seen: Ints, mask: Ints, layout: Ints) -> bool:
    """SIX-9: write the cows down; tells whether the match is over."""
    most = 0
    for seat in range(layout[_SEATS]):
        table[SCORE + seat] += table[TAKEN + seat]
        table[TAKEN + seat] = 0
        most = max(most, table[SCORE + seat])
    if table[ROUND] < layout[_ROUNDS] or (layout[_ROUNDS] == 0 and most < layout[_LIMIT]):  # SIX-10
        return False
    table[ASKED] = OVER
    mask[IDLE] = 1
    seen[layout[_PICKING]] = 0
    seen[layout[_OVER]] = 1
    for seat in range(layout[_SEATS]):
        seen[layout[_SCORES] + seat] = table[SCORE + seat]
    return True


def weigh(table: Ints, layout: Ints) -> float:
    """What the learner has gained so far: its share of the win, or by how much it has fewer cows than the others."""
    seats = layout[_SEATS]
    if layout[_BY_WIN] == 0:
        total = 0
        for seat in range(seats):
            total += table[SCORE + seat] + table[TAKEN + seat]
        mine = table[SCORE] + table[TAKEN]
        return (total - mine) / (seats - 1) - mine
    if table[ASKED] != OVER:
        return 0.0
    winners = 0
    for seat in range(seats):
        if table[SCORE + seat] < table[SCORE]:
            return 0.0
        winners += table[SCORE + seat] == table[SCORE]
    return 1.0 / winners

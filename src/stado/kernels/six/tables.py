"""Many matches of classic at once, in each of which one seat waits for the answers of a learner.

The learner has the first seat of every table. Its observations are kept as the encoder of the game writes them, and
only what an answer changes is written; a plan tells where their parts begin. Rows lie here as they do on the table, and
not sorted, for the learner names them.

What lies on one table is one sequence, the desk. Functions get the few sequences that they need and no structures of
them: to pass many sequences from call to call takes more time than to play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stado.games.six.cards import COWS, DECK, HAND_SIZE, ROW_CAPACITY, ROWS
from stado.kernels.compiler import Floats, Ints, compiled, ints
from stado.kernels.six.players import Company, Scene, Scratch, draw_pick, think
from stado.kernels.six.rules import COW, END, SEAT_SPAN, SIZE, reveal
from stado.kernels.six.worlds import KEEN_WARMTH, PLAIN_WARMTH, Nets
from stado.kernels.stream import below, shuffle

Grid = Sequence[Ints]  # a sequence for each table

# Who the others are: they give any answer, pick at random and take the cheapest row, or pick by judgment or by a net.
NOVICE, UNIFORM, CASUAL, PLAIN, KEEN = range(5)

OVER, PICK, TAKE = range(3)  # what is asked of the learner

# A desk: what is asked, the turn, the round, how many reveals are placed, the sizes of the rows and their cards; then
# by seat the reveals, how many cards each has taken, what cows are on them, the cows written down, and the hands.
ASKED, TURN, ROUND, PLACED = range(4)
MOST_SEATS = 10
SIZES = 4
ROW = SIZES + ROWS
QUEUE = ROW + ROWS * ROW_CAPACITY
STACK = QUEUE + MOST_SEATS
TAKEN = STACK + MOST_SEATS
SCORE = TAKEN + MOST_SEATS
HAND = SCORE + MOST_SEATS
DESK = HAND + MOST_SEATS * HAND_SIZE

CARDS = len(DECK)
IDLE = 0
FIRST_ROW = CARDS + 1  # the number of taking the first row, behind those of picks
ANSWERS = FIRST_ROW + ROWS

GAP_COST, LOW_COST, AVERAGE_COWS = 0.02, 4.0, 1.65  # as the game's own judgment has them

_COWS = ints(COWS)


class Plan(NamedTuple):
    """What all tables have in common, and where the parts of an observation begin; kernels take it as a sequence."""

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
) = range(len(Plan._fields))  # fmt: skip


class Tables(NamedTuple):
    """The matches, and what their learners get."""

    streams: Grid
    decks: Grid
    desks: Grid
    hidden: Grid  # for each card's number, how many up to it nobody has seen on the table
    observations: Grid
    masks: Grid
    rewards: Floats
    over: Ints
    worth: Floats  # what each learner has gained so far


class Others(NamedTuple):
    """Who sits in each seat, and what those who think do so with."""

    kinds: Ints
    thinking: bool
    nets: Nets
    scratch: Scratch
    table: Ints


@compiled
def start_all(tables: Tables, others: Others, plan: Ints) -> None:
    """Start a match at every table."""
    for table in range(len(tables.desks)):
        clear(tables.observations[table], 0, len(tables.observations[table]))
        start_match(tables, table, others.kinds, others.thinking, plan)
        tables.rewards[table] = 0.0
        tables.over[table] = 0


@compiled
def find_illegal(masks: Grid, answers: Ints) -> int:
    """The first table whose answer is not legal, or -1."""
    for table in range(len(masks)):
        answer = answers[table]
        if answer < 0 or answer >= ANSWERS or masks[table][answer] == 0:
            return table
    return -1


@compiled
def choose_legal(masks: Grid, points: Floats, answers: Ints) -> None:
    """For every table one of the legal answers, by a number from 0 up to 1."""
    for table in range(len(masks)):
        mask, legal = masks[table], 0
        for answer in range(ANSWERS):
            legal += mask[answer]
        skipped = int(points[table] * legal)
        for answer in range(ANSWERS):
            if mask[answer] > 0:
                if skipped == 0:
                    answers[table] = answer
                    break
                skipped -= 1


@compiled
def answer_all(tables: Tables, others: Others, answers: Ints, plan: Ints) -> None:
    """Let every learner give its answer, and play on until it is asked again; a match that was over starts again."""
    for table in range(len(tables.desks)):
        desk, seen, mask = tables.desks[table], tables.observations[table], tables.masks[table]
        tables.rewards[table] = 0.0
        tables.over[table] = 0
        if desk[ASKED] == OVER:
            start_match(tables, table, others.kinds, others.thinking, plan)
            continue
        if desk[ASKED] == PICK:
            pick_for_others(tables.streams[table], desk, tables.hidden[table], others, plan[_SEATS])
            reveal_picks(desk, seen, mask, answers[table], plan)
            if others.thinking:
                for index in range(plan[_SEATS]):
                    see(tables.hidden[table], desk[QUEUE + index] // SEAT_SPAN)
        else:
            take_for_learner(desk, seen, mask, answers[table] - FIRST_ROW, plan)
        if place_on(tables.streams[table], desk, seen, others.kinds, plan):
            if desk[TURN] == HAND_SIZE and end_round(desk, seen, mask, plan):
                tables.over[table] = 1
            elif desk[TURN] == HAND_SIZE:
                start_round(tables, table, others.kinds, others.thinking, plan)
        else:
            ask_row(desk, seen, mask, plan)
        worth = weigh(desk, plan)
        tables.rewards[table] = worth - tables.worth[table]
        tables.worth[table] = worth


@compiled
def start_match(tables: Tables, table: int, kinds: Ints, thinking: bool, plan: Ints) -> None:  # noqa: FBT001
    """Nobody has any cows."""
    desk = tables.desks[table]
    for seat in range(plan[_SEATS]):
        desk[SCORE + seat] = 0
    desk[ROUND] = 0
    tables.worth[table] = 0.0
    start_round(tables, table, kinds, thinking, plan)


@compiled
def start_round(tables: Tables, table: int, kinds: Ints, thinking: bool, plan: Ints) -> None:  # noqa: FBT001
    """SIX-3: hands and row starts."""
    desk, deck, seats = tables.desks[table], tables.decks[table], plan[_SEATS]
    dealt = HAND_SIZE * seats
    shuffle(tables.streams[table], deck, dealt + ROWS)
    for index in range(dealt):
        desk[HAND + index] = deck[index]
    for seat in range(seats):
        desk[STACK + seat] = 0
        desk[TAKEN + seat] = 0
        if kinds[seat] >= CASUAL:
            sort_hand(desk, HAND + seat * HAND_SIZE)
    for row in range(ROWS):
        desk[ROW + row * ROW_CAPACITY] = deck[dealt + row]
        desk[SIZES + row] = 1
    if thinking:
        hidden = tables.hidden[table]
        for card in range(CARDS + 1):
            hidden[card] = card
        for row in range(ROWS):
            see(hidden, deck[dealt + row])
    desk[ASKED] = PICK
    desk[TURN] = 0
    desk[ROUND] += 1
    show_round(desk, tables.observations[table], tables.masks[table], plan)


@compiled
def show_round(desk: Ints, seen: Ints, mask: Ints, plan: Ints) -> None:
    """The learner's first sight of a round."""
    seats = plan[_SEATS]
    clear(seen, plan[_HAND], CARDS)
    clear(seen, plan[_ROWS], ROWS * CARDS)
    clear(seen, plan[_STACKS], seats * CARDS)
    clear(seen, plan[_PLAYED], seats * CARDS)
    clear(mask, 0, ANSWERS)
    seen[plan[_OVER]] = 0
    seen[plan[_PICKING]] = 1
    seen[plan[_ROUND]] = min(desk[ROUND], plan[_COUNTED])
    for seat in range(seats):
        seen[plan[_SCORES] + seat] = desk[SCORE + seat]
        seen[plan[_HAND_SIZES] + seat] = HAND_SIZE
    for index in range(HAND_SIZE):
        card = desk[HAND + index]
        seen[plan[_HAND] + card - 1] = 1
        mask[card] = 1
    for row in range(ROWS):
        seen[plan[_ROWS] + row * CARDS + desk[ROW + row * ROW_CAPACITY] - 1] = 1


@compiled
def clear(numbers: Ints, first: int, count: int) -> None:
    """Zeros from the first on."""
    for place in range(first, first + count):
        numbers[place] = 0


@compiled
def sort_hand(desk: Ints, first: int) -> None:
    """Sort one hand."""
    for last in range(first + 1, first + HAND_SIZE):
        card, place = desk[last], last
        while place > first and desk[place - 1] > card:
            desk[place] = desk[place - 1]
            place -= 1
        desk[place] = card


@compiled
def see(hidden: Ints, card: int) -> None:
    """A card lies on the table, for all to see."""
    for place in range(card, CARDS + 1):
        hidden[place] -= 1


@compiled
def pick_for_others(stream: Ints, desk: Ints, hidden: Ints, others: Others, seats: int) -> None:
    """The picks of all seats but the learner's, taken out of their hands."""
    if others.thinking:
        load_table(desk, others.table)
    left = HAND_SIZE - desk[TURN]
    for seat in range(1, seats):
        first, kind = HAND + seat * HAND_SIZE, others.kinds[seat]
        if kind < CASUAL:
            index = left - 1  # the hand lies in random order
        elif kind == CASUAL:
            index = find_safest(stream, desk, hidden, others.table, first, left, seats)
        else:
            index = think_of(stream, desk, hidden, others, first, left, seats, kind)
        desk[QUEUE + seat] = reveal(desk[first + index], seat)
        for place in range(first + index, first + left - 1):
            desk[place] = desk[place + 1]


@compiled
def think_of(
    stream: Ints, desk: Ints, hidden: Ints, others: Others, first: int, left: int, seats: int, kind: int
) -> int:
    """The index of the card that a seat picks by a net."""
    scene = Scene(seats, others.table, hidden)
    if kind == PLAIN:
        think(others.nets.plain, scene, Company(1.0, 0.0), desk, first, left, others.scratch)
        return draw_pick(stream, others.scratch, left, PLAIN_WARMTH)
    think(others.nets.keen, scene, Company(0.0, 0.0), desk, first, left, others.scratch)
    return draw_pick(stream, others.scratch, left, KEEN_WARMTH)


@compiled
def load_table(desk: Ints, table: Ints) -> None:
    """The rows as those who think see them: ends, sizes and cows, sorted by their ends."""
    for row in range(ROWS):
        size, place = desk[SIZES + row], row
        end = desk[ROW + row * ROW_CAPACITY + size - 1]
        while place > 0 and table[END + place - 1] > end:
            for field in range(END, COW + ROWS, ROWS):
                table[field + place] = table[field + place - 1]
            place -= 1
        table[END + place] = end
        table[SIZE + place] = size
        table[COW + place] = count_cows(desk, row)


@compiled
def count_cows(desk: Ints, row: int) -> int:
    """The cows of a row."""
    first, cows = ROW + row * ROW_CAPACITY, 0
    for index in range(first, first + desk[SIZES + row]):
        cows += _COWS[desk[index]]
    return cows


@compiled
def find_safest(stream: Ints, desk: Ints, hidden: Ints, table: Ints, first: int, left: int, seats: int) -> int:
    """The index of the card that looks cheapest at a glance; of equal ones any."""
    best, least, equals = 0, 0.0, 0
    for index in range(left):
        cost = judge(desk, hidden, table, first, left, index, seats - 1)
        if index == 0 or cost < least:
            best, least, equals = index, cost, 1
        elif cost == least:
            equals += 1
            if below(stream, equals) == 0:
                best = index
    return best


@compiled
def judge(desk: Ints, hidden: Ints, table: Ints, first: int, left: int, index: int, others: int) -> float:
    """The cows that a card of a sorted hand risks if each of the others picks one of the hidden cards."""
    card, unseen = desk[first + index], hidden[CARDS] - left
    lower = (hidden[card] - index - 1) / unseen
    row = ROWS - 1
    while row >= 0 and table[END + row] > card:
        row -= 1
    if row < 0:
        cheapest = table[COW]
        for other in range(1, ROWS):
            cheapest = min(cheapest, table[COW + other])
        return cheapest * power(1.0 - lower, others) + LOW_COST * lower
    end, room, own = table[END + row], ROW_CAPACITY - table[SIZE + row], 0
    while desk[first + own] < end:
        own += 1
    gap = lower - (hidden[end] - own) / unseen
    takes = choose(others, room) * power(gap, room) * power(1.0 - gap, max(0, others - room))
    return (table[COW + row] + AVERAGE_COWS * room) * takes + GAP_COST * (card - end)


@compiled
def power(base: float, exponent: int) -> float:
    """A number times itself so often."""
    product = 1.0
    for _ in range(exponent):
        product *= base
    return product


@compiled
def choose(count: int, chosen: int) -> float:
    """In how many ways so many can be chosen."""
    ways = 1.0
    for index in range(chosen):
        ways = ways * (count - index) / (index + 1)
    return ways


@compiled
def reveal_picks(desk: Ints, seen: Ints, mask: Ints, card: int, plan: Ints) -> None:
    """SIX-4: the learner's pick and all others' lie open, lowest first."""
    seats, left = plan[_SEATS], HAND_SIZE - desk[TURN] - 1
    seen[plan[_HAND] + card - 1] = 0
    mask[card] = 0
    desk[QUEUE] = reveal(card, 0)
    desk[TURN] += 1
    desk[PLACED] = 0
    for last in range(seats):
        item, place = desk[QUEUE + last], QUEUE + last
        seen[plan[_PLAYED] + last * CARDS + item // SEAT_SPAN - 1] = desk[TURN]
        seen[plan[_HAND_SIZES] + last] = left
        while place > QUEUE and desk[place - 1] > item:
            desk[place] = desk[place - 1]
            place -= 1
        desk[place] = item


@compiled
def place_on(stream: Ints, desk: Ints, seen: Ints, kinds: Ints, plan: Ints) -> bool:
    """Place the revealed cards in order; stops before a low card of the learner, and tells whether all are placed."""
    while desk[PLACED] < plan[_SEATS]:
        item = desk[QUEUE + desk[PLACED]]
        card, seat = item // SEAT_SPAN, item % SEAT_SPAN
        row = find_row(desk, card)
        if row < 0:
            if seat == 0:
                return False  # SIX-7
            row = choose_row(stream, desk, kinds[seat])
            take(desk, seen, seat, row, plan)  # SIX-7
        elif desk[SIZES + row] == ROW_CAPACITY:
            take(desk, seen, seat, row, plan)  # SIX-6
        put(desk, seen, row, card, plan)
        desk[PLACED] += 1
    return True


@compiled
def find_row(desk: Ints, card: int) -> int:
    """The row that the card must go to: -1 for a low card."""
    best, nearest = -1, 0
    for row in range(ROWS):
        end = desk[ROW + row * ROW_CAPACITY + desk[SIZES + row] - 1]
        if nearest < end < card:  # SIX-5
            best, nearest = row, end
    return best


@compiled
def choose_row(stream: Ints, desk: Ints, kind: int) -> int:
    """The row that one of the others takes: any, or one with the fewest cows."""
    if kind == NOVICE:
        return below(stream, ROWS)
    best, least, equals = 0, 0, 0
    for row in range(ROWS):
        cows = count_cows(desk, row)
        if row == 0 or cows < least:
            best, least, equals = row, cows, 1
        elif cows == least:
            equals += 1
            if below(stream, equals) == 0:
                best = row
    return best


@compiled
def take(desk: Ints, seen: Ints, seat: int, row: int, plan: Ints) -> None:
    """SIX-8: the row goes onto the seat's stack."""
    for index in range(desk[SIZES + row]):
        card = desk[ROW + row * ROW_CAPACITY + index]
        desk[STACK + seat] += 1
        desk[TAKEN + seat] += _COWS[card]
        seen[plan[_ROWS] + row * CARDS + card - 1] = 0
        seen[plan[_STACKS] + seat * CARDS + card - 1] = desk[STACK + seat]
    desk[SIZES + row] = 0


@compiled
def put(desk: Ints, seen: Ints, row: int, card: int, plan: Ints) -> None:
    """The card is the row's end."""
    desk[ROW + row * ROW_CAPACITY + desk[SIZES + row]] = card
    desk[SIZES + row] += 1
    seen[plan[_ROWS] + row * CARDS + card - 1] = desk[SIZES + row]


@compiled
def ask_row(desk: Ints, seen: Ints, mask: Ints, plan: Ints) -> None:
    """SIX-7: the learner's card is low, and the learner is asked for a row."""
    desk[ASKED] = TAKE
    show_question(desk, seen, 1, plan)
    for card in range(1, FIRST_ROW):
        mask[card] = 0
    for row in range(ROWS):
        mask[FIRST_ROW + row] = 1


@compiled
def take_for_learner(desk: Ints, seen: Ints, mask: Ints, row: int, plan: Ints) -> None:
    """SIX-7: the learner takes a row for its low card."""
    desk[ASKED] = PICK
    show_question(desk, seen, 0, plan)
    for other in range(ROWS):
        mask[FIRST_ROW + other] = 0
    for card in range(1, FIRST_ROW):
        mask[card] = seen[plan[_HAND] + card - 1]
    take(desk, seen, 0, row, plan)
    put(desk, seen, row, desk[QUEUE + desk[PLACED]] // SEAT_SPAN, plan)
    desk[PLACED] += 1


@compiled
def show_question(desk: Ints, seen: Ints, shown: int, plan: Ints) -> None:
    """Show (1) that a row is asked for and what waits to be placed, or take that away again (0)."""
    seen[plan[_PICKING]] = 1 - shown
    seen[plan[_PLACING]] = shown
    seen[plan[_ASKED]] = shown
    for index in range(desk[PLACED], plan[_SEATS]):
        card, seat = desk[QUEUE + index] // SEAT_SPAN, desk[QUEUE + index] % SEAT_SPAN
        seen[plan[_QUEUE] + seat * CARDS + card - 1] = shown * (index - desk[PLACED] + 1)


@compiled
def end_round(desk: Ints, seen: Ints, mask: Ints, plan: Ints) -> bool:
    """SIX-9: write the cows down; tells whether the match is over."""
    most = 0
    for seat in range(plan[_SEATS]):
        desk[SCORE + seat] += desk[TAKEN + seat]
        desk[TAKEN + seat] = 0
        most = max(most, desk[SCORE + seat])
    if desk[ROUND] < plan[_ROUNDS] or (plan[_ROUNDS] == 0 and most < plan[_LIMIT]):  # SIX-10
        return False
    desk[ASKED] = OVER
    mask[IDLE] = 1
    seen[plan[_PICKING]] = 0
    seen[plan[_OVER]] = 1
    for seat in range(plan[_SEATS]):
        seen[plan[_SCORES] + seat] = desk[SCORE + seat]
    return True


@compiled
def weigh(desk: Ints, plan: Ints) -> float:
    """What the learner has gained so far: its share of the win, or by how much it has fewer cows than the others."""
    seats = plan[_SEATS]
    if plan[_BY_WIN] == 0:
        total = 0
        for seat in range(seats):
            total += desk[SCORE + seat] + desk[TAKEN + seat]
        mine = desk[SCORE] + desk[TAKEN]
        return (total - mine) / (seats - 1) - mine
    if desk[ASKED] != OVER:
        return 0.0
    winners = 0
    for seat in range(seats):
        if desk[SCORE + seat] < desk[SCORE]:
            return 0.0
        winners += desk[SCORE + seat] == desk[SCORE]
    return 1.0 / winners

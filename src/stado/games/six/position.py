"""Positions as lines of text: what lies where."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.position import Position, format_groups
from stado.games.six import inventory
from stado.games.six.cards import MOST_ROWS, ROWS, Card, count_cows
from stado.games.six.options import SixOptions
from stado.games.six.placement import next_row, room
from stado.games.six.rules import deck, is_last_round
from stado.games.six.state import Agenda, PastRound, Reveal, State

_KEYS = ("round", "first", "pool", "rows", "hands", "picks", "queue", "stacks", "scores", "played", "past")


def format_fields(state: State) -> Sequence[tuple[str, str]]:
    """The lines of a position."""
    fields = [("round", str(state.round))]
    if state.first is not None:
        fields.append(("first", str(state.first + 1)))
    if state.pool:
        fields.append(("pool", " ".join(map(str, state.pool))))
    else:
        fields.append(("rows", format_groups(state.rows)))
    fields.append(("hands", format_groups(state.hands)))
    if any(pick is not None for pick in state.picks):
        fields.append(("picks", " ".join("-" if pick is None else str(pick) for pick in state.picks)))
    if state.queue:
        fields.append(("queue", " ".join(f"{reveal.card}@{reveal.seat + 1}" for reveal in state.queue)))
    for key, groups in (("stacks", state.stacks), ("played", state.played)):
        if any(groups):
            fields.append((key, format_groups(groups)))
    if any(state.scores):
        fields.append(("scores", " ".join(map(str, state.scores))))
    if state.past:
        fields.append(("past", " ; ".join(map(_format_past, state.past))))
    if state.table is not None:
        fields += inventory.write_table(state, state.table)
    return fields


def _format_past(past: PastRound) -> str:
    """`10 11 | 37 | 43 44 | 58 / 12 | / 11 12 | 10 44`: rows, stacks and what was played."""
    return " / ".join(map(format_groups, (past.rows, past.stacks, past.played)))


def parse_fields(options: SixOptions, seats: int, position: Position) -> State:
    """The state that the lines describe, or PositionError naming what is impossible."""
    position.only(_KEYS + inventory.KEYS if options.variant == "jubilee" else _KEYS)
    pool = position.numbers("pool")
    queue = _parse_queue(position, seats)
    state = State(
        phase="draft" if pool else "place" if queue else "pick",
        round=position.number("round", 1),
        first=_parse_first(options, position, seats),
        pool=pool,
        rows=() if pool else position.number_groups("rows"),
        hands=tuple(tuple(sorted(hand)) for hand in position.number_groups("hands", seats)),
        picks=_parse_picks(position, seats),
        queue=queue,
        agenda=Agenda("take_row", queue[0].seat) if queue else None,
        stacks=position.number_groups("stacks", seats),
        scores=position.numbers("scores") or (0,) * seats,
        played=position.number_groups("played", seats),
        table=None,
        past=_parse_past(options, position, seats),
    )
    if options.variant == "jubilee":
        state = inventory.read_table(position, state)
    _check_cards(options, position, state)
    _check_match(options, position, state)
    if state.phase == "draft":
        _check_draft(options, position, state)
    else:
        _check_rows(position, state)
        _check_hands(options, position, state)
        _check_turn(position, state)
    if state.table is not None:
        inventory.check_table(position, state, state.table)
    return state


def _parse_first(options: SixOptions, position: Position, seats: int) -> int | None:
    """Who drafts first; only pro has one."""
    if options.variant != "pro":
        for key in ("first", "pool"):
            if key in position.fields:
                raise position.error(key, "only the pro variant has a draft")
        return None
    first = position.number("first")
    if not 1 <= first <= seats:
        raise position.error("first", f"there is no seat {first}; allowed: 1 to {seats}")
    return first - 1


def _parse_picks(position: Position, seats: int) -> tuple[Card | None, ...]:
    """`- 45 -`: the second seat has picked."""
    parts = position.get("picks").split() or ["-"] * seats
    if len(parts) != seats:
        raise position.error("picks", f"{len(parts)} picks; there must be {seats}, '-' for none")
    return tuple(None if part == "-" else position.numbers("picks", part)[0] for part in parts)


def _parse_queue(position: Position, seats: int) -> tuple[Reveal, ...]:
    """`3@2 9@1`: the second seat's 3 is next, then the first seat's 9."""
    queue = []
    for part in position.get("queue").split():
        numbers = position.numbers("queue", part.replace("@", " ", 1))
        if len(numbers) != 2 or not 1 <= numbers[1] <= seats:
            raise position.error("queue", f"{part!r} is not CARD@SEAT with a seat from 1 to {seats}")
        queue.append(Reveal(numbers[1] - 1, numbers[0]))
    return tuple(queue)


def _parse_past(options: SixOptions, position: Position, seats: int) -> tuple[PastRound, ...]:
    """The rounds before this one, all of them or none."""
    if "past" not in position.fields:
        return ()
    past = tuple(_parse_round(position, text) for text in position.get("past").split(";"))
    if len(past) != position.number("round", 1) - 1:
        raise position.error("past", f"{len(past)} rounds; there must be one for each before this one")
    for each in past:
        _check_past(options, position, each, seats)
    return past


def _parse_round(position: Position, text: str) -> PastRound:
    """One round that is over."""
    parts = text.split("/")
    if len(parts) != 3:
        raise position.error("past", f"{len(parts)} parts of a round; there must be rows / stacks / played")
    return PastRound(*(tuple(position.numbers("past", group) for group in part.split("|")) for part in parts))


def _check_past(options: SixOptions, position: Position, past: PastRound, seats: int) -> None:
    """A round that is over has rows, and as many played cards of each seat; a card lies once, and is played once."""
    if not ROWS <= len(past.rows) <= MOST_ROWS or not all(past.rows):
        raise position.error("past", f"a round must leave {ROWS} rows, or {MOST_ROWS} in jubilee")
    if len(past.stacks) != seats or len(past.played) != seats:
        raise position.error("past", f"a round must have {seats} stacks and {seats} groups of played cards")
    sizes = {len(cards) for cards in past.played}
    if len(sizes) > 1 or max(sizes) > options.hand_size:
        raise position.error("past", f"all must have played as many cards, at most {options.hand_size}")
    allowed = deck(options, seats)
    for groups in ((*past.rows, *past.stacks), past.played):
        cards = [card for group in groups for card in group]
        if len(set(cards)) != len(cards) or not set(cards) <= set(allowed):
            raise position.error("past", f"a card lies once and is played once; there are cards 1 to {allowed[-1]}")


def _check_cards(options: SixOptions, position: Position, state: State) -> None:
    """Every card is one of the deck and lies in one place."""
    allowed = deck(options, len(state.hands))
    where: dict[Card, str] = {}
    places = [
        ("pool", state.pool),
        ("queue", tuple(reveal.card for reveal in state.queue)),
        *(("rows", row) for row in state.rows),
        *(("hands", hand) for hand in state.hands),
        *(("stacks", stack) for stack in state.stacks),
        ("out", () if state.table is None else state.table.out),
    ]
    for key, cards in places:
        for card in cards:
            if card not in allowed:
                raise position.error(key, f"there is no card {card}; allowed: 1 to {allowed[-1]}")
            if card in where:
                raise position.error(key, f"card {card} is also in {where[card]}")
            where[card] = key
    played = [card for cards in state.played for card in cards]
    for card in played:
        if where.get(card, "hands") in ("hands", "pool") or played.count(card) > 1:
            raise position.error("played", f"card {card} must lie once in rows, stacks or queue")


def _check_match(options: SixOptions, position: Position, state: State) -> None:
    """Round and scores go together, and the match is not over."""
    seats = len(state.hands)
    if len(state.scores) != seats:
        raise position.error("scores", f"{len(state.scores)} scores; there must be {seats}")
    if state.round < 1:
        raise position.error("round", "rounds count from 1")
    most = count_cows(deck(options, seats)) * (state.round - 1)
    if sum(state.scores) > most:
        raise position.error("scores", f"before round {state.round} there are at most {most} cows")
    if state.round > 1 and is_last_round(options, state.round - 1, state.scores):
        raise position.error("round", "the match would have ended before it")


def _check_draft(options: SixOptions, position: Position, state: State) -> None:
    """Everybody has drafted in turn, and nothing has been played."""
    seats = len(state.hands)
    if state.pool != tuple(sorted(state.pool)) or len(state.pool) <= ROWS:
        raise position.error("pool", f"must ascend and hold more than {ROWS} cards")
    drafted = sum(map(len, state.hands))
    if drafted + len(state.pool) != len(deck(options, seats)):
        raise position.error("hands", "pool and hands must hold all cards of the round")
    assert state.first is not None
    for turn in range(seats):
        size = len(state.hands[(state.first + turn) % seats])
        if size != (drafted + seats - 1 - turn) // seats:
            raise position.error("hands", "the seats draft in turn, so the sizes do not fit")
    for key in ("rows", "picks", "queue", "stacks", "played"):
        if key in position.fields:
            raise position.error(key, "nothing is played while the draft goes on")


def _check_rows(position: Position, state: State) -> None:
    """There are as many rows as can be, and they ascend."""
    most = ROWS if state.table is None else MOST_ROWS
    if not ROWS <= len(state.rows) <= most:
        wanted = ROWS if most == ROWS else f"{ROWS} or {most}"
        raise position.error("rows", f"{len(state.rows)} rows; there must be {wanted}")
    for number, row in enumerate(state.rows):
        if not 1 <= len(row) <= room(state, number) or list(row) != sorted(row):
            raise position.error("rows", f"row {number + 1} must ascend and hold 1 to {room(state, number)} cards")


def _check_hands(options: SixOptions, position: Position, state: State) -> None:
    """All have played as many cards, and no more lie on the table."""
    most = options.hand_size - (state.phase == "place")
    sizes = {len(hand) for hand in state.hands}
    if len(sizes) > 1 or max(sizes) > most:
        raise position.error("hands", f"all must hold as many cards, at most {most}")
    lying = sum(map(len, (*state.rows, *state.stacks, state.queue)))
    lying += 0 if state.table is None else len(state.table.out)
    most = ROWS + len(state.hands) * (options.hand_size - max(sizes))
    if lying > most:
        raise position.error("hands", f"{lying} cards are played or start rows; there can be at most {most}")
    turns = {len(cards) for cards in state.played}
    if len(turns) > 1 or max(turns) + max(sizes) > options.hand_size:
        raise position.error("played", f"all must have played as many cards, with the hand at most {options.hand_size}")


def _check_turn(position: Position, state: State) -> None:
    """What is revealed or picked fits together, and something is asked."""
    if state.phase == "place":
        _check_queue(position, state)
        if any(pick is not None for pick in state.picks):
            raise position.error("picks", "nobody picks while cards are placed")
        return
    if not any(state.hands):
        raise position.error("hands", "are empty, so nothing is asked")
    if None not in state.picks:
        raise position.error("picks", "all have picked, so nothing is asked")
    for pick, hand in zip(state.picks, state.hands, strict=True):
        if pick is not None and pick not in hand:
            raise position.error("picks", f"{pick} is not in that hand")


def _check_queue(position: Position, state: State) -> None:
    """Cards wait in order, and a row is asked for only for a low one."""
    assert state.agenda is not None
    asks_row = state.agenda.ask == "take_row"
    replaced = asks_row and state.table is not None  # SIX-20: the first may have replaced another
    cards = [reveal.card for reveal in state.queue]
    if cards[replaced:] != sorted(cards[replaced:]) or len({reveal.seat for reveal in state.queue}) != len(cards):
        raise position.error("queue", "must ascend, one card a seat")
    for reveal in state.queue:
        if state.played[reveal.seat][-1:] not in ((), (reveal.card,)):
            raise position.error("played", f"seat {reveal.seat + 1} must have played {reveal.card} last")
    if asks_row and next_row(state) is not None:
        raise position.error("queue", f"{cards[0]} is not lower than every row, so nothing is asked")

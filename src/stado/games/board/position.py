"""Positions: every state at a decision as lines that can be read and typed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from stado.core.fields import Seat
from stado.core.position import Position, format_groups
from stado.games.board.cards import (
    ACTION_DECK,
    ACTION_KINDS,
    LUCKY_DECK,
    LUCKY_KINDS,
    TILES,
    Tile,
)
from stado.games.board.rows import row_tiles
from stado.games.board.state import AnyTask, Leave, Plan, Reveal, Reward, Row, State, Trigger
from stado.games.board.table import Table
from stado.games.board.validation import check_state

CardT = TypeVar("CardT", bound=str)

_KEYS = (
    "turn",
    "set",
    "rows",
    "stops",
    "hands",
    "known",
    "picks",
    "queue",
    "plan",
    "agenda",
    "gone",
    "scores",
    "actions",
    "discard",
    "remade",
    "lucky",
    "played",
    "lifted",
    "plus",
)


def format_fields(state: State) -> Sequence[tuple[str, str]]:
    """The lines of a position; tiles and cards that stand in none are in the supply and in the piles."""
    fields = [
        ("turn", str(state.turn)),
        ("set", str(state.sets) if state.sets > 1 else ""),
        ("rows", _format_rows(state.rows)),
        ("stops", _format_numbers(state.stops)),
        ("hands", format_groups(state.hands)),
        ("known", format_groups(state.known) if any(state.known) else ""),
        ("picks", _format_picks(state)),
        ("queue", " ".join(f"{reveal.tile}@{reveal.seat + 1}" for reveal in state.queue)),
        ("plan", _format_plan(state.plan)),
        ("agenda", _format_agenda(state.agenda)),
        ("gone", " ".join(map(str, state.gone))),
        ("scores", " ".join(map(str, state.scores)) if any(state.scores) else ""),
        ("actions", _format_cards(state.actions)),
        ("discard", " ".join(state.discard)),
        ("remade", "" if state.remade is None else " ".join(state.remade)),
        ("lucky", _format_cards(state.lucky)),
        ("played", format_groups(state.played) if any(state.played) else ""),
        ("lifted", _format_numbers(state.lifted)),
        ("plus", " ".join(map(str, state.plus))),
    ]
    return [(key, text) for key, text in fields if text]


def parse_fields(table: Table, position: Position) -> State:
    """The state that the lines describe, or PositionError naming what is impossible."""
    position.only(_KEYS)
    seats = table.seats
    rows = _parse_rows(table, position)
    hands = tuple(tuple(sorted(hand)) for hand in position.number_groups("hands", seats))
    queue = _parse_queue(position, seats)
    agenda = _parse_agenda(table, position)
    gone = tuple(sorted(position.numbers("gone")))
    used = [*gone, *(reveal.tile for reveal in queue), *(task.tile for task in agenda if isinstance(task, Leave))]
    used += (tile for group in (*map(row_tiles, rows), *hands) for tile in group)
    actions = _parse_cards(position, "actions", ACTION_KINDS, seats)
    discard = _parse_kinds(position, "discard", ACTION_KINDS, position.get("discard"))
    lucky = _parse_cards(position, "lucky", LUCKY_KINDS, seats)
    remade = "remade" in position.fields
    state = State(
        phase="place" if queue or agenda else "pick",
        turn=position.number("turn", 1),
        sets=position.number("set", 1),
        rows=rows,
        stops=_parse_row_numbers(table, position, "stops"),
        hands=hands,
        known=tuple(tuple(sorted(tiles)) for tiles in position.number_groups("known", seats)),
        picks=_parse_picks(position, seats),
        queue=queue,
        plan=_parse_plan(table, position),
        agenda=agenda,
        supply=tuple(tile for tile in TILES if tile not in set(used)),
        gone=gone,
        scores=_parse_scores(position, seats),
        actions=actions,
        pile=_left(ACTION_DECK if table.advanced else (), actions, discard),
        discard=discard,
        remade=_parse_kinds(position, "remade", ACTION_KINDS, position.get("remade")) if remade else None,
        lucky=lucky,
        lucky_pile=_left(LUCKY_DECK if table.lucky else (), lucky, ()),
        played=position.number_groups("played", seats),
        lifted=_parse_row_numbers(table, position, "lifted"),
        plus=position.numbers("plus"),
        shown=0,
    )
    check_state(table, position, state)
    return state


def _format_rows(rows: Sequence[Row]) -> str:
    """`12 - 15 | | 40`: the first row has a gap, the second no tile, and none comes after the third."""
    texts = [" ".join("-" if tile is None else str(tile) for tile in row) for row in rows]
    while not texts[-1]:
        texts.pop()
    return " | ".join(texts)


def _format_numbers(rows: Sequence[int]) -> str:
    """Rows counted from one."""
    return " ".join(str(row + 1) for row in rows)


def _format_picks(state: State) -> str:
    """`- | 12 45 | -`: the second seat has picked."""
    if all(pick is None for pick in state.picks):
        return ""
    return " | ".join("-" if pick is None else " ".join(map(str, pick)) for pick in state.picks)


def _format_plan(plan: Plan) -> str:
    """`row 3 skips 1 asks swap`, as far as there is any of it."""
    parts = [f"row {plan.row + 1}"] if plan.row is not None else []
    parts += [f"skips {plan.skips}"] if plan.skips else []
    parts += [f"asks {plan.asks}"] if plan.asks is not None else []
    return " ".join(parts)


def _format_agenda(agenda: Sequence[AnyTask]) -> str:
    """`2 lucky 1, move 57 3`: the second seat takes a lucky card, then its 57 moves on from row 3."""
    parts = []
    for task in agenda:
        match task:
            case Reward(_, count):
                parts.append(f"lucky {count}")
            case Leave(_, tile, row):
                parts.append(f"move {tile} {row + 1}")
            case _:
                assert isinstance(task, Trigger)  # draws are chance's, and no decision
                parts.append(f"trigger {task.row + 1} {task.space + 1}")
    return f"{agenda[0].seat + 1} {', '.join(parts)}" if agenda else ""


def _format_cards(groups: Sequence[Sequence[str]]) -> str:
    """Cards by seat: `skip swap | | stop`."""
    return " | ".join(map(" ".join, groups)) if any(groups) else ""


def _parse_rows(table: Table, position: Position) -> tuple[Row, ...]:
    """The tiles of each row; those after the last one named have none."""
    rows = tuple(
        tuple(None if part == "-" else position.numbers("rows", part)[0] for part in text.split())
        for text in position.need("rows").split("|")
    )
    if len(rows) > len(table.spaces):
        raise position.error("rows", f"{len(rows)} groups; the board has {len(table.spaces)} rows")
    return rows + ((),) * (len(table.spaces) - len(rows))


def _parse_row_numbers(table: Table, position: Position, key: str) -> tuple[int, ...]:
    """Rows that count from one."""
    numbers = position.numbers(key)
    for number in numbers:
        if not 1 <= number <= len(table.spaces):
            raise position.error(key, f"there is no row {number}; allowed: 1 to {len(table.spaces)}")
    return tuple(sorted(number - 1 for number in numbers))


def _parse_picks(position: Position, seats: int) -> tuple[tuple[Tile, ...] | None, ...]:
    """Groups of tiles, `-` where none is picked."""
    if "picks" not in position.fields:
        return (None,) * seats
    groups = position.groups(
        "picks", lambda text: None if text.strip() == "-" else tuple(sorted(position.numbers("picks", text)))
    )
    if len(groups) != seats:
        raise position.error("picks", f"{len(groups)} groups; there must be {seats}, '-' for none")
    return groups


def _parse_queue(position: Position, seats: int) -> tuple[Reveal, ...]:
    """`3@2 9@1`: the second seat's 3 is next, then the first seat's 9."""
    queue = []
    for part in position.get("queue").split():
        numbers = position.numbers("queue", part.replace("@", " ", 1))
        if len(numbers) != 2 or not 1 <= numbers[1] <= seats:
            raise position.error("queue", f"{part!r} is not TILE@SEAT with a seat from 1 to {seats}")
        queue.append(Reveal(numbers[1] - 1, numbers[0]))
    return tuple(queue)


def _parse_plan(table: Table, position: Position) -> Plan:
    """What cards have settled for the next tile."""
    words = position.get("plan").split()
    parts = dict(zip(words[::2], words[1::2], strict=False))
    row = position.numbers("plan", parts.get("row", ""))
    skips = position.numbers("plan", parts.get("skips", ""))
    asks = _parse_kinds(position, "plan", (*ACTION_KINDS, *LUCKY_KINDS), parts.get("asks", ""))
    plan = Plan(row[0] - 1 if row else None, skips[0] if skips else 0, asks[0] if asks else None)
    if _format_plan(plan) != " ".join(words):
        raise position.error("plan", "is not 'row ROW skips COUNT asks CARD', or a part of it")
    if plan.row is not None and not 0 <= plan.row < len(table.spaces):
        raise position.error("plan", f"there is no row {plan.row + 1}; allowed: 1 to {len(table.spaces)}")
    return plan


def _parse_agenda(table: Table, position: Position) -> tuple[AnyTask, ...]:
    """What follows from the tile placed last."""
    text = position.get("agenda")
    if not text:
        return ()
    number, _, rest = text.partition(" ")
    seat = position.numbers("agenda", number)[0] - 1
    if not 0 <= seat < table.seats:
        raise position.error("agenda", f"there is no seat {number}; allowed: 1 to {table.seats}")
    return tuple(_parse_task(table, position, seat, part.strip()) for part in rest.split(","))


def _parse_task(table: Table, position: Position, seat: Seat, text: str) -> AnyTask:
    """One task of a seat."""
    verb, _, rest = text.partition(" ")
    numbers = position.numbers("agenda", rest)
    for row in numbers[-1:] if verb == "move" else numbers[:1] if verb == "trigger" else ():
        if not 1 <= row <= len(table.spaces):
            raise position.error("agenda", f"there is no row {row}; allowed: 1 to {len(table.spaces)}")
    match verb, numbers:
        case "lucky", (count,) if count > 0:
            return Reward(seat, count)
        case "move", (tile, row):
            return Leave(seat, tile, row - 1)
        case "trigger", (row, space):
            return Trigger(seat, row - 1, space - 1)
    raise position.error("agenda", f"{text!r} is not 'lucky COUNT', 'move TILE ROW' or 'trigger ROW SPACE'")


def _parse_scores(position: Position, seats: int) -> tuple[int, ...]:
    """`-8 0 3`: one whole number for each seat."""
    parts = position.get("scores").split()
    for part in parts:
        if not re.fullmatch(r"[+-]?[0-9]{1,3}", part):
            raise position.error("scores", f"{part!r} is not a whole number")
    return tuple(map(int, parts)) or (0,) * seats


def _parse_kinds(position: Position, key: str, kinds: tuple[CardT, ...], text: str) -> tuple[CardT, ...]:
    """Cards separated by spaces."""
    found = []
    for word in text.split():
        card = next((kind for kind in kinds if kind == word), None)
        if card is None:
            raise position.error(key, f"there is no card {word!r}; allowed: {', '.join(kinds)}")
        found.append(card)
    return tuple(sorted(found))


def _parse_cards(position: Position, key: str, kinds: tuple[CardT, ...], seats: int) -> tuple[tuple[CardT, ...], ...]:
    """The cards of each seat."""
    if key not in position.fields:
        return ((),) * seats
    groups = position.groups(key, lambda text: _parse_kinds(position, key, kinds, text))
    if len(groups) != seats:
        raise position.error(key, f"{len(groups)} groups; there must be {seats}")
    return groups


def _left(deck: tuple[CardT, ...], groups: Iterable[Sequence[CardT]], others: Sequence[CardT]) -> tuple[CardT, ...]:
    """What of the deck is in none of the groups."""
    left = Counter(deck) - Counter(others)
    for group in groups:
        left -= Counter(group)
    return tuple(sorted(left.elements()))

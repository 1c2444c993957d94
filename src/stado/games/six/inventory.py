"""The lines of a position that only jubilee has: where the specials are, and what is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from stado.core.errors import NotationError
from stado.core.position import Position, format_groups
from stado.games.six.agenda import QUESTIONS, answers
from stado.games.six.cards import (
    COWS,
    DECK,
    MOST_ROWS,
    MOST_STOPS,
    SPECIAL_COPIES,
    SPECIAL_DECK,
    SPECIALS,
    SPECIALS_DEALT,
    Special,
)
from stado.games.six.pile import unpack
from stado.games.six.recall import Mixed, Note, fits, format_memory, parse_memory
from stado.games.six.specials import movable
from stado.games.six.state import Agenda, Ask, Specials, State

KEYS = ("ask", "markers", "offers", "stops", "specials", "pile", "discard", "out", "known", "memory")

_AFTER_TAKE: tuple[Ask, ...] = ("turn_card", "pay_card", "exchange_special")
# The special that was discarded before this is asked.
_DISCARDED: Mapping[Ask, Special] = {
    "insert_card": "insert",
    "replace_card": "replace",
    "move_card": "move",
    "move_into": "move",
    "turn_card": "minus_plus",
    "pay_card": "minus_plus",
}


def write_table(state: State, table: Specials) -> list[tuple[str, str]]:
    """The lines of the specials."""
    fields = []
    if state.agenda is not None:
        fields.append(("ask", format_ask(state.agenda)))
    if any(table.markers):
        fields.append(("markers", " ".join(marker or "-" for marker in table.markers)))
    if table.offers:
        fields.append(("offers", " ".join(map(str, table.offers))))
    if table.stops:
        fields.append(("stops", " ".join(str(row + 1) for row in table.stops)))
    fields.append(("specials", " | ".join(map(" ".join, table.held))))
    for key, specials in (("pile", table.pile), ("discard", table.discard)):
        if specials:
            fields.append((key, " ".join(specials)))
    if table.out:
        fields.append(("out", " ".join(map(str, table.out))))
    if any(table.known):
        fields.append(("known", format_groups(table.known)))
    if table.memory:
        fields.append(("memory", format_memory(table.memory)))
    return fields


def format_ask(agenda: Agenda) -> str:
    """`play_special@2`, `take_row@1 minus_plus`, `move_into@2 13`, `turn_card@2 3 5 11`, `pay_card@2 4`."""
    parts = [f"{agenda.ask}@{agenda.seat + 1}", *map(str, agenda.cards)]
    if agenda.turns:
        parts.append("minus_plus")
    parts += [str(number) for number in (agenda.card, agenda.credit) if number]
    return " ".join(parts)


def parse_ask(text: str) -> Agenda:
    """What such a text asks, or NotationError."""
    head, *parts = text.split() or [""]
    ask, _, seat = head.partition("@")
    numbers = tuple(int(part) for part in (seat, *parts) if part.isascii() and part.isdecimal() and len(part) <= 3)
    if ask in QUESTIONS and ask != "shuffle_pile" and seat.isdecimal() and numbers and numbers[0] > 0:
        agenda = Agenda(cast("Ask", ask), numbers[0] - 1)
        if ask == "turn_card":
            agenda = replace(agenda, cards=numbers[1:])
        elif ask == "move_into" and len(numbers) == 2:
            agenda = replace(agenda, card=numbers[1])
        elif ask == "pay_card" and len(numbers) == 2:
            agenda = replace(agenda, credit=numbers[1])
        elif ask == "take_row" and parts == ["minus_plus"]:
            agenda = replace(agenda, turns=True)
        if format_ask(agenda) == " ".join((head, *parts)):
            return agenda
    raise NotationError(f"{text!r} is no question; allowed: play_special@SEAT, pay_card@SEAT CREDIT and others")


def read_table(position: Position, state: State) -> State:
    """The state with the specials and what is asked."""
    seats = len(state.hands)
    state = _parse_agenda(position, state)
    markers = _parse_markers(position, len(state.rows))
    table = replace(
        unpack(seats),
        held=_parse_held(position, seats),
        pile=_parse_specials(position, "pile", position.get("pile")),
        discard=_parse_specials(position, "discard", position.get("discard")),
        lying=_find_lying(state, markers),
        markers=markers,
        offers=_parse_within(position, "offers", DECK[-1]),
        stops=tuple(row - 1 for row in _parse_within(position, "stops", MOST_ROWS)),
        out=position.numbers("out"),
        known=tuple(tuple(sorted(cards)) for cards in position.number_groups("known", seats)),
        memory=_parse_memory(position, seats),
    )
    if "pile" not in position.fields:  # all that lie nowhere else
        rest = Counter(SPECIAL_DECK) - Counter(_all_specials(table))
        table = replace(table, pile=tuple(rest.elements()))
    return replace(state, table=table)


def _find_lying(state: State, markers: tuple[Special | None, ...]) -> tuple[Special, ...]:
    """The specials on the table: behind rows, as the reminder of a fifth, or a Stop whose row is asked for."""
    found = [marker for marker in markers if marker is not None]
    if len(state.rows) == MOST_ROWS:
        found.append("fifth_row")  # SIX-17
    if state.agenda is not None and state.agenda.ask == "stop_row":
        found.append("stop")  # SIX-22
    return tuple(sorted(found))


def _parse_agenda(position: Position, state: State) -> State:
    """What is asked: with revealed cards and nothing said, whether to play a special."""
    agenda = state.agenda and replace(state.agenda, ask="play_special")
    if "ask" in position.fields:
        try:
            agenda = parse_ask(position.get("ask"))
        except NotationError as error:
            raise position.error("ask", str(error)) from None
        if agenda.seat >= len(state.hands):
            raise position.error("ask", f"there is no seat {agenda.seat + 1}; allowed: 1 to {len(state.hands)}")
    return replace(state, phase="place" if agenda else "pick", agenda=agenda)


def _parse_specials(position: Position, key: str, text: str) -> tuple[Special, ...]:
    """Specials by name."""
    for word in text.split():
        if word not in SPECIALS:
            raise position.error(key, f"{word!r} is no special; allowed: {', '.join(SPECIALS)}")
    return cast("tuple[Special, ...]", tuple(text.split()))


def _parse_held(position: Position, seats: int) -> tuple[tuple[Special, ...], ...]:
    """The specials in each hand."""
    if "specials" not in position.fields:
        return ((),) * seats
    held = position.groups("specials", lambda text: tuple(sorted(_parse_specials(position, "specials", text))))
    if len(held) != seats:
        raise position.error("specials", f"{len(held)} groups; there must be {seats}")
    return held


def _parse_markers(position: Position, rows: int) -> tuple[Special | None, ...]:
    """`- stop seven_takes -`: what lies behind each row."""
    markers = position.get("markers").split() or ["-"] * rows
    if len(markers) != rows:
        raise position.error("markers", f"{len(markers)} markers; there must be {rows}, '-' for none")
    if not set(markers) <= {"-", "stop", "seven_takes"} or markers.count("stop") > MOST_STOPS:
        raise position.error("markers", f"must be '-', stop or seven_takes, with at most {MOST_STOPS} stops")
    return tuple(None if marker == "-" else cast("Special", marker) for marker in markers)


def _parse_within(position: Position, key: str, most: int) -> tuple[int, ...]:
    """Numbers from one up to the most."""
    numbers = position.numbers(key)
    if any(not 1 <= number <= most for number in numbers):
        raise position.error(key, f"must be numbers from 1 to {most}")
    return numbers


def _parse_memory(position: Position, seats: int) -> tuple[Note, ...]:
    """What is remembered of the specials."""
    try:
        memory = parse_memory(position.get("memory"))
    except NotationError as error:
        raise position.error("memory", str(error)) from None
    if any(not isinstance(note, Mixed) and note.seat >= seats for note in memory):
        raise position.error("memory", f"there are seats from 1 to {seats} only")
    return memory


def _all_specials(table: Specials) -> list[Special]:
    """Every special, wherever it lies."""
    return [special for group in (*table.held, table.pile, table.discard, table.lying) for special in group]


def check_table(position: Position, state: State, table: Specials) -> None:
    """The specials are all there, and what is asked can be asked."""
    counts = Counter(_all_specials(table))
    for special in SPECIALS:
        if counts[special] != SPECIAL_COPIES:
            key = "pile" if "pile" in position.fields else "specials"
            raise position.error(key, f"{counts[special]} of {special}; there must be {SPECIAL_COPIES}")
    if max(map(len, table.held)) > SPECIALS_DEALT * state.round:
        raise position.error(
            "specials", f"in round {state.round} nobody holds more than {SPECIALS_DEALT * state.round}"
        )
    for hand, known in zip(state.hands, table.known, strict=True):
        if not set(known) <= set(hand):
            raise position.error("known", "must be cards of that hand")
    if not fits(table.memory, table.held, table.pile):
        raise position.error("memory", "does not lead to what is held and to the pile")
    if state.agenda is not None:
        _check_asked(position, state, table, state.agenda)


def _check_asked(position: Position, state: State, table: Specials, agenda: Agenda) -> None:
    """What is asked can be asked of that seat now."""
    waiting = [reveal.seat for reveal in state.queue]
    if agenda.ask in _AFTER_TAKE:
        if agenda.seat in waiting:
            raise position.error("ask", f"the card of seat {agenda.seat + 1} is not yet placed")
        if not (state.stacks[agenda.seat] or table.out):
            raise position.error("ask", f"seat {agenda.seat + 1} has taken nothing")
    elif waiting[:1] != [agenda.seat]:
        raise position.error("ask", f"seat {agenda.seat + 1} does not place the next card")
    if agenda.ask in _DISCARDED and _DISCARDED[agenda.ask] not in table.discard:
        raise position.error("ask", f"the discard has no {_DISCARDED[agenda.ask]}")
    if agenda.ask == "move_into" and agenda.card not in movable(state):
        raise position.error("ask", f"{agenda.card} cannot be moved")
    if not set(agenda.cards) <= set(state.stacks[agenda.seat]):
        raise position.error("ask", "the cards must be on the stack")
    if agenda.credit > max((COWS[card] for card in table.out), default=0):
        raise position.error("ask", "no card that is out has that number of cows")
    if len(answers(state)) < 2:
        raise position.error("ask", "there is one answer, so nothing is asked")

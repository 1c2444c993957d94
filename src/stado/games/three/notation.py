"""Actions and positions as short texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from stado.core.errors import NotationError
from stado.core.position import Position, format_groups
from stado.games.three.actions import Deal, DrawFirst, PlayCard, ThreeAction
from stado.games.three.cards import (
    COLOR_BONUSES,
    COLORS,
    DEALT_CARDS,
    DECK,
    DRAWN_CARDS,
    HAND_SIZE,
    LAST_CARDS,
    NEUTRAL_CARDS,
    NUMBER_CARDS,
    ROW_CAPACITY,
    SETUP_CARDS,
    START_CARDS,
    TOO_MANY,
    TURNS,
    Card,
)
from stado.games.three.collection import Collection, count_colors
from stado.games.three.options import ThreeOptions
from stado.games.three.rules import find_row
from stado.games.three.state import State

_KEYS = ("first", "turn", "rows", "hands", "piles", "face-up", "face-down", "neutrals", "bonuses", "played")


def format_action(action: ThreeAction) -> str:
    """`play 40`, `first 1`, `deal 12 37 …`."""
    match action:
        case PlayCard(card):
            return f"play {card}"
        case DrawFirst(first):
            return f"first {first + 1}"
        case _:
            return "deal " + " ".join(map(str, action.cards))


def parse_action(text: str) -> ThreeAction:
    """The action of that text."""
    verb, _, rest = text.partition(" ")
    parts = rest.split()
    if parts and all(part.isascii() and part.isdecimal() and len(part) <= 2 for part in parts):
        match verb, tuple(map(int, parts)):
            case "play", (card,):
                return PlayCard(card)
            case "first", (first,) if first > 0:
                return DrawFirst(first - 1)
            case "deal", cards:
                return Deal(cards)
    raise NotationError(f"{text!r} is no action; allowed: play CARD, first SEAT, deal CARDS")


def format_fields(state: State) -> Sequence[tuple[str, str]]:
    """The lines of a position."""
    assert state.first is not None
    assert state.turn is not None
    fields = [
        ("first", str(state.first + 1)),
        ("turn", str(state.turn + 1)),
        ("rows", format_groups(state.rows)),
        ("hands", format_groups(state.hands)),
    ]
    for key, groups in (
        ("piles", state.piles),
        ("face-up", [collection.face_up for collection in state.collections]),
        ("face-down", [collection.face_down for collection in state.collections]),
        ("played", state.played),
    ):
        if any(groups):
            fields.append((key, format_groups(groups)))
    for key, numbers in (("neutrals", state.neutrals), ("bonuses", state.bonuses)):
        if any(numbers):
            fields.append((key, " ".join(map(str, numbers))))
    return fields


def parse_fields(options: ThreeOptions, seats: int, position: Position) -> State:
    """The state that the lines describe, or PositionError naming what is impossible.

    A card that stands in no line is out of the game, so a position may tell less than was played.
    """
    position.only(_KEYS)
    hands = _sort_groups(position.number_groups("hands", seats))
    piles = position.number_groups("piles", seats)
    turns = _parse_turns(position, hands, piles)
    first = _parse_seat(position, "first", seats)
    _check_turns(position, turns, first)
    turn = (first + sum(turns)) % seats
    if "turn" in position.fields and _parse_seat(position, "turn", seats) != turn:
        raise position.error("turn", f"after these hands and piles it is the turn of seat {turn + 1}")
    ups = _sort_groups(position.number_groups("face-up", seats))
    downs = _sort_groups(position.number_groups("face-down", seats))
    state = State(
        phase="play",
        first=first,
        turn=turn,
        rows=position.number_groups("rows", len(START_CARDS)),
        hands=hands,
        piles=piles,
        taken=(),
        collections=tuple(map(Collection, ups, downs)),
        neutrals=tuple(sorted(position.numbers("neutrals"))),
        bonuses=position.numbers("bonuses") or (0,) * seats,
        out=(),
        played=position.number_groups("played", seats),
    )
    _check_rows(position, state)
    where = _check_cards(position, state)
    _check_collections(options, position, state)
    _check_bonuses(options, position, state)
    _check_played(position, state, where, turns)
    out = tuple(card for card in NUMBER_CARDS if card not in where)
    return replace(state, out=out)


def _sort_groups(groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Cards whose order means nothing, in ascending order."""
    return tuple(tuple(sorted(group)) for group in groups)


def _parse_seat(position: Position, key: str, seats: int) -> int:
    """A seat, counted from one in the text."""
    seat = position.number(key)
    if not 1 <= seat <= seats:
        raise position.error(key, f"there is no seat {seat}; allowed: 1 to {seats}")
    return seat - 1


def _parse_turns(
    position: Position, hands: tuple[tuple[Card, ...], ...], piles: tuple[tuple[Card, ...], ...]
) -> tuple[int, ...]:
    """How often each seat has played, by what it holds."""
    turns = []
    for number, (hand, pile) in enumerate(zip(hands, piles, strict=True), start=1):
        if len(pile) not in (0, DRAWN_CARDS, 2 * DRAWN_CARDS):
            raise position.error("piles", f"seat {number} has {len(pile)} cards; allowed: 12, 6 or none")
        least = LAST_CARDS + bool(pile)
        if not least <= len(hand) <= HAND_SIZE:
            raise position.error("hands", f"seat {number} has {len(hand)} cards; allowed: {least} to {HAND_SIZE}")
        turns.append(DEALT_CARDS - len(hand) - len(pile))
    if min(turns) == TURNS:
        raise position.error("hands", "everybody is done, so nothing is asked")
    return tuple(turns)


def _check_turns(position: Position, turns: tuple[int, ...], first: int) -> None:
    """Everybody has played in turn."""
    seats, total = len(turns), sum(turns)
    for order in range(seats):
        seat = (first + order) % seats
        if turns[seat] != (total + seats - 1 - order) // seats:
            raise position.error("hands", f"all play in turn from seat {first + 1}, so the sizes do not fit")


def _check_rows(position: Position, state: State) -> None:
    """Each row has its start card, its range and room."""
    for number, (start, row) in enumerate(zip(START_CARDS, state.rows, strict=True), start=1):
        if row[:1] != (start,) or len(row) > ROW_CAPACITY or list(row) != sorted(row):
            raise position.error("rows", f"row {number} must begin with {start}, ascend and hold 1 to 4 cards")
        if find_row(row[-1]) != number - 1:
            raise position.error("rows", f"row {number} cannot hold {row[-1]}; allowed: {start} to {start + 29}")


def _check_cards(position: Position, state: State) -> dict[Card, str]:
    """Every card is one of the deck and lies in one place, which is told."""
    where: dict[Card, str] = {}
    places = [
        *(("rows", row) for row in state.rows),
        *(("hands", hand) for hand in state.hands),
        *(("piles", pile) for pile in state.piles),
        *(("face-up", collection.face_up) for collection in state.collections),
        *(("face-down", collection.face_down) for collection in state.collections),
        ("neutrals", state.neutrals),
    ]
    for key, cards in places:
        for card in cards:
            if card not in DECK:
                raise position.error(key, f"there is no card {card}; allowed: {DECK[0]} to {DECK[-1]}")
            if card in where:
                raise position.error(key, f"card {card} is also in {where[card]}")
            where[card] = key
    for card in state.neutrals:
        if card not in NEUTRAL_CARDS:
            raise position.error("neutrals", f"{card} has a color; allowed: {' '.join(map(str, NEUTRAL_CARDS))}")
    return where


def _check_collections(options: ThreeOptions, position: Position, state: State) -> None:
    """Face up lie two of a color at most, face down threes."""
    for number, collection in enumerate(state.collections, start=1):
        for key, cards in (("face-up", collection.face_up), ("face-down", collection.face_down)):
            counts = Counter(options.colors[card] for card in cards)
            for color in COLORS:
                count = counts.pop(color.letter, 0)
                if key == "face-up" and count >= TOO_MANY:
                    raise position.error(key, f"seat {number} has {count} {color.name}; allowed: 2 at most")
                if key == "face-down" and count % TOO_MANY:
                    raise position.error(key, f"seat {number} has {count} {color.name}; allowed: threes")
            if counts:
                raise position.error(key, f"seat {number} has a card without a color")


def _check_bonuses(options: ThreeOptions, position: Position, state: State) -> None:
    """The bonuses taken are the top ones, and theirs who had all colors."""
    seats = len(state.hands)
    if len(state.bonuses) != seats:
        raise position.error("bonuses", f"{len(state.bonuses)} bonuses; there must be {seats}, 0 for none")
    held = sorted((bonus for bonus in state.bonuses if bonus), reverse=True)
    if tuple(held) != COLOR_BONUSES[: len(held)]:
        raise position.error("bonuses", "must be the first ones of 10, 7, 5 and 3, each once, or 0 for none")
    for number, (collection, bonus) in enumerate(zip(state.collections, state.bonuses, strict=True), start=1):
        ever = {options.colors[card] for card in (*collection.face_up, *collection.face_down)}
        if bonus and len(ever) < len(COLORS):
            raise position.error("bonuses", f"seat {number} never had all colors face up")
        if not bonus and count_colors(options.colors, collection) == len(COLORS):
            raise position.error("bonuses", f"seat {number} has all colors face up and must have one")


def _check_played(position: Position, state: State, where: dict[Card, str], turns: tuple[int, ...]) -> None:
    """What lies on the table was played, and nobody played more than there were turns."""
    table = [card for card in NUMBER_CARDS if where.get(card, "hands") not in ("hands", "piles")]
    if len(table) > SETUP_CARDS + sum(turns):
        raise position.error(
            "rows",
            f"with collections and neutrals they hold {len(table)} cards; "
            f"allowed: {SETUP_CARDS + sum(turns)} after {sum(turns)} turns",
        )
    seen = Counter(card for cards in state.played for card in cards)
    for number, (cards, count) in enumerate(zip(state.played, turns, strict=True), start=1):
        if len(cards) > count:
            raise position.error("played", f"seat {number} has played {count} times, not {len(cards)}")
        for card in cards:
            if card not in table or seen[card] > 1:
                raise position.error("played", f"card {card} must lie once in rows, collections or neutrals")

"""Positions as lines of text: every state at a decision, and nothing that cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from stado.core.errors import NotationError
from stado.core.fields import Seat
from stado.core.position import Position
from stado.games.loot.cards import DECK, DISPLAY_SIZE, HIGHEST, SHADOW_SIZE, Card, Group
from stado.games.loot.notation import (
    format_card,
    format_cards,
    format_group,
    format_heap,
    parse_cards,
    parse_group,
    parse_heap,
)
from stado.games.loot.options import LootOptions
from stado.games.loot.rules import TURN_LIMIT, loots
from stado.games.loot.state import Phase, State
from stado.games.loot.supply import shadow_prey, sources

T = TypeVar("T")

_KEYS = (
    "turn",
    "paw",
    "ask",
    "victim",
    "looted",
    "owed",
    "hands",
    "known",
    "layers",
    "display",
    "shadow",
    "pile",
    "discard",
)
_ASKS: tuple[Phase, ...] = ("lay", "shadow", "loot", "loss", "draw", "extra")
# What is pending in each phase.
_AGENDA: dict[Phase, tuple[str, ...]] = {
    "loot": ("victim", "looted"),
    "loss": ("victim", "looted"),
    "draw": ("victim", "owed"),
}


def format_fields(state: State) -> Sequence[tuple[str, str]]:
    """The lines of a position."""
    fields = [("turn", str(state.turn)), ("paw", str(state.paw + 1)), ("ask", state.phase)]
    if state.victim is not None:
        fields.append(("victim", str(state.victim + 1)))
    if state.looted is not None:
        fields.append(("looted", format_group(state.looted)))
    if state.owed:
        fields.append(("owed", str(state.owed)))
    fields.append(("hands", _format_seats(map(format_cards, state.hands))))
    if any(state.known):
        fields.append(("known", _format_seats(map(format_cards, state.known))))
    if any(state.layers):
        fields.append(("layers", _format_seats(", ".join(map(format_group, groups)) for groups in state.layers)))
    fields.append(("display", " ".join(map(format_heap, state.display))))
    if state.shadow:
        fields.append(("shadow", format_cards(state.shadow)))
    fields.append(("pile", format_cards(state.pile)))
    fields.append(("discard", format_cards(state.discard)))
    return fields


def parse_fields(options: LootOptions, seats: int, position: Position) -> State:
    """The state that the lines describe, or PositionError naming what is impossible.

    Of `pile` and `discard` one may be left out: it holds the rest, ascending (without both, the pile does).
    """
    position.only(_KEYS)
    ask = _parse_ask(position)
    layers = _parse_seats(position, "layers", seats, _parse_groups)
    looted = _parse(position, "looted", position.get("looted"), parse_group) if "looted" in position.fields else None
    laid = sum(map(len, layers)) + (looted is not None)
    state = State(
        phase=ask,
        turn=position.number("turn", laid + (ask == "lay")),
        paw=_parse_seat(position, "paw", seats),
        hands=_parse_hands(position, "hands", seats),
        known=_parse_hands(position, "known", seats),
        layers=layers,
        display=tuple(_parse(position, "display", text, parse_heap) for text in position.need("display").split()),
        pile=_parse(position, "pile", position.get("pile"), parse_cards),
        shadow=tuple(sorted(_parse(position, "shadow", position.get("shadow"), parse_cards))),
        discard=tuple(sorted(_parse(position, "discard", position.get("discard"), parse_cards))),
        victim=_parse_seat(position, "victim", seats) if "victim" in position.fields else None,
        looted=looted,
        owed=position.number("owed", 0),
    )
    state = _complete(position, state)
    _check_hands(position, state)
    _check_supply(position, state)
    _check_turn(options, position, state, laid + (ask == "lay"))
    if ask != "lay":
        _check_agenda(options, position, state)
    return state


def _format_seats(texts: Iterable[str]) -> str:
    """What each seat has, separated by bars."""
    return " | ".join(texts).strip()


def _parse(position: Position, key: str, text: str, parse: Callable[[str], T]) -> T:
    """A part of a line, or PositionError."""
    try:
        return parse(text)
    except NotationError as error:
        raise position.error(key, str(error)) from None


def _parse_ask(position: Position) -> Phase:
    """What is asked, with exactly the lines that belong to it."""
    text = position.get("ask", "lay")
    for ask in _ASKS:
        if ask == text:
            for key in ("victim", "looted", "owed"):
                if key in _AGENDA.get(ask, ()):
                    position.need(key)
                elif key in position.fields:
                    raise position.error(key, f"there is none where the question is {ask!r}")
            return ask
    raise position.error("ask", f"unknown question {text!r}; allowed: {', '.join(_ASKS)}")


def _parse_seat(position: Position, key: str, seats: int) -> Seat:
    """A seat, counted from one."""
    seat = position.number(key)
    if not 1 <= seat <= seats:
        raise position.error(key, f"there is no seat {seat}; allowed: 1 to {seats}")
    return seat - 1


def _parse_seats(
    position: Position, key: str, seats: int, parse: Callable[[str], tuple[T, ...]]
) -> tuple[tuple[T, ...], ...]:
    """What each seat has; nothing where the line is missing."""
    if key not in position.fields:
        return ((),) * seats
    groups = position.groups(key, lambda text: _parse(position, key, text, parse))
    if len(groups) != seats:
        raise position.error(key, f"{len(groups)} groups; there must be {seats}")
    return groups


def _parse_hands(position: Position, key: str, seats: int) -> tuple[tuple[Card, ...], ...]:
    """Cards of each seat, ascending."""
    return tuple(tuple(sorted(cards)) for cards in _parse_seats(position, key, seats, parse_cards))


def _parse_groups(text: str) -> tuple[Group, ...]:
    """`7 7, 4 4 j`: the top one last."""
    return tuple(map(parse_group, text.split(","))) if text.strip() else ()


def _complete(position: Position, state: State) -> State:
    """The state with the rest of the deck where a line is missing; all cards must be there, and none too often."""
    left = Counter(DECK)
    looted = () if state.looted is None else state.looted.cards
    laid = tuple(card for layers in state.layers for group in layers for card in group.cards)
    shown = tuple(card for heap in state.display for card in heap)
    held = tuple(card for hand in state.hands for card in hand)
    for key, cards in (
        ("looted", looted),
        ("hands", held),
        ("layers", laid),
        ("display", shown),
        ("shadow", state.shadow),
        ("pile", state.pile),
        ("discard", state.discard),
    ):
        left.subtract(cards)
        for card in cards:
            if left[card] < 0:
                raise position.error(key, f"too many cards {format_card(card)}; there are {DECK.count(card)}")
    rest = tuple(left.elements())
    if "pile" not in position.fields:
        return replace(state, pile=rest)
    if "discard" not in position.fields:
        return replace(state, discard=rest)
    if rest:
        raise position.error("discard", f"{len(rest)} cards are nowhere: {format_cards(rest)}")
    return state


def _check_hands(position: Position, state: State) -> None:
    """Everybody holds something, and what is known is there."""
    for seat, (hand, known) in enumerate(zip(state.hands, state.known, strict=True), start=1):
        if not hand:
            raise position.error("hands", f"seat {seat} has no card, so the match is over")  # LOOT-9
        if Counter(known) - Counter(hand):
            raise position.error("known", f"seat {seat} does not hold these cards")


def _check_supply(position: Position, state: State) -> None:
    """Display and shadow are full unless the pile is empty, or cards are being drawn."""
    two = len(state.hands) == 2
    size = len(state.display)
    if not two and any(len(heap) > 1 for heap in state.display):
        raise position.error("display", "only with two seats are there heaps")  # LOOT-15
    if size > DISPLAY_SIZE:
        raise position.error("display", f"{size} cards; there are at most {DISPLAY_SIZE}")
    if state.phase != "draw" and state.pile and size < DISPLAY_SIZE:
        raise position.error("display", f"{size} cards; it is filled up to {DISPLAY_SIZE} while there is a pile")
    if not state.pile and not state.display:
        raise position.error("display", "is empty and so is the pile, so the match is over")  # LOOT-9
    if state.shadow and not two:
        raise position.error("shadow", "only with two seats is there one")  # LOOT-13
    if any(card >= HIGHEST for card in state.shadow):
        raise position.error("shadow", "13s and jokers do not join it")  # LOOT-14
    if len(state.shadow) > SHADOW_SIZE:
        raise position.error("shadow", f"{len(state.shadow)} cards; there are at most {SHADOW_SIZE}")
    if two and state.pile and len(state.shadow) < SHADOW_SIZE:
        raise position.error(
            "shadow", f"{len(state.shadow)} cards; it is filled up to {SHADOW_SIZE} while there is a pile"
        )


def _check_turn(options: LootOptions, position: Position, state: State, least: int) -> None:
    """As many turns have been taken as groups have been laid, or more."""
    if state.turn < least:
        raise position.error("turn", f"after these groups it must be {least} or later")
    if options.variant == "expert" and state.turn > TURN_LIMIT:
        raise position.error("turn", f"the match ends after {TURN_LIMIT}")  # LOOT-12


def _check_agenda(options: LootOptions, position: Position, state: State) -> None:
    """The question follows from the group that was laid."""
    if not state.layers[state.paw]:
        raise position.error("layers", "the seat with the paw has laid nothing, so this is not asked")
    laid = state.layers[state.paw][-1]
    if state.victim == state.paw:
        raise position.error("victim", "nobody loots a group of their own")
    prey = list(shadow_prey(state.shadow, laid))
    match state.phase:
        case "shadow" if len(prey) < 2:
            raise position.error("ask", "the laid group has no choice in the shadow, so nothing is asked")  # LOOT-16
        case "extra":
            if options.variant != "standard":
                raise position.error("ask", "only in the standard game is a card drawn for no loot")  # LOOT-11
            tops = [groups[-1] for seat, groups in enumerate(state.layers) if groups and seat != state.paw]
            if prey or any(loots(options, laid, top) for top in tops):
                raise position.error("ask", "the laid group loots, so this is not asked")  # LOOT-8
        case "draw":
            _check_draw(position, state, laid.size)
    if state.looted is not None and not loots(options, laid, state.looted):
        raise position.error("looted", f"{format_group(laid)} does not loot it")


def _check_draw(position: Position, state: State, size: int) -> None:
    """No more is owed, and no more is gone from the display, than a group of that size costs."""
    if not 1 <= state.owed <= size:
        raise position.error("owed", f"must be from 1 to {size}, the size of the looted group")
    if state.pile and len(state.display) < DISPLAY_SIZE - size + state.owed:
        raise position.error("display", f"{size - state.owed} draws cannot leave it with {len(state.display)} cards")
    if len(sources(state)) < 2:
        raise position.error("ask", "there is one thing to draw, so nothing is asked")

"""The questions that are asked while cards are placed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Telling
from stado.games.six import pile, specials
from stado.games.six.actions import (
    ExchangeSpecial,
    InsertCard,
    MoveCard,
    MoveInto,
    PayCard,
    PlaySpecial,
    ReplaceCard,
    ShufflePile,
    SixAction,
    StopRow,
    TakeRow,
    TurnCard,
)
from stado.games.six.placement import open_rows, take
from stado.games.six.state import Agenda, Ask, State

# The rule behind each question, and what is wrong with an answer that it does not allow.
QUESTIONS: Mapping[Ask, tuple[str, str]] = {
    "take_row": ("SIX-7", "no-such-row"),
    "play_special": ("SIX-16", "not-playable"),
    "insert_card": ("SIX-19", "cannot-insert"),
    "replace_card": ("SIX-20", "not-in-hand"),
    "move_card": ("SIX-21", "cannot-move"),
    "move_into": ("SIX-21", "cannot-receive"),
    "stop_row": ("SIX-22", "cannot-stop"),
    "turn_card": ("SIX-23", "cannot-turn"),
    "pay_card": ("SIX-23", "cannot-pay"),
    "exchange_special": ("SIX-24", "not-held"),
    "shuffle_pile": ("SIX-24", "bad-deal"),
}

# A row is taken of two or more, a special offered only where one can be played, and chance has no choice.
_ASKED: tuple[Ask, ...] = ("take_row", "play_special", "shuffle_pile")


def current(state: State) -> Agenda:
    """The question that is asked."""
    assert state.agenda is not None
    return state.agenda


def answers(state: State) -> tuple[SixAction, ...]:
    """Every answer of the seat that is asked."""
    asked = current(state)
    match asked.ask:
        case "take_row":
            return tuple(map(TakeRow, open_rows(state)))  # SIX-7, SIX-22
        case "play_special":
            return tuple(map(PlaySpecial, (None, *specials.playable(state))))
        case "insert_card":
            return tuple(map(InsertCard, specials.inserts(state)))
        case "replace_card":
            return tuple(map(ReplaceCard, state.hands[asked.seat]))
        case "move_card":
            return tuple(map(MoveCard, specials.movable(state)))
        case "move_into":
            return tuple(map(MoveInto, specials.receivers(state, specials.row_of(state, asked.card))))
        case "stop_row":
            return tuple(map(StopRow, specials.stoppable(state)))
        case "turn_card":
            return tuple(map(TurnCard, asked.cards))
        case "pay_card":
            return tuple(map(PayCard, (None, *specials.payable(state, asked.seat, asked.credit))))
        case _:
            held = pile.table_of(state).held[asked.seat]
            return tuple(map(ExchangeSpecial, (None, *sorted(set(held)))))  # SIX-24


def only_answer(state: State) -> SixAction | None:
    """The answer to a question that has but one, and so is not asked."""
    if current(state).ask in _ASKED:
        return None
    first, *more = answers(state)
    return None if more else first


def actor(state: State) -> Seat:
    """Who is asked."""
    asked = current(state)
    return CHANCE if asked.ask == "shuffle_pile" else asked.seat


def check(state: State, seat: Seat, action: SixAction) -> None:
    """Refuse what is not asked of that seat, or is no answer."""
    tag: Ask = action.__struct_config__.tag  # type: ignore[assignment]
    rule, key = QUESTIONS[tag]
    if state.agenda is None or state.agenda.ask != tag or seat != actor(state):
        raise RuleError(rule, "not-asked")
    match action:
        case ShufflePile():
            if sorted(action.specials) != sorted(pile.table_of(state).discard):
                raise RuleError(rule, key)
        case PlaySpecial(special) if special is not None:
            if special not in pile.table_of(state).held[seat]:
                raise RuleError(rule, "not-held", special=special)
            if not specials.can_play(state, special):
                raise RuleError(specials.RULES[special], key, special=special)
        case _ if action not in answers(state):
            (name, value), *_ = msgspec.structs.asdict(action).items()
            raise RuleError(rule, key, **{name: value + 1 if name == "row" else value})


def answer(state: State, action: SixAction, telling: Telling[State]) -> State:
    """What an answer that was checked makes of the state."""
    asked = current(state)
    state = msgspec.structs.replace(state, agenda=None)
    match action:
        case TakeRow(row):
            return take(state, row, "SIX-7", telling, turns=asked.turns)
        case PlaySpecial(special):
            return specials.play_special(state, special, telling)
        case InsertCard(row):
            return specials.insert_card(state, row, telling)
        case ReplaceCard(card):
            return specials.replace_card(state, card, telling)
        case MoveCard(card):
            return specials.move_card(state, card, telling)
        case MoveInto(row):
            assert asked.card is not None
            return specials.move_into(state, asked.card, row, telling)
        case StopRow(row):
            return specials.stop_row(state, row, telling)
        case TurnCard(card):
            return specials.turn_card(state, asked.seat, card, telling)
        case PayCard(paid):
            return specials.pay_card(state, asked.seat, asked.credit, paid, telling)
        case ExchangeSpecial(special):
            return pile.exchange(state, asked.seat, special, telling)
        case _:
            assert isinstance(action, ShufflePile)
            return pile.shuffle_pile(state, asked.seat, action.specials, telling)

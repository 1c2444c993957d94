"""The rules, as pure functions from state to state."""

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Outcome, Prompt, Step, Telling, rank
from stado.core.rng import Rng
from stado.core.tuples import put, without
from tests.template.crown.state import (
    DECK,
    HAND_SIZE,
    CardPicked,
    CrownAction,
    CrownTaken,
    Deal,
    HandDealt,
    PickCard,
    State,
)


def initial(seats: int) -> State:
    """Nobody has a card yet."""
    return State(hands=((),) * seats, picks=(None,) * seats, played=((),) * seats, crowns=(0,) * seats)


def to_act(state: State) -> tuple[Seat, ...]:
    """Chance deals once; then everybody picks until no hand is left."""
    if not any(state.hands):
        return () if any(state.played) else (CHANCE,)
    return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)  # CRW-2


def may_revise(state: State) -> tuple[Seat, ...]:
    """A pick can be changed until the last one."""
    return tuple(seat for seat, pick in enumerate(state.picks) if pick is not None)


def prompt(state: State, seat: Seat) -> Prompt[CrownAction]:
    """Any card of the hand can be picked."""
    legal = tuple(map(PickCard, state.hands[seat]))
    return Prompt("pick_card", "CRW-2", legal, revises=state.picks[seat] is not None)


def sample_chance(state: State, rng: Rng) -> CrownAction:
    """The deal."""
    return Deal(rng.sample(DECK, HAND_SIZE * len(state.hands)))


def apply(state: State, seat: Seat, action: CrownAction) -> Step[State]:
    """What the action makes of the state, or RuleError."""
    if seat not in (*to_act(state), *may_revise(state)) or isinstance(action, Deal) != (seat == CHANCE):
        raise RuleError("CRW-2", "not-asked")
    telling = Telling[State]()
    if isinstance(action, Deal):
        return _deal(state, action.cards, telling)
    if action.card not in state.hands[seat]:
        raise RuleError("CRW-2", "not-in-hand", card=action.card)
    state = telling.tell(CardPicked(seat, action.card), replace(state, picks=put(state.picks, seat, action.card)))
    return telling.end(state) if to_act(state) else _show(state, telling)


def _deal(state: State, cards: tuple[int, ...], telling: Telling[State]) -> Step[State]:
    """CRW-1: three cards for each seat."""
    if len(set(cards) & set(DECK)) != HAND_SIZE * len(state.hands):
        raise RuleError("CRW-1", "bad-deal")
    for seat in range(len(state.hands)):
        hand = tuple(sorted(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]))
        state = telling.tell(HandDealt(seat, hand), replace(state, hands=put(state.hands, seat, hand)))
    return telling.end(state)


def _show(state: State, telling: Telling[State]) -> Step[State]:
    """CRW-3: the highest card takes the crown."""
    cards = tuple(pick for pick in state.picks if pick is not None)
    winner = cards.index(max(cards))
    hands = tuple(map(without, state.hands, cards))
    played = tuple((*before, card) for before, card in zip(state.played, cards, strict=True))
    crowns = put(state.crowns, winner, state.crowns[winner] + 1)
    return telling.end(telling.tell(CrownTaken(cards, winner), State(hands, (None,) * len(cards), played, crowns)))


def outcome(state: State) -> Outcome | None:
    """CRW-4: most crowns win."""
    return None if to_act(state) else Outcome(state.crowns, rank(state.crowns, fewest_wins=False))


def standing(state: State) -> tuple[int, ...]:
    """The crowns so far."""
    return state.crowns


def pieces(state: State) -> list[int]:
    """Every card in a hand or played."""
    return [card for cards in (*state.hands, *state.played) for card in cards]

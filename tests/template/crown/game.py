"""The rules, as pure functions from state to state, and what a seat may know."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Game, Outcome, Prompt, Showcase, Step, Telling, Variant, rank
from stado.core.options import Options
from stado.core.rng import Rng
from stado.core.tuples import put, without
from tests.template.crown.state import (
    DECK,
    HAND_SIZE,
    CardPicked,
    CrownAction,
    CrownEvent,
    CrownTaken,
    Deal,
    Facts,
    HandDealt,
    PickCard,
    State,
    View,
)


class CrownOptions(Options, frozen=True, kw_only=True):
    """The only variant."""

    variant: Literal["standard"] = "standard"


class Crown(Game[CrownOptions, State, CrownAction, View]):
    """Pick a card in secret; the highest takes the crown of the turn."""

    name: ClassVar[str] = "crown"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (Variant("standard", 2, 4, 3),)
    fewest_wins: ClassVar[bool] = False
    picks: ClassVar[tuple[str, ...]] = ("pick_card",)
    showcases: ClassVar[tuple[Showcase, ...]] = (Showcase("standard", 2),)
    event_type: ClassVar[Any] = CrownEvent
    facts: ClassVar[msgspec.Struct] = Facts(HAND_SIZE)

    def initial(self) -> State:
        none = ((),) * self.seats
        return State(hands=none, picks=(None,) * self.seats, played=none, crowns=(0,) * self.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not any(state.hands):
            return () if any(state.played) else (CHANCE,)
        return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)  # CRW-2

    def may_revise(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, pick in enumerate(state.picks) if pick is not None)  # CRW-2

    def prompt(self, state: State, seat: Seat) -> Prompt[CrownAction]:
        legal = tuple(map(PickCard, state.hands[seat]))
        return Prompt("pick_card", "CRW-2", legal, revises=state.picks[seat] is not None)

    def sample_chance(self, state: State, rng: Rng) -> CrownAction:
        return Deal(rng.sample(DECK, HAND_SIZE * len(state.hands)))

    def apply(self, state: State, seat: Seat, action: CrownAction) -> Step[State]:
        if seat not in (*self.to_act(state), *self.may_revise(state)) or isinstance(action, Deal) != (seat == CHANCE):
            raise RuleError("CRW-2", "not-asked")
        telling = Telling[State]()
        if isinstance(action, Deal):
            return _deal(state, action.cards, telling)
        if action.card not in state.hands[seat]:
            raise RuleError("CRW-2", "not-in-hand", card=action.card)
        state = telling.tell(CardPicked(seat, action.card), replace(state, picks=put(state.picks, seat, action.card)))
        return telling.end(state) if self.to_act(state) else _show(state, telling)

    def outcome(self, state: State) -> Outcome | None:
        return None if self.to_act(state) else Outcome(state.crowns, rank(state.crowns, fewest_wins=False))  # CRW-4

    def standing(self, state: State) -> tuple[int, ...]:
        return state.crowns

    def pieces(self, state: State) -> list[int]:
        return [card for cards in (*state.hands, *state.played) for card in cards]

    def open_view(self, state: State) -> View:
        return View(
            seat=None,
            hand=(),
            hand_sizes=tuple(map(len, state.hands)),
            pick=None,
            picked=tuple(pick is not None for pick in state.picks),
            played=state.played,
            crowns=state.crowns,
        )

    def own_fields(self, state: State, seat: Seat) -> Mapping[str, Any]:
        return {"seat": seat, "hand": state.hands[seat], "pick": state.picks[seat]}

    def determinize(self, view: View, rng: Rng) -> State:
        # The unseen cards are dealt at random, and seats that have picked have picked any of theirs.
        seen = {*view.hand, *(card for cards in view.played for card in cards)}
        unseen = list(rng.shuffle(tuple(card for card in DECK if card not in seen)))
        hands = [
            view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
            for seat, size in enumerate(view.hand_sizes)
        ]
        picks = [rng.choice(hand) if picked else None for hand, picked in zip(hands, view.picked, strict=True)]
        if view.seat is not None:
            picks[view.seat] = view.pick
        return State(tuple(hands), tuple(picks), view.played, view.crowns)


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

"""A game as small as one can be that still has chance, hidden picks and a question to one seat.

Two cards each from a deck of nine; all pick one in secret, and the highest pick claims one to three points.
After two turns the round is over: `plain` has one round, `long` two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.errors import NotationError, RuleError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame, Draw, Game, Outcome, Prompt, Step, Telling, Variant, rank
from stado.core.options import Options
from stado.core.position import Position, format_groups
from stado.core.rng import Rng
from stado.core.tuples import put, without

DECK = tuple(range(1, 10))
HAND_SIZE = 2


class TinyOptions(Options, frozen=True, kw_only=True):
    variant: Literal["plain", "long"] = "plain"
    most: Annotated[int, msgspec.Meta(ge=2, le=5)] = 3  # the points that can be claimed at once


class Deal(Action, frozen=True):
    cards: tuple[int, ...]


class PickCard(Action, frozen=True):
    card: int


class ClaimPoints(Action, frozen=True):
    points: int


TinyAction = Deal | PickCard | ClaimPoints


class HandDealt(Event, frozen=True):
    secrets: ClassVar[Mapping[str, str]] = {"cards": "seat"}
    deals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int, ...] | None
    rule: str = "TINY-1"


class CardPicked(Event, frozen=True):
    secrets: ClassVar[Mapping[str, str]] = {"card": "seat"}

    seat: Seat
    card: int | None
    rule: str = "TINY-2"


class CardsRevealed(Event, frozen=True):
    cards: tuple[int, ...]
    rule: str = "TINY-2"


class PointsClaimed(Event, frozen=True):
    seat: Seat
    points: int
    rule: str = "TINY-3"


class RoundEnded(Event, frozen=True):
    closes: ClassVar[bool] = True
    deals: ClassVar[bool] = True

    round: int
    rule: str = "TINY-4"


TinyEvent = HandDealt | CardPicked | CardsRevealed | PointsClaimed | RoundEnded


class State(msgspec.Struct, frozen=True):
    phase: Literal["deal", "pick", "claim", "over"]
    round: int
    hands: tuple[tuple[int, ...], ...]
    picks: tuple[int | None, ...]
    played: tuple[tuple[int, ...], ...]  # one group for each turn, by seat
    points: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    phase: Literal["deal", "pick", "claim", "over"]
    round: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    pick: int | None
    picked: tuple[bool, ...]
    played: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


class Tiny(Game[TinyOptions, State, TinyAction, View]):
    name: ClassVar[str] = "tiny"
    rules_version: ClassVar[int] = 3
    variants: ClassVar[tuple[Variant, ...]] = (Variant("plain", 2, 3, 2), Variant("long", 2, 3, 3))
    fewest_wins: ClassVar[bool] = False
    picks: ClassVar[tuple[str, ...]] = ("pick_card",)
    event_type: ClassVar[Any] = TinyEvent

    def initial(self) -> State:
        nobody: tuple[int | None, ...] = (None,) * self.seats
        return State("deal", 1, ((),) * self.seats, nobody, (), (0,) * self.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case "deal":
                return (CHANCE,)
            case "pick":
                return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)
            case "claim":
                return (self._winner(state),)
            case "over":
                return ()

    def may_revise(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, pick in enumerate(state.picks) if pick is not None)

    def prompt(self, state: State, seat: Seat) -> Prompt[TinyAction]:
        if state.phase == "pick":
            legal = tuple(map(PickCard, state.hands[seat]))
            return Prompt("pick_card", "TINY-2", legal, state.picks[seat] is not None)
        return Prompt("claim_points", "TINY-3", tuple(map(ClaimPoints, range(1, self.options.most + 1))))

    def sample_chance(self, state: State, rng: Rng) -> TinyAction:
        return Deal(rng.sample(DECK, HAND_SIZE * self.seats))

    def apply(self, state: State, seat: Seat, action: TinyAction) -> Step[State]:
        match action:
            case Deal(cards):
                if state.phase != "deal" or seat != CHANCE or not set(cards) <= set(DECK):
                    raise RuleError("TINY-1", "not-asked")
                return self._deal(state, cards)
            case PickCard(card):
                if state.phase != "pick" or not 0 <= seat < self.seats:
                    raise RuleError("TINY-2", "not-asked")
                if card not in state.hands[seat]:
                    raise RuleError("TINY-2", "not-in-hand", card=card)
                return self._pick(state, seat, card)
            case ClaimPoints(points):
                if state.phase != "claim" or seat != self._winner(state):
                    raise RuleError("TINY-3", "not-asked")
                if not 1 <= points <= self.options.most:
                    raise RuleError("TINY-3", "bad-claim", points=points)
                return self._claim(state, seat, points)

    def _deal(self, state: State, cards: tuple[int, ...]) -> Step[State]:
        telling = Telling[State]()
        for seat in range(self.seats):
            hand = tuple(sorted(cards[seat :: self.seats]))
            state = telling.tell(HandDealt(seat, hand), replace(state, hands=put(state.hands, seat, hand)))
        return telling.end(replace(state, phase="pick"))

    def _pick(self, state: State, seat: Seat, card: int) -> Step[State]:
        telling = Telling[State]()
        state = telling.tell(CardPicked(seat, card), replace(state, picks=put(state.picks, seat, card)))
        cards = tuple(pick for pick in state.picks if pick is not None)
        if len(cards) == self.seats:
            hands = tuple(map(without, state.hands, cards))
            nobody: tuple[int | None, ...] = (None,) * self.seats
            state = replace(state, phase="claim", hands=hands, picks=nobody, played=(*state.played, cards))
            telling.tell(CardsRevealed(cards), state)
        return telling.end(state)

    def _claim(self, state: State, seat: Seat, points: int) -> Step[State]:
        telling = Telling[State]()
        state = replace(state, phase="pick", points=put(state.points, seat, state.points[seat] + points))
        telling.tell(PointsClaimed(seat, points), state)
        if not any(state.hands):
            ended = RoundEnded(state.round)
            if state.round == (2 if self.options.variant == "long" else 1):
                state = replace(state, phase="over")
            else:
                state = replace(state, phase="deal", round=state.round + 1, played=())
            telling.tell(ended, state)
        return telling.end(state)

    def _winner(self, state: State) -> Seat:
        return state.played[-1].index(max(state.played[-1]))

    def open_view(self, state: State) -> View:
        return View(
            seat=None,
            phase=state.phase,
            round=state.round,
            hand=(),
            hand_sizes=tuple(map(len, state.hands)),
            pick=None,
            picked=tuple(pick is not None for pick in state.picks),
            played=state.played,
            points=state.points,
        )

    def own_fields(self, state: State, seat: Seat) -> Mapping[str, Any]:
        return {"seat": seat, "hand": state.hands[seat], "pick": state.picks[seat]}

    def determinize(self, view: View, rng: Rng) -> State:
        seen = {*view.hand, *(card for cards in view.played for card in cards)}
        hidden = iter(rng.shuffle([card for card in DECK if card not in seen]))
        hands = tuple(
            view.hand if seat == view.seat else tuple(sorted(next(hidden) for _ in range(size)))
            for seat, size in enumerate(view.hand_sizes)
        )
        picks = tuple(
            view.pick if seat == view.seat else rng.choice(hands[seat]) if picked else None
            for seat, picked in enumerate(view.picked)
        )
        return State(view.phase, view.round, hands, picks, view.played, view.points)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.points, rank(state.points, fewest_wins=False)) if state.phase == "over" else None

    def standing(self, state: State) -> Sequence[int]:
        return state.points

    def pieces(self, state: State) -> Sequence[object]:
        return [card for cards in (*state.hands, *state.played) for card in cards]

    def parse_fields(self, position: Position) -> State:
        position.only(("phase", "round", "hands", "picks", "played", "points"))
        hands = position.number_groups("hands", self.seats)
        played = position.number_groups("played") if "played" in position.fields else ()
        picks = position.get("picks").split() or ["-"] * self.seats
        return State(
            phase="claim" if position.get("phase") == "claim" else "pick",
            round=position.number("round", 1),
            hands=hands,
            picks=tuple(None if pick == "-" else int(pick) for pick in picks),
            played=played,
            points=position.numbers("points") or (0,) * self.seats,
        )

    def format_fields(self, state: State) -> Sequence[tuple[str, str]]:
        fields = [("phase", state.phase), ("round", str(state.round)), ("hands", format_groups(state.hands))]
        fields.append(("picks", " ".join("-" if pick is None else str(pick) for pick in state.picks)))
        if state.played:
            fields.append(("played", format_groups(state.played)))
        fields.append(("points", " ".join(map(str, state.points))))
        return fields

    def format_action(self, action: TinyAction) -> str:
        match action:
            case Deal(cards):
                return "deal " + " ".join(map(str, cards))
            case PickCard(card):
                return f"pick {card}"
            case ClaimPoints(points):
                return f"claim {points}"

    def parse_action(self, text: str) -> TinyAction:
        match text.split():
            case ["deal", *cards]:
                return Deal(tuple(map(int, cards)))
            case ["pick", card]:
                return PickCard(int(card))
            case ["claim", points]:
                return ClaimPoints(int(points))
        raise NotationError(f"{text!r} is no action")

    def rate(self, view: View, prompt: Prompt[TinyAction]) -> Sequence[float]:
        return [float(place) for place in range(len(prompt.legal))]

    def draw(self, view: View, names: Sequence[str], say: Draw) -> str:
        return " ".join([say("tiny"), *names, *map(str, view.hand)])


@pytest.fixture
def tiny_type(monkeypatch: pytest.MonkeyPatch) -> type[AnyGame]:
    """The tiny game, registered as the only one."""
    monkeypatch.setattr("stado.games.GAMES", (Tiny,))
    return Tiny


@pytest.fixture
def tiny(tiny_type: type[AnyGame]) -> AnyGame:
    """Two seats, one round."""
    return tiny_type(TinyOptions(), 2)


@pytest.fixture
def long_tiny(tiny_type: type[AnyGame]) -> AnyGame:
    """Three seats, two rounds, so that chance acts twice."""
    return tiny_type(TinyOptions(variant="long"), 3)

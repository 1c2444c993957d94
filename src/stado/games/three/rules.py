"""The rules, as pure functions from state to state."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from msgspec.structs import astuple, replace

from stado.core.errors import RuleError
from stado.core.events import Event, Seat
from stado.core.game import CHANCE, Outcome, Prompt, Step, rank
from stado.core.rng import Rng
from stado.core.tuples import put, without
from stado.games.three.actions import Deal, DrawFirst, PlayCard, ThreeAction
from stado.games.three.cards import (
    BY_LETTER,
    COLOR_BONUSES,
    COLORS,
    DEALT_CARDS,
    DRAWN_CARDS,
    HAND_SIZE,
    LAST_CARDS,
    NEUTRAL_CARDS,
    NUMBER_CARDS,
    ROW_CAPACITY,
    ROW_SPAN,
    SETUP_CARDS,
    START_CARDS,
    TOO_MANY,
    Card,
)
from stado.games.three.collection import Collection, Tally, collect, count_colors, tally
from stado.games.three.events import (
    CardCollected,
    CardPlayed,
    CardsDrawn,
    CardsTaken,
    ColorBonusTaken,
    ColorTurned,
    FinalBonusTaken,
    FirstDrawn,
    HandLeft,
    MatchEnded,
    NeutralLeft,
    PileDealt,
    RowsLaid,
    SeatFinished,
    SeatScored,
)
from stado.games.three.options import ThreeOptions
from stado.games.three.state import Row, State


def initial(seats: int) -> State:
    """The state before the deal: the start cards lie in a column."""
    return State(
        phase="deal",
        first=None,
        turn=None,
        rows=tuple((card,) for card in START_CARDS),  # TRI-3
        hands=((),) * seats,
        piles=((),) * seats,
        collections=(Collection(),) * seats,
        neutrals=(),
        bonuses=(0,) * seats,
        out=NUMBER_CARDS,
        played=((),) * seats,
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """Who owes an answer."""
    if state.phase == "over":
        return ()
    return (CHANCE,) if state.turn is None else (state.turn,)


def prompt(state: State, seat: Seat) -> Prompt[ThreeAction]:
    """What the seat is asked."""
    return Prompt("play_card", "TRI-5", tuple(map(PlayCard, state.hands[seat])))


def sample_chance(state: State, rng: Rng) -> ThreeAction:
    """What chance does."""
    seats = len(state.hands)
    if state.phase == "deal":
        return Deal(rng.sample(NUMBER_CARDS, SETUP_CARDS + DEALT_CARDS * seats))  # TRI-4
    return DrawFirst(rng.below(seats))  # TRI-4


def apply(options: ThreeOptions, state: State, seat: Seat, action: ThreeAction) -> Step[State]:
    """What the action makes of the state, or RuleError."""
    match action:
        case Deal():
            _expect(state, "deal", "TRI-4", asked=seat == CHANCE)
            return _deal(state, action.cards)
        case DrawFirst():
            _expect(state, "first", "TRI-4", asked=seat == CHANCE)
            return _draw_first(state, action.first_seat)
        case _:
            _expect(state, "play", "TRI-5", asked=True)
            if seat != state.turn:
                raise RuleError("TRI-5", "not-your-turn")
            return _play_card(options.colors, state, seat, action.card)


def find_row(card: Card) -> int:
    """The row that the card belongs to."""
    return card // ROW_SPAN  # TRI-3


def place_card(row: Row, card: Card) -> tuple[Row, tuple[Card, ...]]:
    """The row with the card in its place, and what its owner takes."""
    place = bisect(row, card)
    longer = (*row[:place], card, *row[place:])  # TRI-3
    if len(row) < ROW_CAPACITY:
        return longer, ()
    if place == len(row):
        return (longer[0], *longer[2:]), longer[1:2]  # TRI-6 (a)
    return longer[: place + 1], longer[place + 1 :]  # TRI-6 (b)


def bonus_stack(bonuses: Sequence[int]) -> tuple[int, ...]:
    """The color bonuses not yet taken, the top one first."""
    return COLOR_BONUSES[sum(bonus > 0 for bonus in bonuses) :]  # TRI-2


def tallies(colors: str, collections: Sequence[Collection], bonuses: Sequence[int]) -> tuple[Tally, ...]:
    """What each seat's collection and bonuses are worth if the match ends with them."""
    return tuple(tally(colors, cards, bonus) for cards, bonus in zip(collections, bonuses, strict=True))


def standing(options: ThreeOptions, state: State) -> tuple[int, ...]:
    """The points that each seat would get."""
    return tuple(count.points for count in tallies(options.colors, state.collections, state.bonuses))


def outcome(options: ThreeOptions, state: State) -> Outcome | None:
    """The result, once over."""
    if state.phase != "over":
        return None
    scores = standing(options, state)
    return Outcome(scores, rank(scores, fewest_wins=False))  # TRI-13


def pieces(state: State) -> list[object]:
    """Every number card, and every color bonus by name."""
    cards: list[object] = [*state.neutrals, *state.out]
    for group in (*state.rows, *state.hands, *state.piles):
        cards.extend(group)
    for collection in state.collections:
        cards.extend((*collection.face_up, *collection.face_down))
    held = (bonus for bonus in state.bonuses if bonus)
    return [*cards, *(f"bonus {bonus}" for bonus in (*held, *bonus_stack(state.bonuses)))]


def _expect(state: State, phase: str, rule: str, *, asked: bool) -> None:
    """Refuse an action that nobody asked this seat for."""
    if state.phase != phase or not asked:
        raise RuleError(rule, "not-asked")


def _deal(state: State, cards: tuple[Card, ...]) -> Step[State]:
    """TRI-4: three cards in their rows, a pile for each seat, and its top eight as the hand."""
    seats = len(state.hands)
    dealt = set(cards)
    if len(cards) != SETUP_CARDS + DEALT_CARDS * seats or len(dealt) != len(cards) or not dealt <= set(NUMBER_CARDS):
        raise RuleError("TRI-4", "bad-deal")
    laid = tuple(sorted(cards[:SETUP_CARDS]))
    rows = tuple((*row, *(card for card in laid if find_row(card) == index)) for index, row in enumerate(state.rows))
    piles = tuple(cards[start : start + DEALT_CARDS] for start in range(SETUP_CARDS, len(cards), DEALT_CARDS))
    hands = tuple(tuple(sorted(pile[:HAND_SIZE])) for pile in piles)
    state = replace(
        state,
        phase="first",
        rows=rows,
        hands=hands,
        piles=tuple(pile[HAND_SIZE:] for pile in piles),
        out=tuple(card for card in NUMBER_CARDS if card not in dealt),
    )
    given = (PileDealt(seat, DEALT_CARDS) for seat in range(seats))
    drawn = (CardsDrawn(seat, HAND_SIZE, hand, "TRI-4") for seat, hand in enumerate(hands))
    return Step(state, (RowsLaid(laid, rows), *given, *drawn))


def _draw_first(state: State, first: Seat) -> Step[State]:
    """TRI-4: who begins."""
    if not 0 <= first < len(state.hands):
        raise RuleError("TRI-4", "no-such-seat")
    return Step(replace(state, phase="play", first=first, turn=first), (FirstDrawn(first),))


def _play_card(colors: str, state: State, seat: Seat, card: Card) -> Step[State]:
    """TRI-5: one card of the hand into its row, and what follows from it."""
    if card not in state.hands[seat]:
        raise RuleError("TRI-5", "not-in-hand", card=card)
    index = find_row(card)
    before = state.rows[index]
    row, taken = place_card(before, card)
    events: list[Event] = [CardPlayed(seat, card, BY_LETTER[colors[card]].name, index, bisect(before, card))]
    hand, pile = without(state.hands[seat], card), state.piles[seat]
    collection, neutrals, bonuses = state.collections[seat], state.neutrals, state.bonuses
    if taken:
        events.append(CardsTaken(seat, index, taken))
        collection = _collect_all(colors, collection, seat, taken, events)
        neutrals = tuple(sorted((*neutrals, *(card for card in taken if card in NEUTRAL_CARDS))))  # TRI-7
    # TRI-9: only the end of the turn counts, and each seat gets one at most.
    if not bonuses[seat] and count_colors(colors, collection) == len(COLORS):
        bonuses = put(bonuses, seat, bonus_stack(bonuses)[0])
        events.append(ColorBonusTaken(seat, bonuses[seat]))
    if len(hand) == LAST_CARDS:
        if pile:
            drawn, pile = tuple(sorted(pile[:DRAWN_CARDS])), pile[DRAWN_CARDS:]  # TRI-10
            hand = tuple(sorted((*hand, *drawn)))
            events.append(CardsDrawn(seat, DRAWN_CARDS, drawn, "TRI-10"))
        else:
            events.append(SeatFinished(seat))  # TRI-10
    state = State(
        phase="play",
        first=state.first,
        turn=(seat + 1) % len(state.hands),  # TRI-4: clockwise
        rows=put(state.rows, index, row),
        hands=put(state.hands, seat, hand),
        piles=put(state.piles, seat, pile),
        collections=put(state.collections, seat, collection),
        neutrals=neutrals,
        bonuses=bonuses,
        out=state.out,
        played=put(state.played, seat, (*state.played[seat], card)),
    )
    if all(len(cards) == LAST_CARDS for cards in state.hands):
        return _end_match(colors, state, events)
    return Step(state, tuple(events))


def _collect_all(
    colors: str, collection: Collection, seat: Seat, taken: tuple[Card, ...], events: list[Event]
) -> Collection:
    """Taken cards go into the collection one by one; neutral ones do not."""
    for card in taken:
        if card in NEUTRAL_CARDS:
            events.append(NeutralLeft(seat, card))  # TRI-7
            continue
        collection, together = collect(colors, collection, card)
        color = BY_LETTER[colors[card]].name
        events.append(CardCollected(seat, card, color, len(together)))
        if len(together) == TOO_MANY:
            events.append(ColorTurned(seat, color, together))  # TRI-8
    return collection


def _end_match(colors: str, state: State, events: list[Event]) -> Step[State]:
    """TRI-11: the last cards leave the game, and the points are counted."""
    counts = tallies(colors, state.collections, state.bonuses)
    events += (HandLeft(seat, LAST_CARDS, hand) for seat, hand in enumerate(state.hands))
    events += (
        FinalBonusTaken(seat, count.singles + count.pairs, count.final_bonus)  # TRI-12
        for seat, count in enumerate(counts)
        if count.final_bonus
    )
    events += (SeatScored(seat, *astuple(count)) for seat, count in enumerate(counts))
    scores = tuple(count.points for count in counts)
    events.append(MatchEnded(scores, rank(scores, fewest_wins=False)))
    state = replace(
        state,
        phase="over",
        turn=None,
        hands=((),) * len(state.hands),
        out=tuple(sorted((*state.out, *(card for hand in state.hands for card in hand)))),
    )
    return Step(state, tuple(events))

"""The rules, as pure functions from state to state."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import astuple, replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Outcome, Prompt, Step, Telling, rank
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
        taken=(),
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
    return COLOR_BONUSES[len(bonuses) - bonuses.count(0) :]  # TRI-2


@lru_cache(maxsize=1024)  # every view tells them, and few cards change them
def tallies(colors: str, collections: tuple[Collection, ...], bonuses: tuple[int, ...]) -> tuple[Tally, ...]:
    """What each seat's collection and bonuses are worth if the match ends with them."""
    return tuple(tally(colors, cards, bonus) for cards, bonus in zip(collections, bonuses, strict=True))


def standing(options: ThreeOptions, state: State) -> tuple[int, ...]:
    """The points that each seat would get."""
    return tuple([count.points for count in tallies(options.colors, state.collections, state.bonuses)])


def outcome(options: ThreeOptions, state: State) -> Outcome | None:
    """The result, once over."""
    if state.phase != "over":
        return None
    scores = standing(options, state)
    return Outcome(scores, rank(scores, fewest_wins=False))  # TRI-13


def pieces(state: State) -> list[object]:
    """Every number card, and every color bonus by name."""
    cards: list[object] = [*state.taken, *state.neutrals, *state.out]
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
    telling = Telling[State]()
    laid = tuple(sorted(cards[:SETUP_CARDS]))
    rows = tuple((*row, *(card for card in laid if find_row(card) == index)) for index, row in enumerate(state.rows))
    state = _bring_in(replace(state, rows=rows), laid)
    telling.tell(RowsLaid(laid, rows), state)
    for seat in range(seats):
        pile = cards[SETUP_CARDS + DEALT_CARDS * seat :][:DEALT_CARDS]
        state = _bring_in(replace(state, piles=put(state.piles, seat, pile)), pile)
        telling.tell(PileDealt(seat, DEALT_CARDS), state)
    for seat in range(seats):
        state = _draw(state, seat, HAND_SIZE, "TRI-4", telling)
    return telling.end(replace(state, phase="first"))


def _bring_in(state: State, cards: tuple[Card, ...]) -> State:
    """These cards are no longer out of the game."""
    return replace(state, out=tuple(card for card in state.out if card not in cards))


def _draw(state: State, seat: Seat, count: int, rule: str, telling: Telling[State]) -> State:
    """The top cards of a seat's pile go into its hand."""
    pile = state.piles[seat]
    drawn = tuple(sorted(pile[:count]))
    hand = tuple(sorted((*state.hands[seat], *drawn)))
    state = replace(state, hands=put(state.hands, seat, hand), piles=put(state.piles, seat, pile[count:]))
    return telling.tell(CardsDrawn(seat, count, drawn, rule), state)


def _draw_first(state: State, first: Seat) -> Step[State]:
    """TRI-4: who begins."""
    if not 0 <= first < len(state.hands):
        raise RuleError("TRI-4", "no-such-seat")
    telling = Telling[State]()
    return telling.end(telling.tell(FirstDrawn(first), replace(state, phase="play", first=first, turn=first)))


def _play_card(colors: str, state: State, seat: Seat, card: Card) -> Step[State]:
    """TRI-5: one card of the hand into its row, and what follows from it."""
    if card not in state.hands[seat]:
        raise RuleError("TRI-5", "not-in-hand", card=card)
    telling = Telling[State]()
    state = _place(colors, state, seat, card, telling)
    # TRI-9: only the end of the turn counts, and each seat gets one at most.
    if not state.bonuses[seat] and count_colors(colors, state.collections[seat]) == len(COLORS):
        bonus = bonus_stack(state.bonuses)[0]
        state = replace(state, bonuses=put(state.bonuses, seat, bonus))
        telling.tell(ColorBonusTaken(seat, bonus), state)
    if len(state.hands[seat]) == LAST_CARDS:
        if state.piles[seat]:
            state = _draw(state, seat, DRAWN_CARDS, "TRI-10", telling)
        else:
            telling.tell(SeatFinished(seat), state)  # TRI-10
    if all(len(cards) == LAST_CARDS for cards in state.hands):
        return telling.end(_end_match(colors, state, telling))
    return telling.end(replace(state, turn=(seat + 1) % len(state.hands)))  # TRI-4: clockwise


def _place(colors: str, state: State, seat: Seat, card: Card, telling: Telling[State]) -> State:
    """The card goes into its row, and a fifth one takes others of it."""
    index = find_row(card)
    place = bisect(state.rows[index], card)
    row, taken = place_card(state.rows[index], card)
    state = replace(
        state,
        rows=put(state.rows, index, tuple(sorted((*state.rows[index], card)))),
        hands=put(state.hands, seat, without(state.hands[seat], card)),
        played=put(state.played, seat, (*state.played[seat], card)),
    )
    telling.tell(CardPlayed(seat, card, BY_LETTER[colors[card]].name, index, place), state)
    if not taken:
        return state
    state = replace(state, rows=put(state.rows, index, row), taken=taken)
    telling.tell(CardsTaken(seat, index, taken), state)
    for other in taken:
        state = _collect(colors, state, seat, other, telling)
    return state


def _collect(colors: str, state: State, seat: Seat, card: Card, telling: Telling[State]) -> State:
    """A taken card goes into the collection; a neutral one does not."""
    state = replace(state, taken=without(state.taken, card))
    if card in NEUTRAL_CARDS:
        state = replace(state, neutrals=tuple(sorted((*state.neutrals, card))))
        return telling.tell(NeutralLeft(seat, card), state)  # TRI-7
    before, color = state.collections[seat], BY_LETTER[colors[card]].name
    collection, together = collect(colors, before, card)
    shown = Collection(tuple(sorted((*before.face_up, card))), before.face_down)
    state = replace(state, collections=put(state.collections, seat, shown))
    telling.tell(CardCollected(seat, card, color, len(together)), state)
    if len(together) < TOO_MANY:
        return state
    state = replace(state, collections=put(state.collections, seat, collection))
    return telling.tell(ColorTurned(seat, color, together), state)  # TRI-8


def _end_match(colors: str, state: State, telling: Telling[State]) -> State:
    """TRI-11: the last cards leave the game, and the points are counted."""
    state = replace(state, turn=None)
    for seat, hand in enumerate(state.hands):
        state = replace(state, hands=put(state.hands, seat, ()), out=tuple(sorted((*state.out, *hand))))
        telling.tell(HandLeft(seat, LAST_CARDS, hand), state)
    counts = tallies(colors, state.collections, state.bonuses)
    for seat, count in enumerate(counts):
        if count.final_bonus:
            telling.tell(FinalBonusTaken(seat, count.singles + count.pairs, count.final_bonus), state)  # TRI-12
    for seat, count in enumerate(counts):
        telling.tell(SeatScored(seat, *astuple(count)), state)
    scores = tuple(count.points for count in counts)
    return telling.tell(MatchEnded(scores, rank(scores, fewest_wins=False)), replace(state, phase="over"))

"""The rules, as pure functions from state to state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Outcome, Prompt, Step, Telling, rank
from stado.core.rng import Rng
from stado.core.tuples import put, without
from stado.games.six import agenda, pile, specials
from stado.games.six.actions import (
    Deal,
    DealSpecials,
    DraftCard,
    DrawFirst,
    PickCard,
    ShufflePile,
    SixAction,
)
from stado.games.six.cards import DECK, HAND_SIZE, JUBILEE_ROUNDS, ROWS, Card, Special, count_cows
from stado.games.six.events import (
    CardDrafted,
    CardPicked,
    CardsRevealed,
    DraftOpened,
    FirstDrawn,
    HandDealt,
    MatchEnded,
    RoundEnded,
    RoundStarted,
    RowsLaid,
)
from stado.games.six.options import SixOptions
from stado.games.six.placement import place
from stado.games.six.state import PastRound, Phase, Reveal, State


def initial(options: SixOptions, seats: int) -> State:
    """The state before the first round."""
    return State(
        phase="first" if options.variant == "pro" else "deal",
        round=0,
        first=None,
        pool=(),
        rows=(),
        hands=((),) * seats,
        picks=(None,) * seats,
        queue=(),
        agenda=None,
        stacks=((),) * seats,
        scores=(0,) * seats,
        played=((),) * seats,
        table=pile.unpack(seats) if options.variant == "jubilee" else None,
    )


def deck(options: SixOptions, seats: int) -> tuple[Card, ...]:
    """The cards of a round."""
    if options.variant == "pro":
        return DECK[: HAND_SIZE * seats + ROWS]  # SIX-12
    return DECK


def to_act(state: State) -> tuple[Seat, ...]:
    """Who owes an answer."""
    match state.phase:
        case "over":
            return ()
        case "first" | "deal" | "specials":
            return (CHANCE,)
        case "draft":
            return (drafter(state),)
        case "pick":
            return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)  # SIX-4
        case _:
            return (agenda.actor(state),)


def may_revise(state: State) -> tuple[Seat, ...]:
    """A pick can be changed until the last seat has picked."""
    if state.phase != "pick":
        return ()
    return tuple(seat for seat, pick in enumerate(state.picks) if pick is not None)


def drafter(state: State) -> Seat:
    """Whose turn it is to draft: clockwise from the first."""
    assert state.first is not None
    return (state.first + sum(map(len, state.hands))) % len(state.hands)  # SIX-13


def prompt(state: State, seat: Seat) -> Prompt[SixAction]:
    """What the seat is asked."""
    match state.phase:
        case "draft":
            return Prompt("draft_card", "SIX-13", tuple(map(DraftCard, state.pool)))
        case "pick":
            revises = state.picks[seat] is not None
            return Prompt("pick_card", "SIX-4", tuple(map(PickCard, state.hands[seat])), revises)
        case _:
            ask = agenda.current(state).ask
            return Prompt(ask, agenda.QUESTIONS[ask][0], agenda.answers(state))


def sample_chance(options: SixOptions, state: State, rng: Rng) -> SixAction:
    """What chance does."""
    seats = len(state.hands)
    if state.phase == "first":
        return DrawFirst(rng.below(seats))  # SIX-14
    if state.phase == "deal":
        return Deal(rng.sample(deck(options, seats), options.hand_size * seats + ROWS))  # SIX-3
    table = pile.table_of(state)
    if state.phase == "specials":
        return DealSpecials(rng.shuffle(table.pile))  # SIX-15
    return ShufflePile(rng.shuffle(table.discard))  # SIX-24


def apply(options: SixOptions, state: State, seat: Seat, action: SixAction) -> Step[State]:
    """What the action makes of the state, or RuleError."""
    match action:
        case DrawFirst():
            _expect(state, "first", "SIX-14", asked=seat == CHANCE)
            return _draw_first(options, state, action)
        case Deal():
            _expect(state, "deal", "SIX-3", asked=seat == CHANCE)
            return _deal(options, state, action)
        case DealSpecials():
            _expect(state, "specials", "SIX-15", asked=seat == CHANCE)
            return _deal_specials(state, action)
        case DraftCard():
            _expect(state, "draft", "SIX-13", asked=state.phase == "draft" and seat == drafter(state))
            return _draft_card(state, seat, action.card)
        case PickCard():
            _expect(state, "pick", "SIX-4", asked=0 <= seat < len(state.hands))
            return _pick_card(options, state, seat, action.card)
        case _:
            agenda.check(state, seat, action)
            telling = Telling[State]()
            return _go_on(options, agenda.answer(state, action, telling), telling)


def is_last_round(options: SixOptions, number: int, scores: Sequence[int]) -> bool:
    """Whether the match ends after that round, with these scores."""
    if options.variant == "jubilee":
        return number >= JUBILEE_ROUNDS  # SIX-15
    if options.rounds is not None:
        return number >= options.rounds  # SIX-10
    worst = max(scores)
    return worst > options.limit if options.limit_rule == "exceed" else worst >= options.limit  # SIX-10


def outcome(state: State) -> Outcome | None:
    """The result, once over."""
    if state.phase != "over":
        return None
    return Outcome(state.scores, rank(state.scores, fewest_wins=True))  # SIX-10


def standing(state: State) -> tuple[int, ...]:
    """The cows written down and those on the stacks; once the round is over, these are among the former."""
    if state.phase in ("deal", "over"):
        return state.scores
    return tuple(map(add, state.scores, map(_stacked, state.stacks)))


_stacked = lru_cache(maxsize=1024)(count_cows)  # a stack is counted again and again while others grow


def pieces(state: State) -> list[Card | Special]:
    """Every card of the round that is not out of it unseen, and every special."""
    groups: list[Sequence[Card | Special]] = [state.pool, *state.rows, *state.hands, *state.stacks]
    groups.append([reveal.card for reveal in state.queue])
    if (table := state.table) is not None:
        groups += (table.out, *table.held, table.pile, table.discard, table.lying)
    return [piece for group in groups for piece in group]


def _expect(state: State, phase: str, rule: str, *, asked: bool) -> None:
    """Refuse an action that nobody asked this seat for."""
    if state.phase != phase or not asked:
        raise RuleError(rule, "not-asked")


def _start_round(state: State, telling: Telling[State]) -> State:
    """The table is cleared for the next round, and everybody remembers how it lay."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * len(state.hands)
    table = pile.gather(state.table) if state.table and state.round else state.table
    past = (*state.past, PastRound(state.rows, state.stacks, state.played)) if state.round else ()
    state = replace(state, round=state.round + 1, rows=(), stacks=nothing, played=nothing, table=table, past=past)
    return telling.tell(RoundStarted(state.round), state)


def _draw_first(options: SixOptions, state: State, action: DrawFirst) -> Step[State]:
    """SIX-14: the first draft of round one."""
    first = action.first_seat
    if not 0 <= first < len(state.hands):
        raise RuleError("SIX-14", "no-such-seat")
    telling = Telling[State]()
    state = telling.tell(FirstDrawn(first), replace(state, first=first))
    return telling.end(_open_draft(options, state, first, telling))


def _open_draft(options: SixOptions, state: State, first: Seat, telling: Telling[State]) -> State:
    """SIX-13: the round starts with all its cards open."""
    state = _start_round(state, telling)
    pool = deck(options, len(state.hands))
    return telling.tell(DraftOpened(pool, first), replace(state, phase="draft", first=first, pool=pool))


def _deal(options: SixOptions, state: State, action: Deal) -> Step[State]:
    """SIX-3: hands and row starts."""
    seats = len(state.hands)
    cards, size = action.cards, options.hand_size
    if len(cards) != size * seats + ROWS or not set(cards) <= set(deck(options, seats)):
        raise RuleError("SIX-3", "bad-deal")
    if len(set(cards)) != len(cards):
        raise RuleError("SIX-3", "bad-deal")
    telling = Telling[State]()
    state = _start_round(state, telling)
    for seat in range(seats):
        hand = tuple(sorted(cards[seat * size : (seat + 1) * size]))
        state = telling.tell(HandDealt(seat, size, hand), replace(state, hands=put(state.hands, seat, hand)))
    starts = cards[size * seats :]
    phase: Phase = "pick" if state.table is None else "specials"
    state = replace(state, phase=phase, rows=tuple((start,) for start in starts))
    return telling.end(telling.tell(RowsLaid(starts), state))


def _deal_specials(state: State, action: DealSpecials) -> Step[State]:
    """SIX-15, SIX-25: specials for each seat, and the pile."""
    if sorted(action.specials) != sorted(pile.table_of(state).pile):
        raise RuleError("SIX-15", "bad-deal")
    telling = Telling[State]()
    state = pile.deal_specials(state, action.specials, telling)
    return telling.end(replace(state, phase="pick"))


def _draft_card(state: State, seat: Seat, card: Card) -> Step[State]:
    """SIX-13: one open card into the hand; the last four start the rows."""
    if card not in state.pool:
        raise RuleError("SIX-13", "not-open", card=card)
    telling = Telling[State]()
    hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    state = telling.tell(CardDrafted(seat, card), replace(state, hands=hands, pool=without(state.pool, card)))
    if len(starts := state.pool) == ROWS:  # the pool ascends
        state = replace(state, phase="pick", rows=tuple((start,) for start in starts), pool=())
        telling.tell(RowsLaid(starts, rule="SIX-14"), state)
    return telling.end(state)


def _pick_card(options: SixOptions, state: State, seat: Seat, card: Card) -> Step[State]:
    """SIX-4: a hidden commit; the last one reveals all."""
    if card not in state.hands[seat]:
        raise RuleError("SIX-4", "not-in-hand", card=card)
    telling = Telling[State]()
    state = telling.tell(CardPicked(seat, card), replace(state, picks=put(state.picks, seat, card)))
    picks = [pick for pick in state.picks if pick is not None]
    if len(picks) < len(state.picks):
        return telling.end(state)
    queue = tuple(sorted(map(Reveal, range(len(picks)), picks), key=lambda reveal: reveal.card))
    state = replace(
        state,
        phase="place",
        picks=(None,) * len(picks),
        queue=queue,
        hands=tuple(map(without, state.hands, picks)),
        played=tuple((*cards, pick) for cards, pick in zip(state.played, picks, strict=True)),
        table=state.table and pile.show_picks(state.table, picks),
    )
    return _go_on(options, telling.tell(CardsRevealed(queue), state), telling)


def _go_on(options: SixOptions, state: State, telling: Telling[State]) -> Step[State]:
    """Place the revealed cards in order, up to a question; then end the turn."""
    while state.queue or state.agenda:
        if state.agenda is None:
            state = place(state, telling) if state.table is None else specials.offer(state, telling)
        elif (answer := agenda.only_answer(state)) is None:
            return telling.end(state)
        else:
            state = agenda.answer(state, answer, telling)
    if any(state.hands):
        return telling.end(replace(state, phase="pick"))
    return telling.end(_end_round(options, state, telling))


def _end_round(options: SixOptions, state: State, telling: Telling[State]) -> State:
    """SIX-9: write the cows down; then the next draft, the next deal or the end."""
    cows = tuple(map(count_cows, state.stacks))
    scores = tuple(score + more for score, more in zip(state.scores, cows, strict=True))
    state = replace(state, phase="deal", scores=scores)
    telling.tell(RoundEnded(state.round, cows, scores), state)
    if is_last_round(options, state.round, scores):
        return telling.tell(MatchEnded(scores, rank(scores, fewest_wins=True)), replace(state, phase="over"))
    if state.first is None:
        return state
    return _open_draft(options, state, (state.first + 1) % len(state.hands), telling)  # SIX-14

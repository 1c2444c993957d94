"""The rules, as pure functions from state to state."""

from __future__ import annotations

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Outcome, Prompt, Step, Telling, rank
from stado.core.rng import Rng
from stado.core.tuples import put
from stado.games.loot.actions import (
    Deal,
    DrawCard,
    DrawExtra,
    DrawFirst,
    Lay,
    LootAction,
    LootShadow,
    SettleLoot,
    SettleLoss,
)
from stado.games.loot.cards import DECK, GIVEN_JOKERS, HAND_SIZE, HIGHEST, JOKER, Card, Group, add, drop
from stado.games.loot.events import (
    DrawPassed,
    EndReason,
    FirstDrawn,
    GroupDiscarded,
    GroupLaid,
    GroupLeft,
    GroupLooted,
    GroupReturned,
    GroupTaken,
    HandDealt,
    JokersGiven,
    MatchEnded,
    ShadowLooted,
    TurnStarted,
)
from stado.games.loot.options import LootOptions
from stado.games.loot.state import State
from stado.games.loot.supply import (
    Source,
    draw,
    fill_display,
    fill_shadow,
    hand_over,
    is_spent,
    shadow_prey,
    sources,
)

# LOOT-12. The other variants end by themselves: each draw and each looting in the shadow uses up cards that never come
# back there, so a match without end would come to know only groups that are left and taken back; but of the groups
# still laid then the highest of each size is never looted, and its cards never return to be laid again.
TURN_LIMIT = 500

_RULES = {
    DrawFirst: ("first", "LOOT-2"),
    Deal: ("deal", "LOOT-2"),
    Lay: ("lay", "LOOT-3"),
    LootShadow: ("shadow", "LOOT-16"),
    SettleLoot: ("loot", "LOOT-5"),
    SettleLoss: ("loss", "LOOT-5"),
    DrawCard: ("draw", "LOOT-6"),
    DrawExtra: ("extra", "LOOT-8"),
}


def initial(seats: int) -> State:
    """The state before the deal."""
    return State(
        phase="first",
        turn=0,
        paw=0,
        hands=((),) * seats,
        known=((),) * seats,
        layers=((),) * seats,
        display=(),
        pile=DECK,
        shadow=(),
        discard=(),
        victim=None,
        looted=None,
        owed=0,
    )


def deck(seats: int) -> tuple[Card, ...]:
    """The cards that are shuffled."""
    return DECK[: -GIVEN_JOKERS * seats] if seats == 2 else DECK  # LOOT-13


def to_act(state: State) -> tuple[Seat, ...]:
    """Who owes an answer."""
    match state.phase:
        case "over":
            return ()
        case "first" | "deal":
            return (CHANCE,)
        case "loss" | "draw":
            assert state.victim is not None
            return (state.victim,)
        case _:
            return (state.paw,)


def prompt(state: State) -> Prompt[LootAction]:
    """What the seat to act is asked."""
    match state.phase:
        case "lay":
            return Prompt("lay", "LOOT-3", tuple(_lays(state.hands[state.paw])))
        case "shadow":
            prey = shadow_prey(state.shadow, state.layers[state.paw][-1])
            return Prompt("loot_shadow", "LOOT-16", tuple(map(LootShadow, prey)))
        case "loot":
            return Prompt("settle_loot", "LOOT-5", (SettleLoot("leave"), SettleLoot("take")))
        case "loss":
            return Prompt("settle_loss", "LOOT-5", (SettleLoss("back"), SettleLoss("discard")))
        case "draw":
            return Prompt("draw_card", "LOOT-6", tuple(DrawCard(*source) for source in sources(state)))
        case _:
            found = [DrawExtra(*source) for source in sources(state)]
            found.insert(len(found) - bool(state.pile), DrawExtra("pass"))
            return Prompt("draw_extra", "LOOT-8", tuple(found))


def _lays(hand: tuple[Card, ...]) -> list[Lay]:
    """Every group that can be laid from the hand."""
    jokers = hand.count(JOKER)
    lays = [
        Lay(value, count, more)
        for value in dict.fromkeys(hand[: len(hand) - jokers])
        for count in range(1, hand.count(value) + 1)
        for more in range(jokers + 1)
    ]
    return [*lays, *(Lay(JOKER, 0, more) for more in range(1, jokers + 1))]  # LOOT-3


def sample_chance(state: State, rng: Rng) -> LootAction:
    """What chance does."""
    seats = len(state.hands)
    if state.phase == "first":
        return DrawFirst(rng.below(seats))  # LOOT-2
    return Deal(rng.shuffle(deck(seats)))


def apply(options: LootOptions, state: State, seat: Seat, action: LootAction) -> Step[State]:
    """What the action makes of the state, or RuleError."""
    phase, rule = _RULES[type(action)]
    if state.phase != phase or (seat,) != to_act(state):
        raise RuleError(rule, "not-asked")
    telling = Telling[State]()
    match action:
        case DrawFirst():
            state = _draw_first(state, action, telling)
        case Deal():
            state = _deal(state, action, telling)
        case Lay():
            state = _lay(options, state, action, telling)
        case LootShadow():
            state = _loot_shadow(options, state, action, telling)
        case SettleLoot():
            state = _settle_loot(options, state, action, telling)
        case SettleLoss():
            state = _settle_loss(options, state, action, telling)
        case DrawCard():
            source = _check_source(state, action, rule)
            state = _draw_owed(options, state, source, telling)
        case _:
            state = _draw_extra(options, state, action, telling)
    return telling.end(state)


def loots(options: LootOptions, laid: Group, top: Group) -> bool:
    """Whether a laid group loots another one."""
    if laid.size != top.size:
        return False
    if top.value < laid.value:  # LOOT-4; jokers alone have the highest value, so nothing loots them
        return True
    return options.variant == "expert" and laid.size == 1 and laid.value == 1 and top.value >= HIGHEST  # LOOT-12


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat, if the match ended here."""
    return tuple(
        sum(group.size for group in layers) - len(hand)
        for layers, hand in zip(state.layers, state.hands, strict=True)  # LOOT-10
    )


def ranks(state: State) -> tuple[int, ...]:
    """The ranks of the seats, if the match ended here: of equal points, fewer cards in hand are better."""
    keys = [
        len(DECK) * score - len(hand)
        for score, hand in zip(scores(state), state.hands, strict=True)  # LOOT-10
    ]
    return rank(keys, fewest_wins=False)


def outcome(state: State) -> Outcome | None:
    """The result, once over."""
    return Outcome(scores(state), ranks(state)) if state.phase == "over" else None


def pieces(state: State) -> tuple[Card, ...]:
    """All the cards, wherever they lie."""
    cards = [*state.pile, *state.shadow, *state.discard]
    for group in (*state.hands, *state.display):
        cards.extend(group)
    for layer in (*(group for layers in state.layers for group in layers), state.looted):
        if layer is not None:
            cards.extend(layer.cards)
    return tuple(cards)


def _draw_first(state: State, action: DrawFirst, telling: Telling[State]) -> State:
    """LOOT-2: the seed says who begins."""
    if not 0 <= action.first_seat < len(state.hands):
        raise RuleError("LOOT-2", "no-such-seat")
    return telling.tell(FirstDrawn(action.first_seat), replace(state, phase="deal", paw=action.first_seat))


def _deal(state: State, action: Deal, telling: Telling[State]) -> State:
    """LOOT-2, LOOT-13: hands, the display, and with two seats the shadow."""
    seats = len(state.hands)
    if tuple(sorted(action.cards)) != deck(seats):
        raise RuleError("LOOT-2", "bad-deal")
    given = (JOKER,) * GIVEN_JOKERS if seats == 2 else ()  # LOOT-13
    rule = "LOOT-13" if given else "LOOT-2"
    size = HAND_SIZE - len(given)
    state = replace(state, pile=action.cards + given * seats)
    for seat in range(seats):
        if given:
            state = hand_over(replace(state, pile=state.pile[: -len(given)]), seat, given)
            telling.tell(JokersGiven(seat, len(given)), state)
        cards = tuple(sorted(state.pile[:size]))
        hands = put(state.hands, seat, add(state.hands[seat], cards))
        state = replace(state, pile=state.pile[size:], hands=hands)
        telling.tell(HandDealt(seat, size, cards, rule), state)
    state = fill_display(state, telling, rule)
    if given:
        state = fill_shadow(state, telling)
    return _start_turn(state, state.paw, telling)


def _start_turn(state: State, seat: Seat, telling: Telling[State]) -> State:
    """The paw goes to a seat."""
    state = replace(state, phase="lay", turn=state.turn + 1, paw=seat, victim=None)
    return telling.tell(TurnStarted(seat, state.turn), state)


def _lay(options: LootOptions, state: State, action: Lay, telling: Telling[State]) -> State:
    """LOOT-3: a group from the hand on top of the layers."""
    seat, group = state.paw, Group(action.value, action.count, action.jokers)
    hand = state.hands[seat]
    if group.value == JOKER:
        possible = group.count == 0 and group.jokers > 0
    else:
        possible = 1 <= group.value <= HIGHEST and group.count > 0 and group.jokers >= 0
    if not possible:
        raise RuleError("LOOT-3", "no-such-group")
    if hand.count(group.value) < group.count or hand.count(JOKER) < group.jokers:
        raise RuleError("LOOT-3", "not-in-hand", value=group.value)
    state = replace(
        state,
        hands=put(state.hands, seat, drop(hand, group)),
        known=put(state.known, seat, drop(state.known[seat], group)),
        layers=put(state.layers, seat, (*state.layers[seat], group)),
    )
    telling.tell(GroupLaid(seat, group.value, group.count, group.jokers), state)
    if not state.hands[seat]:
        return _end(state, "hand", "LOOT-9", telling)
    prey = list(shadow_prey(state.shadow, group))
    if len(prey) > 1:
        return replace(state, phase="shadow")  # LOOT-16
    if prey:
        return _take_shadow(options, state, prey[0], telling)
    return _compare(options, state, (seat + 1) % len(state.hands), telling, looted=False)


def _loot_shadow(options: LootOptions, state: State, action: LootShadow, telling: Telling[State]) -> State:
    """LOOT-16: of several groups in reach, one by choice."""
    if action.value not in shadow_prey(state.shadow, state.layers[state.paw][-1]):
        raise RuleError("LOOT-16", "no-such-prey", value=action.value)
    return _take_shadow(options, state, action.value, telling)


def _take_shadow(options: LootOptions, state: State, value: int, telling: Telling[State]) -> State:
    """LOOT-16: into the hand, the shadow filled, and only then the opponent."""
    taken = (value,) * state.shadow.count(value)
    state = replace(state, phase="lay", shadow=tuple(card for card in state.shadow if card != value))
    state = telling.tell(ShadowLooted(state.paw, value, len(taken)), hand_over(state, state.paw, taken))
    state = fill_shadow(state, telling)
    return _compare(options, state, 1 - state.paw, telling, looted=True)


def _compare(options: LootOptions, state: State, start: Seat, telling: Telling[State], *, looted: bool) -> State:
    """LOOT-4: compare with the opponents from `start` on, up to the next one to loot; then the turn ends."""
    seats = len(state.hands)
    laid = state.layers[state.paw][-1]
    for victim in ((start + step) % seats for step in range((state.paw - start) % seats)):  # LOOT-7
        if state.layers[victim] and loots(options, laid, top := state.layers[victim][-1]):
            rule = "LOOT-4" if top.value < laid.value else "LOOT-12"
            state = replace(
                state,
                phase="loot",
                layers=put(state.layers, victim, state.layers[victim][:-1]),  # LOOT-7
                victim=victim,
                looted=top,
            )
            return telling.tell(GroupLooted(state.paw, victim, top.value, top.count, top.jokers, rule), state)
    if not looted and options.variant == "standard":  # LOOT-8, LOOT-11
        return replace(state, phase="extra")
    return _end_turn(options, state, telling)


def _settle_loot(options: LootOptions, state: State, action: SettleLoot, telling: Telling[State]) -> State:
    """LOOT-5: the looter takes the group, or leaves it to its owner."""
    assert state.victim is not None
    assert state.looted is not None
    group = state.looted
    facts = (state.paw, state.victim, group.value, group.count, group.jokers)
    if action.choice == "leave":
        return telling.tell(GroupLeft(*facts), replace(state, phase="loss"))
    state = hand_over(replace(state, phase="draw", looted=None, owed=group.size), state.paw, group.cards)
    telling.tell(GroupTaken(*facts), state)
    return _go_on_drawing(options, state, telling)


def _settle_loss(options: LootOptions, state: State, action: SettleLoss, telling: Telling[State]) -> State:
    """LOOT-5: the victim takes the group back, or discards it and draws as many."""
    assert state.victim is not None
    assert state.looted is not None
    seat, group = state.victim, state.looted
    state = replace(state, looted=None)
    if action.choice == "back":
        state = hand_over(state, seat, group.cards)
        telling.tell(GroupReturned(seat, group.value, group.count, group.jokers), state)
        return _go_on_comparing(options, state, telling)
    state = replace(state, phase="draw", discard=add(state.discard, group.cards), owed=group.size)
    telling.tell(GroupDiscarded(seat, group.value, group.count, group.jokers), state)
    return _go_on_drawing(options, state, telling)


def _check_source(state: State, action: DrawCard | DrawExtra, rule: str) -> Source:
    """What the action draws, or RuleError where it is not there."""
    source = (action.source, action.card, action.thirteens, action.jokers)
    for there in sources(state):
        if there == source:
            return there
    if action.source == "pile":
        raise RuleError(rule, "pile-empty")
    raise RuleError(rule, "not-in-display")


def _draw_owed(options: LootOptions, state: State, source: Source, telling: Telling[State]) -> State:
    """LOOT-6: the victim draws one card of those owed."""
    assert state.victim is not None
    state = draw(replace(state, owed=state.owed - 1), state.victim, source, "LOOT-6", telling)
    return _go_on_drawing(options, state, telling)


def _go_on_drawing(options: LootOptions, state: State, telling: Telling[State]) -> State:
    """Ask for the next card owed unless there is no choice; when all are drawn, go on comparing."""
    assert state.victim is not None
    while True:
        if is_spent(state):
            return _end(state, "cards", "LOOT-9", telling)
        if not state.owed:
            return _go_on_comparing(options, fill_display(state, telling), telling)
        found = sources(state)
        if len(found) > 1:
            return replace(state, phase="draw")
        state = draw(replace(state, owed=state.owed - 1), state.victim, found[0], "LOOT-6", telling)


def _go_on_comparing(options: LootOptions, state: State, telling: Telling[State]) -> State:
    """The looting is settled, and the opponents after the victim are compared."""
    assert state.victim is not None
    start = (state.victim + 1) % len(state.hands)
    return _compare(options, replace(state, victim=None), start, telling, looted=True)


def _draw_extra(options: LootOptions, state: State, action: DrawExtra, telling: Telling[State]) -> State:
    """LOOT-8: one card or none, then the turn ends."""
    if action == DrawExtra("pass"):
        telling.tell(DrawPassed(state.paw), state)
    else:
        state = draw(state, state.paw, _check_source(state, action, "LOOT-8"), "LOOT-8", telling)
        if is_spent(state):
            return _end(state, "cards", "LOOT-9", telling)
        state = fill_display(state, telling)
    return _end_turn(options, state, telling)


def _end_turn(options: LootOptions, state: State, telling: Telling[State]) -> State:
    """The paw goes to the left, unless the turns have run out."""
    if options.variant == "expert" and state.turn >= TURN_LIMIT:
        return _end(state, "turns", "LOOT-12", telling)
    return _start_turn(state, (state.paw + 1) % len(state.hands), telling)


def _end(state: State, reason: EndReason, rule: str, telling: Telling[State]) -> State:
    """LOOT-9: at once, whatever was still due."""
    state = replace(state, phase="over", victim=None, owed=0)
    return telling.tell(MatchEnded(reason, scores(state), tuple(map(len, state.hands)), ranks(state), rule), state)

"""The rules, as pure functions from state to state."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from stado.core.errors import RuleError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Outcome, Prompt, Step, Telling, rank
from stado.core.rng import Rng
from stado.games.board.actions import (
    BoardAction,
    Deal,
    DealCards,
    DrawCard,
    DrawTile,
    MoveTile,
    PickTile,
    PickTiles,
    PlaceTile,
    PlayCard,
    TakeLucky,
)
from stado.games.board.cards import CARDS_DEALT, TOKENS, ActionCard, LuckyCard
from stado.games.board.effects import draw_card, draw_tile, lucky_kinds, move_choices, move_rule, move_tile, take_lucky
from stado.games.board.plays import answer_card, answer_detail, card_choices, detail_choices
from stado.games.board.rows import row_tiles
from stado.games.board.state import DrawOne, Leave, Reward, State
from stado.games.board.table import Table
from stado.games.board.turns import advance, deal, deal_cards, deal_size, pick, pick_size

_DETAILS: dict[ActionCard | LuckyCard, tuple[str, str]] = {
    "swap": ("swap_tile", "BRD-17"),
    "another_tile": ("add_tile", "BRD-17"),
    "stop": ("stop_row", "BRD-17"),
    "place_first": ("place_first", "BRD-17"),
    "ascending_anywhere": ("place_anywhere", "BRD-17"),
    "positive_cows": ("count_plus", "BRD-12"),
}


def to_act(state: State) -> tuple[Seat, ...]:
    """Who owes an answer."""
    match state.phase:
        case "over":
            return ()
        case "deal" | "deal_cards":
            return (CHANCE,)
        case "pick":
            return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)  # BRD-6
        case _:
            if state.agenda:
                task = state.agenda[0]
                return (CHANCE,) if isinstance(task, DrawOne) else (task.seat,)
            return (state.queue[0].seat,)


def may_revise(state: State) -> tuple[Seat, ...]:
    """A pick can be changed until the last seat has picked."""
    if state.phase != "pick":
        return ()
    return tuple(seat for seat, pick in enumerate(state.picks) if pick is not None)


def prompt(table: Table, state: State, seat: Seat) -> Prompt[BoardAction]:
    """What the seat is asked."""
    if state.phase == "pick":
        revises = state.picks[seat] is not None
        hand = state.hands[seat]
        if pick_size(table, state, seat) == 2:
            return Prompt("pick_tiles", "BRD-8", tuple(map(PickTiles, combinations(hand, 2))), revises)
        return Prompt("pick_tile", "BRD-6", tuple(map(PickTile, hand)), revises)
    match state.agenda[:1]:
        case (Reward(),):
            return Prompt("take_lucky", "BRD-11", tuple(map(TakeLucky, lucky_kinds(state))))
        case (Leave() as task,):
            rows = move_choices(table, state, task)
            return Prompt("move_tile", move_rule(table, task), tuple(map(MoveTile, rows)))
    if state.plan.asks is not None:
        kind, rule = _DETAILS[state.plan.asks]
        return Prompt(kind, rule, detail_choices(table, state, state.plan.asks))
    cards = tuple(map(PlayCard, card_choices(table, state)))
    return Prompt("play_card", "BRD-17" if table.advanced else "BRD-12", (PlaceTile(), *cards))


def sample_chance(table: Table, state: State, rng: Rng) -> BoardAction:
    """What chance does."""
    if state.phase == "deal":
        return Deal(rng.sample(state.supply, deal_size(table, state)))  # BRD-5
    if state.phase == "deal_cards":
        return DealCards(rng.sample(state.pile, CARDS_DEALT * table.seats))  # BRD-13
    task = state.agenda[0]
    assert isinstance(task, DrawOne)
    if task.what == "tile":
        return DrawTile(rng.choice(state.supply))  # BRD-16
    return DrawCard(rng.choice(state.pile or state.discard))  # BRD-16


def apply(table: Table, state: State, seat: Seat, action: BoardAction) -> Step[State]:
    """What the action makes of the state, or RuleError."""
    match action:
        case PickTile(tile):
            _expect(asked=state.phase == "pick" and 0 <= seat < table.seats, rule="BRD-6")
            return pick(table, state, seat, (tile,))
        case PickTiles(tiles):
            _expect(asked=state.phase == "pick" and 0 <= seat < table.seats, rule="BRD-8")
            return pick(table, state, seat, tiles)
        case Deal(tiles):
            _expect(asked=state.phase == "deal" and seat == CHANCE, rule="BRD-5")
            return deal(table, state, tiles)
        case DealCards(cards):
            _expect(asked=state.phase == "deal_cards" and seat == CHANCE, rule="BRD-13")
            return deal_cards(table, state, cards)
        case DrawTile() | DrawCard():
            return _draw(table, state, seat, action)
    _expect(asked=state.phase == "place" and (seat,) == to_act(state), rule="BRD-6")
    if state.agenda:
        return _answer_task(table, state, action)
    if state.plan.asks is not None:
        details = detail_choices(table, state, state.plan.asks)
        rule = _DETAILS[state.plan.asks][1]
        _expect(asked=type(action) is type(details[0]), rule=rule)
        if action not in details:
            raise RuleError(rule, "not-offered")
        return answer_detail(table, state, action, Telling[State]())
    _expect(asked=isinstance(action, PlaceTile | PlayCard), rule="BRD-17")
    assert isinstance(action, PlaceTile | PlayCard)
    return answer_card(table, state, action)


def outcome(state: State) -> Outcome | None:
    """The result, once over."""
    if state.phase != "over":
        return None
    return Outcome(state.scores, rank(state.scores, fewest_wins=False))  # BRD-10, BRD-18


def standing(state: State) -> tuple[int, ...]:
    """Each seat's place on the score track."""
    return state.scores


def pieces(state: State) -> list[object]:
    """Every tile, card and token, wherever it lies."""
    found: list[object] = [*state.supply, *state.gone, *state.pile, *state.discard, *state.lucky_pile]
    found += (reveal.tile for reveal in state.queue)
    found += (task.tile for task in state.agenda if isinstance(task, Leave))
    for row in state.rows:
        found += row_tiles(row)
    for group in (*state.hands, *state.actions, *state.lucky):
        found += group
    found += (f"STOP {token + 1}" for token in range(max(TOKENS, len(state.stops))))
    return found


def _expect(*, asked: bool, rule: str) -> None:
    """Refuse an action that nobody asked this seat for."""
    if not asked:
        raise RuleError(rule, "not-asked")


def _draw(table: Table, state: State, seat: Seat, action: DrawTile | DrawCard) -> Step[State]:
    """Chance draws what the agenda says."""
    task = state.agenda[0] if state.agenda else None
    what = "tile" if isinstance(action, DrawTile) else "card"
    _expect(asked=seat == CHANCE and isinstance(task, DrawOne) and task.what == what, rule="BRD-16")
    telling = Telling[State]()
    if isinstance(action, DrawTile):
        state = draw_tile(state, action.tile, telling)
    else:
        state = draw_card(state, action.card, telling)
    return advance(table, state, telling)


def _answer_task(table: Table, state: State, action: BoardAction) -> Step[State]:
    """The seat says which lucky card it takes, or where its tile moves on to."""
    task, rest = state.agenda[0], state.agenda[1:]
    telling = Telling[State]()
    match task, action:
        case Reward(seat, count), TakeLucky(card):
            if count > 1:
                rest = (Reward(seat, count - 1), *rest)
            state = take_lucky(replace(state, agenda=rest), seat, card, telling)
        case Leave(), MoveTile(row):
            if row not in move_choices(table, state, task):
                raise RuleError(move_rule(table, task), "not-empty", row=row + 1)
            state = move_tile(table, replace(state, agenda=rest), task, row, telling)
        case _:
            raise RuleError("BRD-11" if isinstance(task, Reward) else "BRD-14", "not-asked")
    return advance(table, state, telling)

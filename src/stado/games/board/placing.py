"""A revealed tile on its way to the board: which cards may go with it, and where it lands."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from stado.core.game import Telling
from stado.core.tuples import put
from stado.games.board.cards import GAIN, TOKENS, ActionCard, LuckyCard, Tile, clamp
from stado.games.board.effects import change_score, trigger
from stado.games.board.events import TilePlaced, TilesShifted
from stado.games.board.rows import higher_rows, lower_rows, row_tiles, shift_row, target_row
from stado.games.board.state import NO_PLAN, State, Trigger
from stado.games.board.table import Table


def landing(state: State) -> tuple[int, int]:
    """The row and the space that the next tile goes on."""
    plan = state.plan
    row = target_row(state.rows, state.stops, state.queue[0].tile) if plan.row is None else plan.row
    return row, len(state.rows[row]) + plan.skips


def playable_actions(table: Table, state: State) -> tuple[ActionCard, ...]:
    """The action cards that could do something for the next tile, in any hand."""
    seat, tile = state.queue[0].seat, state.queue[0].tile
    row, space = landing(state)
    cards: list[ActionCard] = []
    if state.plan == NO_PLAN:  # BRD-17: these come before Skip, and before each other
        if state.hands[seat]:
            cards += ["another_tile", "swap"]
        if len(state.stops) < TOKENS:
            cards.append("stop")
        if lower_rows(state.rows, state.stops, tile):
            cards.append("ascending_anywhere")
        if higher_rows(state.rows, state.stops, tile):
            cards.append("place_first")
    if space < len(table.spaces[row]) - 1:  # BRD-17: the last space cannot be skipped
        cards.append("skip")
    return tuple(cards)


def playable_lucky(table: Table, state: State) -> LuckyCard:
    """The kind of lucky card that could go with the next tile."""
    row, space = landing(state)
    return "positive_cows" if space == len(table.spaces[row]) - 1 else "gain_5"  # BRD-12


def asks_card(table: Table, state: State) -> bool:
    """Whether the next tile's owner may have a card to play, as far as everybody knows.

    Others must not learn from the question, or from its absence, what the hidden action cards are.
    """
    seat = state.queue[0].seat
    if state.actions[seat] and playable_actions(table, state):
        return True
    lucky = state.lucky[seat]
    return bool(lucky) and playable_lucky(table, state) in lucky


def plus_choices(table: Table, state: State) -> tuple[tuple[Tile, ...], ...]:
    """The tiles that Positive cows may count plus: any two of the row, but the lowest where it makes no difference."""
    row, _ = landing(state)
    tiles = tuple(sorted(row_tiles(state.rows[row])))
    if len(tiles) == 1:
        return (tiles,)  # BRD-12
    score = state.scores[state.queue[0].seat]
    takes_cows = table.spaces[row][-1].kind == "take_cows"
    cows = table.count_cows(tiles)
    pairs = tuple(combinations(tiles, 2))
    gains = map(table.count_cows, pairs)
    scores = {clamp(score + (2 * gain - cows if takes_cows else gain)) for gain in gains}  # BRD-12, BRD-19
    return pairs if len(scores) > 1 else pairs[:1]


def place(
    table: Table, state: State, telling: Telling[State], *, gain: bool = False, plus: tuple[Tile, ...] = ()
) -> State:
    """The next tile goes on its space and sets it off, or gains five in place of that."""
    seat, tile = state.queue[0].seat, state.queue[0].tile
    row, space = landing(state)
    rule = "BRD-7" if state.plan == NO_PLAN else "BRD-17"
    state = _lay(state, row, (*state.rows[row], *(None,) * state.plan.skips, tile))
    telling.tell(TilePlaced(seat, tile, row, space, rule), state)
    if gain:
        return change_score(table, state, telling, seat=seat, source="gain_5", points=GAIN, rule="BRD-12")
    return trigger(table, state, Trigger(seat, row, space), telling, plus=plus)


def place_first(table: Table, state: State, row: int, telling: Telling[State]) -> State:
    """The next tile starts the row, and the tiles that move onto free spaces set those off, from the left."""
    seat, tile = state.queue[0].seat, state.queue[0].tile
    shifted, spaces, tiles = shift_row(state.rows[row], tile, to_gap=table.to_gap)  # BRD-17
    state = replace(state, rows=put(state.rows, row, (None, *shifted[1:])))
    telling.tell(TilesShifted(seat, row, tiles), state)
    state = replace(_lay(state, row, shifted), agenda=tuple(Trigger(seat, row, space) for space in spaces))
    return telling.tell(TilePlaced(seat, tile, row, 0, "BRD-17"), state)


def _lay(state: State, row: int, tiles: tuple[Tile | None, ...]) -> State:
    """The row with the next tile in it."""
    seat, tile = state.queue[0].seat, state.queue[0].tile
    return replace(
        state,
        rows=put(state.rows, row, tiles),
        queue=state.queue[1:],
        plan=NO_PLAN,
        played=put(state.played, seat, (*state.played[seat], tile)),
    )

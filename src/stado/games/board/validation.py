"""Which positions can arise: everything else is refused by name."""

from __future__ import annotations

from collections import Counter

from stado.core.position import Position
from stado.games.board.cards import (
    ACTION_DECK,
    ACTIVE_ROWS,
    HAND_SIZE,
    LAST_TURN,
    LIMIT,
    LUCKY_DECK,
    TILES,
    TOKENS,
    Tile,
)
from stado.games.board.effects import lucky_kinds, move_choices
from stado.games.board.placing import asks_card, landing
from stado.games.board.plays import detail_choices
from stado.games.board.rows import row_tiles
from stado.games.board.state import NO_PLAN, Leave, Reward, State, Trigger
from stado.games.board.table import Table
from stado.games.board.turns import pick_size


def check_state(table: Table, position: Position, state: State) -> None:
    """Refuse a state that cannot arise, or where nothing is asked."""
    _check_parts(table, position)
    _check_numbers(table, position, state)
    _check_tiles(table, position, state)
    _check_cards(position, state)
    _check_rows(table, position, state)
    _check_memory(table, position, state)
    if state.phase == "pick":
        _check_picks(table, position, state)
    elif state.agenda:
        _check_agenda(table, position, state)
    else:
        _check_queue(table, position, state)


def _check_parts(table: Table, position: Position) -> None:
    """Only parts of the variant are named."""
    for key in ("stops", "known", "actions", "discard", "remade", "lifted"):
        if key in position.fields and not table.advanced:
            raise position.error(key, "only the advanced variants have this")
    for key in ("lucky", "plus"):
        if key in position.fields and not table.lucky:
            raise position.error(key, "only the variants with lucky cards have this")


def _check_numbers(table: Table, position: Position, state: State) -> None:
    """Turn, set and scores are in their bounds."""
    if not 1 <= state.turn <= LAST_TURN:
        raise position.error("turn", f"cannot be {state.turn}; allowed: 1 to {LAST_TURN}")
    if not 1 <= state.sets <= table.sets:
        raise position.error("set", f"cannot be {state.sets}; allowed: 1 to {table.sets}")
    if len(state.scores) != table.seats:
        raise position.error("scores", f"{len(state.scores)} scores; there must be {table.seats}")
    for score in state.scores:
        if abs(score) > LIMIT:
            raise position.error("scores", f"{score} is off the track; allowed: -{LIMIT} to {LIMIT}")


def _check_tiles(table: Table, position: Position, state: State) -> None:
    """Every tile is one of the hundred and lies in one place, and no more are out than were dealt."""
    where: dict[Tile, str] = {}
    places = [
        ("gone", state.gone),
        ("queue", tuple(reveal.tile for reveal in state.queue)),
        ("agenda", tuple(task.tile for task in state.agenda if isinstance(task, Leave))),
        *(("rows", row_tiles(row)) for row in state.rows),
        *(("hands", hand) for hand in state.hands),
    ]
    for key, tiles in places:
        for tile in tiles:
            if tile not in TILES:
                raise position.error(key, f"there is no tile {tile}; allowed: 1 to {TILES[-1]}")
            if tile in where:
                raise position.error(key, f"tile {tile} is also in {where[tile]}")
            where[tile] = key
    for seat, (known, hand) in enumerate(zip(state.known, state.hands, strict=True), start=1):
        if Counter(known) - Counter(hand):
            raise position.error("known", f"seat {seat} must hold the tiles that are known")
    if table.advanced:
        return
    dealt = ACTIVE_ROWS + state.sets * HAND_SIZE * table.seats
    if len(where) > dealt:
        raise position.error("gone", f"{len(where)} tiles are out; there can be {dealt}")
    if len({len(hand) for hand in state.hands}) > 1 or len(state.hands[0]) > HAND_SIZE:
        raise position.error("hands", f"all must hold as many tiles, at most {HAND_SIZE}")


def _check_cards(position: Position, state: State) -> None:
    """No more cards are out than there are, and the pile is made of what it can be."""
    held = Counter(card for cards in state.actions for card in cards)
    extra = held + Counter(state.discard) - Counter(ACTION_DECK)
    if extra:
        raise position.error("actions", f"there are fewer of {', '.join(sorted(extra))}")
    lucky = Counter(card for cards in state.lucky for card in cards) - Counter(LUCKY_DECK)
    if lucky:
        raise position.error("lucky", f"there are fewer of {', '.join(sorted(lucky))}")
    if state.remade is not None and (
        Counter(state.pile) - Counter(state.remade) or Counter(state.remade) - Counter(ACTION_DECK)
    ):
        raise position.error("remade", "must hold all cards of the pile, and none that does not exist")


def _check_rows(table: Table, position: Position, state: State) -> None:
    """Four rows are active, fit the board, and begin and end with a tile."""
    moving = sum(isinstance(task, Leave) for task in state.agenda)
    active = sum(map(bool, state.rows))
    if active + moving != ACTIVE_ROWS:
        raise position.error("rows", f"{active} active rows; there must be {ACTIVE_ROWS - moving}")
    taking = {task.row for task in state.agenda if isinstance(task, Trigger)}
    for index, row in enumerate(state.rows):
        room = len(table.spaces[index]) - (index not in taking)
        if len(row) > room:
            raise position.error("rows", f"row {index + 1} has room for {room} tiles before it is taken")
        if row and (row[0] is None or row[-1] is None):
            raise position.error("rows", f"row {index + 1} must begin and end with a tile")
        if None in row and not table.advanced:
            raise position.error("rows", f"row {index + 1} has a gap; only the advanced variants have gaps")
    if len(state.stops) > TOKENS or len(set(state.stops)) < len(state.stops):
        raise position.error("stops", f"there are {TOKENS} tokens, one to a row")
    for stop in state.stops:
        if not state.rows[stop]:
            raise position.error("stops", f"row {stop + 1} is not active")


def _check_memory(table: Table, position: Position, state: State) -> None:
    """What is remembered could have been seen."""
    played = Counter(tile for tiles in state.played for tile in tiles)
    for tile in played:
        if tile not in TILES:
            raise position.error("played", f"there is no tile {tile}; allowed: 1 to {TILES[-1]}")
        if tile in state.supply:
            raise position.error("played", f"tile {tile} must lie on the board, be gone or be held again")
        if not table.advanced and (played[tile] > 1 or any(tile in hand for hand in state.hands)):
            raise position.error("played", f"tile {tile} can be played once only")
    if len(state.lifted) > TOKENS or len(set(state.lifted)) < len(state.lifted):
        raise position.error("lifted", f"there are {TOKENS} tokens, one to a row")
    if len(state.plus) > 2 or state.plus != tuple(sorted({*state.plus} & {*TILES} - {*state.supply})):
        raise position.error("plus", "must be one or two tiles that were taken, the lower first")


def _check_picks(table: Table, position: Position, state: State) -> None:
    """Somebody still owes a pick, and picks are behind their screens."""
    if state.plan != NO_PLAN:
        raise position.error("plan", "no tile is revealed")
    for seat, hand in enumerate(state.hands, start=1):
        if not hand:
            raise position.error("hands", f"seat {seat} has no tile, so nothing is asked")
    if None not in state.picks:
        raise position.error("picks", "all have picked, so nothing is asked")
    for seat, pick in enumerate(state.picks):
        if pick is not None:
            size = pick_size(table, state, seat)
            if len(pick) != size or len({*pick} & {*state.hands[seat]}) != size:
                raise position.error("picks", f"seat {seat + 1} must pick as many as {size} of the hand")


def _check_agenda(table: Table, position: Position, state: State) -> None:
    """The first task asks something, and the others can follow."""
    if any(pick is not None for pick in state.picks) or state.plan != NO_PLAN:
        raise position.error("agenda", "no picks and no plan while it goes on")
    task = state.agenda[0]
    match task:
        case Reward() if table.lucky and len(lucky_kinds(state)) > 1:
            pass
        case Leave(row=row) if not state.rows[row] and len(move_choices(table, state, task)) > 1:
            pass
        case _:
            raise position.error("agenda", "its first task asks nothing")
    for number, later in enumerate(state.agenda[1:], start=1):
        match later:
            case Leave(row=row) if number == 1 and not state.rows[row]:
                pass
            case Trigger(row=row, space=space) if (
                table.advanced
                and isinstance(state.agenda[0], Reward)
                and 0 < space < len(state.rows[row])
                and state.rows[row][space] is not None
            ):
                pass
            case _:
                raise position.error("agenda", f"task {number + 1} cannot follow")
    if len({later.row for later in state.agenda[1:] if isinstance(later, Trigger | Leave)}) > 1:
        raise position.error("agenda", "one row at a time")
    spaces = [later.space for later in state.agenda if isinstance(later, Trigger)]
    if spaces != sorted(set(spaces)):
        raise position.error("agenda", "spaces are triggered from left to right")


def _check_queue(table: Table, position: Position, state: State) -> None:
    """The next tile's owner is asked about cards."""
    if any(pick is not None for pick in state.picks):
        raise position.error("picks", "nobody picks while tiles are placed")
    tiles = [reveal.tile for reveal in state.queue]
    if not table.advanced and (tiles != sorted(tiles) or max(Counter(r.seat for r in state.queue).values()) > 2):
        raise position.error("queue", "must ascend, at most two tiles a seat")
    row, space = landing(state)
    plan = state.plan
    if plan != NO_PLAN and not table.advanced and plan.asks != "positive_cows":
        raise position.error("plan", "only the advanced variants have action cards")
    if plan.row is not None and (
        not state.rows[plan.row] or plan.row in state.stops or (state.rows[plan.row][-1] or 0) > tiles[0]
    ):
        raise position.error("plan", f"{tiles[0]} cannot go to row {plan.row + 1}")
    if space >= len(table.spaces[row]):
        raise position.error("plan", f"row {row + 1} has fewer spaces to skip")
    if plan.asks is None:
        if not asks_card(table, state):
            raise position.error("queue", f"no card can be played for {tiles[0]}, so nothing is asked")
        return
    if plan.asks != "positive_cows" and (plan.row is not None or plan.skips):
        raise position.error("plan", f"{plan.asks} comes before the row and the skips are settled")
    if plan.asks == "positive_cows" and not (table.lucky and space == len(table.spaces[row]) - 1):
        raise position.error("plan", "positive_cows goes with the last space of a row")
    if plan.asks == "stop" and len(state.stops) == TOKENS:
        raise position.error("plan", "both tokens lie on rows")
    if len(detail_choices(table, state, plan.asks)) < 2:
        raise position.error("plan", f"{plan.asks} asks nothing here")

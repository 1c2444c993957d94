"""What a seat may know, with perfect recall, and full states that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from stado.core.fields import BySeat, RowIndex, Seat
from stado.core.rng import Rng
from stado.games.board.cards import ACTION_DECK, TILES, ActionCard, LuckyCard, Tile
from stado.games.board.layout import Signs
from stado.games.board.state import AnyTask, Leave, Phase, Plan, Reveal, Row, State
from stado.games.board.table import Table
from stado.games.board.turns import pick_size


class View(msgspec.Struct, frozen=True):
    """All that a seat (or nobody: an onlooker) has seen and remembers."""

    seat: Seat | None
    phase: Phase
    turn: int
    sets: int
    spaces: tuple[Signs, ...]  # the board, as it is written in its file
    cows: tuple[int, ...]  # of the tiles from 1 up
    clovers: tuple[int, ...]
    rows: tuple[Row, ...]
    stops: tuple[RowIndex, ...]
    hand: tuple[Tile, ...]
    pick: tuple[Tile, ...] | None
    hand_sizes: BySeat
    known: tuple[tuple[Tile, ...], ...]  # tiles that everybody knows to be behind each screen
    picked: tuple[bool, ...]
    queue: tuple[Reveal, ...]
    plan: Plan
    agenda: tuple[AnyTask, ...]
    supply_size: int
    gone: tuple[Tile, ...]
    scores: BySeat
    actions: tuple[tuple[ActionCard, ...] | None, ...]  # none where hidden
    action_sizes: BySeat
    pile_size: int
    discard: tuple[ActionCard, ...]
    remade: tuple[ActionCard, ...] | None
    lucky: tuple[tuple[LuckyCard, ...], ...]
    lucky_pile: tuple[LuckyCard, ...]
    played: tuple[tuple[Tile, ...], ...]
    lifted: tuple[RowIndex, ...]
    plus: tuple[Tile, ...]


def open_view(table: Table, state: State) -> View:
    """What everybody may know."""
    return View(
        seat=None,
        phase=state.phase,
        turn=state.turn,
        sets=state.sets,
        spaces=table.signs,
        cows=table.tile_cows,
        clovers=table.clovers,
        rows=state.rows,
        stops=state.stops,
        hand=(),
        pick=None,
        hand_sizes=tuple(map(len, state.hands)),
        known=state.known,
        picked=tuple(pick is not None for pick in state.picks),
        queue=state.queue,
        plan=state.plan,
        agenda=state.agenda,
        supply_size=len(state.supply) if table.supplied else 0,
        gone=state.gone,
        scores=state.scores,
        actions=_see_actions(state, None) if table.advanced else state.actions,
        action_sizes=tuple(map(len, state.actions)),
        pile_size=len(state.pile),
        discard=state.discard,
        remade=state.remade,
        lucky=state.lucky,
        lucky_pile=state.lucky_pile,
        played=state.played,
        lifted=state.lifted,
        plus=state.plus,
    )


def own_fields(table: Table, state: State, seat: Seat) -> dict[str, Any]:
    """What is the seat's own."""
    fields: dict[str, Any] = {"seat": seat, "hand": state.hands[seat], "pick": state.picks[seat]}
    if table.advanced:
        fields["actions"] = _see_actions(state, seat)
    return fields


def _see_actions(state: State, seat: Seat | None) -> tuple[tuple[ActionCard, ...] | None, ...]:
    """The action cards that the seat, or an onlooker, may know: its own, and those behind screens that are lifted."""
    return tuple([cards if owner == seat or owner < state.shown else None for owner, cards in enumerate(state.actions)])


def unseen(view: View) -> tuple[Tile, ...]:
    """The tiles that could be behind screens that the view does not show, or not dealt."""
    seen: set[Tile | None] = {*view.hand, *view.gone}
    seen.update(*view.rows, *view.known)
    seen.update(reveal.tile for reveal in view.queue)
    seen.update(task.tile for task in view.agenda if isinstance(task, Leave))
    return tuple(tile for tile in TILES if tile not in seen)


def determinize(table: Table, view: View, rng: Rng) -> State:
    """A state, drawn at random, whose view is this one."""
    tiles = rng.shuffle(unseen(view))
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            count = size - len(view.known[seat])
            hands.append(tuple(sorted((*view.known[seat], *tiles[:count]))))
            tiles = tiles[count:]
    actions, pile = _draw_cards(table, view, rng)
    state = State(
        phase=view.phase,
        turn=view.turn,
        sets=view.sets,
        rows=view.rows,
        stops=view.stops,
        hands=tuple(hands),
        known=view.known,
        picks=(None,) * len(hands),
        queue=view.queue,
        plan=view.plan,
        agenda=view.agenda,
        supply=tuple(sorted(tiles)),
        gone=view.gone,
        scores=view.scores,
        actions=actions,
        pile=pile,
        discard=view.discard,
        remade=view.remade,
        lucky=view.lucky,
        lucky_pile=view.lucky_pile,
        played=view.played,
        lifted=view.lifted,
        plus=view.plus,
        shown=table.seats if table.advanced and view.phase == "over" else 0,  # BRD-18
    )
    picks = tuple(
        view.pick
        if seat == view.seat
        else tuple(sorted(rng.sample(hands[seat], pick_size(table, state, seat))))
        if picked
        else None
        for seat, picked in enumerate(view.picked)
    )
    return msgspec.structs.replace(state, picks=picks)


def _draw_cards(
    table: Table, view: View, rng: Rng
) -> tuple[tuple[tuple[ActionCard, ...], ...], tuple[ActionCard, ...]]:
    """Action cards for the hands that are hidden, and for the pile, which holds only what it was made of."""
    if not table.advanced:
        return ((),) * table.seats, ()
    hidden = Counter(ACTION_DECK) - Counter(view.discard)
    for cards in view.actions:
        hidden -= Counter(cards or ())
    able = hidden & Counter(view.remade) if view.remade is not None else hidden
    pile = rng.sample(sorted(able.elements()), view.pile_size)
    left = rng.shuffle(sorted((hidden - Counter(pile)).elements()))
    actions = []
    for shown, size in zip(view.actions, view.action_sizes, strict=True):
        if shown is None:
            actions.append(tuple(sorted(left[:size])))
            left = left[size:]
        else:
            actions.append(shown)
    return tuple(actions), tuple(sorted(pile))

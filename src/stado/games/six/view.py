"""What a seat may know, with perfect recall, and full states that fit it."""

from __future__ import annotations

from typing import Any

import msgspec

from stado.core.fields import BySeat, Seat
from stado.core.rng import Rng
from stado.games.six.cards import Card
from stado.games.six.options import SixOptions
from stado.games.six.recall import SpecialsView, imagine, recall
from stado.games.six.rules import deck, standing
from stado.games.six.specials import playable
from stado.games.six.state import Agenda, PastRound, Phase, Reveal, Row, Specials, State


class View(msgspec.Struct, frozen=True):
    """All that a seat (or nobody: an onlooker) has seen and remembers."""

    seat: Seat | None
    phase: Phase
    round: int
    first: Seat | None
    pool: tuple[Card, ...]
    rows: tuple[Row, ...]
    hand: tuple[Card, ...]
    pick: Card | None
    hand_sizes: BySeat
    known: tuple[tuple[Card, ...], ...]  # cards that everybody knows to be in each hand
    picked: tuple[bool, ...]
    queue: tuple[Reveal, ...]
    agenda: Agenda | None
    stacks: tuple[tuple[Card, ...], ...]  # everybody saw what went there
    scores: BySeat
    standing: BySeat  # the cows written down and those on the stacks
    played: tuple[tuple[Card, ...], ...]
    table: SpecialsView | None
    past: tuple[PastRound, ...] = ()  # the rounds before this one, whose cards everybody has seen


def open_view(options: SixOptions, state: State) -> View:
    """What everybody may know."""
    return View(
        seat=None,
        phase=state.phase,
        round=state.round,
        first=state.first,
        pool=state.pool,
        rows=state.rows,
        hand=(),
        pick=None,
        hand_sizes=tuple(map(len, state.hands)),
        known=_known(options, state),
        picked=tuple(pick is not None for pick in state.picks),
        queue=state.queue,
        agenda=state.agenda,
        stacks=state.stacks,
        scores=state.scores,
        standing=standing(state),
        played=state.played,
        table=None if state.table is None else _view_specials(state.table),
        past=state.past,
    )


def own_fields(state: State, seat: Seat) -> dict[str, Any]:
    """What is the seat's own."""
    fields: dict[str, Any] = {"seat": seat, "hand": state.hands[seat], "pick": state.picks[seat]}
    if (table := state.table) is not None:
        fields["table"] = {"held": table.held[seat], "memory": recall(table.memory, seat)}
    return fields


def _known(options: SixOptions, state: State) -> tuple[tuple[Card, ...], ...]:
    """What everybody knows of each hand."""
    if options.variant == "pro":
        return state.hands  # SIX-14
    return ((),) * len(state.hands) if state.table is None else state.table.known  # SIX-20


def _view_specials(table: Specials) -> SpecialsView:
    """What everybody knows of the specials."""
    return SpecialsView(
        held=(),
        held_sizes=tuple(map(len, table.held)),
        pile_size=len(table.pile),
        discard=table.discard,
        lying=table.lying,
        markers=table.markers,
        offers=table.offers,
        stops=table.stops,
        out=table.out,
        memory=recall(table.memory, None),
    )


def unseen(options: SixOptions, view: View) -> tuple[Card, ...]:
    """The cards that could be in hands that the view does not show, or out of the round."""
    seen = {*view.pool, *view.hand, *(reveal.card for reveal in view.queue)}
    for cards in (*view.rows, *view.stacks, *view.known):
        seen.update(cards)
    if view.table is not None:
        seen.update(view.table.out)
    return tuple(card for card in deck(options, len(view.hand_sizes)) if card not in seen)


def determinize(options: SixOptions, view: View, rng: Rng) -> State:
    """A state, drawn at random, whose view is this one."""
    missing = [0 if seat == view.seat else size - len(view.known[seat]) for seat, size in enumerate(view.hand_sizes)]
    drawn = iter(rng.sample(unseen(options, view), sum(missing)))
    hands = tuple(
        view.hand if seat == view.seat else tuple(sorted((*view.known[seat], *(next(drawn) for _ in range(count)))))
        for seat, count in enumerate(missing)
    )
    picks = tuple(
        view.pick if seat == view.seat else rng.choice(hands[seat]) if picked else None
        for seat, picked in enumerate(view.picked)
    )
    state = State(
        phase=view.phase,
        round=view.round,
        first=view.first,
        pool=view.pool,
        rows=view.rows,
        hands=hands,
        picks=picks,
        queue=view.queue,
        agenda=view.agenda,
        stacks=view.stacks,
        scores=view.scores,
        played=view.played,
        table=None,
        past=view.past,
    )
    return state if view.table is None else _deal_specials(view, view.table, state, rng)


def _deal_specials(view: View, seen: SpecialsView, state: State, rng: Rng) -> State:
    """The state with specials in all places, such that a seat that is asked for one can play one."""
    while True:
        hidden = imagine(view.seat, seen, rng)
        table = Specials(
            held=hidden.held,
            pile=hidden.pile,
            discard=seen.discard,
            lying=seen.lying,
            markers=seen.markers,
            offers=seen.offers,
            stops=seen.stops,
            out=seen.out,
            known=view.known,
            memory=hidden.memory,
        )
        state = msgspec.structs.replace(state, table=table)
        if state.agenda is None or state.agenda.ask != "play_special" or playable(state):
            return state

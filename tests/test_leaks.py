"""Every law can fail: each is shown a sound game with one fault planted in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

from stado.core.change import diff
from stado.core.errors import RuleError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import Action, AnyGame, Outcome, Prompt, Scene, Step
from stado.core.match import Match
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.games.six import Six
from stado.games.six.actions import PickCard, SixAction, TakeRow
from stado.games.six.cards import Card
from stado.games.six.events import CardPicked, CardsRevealed, HandDealt, RoundStarted, RowTaken
from stado.games.six.options import SixOptions
from stado.games.six.state import State
from stado.games.six.view import View
from stado.testing import laws
from stado.testing.laws import (
    MOMENT_LAWS,
    Moment,
    check_changes,
    check_conserved,
    check_deals,
    check_event,
    check_laws,
    check_match,
    random_match,
)

Law = Callable[[Moment], None]
Change = Callable[..., Any]
CALLS = count()


def planted(**faults: Any) -> AnyGame:
    """Six, one round, with these of its answers replaced."""
    kind: type[Six] = type("Planted", (Six,), faults)
    return kind(SixOptions(rounds=1), 3)


def after(method: str, change: Change) -> dict[str, Any]:
    """A fault: the answer of a method changed, given the game, what it was asked and the true answer."""

    def answer(game: Six, *asked: Any) -> Any:
        return change(game, *asked, getattr(super(type(game), game), method)(*asked))

    return {method: answer}


def events_through(change: Callable[[State, Event], Event]) -> dict[str, Any]:
    """A fault: each event changed, given the state before it."""

    def apply(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
        step = Six.apply(game, state, seat, action)
        return Step(tuple(replace(scene, event=change(state, scene.event)) for scene in step.scenes))

    return {"apply": apply}


def states_through(change: Callable[[State, Seat, SixAction, State], State]) -> dict[str, Any]:
    """A fault: the next state changed, given the state before, the seat and the action."""

    def apply(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
        step = Six.apply(game, state, seat, action)
        return Step((*step.scenes[:-1], replace(step.scenes[-1], state=change(state, seat, action, step.state))))

    return {"apply": apply}


def scenes_through(change: Callable[[State, Scene[State]], State]) -> dict[str, Any]:
    """A fault: the state of every scene but the last changed, given the state before the action."""

    def apply(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
        *scenes, last = Six.apply(game, state, seat, action).scenes
        return Step((*(replace(scene, state=change(state, scene)) for scene in scenes), last))

    return {"apply": apply}


def accepts(wrong: Callable[[State, Seat, SixAction], bool]) -> dict[str, Any]:
    """A fault: some actions do nothing where they should be refused."""

    def apply(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
        refused = Step((Scene(RoundStarted(1), state),))
        return refused if wrong(state, seat, action) else Six.apply(game, state, seat, action)

    return {"apply": apply}


def spoils_state(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
    """A fault: what is given is changed in place."""
    step = Six.apply(game, state, seat, action)
    force_setattr(state, "scores", (99,) * game.seats)
    return step


def legal_through(change: Callable[[tuple[SixAction, ...]], tuple[SixAction, ...]]) -> dict[str, Any]:
    """A fault: the legal answers changed."""
    return after("prompt", lambda _game, _state, _seat, prompt: replace(prompt, legal=change(prompt.legal)))


class OpenCardPicked(Event, frozen=True, tag="card_picked"):
    seat: Seat
    card: Card | None
    rule: str = "SIX-4"


class NeighborCardPicked(OpenCardPicked, frozen=True, tag="card_picked"):
    secrets: ClassVar[Mapping[str, str]] = {"card": "owner"}

    @property
    def owner(self) -> Seat:
        return (self.seat + 1) % 3


class ShownHandDealt(HandDealt, frozen=True, tag="hand_dealt"):
    secrets: ClassVar[Mapping[str, str]] = {}


class LeakyHandDealt(HandDealt, frozen=True, tag="hand_dealt"):
    def seen_by(self, seat: Seat | None) -> LeakyHandDealt:
        del seat
        return self


def as_kind(old: type[Event], new: type[Event]) -> dict[str, Any]:
    """A fault: events of one class are of another with the same fields."""
    return events_through(lambda _, event: new(**msgspec.structs.asdict(event)) if type(event) is old else event)


def tell_taker_a_card(state: State, event: Event) -> Event:
    """A fault that only the seat in question could notice: taking a row tells a card of the next hand."""
    if isinstance(event, RowTaken) and state.phase == "place":
        return replace(event, cows=max(state.hands[(event.seat + 1) % 3], default=0))
    return event


def show_picks(_game: Six, state: State, *rest: Any) -> View:
    view: View = rest[-1]
    return replace(view, scores=tuple(pick or 0 for pick in state.picks))


def show_picks_early(before: State, scene: Scene[State]) -> State:
    """A fault that is gone when the step is: the last pick is told together with all others."""
    if isinstance(scene.event, CardPicked):
        return replace(scene.state, scores=tuple(pick or 0 for pick in before.picks))
    return scene.state


def show_sums(_game: Six, state: State, _seat: Seat | None, view: View) -> View:
    return replace(view, scores=tuple(map(sum, state.hands)))


def show_hands(_game: Six, state: State, view: View) -> View:
    return replace(view, known=state.hands)


def show_next_hand(_game: Six, state: State, seat: Seat | None, view: View) -> View:
    return view if seat is None else replace(view, hand=state.hands[(seat + 1) % 3])


def prompt_lowest_first(_game: Six, state: State, seat: Seat, prompt: Prompt[SixAction]) -> Prompt[SixAction]:
    """A fault: who holds the lowest card of all may not play the highest own one."""
    lowest = min(card for hand in state.hands for card in hand) if any(state.hands) else 0
    if len(prompt.legal) > 1 and state.phase == "pick" and lowest in state.hands[seat]:
        return replace(prompt, legal=prompt.legal[:-1])
    return prompt


def act_by_hand(_game: Six, state: State, acting: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A fault: of those who owe a pick, only the one with the highest card is asked."""
    if state.phase != "pick":
        return acting
    return (max(acting, key=lambda seat: state.hands[seat]),)


def revise_by_hand(_game: Six, state: State, willing: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """A fault: only who picked the own lowest card may revise."""
    return tuple(seat for seat in willing if state.picks[seat] == state.hands[seat][0])


class ForeignState(State, frozen=True):
    pass


class ForeignView(View, frozen=True):
    pass


class ForeignPick(PickCard, frozen=True, tag="pick_card"):
    pass


class ForeignTake(TakeRow, frozen=True, tag="take_row"):
    pass


def first_legal(game: Six, prompt: Prompt[SixAction], text: str) -> SixAction:
    """A fault: whatever is typed, the first answer is meant."""
    del game, text
    return prompt.legal[0]


def any_answer(game: Six, prompt: Prompt[SixAction], text: str) -> Action:
    """A fault: nonsense is an answer, though not one of the legal ones."""
    return PickCard(104 * 2) if text == "nonsense" else Six.find_answer(game, prompt, text)


FAULTS: list[tuple[Law, str, dict[str, Any]]] = [
    (laws.check_questions, "unsorted answers", legal_through(lambda legal: legal[::-1])),
    (laws.check_questions, "an answer twice", legal_through(lambda legal: (*legal, legal[-1]))),
    (laws.check_questions, "no answer", legal_through(lambda _: ())),
    (laws.check_questions, "one answer where there is no pick", {"picks": ()}),
    (
        laws.check_questions,
        "no rule",
        after("prompt", lambda _game, _state, _seat, prompt: replace(prompt, rule="the fourth")),
    ),
    (
        laws.check_questions,
        "a first answer that revises",
        after("prompt", lambda _game, _state, _seat, prompt: replace(prompt, revises=True)),
    ),
    (
        laws.check_questions,
        "a second answer that does not",
        after("prompt", lambda _game, _state, _seat, prompt: replace(prompt, revises=False)),
    ),
    (laws.check_questions, "a seat asked twice", after("to_act", lambda _game, _state, acting: acting + acting)),
    (laws.check_questions, "an early end", after("outcome", lambda _game, _state, _end: Outcome((0,) * 3, (1,) * 3))),
    (laws.check_questions, "no end", after("outcome", lambda _game, _state, _end: None)),
    (
        laws.check_questions,
        "a seat that owes what it revises",
        after("may_revise", lambda game, state, willing: (*willing, *game.to_act(state)) if state.rows else willing),
    ),
    (
        laws.check_answers,
        "a card from nowhere",
        accepts(
            lambda state, seat, action: (
                isinstance(action, PickCard)
                and state.phase == "pick"
                and 0 <= seat < 3
                and action.card not in state.hands[seat]
            )
        ),
    ),
    (laws.check_answers, "a seat from nowhere", accepts(lambda _state, seat, _action: seat == 3)),
    (laws.check_answers, "an answer out of time", accepts(lambda state, _seat, _action: state.phase == "over")),
    (laws.check_answers, "a state changed in place", {"apply": spoils_state}),
    (
        laws.check_pieces,
        "a card lost",
        states_through(lambda _before, _seat, _action, state: replace(state, stacks=((),) * 3)),
    ),
    (
        laws.check_pieces,
        "a card made",
        states_through(lambda before, _seat, _action, state: replace(state, stacks=(before.rows[0:1] * 3))),
    ),
    (
        laws.check_pieces,
        "cards lost on their way from the hands to the rows",
        scenes_through(lambda _before, scene: replace(scene.state, queue=())),
    ),
    (
        laws.check_commits_commute,
        "the last seat remembered",
        states_through(
            lambda _before, seat, _action, state: replace(state, first=seat) if state.phase == "pick" else state
        ),
    ),
    (
        laws.check_revisions,
        "answers counted",
        states_through(
            lambda _before, _seat, action, state: replace(state, round=state.round + isinstance(action, PickCard))
        ),
    ),
    (laws.check_revisions, "no second thoughts", {"may_revise": lambda _game, _state: ()}),
    (laws.check_views, "another hand in sums", after("view", show_sums)),
    (laws.check_views, "another hand in place of the own", after("view", show_next_hand)),
    (laws.check_views, "another pick", after("view", show_picks)),
    (laws.check_views, "a prompt by hidden cards", after("prompt", prompt_lowest_first)),
    (laws.check_views, "an actor by hidden cards", after("to_act", act_by_hand)),
    (laws.check_views, "a reviser by hidden picks", after("may_revise", revise_by_hand)),
    (
        laws.check_views,
        "a draw that forgets the own hand",
        after("determinize", lambda _game, _view, _rng, state: replace(state, hands=state.hands[::-1])),
    ),
    (laws.check_non_interference, "a pick told to all", as_kind(CardPicked, OpenCardPicked)),
    (laws.check_non_interference, "a pick told to the neighbor", as_kind(CardPicked, NeighborCardPicked)),
    (laws.check_non_interference, "another pick seen", after("open_view", show_picks)),
    (laws.check_non_interference, "a hidden card told to the actor", events_through(tell_taker_a_card)),
    (laws.check_non_interference, "picks seen before they are revealed", scenes_through(show_picks_early)),
    (laws.check_round_trips, "another state on the wire", {"state_type": ForeignState}),
    (laws.check_round_trips, "another view on the wire", {"view_type": ForeignView}),
    (laws.check_round_trips, "another action on the wire", {"action_type": ForeignPick | ForeignTake}),
    (
        laws.check_round_trips,
        "an action misread",
        after("parse_action", lambda _game, _text, action: PickCard(1) if isinstance(action, PickCard) else action),
    ),
    (laws.check_round_trips, "one answer for all", {"find_answer": first_legal}),
    (laws.check_round_trips, "an answer to nonsense", {"find_answer": any_answer}),
    (
        laws.check_round_trips,
        "picks not written down",
        after("format_fields", lambda _game, _state, fields: [field for field in fields if field[0] != "picks"]),
    ),
    (
        laws.check_judgment,
        "an endless rating",
        after("rate", lambda _game, _view, _prompt, rates: [*rates[:-1], float("inf")]),
    ),
    (
        laws.check_judgment,
        "a rating that is none",
        after("rate", lambda _game, _view, _prompt, rates: [*rates[:-1], float("nan")]),
    ),
    (laws.check_judgment, "a rating short", after("rate", lambda _game, _view, _prompt, rates: rates[1:])),
    (
        laws.check_judgment,
        "a seat not drawn",
        after("draw", lambda _game, _view, names, _say, drawn: drawn.replace(names[-1], "")),
    ),
    (
        laws.check_previews,
        "a preview that is another each time",
        after("preview", lambda _game, _view, _action, seen: seen and replace(seen, score=next(CALLS))),
    ),
    (
        laws.check_previews,
        "a certain preview that is wrong",
        after("preview", lambda _game, _view, _action, seen: seen and replace(seen, score=1000, certain=True)),
    ),
]


def keep(law: Law, moments: Iterable[Moment]) -> None:
    for moment in moments:
        law(moment)


def in_law(caught: pytest.ExceptionInfo[AssertionError], law: Callable[..., Any]) -> bool:
    """Whether the law itself raised: not the game, and not another law."""
    frames = caught.traceback
    return Path(frames[-1].path).name == "laws.py" and law.__name__ in {frame.name for frame in frames}


def test_the_game_that_faults_are_planted_in_is_sound() -> None:
    assert check_laws(planted(), "leaks").outcome is not None


@pytest.mark.parametrize(
    ("law", "fault", "methods"), FAULTS, ids=[f"{law.__name__}: {what}" for law, what, _ in FAULTS]
)
def test_a_law_notices_a_fault(law: Law, fault: str, methods: dict[str, Any]) -> None:
    game = planted(**methods)
    # The moments are those of a sound match, so that only the law meets the fault.
    moments = [
        Moment(game, msgspec.convert(msgspec.to_builtins(moment.state), State), Rng(fault, number), moment.seen_actions)
        for number, moment in enumerate(random_match(planted(), "leaks")[1])
    ]
    with pytest.raises(AssertionError) as caught:
        keep(law, moments)
    assert in_law(caught, law)


def test_every_law_has_a_fault_that_it_notices() -> None:
    assert {law for law, _, _ in FAULTS} == set(MOMENT_LAWS)


def test_a_legal_answer_that_is_refused_is_noticed() -> None:
    def refuse(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
        if isinstance(action, PickCard) and action.card == max(state.hands[seat]):
            raise RuleError("SIX-4", "not-asked")
        return Six.apply(game, state, seat, action)

    _, sound = random_match(planted(), "leaks")
    moments = [Moment(planted(apply=refuse), moment.state, moment.rng) for moment in sound]
    with pytest.raises(RuleError):
        keep(laws.check_answers, moments)


def test_options_that_a_position_forgets_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = random_match(planted(), "leaks")[1][0]
    laws.check_round_trips(moment)
    monkeypatch.setattr("stado.games.format_options", lambda options: {"variant": options.variant})
    with pytest.raises(AssertionError) as caught:
        laws.check_round_trips(moment)
    assert in_law(caught, laws.check_round_trips)


@pytest.mark.parametrize(
    ("methods", "message"),
    [
        (as_kind(HandDealt, ShownHandDealt), "^an event tells what no view shows"),
        (after("open_view", show_hands), "^a view shows what no event told"),
    ],
    ids=["hands told to all", "hands seen by all"],
)
def test_a_leak_at_the_deal_is_noticed(methods: dict[str, Any], message: str) -> None:
    match, _ = random_match(planted(), "leaks")
    check_deals(match)
    match.game = planted(**methods)
    with pytest.raises(AssertionError, match=message):
        check_deals(match)


def test_hands_seen_by_all_are_noticed_though_draws_from_a_view_keep_them() -> None:
    with pytest.raises(AssertionError) as caught:
        check_laws(planted(**after("open_view", show_hands)), "leaks")
    assert in_law(caught, check_deals)


@pytest.mark.parametrize(
    ("law", "change"),
    [
        (check_conserved, lambda state: replace(state, hands=(*state.hands[:-1], ()))),
        (check_conserved, lambda state: replace(state, stacks=(state.hands[0], *state.stacks[1:]))),
    ],
    ids=["a hand lost", "a hand made"],
)
def test_a_scene_that_loses_or_makes_cards_is_noticed(law: Callable[..., None], change: Callable[[Any], Any]) -> None:
    match = finished()
    at = next(seq for seq, scene in enumerate(match.scenes) if isinstance(scene.event, CardsRevealed))
    law(match.game, match.opening, match.scenes)
    match.scenes[at] = replace(match.scenes[at], state=change(match.scenes[at].state))
    with pytest.raises(AssertionError, match=r"^CardsRevealed"):
        law(match.game, match.opening, match.scenes)


def test_a_deal_that_loses_cards_and_makes_others_is_noticed() -> None:
    match = finished()
    dealt = match.scenes[1]
    assert dealt.event.deals
    check_conserved(match.game, match.opening, match.scenes)
    hands = (dealt.state.hands[0][:-1], dealt.state.hands[1], (104,))
    match.scenes[2] = replace(match.scenes[2], state=replace(dealt.state, hands=hands))
    with pytest.raises(AssertionError):
        check_conserved(match.game, match.opening, match.scenes)


class ShortView(View, frozen=True, kw_only=True, omit_defaults=True):
    """A view that leaves out what is as usual: a change that names it does not lead there."""

    round: int = 1


def test_a_view_that_cannot_be_folded_is_noticed() -> None:
    match = finished()
    check_changes(match.game, match.opening, match.scenes)
    short = after("open_view", lambda _game, _state, view: ShortView(**msgspec.structs.asdict(view)))
    with pytest.raises(AssertionError) as caught:
        check_changes(planted(**short), match.opening, match.scenes)
    assert in_law(caught, check_changes)


def test_a_change_that_leads_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    monkeypatch.setattr("stado.core.witness.diff", lambda before, after: diff(before, after)[:1])
    with pytest.raises(AssertionError) as caught:
        check_changes(match.game, match.opening, match.scenes)
    assert in_law(caught, check_changes)


def test_a_match_without_an_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(game: Six, state: State, seat: Seat, action: SixAction) -> Step[State]:
        step = Six.apply(game, state, seat, action)
        return step if step.state.phase != "over" else Step((Scene(step.events[-1], game.initial()),))

    monkeypatch.setattr(laws, "LONGEST_MATCH", 200)
    with pytest.raises(AssertionError, match=r"^the match does not end$"):
        random_match(planted(apply=endless), "leaks")


def finished(**methods: Any) -> Match:
    return random_match(planted(**methods), "leaks")[0]


def test_a_match_that_has_not_ended_is_noticed() -> None:
    with pytest.raises(AssertionError) as caught:
        check_match(Match(planted(), "leaks"))
    assert in_law(caught, check_match)


@pytest.mark.parametrize(
    "end",
    [Outcome((1, 2, 3), (2, 3, 4)), Outcome((1, 2), (1, 2)), Outcome((1, 2, 3), (1, 2)), Outcome((1, 2), (1, 2, 3))],
    ids=["nobody first", "two seats", "two ranks", "two scores"],
)
def test_an_outcome_that_is_not_fair_is_noticed(end: Outcome) -> None:
    match = finished(**after("outcome", lambda _game, _state, true: true and end))
    with pytest.raises(AssertionError) as caught:
        check_match(match)
    assert in_law(caught, check_match)


def test_a_standing_that_is_not_the_outcome_is_noticed() -> None:
    match = finished(**after("standing", lambda _game, _state, scores: [score + 1 for score in scores]))
    with pytest.raises(AssertionError) as caught:
        check_match(match)
    assert in_law(caught, check_match)


def test_a_record_that_loses_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    monkeypatch.setattr(laws, "format_record", lambda record: format_record(replace(record, outcome=None)))
    with pytest.raises(AssertionError) as caught:
        check_match(match)
    assert in_law(caught, check_match)


def test_a_replay_that_ends_elsewhere_is_noticed() -> None:
    fewer, later = finished(), finished()
    for match in (fewer, later):
        check_match(match)
    fewer.scenes.pop()
    later.scenes[-1] = replace(later.scenes[-1], state=replace(later.state, round=7))
    for match in (fewer, later):
        with pytest.raises(AssertionError) as caught:
            check_match(match)
        assert in_law(caught, check_match)


class UnruledHandDealt(HandDealt, frozen=True, tag="hand_dealt"):
    rule: str = "deal"


class ForeignHandDealt(HandDealt, frozen=True, tag="hand_dealt"):
    pass


@pytest.mark.parametrize("kind", [UnruledHandDealt, ForeignHandDealt, LeakyHandDealt])
def test_an_event_that_breaks_its_promises_is_noticed(kind: type[HandDealt]) -> None:
    check_event(planted(), HandDealt(1, 2, (3, 4)))
    game = planted(event_type=LeakyHandDealt) if kind is LeakyHandDealt else planted()
    with pytest.raises(AssertionError) as caught:
        check_event(game, kind(1, 2, (3, 4)))
    assert in_law(caught, check_event)


def test_every_event_of_a_match_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[Event] = []
    monkeypatch.setattr(laws, "check_event", lambda _, event: checked.append(event))
    match = finished()
    check_match(match)
    assert tuple(checked) == match.events


def test_all_laws_are_kept_at_every_moment_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()
    counted = tuple(lambda _, name=law.__name__: calls.update([name]) for law in MOMENT_LAWS)
    monkeypatch.setattr(laws, "MOMENT_LAWS", counted)
    monkeypatch.setattr(laws, "check_match", lambda _: calls.update(["check_match"]))
    moments = len(random_match(planted(), "leaks")[1])
    check_laws(planted(), "leaks")
    assert calls == {"check_match": 1} | {law.__name__: moments for law in MOMENT_LAWS}
    calls.clear()
    check_laws(planted(), "leaks", moments=5)
    assert calls == {"check_match": 1} | {law.__name__: 6 for law in MOMENT_LAWS}

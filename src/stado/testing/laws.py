"""The laws: each takes a moment of a match, or a whole one, and raises AssertionError where it is broken."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from stado.core.account import add_up, find_turning_points, list_changes
from stado.core.change import fold
from stado.core.errors import NotationError, RuleError
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame, Scene, Step, action_key
from stado.core.match import Match
from stado.core.record import format_record, parse_record
from stado.core.rng import Rng
from stado.core.witness import Witness
from stado.games import format_position, parse_position, replay_record

LONGEST_MATCH = 20_000  # actions; far beyond what any rule allows
SWAPS = 24  # other deals that each deal is compared with
_RULE = re.compile(r"[A-Z]+-[1-9][0-9]*")


class Moment:
    """A moment of a match: its state, a stream to draw from, and actions that were legal a little before."""

    def __init__(self, game: AnyGame, state: Any, rng: Rng, seen_actions: Sequence[tuple[Seat, Action]] = ()) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.seen_actions = seen_actions

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and an onlooker."""
        return (*range(self.game.seats), None)


def random_match(game: AnyGame, seed: str) -> tuple[Match, list[Moment]]:
    """A match whose seats answer at random, in random order, sometimes again; and all its moments."""
    rng = Rng("walk", seed)
    match = Match(game, seed)
    acted: list[tuple[Seat, Action]] = []
    moments = [Moment(game, match.state, rng)]
    while match.to_act:
        assert len(match.log) < LONGEST_MATCH, "the match does not end"
        willing = game.may_revise(match.state)
        seat = rng.choice(willing if willing and rng.below(8) == 0 else match.to_act)
        action = rng.choice(game.prompt(match.state, seat).legal)
        match.act(seat, action)
        acted.append((seat, action))
        moments.append(Moment(game, match.state, rng, acted[-20:]))
    return match, moments


def check_questions(moment: Moment) -> None:
    """Seats that are to act, or may revise, have answers: sorted, distinct, more than one unless it is a pick."""
    game, state = moment.game, moment.state
    acting = game.to_act(state)
    assert len(set(acting)) == len(acting)
    assert (game.outcome(state) is None) == bool(acting)
    assert not set(acting) & set(game.may_revise(state))
    for seat in (*acting, *game.may_revise(state)):
        prompt = game.prompt(state, seat)
        assert _RULE.fullmatch(prompt.rule), prompt.rule
        keys = [action_key(action) for action in prompt.legal]
        assert keys == sorted(keys), f"{prompt.kind}: legal answers are not sorted"
        assert len(set(prompt.legal)) == len(prompt.legal), f"{prompt.kind}: an answer stands there twice"
        assert len(prompt.legal) > (prompt.kind not in game.picks), f"{prompt.kind}: a question with no choice"
        assert prompt.revises == (seat not in acting)


def check_answers(moment: Moment) -> None:
    """Every legal answer applies; everything else raises RuleError; neither changes the state it is given."""
    game, state = moment.game, moment.state
    before = msgspec.json.encode(state)
    asked = {seat: game.prompt(state, seat).legal for seat in (*game.to_act(state), *game.may_revise(state))}
    for seat, legal in asked.items():
        for action in moment.rng.sample(legal, min(3, len(legal))):
            game.apply(state, seat, action)
    strangers = [
        *moment.seen_actions,
        *((seat, action) for legal in asked.values() for seat, action in _mixed(game, legal)),
    ]
    for seat, action in strangers:
        if action not in asked.get(seat, ()):
            try:
                game.apply(state, seat, action)
            except RuleError:
                continue
            raise AssertionError(f"{action} by seat {seat} is not legal, but applies")
    assert msgspec.json.encode(state) == before


def _mixed(game: AnyGame, legal: tuple[Action, ...]) -> Iterator[tuple[Seat, Action]]:
    """A legal answer given by every seat, by nobody and by chance."""
    for seat in (*range(game.seats), game.seats, CHANCE):
        yield seat, legal[0]
        yield seat, legal[-1]


def check_pieces(moment: Moment) -> None:
    """No event of a seat's action loses or makes a piece, but one that deals."""
    game, state = moment.game, moment.state
    for seat in game.to_act(state)[:1]:
        action = moment.rng.choice(game.prompt(state, seat).legal)
        check_conserved(game, state, game.apply(state, seat, action).scenes)


def check_conserved(game: AnyGame, state: Any, scenes: Sequence[Scene[Any]]) -> None:
    """Every event leaves the pieces as they were; one that deals may bring some into play, or put some out of it."""
    before = Counter(game.pieces(state))
    for scene in scenes:
        after = Counter(game.pieces(scene.state))
        dealt = scene.event.deals and (before <= after or after <= before)
        assert dealt or before == after, f"{scene.event}: {before - after} lost, {after - before} made"
        before = after


def check_changes(game: AnyGame, opening: Any, scenes: Sequence[Scene[Any]]) -> None:
    """The changes of a view, folded as they come over the wire, give the view of each event's state."""
    witness = Witness(game, opening, scenes)
    for viewer in (*range(game.seats), None):
        folded = _plain(witness.view(viewer, 0))
        for scene, (_, change) in zip(scenes, witness.see(viewer, 0), strict=True):
            folded = fold(folded, _plain(change))
            assert folded == _plain(game.view(scene.state, viewer)), f"viewer {viewer}: {scene.event}"


def _plain(value: Any) -> Any:
    """The value as a reader of the wire has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_commits_commute(moment: Moment) -> None:
    """Where several owe an answer, the order in which two give theirs does not matter."""
    game, state = moment.game, moment.state
    if len(acting := game.to_act(state)) > 1:
        one, other = moment.rng.sample(acting, 2)
        first = moment.rng.choice(game.prompt(state, one).legal)
        second = moment.rng.choice(game.prompt(state, other).legal)
        forth = game.apply(game.apply(state, one, first).state, other, second).state
        back = game.apply(game.apply(state, other, second).state, one, first).state
        assert forth == back


def check_revisions(moment: Moment) -> None:
    """An answer that replaces another is as if it had been given at once."""
    game, state = moment.game, moment.state
    acting = game.to_act(state)
    if len(acting) > 1:
        seat = moment.rng.choice(acting)
        legal = game.prompt(state, seat).legal
        final = moment.rng.choice(legal)
        meant = game.apply(state, seat, final).state
        changed = game.apply(state, seat, moment.rng.choice(legal)).state
        assert seat in game.may_revise(changed)
        assert game.apply(changed, seat, final).state == meant


def check_views(moment: Moment) -> None:
    """A state drawn from a view looks the same from there, and asks the same."""
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        view = game.view(state, viewer)
        drawn = game.determinize(view, moment.rng)
        assert game.view(drawn, viewer) == view
        assert game.to_act(drawn) == game.to_act(state)
        assert game.may_revise(drawn) == game.may_revise(state)
        if viewer is not None and viewer in (*game.to_act(state), *game.may_revise(state)):
            assert game.prompt(drawn, viewer) == game.prompt(state, viewer)


def check_non_interference(moment: Moment) -> None:
    """What a seat is sent tells apart two states only where it may know the difference.

    For a state and another that looks the same to the viewer, whatever a seat does in each: as long as the events that
    the viewer sees are byte-equal, so are the changes of its view; and views that end up the same have come there by
    the same events, unless a round closed.
    """
    game, state = moment.game, moment.state
    for viewer in moment.viewers:
        twin = game.determinize(game.view(state, viewer), moment.rng)
        for seat in game.to_act(state):
            steps = [
                game.apply(world, seat, moment.rng.choice(game.prompt(world, seat).legal)) for world in (state, twin)
            ]
            _compare_messages(game, viewer, (state, twin), steps)


def _compare_messages(game: AnyGame, viewer: Seat | None, worlds: Sequence[Any], steps: Sequence[Step[Any]]) -> None:
    """What the viewer sees of two steps, and how its view changes, differ both or neither, event by event."""
    seen = [Witness(game, world, step.scenes).see(viewer, 0) for world, step in zip(worlds, steps, strict=True)]
    events = [[msgspec.json.encode(event) for event, _ in messages] for messages in seen]
    changes = [[msgspec.json.encode(change) for _, change in messages] for messages in seen]
    for (event, change), (other_event, other_change) in zip(*map(zip, events, changes), strict=False):
        if event != other_event:
            break
        assert change == other_change, f"a view shows what no event told: viewer {viewer}: {event!r}, {change!r}"
    closed = any(event.closes for step in steps for event in step.events)
    views = [msgspec.json.encode(game.view(step.state, viewer)) for step in steps]
    told = closed or events[0] == events[1] or views[0] != views[1]
    assert told, f"an event tells what no view shows: viewer {viewer}: {events}"


def check_round_trips(moment: Moment) -> None:
    """States, views, actions, positions and notation survive being written and read."""
    game, state = moment.game, moment.state
    assert msgspec.json.decode(msgspec.json.encode(state), type=game.state_type) == state
    for viewer in moment.viewers:
        view = game.view(state, viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) == view
    for seat in game.to_act(state)[:2]:
        prompt = game.prompt(state, seat)
        for action in prompt.legal:
            assert msgspec.json.decode(msgspec.json.encode(action), type=game.action_type) == action
            written = game.format_action(action)
            assert game.parse_action(written) == action
            assert game.find_answer(prompt, written) == action
            assert game.find_answer(prompt, written.partition(" ")[2] or written) == action
        for text in ("", "nonsense", "-1", written + " 1"):
            try:
                assert game.find_answer(prompt, text) in prompt.legal
            except NotationError:
                continue
    if game.to_act(state):
        text = format_position(game, state)
        again, parsed = parse_position(text)
        assert parsed == state, f"{text}\n{parsed}\n{state}"
        assert again.options == game.options


def check_judgment(moment: Moment) -> None:
    """Every answer has a finite rating, and every view can be drawn."""
    game, state = moment.game, moment.state
    names = [f"name{seat}" for seat in range(game.seats)]
    for seat in game.to_act(state):
        prompt = game.prompt(state, seat)
        ratings = game.rate(game.view(state, seat), prompt)
        assert len(ratings) == len(prompt.legal)
        assert all(map(math.isfinite, ratings))
    for viewer in moment.viewers:
        drawn = game.draw(game.view(state, viewer), names, lambda key, **details: f"{key} {details}")
        assert all(name in drawn for name in names)


def check_previews(moment: Moment) -> None:
    """A preview depends on the view alone, survives the wire, and where it is certain the score changes as it says."""
    game, state = moment.game, moment.state
    for seat in (*game.to_act(state), *game.may_revise(state)):
        if seat == CHANCE:
            continue
        legal = game.prompt(state, seat).legal
        view = game.view(state, seat)
        twin = game.view(game.determinize(view, moment.rng), seat)
        for action in moment.rng.sample(legal, min(6, len(legal))):
            preview = game.preview(view, action)
            assert preview == game.preview(twin, action), f"a preview of {action} tells more than the view"
            if preview is None:
                continue
            assert msgspec.json.decode(msgspec.json.encode(preview), type=game.preview_type) == preview
            if preview.certain:
                change = _play_on(moment, seat, action) - game.standing(state)[seat]
                assert change == preview.score, f"seat {seat}, {action}: {preview}, but the score changed by {change}"


def _play_on(moment: Moment, seat: Seat, action: Action) -> int:
    """The seat's score once its answer is carried out: of answers given in secret, when it is asked again."""
    game, state = moment.game, moment.state
    together = len({*game.to_act(state), *game.may_revise(state)}) > 1
    state = game.apply(state, seat, action).state
    while together and (acting := [other for other in game.to_act(state) if other != CHANCE]) and seat not in acting:
        other = moment.rng.choice(acting)
        state = game.apply(state, other, moment.rng.choice(game.prompt(state, other).legal)).state
    return game.standing(state)[seat]


MOMENT_LAWS: tuple[Callable[[Moment], None], ...] = (
    check_questions,
    check_answers,
    check_pieces,
    check_commits_commute,
    check_revisions,
    check_views,
    check_non_interference,
    check_round_trips,
    check_judgment,
    check_previews,
)


def check_match(match: Match) -> None:
    """A finished match is saved, loaded and replayed to the same states and events, and has a fair outcome."""
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.ranks) == match.game.seats
    assert min(outcome.ranks) == 1
    assert tuple(match.game.standing(match.state)) == outcome.scores
    record = parse_record(format_record(match.record))
    assert record == match.record
    again = replay_record(record)
    assert again.state == match.state
    assert again.scenes == match.scenes
    check_conserved(match.game, match.opening, match.scenes)
    check_changes(match.game, match.opening, match.scenes)
    check_account(match)
    for event in match.events:
        check_event(match.game, event)
    check_deals(match)


def check_account(match: Match) -> None:
    """The parts of the scores add up to them, and a turning point changed its seat's score as it says."""
    assert match.outcome is not None
    changes = tuple(list_changes(match.game, match.opening, match.scenes))
    parts = add_up(match.game, match.scenes, changes)
    assert tuple(map(sum, zip(*(part.scores for part in parts), strict=True))) == match.outcome.scores, parts
    points = find_turning_points(match.game, changes, match.outcome.ranks)
    assert len(points) == match.game.seats + 1
    assert {*points} <= {None, *changes}


def check_deals(match: Match) -> None:
    """What chance does is told to a seat where its view shows it, and only there.

    Every deal is compared with others that differ from it in two places: what they send to a viewer, and what it sees
    then, differ both or neither.
    """
    game, rng = match.game, Rng("deals", match.head.seed)
    state = game.initial()
    for entry in match.log:
        step = game.apply(state, entry.seat, msgspec.convert(entry.action, game.action_type))
        if entry.seat == CHANCE:
            for action in _like(entry.action, rng):
                try:
                    other = game.apply(state, CHANCE, msgspec.convert(action, game.action_type))
                except RuleError:
                    continue
                for viewer in (*range(game.seats), None):
                    _compare_messages(game, viewer, (state, state), (step, other))
        state = step.state


def _like(action: dict[str, Any], rng: Rng) -> Iterator[dict[str, Any]]:
    """The action with two entries of its lists in each other's place, some of all such."""
    for _ in range(SWAPS):
        swapped = deepcopy(action)
        places = [(items, index) for items in _lists(swapped) for index in range(len(items))]
        if len(places) > 1:
            (one, here), (other, there) = rng.sample(places, 2)
            one[here], other[there] = other[there], one[here]
            yield swapped


def _lists(value: Any) -> Iterator[list[Any]]:
    """Every list within plain data that holds no list itself."""
    for item in value.values() if isinstance(value, dict) else value:
        if isinstance(item, list | dict):
            yield from _lists(item)
    if isinstance(value, list) and not any(isinstance(item, list | dict) for item in value):
        yield value


def check_event(game: AnyGame, event: Event) -> None:
    """An event cites a rule, hides its secrets from others, and survives the wire."""
    assert _RULE.fullmatch(event.rule), event  # type: ignore[attr-defined]
    assert msgspec.json.decode(msgspec.json.encode(event), type=game.event_type) == event
    for secret, owner in event.secrets.items():
        for viewer in (*range(game.seats), None):
            if viewer != getattr(event, owner):
                assert getattr(event.seen_by(viewer), secret) is None


def check_laws(game: AnyGame, seed: str, *, moments: int | None = None) -> Match:
    """All laws over one random match: at all its moments, or at that many drawn from them and the last."""
    match, chosen = random_match(game, seed)
    if moments is not None and moments < len(chosen):
        chosen = [*chosen[0].rng.sample(chosen[:-1], moments), chosen[-1]]
    for moment in chosen:
        for law in MOMENT_LAWS:
            law(moment)
    check_match(match)
    return match

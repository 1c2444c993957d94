"""Matches: acting, settling, the log, seeds and salts, replays, and starts from a position."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.errors import NotationError, PositionError, RecordError, RuleError
from stado.core.game import CHANCE, AnyGame, Outcome
from stado.core.match import Match, replay
from stado.core.record import FORMAT, Head, LoggedAction, Record
from stado.core.rng import Rng
from stado.core.tuples import put

CLAIM = """game: tiny
variant: plain
seats: 2
phase: claim
hands: 4 | 9
played: 7 8
points: 0 0
"""


def play(match: Match, *moves: str) -> None:
    """Seats and what they do, `1 pick 4`."""
    for move in moves:
        seat, _, action = move.partition(" ")
        match.act(int(seat) - 1, match.game.parse_action(action))


def play_out(match: Match) -> Match:
    """Let everybody give the first legal answer."""
    while match.to_act:
        match.act(match.to_act[0], match.game.prompt(match.state, match.to_act[0]).legal[0])
    return match


def deals(match: Match) -> list[dict[str, Any]]:
    return [entry.action for entry in match.log if entry.seat == CHANCE]


def test_chance_acts_before_anybody_is_asked(tiny: AnyGame) -> None:
    match = Match(tiny, "seed")
    assert match.to_act == (0, 1)
    assert [entry.seat for entry in match.log] == [CHANCE]
    assert [type(event).__name__ for event in match.events] == ["HandDealt", "HandDealt"]
    assert match.seq == 2
    assert match.outcome is None


def test_the_head_says_what_the_match_is(tiny_type: type[AnyGame]) -> None:
    game = tiny_type(tiny_type.option_type(variant="long", most=5), 3)
    assert Match(game, "seed").head == Head(
        stado=FORMAT,
        game="tiny",
        rules=3,
        options={"variant": "long", "most": 5},
        names=("Seat 1", "Seat 2", "Seat 3"),
        bots=(None, None, None),
        seed="seed",
        salts=(),
        position=None,
    )
    match = Match(game, "seed", names=["Ann", "Bo", "Cy"], bots=[None, "easy", "hard"], salts=["x", "y"])
    assert (match.head.names, match.head.bots) == (("Ann", "Bo", "Cy"), (None, "easy", "hard"))
    assert match.head.salts == ("x", "y")


def test_the_first_deal_is_drawn_from_the_first_stream_of_the_seed(tiny: AnyGame) -> None:
    dealt = tiny.sample_chance(tiny.initial(), Rng("seed", "chance", 0))
    assert Match(tiny, "seed").log == [LoggedAction(CHANCE, msgspec.to_builtins(dealt) | {"cards": list(dealt.cards)})]


def test_act_returns_its_events_and_those_of_chance_after_it(long_tiny: AnyGame) -> None:
    match = Match(long_tiny, "seed")
    assert [type(event).__name__ for event in match.act(0, long_tiny.prompt(match.state, 0).legal[0])] == ["CardPicked"]
    while match.state.round == 1:
        before = match.seq
        seat = match.to_act[0]
        events = match.act(seat, long_tiny.prompt(match.state, seat).legal[0])
        assert match.events[before:] == events
        assert match.state_before(match.seq) is match.state
        assert match.seq == before + len(events)
    assert [type(event).__name__ for event in events] == ["PointsClaimed", "RoundEnded", *["HandDealt"] * 3]
    assert [entry.seat for entry in match.log].count(CHANCE) == 2
    assert match.log[-1].seat == CHANCE


def test_every_stream_of_chance_is_its_own(long_tiny: AnyGame) -> None:
    match = play_out(Match(long_tiny, "seed"))
    first, second = deals(match)
    assert first != second
    drawn = long_tiny.sample_chance(long_tiny.initial(), Rng("seed", "chance", 1))
    assert second["cards"] == list(drawn.cards)


def test_the_log_has_every_action_in_order(tiny: AnyGame) -> None:
    match = Match(tiny, "seed")
    moves = []
    while match.to_act:
        seat = match.to_act[-1]
        action = tiny.prompt(match.state, seat).legal[-1]
        match.act(seat, action)
        moves.append((seat, action))
    logged = [(entry.seat, msgspec.convert(entry.action, tiny.action_type)) for entry in match.log]
    assert logged[1:] == moves
    assert match.outcome == Outcome(match.state.points, match.outcome.ranks if match.outcome else ())


def test_a_refused_action_changes_nothing(tiny: AnyGame) -> None:
    match = Match(tiny, "seed")
    before = (match.state, list(match.log), list(match.scenes), match.record)
    bad = [(0, "claim 1"), (2, "pick 1"), (0, "deal 1 2 3 4"), (CHANCE, "deal 1 2 3 4")]
    missing = next(card for card in range(1, 10) if card not in match.state.hands[0])
    for seat, text in [*bad, (0, f"pick {missing}")]:
        with pytest.raises(RuleError):
            match.act(seat, tiny.parse_action(text))
        assert (match.state, match.log, match.scenes, match.record) == before


def test_a_pick_can_be_changed_until_all_are_made(tiny: AnyGame) -> None:
    match = Match(tiny, "seed")
    low, high = match.state.hands[0]
    play(match, f"1 pick {low}", f"1 pick {high}")
    assert match.to_act == (1,)
    assert match.state.picks == (high, None)
    assert len(match.log) == 3
    assert replay(tiny, match.record).state == match.state


def test_a_match_goes_on_from_where_it_was_rewound_to(long_tiny: AnyGame) -> None:
    match = play_out(Match(long_tiny, "rewound"))
    whole = match.record
    for length in [number for number, entry in enumerate(whole.log) if entry.seat != CHANCE][::-1]:
        match.rewind(length)
        assert match.log == list(whole.log[:length])
        assert len(match.steps) == length
        assert match.seq == sum(len(step.scenes) for step in match.steps)
        assert match.to_act
    assert play_out(match).record == whole


def test_the_same_seed_gives_the_same_deal_for_ever(tiny: AnyGame) -> None:
    # The first words of the stream (seed, chance, 0) are 1219895964 and 1622041253: modulo 9 and 8 they are 0 and 5,
    # so that of the cards 1 to 9 the first comes first, and the sixth of the other eight second.
    assert deals(Match(tiny, "seed")) == deals(Match(tiny, "seed")) == [{"type": "deal", "cards": [1, 7, 6, 8]}]
    assert deals(Match(tiny, "sown")) != deals(Match(tiny, "seed"))


def test_what_seats_add_to_the_seed_changes_the_deal(tiny: AnyGame) -> None:
    variants: list[list[str]] = [[], ["a"], ["b"], ["a", "b"], ["ab"], ["a", ""], ["b", "a"]]
    dealt = [str(deals(Match(tiny, "seed", salts=salts))) for salts in variants]
    assert len(set(dealt)) == len(dealt)
    assert deals(Match(tiny, "seed", salts=["a"])) == deals(Match(tiny, "seed", salts=["a"]))


def test_salts_count_at_every_deal(long_tiny: AnyGame) -> None:
    plain, salted = (play_out(Match(long_tiny, "seed", salts=salts)) for salts in ([], ["a"]))
    assert all(one != other for one, other in zip(deals(plain), deals(salted), strict=True))


@pytest.mark.parametrize("salts", [(), ("from", "all")])
def test_a_record_replays_to_the_same_match(long_tiny: AnyGame, salts: tuple[str, ...]) -> None:
    match = play_out(Match(long_tiny, "seed", names="ABC", bots=(None, "easy", None), salts=salts))
    again = replay(long_tiny, match.record)
    assert (again.state, again.scenes, again.record) == (match.state, match.scenes, match.record)
    assert again.outcome is not None


def test_a_replay_of_a_part_can_be_played_on(long_tiny: AnyGame) -> None:
    whole = play_out(Match(long_tiny, "seed"))
    for length in range(len(whole.log) + 1):
        match = replay(long_tiny, replace(whole.record, log=whole.record.log[:length], outcome=None))
        assert match.log[:length] == whole.log[:length]
        for entry in whole.log[len(match.log) :]:
            if entry.seat != CHANCE:
                match.act(entry.seat, msgspec.convert(entry.action, long_tiny.action_type))
        assert match.record == whole.record


def test_a_match_can_start_at_a_position(tiny: AnyGame) -> None:
    match = Match(tiny, "seed", position=CLAIM)
    assert match.to_act == (1,)
    assert (match.log, match.scenes) == ([], [])
    assert match.state_before(0) is match.state
    play(match, "2 claim 3", "1 pick 4", "2 pick 9", "2 claim 1")
    assert match.outcome == Outcome((0, 4), (2, 1))
    assert match.head.position == CLAIM
    assert replay(tiny, match.record).record == match.record


@pytest.mark.parametrize(
    ("position", "error"),
    [("hands 4", NotationError), ("phase: claim\ncows: 1", PositionError), ("hands: 1 | 2 | 3", PositionError)],
)
def test_a_match_cannot_start_at_a_bad_position(
    tiny: AnyGame, position: str, error: type[NotationError | PositionError]
) -> None:
    with pytest.raises(error):
        Match(tiny, "seed", position=position)
    record = Match(tiny, "seed").record
    with pytest.raises(RecordError, match=r"^position: "):
        replay(tiny, replace(record, head=replace(record.head, position=position)))


@pytest.fixture
def record(tiny: AnyGame) -> Record:
    return play_out(Match(tiny, "seed")).record


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"rules": 2}, "made by version 2 of the rules of tiny; here is version 3 of tiny"),
        ({"game": "big"}, "made by version 3 of the rules of big; here is version 3 of tiny"),
        ({"names": ("A",)}, "1 names for 2 seats"),
        ({"bots": (None,) * 3}, "3 bots for 2 seats"),
        ({"bots": (None,)}, "1 bots for 2 seats"),
        ({"salts": ("a", "b", "c")}, "3 salts for 2 seats"),
        ({"seed": "sown"}, "action 1: not what the seed gives; the deal was changed"),
        ({"salts": ("more",)}, "action 1: not what the seed gives; the deal was changed"),
    ],
)
def test_a_head_that_does_not_fit_is_refused(
    tiny: AnyGame, record: Record, changes: dict[str, Any], error: str
) -> None:
    with pytest.raises(RecordError) as caught:
        replay(tiny, replace(record, head=replace(record.head, **changes)))
    assert str(caught.value) == error


def edit(record: Record, number: int, entry: LoggedAction) -> Record:
    return replace(record, log=put(record.log, number - 1, entry))


@pytest.mark.parametrize(
    ("number", "entry", "error"),
    [
        (
            1,
            LoggedAction(CHANCE, {"type": "deal", "cards": [1, 2, 3, 4]}),
            "action 1: not what the seed gives; the deal was changed",
        ),
        (
            1,
            LoggedAction(0, {"type": "deal", "cards": [1, 7, 6, 8]}),
            "action 1: not what the seed gives; the deal was changed",
        ),
        (2, LoggedAction(0, {"type": "fold"}), "action 2: Invalid value 'fold' - at `$.type`"),
        (2, LoggedAction(0, {"card": 1}), "action 2: Object missing required field `type`"),
        (2, LoggedAction(0, {"type": "pick_card"}), "action 2: Object missing required field `card`"),
        (2, LoggedAction(0, {"type": "pick_card", "card": 1, "why": "?"}), "action 2: not as the rules write it"),
        (
            2,
            LoggedAction(0, {"type": "pick_card", "card": 5}),
            "action 2 by seat 1 is against the rules: TINY-2: not in hand, card 5",
        ),
        (
            2,
            LoggedAction(5, {"type": "pick_card", "card": 1}),
            "action 2 by seat 6 is against the rules: TINY-2: not asked",
        ),
        (
            2,
            LoggedAction(CHANCE, {"type": "pick_card", "card": 1}),
            "action 2 by seat 0 is against the rules: TINY-2: not asked",
        ),
        (
            2,
            LoggedAction(0, {"type": "pick_card", "card": 6}),
            "action 5 by seat 1 is against the rules: TINY-2: not in hand, card 6",
        ),
        (
            4,
            LoggedAction(1, {"type": "claim_points", "points": 2}),
            "the outcome written down is not the one the log leads to",
        ),
    ],
)
def test_an_edited_action_is_named(tiny: AnyGame, record: Record, number: int, entry: LoggedAction, error: str) -> None:
    assert edit(record, number, record.log[number - 1]) == record
    with pytest.raises(RecordError) as caught:
        replay(tiny, edit(record, number, entry))
    assert str(caught.value) == error


def test_an_edited_outcome_is_found(tiny: AnyGame, record: Record) -> None:
    assert record.outcome is not None
    for outcome in (Outcome((9, 0), record.outcome.ranks), Outcome(record.outcome.scores, (1, 1))):
        with pytest.raises(RecordError, match=r"^the outcome written down is not the one the log leads to$"):
            replay(tiny, replace(record, outcome=outcome))
    with pytest.raises(RecordError, match=r"^the outcome written down is not"):
        replay(tiny, replace(record, log=record.log[:-1]))


def test_nothing_follows_the_end(tiny: AnyGame, record: Record) -> None:
    with pytest.raises(RecordError, match=r"^action 8 by seat 1 is against the rules"):
        replay(tiny, replace(record, log=(*record.log, LoggedAction(0, {"type": "pick_card", "card": 1}))))


def test_a_second_deal_that_was_changed_is_named(long_tiny: AnyGame) -> None:
    record = play_out(Match(long_tiny, "seed")).record
    number = [entry.seat for entry in record.log].index(CHANCE, 1) + 1
    cards = record.log[number - 1].action["cards"]
    swapped = edit(record, number, LoggedAction(CHANCE, {"type": "deal", "cards": [cards[1], cards[0], *cards[2:]]}))
    with pytest.raises(RecordError, match=f"^action {number}: not what the seed gives; the deal was changed$"):
        replay(long_tiny, swapped)


def test_every_action_of_the_log_has_its_step(long_tiny: AnyGame) -> None:
    match = play_out(Match(long_tiny, "seed"))
    assert [step.seat for step in match.steps] == [entry.seat for entry in match.log]
    state, seq = match.opening, 0
    for step, entry in zip(match.steps, match.log, strict=True):
        assert step.action == msgspec.convert(entry.action, long_tiny.action_type)
        assert (step.before, step.seq) == (state, seq)
        assert list(step.scenes) == match.scenes[seq : seq + len(step.scenes)]
        state, seq = step.state, seq + len(step.scenes)
    assert (state, seq) == (match.state, match.seq)

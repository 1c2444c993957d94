"""What learners see: the laws of encoders over every game, variant and number of seats."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from stado.core.errors import OptionError
from stado.core.fields import Seat
from stado.core.game import Action, AnyGame
from stado.games import GAMES, make_game
from stado.games.three.actions import PlayCard
from stado.games.three.view import View
from stado.rl import IDLE, AnyEncoder, make_encoder
from stado.rl.encoder import Writer
from stado.rl.encoders import find_encoder
from stado.rl.encoders.three import ThreeEncoder
from stado.testing.laws import Moment, random_match

TABLES = [
    (game.name, variant.name, seats)
    for game in GAMES
    for variant in game.variants
    for seats in range(variant.min_seats, variant.max_seats + 1)
]

FOLLOWING = {"bonus_stack", "lying", "standing"}  # fields that follow from others
LEFT_OUT = {"past"}  # fields of past rounds, which were seen in full when they were played


def check_secrecy(encoder: AnyEncoder, moment: Moment, seat: Seat) -> None:
    """A state that looks the same to a seat has the same observation and the same mask."""
    game = moment.game
    twin = game.determinize(game.view(moment.state, seat), moment.rng)
    one, other = (encoder.observe(game.view(state, seat)) for state in (moment.state, twin))
    assert np.array_equal(one, other)
    legal, alike = (encoder.mask(find_prompt(game, state, seat)) for state in (moment.state, twin))
    assert np.array_equal(legal, alike)


def check_bounds(encoder: AnyEncoder, moment: Moment, seat: Seat) -> None:
    """No number is out of its part's bounds, and the parts together are the observation."""
    observation = encoder.observe(moment.game.view(moment.state, seat))
    assert np.all(observation >= encoder.lows)
    assert np.all(observation <= encoder.highs)
    parts = encoder.split(observation)
    assert [values.shape for values in parts.values()] == [part.shape for part in encoder.parts]
    assert np.array_equal(np.concatenate([values.ravel() for values in parts.values()]), observation)
    assert np.abs(encoder.scale(observation)).max() <= 1


def check_actions(encoder: AnyEncoder, moment: Moment, seat: Seat) -> None:
    """The mask is the prompt's legal answers, each of them with a number of its own."""
    prompt = find_prompt(moment.game, moment.state, seat)
    legal = np.flatnonzero(encoder.mask(prompt)).tolist()
    if prompt is None:
        assert legal == [IDLE]
        return
    assert sorted(legal) == sorted(map(encoder.encode, prompt.legal))
    assert {encoder.decode(number) for number in legal} == {*prompt.legal}
    assert len(legal) == len(prompt.legal)


def check_recall(encoder: AnyEncoder, one: Moment, other: Moment, seat: Seat) -> None:
    """Whatever differs in a seat's view differs in its observation: nothing that it knew of this round is lost."""
    game = one.game
    view = game.view(one.state, seat)
    observation = encoder.observe(view)
    for changed in mix(view, game.view(other.state, seat)):
        assert not np.array_equal(encoder.observe(changed), observation), changed


def mix(view: Any, other: Any) -> Iterator[Any]:
    """The view with one field of another, for each field that differs, fields of its own structures among them."""
    for name in view.__struct_fields__:
        mine, theirs = getattr(view, name), getattr(other, name)
        if bare(mine) == bare(theirs) or name in FOLLOWING | LEFT_OUT:
            continue
        if isinstance(mine, msgspec.Struct) and type(mine) is type(theirs):
            yield from (msgspec.structs.replace(view, **{name: mixed}) for mixed in mix(mine, theirs))
        else:
            yield msgspec.structs.replace(view, **{name: theirs})


def bare(value: Any) -> Any:
    """A field without what is empty at its end, for that follows from other fields: how many rows, whose cards."""
    if not isinstance(value, tuple):
        return () if value is None else value
    items = [bare(item) for item in value]
    while items and items[-1] == ():
        items.pop()
    return tuple(items)


def find_prompt(game: AnyGame, state: Any, seat: Seat) -> Any:
    """What a seat is asked, if anything."""
    return game.prompt(state, seat) if seat in game.to_act(state) else None


def check_encoder(encoder: AnyEncoder, seed: str, count: int) -> None:
    """All laws over some moments of a random match."""
    _, moments = random_match(encoder.game, seed)
    chosen = [*moments[0].rng.sample(moments[:-1], min(count, len(moments) - 1)), moments[-1]]
    for moment in chosen:
        for seat in {*moment.game.to_act(moment.state), moment.rng.below(moment.game.seats)}:
            check_recall(encoder, moment, moment.rng.choice(moments), seat)
            check_secrecy(encoder, moment, seat)
            check_bounds(encoder, moment, seat)
            check_actions(encoder, moment, seat)


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_laws(name: str, variant: str, seats: int) -> None:
    check_encoder(make_encoder(make_game(name, {"variant": variant}, seats)), "encoders", 12)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_laws_at_every_moment(name: str, variant: str, seats: int) -> None:
    encoder = make_encoder(make_game(name, {"variant": variant}, seats))
    for number in range(5):
        check_encoder(encoder, f"every moment {number}", 10_000)


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_numbers_and_actions_are_one_to_one(name: str, variant: str, seats: int) -> None:
    encoder = make_encoder(make_game(name, {"variant": variant}, seats))
    idle, *actions = encoder.actions
    assert idle is None
    assert encoder.decode(IDLE) is None
    for number, action in enumerate(actions, start=1):
        assert action is not None
        assert encoder.encode(action) == number


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_game_has_an_encoder_of_its_own(game: type[AnyGame]) -> None:
    encoder = find_encoder(game)
    assert encoder is not None
    assert encoder.kind is game


def test_a_game_without_an_encoder_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game("six", {})
    monkeypatch.setattr(type(game), "name", "seven")
    with pytest.raises(OptionError, match=r"^seven has no encoder; allowed: board, loot, three$"):
        make_encoder(game)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_an_onlooker_sees_no_hand(name: str) -> None:
    game = make_game(name, {})
    encoder = make_encoder(game)
    _, moments = random_match(game, "onlooker")
    parts = encoder.split(encoder.observe(game.view(moments[0].state, None)))
    assert not parts["hand"].any()


def test_the_seat_that_looks_comes_first() -> None:
    game = make_game("six", {}, 3)
    encoder = make_encoder(game)
    _, moments = random_match(game, "first")
    state = moments[-1].state
    for seat in range(3):
        scores = encoder.split(encoder.observe(game.view(state, seat)))["scores"]
        assert scores.tolist() == [state.scores[(seat + place) % 3] for place in range(3)]


@pytest.mark.parametrize(("name", "variant", "action"), [("six", "classic", "pick 45"), ("board", "basic", "pick 45")])
def test_the_number_of_a_pick_is_its_card(name: str, variant: str, action: str) -> None:
    game = make_game(name, {"variant": variant})
    assert make_encoder(game).encode(game.parse_action(action)) == 45


def test_many_observations_are_split_at_once() -> None:
    game = make_game("three", {}, 2)
    encoder = make_encoder(game)
    _, moments = random_match(game, "many")
    several = np.stack([encoder.observe(game.view(moment.state, 0)) for moment in moments[:5]])
    assert encoder.split(several)["played"].shape == (5, 2, 90)
    assert np.shares_memory(encoder.split(several)["hand"], several)


def test_scores_beyond_the_array_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stado.rl.encoder.MOST", 260)
    with pytest.raises(OptionError, match="scores can come to"):
        make_encoder(make_game("six", {"limit": 200}))


class Forgetful(ThreeEncoder):
    """Does not tell what was played."""

    def write(self, view: View, writer: Writer) -> None:
        super().write(msgspec.structs.replace(view, played=((),) * len(view.played)), writer)


class Confused(ThreeEncoder):
    """Has one number for two cards."""

    def make_actions(self) -> Iterator[PlayCard]:
        yield from (PlayCard(max(card, 3)) for card in range(1, 90))


@pytest.mark.parametrize(("encoder", "error"), [(Forgetful, AssertionError), (Confused, KeyError)])
def test_the_laws_can_fail(encoder: type[ThreeEncoder], error: type[Exception]) -> None:
    faulty = encoder(make_game("three", {}, 2))  # type: ignore[arg-type]
    with pytest.raises(error):
        check_encoder(faulty, "faults", 1000)


def test_the_manual_lists_all_parts_and_actions() -> None:
    script = Path(__file__).parents[2] / "scripts" / "observations.py"
    check = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}: run `python scripts/observations.py`"


def test_an_unknown_action_has_no_number() -> None:
    encoder = make_encoder(make_game("three", {}, 2))
    with pytest.raises(KeyError):
        encoder.encode(Action())

"""What is written is read back, and what cannot be read raises a declared error."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FrameType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import stado.core
import stado.games
from stado.core.errors import StadoError
from stado.core.game import AnyGame
from stado.core.match import Match, replay
from stado.core.options import format_options, make_options, parse_options
from stado.core.position import format_groups, format_lines, parse_lines
from stado.core.record import Record, format_record, load_record, parse_record
from stado.core.rng import Rng
from stado.games import GAMES, format_position, make_game, parse_position, record_game
from stado.testing.laws import MOMENT_LAWS, Moment, random_match

# What is written or read one way only, and why.
ONE_WAY = {
    "stado.core.position.format_groups": "`Position.number_groups` reads it, with the line to blame",
    "stado.games.parse_game": "it reads a command line, and what was typed is not kept",
}
# The pairs that have a test of their own below; all others are watched while matches are written down.
TESTED_HERE = {"action", "fields", "lines", "options", "position", "record"}

VARIANTS = [(game.name, variant.name) for game in GAMES for variant in game.variants]
DATA = [(game, name) for game in GAMES for name in game.option_type.data]
each_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS, ids=["-".join(pair) for pair in VARIANTS])
few = settings(max_examples=4)
some = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])


def all_modules() -> Iterator[ModuleType]:
    """The modules of core and of every registered game."""
    for package in (stado.core, stado.games):
        yield package
    for name in ("stado.core", *(f"stado.games.{game.name}" for game in GAMES)):
        package = importlib.import_module(name)
        for info in pkgutil.walk_packages(package.__path__, f"{name}."):
            yield importlib.import_module(info.name)


def find_functions() -> dict[str, FunctionType]:
    """Every public `parse_x` and `format_x` by its full name."""
    found: dict[str, FunctionType] = {}
    for module in all_modules():
        homes: list[tuple[str, Mapping[str, Any]]] = [(module.__name__, vars(module))]
        homes += [
            (f"{module.__name__}.{name}", vars(kind))
            for name, kind in vars(module).items()
            if isinstance(kind, type) and kind.__module__ == module.__name__
        ]
        for home, members in homes:
            for name, member in members.items():
                function = member.__func__ if isinstance(member, staticmethod) else member
                at_home = home != module.__name__ or getattr(function, "__module__", "") == module.__name__
                if name.startswith(("parse_", "format_")) and isinstance(function, FunctionType) and at_home:
                    found[f"{home}.{name}"] = function
    return found


FUNCTIONS = find_functions()


def counterpart(name: str) -> str:
    home, _, last = name.rpartition(".")
    verb, _, what = last.partition("_")
    return f"{home}.{'format' if verb == 'parse' else 'parse'}_{what}"


WATCHED = {
    name: FUNCTIONS[counterpart(name)]
    for name in FUNCTIONS
    if name.rpartition(".")[2].startswith("format_")
    and counterpart(name) in FUNCTIONS
    and name.rpartition("_")[2] not in TESTED_HERE
}


def test_the_pairs_of_the_core_are_found() -> None:
    core = {
        "stado.core.position.parse_lines",
        "stado.core.options.format_options",
        "stado.core.record.parse_record",
        "stado.core.game.Game.format_action",
        "stado.games.parse_position",
        "stado.games.six.notation.parse_action",
        "stado.games.six.game.Six.format_fields",
    }
    assert core <= set(FUNCTIONS)
    assert counterpart("a.b.parse_x_y") == "a.b.format_x_y"
    assert counterpart("a.b.format_x") == "a.b.parse_x"


def test_reading_and_writing_come_in_pairs() -> None:
    assert sorted(name for name in FUNCTIONS if counterpart(name) not in FUNCTIONS) == sorted(ONE_WAY)


@cache
def moments_of(name: str, variant: str, seed: str) -> tuple[Moment, ...]:
    """The moments of a random match."""
    return tuple(random_match(make_game(name, {"variant": variant}), seed)[1])


class Watch:
    """Notes what is given to watched functions, and what they return."""

    def __init__(self) -> None:
        self.names = {FUNCTIONS[name].__code__: name for name in WATCHED}
        self.seen: defaultdict[str, list[tuple[Any, Any]]] = defaultdict(list)

    def __call__(self, frame: FrameType, event: str, result: Any) -> None:
        name = self.names.get(frame.f_code)
        if event == "return" and name is not None:
            self.seen[name].append((frame.f_locals[frame.f_code.co_varnames[0]], result))

    def __enter__(self) -> Watch:
        sys.setprofile(self)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)


@pytest.fixture(scope="module")
def written() -> dict[str, list[tuple[Any, Any]]]:
    """What all watched functions wrote while matches, and the data they are played with, were written and drawn."""
    with Watch() as watch:
        for game, name in DATA:
            game.option_type.data[name].format(getattr(game.option_type(), name))
        for name, variant in VARIANTS:
            for moment in moments_of(name, variant, "watched")[::3]:
                for seat in moment.game.to_act(moment.state):
                    for action in moment.game.prompt(moment.state, seat).legal:
                        moment.game.format_action(action)
                if moment.game.to_act(moment.state):
                    format_position(moment.game, moment.state)
                moment.game.draw(moment.game.view(moment.state, 0), ["name"] * moment.game.seats, lambda key, **_: key)
    return watch.seen


@pytest.mark.parametrize("name", WATCHED)
def test_what_a_watched_function_wrote_is_read_back(name: str, written: dict[str, list[tuple[Any, Any]]]) -> None:
    parse, write = WATCHED[name], FUNCTIONS[name]
    assert written[name], "never called: give the pair a test here, or make it private"
    more = ["source"] * (len(inspect.signature(parse).parameters) - 1)
    for value, text in written[name]:
        parsed = parse(text, *more)
        assert write(parsed) == text
        if not isinstance(value, Iterator):
            assert parsed == (tuple(value) if isinstance(value, list) else value)


def test_watching_notices_what_is_given_and_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FUNCTIONS, "watched", format_groups)
    monkeypatch.setitem(WATCHED, "watched", format_groups)
    with Watch() as watch:
        format_groups([[1], [2, 3]])
    assert watch.seen == {"watched": [([[1], [2, 3]], "1 | 2 3")]}


@each_variant
@few
@given(seed=st.integers(0, 999))
def test_actions_are_read_back(name: str, variant: str, seed: int) -> None:
    match, moments = random_match(make_game(name, {"variant": variant}), f"actions {seed}")
    game = match.game
    for entry in match.log:
        action = msgspec.convert(entry.action, game.action_type)
        assert game.parse_action(game.format_action(action)) == action
    for moment in moments[::7]:
        for seat in game.to_act(moment.state):
            for action in game.prompt(moment.state, seat).legal:
                assert game.parse_action(game.format_action(action)) == action


@each_variant
@few
@given(seed=st.integers(0, 999))
def test_positions_and_their_fields_are_read_back(name: str, variant: str, seed: int) -> None:
    for moment in moments_of(name, variant, f"positions {seed}")[::5]:
        game, state = moment.game, moment.state
        if game.to_act(state):
            text = format_position(game, state)
            again, parsed = parse_position(text)
            assert parsed == state
            assert (again.name, again.options, again.seats) == (game.name, game.options, game.seats)
            assert format_position(again, parsed) == text
            assert game.parse_fields(parse_lines(format_lines(game.format_fields(state)))) == state


@each_variant
@few
@given(seed=st.integers(0, 999), part=st.floats(0, 1))
def test_records_are_read_back(name: str, variant: str, seed: int, part: float) -> None:
    match, _ = random_match(make_game(name, {"variant": variant}), f"records {seed}")
    whole = match.record
    cut = Record(whole.head, whole.log[: int(part * len(whole.log))])
    for record in (whole, cut):
        assert parse_record(format_record(record)) == record
    assert replay(record_game(whole), whole).record == whole


def option_values(game: type[AnyGame]) -> st.SearchStrategy[dict[str, Any]]:
    """Values that a game's options allow."""
    info = msgspec.inspect.type_info(game.option_type)
    assert isinstance(info, msgspec.inspect.StructType)
    simple: dict[str, st.SearchStrategy[Any]] = {
        "variant": st.sampled_from([variant.name for variant in game.variants])
    }
    for option in stado.core.options.describe_options(game.option_type):
        if option.kind == "choice":
            simple[option.name] = st.sampled_from(option.choices)
        elif option.kind == "flag":
            simple[option.name] = st.booleans()
        elif option.kind == "number":
            simple[option.name] = st.integers(option.minimum, option.maximum if option.maximum is not None else 10**12)
        if option.optional and option.name in simple:
            simple[option.name] |= st.none()
    return st.fixed_dictionaries({}, optional=simple)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@some
@given(data=st.data())
def test_options_are_read_back(game: type[AnyGame], data: st.DataObject) -> None:
    values = data.draw(option_values(game))
    options = make_options(game.option_type, values)
    assert all(getattr(options, name) == value for name, value in values.items())
    assert make_options(game.option_type, format_options(options)) == options
    texts = {
        name: {True: "yes", False: "no", None: "none"}[value]
        if value is None or value is True or value is False
        else str(value)
        for name, value in values.items()
    }
    assert parse_options(game.option_type, texts) == options


def only_declared(call: Callable[..., Any], *arguments: Any) -> Any:
    """What the call gives, or None after a declared error; any other error is a fault."""
    try:
        return call(*arguments)
    except StadoError:
        return None


PIECES = st.sampled_from(
    [
        "-",
        "|",
        "||",
        "@",
        ":",
        "#",
        "+",
        ",",
        "0",
        "1",
        "2",
        "7",
        "13",
        "j",
        "55",
        "104",
        "105",
        "-1",
        "9" * 30,
        "9" * 5000,
        "²",
        "٣",
    ]
)
TEXT = st.text(max_size=30)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(text=st.text())
def test_any_text_is_lines_or_a_declared_error(text: str) -> None:
    only_declared(parse_lines, text)


@given(text=st.text())
def test_any_text_is_a_position_or_a_declared_error(text: str) -> None:
    only_declared(parse_position, text)
    for name, variant in VARIANTS:
        only_declared(parse_position, f"game: {name}\nvariant: {variant}\nseats: 3\n{text}")


@st.composite
def damaged_positions(draw: st.DrawFn, name: str, variant: str) -> str:
    """A position of a random match with some of its lines changed."""
    moments = [moment for moment in moments_of(name, variant, "damaged") if moment.game.to_act(moment.state)]
    moment = draw(st.sampled_from(moments))
    lines = format_position(moment.game, moment.state).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        key, _, value = lines[place].partition(":")
        parts = value.split()
        match draw(st.sampled_from(["part", "part", "drop", "double", "value", "line", "swap"])):
            case "part" if parts:
                parts[draw(st.integers(0, len(parts) - 1))] = draw(PIECES | TEXT)
                lines[place] = f"{key}: {' '.join(parts)}"
            case "drop" if parts:
                del parts[draw(st.integers(0, len(parts) - 1))]
                lines[place] = f"{key}: {' '.join(parts)}"
            case "double" if parts:
                parts.append(draw(st.sampled_from(parts)))
                lines[place] = f"{key}: {' '.join(parts)}"
            case "swap" if parts:
                one, other = (draw(st.integers(0, len(parts) - 1)) for _ in range(2))
                parts[one], parts[other] = parts[other], parts[one]
                lines[place] = f"{key}: {' '.join(parts)}"
            case "value":
                lines[place] = f"{key}: {draw(st.lists(PIECES | TEXT, max_size=6).map(' '.join))}"
            case _ if len(lines) > 1:
                del lines[place]
    return "\n".join(lines)


@each_variant
@some
@given(data=st.data())
def test_a_damaged_position_is_refused_or_keeps_the_laws(name: str, variant: str, data: st.DataObject) -> None:
    text = data.draw(damaged_positions(name, variant))
    accepted = only_declared(parse_position, text)
    if accepted is None:
        return
    game, state = accepted
    moment = Moment(game, state, Rng(format_position(game, state)))
    for law in MOMENT_LAWS:
        law(moment)


@cache
def verbs(name: str, variant: str) -> tuple[str, ...]:
    """The first words of a game's actions."""
    match, _ = random_match(make_game(name, {"variant": variant}), "verbs")
    actions = [msgspec.convert(entry.action, match.game.action_type) for entry in match.log]
    return tuple(sorted({match.game.format_action(action).partition(" ")[0] for action in actions}))


@each_variant
@some
@given(data=st.data())
def test_any_text_is_an_action_or_a_declared_error(name: str, variant: str, data: st.DataObject) -> None:
    game = make_game(name, {"variant": variant})
    words = st.lists(st.sampled_from(verbs(name, variant)) | PIECES | TEXT, max_size=5)
    text = data.draw(words.map(" ".join) | st.text())
    action = only_declared(game.parse_action, text)
    if action is not None:
        assert game.parse_action(game.format_action(action)) == action
    moment = data.draw(st.sampled_from([s for s in moments_of(name, variant, "damaged") if game.to_act(s.state)]))
    prompt = game.prompt(moment.state, game.to_act(moment.state)[0])
    answer = only_declared(game.find_answer, prompt, text)
    assert answer is None or answer in prompt.legal


@given(text=st.text() | st.text(st.sampled_from('{}[]":,\n01sumstado')))
def test_any_text_is_a_record_or_a_declared_error(text: str) -> None:
    only_declared(parse_record, text)
    only_declared(parse_record, text + "\n")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary())
def test_any_bytes_are_a_record_or_a_declared_error(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "match.stado"
    path.write_bytes(data)
    assert only_declared(load_record, path) is None


def seal(bodies: list[bytes]) -> str:
    """Lines with the sums that they should have."""
    lines, total = [], ""
    for body in bodies:
        total = sha256(total.encode() + body).hexdigest()[:12]
        lines.append(f'{body.decode()[:-1]},"sum":"{total}"}}\n')
    return "".join(lines)


@cache
def plain_record(name: str, variant: str) -> bytes:
    """The lines of a record as one JSON list."""
    text = format_record(random_match(make_game(name, {"variant": variant}), "forged")[0].record)
    return msgspec.json.encode([msgspec.json.decode(line.rpartition(',"sum"')[0] + "}") for line in text.splitlines()])


def verify(record: Record) -> Match:
    return replay(record_game(record), record)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container within plain data with each of its keys or indexes."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


@each_variant
@some
@given(data=st.data())
def test_a_forged_record_is_refused_or_replays(name: str, variant: str, data: st.DataObject) -> None:
    lines = msgspec.json.decode(plain_record(name, variant))
    for _ in range(data.draw(st.integers(1, 3))):
        line = data.draw(st.sampled_from([lines[0], lines[-1], *lines[:12]]))
        container, key = data.draw(st.sampled_from(list(places(line))))
        if isinstance(container, dict) and data.draw(st.booleans()):
            container[data.draw(st.text(max_size=4) | st.sampled_from(["preset", "variant", "position", "type"]))] = (
                data.draw(JSON)
            )
        else:
            container[key] = data.draw(JSON | st.integers(-2, 110))
    text = seal([msgspec.json.encode(line) for line in lines])
    record = only_declared(parse_record, text)
    if record is not None:
        match = only_declared(verify, record)
        assert match is None or match.log[: len(record.log)] == list(record.log)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@some
@given(data=st.data())
def test_any_values_are_options_or_a_declared_error(game: type[AnyGame], data: st.DataObject) -> None:
    infos = stado.core.options.describe_options(game.option_type)
    names = st.sampled_from(["variant", "preset", *(info.name for info in infos)]) | st.text(max_size=5)
    values = data.draw(st.dictionaries(names, JSON | PIECES, max_size=4))
    only_declared(make_options, game.option_type, values)
    only_declared(make_game, game.name, values, data.draw(st.integers(-1, 12)))
    texts = {name: str(value) for name, value in values.items() if name not in game.option_type.data}
    only_declared(parse_options, game.option_type, texts)


@pytest.mark.parametrize(("game", "name"), DATA, ids=[f"{game.name}-{name}" for game, name in DATA])
@some
@given(data=st.data())
def test_any_data_file_is_read_or_a_declared_error(game: type[AnyGame], name: str, data: st.DataObject) -> None:
    kind = game.option_type.data[name]
    lines = kind.format(getattr(game.option_type(), name)).splitlines()
    for _ in range(data.draw(st.integers(0, 3))):
        parts = lines[place := data.draw(st.integers(0, len(lines) - 1))].split()
        spot = data.draw(st.integers(0, len(parts)))
        parts[spot : spot + 1] = [data.draw(PIECES | TEXT)]
        lines[place] = " ".join([*parts, *data.draw(st.lists(PIECES | TEXT, max_size=1))])
    for text in ("\n".join(lines), data.draw(st.text())):
        value = only_declared(kind.parse, text, "file")
        if value is not None:
            assert kind.parse(kind.format(value), "file") == value
            assert make_options(game.option_type, {name: msgspec.to_builtins(value)})

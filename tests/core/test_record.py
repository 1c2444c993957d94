"""Records on disk: whole, cut anywhere, edited anywhere, and written as a match goes on."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stado.core.errors import RecordError
from stado.core.game import AnyGame, Outcome
from stado.core.match import Match, replay
from stado.core.record import (
    FORMAT,
    Head,
    LoggedAction,
    Record,
    RecordWriter,
    commit,
    format_record,
    load_record,
    parse_record,
    save_record,
)
from stado.games import make_game, record_game, replay_record


def play_out(match: Match) -> Match:
    while match.to_act:
        match.act(match.to_act[0], match.game.prompt(match.state, match.to_act[0]).legal[0])
    return match


@pytest.fixture
def record(tiny: AnyGame) -> Record:
    return play_out(Match(tiny, "seed", names=("Ann", "Žofka"), salts=("s",))).record


@pytest.fixture
def text(record: Record) -> str:
    return format_record(record)


def seal(*bodies: str) -> str:
    """Lines as somebody would forge them: each body with the sum of itself and the sum before it."""
    lines, total = [], ""
    for body in bodies:
        total = sha256((total + body).encode()).hexdigest()[:12]
        lines.append(f'{body[:-1]},"sum":"{total}"}}\n')
    return "".join(lines)


def unseal(text: str) -> list[str]:
    return [line.rpartition(',"sum"')[0] + "}" for line in text.splitlines()]


HEAD = '{"stado":1,"game":"tiny","rules":3,"options":{},"names":["A"],"bots":[null],"seed":"s"}'


def test_a_record_is_one_line_of_json_for_head_actions_and_end() -> None:
    head = Head(FORMAT, "tiny", 3, {"variant": "plain"}, ("Ann",), (None,), "seed")
    record = Record(
        head, (LoggedAction(-1, {"type": "deal", "cards": [1]}), LoggedAction(0, {"type": "fold"})), Outcome((4,), (1,))
    )
    first = '{"stado":1,"game":"tiny","rules":3,"options":{"variant":"plain"},"names":["Ann"],"bots":[null],'
    assert unseal(format_record(record)) == [
        first + '"seed":"seed","salts":[],"position":null}',
        '{"seat":-1,"action":{"type":"deal","cards":[1]}}',
        '{"seat":0,"action":{"type":"fold"}}',
        '{"outcome":{"scores":[4],"ranks":[1]}}',
    ]


def test_each_sum_covers_its_line_and_all_before_it(text: str) -> None:
    assert seal(*unseal(text)) == text


def test_a_record_comes_back(record: Record, text: str) -> None:
    assert parse_record(text) == record
    unfinished = replace(record, outcome=None)
    assert parse_record(format_record(unfinished)) == unfinished


def test_a_record_says_how_often_something_was_taken_back(record: Record, text: str) -> None:
    assert "undone" not in text
    unranked = replace(record, undone=2)
    assert '"undone":2' in format_record(unranked).splitlines()[-1]
    assert parse_record(format_record(unranked)) == unranked


def test_a_record_is_saved_and_loaded(record: Record, text: str, tmp_path: Path) -> None:
    path = tmp_path / "match.stado"
    save_record(record, path)
    assert path.read_bytes() == text.encode()
    assert load_record(path) == record
    assert replay(record_game(load_record(path)), load_record(path)).record == record
    assert [child.name for child in tmp_path.iterdir()] == ["match.stado"]


def test_a_record_of_six_is_saved_loaded_and_verified(tmp_path: Path) -> None:
    match = play_out(Match(make_game("six", {"rounds": 1, "variant": "pro"}, 3), "six seed"))
    path = tmp_path / "six.stado"
    save_record(match.record, path)
    record = load_record(path)
    again = replay(record_game(record), record)
    assert (again.state, again.events, again.outcome) == (match.state, match.events, match.outcome)


def test_the_seed_is_committed_to_before_it_is_shown() -> None:
    assert commit("seed") == sha256(b"stado seed:seed").hexdigest()
    assert commit("seed") != commit("sown")


def test_a_record_cut_after_a_line_is_the_match_up_to_there(text: str, record: Record) -> None:
    lines = text.splitlines(keepends=True)
    for count in range(1, len(lines)):
        cut = parse_record("".join(lines[:count]))
        assert cut == replace(record, log=record.log[: count - 1], outcome=None)
        match = replay(record_game(cut), cut)
        played = len(match.log)
        for entry in record.log[played:]:
            match.act(entry.seat, msgspec.convert(entry.action, match.game.action_type))
        assert match.record == record


def test_a_record_cut_within_a_line_is_found_at_that_line(text: str) -> None:
    ends = {index + 1 for index, sign in enumerate(text) if sign == "\n"}
    for length in range(1, len(text)):
        if length not in ends:
            line = text[:length].count("\n") + 1
            with pytest.raises(RecordError, match=f"^line {line}: cut off; the record is truncated$"):
                parse_record(text[:length])


@pytest.mark.parametrize("name", ["A\x1b[2J", "A\u202eB", "A\nB", "\u3164", "A" * 101])
def test_a_name_that_cannot_be_shown_is_refused(record: Record, name: str) -> None:
    head = replace(record.head, names=(*record.head.names[:-1], name))
    with pytest.raises(RecordError, match=f"line 1: the name of seat {len(head.names)} cannot be shown"):
        parse_record(format_record(replace(record, head=head)))


def test_nothing_is_no_record() -> None:
    with pytest.raises(RecordError, match=r"^the record is empty$"):
        parse_record("")
    with pytest.raises(RecordError, match=r"^line 1: the checksum does not match"):
        parse_record("\n")


def test_an_edit_of_any_sign_is_found_at_its_line(text: str) -> None:
    for index, sign in enumerate(text):
        line = text[:index].count("\n") + 1
        for other in ("x", "0", "\n"):
            if other != sign:
                with pytest.raises(RecordError, match=f"^line {line}: "):
                    parse_record(text[:index] + other + text[index + 1 :])


def test_a_line_dropped_doubled_or_moved_is_found(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for place in range(len(lines) - 1):
        dropped = [*lines[:place], *lines[place + 1 :]]
        swapped = [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]
        doubled = [*lines[: place + 1], *lines[place:]]
        for edited, number in ((dropped, place + 1), (swapped, place + 1), (doubled, place + 2)):
            with pytest.raises(RecordError, match=f"^line {number}: the checksum does not match"):
                parse_record("".join(edited))


HUGE = 10**4000
FORGERIES: list[tuple[str, Callable[[list[str]], None], str]] = [
    ("deal", lambda lines: change(lines, 1, "[5,", "[9,"), "action 1: not what the seed gives; the deal was changed"),
    ("seed", lambda lines: change(lines, 0, '"seed":"seed"', '"seed":"sown"'), "action 1: not what the seed gives"),
    ("salt", lambda lines: change(lines, 0, '"salts":["s"]', '"salts":["t"]'), "action 1: not what the seed gives"),
    ("rules", lambda lines: change(lines, 0, '"rules":3', '"rules":4'), "made by version 4 of the rules of tiny"),
    ("no rules", lambda lines: change(lines, 0, '"rules":3', '"rules":-1'), "line 1: Expected `int` >= 0"),
    ("far rules", lambda lines: change(lines, 0, '"rules":3', f'"rules":{HUGE}'), "line 1: Expected `int` <= 1000000"),
    ("far format", lambda lines: change(lines, 0, '"stado":1', f'"stado":{HUGE}'), "line 1: Expected `int` <= 1000000"),
    ("undone", lambda lines: change(lines, -1, "}}", '},"undone":-5}'), "line 9: Expected `int` >= 0"),
    ("far undone", lambda lines: change(lines, -1, "}}", f'}},"undone":{HUGE}}}'), "line 9: Expected `int` <= 1000000"),
    ("game", lambda lines: change(lines, 0, '"tiny"', '"huge"'), "line 1: unknown game 'huge'; allowed: tiny"),
    ("option", lambda lines: change(lines, 0, '"plain"', '"wide"'), "line 1: tiny has no variant 'wide'"),
    ("seats", lambda lines: change(lines, 0, '"Ann",', ""), "line 1: tiny plain cannot have 1 seats"),
    ("bots", lambda lines: change(lines, 0, "[null,null]", "[null]"), "1 bots for 2 seats"),
    ("position", lambda lines: change(lines, 0, '"position":null', '"position":"?"'), "position: line 1: '?'"),
    ("action", lambda lines: change(lines, 2, '"card":', '"card":1'), "action 2 by seat 1 is against the rules"),
    ("seat", lambda lines: change(lines, 2, '"seat":0', '"seat":1'), "action 2 by seat 2 is against the rules"),
    ("claim", lambda lines: change(lines, 4, '"points":1', '"points":3'), "the outcome written down is not the one"),
    ("verb", lambda lines: change(lines, 2, "pick_card", "drop_card"), "action 2: Invalid value 'drop_card'"),
    ("extra", lambda lines: change(lines, 2, '"card"', '"why":0,"card"'), "action 2: not as the rules write it"),
    ("outcome", lambda lines: change(lines, -1, '"ranks":[', '"ranks":[3,'), "the outcome written down is not the one"),
    ("dropped", lambda lines: lines.__delitem__(2), "action 3 by seat 2 is against the rules"),
    ("doubled", lambda lines: lines.insert(4, lines[4]), "action 5 by seat"),
    ("two ends", lambda lines: lines.append(lines[-1]), "line 9: Object contains unknown field `outcome`"),
    ("no head", lambda lines: lines.__delitem__(0), "line 1: Object missing required field `stado`"),
    ("format", lambda lines: change(lines, 0, '"stado":1', '"stado":2,"more":0'), "line 1: format 2 is not known"),
    ("no format", lambda lines: change(lines, 0, '"stado":1,', ""), "line 1: Object missing required field `stado`"),
    ("unknown", lambda lines: change(lines, 0, '"stado":1', '"stado":1,"more":0'), "line 1: Object contains unknown"),
    ("no outcome", lambda lines: change(lines, -1, "outcome", "income"), "line 9: Object contains unknown field"),
    ("bad outcome", lambda lines: change(lines, -1, '"scores"', '"score"'), "line 9: Object missing required field"),
    ("not json", lambda lines: lines.__setitem__(3, "{nothing}"), "line 4: JSON is malformed"),
    ("list", lambda lines: lines.__setitem__(0, "[]"), "line 1: "),
    (
        "deep",
        lambda lines: change(lines, 0, '"options":{', '"options":{"a":' + "[" * 50_000),
        "line 1: JSON that is nested too deeply",
    ),
]


def change(lines: list[str], place: int, old: str, new: str) -> None:
    assert old in lines[place], lines[place]
    lines[place] = lines[place].replace(old, new, 1)


@pytest.mark.parametrize(("forge", "error"), [row[1:] for row in FORGERIES], ids=[row[0] for row in FORGERIES])
def test_an_edit_with_its_sums_made_anew_is_found_by_reading_or_replaying(
    text: str, forge: Callable[[list[str]], None], error: str
) -> None:
    lines = unseal(text)
    forge(lines)
    with pytest.raises(RecordError) as caught:
        replay_record(parse_record(seal(*lines)))
    assert str(caught.value).startswith(error)


def test_a_head_alone_is_a_match_that_nobody_has_started() -> None:
    assert parse_record(seal(HEAD)) == Record(Head(1, "tiny", 3, {}, ("A",), (None,), "s"), ())


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"\xff\xfe\n", "not a record: not a UTF-8 text"),
        (b"\x00" * 100, "line 1: cut off; the record is truncated"),
        (b'{"stado":1}\n', "line 1: the checksum does not match; the record was edited or damaged"),
        (b"", "the record is empty"),
    ],
)
def test_a_file_that_is_no_record_is_named(tmp_path: Path, data: bytes, error: str) -> None:
    path = tmp_path / "match.stado"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        load_record(path)
    assert str(caught.value) == f"{path}: {error}"


def test_a_text_that_no_file_can_hold_is_no_record() -> None:
    with pytest.raises(RecordError, match=r"^not a record: not a UTF-8 text$"):
        parse_record('{"stado":"\ud800","sum":"000000000000"}\n')


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.stado: cannot be read: No such file or directory$"):
        load_record(tmp_path / "none.stado")
    with pytest.raises(RecordError, match=r": cannot be read: Is a directory$"):
        load_record(tmp_path)


@pytest.mark.parametrize("make", [save_record, lambda record, path: RecordWriter(path, record)])
def test_a_path_that_cannot_be_written_says_why(
    record: Record, tmp_path: Path, make: Callable[[Record, Path], object]
) -> None:
    folder = tmp_path / "folder"
    (folder / "inside").mkdir(parents=True)
    for path in (tmp_path / "none" / "match.stado", folder, Path("/dev/null/match.stado")):
        with pytest.raises(RecordError, match=f"^{path}: cannot be written: "):
            make(record, path)
    assert [child.name for child in tmp_path.iterdir()] == ["folder"]
    assert [child.name for child in folder.iterdir()] == ["inside"]


def test_a_path_without_a_name_cannot_be_written(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RecordError, match=r"^\.: cannot be written: "):
        save_record(record, Path())
    assert list(tmp_path.iterdir()) == []


def full(*_: Any) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_save_that_fails_leaves_the_old_record(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.stado"
    save_record(replace(record, outcome=None), path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match=r"match\.stado: cannot be written: No space left on device$"):
        save_record(record, path)
    assert load_record(path).outcome is None
    assert [child.name for child in tmp_path.iterdir()] == ["match.stado"]


def test_a_journal_has_every_action_on_disk_when_it_is_written(
    long_tiny: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    fsync = os.fsync

    def watch(file: int) -> None:
        fsync(file)
        synced.append(os.fstat(file).st_size)

    monkeypatch.setattr(os, "fsync", watch)
    path = tmp_path / "match.stado"
    match = Match(long_tiny, "seed")
    with RecordWriter(path, match.record) as writer:
        while match.to_act:
            assert load_record(path) == match.record
            assert synced[-1] == path.stat().st_size
            match.act(match.to_act[0], long_tiny.prompt(match.state, match.to_act[0]).legal[0])
            writer.write(match.log, match.outcome)
        assert synced[-1] == path.stat().st_size
    assert path.read_text(encoding="utf-8") == format_record(match.record)


def test_a_journal_goes_on_where_a_match_was_left(long_tiny: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "match.stado"
    whole = play_out(Match(long_tiny, "seed")).record
    for length in range(1, len(whole.log) + 1):
        save_record(replace(whole, log=whole.log[:length], outcome=None), path)
        match = replay(long_tiny, load_record(path))
        with RecordWriter(path, match.record) as writer:
            writer.write(play_out(match).log, match.outcome)
        assert load_record(path) == whole


def test_a_journal_writes_the_end_once(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "match.stado"
    with RecordWriter(path, replace(record, outcome=None)) as writer:
        writer.write(record.log, None)
        for _ in range(3):
            writer.write(record.log, record.outcome)
    assert load_record(path) == record
    with RecordWriter(path, record) as writer:
        writer.write(record.log, record.outcome)
    assert load_record(path) == record


@pytest.mark.parametrize("failures", [1, 3])
def test_what_a_journal_could_not_write_it_can_write_later(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    path = tmp_path / "match.stado"
    with RecordWriter(path, replace(record, log=record.log[:2], outcome=None)) as writer:
        writer.write(record.log[:3], None)
        before = path.read_bytes()
        for _ in range(failures):
            with monkeypatch.context() as patch:
                patch.setattr(os, "fsync", full)
                with pytest.raises(RecordError, match=r"match\.stado: cannot be written: No space left on device$"):
                    writer.write(record.log, record.outcome)
            assert path.read_bytes() == before
        writer.write(record.log, record.outcome)
    assert load_record(path) == record


def test_a_journal_writes_what_a_full_device_took_only_a_part_of(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "match.stado"
    with RecordWriter(path, replace(record, log=(), outcome=None)) as writer:
        file = writer._file

        class Slow:
            def write(self, data: memoryview) -> int:
                return file.write(data[:7])

            def __getattr__(self, name: str) -> Any:
                return getattr(file, name)

        writer._file = Slow()  # type: ignore[assignment]
        writer.write(record.log, record.outcome)
    assert load_record(path) == record


def test_a_journal_that_cannot_go_on_with_its_file_says_so(
    record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.stado"
    opened = Path.open

    def read_only(self: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if mode.startswith("a"):
            raise OSError(errno.EACCES, "Permission denied")
        return opened(self, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", read_only)
    with pytest.raises(RecordError, match=r"match\.stado: cannot be written: Permission denied$"):
        RecordWriter(path, record)

"""A match in the terminal, typed from end to end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stado.core.record import load_record
from stado.testing.command import Stado

POSITION = """
game: six
variant: classic
seats: 2
options: {"rounds": 1}
rows: 12 14 15 21 26 | 37 | 43 | 58
hands: 3 30 | 60 61
"""


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position"
    path.write_text(POSITION)
    return str(path)


def test_a_match_from_a_position_to_its_end(stado: Stado, home: Path, position: str) -> None:
    done = stado("play", "--terminal", "--position", position, "--seed", "1", typed="30\n\n3\n\n3\n")
    assert done.code == 0
    assert "You: row 1 goes to the stack (12 14 15 21 26): 6 cows." in done.out
    assert "Which row do you take? [SIX-7]" in done.out
    assert "Fewest cows wins." in done.out
    record = load_record(next((home / "matches").iterdir()))
    assert record.outcome is not None
    assert record.outcome.scores[0] == 6 + 1


def test_a_position_may_begin_after_the_persons_pick(stado: Stado, tmp_path: Path) -> None:
    path = tmp_path / "picked"
    path.write_text(f"{POSITION}picks: 30 -\n")
    done = stado("play", "--terminal", "--position", str(path), "--seed", "1", typed="3\n\n3\n")
    assert done.code == 0
    assert "Fewest cows wins." in done.out


def test_a_pick_is_changed_before_the_reveal(stado: Stado, home: Path, position: str) -> None:
    stado("play", "--terminal", "--position", position, "--seed", "1", typed="3\nundo\n30\n\n")
    record = load_record(next((home / "matches").iterdir()))
    mine = [entry.action for entry in record.log if entry.seat == 0]
    assert mine == [{"type": "pick_card", "card": 3}, {"type": "pick_card", "card": 30}]
    assert len(record.log) == 3


def test_what_is_no_answer_is_named_and_asked_again(stado: Stado, position: str) -> None:
    done = stado("play", "--terminal", "--position", position, typed="99\nrow 9\nquit\n")
    assert done.code == 0
    assert "'99' is no answer here; allowed: pick 3, pick 30" in done.out
    assert "'row 9' is no answer here" in done.out
    assert "stado resume goes on" in done.out


def test_commands_at_the_prompt(stado: Stado, position: str) -> None:
    done = stado(
        "play", "--terminal", "--position", position, typed="?\nanswers\ntable\nlog\nwhy SIX-7\nwhy X-1\nwhy\nseed\nq\n"
    )
    assert "save and leave" in done.out
    assert "SIX-7 Low card:" in done.out
    assert "There is no rule X-1" in done.out
    assert "SIX-4 Pick and reveal:" in done.out
    assert "The hash of the seed is" in done.out


def test_a_hint_names_the_better_answer_first(stado: Stado, position: str) -> None:
    done = stado("play", "--terminal", "--position", position, "--seed", "1", typed="hint\nhint\nq\n")
    first, again = re.findall(r"A master would choose: (.*)", done.out)
    assert first == again
    assert re.fullmatch(r"(3, 30|30, 3) \(-?\d+\.\d\)", first)


@pytest.mark.parametrize("typed", ["", "3\n"])
def test_end_of_input_saves_and_resume_goes_on(stado: Stado, home: Path, position: str, typed: str) -> None:
    done = stado("play", "--terminal", "--position", position, "--seed", "1", typed=typed)
    assert done.code == 1
    assert "stado resume goes on" in done.out
    path = next((home / "matches").iterdir())
    assert len(load_record(path).log) == len(typed.split())
    again = stado("resume", typed="\n30\n\n3\n\n3\n" if typed else "30\n\n3\n\n3\n")
    assert again.code in (0, 1)
    assert len(load_record(path).log) > len(typed.split())


def test_every_action_is_on_disk_when_it_is_told(stado: Stado, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stado.tui.terminal import Terminal

    told = Terminal._show

    def show(self: Terminal, events: object) -> None:
        assert load_record(self.writer.path).log == tuple(self.match.log)
        told(self, events)  # type: ignore[arg-type]

    monkeypatch.setattr(Terminal, "_show", show)
    cards = "\n\n".join(map(str, range(1, 105)))
    stado("play", "six", "--terminal", "--rounds", "1", "--seed", "5", typed=cards)
    assert len(load_record(next((home / "matches").iterdir())).log) > 10


def test_ctrl_c_saves(stado: Stado, position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from stado.tui.terminal import Terminal

    def interrupt(_: Terminal) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "_read", interrupt)
    done = stado("play", "--terminal", "--position", position)
    assert done.code == 1
    assert "Saved in" in done.out


def test_a_whole_match_with_a_draft(stado: Stado, home: Path) -> None:
    typed = "".join(f"draft {card}\n" for card in range(1, 25)) + "\n".join(
        f"pick {card}\n\nrow 1" for card in [*range(1, 25)] * 10
    )
    done = stado(
        "play", "six", "--terminal", "--variant", "pro", "--seats", "2", "--rounds", "1", "--seed", "1", typed=typed
    )
    assert load_record(next((home / "matches").iterdir())).log
    assert "draft" in done.out.lower()

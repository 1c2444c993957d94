"""What errors say, and that they keep it."""

from __future__ import annotations

import copy
import pickle

import pytest

from stado.core import errors
from stado.core.errors import LONGEST, RuleError, StadoError


def test_a_rule_error_says_rule_key_and_details() -> None:
    error = RuleError("SIX-7", "no-such-row", row=5, seat=2)
    assert (error.rule, error.key, error.details) == ("SIX-7", "no-such-row", {"row": 5, "seat": 2})
    assert str(error) == "SIX-7: no such row, row 5, seat 2"
    assert str(RuleError("SIX-3", "bad-deal")) == "SIX-3: bad deal"


def test_a_rule_error_from_another_process_is_still_one() -> None:
    error = RuleError("SIX-4", "not-in-hand", card=7)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301 - our own bytes
        assert (again.rule, again.key, again.details, str(again)) == (error.rule, error.key, {"card": 7}, str(error))


def test_every_declared_error_can_be_caught_as_one() -> None:
    declared = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert {kind.__name__ for kind in declared} == {
        "StadoError",
        "RuleError",
        "OptionError",
        "NotationError",
        "PositionError",
        "DataError",
        "RecordError",
    }
    for kind in declared - {StadoError, RuleError}:
        with pytest.raises(StadoError, match=r"^one clear line$"):
            raise kind("one clear line")


def test_a_message_is_one_clear_line_whatever_it_quotes() -> None:
    assert str(StadoError("a\nb\x1b[2J\u202ec\ud800")) == r"a\nb\x1b[2J\u202ec\ud800"
    long = str(StadoError(f"line 7: {'x' * 5000} is unknown; allowed: y"))
    assert len(long) <= LONGEST
    assert long.startswith("line 7: x")
    assert long.endswith("x is unknown; allowed: y")

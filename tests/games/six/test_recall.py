"""What is remembered of the specials narrows down where they can be."""

from __future__ import annotations

from collections import Counter

from stado.core.rng import Rng
from stado.games.six.cards import SPECIAL_DECK, Special
from stado.games.six.recall import Drawn, Mixed, Note, SpecialsView, Spent, fits, imagine

DRAWS = 60


def seen(held: tuple[Special, ...], sizes: tuple[int, ...], pile: int, memory: tuple[Note, ...]) -> SpecialsView:
    return SpecialsView(
        held=held,
        held_sizes=sizes,
        pile_size=pile,
        discard=(),
        lying=(),
        markers=(None,) * 4,
        offers=(),
        stops=(),
        out=(),
        memory=memory,
    )


def all_but(*specials: Special) -> tuple[Special, ...]:
    return tuple(sorted((Counter(SPECIAL_DECK) - Counter(specials)).elements()))


def test_without_a_mix_all_hidden_specials_are_alike() -> None:
    view = seen(("stop",), (1, 2), 25, ())
    hands = {imagine(0, view, Rng(number)).held[1] for number in range(DRAWS)}
    assert len(hands) > 10
    assert imagine(0, view, Rng("one")).held[0] == ("stop",)


def test_a_later_note_tells_what_an_earlier_one_left_open() -> None:
    """Seats 2 and 3 kept a Stop and a Move. Both have spent a Stop, but only seat 2 has drawn: it kept the Move."""
    mixed = Mixed(all_but("stop", "move"), 0, ())
    memory = (mixed, Drawn(1, None), Spent(1, "stop"), Spent(2, "stop"))
    for number in range(DRAWS):
        hidden = imagine(0, seen((), (0, 1, 0), 25, memory), Rng(number))
        assert hidden.held == ((), ("move",), ())
        assert hidden.memory[1] == Drawn(1, "stop")
        assert fits(hidden.memory, hidden.held, hidden.pile)


def test_what_was_kept_is_none_of_those_that_were_seen() -> None:
    """A Stop and a Move were never seen: seat 2 has kept one, and the other was in the pile, which seat 1 drew from."""
    mixed = Mixed(all_but("stop", "move"), 1, ())
    memory = (mixed, Drawn(0, "stop"), Drawn(0, "move"))
    kept = {imagine(0, seen(("move", "stop"), (2, 1), 25, memory), Rng(number)).held[1] for number in range(DRAWS)}
    assert kept == {("stop",), ("move",)}


def test_an_onlooker_remembers_too() -> None:
    memory = (Mixed(all_but("stop", "move"), 0, ()), Drawn(1, None))
    hidden = [imagine(None, seen((), (1, 2), 25, memory), Rng(number)) for number in range(DRAWS)]
    assert {dream.held[0] for dream in hidden} == {("stop",), ("move",)}
    assert all({"stop", "move"} & set(dream.held[1]) for dream in hidden)


def test_specials_that_lay_beside_the_pile_are_in_no_hand() -> None:
    memory = (Mixed(all_but("stop", "stop"), 0, ("stop",)),)
    hidden = imagine(0, seen((), (0, 1), 26, memory), Rng("beside"))
    assert hidden.held[1] == ("stop",)

"""What follows from an answer, counted."""

from __future__ import annotations

from stado.games import parse_position
from stado.games.six.cards import COWS
from stado.teach.outcomes import count_outcomes

SIXTH = "game: six\nseats: 2\nrows: 20 22 25 27 28 | 37 | 55 58 | 90\nhands: 29 91 92 | 93 94 95"


def test_the_sixth_card_costs_its_row_in_most_worlds() -> None:
    game, state = parse_position(SIXTH)
    view, prompt = game.view(state, 0), game.prompt(state, 0)
    found = count_outcomes(game, view, prompt.legal[0], worlds=20)
    assert max(found, key=found.__getitem__) == sum(COWS[card] for card in (20, 22, 25, 27, 28))


def test_a_card_with_room_may_cost_nothing_or_something() -> None:
    game, state = parse_position(SIXTH)
    view, prompt = game.view(state, 0), game.prompt(state, 0)
    found = count_outcomes(game, view, prompt.legal[1], worlds=20)
    assert sum(found.values()) == 20
    assert found == count_outcomes(game, view, prompt.legal[1], worlds=20)
    assert 0 in found

"""What looks sensible at a glance: pairs, no thirds, all colors before the others have them, high cards last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stado.core.game import Prompt
from stado.games.three.actions import PlayCard, ThreeAction
from stado.games.three.cards import COLORS, NEUTRAL, ROW_SPAN, TOO_MANY, Card
from stado.games.three.rules import find_row, place_card
from stado.games.three.view import View

# What the first, second and third card of a color change: 1, then 5 in its place, then three face down.
GAINS = (1.0, 4.0, -8.0)
# What each number of colors face up promises of the final bonus.
PROMISES = (0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 5.0, 10.0)
# A high card can take a single card when it is needed; a low one played in time takes nothing.
COST_OF_HEIGHT = 0.05


def rate(view: View, prompt: Prompt[ThreeAction]) -> Sequence[float]:
    """The points that each answer brings at once, with what the colors promise."""
    seat = view.seat
    assert seat is not None
    held = Counter(view.colors[card] for card in view.collections[seat].face_up)
    bonus = 0 if view.bonuses[seat] else view.bonus_stack[0]
    ratings = []
    for action in prompt.legal:
        assert isinstance(action, PlayCard)
        card = action.card
        taken = place_card(view.rows[find_row(card)], card)[1]
        gain = _rate_taken(view.colors, held, taken, bonus) if taken else 0.0
        ratings.append(gain - COST_OF_HEIGHT * (card % ROW_SPAN))
    return ratings


def _rate_taken(colors: str, held: Counter[str], taken: tuple[Card, ...], bonus: int) -> float:
    """What the taken cards are worth to a seat that has `held` face up, and gets the bonus for all colors."""
    counts = dict(held)
    gain = 0.0
    for card in taken:
        letter = colors[card]
        if letter == NEUTRAL.letter:
            continue
        count = counts.get(letter, 0)
        gain += GAINS[count]
        if count + 1 == TOO_MANY:
            del counts[letter]
        else:
            counts[letter] = count + 1
    gain += PROMISES[len(counts)] - PROMISES[len(held)]
    return gain + bonus if len(counts) == len(COLORS) else gain

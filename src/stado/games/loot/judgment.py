"""What looks sensible at a glance: long groups that loot and are hard to loot, and cards that go with those in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stado.core.game import Prompt
from stado.games.loot.actions import DrawCard, DrawExtra, Lay, LootAction, LootShadow, SettleLoot, SettleLoss
from stado.games.loot.cards import HIGHEST, JOKER, Card, Group
from stado.games.loot.options import LootOptions
from stado.games.loot.rules import loots
from stado.games.loot.view import View

# All in points, and tuned by matches against each other.
JOKER_WORTH = 1.5  # a joker in hand, beyond the card that it is
MATCH_WORTH = 0.8  # a card whose value is in hand already, so that it costs no turn of its own
TURN_COST = 1.2  # the turn that cards of another value cost
HEIGHT_WORTH = 0.03  # each step of a card's value
PILE_WORTH = 0.1  # a card that nobody has seen
SPLIT_COST = 1.3  # to leave cards of the laid value behind
THREAT_COST = 0.9  # each card laid where somebody is known to hold what loots it
LOOT_WORTH = 0.7  # each card that a victim loses
LEFT_COST = 0.2  # each card that a victim may take back
SHADOW_SHARE = 0.5  # how much of its worth a shadow group is, which must be taken
HURRY_COST = 0.4  # each card in hand, for each card that the shortest hand has less than SHORT_HAND
SHORT_HAND = 4
END_WORTH = 20.0  # to end the match ahead, or not to end it behind


def rate(options: LootOptions, view: View, prompt: Prompt[LootAction]) -> Sequence[float]:
    """The points that each answer seems to be worth."""
    hurry = HURRY_COST * max(0, SHORT_HAND - min(view.hand_sizes))
    if prompt.kind == "lay":
        return _rate_lays(options, view, prompt.legal, hurry)
    return [_rate_answer(view, action, hurry) for action in prompt.legal]


def _rate_answer(view: View, action: LootAction, hurry: float) -> float:
    """The points that cards coming to a hand are worth."""
    match action:
        case LootShadow(value):
            return _worth(view, Group(value, view.shadow.count(value), 0), hurry)
        case SettleLoot("take") | SettleLoss("back"):
            assert view.looted is not None
            return _worth(view, view.looted, hurry)
        case SettleLoot():
            assert view.looted is not None
            return -LEFT_COST * view.looted.size
        case SettleLoss():
            assert view.looted is not None
            best = max((_worth(view, _as_group(heap[0]), hurry) for heap in view.display), default=PILE_WORTH - hurry)
            return best + (view.looted.size - 1) * max(PILE_WORTH - hurry, best / 2)
        case DrawCard("display", card, thirteens, jokers) | DrawExtra("display", card, thirteens, jokers):
            assert card is not None
            above = _worth(view, Group(HIGHEST, thirteens, jokers), hurry) if thirteens + jokers else 0.0
            return _worth(view, _as_group(card), hurry) + above
        case DrawExtra("pass"):
            return 0.0
        case _:
            return PILE_WORTH - hurry


def _as_group(card: Card) -> Group:
    """A card by itself."""
    return Group(card, 0, 1) if card == JOKER else Group(card, 1, 0)


def _worth(view: View, group: Group, hurry: float) -> float:
    """The points that cards are worth in the hand: more with others of their value, less when the end is near."""
    worth = JOKER_WORTH * group.jokers - hurry * group.size
    if group.count:
        worth += group.count * MATCH_WORTH if group.value in view.hand else group.count - TURN_COST
        worth += HEIGHT_WORTH * group.value * group.count
    return worth


def _rate_lays(options: LootOptions, view: View, lays: Sequence[LootAction], hurry: float) -> list[float]:
    """The points that each group is worth on the table, with what it loots and what may loot it."""
    assert view.seat is not None
    held = Counter(view.hand)
    tops: dict[int, list[Group]] = {}
    for seat, layers in enumerate(view.layers):
        if layers and seat != view.seat:
            tops.setdefault(layers[-1].size, []).append(layers[-1])
    shadow: dict[int, list[int]] = {}
    for value, size in Counter(view.shadow).items():
        shadow.setdefault(size, []).append(value)
    threats = _threats(view)
    best = max(score for seat, score in enumerate(view.scores) if seat != view.seat)
    ratings = []
    for lay in lays:
        assert isinstance(lay, Lay)
        group = Group(lay.value, lay.count, lay.jokers)
        size = group.size
        if size == len(view.hand):
            ratings.append(END_WORTH if view.scores[view.seat] + 2 * size >= best else -END_WORTH)
            continue
        rating = size - JOKER_WORTH * lay.jokers
        if held[lay.value] > lay.count > 0:
            rating -= SPLIT_COST
        if threats.get(size, 0) > lay.value:
            rating -= THREAT_COST * size
        if size in tops:
            rating += LOOT_WORTH * size * sum(loots(options, group, top) for top in tops[size])
        prey = [value for value in shadow.get(size, ()) if value < lay.value]
        if prey:
            rating += SHADOW_SHARE * max(_worth(view, Group(value, size, 0), hurry) for value in prey)
        ratings.append(rating)
    return ratings


def _threats(view: View) -> dict[int, int]:
    """The highest value that an opponent is known to be able to lay, for each size of a group."""
    threats: dict[int, int] = {}
    for seat, known in enumerate(view.known):
        if not known or seat == view.seat:
            continue
        held = Counter(known)
        # With two seats everybody holds jokers from the start, which is no news.
        jokers = 0 if len(view.known) == 2 else held[JOKER]
        del held[JOKER]
        for value, count in (*held.items(), (JOKER, jokers)):
            for size in range(1, count + (jokers if value != JOKER else 0) + 1):
                threats[size] = max(value, threats.get(size, 0))
    return threats

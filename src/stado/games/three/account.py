"""What points are made of."""

from __future__ import annotations

from collections.abc import Sequence

from stado.core.account import Cause, Part
from stado.core.game import Scene
from stado.games.three.cards import PAIR_POINTS
from stado.games.three.events import CardPlayed, ColorBonusTaken, ColorTurned
from stado.games.three.options import ThreeOptions
from stado.games.three.rules import tallies
from stado.games.three.state import State


def find_cause(scenes: Sequence[Scene[State]], seq: int) -> Cause:
    """A card collected, a color turned or the color bonus; and the card that was played for it."""
    event = scenes[seq].event
    kind = "turned" if isinstance(event, ColorTurned) else "bonus" if isinstance(event, ColorBonusTaken) else "taken"
    played = next(scene.event for scene in reversed(scenes[:seq]) if isinstance(scene.event, CardPlayed))
    return Cause(kind, str(played.card))


def list_parts(options: ThreeOptions, state: State) -> tuple[Part, ...]:
    """TRI-13: single colors, pairs, cards face down and both kinds of bonus."""
    counts = tallies(options.colors, state.collections, state.bonuses)
    return (
        Part("singles", None, tuple(count.singles for count in counts)),
        Part("pairs", None, tuple(PAIR_POINTS * count.pairs for count in counts)),
        Part("face_down", None, tuple(-count.face_down for count in counts)),
        Part("color_bonus", None, tuple(count.color_bonus for count in counts)),
        Part("final_bonus", None, tuple(count.final_bonus for count in counts)),
    )

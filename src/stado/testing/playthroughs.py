"""Golden playthroughs: the opening of a random match written out so that a person can follow it."""

from __future__ import annotations

import msgspec

from stado.core.events import Event
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.rng import Rng

DECISIONS = 80


def format_event(event: Event) -> str:
    """An event on one line."""
    fields = {name: value for name, value in msgspec.to_builtins(event).items() if name not in ("type", "rule")}
    shown = " ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in fields.items())
    return f"    {type(event).__name__} {shown} [{event.rule}]"  # type: ignore[attr-defined]


def format_playthrough(game: AnyGame, seed: str) -> str:
    """The first decisions of a match of random answers, with every event and prompt, and the end."""
    rng = Rng("playthrough", seed)
    match = Match(game, seed)
    lines = [f"{game.name} {game.variant.name}, {game.seats} seats, seed {seed}"]
    lines += map(format_event, match.events)
    decisions = 0
    while match.to_act:
        seat = rng.choice(match.to_act)
        prompt = game.prompt(match.state, seat)
        action = rng.choice(prompt.legal)
        events = match.act(seat, action)
        decisions += 1
        if decisions <= DECISIONS:
            lines.append(
                f"seat {seat + 1}: {prompt.kind} [{prompt.rule}] of {len(prompt.legal)}: {game.format_action(action)}"
            )
            lines += map(format_event, events)
    lines.append(f"… {decisions} decisions, {match.seq} events")
    lines.append(f"{match.outcome}")
    return "\n".join(lines) + "\n"

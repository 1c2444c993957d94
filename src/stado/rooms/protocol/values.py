"""What single fields of the wire hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

# The generators name these by their titles: what depends on the game played, and words of fixed sets.
AnyAction = Annotated[Any, Meta(title="AnyAction")]
AnyEvent = Annotated[Any, Meta(title="AnyEvent")]
AnyPreview = Annotated[Any, Meta(title="AnyPreview")]
AnyView = Annotated[Any, Meta(title="AnyView")]
Change = Annotated[tuple[tuple[tuple[str | int, ...], Any], ...], Meta(title="Change")]
AnyFacts = Annotated[Any, Meta(title="AnyFacts")]
AnyOptions = Annotated[Any, Meta(title="AnyOptions")]
GameName = Annotated[str, Meta(title="GameName", min_length=1, max_length=64)]
Level = Annotated[str, Meta(title="Level", min_length=1, max_length=64)]
Emote = Annotated[str, Meta(title="Emote", min_length=1, max_length=64)]

Text = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
ChairNumber = Annotated[int, Meta(ge=0, le=63)]
Status = Literal["waiting", "running", "over"]

EMOTES = (
    "hello",
    "good_luck",
    "thinking",
    "hurry",
    "nice",
    "ouch",
    "moo",
    "laugh",
    "sorry",
    "thanks",
    "good_game",
    "bye",
)

"""Previews: what an answer would do as the table lies, made of what its seat may know."""

from __future__ import annotations

import msgspec

from stado.core.events import snake_case


class Preview(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """What an answer would do; each game says what there is to see of it."""

    score: int  # by how much the seat's score would change
    certain: bool  # whatever the others do, and whatever chance brings

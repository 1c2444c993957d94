"""What a table may settle before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from stado.core.options import Options


class SixOptions(Options, frozen=True, kw_only=True):
    """Variant and end of the match; a fixed number of `rounds` sets the limit aside."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {  # SIX-11
        "cs-2019": {"limit": 66, "limit_rule": "reach"},
        "sk-2019": {"limit": 66, "limit_rule": "reach"},
        "pl": {"limit": 66, "limit_rule": "exceed"},
    }

    variant: Literal["classic", "pro"] = "classic"
    limit: Annotated[int, Meta(ge=1)] = 66  # SIX-10
    limit_rule: Literal["reach", "exceed"] = "reach"
    rounds: Annotated[int, Meta(ge=1)] | None = None

"""What keeps going wrong is logged at once, and then rarely: a full disk must not fill with lines about itself."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import structlog

FIRST_SECONDS = 30.0  # of silence about the same trouble; one that did not come back for as long is a new one
LONGEST_SECONDS = 3600.0

_log = structlog.get_logger()


class _Known(msgspec.Struct):
    """A trouble that was logged; times in seconds."""

    seen: float
    wait: float
    until: float
    silent: int = 0


class Troubles:
    """The troubles of a process that may last."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._known: dict[tuple[str, str], _Known] = {}

    def note(self, event: str, trouble: str, *, serious: bool = True) -> None:
        """Log it, unless the same was logged a short while ago; `again` counts what was not logged since."""
        now = self._monotonic()
        self._known = {key: known for key, known in self._known.items() if now - known.seen < FIRST_SECONDS}
        log = _log.error if serious else _log.warning
        known = self._known.get((event, trouble))
        if known is None:
            self._known[event, trouble] = _Known(now, FIRST_SECONDS, now + FIRST_SECONDS)
            log(event, trouble=trouble)
            return
        known.seen = now
        known.silent += 1
        if now >= known.until:
            log(event, trouble=trouble, again=known.silent)
            known.silent, known.wait = 0, min(LONGEST_SECONDS, 2 * known.wait)
            known.until = now + known.wait

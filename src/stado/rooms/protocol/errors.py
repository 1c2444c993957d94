"""Why something is refused."""

from __future__ import annotations

import typing
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

_ErrorCode = Literal[
    "bad_message",  # not JSON, or not of this protocol
    "too_large",
    "rate_limited",  # too many messages: the next ones end the connection
    "busy",  # too much to do: nothing was done, try again
    "unknown",  # it is not known whether it was done: ask again under the same id, which tells
    "bad_origin",  # another site's page
    "bad_host",  # a name that the server does not answer to
    "bad_token",
    "bad_options",  # game, variant, option, seats, chairs or level that there is not
    "bad_record",
    "not_found",
    "no_code",  # no room has the code, or no longer
    "broken",  # the room cannot be opened by this server: its people are told, and it is tried again now and then
    "closed",  # the room was played by older rules: it cannot continue, and its record is kept
    "too_many",  # rooms or connections of one person or address
    "too_often",  # an answer was changed too often, or the room by one person or by all
    "rule",  # the rules forbid it: see `rule`, `key` and `details`
    "id_used",  # another command of yours had the id
    "late",  # the decision is no longer asked
    "not_asked",  # nothing is asked of the seat
    "not_seated",
    "not_host",
    "not_local",  # only who sits at the server's own machine may
    "no_network",  # the server's machine is in no private network
    "not_open",  # the chair is taken, or there is none
    "not_a_bot",
    "not_full",  # a chair is still open
    "too_full",  # more people sit there than there would be chairs
    "not_alone",  # advice, and taking back, are for those who play with bots alone
    "counted",  # the attempt counts: there is no advice, and nothing is taken back
    "nothing_undone",  # there is no answer yet that could be taken back
    "not_away",  # the person is there, or was a moment ago, or nobody waits for them
    "started",  # it can be done only before the start
    "not_running",
    "not_over",
    "internal",  # our fault; nothing has changed
]
ErrorCode = Annotated[_ErrorCode, Meta(title="ErrorCode")]
ERROR_CODES: tuple[str, ...] = typing.get_args(_ErrorCode)


class ErrorBody(msgspec.Struct, frozen=True):
    """Why an HTTP request is refused."""

    code: ErrorCode
    message: str
    rule: str | None = None
    key: str | None = None
    details: dict[str, Any] = {}


class ErrorReply(msgspec.Struct, frozen=True):
    """What every refused HTTP request is answered with."""

    error: ErrorBody

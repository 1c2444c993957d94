"""What HTTP requests are answered with."""

from __future__ import annotations

import typing

import msgspec

from stado.core.fields import Seat
from stado.core.game import Outcome, Variant
from stado.core.options import OptionInfo
from stado.rooms.protocol.errors import ErrorReply
from stado.rooms.protocol.room import Clock, RoomInfo
from stado.rooms.protocol.school import (
    ChallengeInfo,
    CourseInfo,
    DealInfo,
    DealPars,
    LessonSheet,
    PuzzleList,
    PuzzleSheet,
)
from stado.rooms.protocol.values import (
    AnyAction,
    AnyEvent,
    AnyFacts,
    AnyOptions,
    AnyPreview,
    AnyView,
    Change,
    Emote,
    GameName,
    Level,
)


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    person: str
    name: str


class DeviceLink(msgspec.Struct, frozen=True):
    """A token by which another device becomes you, once and within a while."""

    token: str
    seconds: int
    id: str  # by which the link is listed and revoked


class LinkInfo(msgspec.Struct, frozen=True):
    """A link of yours; times in milliseconds since 1970."""

    id: str
    created: int
    until: int  # it can be used
    used: int | None  # when a device came by it


class Links(msgspec.Struct, frozen=True):
    """Your links that are used, or can still be."""

    links: tuple[LinkInfo, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that rooms can be made for."""

    name: GameName
    fewest_wins: bool
    picks: tuple[str, ...]  # the prompts that are asked even when one answer is left
    variants: tuple[Variant, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[str, ...]
    facts: AnyFacts  # what a page draws with and no match changes
    taught: bool  # whether it has lessons, puzzles and a deal of the day


class Catalog(msgspec.Struct, frozen=True):
    """What a room can be made of."""

    games: tuple[GameInfo, ...]
    levels: tuple[Level, ...]
    emotes: tuple[Emote, ...]
    clocks: tuple[Clock, ...]
    languages: tuple[str, ...]
    version: str  # of stado


class Rooms(msgspec.Struct, frozen=True):
    """Some rooms."""

    rooms: tuple[RoomInfo, ...]


class RoomCode(msgspec.Struct, frozen=True):
    """Letters that lead to a room, as long as it is not over and something happens in it every day."""

    code: str


class LanInfo(msgspec.Struct, frozen=True):
    """Whether devices in the local network find the page; for whoever sits at the server's own machine."""

    available: bool  # you may let them
    address: str | None  # where they find it, while they may


class ReplayEvent(msgspec.Struct, frozen=True):
    """An event, and what it makes of every viewer's view."""

    event: AnyEvent
    changes: tuple[Change, ...]  # in the order of `viewers`


class ReplayStep(msgspec.Struct, frozen=True):
    """One action, and what it made happen."""

    seat: Seat  # -1 is chance
    action: AnyAction | None  # none where the viewer asked for may not know it
    text: str  # the action's short notation
    seq: int  # the number of the first event
    events: tuple[ReplayEvent, ...]
    waiting: tuple[Seat, ...]
    choice: bool  # more than one answer was legal, as far as the viewer asked for may know


class ScorePart(msgspec.Struct, frozen=True):
    """A part of every seat's final score."""

    kind: str  # a word of the game's
    round: int | None  # where there are several
    scores: tuple[int, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """The one change of a score that weighed most for somebody; it may be another seat's."""

    seq: int  # of its event
    seat: Seat
    score: int  # by how much it changed
    kind: str  # a word of the game's
    piece: str  # that was played
    round: int | None  # where there are several


class Replay(msgspec.Struct, frozen=True):
    """A match from its record, all open or as one viewer saw it."""

    game: GameName
    options: AnyOptions
    names: tuple[str, ...]
    bots: tuple[Level | None, ...]
    seed: str
    commit: str
    salts: tuple[str, ...]
    viewers: tuple[Seat | None, ...]  # every seat and an onlooker, or the one asked for
    opening: tuple[AnyView, ...]  # what each of them knew before the first step
    steps: tuple[ReplayStep, ...]
    outcome: Outcome | None
    undone: int  # how often something was taken back: where it is not 0, the result is unranked
    parts: tuple[ScorePart, ...]  # of the final scores
    turning_points: tuple[TurningPoint | None, ...]  # what weighed most for each seat, and for an onlooker last


class ReviewedAnswer(msgspec.Struct, frozen=True):
    """A legal answer, and what it was worth to its seat."""

    action: AnyAction
    text: str  # the action's short notation
    value: float  # in the unit of the score, more being better
    error: float | None  # standard error of the value; none where the answer was hardly tried


class Review(msgspec.Struct, frozen=True):
    """What a master makes of the answer given at one step of a match, from what its seat knew."""

    seat: Seat
    kind: str  # of the question
    rule: str  # behind it
    given: int  # place of the given answer among `answers`
    loss: float  # what it gave away against the best one, in the unit of the score
    sure: bool  # the loss is beyond the noise
    answers: tuple[ReviewedAnswer, ...]  # every legal one, the best first


class Advice(msgspec.Struct, frozen=True):
    """What a master makes of the answers to a question of a running match, from what the seat knows."""

    decision: int
    answers: tuple[ReviewedAnswer, ...]  # every legal one, the best first


class Previews(msgspec.Struct, frozen=True):
    """What the answers to a question of a running match would do, made of what the seat knows."""

    decision: int | None  # none where nothing is asked
    previews: tuple[AnyPreview | None, ...]  # in the order of the prompt's answers; none where there is nothing to see


AnyReply = (
    Me
    | DeviceLink
    | Links
    | Catalog
    | RoomInfo
    | Rooms
    | RoomCode
    | LanInfo
    | Replay
    | Review
    | Advice
    | Previews
    | CourseInfo
    | LessonSheet
    | PuzzleList
    | PuzzleSheet
    | DealInfo
    | DealPars
    | ChallengeInfo
    | ErrorReply
)
REPLIES: tuple[type[msgspec.Struct], ...] = typing.get_args(AnyReply)

"""The wire: every message and every HTTP body, of which JSON Schema, TypeScript and the documentation are generated."""

from __future__ import annotations

import typing
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stado.core.events import Seat, snake_case
from stado.core.game import Outcome, Prompt, Variant
from stado.core.options import OptionInfo

VERSION = 2
DAY = 86_400

# The generators name these by their titles: what depends on the game played, and words of fixed sets.
AnyAction = Annotated[Any, Meta(title="AnyAction")]
AnyEvent = Annotated[Any, Meta(title="AnyEvent")]
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
    "broken",  # the room cannot be opened by this server: its people are told, and it is tried again now and then
    "closed",  # the room was played by older rules: it goes on no more, and its record is kept
    "too_many",  # rooms or connections of one person or address
    "too_often",  # an answer was changed too often, or the room by one person
    "rule",  # the rules forbid it: see `rule`, `key` and `details`
    "id_used",  # another command of this seat had the id
    "late",  # the decision is no longer asked
    "not_asked",  # nothing is asked of the seat
    "not_seated",
    "not_host",
    "not_open",  # the chair is taken, or there is none
    "not_a_bot",
    "not_full",  # a chair is still open
    "not_alone",  # advice is for those who play with bots alone
    "not_away",  # the person is there, or was a moment ago, or nobody waits for them
    "started",  # it can be done only before the start
    "not_running",
    "not_over",
    "internal",  # our fault; nothing has changed
]
ErrorCode = Annotated[_ErrorCode, Meta(title="ErrorCode")]
ERROR_CODES: tuple[str, ...] = typing.get_args(_ErrorCode)

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


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to answer, in seconds: for each decision, and a bank for the whole match to draw on beyond."""

    decision: Annotated[int, Meta(ge=5, le=14 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=DAY)] = 0


CLOCKS = (Clock(20), Clock(60), Clock(15, 60), Clock(30, 180), Clock(DAY), Clock(3 * DAY), Clock(7 * DAY))


class Clockface(msgspec.Struct, frozen=True):
    """A seat's clock when the message was made: what is left of the decision it owes, and of its bank."""

    running: bool
    left_ms: int | None  # for the decision owed, before the bank is drawn on; none while nothing is owed
    bank_ms: int


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: Level | None
    present: bool  # the person has a connection, or it is a bot
    you: bool
    stand_in: bool  # a bot plays for the person
    salted: bool  # the seat has added to the deal's seed


class RoomInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a room."""

    id: str
    game: GameName
    options: AnyOptions
    seats: int
    public: bool
    status: Status
    host: bool  # you are the host
    chairs: tuple[Chair, ...]
    clock: Clock | None
    commit: str  # the hash of the deal's seed
    created: int  # milliseconds since 1970
    seq: int
    spectators: int
    moved_to: str | None  # the room of the rematch
    outcome: Outcome | None


class SeenEvent(msgspec.Struct, frozen=True):
    """An event with its number, and what it makes of the seat's own view."""

    seq: int
    event: AnyEvent
    change: Change


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """Base of what the server sends."""


class Welcome(ServerMessage, frozen=True):
    """The first message."""

    room: RoomInfo
    you: Seat | None
    seq: int
    protocol: int = VERSION


class RoomChanged(ServerMessage, frozen=True, tag="room"):
    """Chairs, presence, host or status have changed."""

    room: RoomInfo
    you: Seat | None


class Update(ServerMessage, frozen=True):
    """What has happened since the last update, or since the `seq` asked for, as this seat may know it.

    `seq` is how many events there have been; the next one's number. `decision` names the question in `prompt`.
    """

    seq: int
    view: AnyView | None  # before the first of `events`: when the connection is new, or has another seat
    events: tuple[SeenEvent, ...]
    prompt: Prompt[AnyAction] | None
    decision: int | None
    clocks: tuple[Clockface, ...]  # none without a clock
    waiting: tuple[Seat, ...]
    outcome: Outcome | None


class Ack(ServerMessage, frozen=True):
    """The command is done, and on disk."""

    id: str
    seq: int


class Failure(ServerMessage, frozen=True, tag="error"):
    """The command is refused, and nothing has changed; `unknown` alone leaves open whether it was done."""

    id: str | None
    code: ErrorCode
    message: str
    rule: str | None = None
    key: str | None = None  # of the words in the locales, `error-KEY`
    details: dict[str, Any] = {}


class Emoted(ServerMessage, frozen=True, tag="emote"):
    """Somebody at the table shows a feeling."""

    seat: Seat | None
    name: str
    emote: Emote


class Moved(ServerMessage, frozen=True):
    """There is a rematch."""

    room_id: str


class Bye(ServerMessage, frozen=True):
    """The last message: why the server ends the connection, and whether to connect again."""

    reason: Literal["drain", "rate", "gone", "busy"]
    reconnect: bool


AnyServerMessage = Welcome | RoomChanged | Update | Ack | Failure | Emoted | Moved | Bye


class Command(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """Base of what a client sends; one that comes again under its `id` is answered as then, and does nothing."""

    id: Annotated[str, Meta(pattern="^[ -~]{1,64}$")]


class Answer(Command, frozen=True):
    """Answer the question of that number."""

    decision: Annotated[int, Meta(ge=0)]
    action: AnyAction


class Sit(Command, frozen=True):
    """Take an open chair, before the start."""

    seat: ChairNumber


class Stand(Command, frozen=True):
    """Give the chair up, before the start."""


class Start(Command, frozen=True):
    """Start the match: the host may, once no chair is open."""


class AddBot(Command, frozen=True):
    """Put a bot on an open chair: the host may, before the start."""

    seat: ChairNumber
    level: Level


class RemoveBot(Command, frozen=True):
    """Take a bot off its chair: the host may, before the start."""

    seat: ChairNumber


class Rename(Command, frozen=True, tag="name"):
    """Change the name on your chair."""

    name: Name


class AddSalt(Command, frozen=True, tag="salt"):
    """Add to the deal's seed, before the start."""

    text: Text


class SendEmote(Command, frozen=True, tag="emote"):
    """Show a feeling from the fixed set."""

    emote: Emote


class Leave(Command, frozen=True):
    """Let a bot play this seat until you return."""


class Return(Command, frozen=True, tag="back"):
    """Take the seat back from the bot; an answer does so too."""


class CallStandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot play for a person who has been away for a while and whom the table waits for: anybody seated may."""

    seat: ChairNumber


AnyCommand = (
    Answer | Sit | Stand | Start | AddBot | RemoveBot | Rename | AddSalt | SendEmote | Leave | Return | CallStandIn
)


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what HTTP requests carry."""


class ChairRequest(Request, frozen=True):
    """What a chair of a new room is for."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class RoomRequest(Request, frozen=True):
    """A new room; by default you sit at its first chair and the others are open."""

    game: GameName
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=64)] | None = None  # as many as usual
    public: bool = False
    clock: Clock | None = None
    chairs: tuple[ChairRequest, ...] | None = None
    hot_seat_names: tuple[Name, ...] = ()  # for your chairs in turn
    start: bool = False


class RematchRequest(Request, frozen=True):
    """The same table again."""

    start: bool = False  # at once, if nobody else is to be waited for


class NameRequest(Request, frozen=True):
    """A name of one's own."""

    name: Name


class ClaimRequest(Request, frozen=True):
    """Become, on this device, the person who made the token on another."""

    token: Annotated[str, Meta(max_length=256)]


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


class Catalog(msgspec.Struct, frozen=True):
    """What a room can be made of."""

    games: tuple[GameInfo, ...]
    levels: tuple[Level, ...]
    emotes: tuple[Emote, ...]
    clocks: tuple[Clock, ...]
    languages: tuple[str, ...]


class Rooms(msgspec.Struct, frozen=True):
    """Some rooms."""

    rooms: tuple[RoomInfo, ...]


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


class ReviewedAnswer(msgspec.Struct, frozen=True):
    """A legal answer, and what it was worth to its seat."""

    action: AnyAction
    text: str  # the action's short notation
    value: float  # in the unit of the score, more being better
    error: float | None  # standard error of the value; none where the answer was hardly tried


class Review(msgspec.Struct, frozen=True):
    """What a master makes of the answer given at one step of a match, from what its seat knew."""

    seat: Seat
    given: int  # place of the given answer among `answers`
    loss: float  # what it gave away against the best one, in the unit of the score
    sure: bool  # the loss is beyond the noise
    answers: tuple[ReviewedAnswer, ...]  # every legal one, the best first


class Advice(msgspec.Struct, frozen=True):
    """What a master makes of the answers to a question of a running match, from what the seat knows."""

    decision: int
    answers: tuple[ReviewedAnswer, ...]  # every legal one, the best first


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


MESSAGES: tuple[type[msgspec.Struct], ...] = (Welcome, RoomChanged, Update, Ack, Failure, Emoted, Moved, Bye)
COMMANDS: tuple[type[msgspec.Struct], ...] = (
    Answer,
    Sit,
    Stand,
    Start,
    AddBot,
    RemoveBot,
    Rename,
    AddSalt,
    SendEmote,
    Leave,
    Return,
    CallStandIn,
)
REQUESTS: tuple[type[msgspec.Struct], ...] = (RoomRequest, RematchRequest, NameRequest, ClaimRequest)
REPLIES: tuple[type[msgspec.Struct], ...] = (
    Me,
    DeviceLink,
    Links,
    Catalog,
    RoomInfo,
    Rooms,
    Replay,
    Review,
    Advice,
    ErrorReply,
)
PARTS: tuple[type[msgspec.Struct], ...] = (
    LinkInfo,
    Chair,
    Clock,
    Clockface,
    SeenEvent,
    ChairRequest,
    ReplayEvent,
    ReplayStep,
    ReviewedAnswer,
    ErrorBody,
)

"""The game interface: one small set of questions that every game answers."""

from __future__ import annotations

import typing
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from stado.core import plain
from stado.core.errors import NotationError, OptionError
from stado.core.events import Event, snake_case
from stado.core.fields import BySeat, Seat
from stado.core.options import Options, variant_choices
from stado.core.position import Position
from stado.core.preview import Preview
from stado.core.rng import Rng

CHANCE: Seat = -1


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """An order that a seat, or chance, gives."""


class Variant(msgspec.Struct, frozen=True):
    """A way of playing a game, and for how many seats."""

    name: str
    min_seats: int
    max_seats: int
    usual_seats: int


class Showcase(msgspec.Struct, frozen=True):
    """A table that shows a game well, for pictures and for tests of pages, once a few answers are given."""

    variant: str
    answers: int


ActionT = TypeVar("ActionT", bound=Action)
StateT = TypeVar("StateT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
OptionsT = TypeVar("OptionsT", bound=Options)


class Prompt(msgspec.Struct, Generic[ActionT], frozen=True):
    """A question to a seat: its kind, the rule behind it and every answer (sorted, distinct, never none).

    The kind is the wire's word for the action asked for. A prompt with `revises` asks for nothing: its seat has
    answered, and may still give another answer.
    """

    kind: str
    rule: str
    legal: tuple[ActionT, ...]
    revises: bool = False


class Scene(msgspec.Struct, Generic[StateT], frozen=True):
    """An event together with the state that it leads to."""

    event: Event
    state: StateT


class Step(msgspec.Struct, Generic[StateT], frozen=True):
    """What an action makes: its scenes in table order, never none."""

    scenes: tuple[Scene[StateT], ...]

    @property
    def state(self) -> StateT:
        """The state that the last event leads to."""
        return self.scenes[-1].state

    @property
    def events(self) -> tuple[Event, ...]:
        """The facts in table order."""
        return tuple(scene.event for scene in self.scenes)


class Telling(Generic[StateT]):
    """Collects the scenes of an action while the rules carry it out."""

    def __init__(self) -> None:
        self._scenes: list[Scene[StateT]] = []

    def tell(self, event: Event, state: StateT) -> StateT:
        """Add an event with the state that it leads to; the state is given back."""
        self._scenes.append(Scene(event, state))
        return state

    def end(self, state: StateT) -> Step[StateT]:
        """The step; what has changed in silence since the last event belongs to that event."""
        last = self._scenes[-1]
        if last.state is not state:
            self._scenes[-1] = Scene(last.event, state)
        return Step(tuple(self._scenes))


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: each seat's score as its game counts, and ranks from 1, ties sharing the better one."""

    scores: BySeat
    ranks: BySeat


Draw = Callable[..., str]


class Game(ABC, Generic[OptionsT, StateT, ActionT, ViewT]):
    """The rules for given options and a number of seats; holds no play.

    Every method is a pure function of its arguments. `apply` raises RuleError, and then nothing has changed. What is
    not abstract may be left to the plain way that is written here.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    variants: ClassVar[tuple[Variant, ...]]
    fewest_wins: ClassVar[bool]
    picks: ClassVar[tuple[str, ...]]  # the prompts that are asked even when one answer is left
    showcases: ClassVar[tuple[Showcase, ...]]  # the liveliest first
    short: ClassVar[Mapping[str, Any]] = {}  # the options of a short match
    # The types behind the codec, the generated schema and the browser's types; all but those of events and previews are
    # those between the brackets of `Game[…]`.
    option_type: ClassVar[type[Any]]
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    preview_type: ClassVar[Any] = None  # a union, of the games that have something to preview
    facts: ClassVar[msgspec.Struct]  # what a page draws with and no match changes

    def __init__(self, options: OptionsT, seats: int) -> None:
        self.variant = next(variant for variant in self.variants if variant.name == options.variant)
        if not self.variant.min_seats <= seats <= self.variant.max_seats:
            raise OptionError(
                f"{self.name} {self.variant.name} cannot have {seats} seats; "
                f"allowed: {self.variant.min_seats} to {self.variant.max_seats}"
            )
        self.options = options
        self.seats = seats

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        (base,) = cls.__orig_bases__  # type: ignore[attr-defined]
        kinds = zip(("option_type", "state_type", "action_type", "view_type"), typing.get_args(base), strict=True)
        for name, kind in kinds:
            if name not in vars(cls):
                setattr(cls, name, kind)
        assert variant_choices(cls.option_type) == tuple(variant.name for variant in cls.variants)

    @abstractmethod
    def initial(self) -> StateT:
        """The state before anything has happened."""

    @abstractmethod
    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Who owes an answer: nobody when over, chance alone, or seats in any order."""

    def may_revise(self, state: StateT) -> tuple[Seat, ...]:
        """Who has answered and may still answer again."""
        del state
        return ()

    @abstractmethod
    def prompt(self, state: StateT, seat: Seat) -> Prompt[ActionT]:
        """What that seat is asked, for a seat that is to act or may revise."""

    @abstractmethod
    def sample_chance(self, state: StateT, rng: Rng) -> ActionT:
        """What chance does, where chance is to act."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: ActionT) -> Step[StateT]:
        """What the action makes of the state, each event with the state it leads to; or RuleError."""

    @abstractmethod
    def open_view(self, state: StateT) -> ViewT:
        """All that everybody may know, with perfect recall: the view of an onlooker; built from nothing."""

    @abstractmethod
    def own_fields(self, state: StateT, seat: Seat) -> Mapping[str, Any]:
        """The fields of a view that are the seat's own, those within a field as a mapping of them.

        The names are the same for every state and seat.
        """

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """All that the seat, or an onlooker, may know."""
        seen = self.open_view(state)
        if seat is None:
            return seen
        fields = self.own_fields(state, seat)
        inner = {name: replace(getattr(seen, name), **own) for name, own in fields.items() if isinstance(own, dict)}
        return replace(seen, **{**fields, **inner})

    @abstractmethod
    def determinize(self, view: ViewT, rng: Rng) -> StateT:
        """A full state, drawn at random, that looks the same from there."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once over."""

    @abstractmethod
    def standing(self, state: StateT) -> Sequence[int]:
        """Each seat's score as it stands now, which is the outcome's once over."""

    @abstractmethod
    def pieces(self, state: StateT) -> Sequence[object]:
        """Every card, tile or token, wherever it lies: none is ever lost or made, but by an event that `deals`."""

    def parse_fields(self, position: Position) -> StateT:
        """The state at a decision that a position describes, or PositionError naming what is impossible."""
        state: StateT = plain.parse_fields(position, self.state_type)
        return state

    def format_fields(self, state: StateT) -> Sequence[tuple[str, str]]:
        """What `parse_fields` reads, for a state at a decision."""
        return plain.format_fields(state)

    def format_action(self, action: ActionT) -> str:
        """The action's short text, a verb and what it takes: `pick 45`."""
        return plain.format_action(action)

    def parse_action(self, text: str) -> ActionT:
        """The action of that text, or NotationError."""
        action: ActionT = plain.parse_action(text, self.action_type)
        return action

    def rate(self, view: ViewT, prompt: Prompt[ActionT]) -> Sequence[float]:
        """How good each legal answer looks at a glance, more being better, in the unit of the score."""
        del view
        return [0.0] * len(prompt.legal)

    def preview(self, view: ViewT, action: ActionT) -> Preview | None:
        """What a legal answer would do as the table lies, if there is anything to see."""
        del view, action
        return None

    def draw(self, view: ViewT, names: Sequence[str], say: Draw) -> str:
        """The table as text with rich's markup; `say(key, **arguments)` gives the words."""
        del say
        return plain.draw(view, names)

    def find_answer(self, prompt: Prompt[ActionT], text: str) -> ActionT:
        """The legal answer that a person typed, with its verb or without, or NotationError."""
        wanted = " ".join(text.lower().split())
        for action in prompt.legal:
            written = self.format_action(action)
            if wanted and wanted in (written, written.partition(" ")[2]):
                return action
        shown = ", ".join(self.format_action(action) for action in prompt.legal[:12])
        more = ", …" if len(prompt.legal) > 12 else ""
        raise NotationError(f"{text.strip()!r} is no answer here; allowed: {shown}{more}")


AnyGame = Game[Any, Any, Any, Any]
P = ParamSpec("P")
R = TypeVar("R")


def by_options(
    function: Callable[Concatenate[OptionsT, P], R],
) -> Callable[Concatenate[Game[OptionsT, Any, Any, Any], P], R]:
    """A game's method made of a function that reads its options first."""

    def method(game: Game[OptionsT, Any, Any, Any], /, *args: P.args, **kwargs: P.kwargs) -> R:
        return function(game.options, *args, **kwargs)

    return method


def by_seats(function: Callable[Concatenate[int, P], R]) -> Callable[Concatenate[AnyGame, P], R]:
    """A game's method made of a function that reads the number of its seats first."""

    def method(game: AnyGame, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return function(game.seats, *args, **kwargs)

    return method


def action_key(action: Action) -> tuple[Any, ...]:
    """By what legal answers are sorted: their kind, then their fields in order, nothing coming before something."""
    kind, *fields = type(action).__name__, *msgspec.structs.astuple(action)
    return (kind, *((field is not None, 0 if field is None else field) for field in fields))


def rank(scores: Sequence[int], *, fewest_wins: bool) -> tuple[int, ...]:
    """Ranks from 1 for the best score; equal scores share the better rank."""
    keys = [score if fewest_wins else -score for score in scores]
    return tuple(1 + sum(other < key for other in keys) for key in keys)

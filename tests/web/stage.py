"""A room page that is shown any position of any match: the messages of a room, without a room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple, cast

import msgspec

from stado.core.change import Change
from stado.core.events import Event
from stado.core.fields import Seat
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.rng import Rng
from stado.core.witness import Witness
from stado.rooms.connection import encode
from stado.rooms.protocol.messages import RoomChanged, SeenEvent, ServerMessage, Update, Welcome
from stado.rooms.protocol.replies import Advice, ReviewedAnswer
from stado.rooms.protocol.room import Chair, RoomInfo
from stado.rooms.protocol.values import Status
from tests.web.visitor import Visitor

ROOM = "stage"
# As long as the names of people and bots are.
NAMES = ("Wombat Willy", "Bernadette", "Alma", "Alžběta", "Gucio", "Rozálie", "Max", "Ferdinand", "Líza", "Bartholomew")

# Takes the place of the page's socket: what is told comes from the test.
_SOCKET = """() => {
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { window.stage = this; }
    tell(messages) { for (const data of messages) this.onmessage({ data }); }
    send() {}
    close() {}
  };
}"""
# Tells some messages, and waits until our seat's name says that they are drawn, and all parts of the table are.
_TELL = """async ({ messages, name }) => {
  const frame = () => new Promise(requestAnimationFrame);
  const named = () => document.querySelector('[data-drawn=all] .you .name')?.textContent.includes(name);
  stage.tell(messages);
  for (let frames = 0; !named(); frames += 1) {
    if (frames > 2000) throw new Error('it is not drawn');
    await frame();
  }
  await frame();
  await frame();
}"""


class Asked(NamedTuple):
    """A question of a match."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def kind(self) -> str:
        """What is asked."""
        return self.game.prompt(self.state, self.seat).kind


class Told(NamedTuple):
    """What somebody is told who has answered a question: events from the middle of it on, and what they knew before."""

    asked: Asked
    view: Any
    events: list[tuple[Event, Change]]
    state: Any  # in the end


def play(game: AnyGame, seed: str) -> Match:
    """A match whose seats have answered at random."""
    match = Match(game, seed)
    for _ in _ask(match, Rng("stage", seed)):
        pass
    return match


def questions(game: AnyGame, seed: str) -> Iterator[Asked]:
    """Every question of a match whose seats answer at random."""
    yield from _ask(Match(game, seed), Rng("stage", seed))


def _ask(match: Match, rng: Rng) -> Iterator[Asked]:
    """Every question of a match, which is answered at random once it has been looked at."""
    while match.to_act:
        seat = rng.choice(match.to_act)
        yield Asked(match.game, match.state, seat)
        match.act(seat, rng.choice(match.game.prompt(match.state, seat).legal))


def find_event(game: AnyGame, wanted: Callable[[Event, Seat], bool]) -> Told:
    """The first event such as is wanted, which the seat knows that has just answered, and what follows it."""
    for number in count():
        match = Match(game, f"event {number}")
        known, asked = match.seq, None
        for one in _ask(match, Rng("event", str(number))):
            for seq, scene in enumerate(match.scenes[known:], start=known):
                if asked and wanted(scene.event, asked.seat):
                    witness = Witness(game, match.opening, match.scenes, kept=match.seq)
                    return Told(asked, witness.view(asked.seat, seq), witness.see(asked.seat, seq), match.state)
            known, asked = match.seq, one
    raise AssertionError


class Stage:
    """A visitor's page of a room whose messages are made here."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self._shown: Asked | None = None
        self._count = 0
        self.undone = 0  # how often something was taken back
        self.status: Status = "running"
        self.moved_to: str | None = None  # the room of the rematch
        self.page.route(f"**/api/rooms/{ROOM}", lambda route: route.fulfill(json=msgspec.to_builtins(self._info())))
        self.page.route(f"**/api/rooms/{ROOM}/advice", lambda route: route.fulfill(json=self.advice()))
        self.page.add_init_script(f"({_SOCKET})()")

    def show(self, asked: Asked) -> None:
        """Shows a question, and waits until it is drawn."""
        self.page.evaluate(_TELL, self._tell(asked))

    def change(self) -> None:
        """Tells what has become of the room."""
        self.page.evaluate("(message) => stage.tell([message])", encode(RoomChanged(self._info(), self.asked.seat)))

    def look(self, asked: Sequence[Asked], see: str) -> list[Any]:
        """Shows questions, and returns what a function of the page sees of each."""
        look = f"""async (told) => {{
          const [tell, see, seen] = [{_TELL}, {see}, []];
          for (const one of told) {{
            await tell(one);
            seen.push(see());
          }}
          return seen;
        }}"""
        return cast(list[Any], self.page.evaluate(look, [self._tell(one) for one in asked]))

    def happen(self, told: Told) -> None:
        """Tells what follows the answer to a question."""
        self.page.evaluate("(messages) => stage.tell(messages)", self._follow(told))

    def watch(self, told: Told, see: str) -> list[Any]:
        """Tells what follows the answer to a question, and returns what a function sees of each frame of it."""
        watch = f"""async (messages) => {{
          const [see, seen] = [{see}, []];
          stage.tell(messages);
          for (let moved = 0; ; ) {{
            const now = await new Promise(requestAnimationFrame);
            if (!document.querySelector('[data-drawn=all]')) continue; // who sits down again is drawn a table
            seen.push(see());
            if (document.querySelector('[data-state=playing]')) moved = now;
            if (seen.length > 5 && now - moved > 1000) return seen;
          }}
        }}"""
        return cast(list[Any], self.page.evaluate(watch, self._follow(told)))

    def _follow(self, told: Told) -> list[str]:
        """Shows a question, and returns the messages that tell what follows its answer."""
        self.show(told.asked)
        before, self._shown = self._count, told.asked._replace(state=told.state)
        events = [SeenEvent(seq, event, change) for seq, (event, change) in enumerate(told.events, start=before)]
        found = msgspec.structs.replace(self._update(), view=told.view, prompt=None, outcome=None)
        self._count += len(events)
        after = msgspec.structs.replace(self._update(), since=before, view=None, events=tuple(events))
        return [encode(message) for message in (*self._return(), found, after)]

    def _return(self) -> list[ServerMessage]:
        """Who has stood up and sits down again is told the whole view."""
        return [RoomChanged(self._info(), None), RoomChanged(self._info(), self.asked.seat)]

    def _tell(self, asked: Asked) -> dict[str, object]:
        """The messages that show a question, and what our seat is called then."""
        before, self._shown = self._shown, asked
        self._count += 1
        if before is None or before.game is not asked.game:
            self.page.goto(f"{self.visitor.base}/room/{ROOM}")
            self.page.wait_for_function("() => window.stage")
            first: list[ServerMessage] = [Welcome(self._info(), asked.seat, 0)]
        else:
            first = self._return()
        return {"messages": [encode(message) for message in (*first, self._update())], "name": self._name}

    @property
    def asked(self) -> Asked:
        """The question that is shown."""
        assert self._shown is not None
        return self._shown

    @property
    def _name(self) -> str:
        """What our seat is called, for as long as one question is shown."""
        return f"{NAMES[0]} {self._count % 10}"

    def _info(self) -> RoomInfo:
        """A room in which the asked seat is ours and bots have the others."""
        game, _, ours = self.asked
        chairs = [
            Chair(
                seat=seat,
                kind="person" if seat == ours else "bot",
                name=self._name if seat == ours else NAMES[seat],
                level=None if seat == ours else "casual",
                present=True,
                you=seat == ours,
                stand_in=False,
                salted=False,
            )
            for seat in range(game.seats)
        ]
        return RoomInfo(
            id=ROOM,
            game=game.name,
            options=game.options,
            seats=game.seats,
            public=False,
            status=self.status,
            host=True,
            chairs=tuple(chairs),
            clock=None,
            commit="",
            created=0,
            seq=0,
            spectators=0,
            onlookers=(),
            moved_to=self.moved_to,
            outcome=None,
            undone=self.undone,
        )

    def _update(self) -> Update:
        game, state, seat = self.asked
        return Update(
            seq=self._count,
            since=self._count,
            view=game.view(state, seat),
            events=(),
            prompt=game.prompt(state, seat) if seat in game.to_act(state) else None,
            decision=self._count,
            clocks=(),
            waiting=game.to_act(state),
            may_undo=False,
            outcome=game.outcome(state),
        )

    def advice(self) -> Any:
        """What anything is worth here: the first answer most."""
        game, state, seat = self.asked
        legal = game.prompt(state, seat).legal
        answers = [ReviewedAnswer(action, "", -place / 3, None) for place, action in enumerate(legal)]
        return msgspec.to_builtins(Advice(self._count, tuple(answers)))

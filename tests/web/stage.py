"""A room page that is shown any position of any match: the messages of a room, without a room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import WebSocketRoute

from stado.core.fields import Seat
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.rng import Rng
from stado.rooms.connection import encode
from stado.rooms.protocol.messages import RoomChanged, ServerMessage, Update, Welcome
from stado.rooms.protocol.replies import Advice, ReviewedAnswer
from stado.rooms.protocol.room import Chair, RoomInfo
from tests.web.visitor import Visitor

ROOM = "stage"
# As long as the names of people and bots are.
NAMES = ("Wombat Willy", "Bernadette", "Alma", "Alžběta", "Gucio", "Rozálie", "Max", "Ferdinand", "Líza", "Bartholomew")

_SETTLED = "(name) => document.querySelector('.you .name')?.textContent.includes(name)"
_DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


class Asked(NamedTuple):
    """A question of a match."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def kind(self) -> str:
        """What is asked."""
        return self.game.prompt(self.state, self.seat).kind


def questions(game: AnyGame, seed: str) -> Iterator[Asked]:
    """Every question of a match whose seats answer at random."""
    rng = Rng("stage", seed)
    match = Match(game, seed)
    while match.to_act:
        seat = rng.choice(match.to_act)
        yield Asked(game, match.state, seat)
        match.act(seat, rng.choice(game.prompt(match.state, seat).legal))


class Stage:
    """A visitor's page of a room whose messages are made here."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self._shown: Asked | None = None
        self._count = 0
        self._socket: WebSocketRoute | None = None
        self.page.route(f"**/api/rooms/{ROOM}", lambda route: route.fulfill(json=msgspec.to_builtins(self._info())))
        self.page.route(f"**/api/rooms/{ROOM}/advice", lambda route: route.fulfill(json=self._advice()))
        self.page.route_web_socket(f"**/api/rooms/{ROOM}/socket*", self._welcome)

    def show(self, asked: Asked) -> None:
        """Shows a question, and waits until it is drawn."""
        before, self._shown = self._shown, asked
        self._count += 1
        if before is None or before.game is not asked.game:
            self._socket = None
            self.visitor.open(f"/room/{ROOM}")
            self.page.wait_for_selector("[data-seat]")
        else:
            # Who has stood up and sits down again is told the whole view.
            self._send(RoomChanged(self._info(), None))
            self._send(RoomChanged(self._info(), asked.seat))
            self._send(self._update())
        self.page.wait_for_function(_SETTLED, arg=self._name)
        self.page.evaluate(_DRAWN)

    @property
    def asked(self) -> Asked:
        """The question that is shown."""
        assert self._shown is not None
        return self._shown

    @property
    def _name(self) -> str:
        """What our seat is called, for as long as one question is shown."""
        return f"{NAMES[0]} {self._count % 10}"

    def _welcome(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        self._send(Welcome(self._info(), self.asked.seat, 0))
        self._send(self._update())

    def _send(self, message: ServerMessage) -> None:
        assert self._socket is not None
        self._socket.send(encode(message))

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
            status="running",
            host=True,
            chairs=tuple(chairs),
            clock=None,
            commit="",
            created=0,
            seq=0,
            spectators=0,
            onlookers=(),
            moved_to=None,
            outcome=None,
            undone=0,
        )

    def _update(self) -> Update:
        game, state, seat = self.asked
        return Update(
            seq=self._count,
            since=self._count,
            view=game.view(state, seat),
            events=(),
            prompt=game.prompt(state, seat),
            decision=self._count,
            clocks=(),
            waiting=game.to_act(state),
            may_undo=False,
            outcome=None,
        )

    def _advice(self) -> Any:
        """What anything is worth here: the first answer most."""
        game, state, seat = self.asked
        legal = game.prompt(state, seat).legal
        answers = [ReviewedAnswer(action, "", -place / 3, None) for place, action in enumerate(legal)]
        return msgspec.to_builtins(Advice(self._count, tuple(answers)))

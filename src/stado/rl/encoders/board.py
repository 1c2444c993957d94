"""The board game as learners see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import ClassVar, get_args

from stado.core.game import Action, AnyGame
from stado.games.board import BoardGame
from stado.games.board.actions import (
    AddTile,
    CountPlus,
    MoveTile,
    PickTile,
    PickTiles,
    PlaceAnywhere,
    PlaceFirst,
    PlaceTile,
    PlayCard,
    StopRow,
    SwapTile,
    TakeLucky,
)
from stado.games.board.cards import (
    ACTION_DECK,
    ACTION_KINDS,
    LAST_TURN,
    LIMIT,
    LUCKY_DECK,
    LUCKY_KINDS,
    TILES,
    ActionCard,
    LuckyCard,
    Tile,
)
from stado.games.board.state import AnyTask, DrawOne, Leave, Phase, Reward, Trigger
from stado.games.board.view import View
from stado.rl.encoder import Encoder, Part, Writer

PHASES: tuple[Phase, ...] = get_args(Phase)
TASKS = (Trigger, Reward, Leave, DrawOne)
CARDS: tuple[ActionCard | LuckyCard, ...] = (*ACTION_KINDS, *LUCKY_KINDS)
MOST_PLAYED = 4 * LAST_TURN
MOST_SKIPS = 4
MORE_TASKS = 4  # beside a trigger for each space of a row


class BoardEncoder(Encoder[BoardGame, View]):
    """Tiles by their numbers, rows by their places; the board itself is the table's, so it is left out."""

    kind: ClassVar[type[AnyGame]] = BoardGame

    def make_parts(self) -> Iterator[Part]:
        table = self.game.table
        seats, tiles, rows = table.seats, len(TILES), len(table.spaces)
        longest = max(map(len, table.spaces))
        yield Part("phase", (len(PHASES),), 1, f"which of {', '.join(PHASES)} it is")
        yield Part("turn", (1,), LAST_TURN, "the number of the turn")
        yield Part("sets", (1,), 2, "how often tiles were dealt")
        yield Part("scores", (seats,), LIMIT, "points", low=-LIMIT)
        yield Part("hand", (tiles,), 1, "the seat's own tiles")
        yield Part("pick", (tiles,), 1, "the tiles that the seat has picked")
        yield Part("picked", (seats,), 1, "who has picked")
        yield Part("hand_sizes", (seats,), tiles, "tiles behind each screen")
        yield Part("known", (seats, tiles), 1, "tiles that everybody knows to be behind each screen")
        yield Part("rows", (rows, tiles), longest, "the tiles of each row, by their space")
        yield Part("queue", (seats, tiles), tiles, "revealed tiles of each seat, by the order in which they are placed")
        yield Part("played", (seats, tiles), MOST_PLAYED, "tiles placed by each seat, by the last time each was")
        yield Part("gone", (tiles,), 1, "tiles out of the game")
        yield Part("supply_size", (1,), tiles, "tiles of the supply")
        yield Part(
            "agenda",
            (longest + MORE_TASKS, len(TASKS) + seats + 4),
            tiles,
            "what follows from the tile placed last, the next first: trigger, reward, leave or draw, whose, and the "
            "numbers of its row, space and tile, and how many cards it brings",
        )
        if table.advanced:
            yield from self._make_action_parts()
        if table.lucky:
            kinds = len(LUCKY_KINDS)
            yield Part("lucky", (seats, kinds), len(LUCKY_DECK), f"lucky cards: {', '.join(LUCKY_KINDS)}")
            yield Part("lucky_pile", (kinds,), len(LUCKY_DECK), "lucky cards not taken")
            yield Part("plus", (tiles,), 1, "the tiles that last counted plus")
        if table.advanced or table.lucky:
            yield Part("asks", (len(CARDS),), 1, f"the card of which its owner must say more: {', '.join(CARDS)}")

    def _make_action_parts(self) -> Iterator[Part]:
        """What the advanced game adds."""
        seats, kinds, rows = self.game.seats, len(ACTION_KINDS), len(self.game.table.spaces)
        cards = len(ACTION_DECK)
        yield Part("actions", (seats, kinds), cards, f"action cards that are not hidden: {', '.join(ACTION_KINDS)}")
        yield Part("action_sizes", (seats,), cards, "action cards of each seat")
        yield Part("pile_size", (1,), cards, "action cards in the pile")
        yield Part("discard", (kinds,), cards, "discarded action cards")
        yield Part("remade", (kinds,), cards, "what the pile was last made of, or -1 where it never was", low=-1)
        yield Part("stops", (rows,), 1, "rows with a STOP token")
        yield Part("lifted", (rows,), 1, "the rows that STOP tokens last came off")
        yield Part("row", (rows,), 1, "where the next tile goes by Ascending anywhere")
        yield Part("skips", (1,), MOST_SKIPS, "spaces that the next tile skips")

    def make_actions(self) -> Iterator[Action]:
        table = self.game.table
        rows = range(len(table.spaces))
        yield from map(PickTile, TILES)
        if any(table.two):
            yield from map(PickTiles, combinations(TILES, 2))
        if table.advanced or table.lucky:
            yield PlaceTile()
        if table.advanced:
            yield from map(PlayCard, ACTION_KINDS)
            for kind in (SwapTile, AddTile):
                yield from map(kind, TILES)
            for change in (StopRow, PlaceFirst, PlaceAnywhere, MoveTile):
                yield from map(change, rows)
        if table.lucky:
            yield from map(PlayCard, LUCKY_KINDS)
            yield from map(TakeLucky, LUCKY_KINDS)
            yield from map(CountPlus, combinations(TILES, 2))

    def write(self, view: View, writer: Writer) -> None:
        seat, table = view.seat, self.game.table
        writer.flags("phase", [PHASES.index(view.phase)])
        writer.numbers("turn", [view.turn])
        writer.numbers("sets", [view.sets])
        writer.numbers("scores", self.turned(view.scores, seat))
        writer.flags("hand", _columns(view.hand))
        writer.flags("pick", _columns(view.pick or ()))
        writer.numbers("picked", self.turned(view.picked, seat))
        writer.numbers("hand_sizes", self.turned(view.hand_sizes, seat))
        for owner, tiles in enumerate(self.turned(view.known, seat)):
            writer.flags("known", _columns(tiles), owner)
        for row, spaces in enumerate(view.rows):
            for space, tile in enumerate(spaces, start=1):
                if tile is not None:
                    writer.number("rows", tile - 1, space, row)
        for number, reveal in enumerate(view.queue, start=1):
            (owner,) = self.distance(reveal.seat, seat)
            writer.number("queue", reveal.tile - 1, number, owner)
        for owner, tiles in enumerate(self.turned(view.played, seat)):
            writer.order("played", _columns(tiles), owner)
        writer.flags("gone", _columns(view.gone))
        writer.numbers("supply_size", [view.supply_size])
        for row, task in enumerate(view.agenda):
            writer.numbers("agenda", self._task(view, task), row)
        if table.advanced:
            self._write_actions(view, writer)
        if table.lucky:
            for owner, lucky in enumerate(self.turned(view.lucky, seat)):
                writer.tally("lucky", map(LUCKY_KINDS.index, lucky), owner)
            writer.tally("lucky_pile", map(LUCKY_KINDS.index, view.lucky_pile))
            writer.flags("plus", _columns(view.plus))
        if view.plan.asks is not None:
            writer.flags("asks", [CARDS.index(view.plan.asks)])

    def _write_actions(self, view: View, writer: Writer) -> None:
        """What the advanced game adds."""
        for owner, cards in enumerate(self.turned(view.actions, view.seat)):
            writer.tally("actions", map(ACTION_KINDS.index, cards or ()), owner)
        writer.numbers("action_sizes", self.turned(view.action_sizes, view.seat))
        writer.numbers("pile_size", [view.pile_size])
        writer.tally("discard", map(ACTION_KINDS.index, view.discard))
        if view.remade is None:
            writer.numbers("remade", [-1] * len(ACTION_KINDS))
        else:
            writer.tally("remade", map(ACTION_KINDS.index, view.remade))
        writer.flags("stops", view.stops)
        writer.flags("lifted", view.lifted)
        writer.flags("row", () if view.plan.row is None else (view.plan.row,))
        writer.numbers("skips", [view.plan.skips])

    def _task(self, view: View, task: AnyTask) -> list[int]:
        """A task in numbers."""
        (owner,) = self.distance(task.seat, view.seat)
        kind = [int(isinstance(task, other)) for other in TASKS]
        whose = [int(other == owner) for other in range(self.game.seats)]
        match task:
            case Trigger(_, row, space):
                details = [row + 1, space + 1, 0, 0]
            case Reward(_, count):
                details = [0, 0, 0, count]
            case Leave(_, tile, row):
                details = [row + 1, 0, tile, 0]
            case _:
                details = [0, 0, 0, 1 + (task.what == "card")]
        return [*kind, *whose, *details]


def _columns(tiles: Iterable[Tile]) -> Iterator[int]:
    """The columns of tiles, which begin with 1."""
    return (tile - 1 for tile in tiles)


ENCODER = BoardEncoder

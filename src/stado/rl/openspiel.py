"""OpenSpiel's games: `import stado.rl.openspiel` registers stado_six, stado_board, stado_loot and stado_three.

A game has nodes at which several seats answer at once, turn nodes, and a chance node for every draw, so a history is
all that there is to a state. `stado_tiny_six` is the end of a round of six with few cards, small enough to be solved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from stado.arena.table import win_shares
from stado.core.errors import OptionError
from stado.core.fields import Seat
from stado.core.game import CHANCE, Action, AnyGame, Game
from stado.core.options import describe_options
from stado.games import GAMES, make_game, parse_position
from stado.games.six import Six
from stado.rl import make_encoder
from stado.rl.chance import follow_draws
from stado.rl.encoder import IDLE, AnyEncoder
from stado.rl.episode import check_reward, differences

LONGEST = 100_000  # answers and draws; far beyond what any match needs
MOST_DRAWN = 128  # outcomes of a draw; no deck has more cards
Parameters = Mapping[str, Any]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A table of a game as OpenSpiel sees it."""

    kind: ClassVar[type[AnyGame]]
    spiel_type: ClassVar[Any]

    def __init__(self, params: Parameters | None = None) -> None:
        given = {**self.spiel_type.parameter_specification, **(params or {})}
        self.reward = check_reward(given["reward"])
        self.table = self.make_table(given)
        self.encoder = make_encoder(self.table)
        self.starts = self.make_starts(given)
        most = 1.0 if self.reward == "win" else _widest(self.encoder)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoder.actions),
            max_chance_outcomes=max(MOST_DRAWN, len(self.starts)),
            num_players=self.table.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.spiel_type, info, dict(params or {}))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        # The name and the parameters are all that there is to a game.
        return pyspiel.load_game, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self  # it never changes, and OpenSpiel copies all that a state refers to

    def make_table(self, given: Parameters) -> AnyGame:
        """The game that these parameters mean; a number that may be missing is written 0."""
        wanted = {name: value for name, value in given.items() if name not in ("players", "reward")}
        for option in describe_options(self.kind.option_type):
            if option.optional and wanted.get(option.name) == 0:
                wanted[option.name] = None
        usual = self.kind.option_type()
        options = {name: value for name, value in wanted.items() if value != getattr(usual, name)}
        return make_game(self.kind.name, options, given["players"])

    def make_starts(self, given: Parameters) -> Sequence[Any]:
        """States that a match may start in, each as likely; the game's own start where there are none."""
        del given
        return ()

    def new_initial_state(self) -> SpielState:
        """The state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> SpielObserver:
        """What sees states as a player does, with perfect recall whether that is asked for or not."""
        if params:
            raise ValueError(f"observers take no parameters; given: {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=True))


class Moment(msgspec.Struct, frozen=True):
    """What a state is: the game's own, none before a start is drawn; and for a chance event its draws so far."""

    state: Any
    acting: tuple[Seat, ...]
    draws: tuple[int, ...] = ()
    outcomes: int = 0  # of the next draw

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self  # OpenSpiel copies states at every step


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A moment of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game
        if game.starts:
            self.moment = Moment(None, (CHANCE,), outcomes=len(game.starts))
        else:
            self.moment = self._settle(game.table.initial())

    def current_player(self) -> int:
        """The seat that is to act, or what kind of node it is."""
        acting = self.moment.acting
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        if acting == (CHANCE,):
            return int(pyspiel.PlayerId.CHANCE)
        return acting[0] if len(acting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of a player's answers, ascending."""
        if player not in self.moment.acting:
            return [IDLE]
        prompt = self._game.table.prompt(self.moment.state, player)
        return sorted(map(self._game.encoder.encode, prompt.legal))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the next draw, each as likely."""
        outcomes = self.moment.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        """A draw, or the answer of the one seat that is asked."""
        moment = self.moment
        if moment.state is None:
            self.moment = self._settle(self._game.starts[action])
        elif moment.acting == (CHANCE,):
            self.moment = self._settle(moment.state, (*moment.draws, action))
        else:
            self.moment = self._settle(self._answer(moment.state, moment.acting[0], action))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """The answers of all seats that are asked at once."""
        state = self.moment.state
        for seat in self.moment.acting:
            state = self._answer(state, seat, actions[seat])
        self.moment = self._settle(state)

    def _answer(self, state: Any, seat: Seat, number: int) -> Any:
        """The state after one seat's answer."""
        return self._game.table.apply(state, seat, self._game.encoder.decode(number)).state

    def _settle(self, state: Any, draws: tuple[int, ...] = ()) -> Moment:
        """The next moment at which a seat has to answer or a draw to be made, chance having acted by these draws."""
        table = self._game.table
        while (acting := table.to_act(state)) == (CHANCE,):
            found = follow_draws(table, state, draws)
            if not isinstance(found, Action):
                return Moment(state, acting, draws, found)
            state, draws = table.apply(state, CHANCE, found).state, ()
        return Moment(state, acting)

    def _action_to_string(self, player: int, action: int) -> str:
        """The action in the game's notation."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        meant = self._game.encoder.decode(action)
        return "nothing" if meant is None else self._game.table.format_action(meant)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self.moment.acting

    def returns(self) -> list[float]:
        """What each seat has gained, once the match is over; all together it is nothing."""
        table = self._game.table
        outcome = None if self.moment.acting else table.outcome(self.moment.state)
        if outcome is None:
            return [0.0] * table.seats
        if self._game.reward == "win":
            return [share - 1 / table.seats for share in win_shares(outcome)]
        return list(differences(outcome.scores, fewest_wins=table.fewest_wins))

    def __str__(self) -> str:
        """Everything there is to know, as JSON."""
        return msgspec.json.encode(self.moment).decode()


class SpielObserver:
    """What a player sees: its own view, or where private information is left out, an onlooker's."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self._table, self._encoder = game.table, game.encoder
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the private information of all players")
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        seats = self._table.seats
        self.tensor = np.zeros(seats + self._encoder.size, np.float32)
        self.dict = {"player": self.tensor[:seats], **self._encoder.split(self.tensor[seats:])}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        seats = self._table.seats
        self.tensor.fill(0)
        self.tensor[player] = 1
        if state.moment.state is not None:
            view = self._table.view(state.moment.state, player if self._private else None)
            self.tensor[seats:] = self._encoder.scale(self._encoder.observe(view))

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as JSON."""
        if state.moment.state is None:
            return f"{player}"
        view = self._table.view(state.moment.state, player if self._private else None)
        return f"{player} {msgspec.json.encode(view).decode()}"


def _widest(encoder: AnyEncoder) -> float:
    """The most that scores can differ."""
    scores = next((part for part in encoder.parts if part.name == "scores"), None)
    if scores is None:
        raise OptionError(f"the encoder of {encoder.game.name} has no part `scores`, which bounds its utilities")
    return float(scores.high - scores.low)


class TinySix(SpielGame):
    """The last turns of a round of six: rows that are full or nearly so, and hands out of a few cards."""

    ROWS = "8 9 17 18 20 | 31 32 33 34 | 47 | 75 76 77 78 80"
    CARDS = (26, 36, 41, 52, 64, 88, 12, 95)

    def make_table(self, given: Parameters) -> AnyGame:
        return make_game(Six.name, {"rounds": 1}, given["players"])

    def make_starts(self, given: Parameters) -> Sequence[Any]:
        """Every deal of `hand` cards to each seat, out of `cards`."""
        cards, hand, seats = self.CARDS[: given["cards"]], given["hand"], given["players"]
        if not 1 <= hand * seats <= len(cards):
            raise OptionError(f"{seats} hands of {hand} out of {len(cards)} cards; there are {len(self.CARDS)} at most")
        return [self._deal(hands) for hands in _share_out(frozenset(cards), hand, seats)]

    def _deal(self, hands: Sequence[tuple[int, ...]]) -> Any:
        """The state with these hands."""
        dealt = " | ".join(" ".join(map(str, hand)) for hand in hands)
        head = f'game: six\nvariant: classic\nseats: {len(hands)}\noptions: {{"rounds": 1}}\n'
        return parse_position(f"{head}round: 1\nrows: {self.ROWS}\nhands: {dealt}\n")[1]


def _share_out(cards: frozenset[int], hand: int, seats: int) -> list[list[tuple[int, ...]]]:
    """All ways to give each seat its number of the cards."""
    if seats == 0:
        return [[]]
    return [
        [chosen, *rest]
        for chosen in combinations(sorted(cards), hand)
        for rest in _share_out(cards - {*chosen}, hand, seats - 1)
    ]


def _make_type(kind: type[AnyGame], name: str, parameters: dict[str, Any], seats: tuple[int, int]) -> Any:
    """What OpenSpiel asks about a game."""
    at_once = kind.may_revise is not Game.may_revise
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=name,
        long_name=f"stado {name.removeprefix('stado_').replace('_', ' ')}",
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _parameters(kind: type[AnyGame]) -> dict[str, Any]:
    """A game's options with their usual values, beside the number of players and what they play for."""
    first = kind.variants[0]
    options = {option.name: option.default for option in describe_options(kind.option_type) if option.kind != "data"}
    given = {name: 0 if value is None else value for name, value in options.items()}
    return {"players": first.usual_seats, "variant": first.name, "reward": "difference", **given}


def _register(kind: type[AnyGame], base: type[SpielGame], name: str, parameters: dict[str, Any]) -> None:
    """Make a game known to OpenSpiel."""
    seats = min(variant.min_seats for variant in kind.variants), max(variant.max_seats for variant in kind.variants)
    spiel_type = _make_type(kind, name, parameters, seats)
    made = type(name, (base,), {"kind": kind, "spiel_type": spiel_type, "__doc__": base.__doc__})
    pyspiel.register_game(spiel_type, made)


for _kind in GAMES:
    _register(_kind, SpielGame, f"stado_{_kind.name}", _parameters(_kind))
_register(Six, TinySix, "stado_tiny_six", {"players": 2, "hand": 2, "cards": 6, "reward": "difference"})

"""A challenge: a finished match as a short text, from which somebody else plays the same deal against the same bots."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec

from stado.core.errors import NotationError, RecordError, StadoError
from stado.core.fields import Seat
from stado.core.game import AnyGame
from stado.core.match import Match
from stado.core.options import format_options
from stado.core.record import Record
from stado.games import find_game, make_game, record_game
from stado.teach.duel import check_duel, check_ranked, find_person, make_rivals

MARK = "stado1."  # the format's version; the rest is letters, digits, `-` and `_`, so that a link can hold it
_MOST_BYTES = 1 << 16


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The same deal and the same bots, and what somebody has made of it: a claim, not a proof."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str | None, ...]  # none for the seat that is challenged
    seed: str
    salts: tuple[str, ...] = ()
    position: str | None = None
    name: str
    score: int

    @property
    def seat(self) -> Seat:
        """The seat of the person who takes the challenge."""
        return self.bots.index(None)

    def make_game(self) -> AnyGame:
        """The rules of the match."""
        return make_game(self.game, self.options, len(self.bots))

    def open(self, names: tuple[str, ...] = ()) -> Match:
        """The match at its start."""
        return Match(self.make_game(), self.seed, names=names, bots=self.bots, salts=self.salts, position=self.position)


def make_challenge(record: Record) -> Challenge:
    """The challenge to beat a finished match of one person against bots; or RecordError, or OptionError."""
    head, game = record.head, record_game(record)
    if record.outcome is None:
        raise RecordError("the match is not finished")
    check_ranked(record)
    seat = find_person(head.bots)
    make_rivals(game, head.bots)
    return Challenge(
        game=head.game,
        rules=head.rules,
        options=_shorten(head.game, head.options),
        bots=head.bots,
        seed=head.seed,
        salts=head.salts,
        position=head.position,
        name=head.names[seat],
        score=record.outcome.scores[seat],
    )


def format_challenge(challenge: Challenge) -> str:
    """The challenge as a text that fits into a link."""
    data = zlib.compress(msgspec.json.encode(challenge), 9)
    return MARK + urlsafe_b64encode(data).decode().rstrip("=")


def parse_challenge(text: str) -> Challenge:
    """The challenge of that text, or NotationError."""
    text = text.strip()
    if not text.startswith(MARK):
        raise NotationError(f"a challenge starts with {MARK!r}")
    body = text.removeprefix(MARK)
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpacked = zlib.decompressobj().decompress(data, _MOST_BYTES)
        challenge = msgspec.json.decode(unpacked, type=Challenge)
        game = challenge.make_game()
        if challenge.rules != game.rules_version:
            raise NotationError(f"made for version {challenge.rules} of the rules; here is {game.rules_version}")
        find_person(challenge.bots)
        make_rivals(game, challenge.bots)
        challenge.open()
    except (ValueError, zlib.error, msgspec.DecodeError, RecursionError, StadoError) as error:
        raise NotationError(f"this is no challenge: {error}") from None
    return challenge


def check_reply(challenge: Challenge, record: Record) -> int:
    """The score of a match that takes the challenge, all of it computed again; or RecordError."""
    game, head = challenge.make_game(), record.head
    same = (challenge.game, format_options(game.options), challenge.bots, challenge.seed, challenge.salts)
    if (head.game, head.options, head.bots, head.seed, head.salts) != same or head.position != challenge.position:
        raise RecordError("this match does not take the challenge")
    outcome = check_duel(game, record).outcome
    assert outcome is not None
    return outcome.scores[challenge.seat]


def beats(challenge: Challenge, score: int) -> bool:
    """Whether the score is better than the one to beat."""
    return score < challenge.score if find_game(challenge.game).fewest_wins else score > challenge.score


def _shorten(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options less those that are as usual, such as the house board."""
    usual = msgspec.json.decode(msgspec.json.encode(find_game(game).option_type()))
    return {name: value for name, value in options.items() if name == "variant" or value != usual[name]}

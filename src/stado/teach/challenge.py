"""A challenge: a finished match as a short text, from which somebody else plays the same deal against the same bots.

It also tells what everybody answered, so that anybody can see both matches beside each other.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from stado.core.decoding import decode_json
from stado.core.errors import NotationError, RecordError, StadoError
from stado.core.fields import Seat
from stado.core.game import CHANCE, AnyGame
from stado.core.letters import can_be_shown
from stado.core.match import Match, check_head
from stado.core.options import format_options
from stado.core.record import Record
from stado.games import find_game, make_game, record_game, replay_record
from stado.teach.duel import check_duel, check_ranked, find_person, make_rivals

MARK = "stado1."  # the format's version; the rest is letters, digits, `-` and `_`, so that a link can hold it
_MOST_BYTES = 1 << 16


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The same deal and the same bots, and what somebody has made of it: a claim until `retell` proves it."""

    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str | None, ...]  # none for the seat that is challenged
    seed: str
    salts: tuple[str, ...] = ()
    position: str | None = None
    name: str
    score: int
    bot: str | None = None  # who has made the score, where no person has
    answers: tuple[str, ...]  # of all seats in their order, as `SEAT ANSWER`

    @property
    def seat(self) -> Seat:
        """The seat of the person who takes the challenge."""
        return self.bots.index(None)

    @property
    def task(self) -> str:
        """The cards and the bots, however they are told, whoever made what of them, and whenever the match ends."""
        same = (self.game, self.rules, self.bots, self.seed, self.salts, self.position)
        return msgspec.json.encode(same).decode()

    def make_game(self) -> AnyGame:
        """The rules of the match."""
        return make_game(self.game, self.options, len(self.bots))

    def open(self, names: Sequence[str] = (), bots: Sequence[str | None] = ()) -> Match:
        """The match at its start, of other players if so wished."""
        bots = bots or self.bots
        return Match(self.make_game(), self.seed, names=names, bots=bots, salts=self.salts, position=self.position)


def make_challenge(record: Record) -> Challenge:
    """The challenge to beat a sound and finished match of one person against bots; or RecordError or OptionError."""
    check_ranked(record)
    make_rivals(replay_record(record).game, record.head.bots)
    return tell_match(record, find_person(record.head.bots))


def tell_match(record: Record, seat: Seat) -> Challenge:
    """The challenge to do better than the seat in a finished match of any players; or RecordError."""
    head, game = record.head, record_game(record)
    if record.outcome is None:
        raise RecordError("the match is not finished")
    actions = [(entry.seat, msgspec.convert(entry.action, game.action_type)) for entry in record.log]
    return Challenge(
        game=head.game,
        rules=head.rules,
        options=_shorten(head.game, head.options),
        bots=(*head.bots[:seat], None, *head.bots[seat + 1 :]),
        seed=head.seed,
        salts=head.salts,
        position=head.position,
        name=head.names[seat],
        score=record.outcome.scores[seat],
        bot=head.bots[seat],
        answers=tuple(f"{actor + 1} {game.format_action(action)}" for actor, action in actions if actor != CHANCE),
    )


def retell(challenge: Challenge) -> Record:
    """The match that a challenge is about, carried out again; or NotationError where it does not come to its score."""
    seat, bots = challenge.seat, list(challenge.bots)
    bots[seat] = challenge.bot
    names = [challenge.name if bot is None else bot.partition(":")[0] for bot in bots]
    names[seat] = challenge.name
    match = challenge.open(names, bots)
    try:
        for text in challenge.answers:
            actor, _, answer = text.partition(" ")
            match.act(int(actor) - 1, match.game.parse_action(answer))
    except ValueError:
        raise NotationError("this is no challenge: an answer begins with the number of its seat") from None
    except StadoError as error:
        raise NotationError(f"this is no challenge: {error}") from None
    if match.outcome is None or match.outcome.scores[seat] != challenge.score:
        raise NotationError("this challenge does not tell how its score was made")
    return match.record


def format_challenge(challenge: Challenge) -> str:
    """The challenge as a text that fits into a link."""
    data = zlib.compress(msgspec.json.encode(challenge), 9)
    return MARK + urlsafe_b64encode(data).decode().rstrip("=")


def parse_challenge(text: str) -> Challenge:
    """The challenge of that text, its score proven; or NotationError."""
    challenge = _unpack(text.strip())
    retell(challenge)
    return challenge


def _unpack(text: str) -> Challenge:
    """The challenge of that text as it is told, or NotationError."""
    if not text.startswith(MARK):
        raise NotationError(f"a challenge starts with {MARK!r}")
    body = text.removeprefix(MARK)
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        unpacked = zlib.decompressobj().decompress(data, _MOST_BYTES)
        challenge = decode_json(unpacked, Challenge)
        game = challenge.make_game()
        if challenge.rules != game.rules_version:
            raise NotationError(f"made for version {challenge.rules} of the rules; here is {game.rules_version}")
        if not can_be_shown(challenge.name):
            raise NotationError("its name cannot be shown")
        find_person(challenge.bots)
        make_rivals(game, (*challenge.bots, challenge.bot))
        check_head(game, challenge.open().head)
    except (msgspec.DecodeError, StadoError) as error:
        raise NotationError(f"this is no challenge: {error}") from None
    except (ValueError, zlib.error):
        raise NotationError("this is no challenge: its text is not whole") from None
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

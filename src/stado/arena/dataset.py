"""Decisions of simulated matches as Parquet files, for those who study or learn from them.

A folder holds `manifest.json`, and for every chunk of matches a file of decisions and one of matches. A chunk is
written when it is complete, so a run that was stopped goes on where it was; the same seed gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from stado import __version__
from stado.arena.table import Result, play_match, win_shares
from stado.bots import Bot, Decision, Estimate
from stado.core.errors import StadoError
from stado.core.fields import Seat
from stado.core.game import AnyGame, Outcome, Prompt
from stado.core.options import format_options
from stado.games import make_game

if TYPE_CHECKING:
    import polars as pl

FORMAT = 2


class Manifest(msgspec.Struct, frozen=True):
    """What the matches of a folder are."""

    format: int
    stado: str
    game: str
    rules: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    versions: tuple[int, ...]
    seed: str


class Played(msgspec.Struct, frozen=True):
    """What is kept of a match beside its decisions."""

    outcome: Outcome
    turns: int
    decisions: int


class _Notes:
    """Writes down the decisions of a match while it is played."""

    def __init__(self, game: AnyGame, number: int, bots: Sequence[str]) -> None:
        self.game = game
        self.number = number
        self.bots = bots
        self.rows: list[dict[str, Any]] = []

    def __call__(self, seat: Seat, view: Any, prompt: Prompt[Any], decision: Decision) -> None:
        """Write one decision down."""
        self.rows.append(
            {
                "match": self.number,
                "step": len(self.rows),
                "seat": seat,
                "bot": self.bots[seat],
                "kind": prompt.kind,
                "view": msgspec.json.encode(view).decode(),
                "legal": [self.game.format_action(answer) for answer in prompt.legal],
                "answer": self.game.format_action(decision.action),
                **_estimate_columns(decision.estimates),
            }
        )

    def finish(self, outcome: Outcome) -> list[dict[str, Any]]:
        """All decisions, each with how the match ended for its seat."""
        shares = win_shares(outcome)
        for row in self.rows:
            seat = row["seat"]
            row |= {"score": outcome.scores[seat], "rank": outcome.ranks[seat], "win": shares[seat]}
        return self.rows


class Dataset:
    """A folder of decisions."""

    def __init__(self, folder: Path, game: AnyGame, bots: Sequence[Bot], names: Sequence[str], seed: str) -> None:
        self.folder = folder
        self.game = game
        self.manifest = Manifest(
            format=FORMAT,
            stado=__version__,
            game=game.name,
            rules=game.rules_version,
            options=format_options(game.options),
            bots=tuple(names),
            versions=tuple(bot.version for bot in bots),
            seed=seed,
        )
        _import_polars()

    def open(self) -> None:
        """Make the folder, or refuse one that holds other matches."""
        path = self.folder / "manifest.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                _replace(path, msgspec.json.format(msgspec.json.encode(self.manifest), indent=2) + b"\n")
        except OSError as error:
            raise StadoError(f"{self.folder}: cannot be written: {error.strerror}") from None
        if read_manifest(self.folder) != self.manifest:
            raise StadoError(f"{path}: other matches are there; choose another folder")

    def record(self, bots: Sequence[Bot], start: int, stop: int) -> list[Played]:
        """Play these matches and write their decisions, or read what was played of them before."""
        kept = self._read(start, stop)
        if kept is not None:
            return kept
        decisions: list[dict[str, Any]] = []
        matches: list[dict[str, Any]] = []
        for number in range(start, stop):
            seed = f"{self.manifest.seed}/{number}"
            notes = _Notes(self.game, number, self.manifest.bots)
            result = play_match(self.game, bots, seed, watch=notes)
            decisions += notes.finish(result.outcome)
            matches.append(_match_row(number, seed, result))
        pl = _import_polars()
        self._write(self._path("decisions", start), pl.DataFrame(decisions, schema=decision_schema()))
        # Whether a chunk is complete is told by this file, so it comes last.
        self._write(self._path("matches", start), pl.DataFrame(matches, schema=match_schema()))
        return [_played(row) for row in matches]

    def _read(self, start: int, stop: int) -> list[Played] | None:
        """The matches of a chunk that is complete."""
        path = self._path("matches", start)
        if not path.exists():
            return None
        rows = _import_polars().read_parquet(path).to_dicts()
        return [_played(row) for row in rows] if len(rows) == stop - start else None

    def _path(self, name: str, start: int) -> Path:
        """The file of a chunk, by its first match."""
        return self.folder / f"{name}-{start:08}.parquet"

    def _write(self, path: Path, frame: pl.DataFrame) -> None:
        """Write a file, all of it or nothing."""
        draft = path.with_suffix(".draft")
        try:
            frame.write_parquet(draft, compression="zstd")
            draft.replace(path)
        except OSError as error:
            raise StadoError(f"{path}: cannot be written: {error.strerror or error}") from None


def decision_schema() -> dict[str, Any]:
    """The columns of decisions."""
    pl = _import_polars()
    return {
        "match": pl.Int64,
        "step": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "kind": pl.String,
        "view": pl.String,
        "legal": pl.List(pl.String),
        "answer": pl.String,
        "values": pl.List(pl.Float64),
        "errors": pl.List(pl.Float64),
        "rollouts": pl.List(pl.Int32),
        "score": pl.Int32,
        "rank": pl.Int8,
        "win": pl.Float64,
    }


def match_schema() -> dict[str, Any]:
    """The columns of matches."""
    pl = _import_polars()
    return {
        "match": pl.Int64,
        "seed": pl.String,
        "turns": pl.Int32,
        "decisions": pl.Int32,
        "scores": pl.List(pl.Int32),
        "ranks": pl.List(pl.Int8),
    }


def read_manifest(folder: Path) -> Manifest:
    """What the matches of a folder are, or StadoError."""
    path = folder / "manifest.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except OSError as error:
        raise StadoError(f"{path}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise StadoError(f"{path}: is no manifest: {error}") from None


def read_game(folder: Path) -> AnyGame:
    """The game of a folder's matches: its views and answers are those of the decisions."""
    manifest = read_manifest(folder)
    return make_game(manifest.game, manifest.options, len(manifest.bots))


def _estimate_columns(estimates: Sequence[Estimate]) -> dict[str, Any]:
    """What a bot made of each legal answer; nothing where it did not search."""
    if not estimates:
        return {"values": None, "errors": None, "rollouts": None}
    return {
        "values": [estimate.value if estimate.rollouts else None for estimate in estimates],
        "errors": [estimate.error if estimate.rollouts > 1 else None for estimate in estimates],
        "rollouts": [estimate.rollouts for estimate in estimates],
    }


def _match_row(number: int, seed: str, result: Result) -> dict[str, Any]:
    """A match as a row."""
    return {
        "match": number,
        "seed": seed,
        "turns": result.turns,
        "decisions": sum(result.decisions),
        "scores": result.outcome.scores,
        "ranks": result.outcome.ranks,
    }


def _played(row: dict[str, Any]) -> Played:
    """A row as a match."""
    return Played(Outcome(tuple(row["scores"]), tuple(row["ranks"])), row["turns"], row["decisions"])


def _replace(path: Path, data: bytes) -> None:
    """Write a small file, all of it or nothing."""
    draft = path.with_suffix(".draft")
    draft.write_bytes(data)
    draft.replace(path)


def _import_polars() -> Any:
    """Polars, or StadoError that says how to get it."""
    try:
        import polars as pl
    except ModuleNotFoundError:
        raise StadoError("--records needs polars; install stado[arena]") from None
    return pl

"""The commands and how their failures end: one clear line, exit code 2 for usage, else 1."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from io import StringIO
from typing import Annotated

import typer
from typer.exceptions import Abort, Exit, TyperException

from stado import __version__
from stado.cli import arena, benchmark, daily, data, games, kernels, learn, play, puzzles, record, serve, simulate, site
from stado.core.errors import OptionError, StadoError

# A game's own options (`--limit 50`, `--board FILE`) are not known to the command line: the game reads them.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

_UNWRITABLE = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EBADF)  # what an output says to who writes there

app = typer.Typer(
    name="stado",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="The open table for the 6 nimmt! family of games: play, study, host.",
    epilog="stado COMMAND --help tells more of each.",
)

app.command("games")(games.show_games)
app.command("play", context_settings=GAME_OPTIONS)(play.play)
app.command("resume")(play.resume)
app.command("learn")(learn.learn)
app.command("daily")(daily.daily)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.command("arena", context_settings=GAME_OPTIONS)(arena.arena)
app.command("benchmark")(benchmark.benchmark)
app.command("simulate", context_settings=GAME_OPTIONS)(simulate.simulate)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(daily.app, name="challenge")
app.add_typer(record.app, name="record")
app.add_typer(kernels.app, name="kernels")
data.add_commands(app)


def show_version(wanted: bool) -> None:  # noqa: FBT001 - typer calls it so
    """Print the version and stop."""
    if wanted:
        typer.echo(f"stado {__version__}")
        raise Exit


@app.callback()
def options(
    *,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """The open table for the 6 nimmt! family of games: play, study, host."""
    del version


def run(arguments: Sequence[str]) -> int:
    """The exit code of the command that the arguments name."""
    if sys.stdin is None:  # it was closed: nobody types anything
        sys.stdin = StringIO()
    try:
        done = app(args=list(arguments), standalone_mode=False)
        return done if isinstance(done, int) else 0
    except Exit as leave:
        return leave.exit_code
    except TyperException as error:
        return _fail(f"{error.format_message().rstrip('.')}; stado --help tells what there is", error.exit_code)
    except StadoError as error:
        return _fail(str(error), 2 if isinstance(error, OptionError) else 1)
    except UnicodeEncodeError:
        return _fail("what was given is not a UTF-8 text", 2)
    except (Abort, KeyboardInterrupt):
        return _fail("stopped", 1)
    except BrokenPipeError:
        _give_output_up()  # its reader has gone
        return 1
    except OSError as error:
        if error.filename is not None or error.errno not in _UNWRITABLE:
            raise
        _give_output_up()
        return _fail(f"the output cannot be written: {error.strerror}", 1)


def _give_output_up() -> None:
    """Let nothing more be said there, not even what waits to be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(line: str, code: int) -> int:
    """Say why on one line."""
    sys.stderr.write(f"stado: {' '.join(line.split())}\n")
    return code

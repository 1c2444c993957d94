"""The command line: `stado --help`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command that the arguments name; every failure is one line."""
    try:
        from stado.cli.app import run
    except ModuleNotFoundError as error:
        sys.exit(f"stado: the command line needs {error.name}; install stado[play]")
    sys.exit(run(sys.argv[1:]))

"""`stado kernels build`: compiles all kernels ahead of their first use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from stado.core.errors import OptionError

app = typer.Typer(no_args_is_help=True, help="Compile kernels ahead of their first use.")


@app.callback()
def kernels() -> None:
    """Compile kernels ahead of their first use."""


@app.command()
def build(
    target: Annotated[
        Literal["native", "wasm", "cuda"],
        typer.Argument(help="What for: this machine, Pyodide, or a GPU."),
    ] = "native",
    *,
    out: Annotated[
        Path | None,
        typer.Option(help="The file to write; without one, what is compiled for this machine goes to its cache."),
    ] = None,
) -> None:
    """Compile all kernels: into the cache of this machine, or into one file with a description of its calls."""
    from stado.kernels import build_kernels, prepare_kernels

    if out is not None:
        build_kernels(target, out)
    elif target == "native":
        prepare_kernels()
    else:
        raise OptionError(f"kernels build {target} needs --out, the file to write")

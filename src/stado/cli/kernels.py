"""`stado kernels`: compiles kernels ahead of their first use, and measures a GPU."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from stado.core.errors import OptionError

app = typer.Typer(no_args_is_help=True, help="Compile kernels ahead of their first use, or measure a GPU.")


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
    module: Annotated[str, typer.Option(help="Only the kernels of this module, as in six.gpu.")] = "",
) -> None:
    """Compile all kernels: into the cache of this machine, or into one file with a description of its calls."""
    from stado.kernels import build_kernels, prepare_kernels

    if out is not None:
        build_kernels(target, out, module)
    elif target == "native":
        prepare_kernels()
    else:
        raise OptionError(f"kernels build {target} needs --out, the file to write")


@app.command()
def measure(
    file: Annotated[Path, typer.Argument(help="What was built for GPUs: stado kernels build cuda --out FILE.")],
) -> None:
    """Play on this machine's GPU, compare every stream with this machine's own, and tell how fast it is."""
    from stado.kernels import measure_device

    for device, found in measure_device(file):
        rate = f"{found.per_second / 1e6:,.0f} million {found.unit} a second by {found.threads:,} threads"
        typer.echo(f"{device}: {found.job}: {rate}; {found.streams:,} streams equal to those of this machine")

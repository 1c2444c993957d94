"""`stado site`: a folder for any static host, in whose page everything is played without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[Path, typer.Argument(help="Where it is written; an older site there is replaced.")],
    beside: Annotated[
        Path | None, typer.Option(help="A folder with other pages, about/ and docs/, that come beside it.")
    ] = None,
) -> None:
    """Write the site that plays alone: page, runtime and words, for any static host."""
    from stado.page.site import write_site
    from stado.server.settings import Settings

    size = write_site(folder, Settings().static, beside)
    typer.echo(f"{folder}: {size / 1e6:.1f} MB; any static host serves it, under any path")

"""`stado serve`: a host's server; and the same for one person, behind `stado play`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from stado.core.errors import StadoError
from stado.core.folder import data_folder


def serve(
    *,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://…; a file of yours by default.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="Another site whose pages may connect; may repeat.")] = None,
    host_name: Annotated[list[str] | None, typer.Option(help="A name that people reach it by; may repeat.")] = None,
    secure_cookies: Annotated[bool, typer.Option("--secure-cookies", help="Send cookies over https only.")] = False,
    trusted_proxies: Annotated[str, typer.Option(help="Proxies whose word on a client's address is taken.")] = "",
    thinkers: Annotated[int, typer.Option(min=0, help="Processes in which bots think.")] = 1,
    grace: Annotated[float, typer.Option(min=0, help="Seconds that somebody is away until a bot may stand in.")] = 20.0,
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help="Show /metrics to other machines too.")] = False,
    limit: Annotated[list[str] | None, typer.Option(help="A limit as NAME=VALUE; may repeat.")] = None,
) -> None:
    """Serve the web table: rooms, bots, records."""
    run_server(
        lambda address: typer.echo(f"stado serves at {address}"),
        host=host,
        port=port,
        database=database,
        origins=origin or [],
        host_names=host_name or [],
        secure_cookies=secure_cookies,
        trusted_proxies=trusted_proxies,
        thinkers=thinkers,
        grace=grace,
        open_metrics=open_metrics,
        limits=limit or [],
    )


def play_in_browser(path: str) -> None:
    """Serve one person on a free port of this machine, and open the browser; where there is none, tell the address."""
    import webbrowser

    def show(address: str) -> None:
        typer.echo(f"stado plays at {address}{path}  (Ctrl-C ends it; every match is kept)")
        try:
            found = webbrowser.get()
        except webbrowser.Error:
            return
        # A text browser would take the terminal over.
        if not isinstance(found, webbrowser.GenericBrowser) or isinstance(found, webbrowser.BackgroundBrowser):
            found.open(f"{address}{path}")

    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StadoError(f"{folder}: cannot be made: {error.strerror}") from None
    run_server(show, host="127.0.0.1", port=0, database=f"sqlite:///{folder / 'play.db'}", thinkers=1, lan=True)


def run_server(
    told: Callable[[str], None], *, host: str, port: int, database: str, thinkers: int, **settings: object
) -> None:
    """Serve until told to stop; `told` gets the address once it listens."""
    try:
        from stado.server import app
    except ModuleNotFoundError as error:
        raise StadoError(f"the server needs {error.name}; install stado[server]") from None

    shown = f"[{host}]" if ":" in host else host
    app.serve(
        host,
        port,
        database,
        thinkers=thinkers,
        started=lambda chosen: told(f"http://{shown}:{chosen}"),
        **settings,  # type: ignore[arg-type]
    )

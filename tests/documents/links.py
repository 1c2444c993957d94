"""What pages link to, and what there is to link to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The places in a page, and where its links and pictures lead."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.places: set[str] = {""}
        self.links: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in {"id", "name"} and value:
                self.places.add(value)
            if name in {"href", "src"} and value is not None:
                self.links.append(value)


@cache
def read_page(path: Path) -> Page:
    """The page of a file, read once."""
    return Page(path)


def find_broken(site: Path) -> Iterator[str]:
    """The links of all pages of a site that lead nowhere within it; those to elsewhere are not followed."""
    for path in sorted(site.rglob("*.html")):
        for link in read_page(path).links:
            address = urlsplit(link)
            if (
                not address.scheme
                and not address.netloc
                and not is_there(path, unquote(address.path), address.fragment)
            ):
                yield f"{path.relative_to(site)}: {link}"


def is_there(path: Path, target: str, place: str) -> bool:
    """Whether a page can link to that file, and to that place in it."""
    wanted = path if not target else (path.parent / target).resolve()
    if wanted.is_dir():
        wanted /= "index.html"
    if not wanted.is_file():
        return False
    return wanted.suffix != ".html" or is_script(wanted) or unquote(place) in read_page(wanted).places


def is_script(page: Path) -> bool:
    """Whether a page's places are made when it is opened, as those of the game are."""
    return 'id="app"' in page.read_text(encoding="utf-8")

"""The page that tells what stado is, in every language: `python -m scripts.documents.landing FOLDER`."""

from __future__ import annotations

import shutil
import sys
from html import escape
from pathlib import Path

from scripts.documents.lanes import find_lanes
from scripts.documents.position import draw_lanes
from stado import __version__
from stado.games import GAMES, parse_position
from stado.locales import LANGUAGES, Words

HERE = Path(__file__).parent
STYLE = "landing.css"
OFFERS = ("bots", "friends", "learn", "offline", "everybody", "programs")
OWN_NAMES = {"en": "English", "cs": "Čeština", "sk": "Slovenčina", "pl": "Polski", "de": "Deutsch"}
POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"


def write_landing(folder: Path) -> None:
    """Write the page of each language: the first one's into the folder itself, the others' below it."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(HERE / STYLE, folder / STYLE)
    pictures = {game.name: draw_example(game.name) for game in GAMES}
    for language in LANGUAGES:
        page = folder / place(language) / "index.html"
        page.parent.mkdir(exist_ok=True)
        page.write_text(make_page(language, pictures), encoding="utf-8")


def place(language: str) -> str:
    """The folder of a language's page."""
    return "" if language == LANGUAGES[0] else f"{language}/"


def make_page(language: str, pictures: dict[str, str]) -> str:
    """The page in a language."""
    say = Words(language).say
    up = "../" if place(language) else ""
    games = "".join(make_game(language, name, picture, f"{up}../") for name, picture in pictures.items())
    return (
        (HERE / "landing.html")
        .read_text(encoding="utf-8")
        .format(
            language=language,
            policy=POLICY,
            title=escape(say("landing-title")),
            style=f"{up}{STYLE}",
            site=f"{up}../",
            claim=escape(say("web-claim")),
            welcome=escape(say("web-welcome")),
            lead=escape(say("landing-lead")),
            play=escape(say("web-play-now")),
            documents=escape(say("landing-documents")),
            choose=escape(say("landing-language")),
            languages="".join(link_language(other, language, up) for other in LANGUAGES),
            alternates="".join(f'<link rel="alternate" hreflang="{one}" href="{up}{place(one)}">' for one in LANGUAGES),
            games_heading=escape(say("landing-games")),
            games=games,
            offers_heading=escape(say("landing-offers")),
            offers="".join(make_offer(language, name) for name in OFFERS),
            legal=escape(say("landing-legal")),
            version=__version__,
        )
    )


def link_language(language: str, current: str, up: str) -> str:
    """A link to the page in another language, by that language's own name."""
    here = ' aria-current="page"' if language == current else ""
    return f'<a href="{up}{place(language)}" lang="{language}" hreflang="{language}"{here}>{OWN_NAMES[language]}</a>'


def make_game(language: str, name: str, picture: str, site: str) -> str:
    """A game with a picture of its table, and the way there."""
    say = Words(language).say
    title = escape(say(f"{name}-name"))
    button = f'<a class="button" href="{site}#{name}">{escape(say("landing-play", game=say(f"{name}-name")))}</a>'
    return f"<li>{picture}<h3>{title}</h3><p>{escape(say(f'{name}-tagline'))}</p>{button}</li>"


def make_offer(language: str, name: str) -> str:
    """One of the things that there are."""
    words = Words(language)
    return f"<li><h3>{escape(words.title(f'landing-{name}'))}</h3><p>{escape(words.say(f'landing-{name}'))}</p></li>"


def draw_example(name: str) -> str:
    """A table of the game in the midst of play, without words; nothing where no example is written down."""
    example = HERE / "examples" / f"{name}.txt"
    if not example.exists():
        return ""
    game, state = parse_position(example.read_text(encoding="utf-8"))
    return draw_lanes(find_lanes(name, game.view(state, 0))[:4], labels=False)


if __name__ == "__main__":
    write_landing(Path(sys.argv[1]))

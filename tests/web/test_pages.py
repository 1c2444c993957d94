"""Every page, at every size, in every language, for everybody."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Response, Route, expect

from stado.games import GAMES, make_game
from stado.games.board.cards import ACTION_KINDS, LUCKY_KINDS
from stado.locales import LANGUAGES, Words
from stado.rooms.names import guest_name
from tests.cases import sample
from tests.web.conftest import Site
from tests.web.stage import Stage, questions
from tests.web.visitor import SLOW, Visitor, Visits

pytestmark = pytest.mark.browser

FIRST_LOAD = 150_000  # bytes of script and style, zipped
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
LONGEST = "de"  # has the longest words


def sit_at(game: str, variant: str) -> Callable[[Visitor], None]:
    def open_it(visitor: Visitor) -> None:
        visitor.sit_down(game, variant, 4)

    return open_it


def go_to(path: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.open(path)


def open_waiting_room(visitor: Visitor) -> None:
    room = visitor.ask("/api/rooms", "POST", {"game": "six", "seats": 4})
    visitor.open(f"/room/{room['id']}")
    visitor.page.locator(".invite").wait_for()


def open_cover(visitor: Visitor) -> None:
    chairs = [{"kind": "me"}, {"kind": "me"}]
    wanted = {"game": "six", "seats": 2, "chairs": chairs, "hot_seat_names": ["Anna", "Boris"], "start": True}
    room = visitor.ask("/api/rooms", "POST", wanted)
    visitor.open(f"/room/{room['id']}")
    visitor.page.locator(".cover").wait_for()


def look_on(visitor: Visitor) -> str:
    """Watches bots play a match to its end, and returns the room's id."""
    bots = [{"kind": "bot", "level": "novice"}] * 4
    wanted = {"game": "six", "options": {"rounds": 1}, "seats": 4, "chairs": bots, "start": True}
    room: str = visitor.ask("/api/rooms", "POST", wanted)["id"]
    visitor.open(f"/room/{room}")
    visitor.result.wait_for()
    return room


def open_result(visitor: Visitor) -> None:
    look_on(visitor)
    visitor.page.locator("figure svg").first.wait_for()


def open_replay(visitor: Visitor) -> None:
    visitor.open(f"/replay/{look_on(visitor)}#9")


def open_review(visitor: Visitor) -> None:
    visitor.open(f"/replay/{look_on(visitor)}#0/0/review")
    visitor.page.locator("dialog .sums").wait_for()
    visitor.page.locator("progress").wait_for(state="detached")


def open_dialog(key: str) -> Callable[[Visitor], None]:
    def open_it(visitor: Visitor) -> None:
        sit_at("six", "jubilee")(visitor)
        visitor.page.keyboard.press(key)
        visitor.page.locator("dialog, .menu").wait_for()

    return open_it


def open_settings(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator("header button").last.click()
    visitor.page.locator("dialog").wait_for()


def open_setup(way: str) -> Callable[[Visitor], None]:
    def open_it(visitor: Visitor) -> None:
        visitor.open()
        visitor.page.locator(f"input[value={way}]").check()
        visitor.page.locator(".setup details summary").click()

    return open_it


def open_nowhere(visitor: Visitor) -> None:
    visitor.expected.append("404")
    visitor.open("/room/nowhere")
    visitor.page.locator(".message h1").wait_for()


TOURS: dict[str, dict[str, Callable[[Visitor], None]]] = {
    "places": {
        "start": go_to("/"),
        "friends": open_setup("friends"),
        "device": open_setup("device"),
        "settings": open_settings,
        "replays": go_to("/replays"),
        "learn": go_to("/learn"),
        **{f"rules-{game.name}": go_to(f"/learn/{game.name}") for game in GAMES},
        "claim": go_to("/claim"),
        "nowhere": open_nowhere,
    },
    "moments": {
        "waiting": open_waiting_room,
        "cover": open_cover,
        "keys": open_dialog("?"),
        "seen": open_dialog("s"),
        "why": open_dialog("w"),
        "emotes": open_dialog("e"),
        "result": open_result,
        "replay": open_replay,
        "review": open_review,
    },
    "tables": {game.name: sit_at(game.name, game.variants[-1].name) for game in GAMES},
    "other tables": {
        f"{game.name}-{variant.name}": sit_at(game.name, variant.name)
        for game in GAMES
        for variant in game.variants[:-1]
    },
}


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("tour", sample(TOURS, "places", "tables"))
@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [
        pytest.param("en", DESKTOP, "light", id="desktop", marks=pytest.mark.slow),
        *(
            pytest.param(language, PHONE, "dark", id=language, marks=() if language == LONGEST else pytest.mark.slow)
            for language in LANGUAGES
        ),
    ],
)
def test_every_page_has_its_words_and_is_for_everybody(
    visits: Visits, language: str, size: dict[str, int], scheme: str, tour: str
) -> None:
    visitor = visits.make(viewport=size, color_scheme=scheme, locale=language)
    for name, open_page in TOURS[tour].items():
        open_page(visitor)
        assert visitor.page.locator("html").get_attribute("lang") == language
        assert visitor.complaints == [], name
        try:
            visitor.no_sideways()
            if language in ("en", LONGEST):  # what axe looks at is the same in all of them
                visitor.accessible()
            visitor.enlarge()
            visitor.no_sideways()
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from None


@pytest.mark.parametrize(
    "path", sample(["/", "/learn", "/learn/six", "/replays", "/replay/nothing", "/room/nowhere"], "/", "/room/nowhere")
)
def test_a_page_that_waits_for_the_server_says_so(visitor: Visitor, path: str) -> None:
    held: list[Route] = []
    answering = False

    def hold(request: Route) -> None:
        if answering:
            request.continue_()
        else:
            held.append(request)

    visitor.expected.append("404")
    visitor.page.route("**/api/**", hold)
    visitor.page.goto(visitor.base + path)
    expect(visitor.page.locator("#main[aria-busy=true]")).to_be_visible()
    expect(visitor.page.locator("h1")).to_have_count(1)
    visitor.accessible()
    answering = True
    for request in held:
        request.continue_()
    visitor.page.wait_for_selector("#main:not([aria-busy=true])")
    expect(visitor.page.locator("h1")).to_have_count(1)


@pytest.mark.parametrize("language", sample(LANGUAGES, LONGEST))
def test_cards_with_long_names_fit_a_phone(visits: Visits, language: str) -> None:
    visitor, words = visits.make(viewport=PHONE, locale=language), Words(language)
    asked = questions(make_game("board", {"variant": "advanced"}, 4), "long names")
    Stage(visitor).show(next(one for one in asked if one.kind == "play_card"))
    visitor.enlarge()
    names = visitor.page.locator("[data-zone=card] .effect b")
    assert names.count() > 0
    for kind in (*ACTION_KINDS, *LUCKY_KINDS):
        name = words.say(f"board-card-{kind}")
        names.evaluate_all("(spans, name) => spans.forEach((span) => (span.textContent = name))", name)
        visitor.no_sideways()


def test_a_newcomer_is_in_a_game_with_one_click(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_selector(".hand button")
    assert visitor.page.locator("[data-seat]").count() == 4


def test_an_address_may_name_the_game(visitor: Visitor) -> None:
    visitor.open("/#loot")
    page = visitor.page
    expect(page.locator("input[value=loot]")).to_be_checked()
    page.locator("input[value=board]").check()
    assert page.url == visitor.base + "/"
    visitor.open("/#three")
    expect(page.locator("input[value=three]")).to_be_checked()
    visitor.open("/#nothing")
    expect(page.locator("input[value=board]")).to_be_checked()


@pytest.mark.parametrize("language", sample(LANGUAGES, "cs"))
def test_a_newcomer_is_called_in_their_own_language_until_they_give_a_name(visits: Visits, language: str) -> None:
    words = Words(language)
    visitor = visits.make(locale=language)
    visitor.open()
    animals = {words.say(f"web-guest-{guest_name(number).lower()}") for number in range(100)}
    assert visitor.ask("/api/me")["name"] in animals
    visitor.ask("/api/me", "PATCH", {"name": "Robin"})
    visitor.open()
    assert visitor.ask("/api/me")["name"] == "Robin"


def test_the_language_changes_at_once_and_is_kept(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Language").select_option("de")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    visitor.open("/learn")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.slow
def test_what_is_set_outlives_the_port_of_the_server(visits: Visits, tmp_path: Path) -> None:
    visitor = visits.make()
    visitor.open()
    visitor.page.locator("input[value=three]").check()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Language").select_option("pl")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    another = Site(f"sqlite:///{tmp_path / 'another.db'}")
    visitor.base = another.base
    visitor.open()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    expect(visitor.page.locator("input[value=three]")).to_be_checked()
    visitor.page.goto("about:blank")
    another.stop()


def test_a_rule_is_explained_and_leads_to_all_rules(visitor: Visitor) -> None:
    visitor.sit_down("six", "classic", 2)
    visitor.page.get_by_role("button", name=re.compile("Why")).first.click()
    visitor.page.get_by_role("link", name="All rules").click()
    visitor.page.wait_for_url(re.compile(r"/learn/six#SIX-\d+"))
    expect(visitor.page.locator(".wanted")).to_be_visible()


@pytest.mark.parametrize("speed", [SLOW, 0], ids=["flying", "still"])
def test_a_screen_reader_hears_what_happens_and_then_the_question(visits: Visits, speed: float) -> None:
    visitor = visits.make(speed=speed)
    visitor.sit_down("six", "classic", 2)
    visitor.click_answer()
    live = visitor.page.locator("[data-live]")
    expect(live).to_contain_text(re.compile(r"Revealed.*(Which card do you play|Your card is low)", re.DOTALL))


def test_the_first_load_is_small(visitor: Visitor) -> None:
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    visitor.page.on("response", note)
    visitor.open()
    visitor.page.wait_for_selector(".setup")
    weighty = [one for one in loaded if one.request.resource_type in ("script", "stylesheet")]
    assert len(weighty) > 1
    assert sum(len(gzip.compress(one.body())) for one in weighty) < FIRST_LOAD


def test_the_page_can_be_installed_and_its_shell_opens_without_a_network(visits: Visits) -> None:
    visitor = visits.make(service_workers="allow")
    visitor.expected += ["net::ERR", "Failed to load"]
    visitor.open()
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visitor.open()
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = found["manifest"]
    assert (manifest["name"], manifest["startUrl"]) == ("stado", visitor.base + "/")
    assert manifest["display"] == "kStandalone"
    assert len(manifest["icons"]) > 0
    for icon in manifest["icons"]:
        visitor.page.evaluate("(src) => Object.assign(new Image(), { src }).decode()", icon["url"])
    # A browser that has windows knows more reasons; a private one, as each visitor's is, installs nothing ever.
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(visitor.page.get_by_text("The server cannot be reached.")).to_have_count(1)

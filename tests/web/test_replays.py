"""Finished matches, looked at step by step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from stado.core.match import Match
from stado.core.record import format_record
from stado.core.rng import Rng
from stado.games import make_game
from stado.locales import Words
from tests.cases import sample
from tests.web.static import BOTH_HOMES
from tests.web.visitor import Visitor, Visits

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("kernels")]

NAMES = ("Anna", "Boris", "Cyril", "Dora", "Emil", "Fabian")


class Played(NamedTuple):
    """A match, and by what its player is known."""

    room: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def played(chrome: Browser, site: str) -> Played:
    """A match that somebody has played to its end."""
    visits = Visits(chrome, site)
    player = visits.make()
    room = player.finish("six", "classic", 2, rounds=1)
    cookies = {cookie["name"]: cookie["value"] for cookie in player.context.cookies()}
    visits.end()
    return Played(room, cookies)


@pytest.fixture
def finished(visitor: Visitor, played: Played) -> str:
    """A match whose result lies before the visitor, who played it."""
    for name, value in played.cookies.items():
        visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.base}])
    visitor.open(f"/room/{played.room}")
    visitor.result.wait_for()
    return played.room


@pytest.mark.usefixtures("finished")
def test_a_replay_is_stepped_jumped_and_seen_from_every_seat(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("link", name="Watch the replay").click()
    count = page.locator(".count")
    expect(count).to_contain_text("0 of")
    page.get_by_role("button", name="One step on").click()
    expect(count).to_contain_text("1 of")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".log li.turn")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-live]")).to_contain_text("the pick is made")
    page.keyboard.press("ArrowLeft")
    assert page.locator(".hands p").count() == 2
    page.get_by_label("Whose eyes").select_option(index=2)
    expect(page.locator(".hand [data-piece]").first).to_be_visible()
    page.get_by_label("Whose eyes").select_option("onlooker")
    expect(page.locator(".hand")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".log")).to_contain_text("The match is over")


def test_a_link_leads_to_a_moment(visitor: Visitor, finished: str) -> None:
    visitor.open(f"/replay/{finished}#7/1")
    expect(visitor.page.locator(".count")).to_contain_text("7 of")
    expect(visitor.page.get_by_label("Whose eyes")).to_have_value("1")
    visitor.page.get_by_role("button", name="One step on").click()
    visitor.page.wait_for_url(re.compile(r"#8/1$"))
    visitor.page.evaluate("location.hash = '#3/onlooker'")
    expect(visitor.page.locator(".count")).to_contain_text("3 of")
    expect(visitor.page.get_by_label("Whose eyes")).to_have_value("onlooker")


def play_at_random(game: str, variant: str) -> str:
    """A record of a match whose seats all play at random."""
    table = make_game(game, {"variant": variant})
    match = Match(table, "replay", names=NAMES[: table.seats])
    rng = Rng("replay")
    while match.to_act:
        match.act(match.to_act[0], rng.choice(table.prompt(match.state, match.to_act[0]).legal))
    return format_record(match.record)


def open_file(visitor: Visitor, path: Path, text: str) -> None:
    """Opens a record from a file."""
    path.write_text(text)
    visitor.open("/replays")
    words = Words(visitor.page.locator("html").get_attribute("lang") or "en")
    visitor.page.get_by_label(words.say("web-open-file")).set_input_files(path)
    visitor.page.wait_for_url(re.compile("/replay/file"))
    visitor.page.locator(".controls").wait_for()


def test_the_log_tells_what_was_told_to_those_through_whose_eyes_one_sees(visitor: Visitor, tmp_path: Path) -> None:
    open_file(visitor, tmp_path / "match.stado", play_at_random("six", "classic"))
    page = visitor.page
    deals = page.locator(".log .line", has_text="cards are dealt.")
    known = page.locator(".log .line", has_text=re.compile(r"dealt\. \d"))
    page.keyboard.press("ArrowDown")
    for eyes, names in (("open", NAMES[:4]), ("1", ("Boris",)), ("onlooker", ()), ("open", NAMES[:4])):
        page.get_by_label("Whose eyes").select_option(eyes)
        expect(known).to_have_count(len(names))
        expect(deals).to_have_count(4)
        assert [text.partition(":")[0] for text in known.all_inner_texts()] == list(names)


@pytest.mark.slow
def test_what_a_seat_gained_is_shown_for_a_while_only(visitor: Visitor, tmp_path: Path) -> None:
    open_file(visitor, tmp_path / "match.stado", play_at_random("three", "standard"))
    page, change, score = visitor.page, visitor.page.locator(".change"), visitor.page.locator(".score")
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    shown = 0
    for _ in range(100):
        page.keyboard.press("ArrowRight")
        if change.count() > 0 and shown < 2:
            before = score.all_inner_texts()
            page.keyboard.press("ArrowRight")
            if score.all_inner_texts() == before:  # what comes next and gains nothing must not keep it there
                shown += 1
                page.clock.run_for(1500)
                expect(change).not_to_have_count(0)
                page.clock.run_for(200)
                expect(change).to_have_count(0)
    assert shown == 2


def test_a_coach_says_what_was_best(visitor: Visitor, finished: str) -> None:
    visitor.open(f"/replay/{finished}")
    page = visitor.page
    ask, verdict = page.get_by_role("button", name="What was best?"), page.locator(".coach .verdict")
    expect(page.get_by_role("button", name="Coach")).to_be_visible()
    expect(ask).to_have_count(0)
    page.get_by_role("button", name="The next answer").click()
    ask.click()
    expect(page.locator(".coach li.best")).to_have_count(1)
    expect(page.locator(".coach li.given")).to_have_count(1)
    expect(page.locator(".coach li")).to_have_count(10)
    expect(verdict).to_contain_text(re.compile(r"Nothing better|cows better than|Too close to call"))
    said = verdict.inner_text().partition(" · ")[2]
    expect(page.locator("[data-live]")).to_contain_text(said)
    page.keyboard.press("n")
    expect(ask).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".coach li.best")).to_have_count(1)
    visitor.no_sideways()
    visitor.accessible()
    page.keyboard.press("Home")
    expect(verdict).to_contain_text("Nothing to judge")


@pytest.mark.slow
def test_a_coach_judges_those_through_whose_eyes_one_sees(visitor: Visitor, finished: str) -> None:
    visitor.open(f"/replay/{finished}")
    page = visitor.page
    page.keyboard.press("c")
    for seat in (0, 1):
        page.get_by_label("Whose eyes").select_option(str(seat))
        name = page.locator("select option").nth(2 + seat).inner_text()
        page.keyboard.press("Home")
        for _ in range(4):
            page.keyboard.press("n")
            expect(page.locator(".coach .verdict b")).to_have_text(name)
            expect(page.locator(".coach li.given")).to_have_count(1)
    page.get_by_label("Whose eyes").select_option("onlooker")
    expect(page.locator(".coach .verdict")).to_contain_text("Nothing to judge")


def test_a_coach_judges_on_the_table_that_the_answer_was_given_at(visitor: Visitor, tmp_path: Path) -> None:
    open_file(visitor, tmp_path / "match.stado", play_at_random("six", "classic"))
    page = visitor.page
    page.keyboard.press("n")
    expect(page.locator("[data-mark]")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".coach li.given")).to_have_count(1)
    expect(page.locator(".hand [data-mark=best]")).to_have_count(1)
    expect(page.locator(".hand [data-piece]")).to_have_count(10)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_a_coach_who_cannot_answer_is_asked_again(visitor: Visitor, finished: str) -> None:
    visitor.expected.append("status of 503")
    visitor.open(f"/replay/{finished}")
    page = visitor.page
    busy = {"error": {"code": "busy", "message": "busy"}}
    page.route("**/reviews?step=*", lambda route: route.fulfill(status=503, json=busy))
    page.keyboard.press("n")
    page.keyboard.press("b")
    expect(page.locator(".coach .verdict")).to_contain_text("The server is busy")
    page.unroute("**/reviews?step=*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".coach li.given")).to_have_count(1)


@pytest.mark.slow
def test_a_coach_knows_every_game_and_fits_a_phone(visits: Visits, tmp_path: Path) -> None:
    for game, variant, language in (("three", "standard", "cs"), ("loot", "expert", "de"), ("board", "basic", "pl")):
        visitor = visits.make(viewport={"width": 360, "height": 740}, locale=language)
        open_file(visitor, tmp_path / "match.stado", play_at_random(game, variant))
        visitor.page.keyboard.press("c")
        for _ in range(3):
            visitor.page.keyboard.press("n")
            expect(visitor.page.locator(".coach li.given")).to_have_count(1)
        visitor.no_sideways()
        visitor.accessible()
        visitor.enlarge()
        wide = "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).length"
        # The answers lie side by side, and are scrolled.
        assert visitor.page.locator(".controls *:not(.coach ol *)").evaluate_all(wide) == 0
        top = visitor.page.locator(".controls").evaluate("one => one.getBoundingClientRect().top / innerHeight")
        assert top > 0.35


@pytest.mark.slow
def test_a_coach_sums_up_the_match_and_leads_to_what_was_worse(visitor: Visitor, tmp_path: Path) -> None:
    open_file(visitor, tmp_path / "match.stado", play_at_random("three", "standard"))
    page = visitor.page
    page.keyboard.press("m")
    dialog = page.locator("dialog")
    slips = dialog.locator(".slips button")
    expect(dialog.locator(".sums li")).to_have_count(4)
    expect(dialog.locator("progress")).to_have_count(0)
    expect(dialog.get_by_role("status")).to_contain_text("answers could have been better.")
    visitor.accessible()
    counts = [re.findall(r"\d+", text) for text in dialog.locator(".sums small").all_inner_texts()]
    dialog.get_by_role("button", name=re.compile("Show all")).click()
    assert slips.count() == sum(int(better) for better, _ in counts)
    losses = [float(text.replace("\N{MINUS SIGN}", "-")) for text in slips.locator(".loss").all_inner_texts()]
    assert losses == sorted(losses)
    assert losses[-1] < 0
    name, said = slips.first.locator("b").inner_text(), slips.first.locator(".loss").inner_text()
    slips.first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".coach .verdict")).to_contain_text(name)
    expect(page.locator(".coach li.given")).to_contain_text(said)
    marks, slider = page.locator(".time i"), page.get_by_label("Moment of the match")
    assert marks.count() == len(losses)
    length = int(slider.get_attribute("max") or 0)
    places = marks.evaluate_all("all => all.map((one) => one.style.getPropertyValue('--at'))")
    assert int(slider.input_value()) == round(float(places[0]) * length)


def test_a_match_is_summed_up_for_who_played_it(visitor: Visitor, finished: str) -> None:
    page, name = visitor.page, visitor.page.locator(".sums b")
    visitor.result.get_by_role("link", name="What could be better").click()
    page.wait_for_url(re.compile(f"/replay/{finished}"))
    expect(name).to_have_count(1)
    expect(page.locator("dialog progress")).to_have_count(0)
    expect(page.locator(".sums small")).to_contain_text(re.compile(r"of \d+ answers could have been better"))
    mine = name.inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Whose eyes").locator("option:checked")).to_have_text(mine)


def test_a_sum_that_could_not_be_made_goes_on_when_asked_again(visitor: Visitor, finished: str) -> None:
    visitor.expected.append("status of 503")
    visitor.open(f"/replay/{finished}")
    page, dialog = visitor.page, visitor.page.locator("dialog")
    busy = {"error": {"code": "busy", "message": "busy"}}
    page.route("**/reviews?step=*", lambda route: route.fulfill(status=503, json=busy))
    page.get_by_role("button", name="What could be better").click()
    expect(dialog).to_contain_text("The server is busy")
    expect(dialog).to_contain_text(re.compile(r"0 of \d+ answers judged"))
    page.unroute("**/reviews?step=*")
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog.locator("progress")).to_have_count(0)
    expect(dialog).not_to_contain_text("The server is busy")


def test_there_is_no_coach_before_the_end(visitor: Visitor, tmp_path: Path) -> None:
    record = play_at_random("six", "classic")
    open_file(visitor, tmp_path / "match.stado", "".join(record.splitlines(keepends=True)[:9]))
    visitor.page.keyboard.press("End")
    expect(visitor.page.locator(".count")).to_contain_text("8 of 8")
    expect(visitor.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "variant"),
    sample(
        [("six", "jubilee"), ("board", "advanced-lucky"), ("loot", "expert"), ("three", "standard")], "three-standard"
    ),
)
@BOTH_HOMES
def test_a_file_of_any_game_is_seen_from_every_seat(anyone: Visitor, tmp_path: Path, game: str, variant: str) -> None:
    open_file(anyone, tmp_path / "match.stado", play_at_random(game, variant))
    page = anyone.page
    eyes = page.get_by_label("Whose eyes")
    eyes.wait_for()
    viewers = page.locator("select option").evaluate_all("options => options.map((option) => option.value)")
    assert viewers[:3] == ["open", "onlooker", "0"]
    for viewer in viewers:
        eyes.select_option(viewer)
        page.keyboard.press("Home")
        for _ in range(4):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        page.wait_for_url(re.compile(rf"#[1-9]\d*/{viewer}$"))
        page.keyboard.press("End")
        expect(page.locator(".log")).to_contain_text("The match is over")


@pytest.mark.usefixtures("finished")
def test_a_saved_record_is_opened_from_its_file(visitor: Visitor, visits: Visits, tmp_path: Path) -> None:
    with visitor.page.expect_download() as started:
        visitor.page.get_by_role("button", name="Save the record").click()
    path = tmp_path / "match.stado"
    started.value.save_as(path)
    other = visits.make()
    other.open("/replays")
    other.page.get_by_label("Open a record").set_input_files(path)
    other.page.wait_for_url(re.compile("/replay/file"))
    expect(other.page.locator(".count")).to_contain_text("0 of")


@BOTH_HOMES
def test_a_file_that_is_no_record_is_refused_in_words(anyone: Visitor, tmp_path: Path) -> None:
    path = tmp_path / "broken.stado"
    path.write_text("nothing of the kind\n")
    anyone.expected.append("status of 4")
    anyone.open("/replays")
    anyone.page.get_by_label("Open a record").set_input_files(path)
    expect(anyone.page.locator(".notice")).to_be_visible()


def test_finished_matches_are_listed(visitor: Visitor, finished: str) -> None:
    visitor.open("/replays")
    expect(visitor.page.locator(f"a[href='/replay/{finished}']")).to_be_visible()

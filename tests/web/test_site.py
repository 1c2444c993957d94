"""The site that plays without a server, on a plain static host under a path of its own."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from stado.core.game import Variant
from stado.core.match import replay
from stado.core.record import parse_record
from stado.games import GAMES, record_game
from stado.page.backup import Backup
from stado.page.database import StoredRoom
from stado.page.log import parse_stored
from stado.page.site import write_site
from stado.rooms.log import Acted
from stado.rooms.state import RoomState
from stado.rooms.thinking import BotTask, make_bot_task, think
from stado.server.settings import Settings
from tests.web.conftest import Site
from tests.web.static import Guest, StaticHost, visit
from tests.web.test_matches import TABLES

pytestmark = pytest.mark.browser

MOST_BYTES = (
    7_000_000  # of all that a visitor of the game fetches, zipped; pages beside it are fetched by their readers
)
STATUS = ".strip"


def save_record(guest: Guest, folder: Path) -> str:
    with guest.page.expect_download() as started:
        guest.page.get_by_role("button", name="Save the record").click()
    started.value.save_as(folder / "match.stado")
    return (folder / "match.stado").read_text()


def is_restored(guest: Guest) -> bool:
    """Whether Python was not started here, but taken up as an earlier visit had started it."""
    return bool(guest.page.workers[0].evaluate("performance.getEntriesByName('restored').length"))


def test_the_start_page_is_there_before_the_runtime(guest: Guest, host: StaticHost) -> None:
    arrived = threading.Event()

    def hold(name: str, content: bytes) -> bytes:
        if name == "runtime/pyodide.asm.wasm":
            arrived.wait(60)
        return content

    host.change = hold
    guest.open()
    expect(guest.page.locator(STATUS)).to_contain_text("Fetching the game")
    guest.page.get_by_text("Linko!").click()
    guest.page.get_by_role("button", name="Play now").click()
    arrived.set()
    guest.page.wait_for_url("**?/room/*")
    guest.wait_for_question()
    expect(guest.page.locator(STATUS)).to_have_count(0)
    assert len(host.fetched) < 2 * len(set(host.fetched)), "everything was fetched twice"


def go_offline(guest: Guest, host: StaticHost) -> None:
    """The host goes down and the network away, and the page is loaded again."""
    guest.wait_until_kept()
    host.stop()
    guest.context.set_offline(True)
    guest.page.reload()
    guest.wait_for_question()


def test_a_match_goes_on_after_a_reload_without_any_network(guest: Guest, host: StaticHost) -> None:
    guest.sit_down("three", "standard", 2)
    guest.click_answer()
    guest.wait_for_question()
    hand = guest.page.locator("main").inner_text()
    go_offline(guest, host)
    assert guest.page.locator("main").inner_text() == hand
    guest.click_answer()
    guest.wait_for_question()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_a_match_of_every_variant_is_played_without_any_network(
    guest: Guest, host: StaticHost, game: str, variant: Variant, tmp_path: Path
) -> None:
    room = guest.sit_down(game, variant.name, variant.usual_seats)
    go_offline(guest, host)
    assert is_restored(guest)
    guest.play_by_pointer()
    record = parse_record(save_record(guest, tmp_path))
    assert replay(record_game(record), record).outcome is not None
    guest.open(f"/replay/{room}")
    expect(guest.page.get_by_text("0 of")).to_be_visible()
    guest.open()
    expect(guest.page.get_by_text("no ranked matches")).to_be_visible()


@pytest.mark.slow
def test_a_second_tab_waits_until_the_first_is_closed(guest: Guest) -> None:
    room = guest.sit_down("six", "classic", 2)
    hand = guest.hand()
    first, guest.page = guest.page, guest.context.new_page()
    guest.page.goto(f"{guest.base}?/room/{room}")
    expect(guest.page.locator(STATUS)).to_contain_text("open in another tab")
    first.close()
    guest.wait_for_question()
    assert guest.hand() == hand


def test_a_file_that_does_not_come_whole_is_told_in_words(guest: Guest, host: StaticHost) -> None:
    host.change = lambda name, content: content[:-100] if name == "runtime/python.tar.gz" else content
    guest.open()
    expect(guest.page.locator(STATUS)).to_contain_text("did not arrive whole: runtime/python.tar.gz")
    host.change = lambda _, content: content
    guest.page.reload()
    guest.page.get_by_role("button", name="Play now").click()
    guest.wait_for_question()


@pytest.mark.slow
def test_a_newer_version_is_offered_and_the_match_goes_on(chrome: Browser, site_folder: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(site_folder, site)
    host = StaticHost(site)
    guest = visit(chrome, host)
    room = guest.sit_down("six", "classic", 2)
    hand = guest.hand()
    guest.wait_until_kept()
    write_site(site, make_static(tmp_path / "static", "a newer title"))
    guest.open()
    expect(guest.page).to_have_title("stado")
    guest.page.get_by_role("button", name="Load it").click()
    guest.page.wait_for_function("() => document.querySelector('meta[name=newer]') !== null")
    guest.open(f"/room/{room}")
    guest.wait_for_question()
    assert guest.hand() == hand
    guest.context.close()
    host.stop()
    assert guest.complaints == []


@pytest.mark.slow
def test_an_answer_is_taken_back_for_good(guest: Guest) -> None:
    room = guest.sit_down("six", "classic", 3)
    dealt = guest.hand()
    undo = guest.page.get_by_role("button", name="Take back your last answer")
    expect(undo).to_be_disabled()
    guest.click_answer()
    expect(undo).to_be_enabled()
    guest.wait_for_question()
    undo.click()
    expect(guest.page.locator(".hand [data-piece]")).to_have_count(len(dealt))
    assert guest.hand() == dealt
    guest.open(f"/room/{room}")
    guest.wait_for_question()
    assert guest.hand() == dealt


def make_static(folder: Path, mark: str) -> Path:
    """The client with a page that tells itself from the usual one."""
    shutil.copytree(Settings().static, folder)
    page = folder / "index.html"
    page.write_text(page.read_text().replace("</head>", f'<meta name="newer" content="{mark}" /></head>'))
    return folder


@pytest.mark.slow
def test_everything_kept_is_saved_and_loaded_elsewhere(
    guest: Guest, chrome: Browser, host: StaticHost, tmp_path: Path
) -> None:
    guest.sit_down("six", "classic", 2)
    hand = guest.hand()
    guest.open("/replays")
    expect(guest.page.get_by_text("save a copy now and then")).to_be_visible()
    with guest.page.expect_download() as started:
        guest.page.get_by_role("button", name="Save everything").click()
    copy = tmp_path / "copy.json"
    started.value.save_as(copy)
    other = visit(chrome, host)
    other.open("/replays")
    cut = tmp_path / "cut.json"
    cut.write_text(copy.read_text()[:-20])
    other.page.get_by_label("Load a saved copy").set_input_files(cut)
    expect(other.page.locator(".notice")).to_contain_text("not a copy that stado saved, or not all of it")
    other.page.get_by_label("Load a saved copy").set_input_files(copy)
    expect(other.page.locator(".notice")).to_contain_text("1 match was added")
    other.open()
    other.page.get_by_role("link", name=re.compile("Go on")).click()
    other.wait_for_question()
    assert other.hand() == hand
    other.context.close()
    assert other.complaints == []


def save_all(guest: Guest, path: Path) -> Backup:
    guest.open("/replays")
    with guest.page.expect_download() as started:
        guest.page.get_by_role("button", name="Save everything").click()
    started.value.save_as(path)
    return msgspec.json.decode(path.read_bytes(), type=Backup)


def check_bots(room: StoredRoom) -> int:
    """Has every bot of a kept room think again here, and returns how many answers were the same."""
    head, lines = parse_stored(room)
    state, same = RoomState(head), 0
    asked: dict[int, BotTask] = {}
    for line in lines:
        if isinstance(line.entry, Acted) and line.entry.bot:
            answer = think(asked.pop(line.entry.seat))
            assert msgspec.json.decode(msgspec.json.encode(answer.action)) == line.entry.action
            same += 1
        state.apply(line)
        for seat, level, decision in state.bots_due():
            assert state.match is not None
            asked.setdefault(seat, make_bot_task(state.match, seat, level, state.bot_stream(seat, decision)))
    return same


@pytest.mark.slow
@pytest.mark.parametrize(("game", "variant"), TABLES)
def test_masters_in_the_page_answer_as_they_do_here(guest: Guest, game: str, variant: Variant, tmp_path: Path) -> None:
    guest.sit_down(game, variant.name, variant.usual_seats, level="master")
    for _ in range(4):
        guest.click_answer()
        guest.wait_for_question()
    (room,) = save_all(guest, tmp_path / "copy.json").rooms
    assert check_bots(room) >= 4


@pytest.mark.slow
def test_masters_of_a_later_visit_answer_as_they_do_here(guest: Guest, tmp_path: Path) -> None:
    guest.sit_down("six", "classic", 3, level="master")
    guest.wait_until_kept()
    for _ in range(2):
        guest.page.reload()
        guest.wait_for_question()
        assert is_restored(guest)
        guest.click_answer()
        guest.wait_for_question()
    (room,) = save_all(guest, tmp_path / "copy.json").rooms
    assert check_bots(room) >= 4


@pytest.mark.slow
def test_a_snapshot_that_leads_nowhere_is_forgotten(guest: Guest) -> None:
    guest.sit_down("six", "classic", 2)
    hand = guest.hand()
    guest.wait_until_kept()
    guest.page.evaluate(
        """async () => {
          const cache = await caches.open(`stado-snapshot ${location.pathname}`);
          const place = new URL('snapshot', location).href;
          const kept = await cache.match(place);
          const headers = new Headers(kept.headers);
          const broken = new Uint8Array(await kept.arrayBuffer());
          const [, count] = new Uint32Array(broken.buffer, 0, 2);
          broken.fill(7, 4 * (2 + count), 4 * (2 + count) + 4096 * count);
          const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', broken));
          headers.set('Hash', [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
          await cache.put(place, new Response(broken, { headers }));
        }"""
    )
    guest.page.reload()
    guest.wait_for_question()
    assert not is_restored(guest)
    assert guest.hand() == hand


@pytest.mark.slow
def test_a_full_browser_is_told_in_words(guest: Guest) -> None:
    guest.sit_down("six", "classic", 2)
    guest.expected.append("QuotaExceededError")
    guest.page.workers[0].evaluate(
        """() => {
          IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };
        }"""
    )
    guest.click_answer()
    expect(guest.page.locator(STATUS)).to_contain_text("its storage is full")


@pytest.fixture
def server(site_folder: Path, tmp_path: Path) -> Iterator[Site]:
    """A server whose page can play alone too, for the runtime is built."""
    assert site_folder.exists()
    server = Site(f"sqlite:///{tmp_path / 'stado.db'}")
    yield server
    server.stop()


@pytest.mark.slow
def test_a_servers_page_plays_alone_when_the_server_is_gone(chrome: Browser, server: Site) -> None:
    guest = Guest(chrome.new_context(locale="en-US"), f"{server.base}/")
    guest.page.goto(server.base)
    guest.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    guest.page.get_by_role("link", name="Play on this device").click()
    guest.page.get_by_role("button", name="Play now").click()
    guest.page.wait_for_url("**/?/room/*")
    guest.wait_for_question()
    hand = guest.hand()
    server.stop()
    guest.context.set_offline(True)
    guest.page.reload()
    guest.wait_for_question()
    assert guest.hand() == hand
    guest.expected += ["Failed to load resource", "ERR_"]
    guest.page.goto(server.base)
    expect(guest.page.get_by_role("alert")).to_contain_text("cannot be reached")
    guest.page.get_by_role("link", name="Play on this device").click()
    expect(guest.page.get_by_role("link", name=re.compile("Go on"))).to_be_visible()
    guest.context.close()
    assert guest.complaints == []


@pytest.mark.slow
def test_a_match_of_the_page_alone_is_sent_to_its_server_when_wanted(chrome: Browser, server: Site) -> None:
    guest = Guest(chrome.new_context(locale="en-US"), f"{server.base}/")
    choices = {"game": "three", "variants": {}, "seats": {"three/standard": 2}, "level": "novice"}
    stored = json.dumps(["/stado-settings", json.dumps({"speed": 0, "choices": choices})])
    guest.context.add_init_script(f"localStorage.setItem(...{stored})")
    guest.page.goto(f"{server.base}/?/")
    guest.page.get_by_role("button", name="Play now").click()
    guest.wait_for_question()
    guest.play_by_pointer()
    guest.page.goto(f"{server.base}/replays")
    expect(guest.page.get_by_text("You have finished no match yet.")).to_be_visible()
    guest.page.goto(f"{server.base}/?/replays")
    expect(guest.page.get_by_text("One finished match is on this device alone.")).to_be_visible()
    guest.page.get_by_role("button", name="Send to the server").click()
    expect(guest.page.get_by_text("Everything finished here is on the server too.")).to_be_visible()
    guest.page.goto(f"{server.base}/replays")
    expect(guest.page.locator("main a[href^='/replay/sent-']")).to_have_count(1)
    guest.context.close()
    assert guest.complaints == []


def test_the_site_is_small_and_every_game_has_its_words(site_folder: Path) -> None:
    archive = shutil.make_archive(str(site_folder.parent / "zipped"), "gztar", site_folder)
    assert Path(archive).stat().st_size <= MOST_BYTES
    for game in GAMES:
        assert (site_folder / "locales" / "en" / f"{game.name}.ftl").exists()
    assert 'href="/' not in (site_folder / "index.html").read_text()

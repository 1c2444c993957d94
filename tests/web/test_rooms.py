"""Several people at one table, in several browsers or around one device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.static import BOTH_HOMES
from tests.web.visitor import PATIENCE, Visitor, Visits

pytestmark = pytest.mark.browser


def open_room(host: Visitor, *, seats: int = 3, public: bool = False) -> str:
    """Opens a table for friends by the start page, and returns its path."""
    host.open()
    page = host.page
    page.get_by_label("With friends").check()
    while int(page.locator("output").inner_text()) > seats:
        page.get_by_role("button", name="Fewer").first.click()
    if public:
        page.get_by_label("Anybody may find").check()
    page.get_by_text("More options").click()
    page.get_by_label("Number of rounds").fill("1")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url(re.compile("/room/"))
    page.get_by_role("button", name="Copy the link").wait_for()
    return page.url.removeprefix(host.base)


def start_room(host: Visitor, friend: Visitor, path: str) -> None:
    """Lets a friend sit down, fills up with a bot and starts."""
    friend.open(path)
    friend.page.get_by_role("button", name="Sit here").first.click()
    friend.page.get_by_role("button", name="Stand up").wait_for()
    expect(host.page.get_by_role("button", name="Add a bot")).to_have_count(1)
    host.page.get_by_role("button", name="Add a bot").click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector(".hand button")


def play_together(host: Visitor, friend: Visitor) -> None:
    """Lets both answer whenever they are asked, until the match is over."""
    for _ in range(PATIENCE // 100):
        if host.over and friend.over:
            return
        asked = [visitor for visitor in (host, friend) if visitor.page.locator("[data-state=asked]").count() > 0]
        for visitor in asked:
            visitor.click_answer()
        if not asked:
            host.page.wait_for_timeout(100)
    raise AssertionError("the match is not over")


def lose_connection(visitor: Visitor) -> None:
    """Breaks the visitor's network."""
    visitor.expected += ["net::ERR", "WebSocket"]
    visitor.context.set_offline(True)


def test_friends_play_while_another_looks_on_and_a_lost_connection_comes_back(visits: Visits) -> None:
    host, friend, onlooker = visits.make(), visits.make(), visits.make()
    path = open_room(host)
    start_room(host, friend, path)
    onlooker.open(path)
    expect(onlooker.page.get_by_text("You are looking on.")).to_be_visible()
    assert onlooker.page.locator(".hand").count() == 0

    host.click_answer()
    expect(host.page.get_by_text(re.compile("Waiting for"))).to_be_visible()
    lose_connection(friend)
    alert = friend.page.get_by_role("alert")
    expect(alert).to_contain_text("reconnecting")
    friend.context.set_offline(False)
    expect(alert).to_be_hidden()
    play_together(host, friend)
    for visitor in (host, friend, onlooker):
        expect(visitor.result.locator("tfoot td").first).to_be_attached()
        visitor.settle()

    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda url: path not in url)
    friend.page.get_by_role("button", name="To the rematch").click()
    friend.page.wait_for_url(host.page.url)


def test_a_pick_may_be_changed_until_all_have_picked(visits: Visits) -> None:
    host, friend = visits.make(), visits.make()
    start_room(host, friend, open_room(host))
    hand = host.page.locator(".hand button")
    host.wait_for_question()
    hand.nth(2).click()
    expect(hand.nth(2)).to_have_class(re.compile("chosen"))
    host.page.wait_for_selector("[data-state=picked]")
    hand.nth(5).click()
    expect(hand.nth(5)).to_have_class(re.compile("chosen"))
    expect(hand.nth(2)).not_to_have_class(re.compile("chosen"))
    expect(friend.page.locator("[data-seat='0'] .picked")).to_be_visible()


def test_a_public_table_is_found_in_the_lobby_and_a_running_one_continued(visits: Visits) -> None:
    host, friend = visits.make(), visits.make()
    path = open_room(host, public=True)
    friend.open()
    friend.page.locator(f"a[href='{path}']").click()
    friend.page.get_by_role("button", name="Sit here").first.click()
    friend.open()
    expect(friend.page.locator("section", has_text="Continue").locator(f"a[href='{path}']")).to_be_visible()


def test_people_send_short_words_to_each_other(visits: Visits) -> None:
    host, friend = visits.make(), visits.make()
    start_room(host, friend, open_room(host))
    host.page.keyboard.press("e")
    host.page.get_by_role("button", name="Moo!").click()
    expect(friend.page.locator("[data-seat='0'] .emote")).to_have_text("Moo!")


def test_a_bot_plays_on_for_one_who_leaves_until_they_return(visits: Visits) -> None:
    visitor = visits.make()
    room = visitor.sit_down("six", "classic", 3, rounds=1)
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_role("button", name=re.compile("Leave the table")).click()
    visitor.page.wait_for_url(visitor.base + "/")
    visitor.open(f"/room/{room}")
    expect(visitor.page.get_by_text("A bot plays for you.").or_(visitor.result).first).to_be_visible()


def share_device(visitor: Visitor) -> None:
    """Starts a match of three people around one device, by the start page."""
    visitor.open()
    page = visitor.page
    page.get_by_label("On one device").check()
    page.get_by_label("Player 1").fill("Anna")
    page.get_by_label("Player 2").fill("Boris")
    page.locator(".people").get_by_role("button", name="More").click()
    page.get_by_label("Player 3").fill("Cyril")
    page.get_by_text("More options").click()
    page.get_by_label("Number of rounds").fill("2")
    page.get_by_role("button", name="Play now").click()


def test_one_device_goes_round(visitor: Visitor) -> None:
    share_device(visitor)
    for name in ("Anna", "Boris", "Cyril"):
        cover = visitor.page.locator(".cover")
        expect(cover).to_contain_text(f"Pass the device to {name}")
        expect(visitor.page.locator(".hand")).to_have_count(0)
        cover.get_by_role("button").click()
        expect(visitor.page.locator(".you .name")).to_have_text(name)
        visitor.wait_for_question()
        visitor.click_answer()


@pytest.mark.slow
@BOTH_HOMES
def test_one_device_goes_round_and_hides_the_hands_to_the_end(anyone: Visitor) -> None:
    share_device(anyone)
    page = anyone.page
    heard = page.locator("[data-live] p")
    holders = []
    said: set[str] = set()
    for _ in range(200):
        page.wait_for_selector(".cover, dialog ol, [data-state=asked]")
        if anyone.over:
            break
        if page.locator(".cover").count() > 0:
            assert page.locator(".hand").count() == 0
            holders.append(page.locator(".cover h2").inner_text())
            said |= set(heard.all_inner_texts())
            page.locator(".cover button").click()
            expect(heard.last).to_have_text(re.compile(r"Which card do you play\?|Which row do you take\?"))
            continue
        anyone.click_answer()
    assert anyone.over
    assert {f"Pass the device to {name}" for name in ("Anna", "Boris", "Cyril")} == set(holders)
    assert len(holders) >= 60  # everybody takes it for every card
    # When the second round is dealt, everybody hears how many cards, and nobody which.
    dealt = [sentence for sentence in said if "dealt" in sentence]
    assert len(dealt) >= 3
    assert all(sentence.endswith("10 cards are dealt.") for sentence in dealt)


def test_a_clock_runs_for_whom_the_table_waits(visitor: Visitor) -> None:
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    clock = {"decision": 86_400, "bank": 0}
    room = visitor.ask(
        "/api/rooms", "POST", {"game": "six", "seats": 2, "chairs": chairs, "clock": clock, "start": True}
    )
    visitor.open(f"/room/{room['id']}")
    expect(visitor.page.locator("[data-seat='0'] .clock.running")).to_have_text("24 hours")

"""Friends at home: the phone beside the machine, a code to type, and a host who sees and changes who plays what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from stado.server.wire.lan import find_address
from tests.cases import sample
from tests.web.conftest import Site
from tests.web.test_rooms import open_room
from tests.web.visitor import Visitor, Visits

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NEARBY = find_address() or "127.0.0.2"  # where the machine is in no network, another address of its own


@pytest.fixture
def home(chrome: Browser, tmp_path: Path) -> Iterator[Visits]:
    """Visitors of a server that one person runs at home."""
    site = Site(f"sqlite:///{tmp_path / 'home.db'}", lan=lambda: NEARBY)
    visits = Visits(chrome, site.base)
    yield visits
    visits.end()
    site.stop()


def let_in(host: Visitor) -> str:
    """Opens the page to the network, and returns the address that it shows."""
    page = host.page
    expect(page.get_by_text("This link works on this machine only.")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    page.get_by_role("switch", name="Let devices in this network join").check()
    page.get_by_role("img", name="QR code").wait_for()
    shown = page.get_by_label("Link", exact=True).input_value()
    assert shown.startswith(f"http://{NEARBY}:")
    return shown


@pytest.mark.parametrize("scheme", sample(["light", "dark"], "light"))
def test_a_phone_joins_by_code_and_the_host_changes_the_table_and_fills_it_up(home: Visits, scheme: str) -> None:
    host, phone = home.make(color_scheme=scheme), home.make(color_scheme=scheme, **PHONE)
    path = open_room(host, seats=4)
    expect(host.page.get_by_text("Nobody else has opened the link yet.")).to_be_visible()
    address = let_in(host)
    host.accessible()
    code = host.page.locator(".code b").inner_text()

    phone.base = address.removesuffix(path)
    phone.open()
    phone.page.get_by_label("Code").fill(code.lower().replace("-", " "))
    phone.page.get_by_role("button", name="Join", exact=True).click()
    phone.page.wait_for_url(address)
    expect(host.page.get_by_text(re.compile("Here without a chair: "))).to_be_visible()
    # The last chair goes when there are three.
    phone.page.get_by_role("button", name="Sit here").last.click()
    phone.page.get_by_role("button", name="Stand up").wait_for()
    expect(host.page.get_by_text(re.compile("Here without a chair: "))).to_have_count(0)
    phone.accessible()
    phone.no_sideways()

    page = host.page
    page.get_by_text("Change the table").click()
    page.get_by_label("Variant").select_option("pro")
    page.get_by_role("button", name="Fewer").click()
    page.get_by_label("Time to answer").select_option(index=2)
    host.accessible()
    page.get_by_role("button", name="Change", exact=True).click()
    told = phone.page.get_by_text(
        re.compile("The host has changed the table: .*Pro, 3 players, .*you have chair 2 now")
    )
    expect(told.first).to_be_visible()
    expect(phone.page.get_by_role("heading", name=re.compile("Pro"))).to_be_visible()
    expect(page.locator(".name", has_text="free")).to_have_count(1)

    page.get_by_role("button", name="Fill with bots and start").click()
    for visitor in (host, phone):
        expect(visitor.page.locator("[data-seat='2']")).to_be_visible()
    late = home.make()
    late.open(path)
    expect(late.page.get_by_role("status").filter(has_text="you are looking on")).to_be_visible()
    late.accessible()


def test_the_network_is_shut_out_again_and_never_turns_the_switch(home: Visits) -> None:
    host, phone = home.make(), home.make(**PHONE)
    path = open_room(host, seats=2)
    address = let_in(host)
    phone.base = address.removesuffix(path)
    phone.open(path)
    phone.page.get_by_role("button", name="Sit here").wait_for()
    expect(phone.page.get_by_role("switch")).to_have_count(0)
    phone.expected += ["net::ERR", "WebSocket"]
    host.page.get_by_role("switch").uncheck()
    expect(host.page.get_by_text("This link works on this machine only.")).to_be_visible()
    expect(phone.page.get_by_role("alert")).to_contain_text("reconnecting")


def test_a_code_that_no_table_has_is_said_to_be_none(visitor: Visitor) -> None:
    visitor.open()
    visitor.expected.append("404")
    join = visitor.page.get_by_role("button", name="Join", exact=True)
    expect(join).to_be_disabled()
    visitor.page.get_by_label("Code").fill("bcdf ghjk")
    join.click()
    expect(visitor.page.get_by_text("No table has this code").first).to_be_visible()


def test_who_finds_no_chair_is_told_that_they_look_on(visits: Visits) -> None:
    host, friend = visits.make(), visits.make(**PHONE)
    path = open_room(host, seats=2)
    host.page.get_by_role("button", name="Add a bot").click()
    expect(host.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    friend.open(path)
    expect(friend.page.get_by_text("All chairs are taken")).to_be_visible()
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(friend.page.get_by_role("status").filter(has_text="you are looking on")).to_be_visible()

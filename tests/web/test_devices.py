"""Links to other devices, as the settings list them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.visitor import Visits

pytestmark = pytest.mark.browser


def test_links_to_other_devices_are_listed_and_revoked(visits: Visits) -> None:
    visitor, other = visits.make(), visits.make()
    visitor.open()
    visitor.ask("/api/me", "PATCH", {"name": "Linked"})
    token = visitor.ask("/api/me/link", "POST")["token"]
    assert other.ask("/api/me/claim", "POST", {"token": token})["name"] == "Linked"
    visitor.page.locator("header button").last.click()
    dialog = visitor.page.locator("dialog")
    expect(dialog.get_by_role("listitem").filter(has_text="Joined on")).to_have_count(1)
    dialog.get_by_role("button", name="Play on another device").click()
    expect(dialog.get_by_role("listitem").filter(has_text="good until")).to_have_count(1)
    dialog.get_by_role("button", name="Revoke: Joined on").click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    assert other.ask("/api/me")["name"] != "Linked"
    dialog.get_by_role("button", name="Revoke").click()
    expect(dialog.get_by_role("heading", name="Your other devices")).to_have_count(0)
    assert visitor.ask("/api/me/links") == {"links": []}

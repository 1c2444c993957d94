"""The content security policy in a real browser: what somebody managed to inject does not run, and reaches nobody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.visitor import Visits

pytestmark = pytest.mark.browser

INJECT = """async (foreign) => {
  const broken = [];
  document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective));
  const script = document.createElement('script');
  script.textContent = 'window.ran = "script"';
  document.body.append(script);
  const image = document.createElement('div');
  image.innerHTML = '<img src="/none.png" onerror="window.ran = \\'handler\\'">';
  document.body.append(image);
  const reached = await fetch(foreign, { mode: 'no-cors' }).then(() => true, () => false);
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { ran: window.ran ?? null, reached, broken: [...new Set(broken)].sort() };
}"""


def inject(visits: Visits, *, bypass: bool) -> dict[str, Any]:
    visitor = visits.make(bypass_csp=bypass)
    # What the browser says of blocked things, and of the picture that is not there.
    visitor.expected += ["Content Security Policy", "Failed to load resource", "ERR_BLOCKED", "violates"]
    visitor.open()
    foreign = visitor.base.replace("127.0.0.1", "localhost")
    found: dict[str, Any] = visitor.page.evaluate(INJECT, f"{foreign}/api/catalog")
    visitor.complaints = [complaint for complaint in visitor.complaints if "a request to localhost" not in complaint]
    return found


def test_injected_script_and_foreign_fetch_do_not_run(visits: Visits) -> None:
    found = inject(visits, bypass=False)
    assert found["ran"] is None
    assert found["reached"] is False
    assert found["broken"] == ["connect-src", "script-src-attr", "script-src-elem"]


def test_without_the_policy_an_injected_script_runs(visits: Visits) -> None:
    found = inject(visits, bypass=True)
    assert found["ran"] is not None
    assert found["broken"] == []

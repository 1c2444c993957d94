"""People who visit the page in a real browser, and play there by pointer or keyboard."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from stado.testing.wire import Guest, at_random

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ANSWERS = "button[data-spot]:not(.chosen), button[data-answer]"
SLOW = 0.25  # so slow that a busy machine sees cards before they have landed
PATIENCE = 120_000  # milliseconds until something that must come has come
MOMENT = 400  # milliseconds after which a table has been seen

_READY = """() => document.querySelector('dialog ol') !== null
  || document.querySelector('[data-state="asked"]') !== null && document.querySelector(%r) !== null"""
# Nobody waits in a test until a table that has been drawn has also been seen.
_SHOWN = """() => document.querySelector('dialog ol') !== null
  || document.querySelector('[data-state="asked"], [data-state="shown"]') !== null"""
_FIND = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)];
  const element = all.find((one) => one.classList.contains('primary')) ?? all[Math.floor(chance * all.length)];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return { x, y, hit: hit !== null && (element.contains(hit) || hit.contains(element)) };
}"""
_SIDEWAYS = """() => {
  const boxes = [document.documentElement, ...document.querySelectorAll('header, main, dialog, [data-seat], .panel')];
  const box = boxes.find((one) => one.scrollWidth > one.clientWidth + 1);
  if (!box) return [];
  const edge = box.getBoundingClientRect().left + box.clientWidth;
  const wide = [...box.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 1);
  const name = (one) => `${one.tagName}.${one.getAttribute('class')} ${one.textContent.trim().slice(0, 40)}`;
  return [box, ...wide.slice(0, 5)].map(name);
}"""

_SETTLE = """async () => {
  const passing = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
}"""


class Visitor:
    """One person in one browser."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.base = base
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.sent: list[str] = []  # the types of all commands
        self.expected: list[str] = []
        self._random = random.Random(7)
        self._hurries = False  # whether time on the page can be made to pass
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("request", self._see)
        self.page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(part in message.text for part in self.expected):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _see(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.base).netloc:
            self.complaints.append(f"a request to {address.netloc}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)["type"]))

    @property
    def answered(self) -> int:
        """How many answers the page has sent."""
        return self.sent.count("answer")

    def open(self, path: str = "/") -> None:
        """Goes to a page of the site."""
        self.page.goto(self.base + path)
        self.page.wait_for_selector("#main:not([aria-busy=true])")

    def ask(self, path: str, method: str = "GET", body: object = None) -> Any:
        """What the server answers to this visitor."""
        data = None if method == "GET" else body or {}
        answer = self.context.request.fetch(self.base + path, method=method, data=data, timeout=PATIENCE)
        assert answer.ok, answer.text()
        return answer.json()

    def sit_down(self, game: str, variant: str, seats: int, **options: object) -> str:
        """Starts a match against bots, goes there, waits until something is asked, and returns the room's id."""
        room = self._start(game, variant, seats, **options)
        self.open(f"/room/{room}")
        self.wait_for_question()
        return room

    def _start(self, game: str, variant: str, seats: int, **options: object) -> str:
        """Starts a match against bots, and returns the room's id."""
        chairs = [{"kind": "me"}, *({"kind": "bot", "level": "novice"} for _ in range(seats - 1))]
        wanted = {
            "game": game,
            "options": {"variant": variant, **options},
            "seats": seats,
            "chairs": chairs,
            "start": True,
        }
        room: str = self.ask("/api/rooms", "POST", wanted)["id"]
        return room

    def finish(self, game: str, variant: str, seats: int, **options: object) -> str:
        """Has played a match against bots, whose result is shown, and returns the room's id."""
        room = self._start(game, variant, seats, **options)
        self.play_apart(room)
        self.open(f"/room/{room}")
        expect(self.result).to_be_visible()
        return room

    def play_apart(self, room: str) -> None:
        """Plays to the end at random, by a socket beside the page."""
        cookies = self.context.cookies(self.base)
        guest = Guest(self.base, "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies))

        async def play() -> None:
            async with guest.sit(room) as socket:
                await socket.play(at_random("apart"))

        with ThreadPoolExecutor() as pool:  # this thread's loop is the browser's
            pool.submit(asyncio.run, play()).result()

    @property
    def result(self) -> Locator:
        """The dialog with the result."""
        return self.page.locator("dialog", has=self.page.locator("ol"))

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return self.result.count() > 0

    def wait_for_question(self) -> None:
        """Waits until something is asked, or the match is over."""
        try:
            self.page.wait_for_function(_READY % ANSWERS)
        except PlaywrightTimeout as error:
            raise AssertionError(f"nothing is asked; the page says: {self.page.inner_text('body')}") from error

    def click_answer(self) -> None:
        """Clicks with the mouse where an answer is, one at random but for the button that confirms."""
        spot = self.page.evaluate(_FIND, [ANSWERS, self._random.random()])
        if spot is None:
            return
        assert spot["hit"], "something lies over the answer"
        self.page.mouse.click(spot["x"], spot["y"])

    def play_by_pointer(self, most: int = 2000) -> int:
        """Plays to the end, and returns how often it clicked."""
        return self._play(self.click_answer, most)

    def press_answer(self) -> None:
        """Goes to an answer by arrows or by its number and gives it, with nothing but keys."""
        for _ in range(1 + self._random.randrange(3)):
            self.page.keyboard.press(self._random.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
        primary = self.page.locator("button[data-answer].primary")
        if primary.count() > 0:
            primary.first.focus()
        on_answer = "document.activeElement.matches('button[data-spot], button[data-answer], button[data-cancel]')"
        if not self.page.evaluate(on_answer):
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def play_by_keyboard(self, most: int = 2000) -> int:
        """Plays to the end with nothing but keys, and returns how many answers it tried."""
        return self._play(self.press_answer, most)

    def _play(self, answer: Callable[[], None], most: int) -> int:
        if not self._hurries:
            self.page.clock.install()
        self._hurries = True
        for count in range(most):
            self.page.wait_for_function(_SHOWN)
            self.page.clock.run_for(MOMENT)
            self.wait_for_question()
            if self.over:
                return count
            answer()
        raise AssertionError(f"the match is not over after {most} answers")

    def settle(self) -> None:
        """Waits until nothing moves that will stand still."""
        self.page.evaluate(_SETTLE)

    def no_sideways(self) -> None:
        """The page fits its width."""
        wide = self.page.evaluate(_SIDEWAYS)
        assert wide == [], wide

    def enlarge(self) -> None:
        """Makes all letters twice as large."""
        self.page.evaluate("document.documentElement.style.fontSize = '200%'")

    def accessible(self, *, without: Sequence[str] = ()) -> None:
        """The checks of axe find nothing, once nothing is fading in or away."""
        expect(self.page.locator(".change")).to_have_count(0)
        self.settle()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async (without) => {
              const rules = Object.fromEntries(without.map((name) => [name, { enabled: false }]));
              const { violations } = await axe.run(document, { rules });
              const places = (one) => one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ');
              return violations.map((one) => `${one.id}: ${places(one)}`);
            }""",
            list(without),
        )
        assert found == [], found


class Visits:
    """Makes visitors and hears what they complain about."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self._visitors: list[Visitor] = []

    def make(
        self, *, speed: float = 0, settings: Mapping[str, object] = MappingProxyType({}), **changes: Any
    ) -> Visitor:
        """A visitor with some settings; cards fly only where a speed is wanted."""
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", "service_workers": "block"}
        context = self._browser.new_context(**{**usual, **changes})
        kept = quote(json.dumps({"speed": speed, **settings}))
        context.add_cookies([{"name": "stado-settings", "value": kept, "url": self._base}])
        visitor = Visitor(context, self._base)
        # The tests block it, so that every page is fetched again.
        visitor.expected.append("Service Worker registration blocked")
        self._visitors.append(visitor)
        return visitor

    def end(self) -> None:
        """Closes all browsers; nobody may have complained."""
        complaints = [complaint for visitor in self._visitors for complaint in visitor.complaints]
        for visitor in self._visitors:
            visitor.context.close()
        assert complaints == [], complaints

"""Whatever can be answered on a phone is in sight, with the table that it is about."""

from __future__ import annotations

import pytest

from stado.core.game import AnyGame, Variant
from stado.games import GAMES, make_game
from tests.cases import sample
from tests.web.stage import Asked, Stage, questions
from tests.web.visitor import Visits

pytestmark = pytest.mark.browser

SIZES = {"tall": (390, 844), "short": (360, 640)}
VARIANTS = [
    pytest.param(game.name, variant, id=f"{game.name}-{variant.name}") for game in GAMES for variant in game.variants
]
LAST = [pytest.param(game.name, game.variants[-1], id=game.name) for game in GAMES]
USUAL = ("six-jubilee", "board-advanced-lucky", "loot-expert", "three-standard")
SEEDS = 100
# Questions of a match that are looked at, beside the first of every kind.
SOME = 6
FEW = 2

# What of the answers, and of the table that they are about, cannot be seen or not be tapped: by name, with the reason.
_HIDDEN = """() => {
  const TAP = 24;
  const AT = [2, TAP / 2, TAP - 2];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const name = (one) => one.dataset.spot ?? one.dataset.piece ?? one.textContent.trim().slice(0, 30);
  const box = (one) => one.getBoundingClientRect();
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clips = (one) => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflow);
  const shown = (one) => {
    const inner = box(one);
    for (let outer = one.parentElement; outer; outer = outer.parentElement)
      if (clips(outer) && !within(inner, box(outer))) return false;
    return within(inner, screen);
  };
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && one.contains(hit);
  };
  const tappable = (one) => {
    const { left, top, right, bottom } = box(one);
    for (let x = left; x + TAP <= right + 0.5; x += 4)
      for (let y = top; y + TAP <= bottom + 0.5; y += 4)
        if (AT.every((across) => AT.every((down) => hits(one, x + across, y + down)))) return true;
    return false;
  };
  const apart = (one, other) =>
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  const legible = (seat) => apart(box(seat.querySelector('.score')), box(seat.querySelector('.cards')));
  const answers = all('button[data-spot], button[data-answer]');
  const pieces = all('.middle [data-piece], .hand [data-piece]').filter((one) => one.checkVisibility());
  return [
    ...(answers.length === 0 ? ['no answer at all'] : []),
    ...answers.filter((one) => !shown(one)).map((one) => `${name(one)} out of sight`),
    ...answers.filter((one) => shown(one) && !tappable(one)).map((one) => `${name(one)} too small or covered`),
    ...pieces.filter((one) => !shown(one)).map((one) => `${name(one)} out of sight`),
    ...all('li.seat').filter((one) => !legible(one)).map((one) => `score of seat ${one.dataset.seat} covered`),
    ...(document.documentElement.scrollHeight > innerHeight + 1 ? ['the page scrolls'] : []),
  ];
}"""


_LARGE = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
_STEADY = """() => new Promise((steady) => {
  const parts = [...document.querySelectorAll('.middle, .hand, .question')];
  const heights = () => parts.map((one) => one.clientHeight).join();
  let before = '';
  const look = () => (heights() === before ? steady(true) : ((before = heights()), setTimeout(look, 50)));
  look();
})"""


class Phone(Stage):
    """A stage on a phone, for somebody who looks for answers."""

    def __init__(self, visits: Visits, size: str) -> None:
        width, height = SIZES[size]
        super().__init__(visits.make(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True))

    @property
    def hidden(self) -> list[str]:
        """What of the question cannot be seen or tapped."""
        return [f"{self.asked.kind}: {one}" for one in self.page.evaluate(_HIDDEN)]

    def search(self, game: AnyGame, seed: str, some: int) -> list[str]:
        """Looks at some questions of a match, and says what of them is hidden."""
        asked = some_of(list(questions(game, seed)), some)
        return [
            f"{one.kind}: {hidden}"
            for one, found in zip(asked, self.look(asked, _HIDDEN), strict=True)
            for hidden in found
        ]


def some_of(asked: list[Asked], some: int = SOME) -> list[Asked]:
    """The first question of every kind, and some from the whole match."""
    firsts = {one.kind: one for one in reversed(asked)}
    return [*firsts.values(), *asked[:: max(1, len(asked) // some)]]


@pytest.mark.parametrize("size", sample(SIZES, "short"))
@pytest.mark.parametrize(("name", "variant"), sample(VARIANTS, *USUAL))
def test_a_phone_shows_every_answer_and_its_table(visits: Visits, name: str, variant: Variant, size: str) -> None:
    game = make_game(name, {"variant": variant.name}, variant.max_seats)
    assert Phone(visits, size).search(game, "sight", FEW) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_phone_shows_every_answer_of_many_matches(visits: Visits, name: str, variant: Variant, size: str) -> None:
    phone = Phone(visits, size)
    numbers = range(variant.min_seats, variant.max_seats + 1)
    for seats in numbers:
        game = make_game(name, {"variant": variant.name}, seats)
        for seed in range(seats - numbers.start, SEEDS, len(numbers)):
            assert phone.search(game, f"sight {seed}", SOME) == [], f"seed {seed}, {seats} seats"


@pytest.mark.parametrize(("name", "variant"), sample(LAST, "three"))
def test_answers_stay_in_sight_with_the_coach_open(visits: Visits, name: str, variant: Variant) -> None:
    phone = Phone(visits, "short")
    game = make_game(name, {"variant": variant.name}, variant.max_seats)
    for asked in some_of(list(questions(game, "coach")), FEW):
        phone.show(asked)
        if phone.page.get_by_role("button", name="hint", exact=True).count() > 0:
            phone.page.keyboard.press("h")
            phone.page.wait_for_selector(".advice li")
            phone.page.wait_for_function(_STEADY)
        assert phone.hidden == []


@pytest.mark.parametrize(("name", "variant"), sample(VARIANTS, "board-advanced-lucky"))
def test_answers_stay_in_sight_with_letters_of_twice_the_size(visits: Visits, name: str, variant: Variant) -> None:
    phone = Phone(visits, "tall")
    phone.page.add_init_script(_LARGE)
    game = make_game(name, {"variant": variant.name}, variant.max_seats)
    assert phone.search(game, "large", FEW) == []


def test_what_an_answer_does_is_explained_in_sight(visits: Visits) -> None:
    phone = Phone(visits, "short")
    for name, variant, kind in (("six", "jubilee", "play_special"), ("board", "advanced", "play_card")):
        game = make_game(name, {"variant": variant}, 6)
        phone.show(next(asked for asked in questions(game, "explained") if asked.kind == kind))
        phone.page.locator("[data-state=asked]").wait_for()
        phone.page.locator("button[data-spot]").first.tap()
        phone.page.locator("[data-cancel]").wait_for()
        assert phone.hidden == []

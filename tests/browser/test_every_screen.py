"""Every page and every kind of question, at nine sizes: whole, apart, large enough, and alive."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from ceiba import all_games
from ceiba.games import KNOWN
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.questions import Question, questions
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House

SEEN = (Path(__file__).parent / "seen.js").read_text("utf-8")
SIZES = (
    *((1440, 900), (1280, 720), (1180, 820), (1024, 768), (820, 1180)),
    *((844, 390), (640, 360), (390, 844), (360, 640)),
)
"""Screens, tablets and phones in both directions; 640 x 360 is 1280 x 720 at 200 %."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Sizes that are watched have been told, and what follows from them is drawn."""
ANSWERS = """() => [...document.querySelectorAll('.tray button.answer')].flatMap(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return width > 1 ? [[one.textContent.trim(), Math.round(x), Math.round(y), width, height]] : [];
})"""
"""The answers that fingers find, and where."""
NAME = "Xochiquetzalli Itzamnaaj"
"""As long as a name may be."""
OTHERS = ("Ix K'awiil Ek' Xook Bala", "Wak Chanil Ajaw", "Chaac", "Kinich")
DRAWERS = ("tab-story", "tab-rules", "tab-chat", "tab-table")
PAGES = (
    *("/", "/open", "/me", "/replay", "/nowhere"),
    *(f"/{page}/{game}" for page in ("new", "rules", "learn") for game in all_games()),
)


def wrong(page: Page) -> list[str]:
    """What is wrong with the page, at each size."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        page.evaluate(SETTLED)
        touch = min(width, height) < 500
        found += [f"{width} x {height}: {one}" for one in page.evaluate(SEEN, touch)]
    return found


def jumps(page: Page) -> list[str]:
    """Answers that move when one of them is looked at, on phones in both directions."""
    return [one for size in ((844, 390), (360, 640)) for one in jumps_at(page, *size)]


def jumps_at(page: Page, width: int, height: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    before = page.evaluate(ANSWERS)
    if not before:
        return []
    _, x, y, wide, high = before[0]
    page.touchscreen.tap(x + wide / 2, y + min(high, 40) / 2)
    page.evaluate(SETTLED)
    after = {name: (x, y) for name, x, y, *_ in page.evaluate(ANSWERS)}
    let_go = page.locator(".confirm .icon-button")
    if let_go.count():
        let_go.click()
    moved = [name for name, x, y, *_ in before if after.get(name, (x, y)) != (x, y)]
    return [f"{width} x {height}: {name} jumps" for name in moved]


def table_at(house: House, question: Question) -> str:
    """The link of seat A at a table where a log has led to."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": NAME}]
    seats += [{"kind": "bot"}] * (question.players - 1)
    wish = {"log": question.log, "at": question.at, "seats": seats}
    made = httpx.post(f"{house.address}/api/play-on", json=wish, timeout=20).json()
    return f"/t/{made['table']['id']}#seat={made['tokens']['0']}"


@pytest.mark.parametrize("game", all_games())
def test_every_question(arrive: Arrive, house: House, game: str) -> None:
    page = arrive("fr", PHONE)
    found = []
    for task, question in questions(game).items():
        page.goto(table_at(house, question))
        page.locator(".bar.mine").wait_for()
        found += [f"{task} {one}" for one in wrong(page) + jumps(page)]
    assert found == []


@pytest.mark.parametrize("game", all_games())
def test_the_end_and_what_lies_beside_it(
    arrive: Arrive, house: House, french: Words, game: str
) -> None:
    table = Table(house.address, NAME, *OTHERS[: KNOWN[game].spec.max_players - 1], game=game)
    table.play_out()
    page = arrive("fr", PHONE, table.seat_link(0))
    page.get_by_role("dialog").wait_for()
    found = [f"scores {one}" for one in wrong(page)]
    page.keyboard.press("Escape")
    for drawer in DRAWERS:
        page.set_viewport_size(DESKTOP)
        page.get_by_role("button", name=french(drawer), exact=True).click()
        page.locator("#drawer").wait_for()
        found += [f"{drawer} {one}" for one in wrong(page)]
    assert found == []


@pytest.mark.parametrize("path", PAGES)
def test_pages(arrive: Arrive, path: str) -> None:
    arrive.expect_complaint("404")
    page = arrive("fr", PHONE, path)
    page.get_by_role("heading").first.wait_for()
    assert wrong(page) == []

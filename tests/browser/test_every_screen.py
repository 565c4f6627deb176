"""Every page and every kind of question, at nine sizes: whole, apart, large enough, and alive."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

import ceiba
from tests.browser.conftest import PHONE, Arrive
from tests.server.house import House

SEEN = (Path(__file__).parent / "seen.js").read_text("utf-8")
SIZES = (
    *((1440, 900), (1280, 720), (1180, 820), (1024, 768), (820, 1180)),
    *((844, 390), (640, 360), (390, 844), (360, 640)),
)
"""Screens, tablets and phones in both directions; 640 x 360 is 1280 x 720 at 200 %."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Sizes that are watched have been told, and what follows from them is drawn."""
NAME = "Xochiquetzalli Itzamnaaj"
"""As long as a name may be."""

STATES = [
    ("gold", "bidding"),
    ("gold", "lay_out"),
    ("tzolkin", "begin_turn"),
    ("tzolkin", "trade"),
    ("balam", "build_on"),
    ("lapins", "turn"),
    ("pacal", "move"),
]
"""The tasks at which a table is looked at."""
PAGES = ("/", "/new/balam", "/rules/pacal", "/replay")


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


def log_until(game: str, task: str, seed: int = 1) -> str:
    """A game of two, played at random until seat A is asked this."""
    for number in range(seed, seed + 40):
        match = ceiba.new(game, players=2, seed=f"screen-{number}")
        chance = random.Random(number)
        while not match.over:
            decision = match.decision("A")
            if decision is not None and decision.task == task and match.seq > 30:
                return match.log().text()
            name = match.waiting[0]
            match.play(f"{name} {chance.choice(match.options_for(name))}")
    raise AssertionError(f"{game} never asks for {task}")


def table_at(house: House, log: str) -> str:
    """The link of seat A at a table where a log has led to."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": NAME}, {"kind": "bot"}]
    entries = len(ceiba.parse_log(log).entries)
    wish = {"log": log, "at": entries, "seats": seats}
    made = httpx.post(f"{house.address}/api/play-on", json=wish, timeout=20).json()
    return f"/t/{made['table']['id']}#seat={made['tokens']['0']}"


@pytest.mark.parametrize(("game", "task"), STATES)
def test_a_table(arrive: Arrive, house: House, game: str, task: str) -> None:
    page = arrive("fr", PHONE, table_at(house, log_until(game, task)))
    page.locator(".bar.mine").wait_for()
    assert wrong(page) == []


def test_pages(arrive: Arrive) -> None:
    page = arrive("fr", PHONE)
    found = []
    for path in PAGES:
        page.goto(path)
        page.get_by_role("heading").first.wait_for()
        found += [f"{path} {one}" for one in wrong(page)]
    assert found == []

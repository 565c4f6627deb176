"""A building is dragged from the palette onto its plot, a rocket from its cell to another."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.questions import questions
from tests.browser.test_every_screen import table_at
from tests.server.house import House


def drag(page: Page, what: Locator, goal: Locator) -> None:
    what.hover()
    page.mouse.down()
    page.mouse.move(30, 30, steps=3)
    goal.hover()
    page.mouse.up()


def test_a_building(arrive: Arrive, house: House) -> None:
    page = arrive("fr", DESKTOP, table_at(house, questions("balam")["build_on"]))
    block = page.locator(".builder button.answer").first
    block.wait_for()
    built = page.locator(".slot .building").count()
    drag(page, block, page.locator(".slot[data-state=open]").first)
    expect(page.locator(".slot .building")).to_have_count(built + 1)


def test_a_rocket(arrive: Arrive, house: House) -> None:
    page = arrive("fr", DESKTOP, table_at(house, questions("pacal")["move"]))
    rocket = page.locator("[data-cell].flies")
    rocket.wait_for()
    cell = rocket.get_attribute("data-cell")
    goal = page.locator(f"[data-cell][data-state=open]:not([data-cell='{cell}'])").first
    drag(page, rocket, goal)
    expect(page.locator(".flies")).to_have_count(0)

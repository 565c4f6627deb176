"""Without a mouse: one whole auction, layout included, and some answers of every other game."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table, against_bot
from tests.browser.words import Words
from tests.server.house import House

FAR = 60
HAS_FOCUS = "element => element === document.activeElement"


def tab_to(page: Page, target: Locator) -> None:
    expect(target).to_be_visible()
    for _ in range(FAR):
        if target.evaluate(HAS_FOCUS):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {target}")


def test_an_auction_by_keyboard(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    for seat, bid in ((1, 1), (2, 0)):
        with table.chair(seat) as chair:
            chair.answer(f"bid {bid}")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    ana = GoldPlayer(page, french, [])

    number = page.get_by_role("spinbutton")
    tab_to(page, number)
    page.keyboard.press("3")
    page.keyboard.press("ArrowDown")
    expect(number).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Enter")

    laying = ana.region("gold-arrange-title")
    tab_to(page, ana.held(laying))
    page.keyboard.press("Enter")
    piece = laying.locator("g.piece")
    expect(piece).to_be_focused()
    before = piece.locator("title").inner_html()
    page.keyboard.press("f")
    expect(piece.locator("title")).not_to_have_text(before)
    tab_to(page, laying.locator("button.commit"))
    page.keyboard.press("Enter")
    expect(laying).to_be_hidden()
    expect(ana.region("gold-bid-title")).to_be_visible()


ANSWERS = 12
ASKED = "document.querySelector('section.bar').dataset.asked"
TAKEN = f"was => {ASKED} !== was"
TAKEN_OR_PICKED = f"was => {ASKED} !== was || document.querySelector('.confirm') !== null"
IS_ASKED = f"() => {ASKED} !== undefined"
PLACES = "[data-spot=answer], section.bar, [role=gridcell]"
AT_THE_ANSWERS = f"() => document.activeElement.closest('{PLACES}') !== null"
LISTED = ".tray button.answer:enabled"
FIRST = f"{LISTED}, .table:not(:has({LISTED})) .board [data-answer]"
"""Of a list; of the board, where more can be chosen than a list holds."""


@pytest.mark.parametrize("game", ["tzolkin", "balam", "lapins", "pacal"])
def test_answers_by_keyboard(arrive: Arrive, house: House, french: Words, game: str) -> None:
    page = arrive("fr", DESKTOP, against_bot(house.address, game))
    tab_to(page, page.get_by_role("button", name=french("to-decision")))
    page.keyboard.press("Enter")
    for _ in range(ANSWERS):
        page.wait_for_function(IS_ASKED)
        page.wait_for_function(AT_THE_ANSWERS)
        first = page.locator(FIRST).first
        expect(first).to_be_attached()
        page.keyboard.press("1")
        expect(first).to_be_focused()
        asked = page.evaluate(ASKED)
        page.keyboard.press("Enter")
        page.wait_for_function(TAKEN_OR_PICKED, arg=asked)
        if page.evaluate(ASKED) == asked:  # it would let something go: said once, then done
            page.keyboard.press("Enter")
            page.wait_for_function(TAKEN, arg=asked)

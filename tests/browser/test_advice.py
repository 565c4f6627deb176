"""A hint at one's turn, on a phone."""

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import PHONE, Arrive
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House

THOUGHT_MS = 60_000
"""A bot may have to wait for its turn before it thinks."""


def test_a_hint_is_laid_on_the_board(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", PHONE, table.seat_link(0))
    page.get_by_role("button", name=french("advice"), exact=True).click()
    hint = page.get_by_role("region", name=french("advice-title"))
    best = hint.get_by_role("listitem").first.get_by_role("button")
    expect(best).to_be_enabled(timeout=THOUGHT_MS)
    assert_accessible(page)
    best.click()
    expect(hint).to_be_hidden()
    page.get_by_role("button", name=french("advice"), exact=True).click()
    expect(best).to_have_attribute("aria-pressed", "true")

"""Fingers on a phone: two bring the board nearer, one pushes a sheet away, and Back closes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.tables import against_bot
from tests.browser.words import Words
from tests.server.house import House

THING = ".board svg :is([data-target], [role=gridcell])"
Points = list[tuple[float, float]]


def slide(page: Page, begin: Points, end: Points) -> None:
    """Fingers go down, slide along and are lifted."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, share: float) -> None:
        points = [
            {"x": x + (to_x - x) * share, "y": y + (to_y - y) * share, "id": finger}
            for finger, ((x, y), (to_x, to_y)) in enumerate(zip(begin, end, strict=True))
        ]
        gone = kind == "touchEnd"
        session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if gone else points}
        )

    touch("touchStart", 0)
    for step in range(1, 9):
        touch("touchMove", step / 8)
    touch("touchEnd", 1)


@pytest.mark.parametrize("game", ["balam", "pacal"])
def test_two_fingers_bring_the_board_nearer_and_not_the_page(
    arrive: Arrive, house: House, game: str
) -> None:
    page = arrive("fr", PHONE, against_bot(house.address, game))
    page.locator(".bar.mine").wait_for()
    thing = page.locator(THING).first
    small = thing.bounding_box()
    board = page.locator("main.board").bounding_box()
    assert small
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    slide(page, [(x - 20, y), (x + 20, y)], [(x - 60, y), (x + 60, y)])
    page.wait_for_function(
        "([thing, wide]) =>"
        " document.querySelector(thing).getBoundingClientRect().width > 1.5 * wide",
        arg=[THING, small["width"]],
    )
    assert page.evaluate("visualViewport.scale") == 1
    # Longer than a press that asks about what lies there.
    page.wait_for_timeout(700)
    expect(page.locator(".ask-card")).to_have_count(0)


@pytest.fixture
def table(arrive: Arrive, house: House) -> Page:
    page = arrive("fr", PHONE, against_bot(house.address, "balam"))
    page.locator(".bar.mine").wait_for()
    return page


def test_a_sheet_is_pushed_away_by_its_words_and_closed_by_back(table: Page, french: Words) -> None:
    address = table.url
    rules = table.get_by_role("button", name=french("tab-rules"), exact=True)
    sheet = table.locator("#drawer")
    rules.tap()
    expect(sheet.get_by_role("heading").nth(2)).to_be_visible()
    words = table.locator("#drawer .body")
    words.evaluate("one => (one.scrollTop = 300)")
    slide(table, [(200, 300)], [(200, 480)])
    expect(sheet).to_be_visible()
    words.evaluate("one => (one.scrollTop = 0)")
    slide(table, [(200, 300)], [(205, 480)])
    expect(sheet).to_have_count(0)
    rules.tap()
    expect(sheet).to_be_visible()
    table.go_back()
    expect(sheet).to_have_count(0)
    assert table.url == address


def test_a_sheet_opened_over_a_card_stays(table: Page, french: Words) -> None:
    table.locator(".goods li, .purse [data-asks]").first.tap()
    card = table.locator(".ask-card")
    expect(card).to_be_visible()
    table.get_by_role("button", name=french("tab-story"), exact=True).tap()
    expect(card).to_have_count(0)
    table.wait_for_timeout(300)
    expect(table.locator("#drawer")).to_be_visible()
    table.go_back()
    expect(table.locator("#drawer")).to_have_count(0)
    expect(table.locator(".bar.mine")).to_be_visible()

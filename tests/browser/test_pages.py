"""Every page in every phase: desktop by day, phone by night."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House


@pytest.fixture(params=["desktop", "phone"])
def visit(request: pytest.FixtureRequest, arrive: Arrive) -> "Visit":
    return Visit(arrive, request.param == "phone")


class Visit:
    def __init__(self, arrive: Arrive, phone: bool) -> None:
        self.arrive = arrive
        self.phone = phone

    def __call__(self, path: str) -> Page:
        if self.phone:
            return self.arrive("fr", PHONE, path, theme="dark")
        return self.arrive("fr", DESKTOP, path)

    def check(self, page: Page) -> None:
        assert_accessible(page)
        if not self.phone:  # a desktop's window can be made as narrow as a phone
            assert_fits(page)


def test_around_the_table(visit: Visit) -> None:
    visit.arrive.expect_complaint("404")
    page = visit("/")
    for path in (
        "/",
        "/new/gold",
        "/new/tzolkin",
        "/rules/gold",
        "/rules/tzolkin",
        "/replay",
        "/nowhere",
    ):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        visit.check(page)


def test_a_table_that_is_not_there(visit: Visit, french: Words) -> None:
    visit.arrive.expect_complaint("404")
    page = visit("/t/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    visit.check(page)


def test_before_the_game(visit: Visit, french: Words) -> None:
    page = visit("/new/gold")
    page.get_by_text(french("options"), exact=True).click()
    expect(page.get_by_text(french("usual")).first).to_be_visible()
    visit.check(page)
    page.get_by_role("button", name=french("with-friends")).click()
    page.get_by_role("button", name=french("open-table")).click()
    expect(page.get_by_text(french("gathering-title"))).to_be_visible()
    visit.check(page)
    friend = visit(page.url)
    expect(friend.get_by_text(french("join-title"))).to_be_visible()
    visit.check(friend)


def test_during_the_game(visit: Visit, french: Words, house: House) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    page = visit(table.seat_link(0))
    ana = GoldPlayer(page, french, [2])
    expect(ana.region("gold-bid-title")).to_be_visible()
    visit.check(page)
    ana.act()
    expect(page.get_by_text(french("gold-fist-closed", bid=2))).to_be_visible()
    visit.check(page)
    for seat, bid in ((1, 1), (2, 0)):
        with table.chair(seat) as chair:
            chair.answer(f"bid {bid}")
    laying = ana.region("gold-arrange-title")
    ana.held(laying).press("Enter")
    visit.check(page)
    for tab in ("story", "rules", "chat", "table"):
        page.get_by_role("navigation").get_by_role("button", name=french(f"tab-{tab}")).click()
        expect(page.get_by_role("complementary", name=french(f"tab-{tab}"))).to_be_visible()
        visit.check(page)


def test_after_the_game(visit: Visit, french: Words, finished: Table) -> None:
    page = visit(finished.seat_link(0))
    expect(page.get_by_role("dialog")).to_be_visible()
    visit.check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    visit.check(page)
    page.goto(f"/replay/{finished.id}")
    expect(page.get_by_role("slider")).to_be_visible()
    visit.check(page)
    page.goto(f"{finished.path}?board")
    expect(page.get_by_role("heading", name=french("shared-screen"))).to_be_attached()
    visit.check(page)

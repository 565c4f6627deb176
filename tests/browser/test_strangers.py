"""Two who do not know each other, with nothing but the start page."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House


def door(page: Page, title: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))


def test_strangers_find_each_other(arrive: Arrive, house: House, french: Words) -> None:
    title = french("game-title")
    ana = arrive("fr", DESKTOP)
    door(ana, title).get_by_role("button", name=french("meet")).click()
    expect(ana.get_by_text(french("gathering-title"))).to_be_visible()

    bo = arrive("fr", PHONE, theme="dark")
    waiting = bo.get_by_role("region", name=french("open-tables")).get_by_role("listitem")
    expect(waiting.filter(has_text=french("open-here"))).to_be_visible()
    assert_accessible(bo)
    waiting.filter(has_text=french("open-here")).get_by_role(
        "button", name=re.compile(french("open-join"))
    ).click()
    for page in (ana, bo):
        expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()


def test_a_table_is_private_until_one_says_otherwise(
    arrive: Arrive, house: House, french: Words
) -> None:
    page = arrive("fr", PHONE, "/new/gold")
    page.get_by_role("button", name=french("with-friends")).click()
    expect(page.get_by_label(french("open-private"))).to_be_checked()
    page.get_by_label(french("open-open")).check()
    page.get_by_role("combobox", name=french("open-level")).select_option("beginner")
    assert_accessible(page)
    page.get_by_role("button", name=french("open-table"), exact=True).click()
    expect(page.get_by_text(french("gathering-title"))).to_be_visible()

    other = arrive("fr", DESKTOP, "/open")
    line = other.get_by_role("listitem").filter(has_text=french("open-level-beginner"))
    expect(line).to_be_visible()
    assert_accessible(other)
    assert_fits(other)


def test_two_who_wait_apart_see_each_other(arrive: Arrive, house: House, french: Words) -> None:
    waiting = Table(house.address, "Ana", waits=True)
    page = arrive("fr", DESKTOP, waiting.seat_link(0))
    expect(page.get_by_text(french("gathering-title"))).to_be_visible()
    other = Table(house.address, "Bo", waits=True)
    with other.chair(0):
        there = page.get_by_role("region", name=french("others-wait")).get_by_role("listitem")
        line = there.filter(has_text="Bo").first
        line.get_by_role("button", name=re.compile(french("open-join"))).click()
        expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()

"""A clock at the table: chosen, seen by all, stopped by all, and run out."""

import os
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.words import Words
from tests.server.house import GENEROUS, MOVED, House


def picture(page: Page, name: str) -> None:
    """For eyes, where somebody asks for it."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def test_an_evening_with_a_clock(
    chromium: Browser, houses: Callable[..., House], french: Words
) -> None:
    house = houses(command=MOVED, **GENEROUS)
    arrive = Arrive(chromium, house.address)
    ana = arrive("fr", PHONE, "/new/gold")
    ana.get_by_text(french("with-friends")).click()
    ana.get_by_text(french("players", count=2), exact=True).click()
    ana.get_by_role("heading", name=french("pace")).click()
    ana.get_by_text(french("pace-live"), exact=True).click()
    ana.get_by_label(french("pace-game")).select_option(label=french("minutes", count=10))
    picture(ana, "pace")
    assert_accessible(ana)
    ana.get_by_role("button", name=french("open-table")).click()
    expect(ana.get_by_text(french("pace-live-is", minutes=10, seconds=20))).to_be_visible()

    bo = arrive("fr", DESKTOP, ana.url)
    bo.get_by_role("button", name=french("take-seat")).click()
    expect(ana.get_by_role("timer")).to_have_count(2)
    expect(bo.get_by_role("timer").first).to_contain_text("10:")
    picture(ana, "clock-phone")
    picture(bo, "clock-desktop")
    assert_accessible(ana)

    bo.get_by_role("button", name=french("tab-table")).click()
    bo.get_by_role("button", name=french("clock-pause")).click()
    question = ana.get_by_role("dialog")
    picture(ana, "pause-phone")
    assert_accessible(ana)
    question.get_by_role("button", name=french("agree")).click()
    expect(bo.get_by_text(french("clock-paused"))).to_be_visible()
    ana.get_by_role("button", name=french("clock-go-on")).click()
    wish = ana.get_by_text(french("go-on-asked"))
    expect(wish).to_be_visible()
    bo.get_by_role("dialog").get_by_role("button", name=french("agree")).click()
    expect(wish).to_have_count(0)  # and so the clock runs before it is moved
    expect(ana.get_by_text(french("clock-paused"))).to_have_count(0)

    # Bo is not late too: two bots would play the game to its end at once.
    assert GoldPlayer(bo, french, bids=[0]).act()
    house.move_clock(3600)
    back = ana.get_by_role("button", name=french("i-am-back"))
    expect(back).to_be_visible()
    picture(ana, "out-phone")
    assert_accessible(ana)
    back.click()
    expect(back).to_have_count(0)
    arrive.leave()


def test_two_minutes_away(chromium: Browser, houses: Callable[..., House], french: Words) -> None:
    house = houses(command=MOVED, **GENEROUS)
    arrive = Arrive(chromium, house.address)
    ana = arrive("fr", PHONE, "/new/gold")
    ana.get_by_text(french("with-friends")).click()
    ana.get_by_text(french("players", count=2), exact=True).click()
    ana.get_by_role("heading", name=french("pace")).click()
    ana.get_by_text(french("pace-live"), exact=True).click()
    ana.get_by_role("button", name=french("open-table")).click()
    expect(ana.get_by_text(french("gathering-title"))).to_be_visible()
    bo = arrive("fr", DESKTOP, ana.url)
    bo.get_by_label(french("your-name")).fill("Bo")
    bo.get_by_role("button", name=french("take-seat")).click()
    expect(bo.get_by_role("timer")).to_have_count(2)
    expect(ana.get_by_text(french("seat-away"))).to_have_count(0)  # Bo has sat down before leaving
    bo.close()
    expect(ana.get_by_text(french("seat-left", name="Bo"))).to_be_visible()
    expect(ana.get_by_text(french("stand-in-soon", name="Bo", time="1")[:20])).to_be_visible()
    picture(ana, "away-phone")
    assert_accessible(ana)
    house.move_clock(120)
    ana.reload()
    expect(ana.get_by_role("button", name=french("stand-in", name="Bo"))).to_be_visible()
    arrive.leave()

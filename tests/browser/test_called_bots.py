"""Bots that are called later: where nobody came, and for who keeps the table waiting."""

from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import GENEROUS, House


def test_a_bot_takes_the_seat_nobody_came_for(arrive: Arrive, french: Words) -> None:
    page = arrive("fr", PHONE, "/new/gold")
    page.get_by_text(french("with-friends")).click()
    page.get_by_text(french("players", count=2), exact=True).click()
    page.get_by_role("button", name=french("open-table")).click()
    seat = page.get_by_label(french("call-bot"))
    expect(seat).to_have_count(1)
    assert_accessible(page)
    seat.select_option(label=french("level-novice"))
    expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()


def test_a_bot_plays_until_somebody_is_back(
    chromium: Browser, houses: Callable[..., House], french: Words
) -> None:
    house = houses(stand_in_hours="0", **GENEROUS)
    arrive = Arrive(chromium, house.address)
    table = Table(house.address, "Ana", "Bo")
    ana = arrive("fr", DESKTOP, table.seat_link(0))
    ana.get_by_role("button", name=french("stand-in", name="Bo")).click()
    question = ana.get_by_role("dialog", name=french("stand-in-title"))
    assert_accessible(ana)
    question.get_by_role("button", name=french("stand-in-do")).click()
    expect(ana.get_by_role("button", name=french("stand-in", name="Bo"))).to_have_count(0)
    bot = ana.get_by_role("complementary").get_by_text(french("level-adept"))
    expect(bot).to_be_visible()

    bo = arrive("fr", PHONE, table.seat_link(1))
    expect(bo.get_by_text(french("game-over"))).to_have_count(0)
    expect(bot).to_have_count(0)
    arrive.leave()

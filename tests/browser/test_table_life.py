"""What happens around the moves: taking back, coming back, handing on, leaving, playing again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House


def open_drawer(page: Page, words: Words, tab: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=words(f"tab-{tab}")).click()


def bids(page: Page, words: Words, pearls: int) -> GoldPlayer:
    player = GoldPlayer(page, words, [pearls])
    expect(player.region("gold-bid-title")).to_be_visible()
    player.act()
    return player


def test_a_bid_nobody_has_seen_is_taken_back_at_once(
    arrive: Arrive, house: House, french: Words
) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    ana = bids(page, french, 2)
    expect(page.get_by_text(french("gold-fist-closed", bid=2))).to_be_visible()
    page.get_by_role("button", name=french("undo"), exact=True).click()
    expect(ana.region("gold-bid-title")).to_be_visible()


def test_the_others_decide_whether_what_was_revealed_is_taken_back(
    arrive: Arrive, house: House, french: Words
) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    ana = arrive("fr", DESKTOP, table.seat_link(0))
    bids(ana, french, 3)
    with table.chair(2) as chan:
        chan.answer("bid 1")
        bo = arrive("fr", PHONE, table.seat_link(1))
        bids(bo, french, 0)
    laying = GoldPlayer(ana, french, []).region("gold-arrange-title")
    expect(laying).to_be_visible()
    # Chan has gone home: only those who are here can be asked in this test, so a bot sits there.
    ask = bo.get_by_role("button", name=french("undo-ask"))
    question = ana.get_by_role("dialog", name=french("undo-request", name="Bo"))

    ask.click()
    question.get_by_role("button", name=french("decline")).click()
    expect(question).to_be_hidden()
    expect(laying).to_be_visible()

    ask.click()
    expect(bo.get_by_text(french("undo-asked"))).to_be_visible()
    question.get_by_role("button", name=french("agree")).click()
    expect(GoldPlayer(bo, french, []).region("gold-bid-title")).to_be_visible()
    expect(laying).to_be_hidden()

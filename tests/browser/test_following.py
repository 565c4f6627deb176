"""Following the others: cards by turn, great moments that stay, and nothing told too early."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_opened_hands_stay_until_one_goes_on(
    arrive: Arrive, house: House, french: Words, size: object
) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", PHONE if size == PHONE else DESKTOP, table.seat_link(0), tempo="normal")
    expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()
    with table.chair(0) as ana, table.chair(1) as bo:
        ana.answer("bid 0")
        bo.hear_seq(1)
        bo.answer("bid 3")
        bo.answer("base 1", "stop")
    moment = page.get_by_role("region", name=french("event-opened", bids="0\u00a0· 3"))
    expect(moment).to_be_visible()
    expect(moment).to_contain_text("−3\u00a0perles")
    moment.get_by_role("button", name=french("go-on")).click()
    expect(moment).to_be_hidden()
    expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()
    again = page.get_by_role("button", name=french("show-again"))
    again.locator("visible=true").click()
    expect(moment).to_be_visible()

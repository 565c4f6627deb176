"""Around the game: a word in two languages, a report, and the same deal for others."""

import base64
import gzip
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.tables import Table
from tests.browser.test_table_life import open_drawer
from tests.browser.words import Words
from tests.server.house import House


def test_words_a_report_and_the_same_deal(
    arrive: Arrive, house: House, french: Words, finished: Table
) -> None:
    english = Words("en")
    table = Table(house.address, "Ana", "Bo")
    ana = arrive("fr", DESKTOP, table.seat_link(0))
    bo = arrive("en", PHONE, table.seat_link(1), theme="dark")
    expect(bo.get_by_role("region", name=english("decision"))).to_be_visible()
    open_drawer(ana, french, "chat")
    ana.get_by_role("button", name=french("phrase-well-played")).click()
    told = english("said-by", name="Ana", words=english("phrase-well-played"))
    expect(bo.get_by_role("status").get_by_text(told)).to_be_visible()
    assert_accessible(ana)

    open_drawer(bo, english, "chat")
    chat = bo.get_by_role("complementary", name=english("tab-chat"))
    expect(chat.get_by_text(english("phrase-well-played")).first).to_be_visible()
    chat.get_by_text(english("mute")).click()
    chat.get_by_role("button", name="Ana").click()
    expect(chat.get_by_text(english("chat-empty"))).to_be_visible()
    assert_accessible(bo)
    open_drawer(bo, english, "table")
    bo.get_by_role("button", name=english("report")).click()
    bo.get_by_label(english("report-expected")).fill("More pearls")
    assert_accessible(bo)
    with bo.expect_request("**/reports") as sent:
        bo.get_by_role("dialog").get_by_role("button", name=english("send")).click()
    wish: Any = sent.value.post_data_json
    still = gzip.decompress(base64.b64decode(wish["still"])).decode()
    assert english("decision") in still, "the page as Bo sees it goes along"
    assert "<script" not in still
    kept = bo.get_by_role("dialog").get_by_role("status")
    expect(kept).to_contain_text(english("report-kept", id="").rstrip(" ."))

    end = arrive("fr", PHONE, finished.seat_link(0))
    coach = end.get_by_role("link", name=french("coach"), exact=True)
    expect(coach).to_have_attribute("href", f"/replay/{finished.id}?coach")
    end.get_by_text(french("same-deal"), exact=True).click()
    end.get_by_role("button", name=french("same-deal-others")).click()
    end.get_by_role("link", name=french("same-deal-compare")).click()
    expect(end.get_by_role("heading", name=french("deal-title"))).to_be_visible()
    expect(end.get_by_role("row").nth(1)).to_contain_text("Ana")
    assert_accessible(end)
    assert_fits(end)

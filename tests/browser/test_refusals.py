"""What cannot be is explained as it is tried, with its rule one click away."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Chair, Table
from tests.browser.words import Words
from tests.server.house import House

MOST_PIECES = 9


def buy(ana: GoldPlayer, bo: Chair, chan: Chair) -> Locator:
    """Ana buys the next piece for one pearl and is about to lay it."""
    laying = ana.region("gold-arrange-title")
    expect(ana.region("gold-bid-title")).to_be_visible()
    ana.act()
    bo.answer("bid 0")
    chan.answer("bid 0")
    ana.pay(ana.region("gold-payee-title"))
    expect(laying).to_be_visible()
    return laying


def turns_into_a_refusal(ana: GoldPlayer, laying: Locator) -> bool:
    """Lays what is in hand and turns pieces over until two do not go together."""
    ana.held(laying).press("Enter")
    ana.settle(laying)
    for piece in laying.locator("g.piece").all():
        if not ana.is_legal(laying):
            return True
        piece.press("f")
        ana.settle(laying)
    return not ana.is_legal(laying)


def test_an_illegal_join_names_its_rule(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    ana = GoldPlayer(page, french, [1])
    with table.chair(1) as bo, table.chair(2) as chan:
        for _ in range(MOST_PIECES):
            laying = buy(ana, bo, chan)
            if turns_into_a_refusal(ana, laying):
                break
            laying.locator("button.commit").click()
        expect(laying.locator("button.commit")).to_be_disabled()
        rule = laying.get_by_role("button", name=french.start_of("gold-rule"))
        clause = re.search(r"GM-[\w.]+", rule.inner_text())
        assert clause is not None
        rule.click()
        rules = page.get_by_role("complementary", name=french("tab-rules"))
        expect(rules.locator(".asked")).to_be_in_viewport()
        expect(rules.locator(".asked")).to_have_attribute("id", clause[0])

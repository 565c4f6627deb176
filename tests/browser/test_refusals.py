"""What cannot be is explained as it is tried, with its rule one click away."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import DESKTOP, PHONE, Arrive
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


def write_by_hand(page: Page, french: Words, option: str) -> Locator:
    """Opens the options and has one written by hand; what to start from is there."""
    page.get_by_text(french("options"), exact=True).click()
    field = page.get_by_role("group", name=option)
    field.get_by_text(french("option-written")).click()
    expect(field.get_by_role("status")).to_contain_text(french("draw-playable"))
    field.get_by_text(french("draw-experts")).click()
    expect(field.get_by_role("textbox")).not_to_have_value("")
    return field


def try_to_open(page: Page, french: Words, field: Locator, reason: str) -> None:
    """The table is not opened: the reason stands at the field, where one can write at once."""
    page.get_by_role("button", name=french("open-table")).click()
    alert = field.get_by_role("alert")
    expect(alert).to_contain_text(french("problem-bad-option", reason=reason))
    expect(alert).to_be_in_viewport()
    expect(page.get_by_role("alert")).to_have_count(1)
    text = field.get_by_role("textbox")
    expect(text).to_be_focused()
    expect(text).to_have_attribute("aria-invalid", "true")
    assert_accessible(page)


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_bad_map_is_refused_at_its_field_and_corrected(
    arrive: Arrive, french: Words, size: ViewportSize
) -> None:
    arrive.expect_complaint("400")
    page = arrive("fr", size, "/new/pacal")
    field = write_by_hand(page, french, "Plan de la cité")
    text = field.get_by_role("textbox")
    ours = text.input_value()
    corner = field.get_by_role("button", name=re.compile(r"^A1\b"))
    field.get_by_text("lac", exact=True).click()
    corner.click()
    expect(corner).to_have_accessible_name("A1\u00a0: lac")
    expect(text).to_have_value(re.compile('"~aabbbcccdd"'))
    text.fill(ours.replace('"aabbbcccddd"', '"aabbbcccdd"'))
    try_to_open(
        page, french, field, "la ligne 2 du plan compte 10 cases et la ligne 1 en compte 11"
    )
    text.fill(ours.replace('"districts"', "districts"))
    try_to_open(
        page, french, field, "ligne 15, colonne 1 du texte, il faut un nom entre guillemets droits"
    )
    text.fill(ours.replace('"char": "a", "value": 3', '"char": "a", "value": 2'))
    page.get_by_role("button", name=french("open-table")).click()
    page.wait_for_url("**/t/*")


@pytest.mark.clause("BA-R7")
def test_a_board_that_is_too_large_is_refused_at_its_field(arrive: Arrive, french: Words) -> None:
    arrive.expect_complaint("400")
    page = arrive("fr", PHONE, "/new/balam")
    field = write_by_hand(page, french, "Plateau")
    # what one begins with is drawn at random, and stands still a moment later, tile by tile
    expect(field.get_by_role("textbox")).to_have_value(re.compile("sea_"))
    field.get_by_role("textbox").fill("9 x 9")
    try_to_open(
        page,
        french,
        field,
        "un plateau a des côtés d’au moins 3 tuiles et compte de 16 à 33 tuiles, "
        "et celui-ci a 9 colonnes sur 9 rangées",
    )
    rule = field.get_by_role("alert").get_by_role(
        "link", name=french("rule-clause", clause="BA-R7")
    )
    expect(rule).to_have_attribute("href", "/rules/balam#BA-R7")
    field.get_by_role("textbox").fill("5 × 5 sea 2")
    page.get_by_role("button", name=french("open-table")).click()
    page.wait_for_url("**/t/*")


def test_a_text_that_is_marked_stays_so_when_the_drawn_board_arrives(
    arrive: Arrive, french: Words
) -> None:
    page = arrive("fr", DESKTOP, "/new/balam")
    asked: list[Route] = []

    def hold_the_second(route: Route) -> None:
        asked.append(route)
        if len(asked) == 1:
            route.continue_()

    page.route("**/drafts", hold_the_second)
    text = write_by_hand(page, french, "Plateau").get_by_role("textbox")
    text.select_text()
    while len(asked) < 2:
        page.wait_for_timeout(20)
    asked[1].continue_()
    expect(text).to_have_value(re.compile("sea_"))
    page.keyboard.type("5 x 5")
    expect(text).to_have_value("5 x 5")

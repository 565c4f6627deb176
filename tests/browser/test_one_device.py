"""Two people around one device; and what a device remembers of its person."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.words import Words


def take_device(page: Page, words: Words, name: str) -> None:
    """The hand-over screen shows nothing but itself."""
    expect(page.get_by_role("heading", name=words("hand-over", name=name))).to_be_visible()
    expect(page.get_by_role("main", name=words("board"))).to_have_count(0)
    assert page.locator("main").inner_text().count("\n") < 8
    page.get_by_role("button", name=words("i-am", name=name)).click()


def test_two_people_hand_a_phone_to_each_other(arrive: Arrive, french: Words) -> None:
    page = arrive("fr", PHONE, "/new/gold")
    page.get_by_text(french("players", count=2)).click()
    page.get_by_role("button", name=french("with-device")).click()
    page.get_by_label(french("your-name")).fill("Ana")
    page.get_by_label(french("name-of-seat", number=2)).fill("Bo")
    page.get_by_role("button", name=french("open-table")).click()

    take_device(page, french, "Ana")
    GoldPlayer(page, french, [3]).act()
    take_device(page, french, "Bo")
    expect(page.get_by_text(french("gold-fist-closed", bid=3))).to_have_count(0)
    GoldPlayer(page, french, [0]).act()
    take_device(page, french, "Ana")  # she has won, and looks at the back of her piece

    page.get_by_role("button", name=french("gold-choose-base", base=2, units=0)).click()
    ana = GoldPlayer(page, french, [])
    laying = ana.region("gold-arrange-title")
    expect(laying).to_be_visible()
    ana.lay_out(laying)


def test_language_and_light_are_remembered(arrive: Arrive) -> None:
    page = arrive("fr", DESKTOP)
    english, french = Words("en"), Words("fr")
    expect(page.get_by_text(french("tagline"))).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text(english("tagline"))).to_be_visible()
    light = page.get_by_role("button", name=english("theme-now", theme=""))
    while page.locator("html").get_attribute("data-theme") != "dark":
        light.click()
    page.reload()
    expect(page.get_by_text(english("tagline"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

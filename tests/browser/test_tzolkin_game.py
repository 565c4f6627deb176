"""A whole game of Tzolk'in by clicks against a bot, in French; and a part of one on a phone."""

from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.clicks import is_over, open_table, play
from tests.browser.conftest import DESKTOP, PHONE, Arrive


def test_a_person_plays_a_bot_to_the_end(arrive: Arrive) -> None:
    page = arrive("fr", DESKTOP)
    open_table(page, "tzolkin")
    assert_accessible(page)
    play(page, 20)
    assert_accessible(page)
    play(page)
    expect(is_over(page)).to_be_visible()


def test_a_dozen_turns_on_a_phone(arrive: Arrive) -> None:
    page = arrive("fr", PHONE)
    open_table(page, "tzolkin")
    assert_accessible(page)
    play(page, 40)
    assert_accessible(page)
    expect(is_over(page)).to_have_count(0)

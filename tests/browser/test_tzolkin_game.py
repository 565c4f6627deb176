"""A whole game of Tzolk'in by clicks against a bot, in French; and a part of one on a phone."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.words import Words

MOST_ANSWERS = 500
PATIENCE = 800
"""Looks at an unchanged page before giving up."""
WORDS = Words("fr")


def open_table(page: Page) -> None:
    """Two seats: a person and the weakest bot."""
    page.goto("/new/tzolkin")
    page.get_by_text(WORDS("players", count=2), exact=True).click()
    second = page.get_by_role("group", name=WORDS("seat-number", number=2))
    second.get_by_label(WORDS("level")).select_option(index=0)
    page.get_by_role("button", name=WORDS("open-table")).click()


def act(page: Page, step: int) -> bool:
    """Take one of the answers in the tray, another each time; on a phone, confirm it."""
    answers = page.locator(".tray button.answer:enabled")
    count = answers.count()
    if count == 0:
        return False
    asked = page.locator(".tray").inner_text()
    answers.nth(step % count).click()
    confirm = page.get_by_role("button", name=WORDS("confirm"))
    if confirm.is_visible():
        confirm.click()
    for _ in range(200):  # until something else is asked, or nothing
        if page.locator(".tray button.answer").count() == 0:
            break
        if page.locator(".tray").inner_text() != asked:
            break
        page.wait_for_timeout(10)
    return True


def sit_down(page: Page) -> None:
    open_table(page)
    page.locator(".tray button.answer").first.wait_for()
    assert_accessible(page)


def play(page: Page, answers: int, over: Locator) -> None:
    """Answer so many times, or until the game is over."""
    given = waited = 0
    while given < answers and waited < PATIENCE and not over.is_visible():
        if act(page, given):
            given, waited = given + 1, 0
        else:
            waited += 1
            page.wait_for_timeout(25)


def test_a_person_plays_a_bot_to_the_end(arrive: Arrive) -> None:
    page = arrive("fr", DESKTOP)
    sit_down(page)
    over = page.get_by_text(WORDS("game-over")).first
    play(page, 20, over)
    assert_accessible(page)
    play(page, MOST_ANSWERS, over)
    expect(over).to_be_visible()


def test_a_dozen_turns_on_a_phone(arrive: Arrive) -> None:
    page = arrive("fr", PHONE)
    sit_down(page)
    over = page.get_by_text(WORDS("game-over")).first
    play(page, 40, over)
    assert_accessible(page)
    expect(page.get_by_text(WORDS("game-over"))).to_have_count(0)

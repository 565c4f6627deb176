"""A whole game of Pacal's Rocket by clicks against a bot, in French; a part of one on a phone."""

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.clicks import GONE, WORDS, is_over, open_table, play, until_answered
from tests.browser.conftest import DESKTOP, PHONE, Arrive

ASKED = ".pr [data-state=open], .pr .answer:not(.blocked)"


def sit_down(page: Page) -> None:
    open_table(page, "pacal", ASKED)
    assert_accessible(page)


def choice(page: Page, step: int) -> Locator | None:
    """Build where one can, put stones in, else fly to one lit cell or another.

    Only a rocket with obstacles all round has neither: then a token is spent (PR-4.18)."""
    for verb in ("build", "upgrade", "drop", "take", "use"):
        answers = page.locator(f".tray .answer.{verb}:enabled:not(.blocked)")
        if answers.count():
            return answers.first
    cells = page.locator(".pr [data-state=open]")
    lit = cells.count()
    if lit:
        return cells.nth(step * 7 % lit)
    tokens = page.locator(".tray .answer.spend:enabled:not(.blocked)")
    return tokens.first if tokens.count() else None


def act(page: Page, step: int) -> bool:
    """Take one answer, on a cell or in the tray; on a phone, confirm it."""
    picked = choice(page, step)
    if picked is None:
        return False
    question = page.locator("section.bar")
    asked = question.inner_text()
    touch = page.evaluate("navigator.maxTouchPoints > 0")
    try:
        picked.tap(timeout=GONE) if touch else picked.click(timeout=GONE)
    except PlaywrightTimeoutError:  # the table moved on while we looked: look again
        return False
    until_answered(page, lambda: question.inner_text() == asked)
    return True


def test_a_person_plays_a_bot_to_the_end(arrive: Arrive) -> None:
    page = arrive("fr", DESKTOP)
    sit_down(page)
    play(page, 25, act)
    assert_accessible(page)
    play(page, act=act)
    expect(is_over(page)).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_accessible(page)


def test_a_dozen_turns_on_a_phone(arrive: Arrive) -> None:
    page = arrive("fr", PHONE, theme="dark")
    sit_down(page)
    play(page, 30, act)
    page.locator(ASKED).first.wait_for()
    assert_fits(page)
    for part in ("pr-part-players", "pr-part-count", "pr-part-city"):
        page.get_by_role("tab", name=WORDS(part)).click()
        assert_accessible(page)
        expect(page.locator("section.bar .prompt")).to_be_visible()
    expect(is_over(page)).to_have_count(0)


def test_a_turn_by_keyboard(arrive: Arrive) -> None:
    """One stop at the city, then from lit cell to lit cell."""
    page = arrive("fr", DESKTOP)
    sit_down(page)
    prompt = page.locator("section.bar")
    asked = prompt.inner_text()
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("PageDown")
    chosen = page.locator("[role=gridcell]:focus")
    expect(chosen).to_have_attribute("data-state", "considered")
    page.keyboard.press("Enter")
    expect(prompt).not_to_contain_text(asked.strip())
    page.locator(ASKED).first.wait_for()
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("PageDown")
    expect(page.locator(".outlook strong")).to_be_visible()

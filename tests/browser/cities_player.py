"""Someone who plays Balam or Dix-Huit Lapins by clicks on the answers of the tray."""

import json

from playwright.sync_api import Locator, Page

from tests.browser.tables import Chair
from tests.browser.words import Words

PATIENCE = 800
"""Looks at an unchanged page before giving up."""
WORDS = Words("fr")


def open_table(page: Page, game: str) -> None:
    """Two seats: a person and the weakest bot."""
    page.goto(f"/new/{game}")
    page.get_by_text(WORDS("players", count=2), exact=True).click()
    second = page.get_by_role("group", name=WORDS("seat-number", number=2))
    second.get_by_label(WORDS("level")).select_option(index=0)
    page.get_by_role("button", name=WORDS("open-table")).click()
    page.locator(".tray button.answer").first.wait_for()


def act(page: Page, step: int) -> bool:
    """Take one of the answers, another each time; on a phone, confirm it."""
    answers = page.locator(".tray button.answer:enabled")
    count = answers.count()
    if count == 0:
        return False
    asked = page.locator(".tray").inner_html()
    # Every third time what closes the question, so that no plan is turned over for ever.
    closing = page.locator(".tray .group.end button.answer:enabled")
    if step % 3 == 2 and closing.count() > 0:
        closing.last.click()
    else:
        answers.nth(step * 7 % count).click()
    confirm = page.locator(".tray .confirm")
    if confirm.is_visible():
        confirm.click()
    for _ in range(200):  # until something else is asked, or nothing
        if page.locator(".tray button.answer").count() == 0:
            break
        if page.locator(".tray").inner_html() != asked:
            break
        page.wait_for_timeout(10)
    return True


def play(page: Page, answers: int, over: Locator) -> int:
    """Answer so many times, or until the game is over; says how often it did."""
    given = waited = 0
    while given < answers and waited < PATIENCE and not over.is_visible():
        if act(page, given):
            given, waited = given + 1, 0
        else:
            waited += 1
            page.wait_for_timeout(25)
    return given


def flip(chair: Chair) -> None:
    """The other king, if he is asked: he turns a card, or takes what comes first."""
    try:
        while True:
            message = json.loads(chair.socket.recv(timeout=0.05))
            if message["type"] == "update":
                chair.now = message
    except TimeoutError:
        pass
    decision = chair.now["decision"]
    if decision:
        texts = [option["text"] for option in decision["options"]]
        chair.answer(next((text for text in texts if text.startswith("flip")), texts[0]))

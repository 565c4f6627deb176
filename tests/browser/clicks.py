"""Someone who plays a bot by clicks, in French, whatever the game."""

import json
from collections.abc import Callable
from typing import cast

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.tables import Chair
from tests.browser.words import Words

MOST_ANSWERS = 900
PATIENCE = 800
"""Looks at an unchanged page before giving up."""
GONE = 3000
"""Milliseconds to wait for an answer that was there a moment ago."""
WORDS = Words("fr")
Act = Callable[[Page, int], bool]
"""Gives one answer, another at each step; says whether there was something to answer."""


def open_table(page: Page, game: str, asked: str = ".tray button.answer") -> None:
    """Two seats: a person and the weakest bot. Something is asked before long."""
    page.goto(f"/new/{game}")
    page.get_by_text(WORDS("players", count=2), exact=True).click()
    second = page.get_by_role("group", name=WORDS("seat-number", number=2))
    second.get_by_label(WORDS("level")).select_option(index=0)
    page.get_by_role("button", name=WORDS("open-table")).click()
    page.locator(asked).first.wait_for()


def act(page: Page, step: int) -> bool:
    """Take one of the answers of the tray."""
    answers = page.locator(".tray button.answer:enabled")
    count = answers.count()
    if count == 0:
        return False
    asked = shown(page)
    # Every third time what closes the question, so that no plan is turned over for ever.
    closing = page.locator(".tray .group.end button.answer:enabled")
    picked = (
        closing.last if step % 3 == 2 and closing.count() > 0 else answers.nth(step * 7 % count)
    )
    try:
        picked.focus(timeout=GONE)  # what is chosen on the map stands there for the keyboard alone
        picked.click(timeout=GONE)
    except PlaywrightTimeoutError:  # the table moved on while we looked: look again
        return False
    until_answered(page, lambda: shown(page) == asked)
    return True


def shown(page: Page) -> list[str]:
    """What the tray asks; nothing where it is gone, which may be at any moment."""
    trays = page.locator(".tray:has(button.answer)")
    return cast(list[str], trays.evaluate_all("trays => trays.map(one => one.innerHTML)"))


def until_answered(page: Page, still_asked: Callable[[], bool]) -> None:
    """Until something else is asked, or nothing.

    On a phone a tap may be confirmed: its button comes a moment later than the tap, even where the
    question has changed meanwhile."""
    button = page.locator(".confirm").get_by_role("button", name=WORDS("confirm"), disabled=False)
    moment = 5 if page.evaluate("navigator.maxTouchPoints > 0") else 1
    changed = 0
    for _ in range(200):
        if button.is_visible():
            button.click()
        changed = 0 if still_asked() else changed + 1
        if changed == moment:
            return
        page.wait_for_timeout(10)


def is_over(page: Page) -> Locator:
    return page.get_by_text(WORDS("game-over")).first


def play(page: Page, answers: int = MOST_ANSWERS, act: Act = act) -> int:
    """Answer so many times, or until the game is over; says how often it did."""
    given = waited = 0
    over = is_over(page)
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

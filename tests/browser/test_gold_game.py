"""A whole game of Das Gold der Maya by clicks: two people in two browsers, and a bot."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.words import Words

MOST_STEPS = 600


def open_table(page: Page, words: Words) -> None:
    """Ana opens a table for three: herself, a friend by link, a bot."""
    page.get_by_role("link", name=words("new-table")).first.click()
    page.get_by_label(words("your-name")).fill("Ana")
    second = page.get_by_role("group", name=words("seat-number", number=2))
    second.get_by_text(words("kind-open")).click()
    third = page.get_by_role("group", name=words("seat-number", number=3))
    third.get_by_label(words("level")).select_option(index=0)
    page.get_by_role("button", name=words("open-table")).click()
    expect(page.get_by_text(words("gathering-title"))).to_be_visible()


def take_seat(page: Page, words: Words) -> None:
    page.get_by_label(words("your-name")).fill("Bo")
    page.get_by_role("button", name=words("take-seat")).click()


def test_two_people_and_a_bot_play_to_the_end(arrive: Arrive, words: Words) -> None:
    ana = arrive(words.locale, DESKTOP)
    open_table(ana, words)
    bo = arrive(words.locale, PHONE, re.sub(r"#.*", "", ana.url))
    take_seat(bo, words)

    players = [GoldPlayer(ana, words, [1, 2, 0]), GoldPlayer(bo, words, [0, 1, 2, 1])]
    for _ in range(MOST_STEPS):
        if all(player.is_over() for player in players):
            break
        acted = [player.act() for player in players]
        if not any(acted):
            ana.wait_for_timeout(50)
    for page in (ana, bo):
        expect(page.get_by_text(words("game-over")).first).to_be_visible()
        for name in ("Ana", "Bo"):
            expect(page.get_by_text(name).first).to_be_visible()

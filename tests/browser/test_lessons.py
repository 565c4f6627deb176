"""Lessons in the browser: every sentence of every line, on a laptop and on a phone."""

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from websockets.sync.client import connect

from ceiba.core.lesson import lesson_of
from ceiba.games import GAMES
from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.conftest import PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import SOON, Chair, Message
from tests.browser.words import Words

LAPTOP = ViewportSize(width=1280, height=720)
PLACES = pytest.mark.parametrize(
    ("locale", "size"), [("en", LAPTOP), ("fr", PHONE)], ids=["laptop-en", "phone-fr"]
)
APART = """([a, b]) => {
  const [one, other] = [a, b].map(each => each.getBoundingClientRect());
  return one.bottom <= other.top + 1 || other.bottom <= one.top + 1
      || one.right <= other.left + 1 || other.right <= one.left + 1;
}"""


class Walker:
    """A page that shows a lesson, and somebody at the same seat who gives the answers."""

    def __init__(self, page: Page, words: Words, chair: Chair) -> None:
        self.page = page
        self.words = words
        self.chair = chair

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("teach"), exact=True)

    def told(self) -> Message:
        """What is said once the learner is asked."""
        self.chair.hear_decision()
        told: Message = self.chair.now["lesson"]
        return told

    def hear(self, told: Message) -> None:
        """Sentence by sentence; what is pointed at is ringed, and nothing covers the answers."""
        for number, remark in enumerate(told["remarks"]):
            if number:
                self.card.get_by_role("button", name=self.words("teach-next")).click()
            expect(self.card.locator(".sentence")).to_have_text(self.words(remark["text"]))
            if remark["at"]:
                expect(self.page.locator("svg rect.light")).to_be_visible()
        self.assert_apart(self.page.locator("main"))
        self.assert_apart(self.page.get_by_role("region", name=self.words("decision")))

    def assert_apart(self, other: Locator) -> None:
        both = [self.card.element_handle(), other.element_handle()]
        assert self.page.evaluate(APART, both), "the lesson covers something"


@contextmanager
def lesson_at(arrive: Arrive, game: str, locale: str, size: ViewportSize) -> Iterator[Walker]:
    wish = {"game": game, "name": "Ana"}
    made = httpx.post(f"{arrive.address}/api/lessons", json=wish, timeout=SOON).json()
    table, token = made["table"]["id"], made["tokens"]["0"]
    page = arrive(locale, size, f"/t/{table}#seat={token}")
    with connect(f"{arrive.address.replace('http', 'ws', 1)}/ws/tables/{table}") as socket:
        yield Walker(page, Words(locale, game), Chair(socket, token))


@PLACES
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_said_and_points(
    arrive: Arrive, game: str, locale: str, size: ViewportSize
) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    with lesson_at(arrive, game, locale, size) as ana:
        while (told := ana.told())["stage"] == "line":
            ana.hear(told)
            if told["step"] == 0:
                assert_accessible(ana.page)
            ana.chair.answer(*told["expected"])
        assert told["stage"] == "free"
        ana.hear(told)


def test_from_the_start_page_to_the_first_real_game(arrive: Arrive, french: Words) -> None:
    """The offer, another answer tried and taken back, the line by clicks, resumed, skipped."""
    page = arrive("fr", PHONE)
    words = Words("fr", "gold")
    door = page.get_by_role("article").first
    door.get_by_role("button", name=words("play-now")).click()
    page.get_by_role("dialog").get_by_role("button", name=words("teach-take")).click()
    card = page.get_by_role("region", name=words("teach"), exact=True)
    sentence = card.locator(".sentence")
    expect(sentence).to_have_text(words("aim"))

    player = GoldPlayer(page, words, [0, 4])
    expect(player.region("gold-bid-title")).to_be_visible()
    player.act()
    expect(sentence).to_have_text(words("buy-with-0"))
    card.get_by_role("button", name=words("teach-back")).click()
    expect(sentence).to_have_text(words("aim"))
    expect(player.region("gold-bid-title")).to_be_visible()
    player.act()
    expect(sentence).to_have_text(words("paid"))
    player.lay_out(player.region("gold-arrange-title"))
    expect(sentence).to_have_text(words("gap"))

    page.reload()
    expect(sentence).to_have_text(words("gap"))
    card.get_by_role("button", name=words("teach-skip")).click()
    expect(card).to_be_hidden()
    expect(page.get_by_text(words("level-beginner")).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_in_two_minutes(arrive: Arrive, game: str) -> None:
    page = arrive("fr", PHONE, f"/learn/{game}")
    expect(page.locator(".picture")).to_have_count(4)
    assert_accessible(page)
    assert_fits(page)

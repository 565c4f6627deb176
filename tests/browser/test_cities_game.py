"""Whole games of Balam and Dix-Huit Lapins by clicks against a bot, in French; parts on a phone."""

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect

import ceiba
from ceiba.bots import choose
from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.clicks import act, flip, is_over, open_table, play
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.tables import Chair, Table
from tests.server.house import House

GAMES = ("balam", "lapins")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_bot_to_the_end(arrive: Arrive, game: str) -> None:
    page = arrive("fr", DESKTOP)
    open_table(page, game)
    assert_accessible(page)
    play(page, 25)
    assert_accessible(page)
    play(page)
    expect(is_over(page)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_some_turns_on_a_phone(arrive: Arrive, game: str) -> None:
    page = arrive("fr", PHONE)
    open_table(page, game)
    assert play(page, 40) == 40
    # Only a question that waits for an answer leaves the parts where one turned them.
    page.locator(".tray button.answer:enabled").first.wait_for()
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert_accessible(page)
        expect(page.locator(".tray")).to_be_in_viewport()
    assert_fits(page)


def many_tokens() -> ceiba.Match:
    """A game of three in which the first king has many tokens to distribute."""
    match = ceiba.new("lapins", players=3, seed="critic")
    while True:
        seat = match.waiting[0]
        asked = match.decision(seat)
        assert asked is not None
        if asked.task == "distribute" and seat == "A" and len(asked.options) > 12:
            return match
        answers = choose(match.position(), "ABC".index(seat), "novice", f"{match.seq}")
        match.answer(seat, answers)


def test_many_answers_do_not_lie_over_what_they_bring(arrive: Arrive, house: House) -> None:
    match = many_tokens()
    wish = {
        "log": match.log().text(),
        "at": match.seq,
        "seats": [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "level": "novice"}] * 2],
    }
    made = httpx.post(f"{house.address}/api/play-on", json=wish, timeout=60).json()
    link = f"/t/{made['table']['id']}#seat={made['tokens']['0']}"
    page = arrive("fr", ViewportSize(width=1280, height=720), link)
    page.locator(".tray button.answer").first.wait_for()
    outlook = page.locator(".tray .outlook").bounding_box()
    first = page.locator(".tray button.answer").first.bounding_box()
    assert outlook is not None
    assert first is not None
    assert first["y"] >= outlook["y"] + outlook["height"]


def tab_to(page: Page, target: str) -> None:
    """The keyboard alone reaches a place on the map where something can be chosen."""
    page.locator("svg.map").focus()
    for _ in range(120):
        page.keyboard.press("Tab")
        at = page.evaluate("({ ...document.activeElement.dataset })")
        if at.get("target", "").startswith(target) and at["state"] != "blocked":
            return
    raise AssertionError(f"the keyboard does not reach {target}")


@pytest.mark.parametrize("game", GAMES)
def test_a_city_is_founded_by_keyboard(arrive: Arrive, game: str) -> None:
    page = arrive("fr", DESKTOP)
    open_table(page, game)
    cities, buildings = page.locator(".plaza.owned"), page.locator(".slot .building")
    founded, built = cities.count(), buildings.count()
    tab_to(page, "site ")
    page.keyboard.press("Enter")
    page.locator(".builder button.answer").first.wait_for()
    tab_to(page, "place ")
    page.keyboard.press("Enter")
    page.locator(".builder button.answer").first.press("Enter")
    expect(buildings).to_have_count(built + 1)
    expect(cities).to_have_count(founded + 1)
    page.locator(".tray .group.end button.answer").press("Enter")
    expect(page.locator(".builder")).to_have_count(0)


def build_a_village_and_a_reserve(page: Page, bo: Chair) -> None:
    site = page.locator("svg .site[data-state=open]").first
    while site.count() == 0:
        flip(bo)
    site.click()
    for building in ("Village", "Réserve"):
        built = page.locator(".slot .building").count()
        page.locator(".builder button.answer", has_text=building).click()
        expect(page.locator(".slot .building")).to_have_count(built + 1)
    page.locator(".tray .group.end button.answer").click()
    expect(page.locator(".builder")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_token_is_dragged_to_its_place(arrive: Arrive, house: House, game: str) -> None:
    table = Table(house.address, "Ana", "Bo", game=game)
    page = arrive("fr", DESKTOP, table.seat_link(0))
    with table.chair(1) as bo:
        page.locator("svg.map").wait_for()
        build_a_village_and_a_reserve(page, bo)
        token = page.locator(".slot.takes")
        for _ in range(200):
            if token.count() > 0:
                break
            flip(bo)
            if page.locator(".cards [data-state=open]").count() > 0:
                page.locator(".cards [data-state=open]").first.click()
            else:
                act(page, 0)
            page.wait_for_timeout(30)
    token.first.hover()
    page.mouse.down()
    page.mouse.move(20, 20, steps=3)
    goal = page.locator(".slot[data-state=open]").first
    goal.hover()
    page.mouse.up()
    expect(page.locator(".travel .goal")).to_have_count(1)

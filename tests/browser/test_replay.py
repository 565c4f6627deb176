"""A game that is over, watched again: from its link, and from its file."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House

BID = {"verb": "bid", "args": {"pearls": 3}, "text": "bid 3"}
PIECE = {"is": "thing", "name": "stone sixth"}
COACHED = {
    "done": 13,
    "steps": 13,
    "report": {
        "seat": 0,
        "expected": [
            {"seq": seq, "points": [20.0 - seq, 15.5], "wins": [50, 50]} for seq in (0, 9, 18)
        ],
        "swings": [{"since": 0, "seq": 9, "seat": 0, "by": -9.0}],
        "slips": [
            {
                "at": 8,
                "asked": {"message": "prompt-bid", "clause": "", "piece": PIECE, "pearls": 3},
                "given": BID,
                "better": {**BID, "args": {"pearls": 0}, "text": "bid 0"},
                "cost": 4.5,
                "reasons": [{"source": "pearls", "by": 3.0}, {"source": None, "by": -1.5}],
                "line": [],
            }
        ],
        "judged": 12,
    },
}


def steps(page: Page) -> tuple[int, int]:
    """Where the slider stands, and where it ends."""
    slider = page.get_by_role("slider")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def test_from_the_link(arrive: Arrive, finished: Table, french: Words) -> None:
    page = arrive("fr", DESKTOP, finished.seat_link(0))
    page.get_by_role("link", name=french("watch-replay")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    _, last = steps(page)
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_value(str(at))
    pearls = page.get_by_role("list", name=french("gold-end"))
    expect(pearls).to_be_visible()
    page.get_by_role("slider").fill(str(last // 2))
    expect(pearls).to_be_hidden()
    page.get_by_role("button", name=french("step-next")).click()
    assert steps(page) == (last // 2 + 1, last)


def test_through_other_eyes_by_a_link_to_a_moment(
    arrive: Arrive, finished: Table, words: Words
) -> None:
    page = arrive(words.locale, DESKTOP, f"/replay/{finished.id}?at=31&eyes=open")
    eyes = page.get_by_role("combobox", name=words("replay-eyes"))
    pearls = page.locator("article .pearls")
    expect(pearls).to_have_count(2)
    eyes.select_option(value="spectator")
    expect(pearls).to_have_count(0)
    page.get_by_role("button", name=words("points-short")).click()
    picture = page.get_by_role("dialog")
    expect(picture.get_by_role("img")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"at=\d+&eyes=spectator"))
    # What the coach finds is tested elsewhere: here it has been found.
    page.route("**/api/coach", lambda route: route.fulfill(json=COACHED))
    page.goto(f"/replay/{finished.id}?coach")  # as from the end of the game
    coach = page.get_by_role("dialog", name=words("coach-title"))
    expect(coach.get_by_role("img")).to_be_visible()
    question = words("prompt-bid", piece=words("name-stone-sixth"), pearls=3)
    expect(coach.get_by_text(question)).to_be_visible()
    expect(coach.get_by_text(words("coach-better"), exact=True)).to_be_visible()
    assert_accessible(page)
    page.set_viewport_size(PHONE)  # what is long scrolls within, and never away as a whole
    assert coach.evaluate("whole => whole.scrollHeight <= whole.clientHeight")
    page.set_viewport_size(DESKTOP)
    coach.get_by_role("button", name=words("coach-try")).click()
    again = page.get_by_role("dialog", name=words("play-on"))
    expect(again.get_by_role("group")).to_have_count(2)


def test_two_games_of_one_deal(
    arrive: Arrive, finished: Table, house: House, french: Words
) -> None:
    page = arrive("fr", DESKTOP, f"/replay/{finished.id}?at=12")
    page.get_by_role("button", name=french("play-on")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group")).to_have_count(2)
    dialog.get_by_role("button", name=french("open-table")).click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.get_by_role("region", name=french("decision"))).to_be_visible()
    page.goto(f"/replay/{finished.id}?with={finished.id}&at=12")
    beside = page.get_by_role("region", name=french("compare-beside"))
    expect(beside).to_be_visible()
    assert_accessible(page)
    other = Table(house.address, "Chan", "Dzul")
    other.play_out(5)
    page.get_by_role("button", name=french("compare"), exact=True).click()
    page.get_by_label(french("compare-link")).fill(f"{house.address}/replay/{other.id}")
    page.get_by_role("button", name=french("compare-do")).click()
    expect(page.get_by_role("alert")).to_have_text(french("compare-other-deal"))


def test_an_earlier_moment_of_a_game_that_goes_on(
    arrive: Arrive, house: House, french: Words
) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", PHONE, table.seat_link(0))
    bid = page.get_by_role("spinbutton")
    bid.press("ArrowUp")
    chosen = bid.get_attribute("aria-valuenow")
    page.get_by_role("button", name=french("look-back")).click()
    back = page.get_by_role("button", name=french("back-to-now"))
    expect(back).to_be_focused()
    expect(page.get_by_role("slider", name=french("replay-step"))).to_be_visible()
    page.keyboard.press("ArrowUp")  # the hand beneath does not hear it
    with table.chair(1) as bo:
        bo.answer("bid 2")
    expect(page.get_by_text(french("look-back-news", count=1))).to_be_visible()
    assert_accessible(page)
    back.click()
    expect(bid).to_have_attribute("aria-valuenow", str(chosen))
    expect(bid).to_be_enabled()


def test_from_the_file(arrive: Arrive, finished: Table, french: Words, tmp_path: Path) -> None:
    page = arrive("fr", PHONE, finished.seat_link(1))
    with page.expect_download() as download:
        page.get_by_role("link", name=french("download-log")).click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    page.goto("/replay")
    page.get_by_label(french("drop-log")).set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    assert steps(page)[1] > 30


def test_a_broken_file_is_explained(arrive: Arrive, french: Words, tmp_path: Path) -> None:
    arrive.expect_complaint("400|422")
    page = arrive("fr", DESKTOP, "/replay")
    file = tmp_path / "poem.txt"
    file.write_text("roses are red\n")
    page.get_by_label(french("drop-log")).set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_have_text(french("problem-internal"))

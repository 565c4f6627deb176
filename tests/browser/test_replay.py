"""A game that is over, watched again: from its link, and from its file."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.tables import Table
from tests.browser.words import Words


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

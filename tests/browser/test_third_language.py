"""A third language is only files: a copy of the house that has some speaks it everywhere."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP, Arrive
from tests.browser.tables import Table
from tests.server.house import GENEROUS, House
from tools import web
from tools.digest import ROOT

LOCALE, NAME = "xx", "Loro"


def parroted(texts: str) -> str:
    """English with a ¡ before every sentence."""
    spoken = re.sub(r"^([a-z][\w-]*) = ?", r"\1 = ¡", texts, flags=re.M)
    spoken = re.sub("^language-name = .*$", f"language-name = {NAME}", spoken, flags=re.M)
    return re.sub("^language-direction = .*$", "language-direction = rtl", spoken, flags=re.M)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, and beside each English text one in the new language. No code is touched."""
    copy = tmp_path_factory.mktemp("copy")
    built = shutil.ignore_patterns("node_modules", "web_assets", "__pycache__", ".engine")
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=built)
    (copy / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    for english in copy.rglob("*.en.ftl"):
        own = english.with_name(english.name.replace(".en.", f".{LOCALE}."))
        own.write_text(parroted(english.read_text("utf-8")), "utf-8")
    for english in copy.rglob("rules.en.md"):
        own = english.with_name(f"rules.{LOCALE}.md")
        own.write_text(english.read_text("utf-8").replace("# ", "# ¡", 1), "utf-8")
    return copy


@pytest.fixture
def speaking(copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("PYTHONPATH", str(copy / "src"))
    web.build(copy)
    started = House(tmp_path / "data", **GENEROUS)
    yield started
    assert started.stop() == 0


def test_the_terminal_speaks_it(copy: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "ceiba", "play", "gold", "--lang", LOCALE, "--seed", "parrot"],
        env={"PYTHONPATH": str(copy / "src")},
        input="parrot\n0\n",
        capture_output=True,
        text=True,
        check=False,
    )
    title, *lines = told.stdout.splitlines()
    assert title == "¡Das Gold der Maya", told.stderr
    for said in (  # an event, a prompt, an answer of the menu, a refusal
        "  ¡Bot 1 opens the bag",
        "¡How many pearls for",
        "¡Empty fist",
        "¡That is none of the answers",
    ):
        assert any(said in line for line in lines), told.stdout


def test_pages_prompts_log_and_menus_speak_it(speaking: House, chromium: Browser) -> None:
    arrive = Arrive(chromium, speaking.address)
    page = arrive("en", DESKTOP)
    while page.locator("html").get_attribute("lang") != LOCALE:
        page.locator(".language").click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading", name="¡Das Gold der Maya")).to_be_visible()

    page.goto("/new/gold")
    expect(page.get_by_role("heading", level=1)).to_contain_text("¡")
    page.goto("/rules/gold")
    expect(page.get_by_role("heading", level=1)).to_contain_text("¡")

    table = Table(speaking.address, "Ana", "Bo")
    with table.chair(0) as ana, table.chair(1) as bo:
        ana.answer("bid 1")
        bo.answer("bid 0")
    page.goto(table.seat_link(0))
    expect(page.locator(".bar .prompt")).to_contain_text("¡")
    expect(page.locator(".story li").first).to_contain_text("¡")
    expect(page.get_by_role("button", name=re.compile("¡")).first).to_be_visible()
    arrive.leave()

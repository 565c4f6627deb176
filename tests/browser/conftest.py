"""A real Chromium."""

import os
import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
Theme = Literal["light", "dark"]
BLOCKED = "Service Worker registration blocked by Playwright"
PATIENCE_MS = 40_000
"""For whatever is to be seen or clicked: no test is about how fast a busy machine is."""
expect.set_options(timeout=PATIENCE_MS)
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Arrive:
    """Someone opens the house in a browser of their own: ``arrive("fr", PHONE)``.

    A browser whose console showed an error or a warning fails the test at its end.
    """

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: list[str] = [BLOCKED]

    def __call__(
        self,
        locale: str,
        size: ViewportSize,
        path: str = "/",
        *,
        theme: Theme = "light",
        tempo: str = "instant",
        frames: list[str] | None = None,
        app: bool = False,
    ) -> Page:
        """`frames` collects what the page hears over its sockets. Tests are not to wait while the
        turns of others are looked at, unless they say so; nor for a service worker (`app`)."""
        context = self.chromium.new_context(
            base_url=self.address,
            viewport=size,
            locale="fr-FR" if locale == "fr" else "en-GB",
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size == PHONE,
            service_workers="allow" if app else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(f"localStorage.setItem('ceiba.tempo', '{tempo}')")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        if frames is not None:
            page.on("websocket", lambda socket: _collect(socket, frames))
        page.goto(path)
        return page

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.complaints.append(line.text)

    def expect_complaint(self, pattern: str) -> None:
        """What the browser itself says of a refused connection, say, is no fault of ours."""
        self.expected.append(pattern)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        known = re.compile("|".join(self.expected) or "(?!)")
        assert [line for line in self.complaints if not known.search(line)] == []


def _collect(socket: WebSocket, frames: list[str]) -> None:
    socket.on("framereceived", lambda frame: frames.append(str(frame)))


@pytest.fixture
def arrive(chromium: Browser, house: House) -> Iterator[Arrive]:
    visitors = Arrive(chromium, house.address)
    yield visitors
    visitors.leave()


@pytest.fixture(params=["fr", "en"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.fixture(scope="session")
def french() -> Words:
    return Words("fr")


@pytest.fixture(scope="session")
def finished(house: House) -> Table:
    """A table of Ana and Bo whose game is over."""
    table = Table(house.address, "Ana", "Bo")
    table.play_out()
    return table

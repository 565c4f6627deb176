"""A real server process and a real Chromium."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.words import Words

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
).split()
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with games of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tmp_path_factory.mktemp("data")
    log = (data / "server.log").open("w")
    command = [sys.executable, "-m", "ceiba.cli", "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", str(data)], stdout=log, stderr=log)
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process, Path(log.name))
        yield address
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def _wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    for _ in range(200):
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server did not start:\n{log.read_text()}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Arrive = Callable[..., Page]


@pytest.fixture
def arrive(chromium: Browser, server: str) -> Iterator[Arrive]:
    """Someone opens the house in a browser of their own: ``arrive("fr", PHONE)``.

    The page fails the test at its end if the console showed an error.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_house(locale: str, size: dict[str, int], path: str = "/") -> Page:
        context = chromium.new_context(
            base_url=server,
            viewport=size,
            locale="fr-FR" if locale == "fr" else "en-GB",
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.goto(path)
        return page

    yield open_house
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture(params=["fr", "en"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)

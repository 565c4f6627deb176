"""The page in a real Chromium, each figure beside a yardstick of its own in the same run.

python -m bench.page    a minute or two; wants Playwright, a Chromium and a built client
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from bench.house import environment
from bench.server.house import NO_LIMITS, SERVE, started

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
ROUNDS = 7
ANSWERS = 20
LOAD = 2.0
"""A first move may take so many times the load of the bare start page."""
FRAME_MS = 1000 / 60
SQUARE = """() => {
  const square = document.body.appendChild(document.createElement('div'));
  square.style = 'position:fixed;z-index:99;left:0;bottom:0;width:40px;height:40px;background:red';
  const way = [{}, { transform: 'translateX(600px)' }];
  square.animate(way, { duration: 1000, iterations: Infinity });
}"""
FRAMES = """ms => new Promise(done => {
  let frames = 0;
  const start = performance.now();
  const frame = now => {
    frames += 1;
    if (now - start < ms) requestAnimationFrame(frame);
    else done(frames);
  };
  requestAnimationFrame(frame);
})"""
TOLD = """() => {
  const NEVER = { clicked: 0, sent: 0, heard: 0, shown: 0 };
  const told = (window.told = { ...NEVER });
  const Line = WebSocket;
  window.WebSocket = class extends Line {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', () => told.sent && (told.heard ||= performance.now()));
    }
    send(text) {
      if (told.clicked && text.includes('"answer"')) told.sent ||= performance.now();
      super.send(text);
    }
  };
  const click = () => Object.assign(told, NEVER, { clicked: performance.now() });
  addEventListener('click', click, true);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const look = new MutationObserver(() => told.heard && (told.shown ||= performance.now()));
  addEventListener('DOMContentLoaded', () => look.observe(document.body, all));
}"""


class House:
    """A server, and a Chromium to visit it."""

    def __init__(self, address: str, chromium: Browser) -> None:
        self.address = address
        self.chromium = chromium

    def seat(self) -> str:
        """The link to one's seat at a new table of Tzolk'in, a bot at the other."""
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]
        wish = {"game": "tzolkin", "seats": seats}
        made = httpx.post(f"{self.address}/api/tables", json=wish, timeout=20).json()
        return f"/t/{made['table']['id']}#seat={made['tokens']['0']}"

    @contextmanager
    def visit(self, path: str, until: str, tempo: str = "instant") -> Iterator[tuple[Page, float]]:
        """A visitor who was never here, and the milliseconds until something is there."""
        context = self.chromium.new_context(base_url=self.address, service_workers="block")
        context.add_init_script(f"localStorage.setItem('ceiba.tempo', '{tempo}')")
        context.add_init_script(f"({TOLD})()")
        page = context.new_page()
        start = perf_counter()
        page.goto(path, wait_until="commit")
        page.locator(until).first.wait_for()
        yield page, 1000 * (perf_counter() - start)
        context.close()


ANSWER = ".tray button.answer:enabled"


def first_move(house: House) -> tuple[float, float]:
    """Milliseconds until the bare start page is there, and until a first move is possible."""
    bare, move = [], []
    for _ in range(ROUNDS):
        with house.visit("/", "main h2") as (_, took):
            bare.append(took)
        with house.visit(house.seat(), ANSWER) as (_, took):
            move.append(took)
    return median(bare), median(move)


def turning(house: House) -> tuple[float, float]:
    """Frames a second while a square moves, and while the gears turn beside it."""
    alone, beside = [], []
    with house.visit(house.seat(), ANSWER) as (page, _):
        page.evaluate(SQUARE)
        day = page.locator("[data-spot=forecast] button").last
        page.evaluate(FRAMES, 500)
        for _ in range(ROUNDS):
            alone.append(page.evaluate(FRAMES, 400) / 0.4)
            day.click()
            beside.append(page.evaluate(FRAMES, 400) / 0.4)
            page.evaluate(FRAMES, 600)
    return median(alone), median(beside)


def answered(house: House) -> tuple[float, float]:
    """Of a click: the milliseconds the server had it, and those the page took for itself."""
    away, own = [], []
    with house.visit(house.seat(), ANSWER) as (page, _):
        for _ in range(ANSWERS):
            page.locator(ANSWER).first.click()
            page.wait_for_function("() => told.shown > 0")
            told: dict[str, Any] = page.evaluate("() => told")
            away.append(told["heard"] - told["sent"])
            own.append(told["sent"] - told["clicked"] + told["shown"] - told["heard"])
            page.locator(ANSWER).first.wait_for()
    return median(away), median(own)


def main() -> int:
    with TemporaryDirectory(prefix="ceiba-bench-") as data, sync_playwright() as playwright:
        command = [sys.executable, "-c", SERVE.format(data=data)]
        settings = {**environment("interpreted"), **NO_LIMITS}
        with started(command, settings) as process:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            house = House(f"http://127.0.0.1:{process.port}", chromium)
            figures: dict[str, tuple[float, float]] = {}
            measures: tuple[Callable[[House], tuple[float, float]], ...]
            measures = (first_move, turning, answered)
            for measure in measures:
                figures[measure.__name__] = measure(house)
            chromium.close()
    bare, move = figures["first_move"]
    print(
        f"a first move is possible after {move:.0f} ms, {move / bare:.2f} times the {bare:.0f} ms"
    )
    print(f"  of the bare start page; wanted: at most {LOAD:.0f} times")
    alone, beside = figures["turning"]
    print(
        f"turning gears: {beside:.0f} frames a second beside a moving square, {alone:.0f} without"
    )
    away, own = figures["answered"]
    print(f"a click is on the board {own:.1f} ms and the {away:.1f} ms of the server later;")
    print(f"  wanted: a frame, {FRAME_MS:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())

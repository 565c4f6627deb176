"""Every page, for every eye and hand: axe finds nothing, and nothing sticks out at the side."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WIDTHS = (360, 390, 820, 1440)
FITS = """width => innerWidth === width
  && document.documentElement.scrollWidth <= document.documentElement.clientWidth"""
FOUND = """async () => (await axe.run({ resultTypes: ['violations'] })).violations
  .map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ') + ' ' + n.any.map(a => a.message))}`)"""


@cache
def axe() -> str:
    return SOURCE.read_text("utf-8")


def assert_good(page: Page) -> None:
    page.evaluate(axe())
    assert page.evaluate(FOUND) == [], page.url
    size = page.viewport_size
    assert size is not None
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": size["height"]})
        page.wait_for_function(FITS, arg=width)
    page.set_viewport_size(size)

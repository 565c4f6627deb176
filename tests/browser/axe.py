"""What every page must be for every eye and hand."""

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


def assert_accessible(page: Page) -> None:
    page.evaluate(axe())
    found = page.evaluate(FOUND)
    assert found == [], (page.url, found)


def assert_fits(page: Page) -> None:
    """Nothing sticks out at the side, however wide the window."""
    size = page.viewport_size
    assert size is not None
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": size["height"]})
        page.wait_for_function(FITS, arg=width)
    page.set_viewport_size(size)

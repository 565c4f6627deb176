"""The standings of a league drawn: a rating with what it may be off, and wins, for each bot."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ceiba.arena.ratings import Standing

ROW: Final = 34
HEAD: Final = 46
FOOT: Final = 16
LETTER: Final = 8.2
"""About the width of a letter of a name."""
RATINGS: Final = 330
WINS: Final = 190
GAP: Final = 34

STYLE: Final = """
text{font:15px system-ui,sans-serif;fill:#2b2117}
.small{font-size:12px;fill:#5d4c38}
.grid{stroke:#dfd1b4}
.bar{fill:#9cc3cf}
.within{stroke:#14624a;stroke-width:3;stroke-linecap:round}
.sure{stroke:#2b5f70;stroke-width:2}
.middle{fill:#14624a}
"""


def picture(table: Sequence[Standing]) -> str:
    """An SVG that stands alone, the best on top."""
    names = 24 + LETTER * max(len(standing.bot) for standing in table)
    width = names + RATINGS + GAP + WINS + 16
    height = HEAD + ROW * len(table) + FOOT
    parts = "".join(_parts(table, names, names + RATINGS + GAP, height))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
        f'width="{width:.0f}" height="{height}" role="img" aria-label="Standings">'
        f"<style>{STYLE}</style>"
        f'<rect width="100%" height="100%" fill="#fcf8ee"/>{parts}</svg>\n'
    )


def _parts(table: Sequence[Standing], left: float, wins: float, height: int) -> Iterator[str]:
    least = min(standing.rating - standing.within for standing in table)
    most = max(standing.rating + standing.within for standing in table)
    scale = (RATINGS - 20) / ((most - least) or 1)

    def across(rating: float) -> float:
        return left + (rating - least) * scale

    bottom = height - FOOT
    yield _text(left, 20, "rating, 95 % interval", "small")
    yield _text(wins, 20, "wins, 95 % interval", "small")
    step = _step(most - least)
    mark = -(-least // step) * step
    while mark <= most:
        yield _line(across(mark), HEAD - 8, across(mark), bottom, "grid")
        yield _text(across(mark), HEAD - 12, f"{mark:g}", "small", "middle")
        mark += step
    for share in (0, 0.5, 1):
        yield _line(wins + share * WINS, HEAD - 8, wins + share * WINS, bottom, "grid")
        yield _text(wins + share * WINS, HEAD - 12, f"{share:.0%}", "small", "middle")
    for number, standing in enumerate(table):
        y = HEAD + ROW * number + ROW / 2
        yield _text(12, y + 5, standing.bot)
        low, high = standing.rating - standing.within, standing.rating + standing.within
        yield _line(across(low), y, across(high), y, "within")
        yield f'<circle class="middle" cx="{across(standing.rating):.1f}" cy="{y}" r="6"/>'
        rate = standing.wins
        yield f'<rect class="bar" x="{wins:.1f}" y="{y - 7}" width="{rate.rate * WINS:.1f}" '
        yield 'height="14"/>'
        yield _line(wins + rate.low * WINS, y, wins + rate.high * WINS, y, "sure")


def _step(span: float) -> float:
    """A round distance between marks, four to ten of them."""
    step = 1.0
    while span / step > 10:
        step *= 2 if str(step)[0] in "15" else 2.5
    return step


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'

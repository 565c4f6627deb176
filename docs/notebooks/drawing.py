"""Small pictures for the notebooks, so that they need nothing but Ceiba and numpy."""

from collections.abc import Mapping, Sequence
from html import escape

COLOURS = ("#14624a", "#b3331f", "#14719a", "#d99a1c", "#6b4a92", "#6a3f24")
WIDTH, HEIGHT, LEFT, FOOT = 640, 260, 60, 30


class Picture:
    """An SVG that notebooks show."""

    def __init__(self, *parts: str, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="system-ui,sans-serif" font-size="13">'
            f'<rect width="100%" height="100%" fill="#fcf8ee"/>{"".join(parts)}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg


def lines(curves: Mapping[str, Sequence[float]], title: str) -> Picture:
    """Curves over their index, each by its name."""
    most = max(max(curve) for curve in curves.values())
    least = min(0.0, *(min(curve) for curve in curves.values()))
    long = max(len(curve) for curve in curves.values())
    parts = [_text(LEFT, 20, title)]
    for mark in (least, (least + most) / 2, most):
        y = _up(mark, least, most)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 110}" y1="{y}" y2="{y}" stroke="#dfd1b4"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{mark:.3g}", "end"))
    for number, (name, curve) in enumerate(curves.items()):
        across = (WIDTH - 110 - LEFT) / max(1, long - 1)
        points = " ".join(
            f"{LEFT + i * across:.1f},{_up(value, least, most):.1f}"
            for i, value in enumerate(curve)
        )
        colour = COLOURS[number % len(COLOURS)]
        drawn = f'fill="none" stroke="{colour}" stroke-width="2"'
        parts.append(f'<polyline points="{points}" {drawn}/>')
        parts.append(_text(WIDTH - 104, 44 + 18 * number, name, fill=colour))
    return Picture(*parts)


def bars(values: Mapping[str, float], title: str) -> Picture:
    """A bar for each name."""
    most = max(values.values())
    parts = [_text(16, 22, title)]
    for number, (name, value) in enumerate(values.items()):
        y = 36 + 22 * number
        parts.append(_text(140, y + 13, name, "end"))
        wide = 400 * value / most
        parts.append(f'<rect x="148" y="{y}" width="{wide:.1f}" height="16" fill="#9cc3cf"/>')
        parts.append(_text(154 + wide, y + 13, f"{value:.3g}"))
    return Picture(*parts, height=48 + 22 * len(values))


def _up(value: float, least: float, most: float) -> float:
    return HEIGHT - FOOT - (value - least) / ((most - least) or 1) * (HEIGHT - FOOT - 40)


def _text(x: float, y: float, text: str, anchor: str = "start", fill: str = "#2b2117") -> str:
    shown = escape(text)
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{shown}</text>'

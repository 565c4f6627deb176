"""What is measured of each game: the usual table, and boards of other sizes where there are any."""

from __future__ import annotations

from bench.engine import Subject

SUBJECTS = (
    Subject("tzolkin", "Tzolk'in", {}),
    Subject("balam", "Balam", {}),
    Subject("balam", "Balam, 16 tiles", {"board": "4x4"}),
    Subject("balam", "Balam, 33 tiles", {"board": "11x3"}),
    Subject("lapins", "Dix-Huit Lapins", {}),
    Subject("lapins", "Dix-Huit Lapins, 16 tiles", {"board": "4x4"}),
    Subject("lapins", "Dix-Huit Lapins, 40 tiles", {"board": "8x5"}),
    Subject("pacal", "Pacal's Rocket", {}),
    Subject("gold", "Das Gold der Maya", {}),
)


def chosen(slugs: list[str]) -> list[Subject]:
    """Those of the games named, all if none is."""
    return [subject for subject in SUBJECTS if not slugs or subject.game in slugs]

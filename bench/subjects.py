"""What is measured of each game: the usual table, and boards of other sizes where there are any."""

from __future__ import annotations

from bench.engine import Subject

SUBJECTS = (
    Subject("gold", "Das Gold der Maya", {}),
    Subject("tzolkin", "Tzolk'in", {}),
    Subject("pacal", "Pacal's Rocket", {}),
)


def chosen(slugs: list[str]) -> list[Subject]:
    """Those of the games named, all if none is."""
    return [subject for subject in SUBJECTS if not slugs or subject.game in slugs]

"""Hints in words that agree with their numbers."""

import pytest

from ceiba.text import Texts


@pytest.mark.parametrize(
    ("locale", "builds", "said"),
    [
        ("fr", 1, "alors qu’une construction est possible\N{NARROW NO-BREAK SPACE}; elle rapporte"),
        ("fr", 2, "2 constructions sont possibles\N{NARROW NO-BREAK SPACE}; la meilleure rapporte"),
        ("en", 1, "1 build is possible; it brings 6 points."),
        ("en", 2, "2 builds are possible; the best brings 6 points."),
    ],
)
def test_a_single_build_is_not_the_best_of_several(locale: str, builds: int, said: str) -> None:
    assert said in Texts(locale, "pacal").say("hint-unbuilt", {"builds": builds, "points": 6})

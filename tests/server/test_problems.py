"""Every problem has words in both languages."""

import pytest

from ceiba.server.problems import STATUS, refused
from ceiba.text import LOCALES, Texts


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", sorted(set(STATUS) - {"illegal"}))
def test_every_problem_can_be_said(code: str, locale: str) -> None:
    said = refused(code).problem.said
    assert isinstance(said, dict)
    assert Texts(locale).has(said["message"]), f"{said['message']} is missing in {locale}"

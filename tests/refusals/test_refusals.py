"""Every reason is true: a share of what `make refusals` proves at length."""

import importlib

import pytest

from ceiba.games import find_game
from tests.refusals.__main__ import GAMES
from tests.refusals.harness import prove
from tests.testkit.share import share

COUNT = share(3000)


@pytest.mark.parametrize("slug", GAMES)
def test_refusals_are_true(slug: str) -> None:
    own = importlib.import_module(f"tests.refusals.{slug}")
    report = prove(find_game(slug), own.TABLES, own.PROVERS, COUNT, "share")
    assert report.false == []
    assert report.proven.total() == COUNT

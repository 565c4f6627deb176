"""Prices that find themselves: each generation follows from the seed, and leads upwards."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from ceiba.arena import evolution
from ceiba.arena.evolution import Numbers, changed, learn, move, played, rounded
from ceiba.bots import CRAFTS
from ceiba.bots.prices import Prices
from tools import tune

GOLD = CRAFTS["gold"].prices


def numbers(**other: list[float]) -> Numbers:
    """The prices of Gold, some of them others."""
    return {**{name: [float(each) for each in row] for name, row in GOLD.items()}, **other}


def test_prices_find_where_most_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that is won by a future worth 400, and by nothing else."""

    def points(game: str, prices: Sequence[Prices], seed: str) -> list[float]:
        return [-abs(each["future"][0] - 400.0) for each in prices]

    monkeypatch.setattr(evolution, "played", points)
    centre = numbers()
    for generation in range(40):
        centre = move(centre, [learn("gold", centre, f"find {generation}", range(8))], 0.5)
    assert centre["future"][0] == pytest.approx(400, abs=30)
    assert centre["lots"][0] == pytest.approx(GOLD["lots"][0], abs=20)


def test_the_same_tables_teach_the_same_wherever_they_are_played() -> None:
    whole = learn("gold", numbers(), "same", range(4))
    parts = [learn("gold", numbers(), "same", [table]) for table in range(4)]
    assert move(numbers(), [whole], 1.0)["thrift"] == pytest.approx(
        move(numbers(), parts, 1.0)["thrift"]
    )


def test_no_price_changes_its_sign() -> None:
    far = {name: [9.0] * len(row) for name, row in GOLD.items()}
    assert rounded(numbers()) == GOLD
    assert all(number >= 0 for number in changed(numbers(), far, -1)["pearl_first"])


@pytest.mark.parametrize("game", CRAFTS)
def test_every_game_can_be_played_by_prices_alone(game: str) -> None:
    prices = CRAFTS[game].prices
    assert min(played(game, [prices, prices], "alone")) > 0


def test_a_course_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two generations in one go, and one after the other, come to the same prices."""
    asked = ["gold", "--processes", "1", "--tables", "8", "--deals", "0"]

    def go_on(file: str, generations: int) -> tune.Course:
        tune.main([*asked, "--generations", str(generations), "--output", str(tmp_path / file)])
        return msgspec.json.decode((tmp_path / file).read_bytes(), type=tune.Course)

    once = go_on("once.json", 2)
    assert go_on("twice.json", 1).generation == 1
    assert go_on("twice.json", 2) == once
    assert once.games == 32
    assert once.found != GOLD

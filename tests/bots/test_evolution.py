"""Prices that find themselves: each generation follows from the seed, and leads upwards."""

from pathlib import Path

import msgspec
import pytest

from ceiba.arena.evolution import Numbers, changed, learn, move, played, rounded
from ceiba.bots import CRAFTS
from tools import tune

GOLD = CRAFTS["gold"].prices


def numbers(**other: list[float]) -> Numbers:
    """The prices of Gold, some of them others."""
    return {**{name: [float(each) for each in row] for name, row in GOLD.items()}, **other}


def test_a_price_that_is_far_off_is_pulled_back() -> None:
    """With pearls at a tenth of their worth all overbid: who holds them dearer does better."""
    wrong = numbers(pearl_first=[24.0, 20.0, 22.0], pearl_last=[24.0, 10.0, 10.0])
    lesson = learn("gold", wrong, "far off", range(12))
    assert sum(lesson.pull["pearl_first"] + lesson.pull["pearl_last"]) > 0
    assert sum(move(wrong, [lesson], 1.0)["pearl_first"]) > sum(wrong["pearl_first"])


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

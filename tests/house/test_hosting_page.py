"""The page for hosts names every setting, and what it is when nothing is said."""

from pathlib import Path

import pytest

from ceiba.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
ROWS = {
    cells[1].strip(" `"): cells[3].strip()
    for cells in (line.split("|") for line in PAGE.splitlines() if line.startswith("| `CEIBA_"))
}
DEFAULTS = Settings(database="")
NUMBERS = [
    name for name in Settings.__struct_fields__ if isinstance(getattr(DEFAULTS, name), int | float)
]


def test_every_setting_is_there() -> None:
    assert {f"CEIBA_{name.upper()}" for name in Settings.__struct_fields__} <= set(ROWS)


@pytest.mark.parametrize("name", NUMBERS)
def test_the_number_is_the_right_one(name: str) -> None:
    assert float(ROWS[f"CEIBA_{name.upper()}"]) == getattr(DEFAULTS, name)

"""Every level answers the same, compiled and interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ceiba.bots import COMPILED
from tests.bots.answers import answers

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not COMPILED, reason="compared by the compiled run")
def test_interpreted_every_level_answers_the_same() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.bots.answers"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    assert interpreted.stdout.splitlines() == list(answers())

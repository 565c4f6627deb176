"""Where numpy or a library is not installed, an error says what to type."""

import subprocess
import sys

import pytest

MISSING = """
import sys
from ceiba.core.errors import CeibaError
sys.modules[{library!r}] = None
try:
    {code}
except CeibaError as problem:
    assert isinstance(problem, ImportError)
    print(problem)
"""


@pytest.mark.parametrize(
    ("library", "code", "extra"),
    [
        ("numpy", "import ceiba.envs", "envs"),
        ("pettingzoo", "from ceiba import envs; envs.aec('gold', 2)", "zoo"),
        ("pettingzoo", "from ceiba import envs; envs.parallel('gold', 2)", "zoo"),
        ("gymnasium", "from ceiba import envs; envs.gym('gold')", "zoo"),
        ("pyspiel", "import ceiba.envs.open_spiel", "zoo"),
        ("pyarrow", "import ceiba.envs.corpus", "corpus"),
    ],
)
def test_what_is_missing_is_named(library: str, code: str, extra: str) -> None:
    program = MISSING.format(library=library, code=code)
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (
        told.stdout.strip() == f'{library} is not installed; pip install "ceiba[{extra}]" brings it'
    ), told.stderr

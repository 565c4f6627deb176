"""In the compiled run the core must really be compiled: a fall-back would test the same twice."""

import importlib
import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from tools import compile_core
from tools.digest import ROOT

MODULES = [module.rpartition(".")[0].replace("/", ".") for module in compile_core.modules()]
COMPILED_RUN = os.environ.get("CEIBA_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize("module", MODULES)
def test_runs_as_expected(module: str) -> None:
    file = importlib.import_module(module).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED_RUN, file


def test_the_heart_is_on_the_list() -> None:
    assert {"ceiba.core.rng", "ceiba.core.state"} <= set(MODULES)


def test_every_line_of_the_list_names_a_file() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    package = ROOT / "src" / "ceiba"
    patterns = settings["tool"]["ceiba"]["compiled"]["modules"]
    assert [pattern for pattern in patterns if not list(package.glob(pattern))] == []


def test_what_is_written_for_the_compiler_is_compiled() -> None:
    """A new file is found by itself; forgotten, it would still work, twenty times slower."""
    assert "ceiba.games.milpa.days" in MODULES

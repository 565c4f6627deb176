"""In the compiled run the core must really be compiled: a fall-back would test the same twice."""

from __future__ import annotations

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from tools import compile_core

MODULES = [module.removesuffix(".py").replace("/", ".") for module in compile_core.modules()]
COMPILED_RUN = os.environ.get("CEIBA_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize("module", MODULES)
def test_runs_as_expected(module: str) -> None:
    file = importlib.import_module(module).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == COMPILED_RUN, file


def test_the_heart_is_on_the_list() -> None:
    assert {"ceiba.core.rng", "ceiba.core.state"} <= set(MODULES)

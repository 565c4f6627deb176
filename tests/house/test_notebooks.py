"""The notebooks run from top to bottom, in their short version."""

import copy

import pytest

from tools import notebooks


@pytest.mark.parametrize("name", notebooks.names())
def test_a_notebook_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CEIBA_QUICK", "1")
    notebook = notebooks.read(name)
    kept = copy.deepcopy(notebook)
    notebooks.run(notebook)
    for was, now in zip(notebooks.code_cells(kept), notebooks.code_cells(notebook), strict=True):
        kinds = [output["output_type"] for output in now["outputs"]]
        assert kinds == [output["output_type"] for output in was["outputs"]], now["source"]


def test_outputs_are_kept_on_the_page() -> None:
    page = notebooks.as_page(notebooks.read("play"))
    assert "Auction 1 of 30" in page
    assert "<svg " in page

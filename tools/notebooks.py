"""The notebooks of the documentation: run from top to bottom, their outputs kept.

    python -m tools.notebooks [NAME ...]     runs docs/notebooks/NAME.ipynb and writes its outputs
    python -m tools.notebooks --quick        only runs them, in a short version

Cells are run as plain Python, so nothing of Jupyter is needed; in Jupyter they run as well. The
short version is the notebook's own: it looks at the variable CEIBA_QUICK.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "docs" / "notebooks"
Notebook = dict[str, Any]


def read(name: str) -> Notebook:
    told: Notebook = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))
    return told


def names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.ipynb"))


def run(notebook: Notebook) -> None:
    """Fill in the outputs. What a cell raises goes on to the caller."""
    known: dict[str, Any] = {"__name__": "__main__"}
    with _at_home():
        for number, cell in enumerate(code_cells(notebook), 1):
            cell["execution_count"] = number
            cell["outputs"] = list(_outputs("".join(cell["source"]), known, number))


def code_cells(notebook: Notebook) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def _outputs(source: str, known: dict[str, Any], number: int) -> Iterator[dict[str, Any]]:
    """What was printed, and the value of the last line."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    value = None
    with contextlib.redirect_stdout(said):
        exec(compile(tree, f"cell {number}", "exec"), known)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), known)
    if said.getvalue():
        yield {"output_type": "stream", "name": "stdout", "text": said.getvalue()}
    if value is not None:
        drawn = getattr(value, "_repr_svg_", None)
        data = {"image/svg+xml": drawn()} if drawn else {"text/plain": repr(value)}
        shown = {"output_type": "execute_result", "execution_count": number, "metadata": {}}
        yield {**shown, "data": data}


@contextlib.contextmanager
def _at_home() -> Iterator[None]:
    """In the folder of the notebooks, as Jupyter does it."""
    sys.path.insert(0, str(FOLDER))
    try:
        with contextlib.chdir(FOLDER):
            yield
    finally:
        sys.path.remove(str(FOLDER))


def as_page(notebook: Notebook) -> str:
    """Markdown for the documentation site: text, code and outputs one below the other."""
    parts = []
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
        for output in cell.get("outputs", []):
            said = output.get("text") or output.get("data", {}).get("text/plain")
            drawn = output.get("data", {}).get("image/svg+xml")
            parts.append(f"```{{raw}} html\n{drawn}\n```" if drawn else f"```text\n{said}\n```")
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    quick = "--quick" in arguments
    if quick:
        os.environ["CEIBA_QUICK"] = "1"
    for name in [word for word in arguments if word != "--quick"] or names():
        notebook = read(name)
        run(notebook)
        if not quick:
            text = json.dumps(notebook, indent=1, ensure_ascii=False)
            (FOLDER / f"{name}.ipynb").write_text(text + "\n", "utf-8")
        print(f"{name}: {len(code_cells(notebook))} cells", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

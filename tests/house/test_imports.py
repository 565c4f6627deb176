"""Imports inside ceiba point one way, and the rules know neither I/O nor a clock.

    core ← games, nets ← bots ← arena, envs, coach
    core, games, bots, coach, store ← server ← cli

`ceiba/__init__.py` is the public door and may show anything of core, games and bots. `text` finds
the sentence for a key. It sits below everything, so that a refusal can explain itself wherever it
is raised; of core it knows the plain values that stand in sentences, and nothing else.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ceiba"

DOOR = "ceiba"
"""The package's own __init__.py, as a part."""

MAY_IMPORT: dict[str, set[str]] = {
    "text": {"core"},
    "core": {"text"},
    "games": {"core", "text"},
    "nets": {"core"},
    "bots": {"core", "games", "nets"},
    "arena": {"core", "games", "bots", "nets", "text"},
    "envs": {"core", "games", "bots", "text"},
    "coach": {"core", "games", "bots"},
    "store": {"core", "games"},
    "server": {"core", "games", "bots", "coach", "store", "text", DOOR},
    "cli": {"core", "games", "bots", "arena", "envs", "store", "server", "text", DOOR},
    DOOR: {"core", "games", "bots", "text"},
}

TEXT_KNOWS = {"ceiba.core.seats", "ceiba.core.sentence", "ceiba.core.value"}

WITHOUT_IO = {"core", "games", "nets", "bots", "coach", "text"}

# An allow-list, so that a library nobody thought of does not slip in.
PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fnmatch",
    "fractions",
    "functools",
    "hashlib",
    "heapq",
    "importlib",  # importlib.resources: data that comes with the package
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "reprlib",
    "struct",
    "textwrap",
    "tomllib",
    "types",
    "typing",
    "unicodedata",
    "zlib",
    "librt",
    "msgspec",
    "mypy_extensions",
}

EXCEPTIONS = {
    ("core/seed.py", "secrets"),  # a seed nobody can guess: the one place that asks the system
    ("text/__init__.py", "fluent"),
}

IMPURE_BUILTINS = {"open", "input", "print", "breakpoint", "exec", "eval"}

MODULES = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def part_of(module: str) -> str:
    """
    >>> part_of("core/rng.py"), part_of("cli.py"), part_of("__init__.py")
    ('core', 'cli', 'ceiba')
    """
    first = module.split("/")[0].removesuffix(".py")
    return {"__init__": DOOR, "__main__": "cli"}.get(first, first)


def imported(module: str) -> Iterator[tuple[int, str]]:
    """The absolute names a module imports, each with its line; imports inside functions count."""
    package = ["ceiba", *module.split("/")[:-1]]
    for node in ast.walk(ast.parse((PACKAGE / module).read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            name = ".".join([*base, *filter(None, [node.module])])
            if name == "ceiba":  # from ceiba import core
                for alias in node.names:
                    is_part = alias.name in MAY_IMPORT
                    yield node.lineno, f"ceiba.{alias.name}" if is_part else "ceiba"
            else:
                yield node.lineno, name


def wrong_imports(module: str) -> list[str]:
    part = part_of(module)
    wrong = []
    for line, name in imported(module):
        top, _, rest = name.partition(".")
        if top == "ceiba":
            target = rest.split(".")[0] or DOOR
            if target != part and target not in MAY_IMPORT[part]:
                wrong.append(f"{module}:{line}: {part} must not look at {target}")
        elif part in WITHOUT_IO and top not in PURE and (module, top) not in EXCEPTIONS:
            wrong.append(f"{module}:{line}: {part} does no I/O and knows no clock: no {top}")
    return wrong


def impure_calls(module: str) -> list[str]:
    return [
        f"{module}:{node.lineno}: {node.func.id}()"
        for node in ast.walk(ast.parse((PACKAGE / module).read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_BUILTINS
    ]


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    assert part_of(module) in MAY_IMPORT, f"say in MAY_IMPORT what {part_of(module)} may look at"
    assert wrong_imports(module) == []


@pytest.mark.parametrize("module", [name for name in MODULES if part_of(name) in WITHOUT_IO])
def test_rules_and_bots_do_no_io(module: str) -> None:
    assert impure_calls(module) == []


def test_games_do_not_look_at_each_other() -> None:
    """Only at `cities`, which Balam and Dix-Huit Lapins share."""
    wrong = []
    for module in MODULES:
        if part_of(module) == "games" and module.count("/") > 1:
            own = module.split("/")[1]
            for line, name in imported(module):
                parts = name.split(".")
                if parts[:2] == ["ceiba", "games"] and parts[2:3] not in ([], [own], ["cities"]):
                    wrong.append(f"{module}:{line}: {own} must not look at {name}")
    assert wrong == []


def test_text_knows_only_plain_values() -> None:
    """Otherwise core and text would hold each other up."""
    wrong = [
        f"{module}:{line}: {name}"
        for module in MODULES
        if part_of(module) == "text"
        for line, name in imported(module)
        if name.startswith("ceiba.core") and name not in TEXT_KNOWS
    ]
    assert wrong == []


def test_the_check_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    (tmp_path / "core").mkdir()
    module = "core/bad.py"
    (tmp_path / module).write_text(
        "import time\n"
        "from os import path\n"
        "from .. import server\n"
        "from ..games.gold import state\n"
        "from . import rng\n"
        "import ceiba.core.rng\n"
        "def late():\n"
        "    import secrets\n"
    )
    assert [wrong.split(": ", 1)[0] for wrong in wrong_imports(module)] == [
        f"{module}:{line}" for line in (1, 2, 3, 4, 8)
    ]

"""Is every rule proven? Per game: which clauses, rulings and examples have no test.

The rules page of a game (games/<game>/rules.en.md) lists every id in bold: **GM-4.6** is a clause,
**GM-R3** a ruling, **GM-E1** a worked example. A test says what it proves by a marker on a test
function, on a class of tests or on one parameter set in the decorator:

    @pytest.mark.clause("GM-4.6", "GM-R5")
    def test_winner_chooses_among_the_lowest(): ...

Tests are read, not run; one that is always skipped or expected to fail proves nothing. Every clause
and ruling is named, too, where it is enforced: in the code of the game, in a folder that games
share, or in components.toml, where `definitions` lists those that no code enforces.

Fails if an id has no test or no place in the code, if a test names an id that does not exist, or if
the pages do not agree: French and English, and the specification (../shared/rules/<game>.md) where
it is at hand.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.digest import ROOT

ID = r"[A-Z]{2}-(?:[RE]\d+|\d+\.\d+)"
KINDS = ("clauses", "rulings", "examples")

PROVES_NOTHING = {"skip", "xfail"}


@dataclass
class Game:
    """What the pages of one game list, and what was found missing."""

    name: str
    ids: set[str]
    in_code: set[str]
    problems: list[str] = field(default_factory=list)


@dataclass
class Report:
    """The answer for the whole project."""

    games: list[Game]
    tested: dict[str, list[str]]
    """id → the tests that name it"""
    problems: list[str]

    def lines(self) -> Iterator[str]:
        for game in self.games:
            yield f"{game.name}: {', '.join(self._counts(game))}"
            yield f"  {len(game.in_code)} of {len(game.ids)} ids are named in the game's code"
            for problem in game.problems:
                yield f"  ✗ {problem}"
        for problem in self.problems:
            yield f"✗ {problem}"

    def is_complete(self) -> bool:
        return not self.problems and not any(game.problems for game in self.games)

    def _counts(self, game: Game) -> Iterator[str]:
        for kind in KINDS:
            ids = {name for name in game.ids if kind_of(name) == kind}
            yield f"{kind} {len(ids & self.tested.keys())}/{len(ids)}"


def check(root: Path = ROOT) -> Report:
    """Read the pages, the tests and the code below a folder."""
    tested, problems = _ids_in_tests(root)
    games = [_game(root, page) for page in sorted(root.glob("src/ceiba/games/*/rules.en.md"))]
    if not games:
        problems.append("no game has a rules page (src/ceiba/games/*/rules.en.md)")
    for game in games:
        _complain(game.problems, "without a test", game.ids - tested.keys())
    known = {name for game in games for name in game.ids}
    for name in in_order(tested.keys() - known):
        problems.append(f"{name} does not exist, but is named by {', '.join(tested[name])}")
    return Report(games, tested, problems)


def kind_of(name: str) -> str:
    """
    >>> kind_of("GM-4.6"), kind_of("GM-R3"), kind_of("GM-E1")
    ('clauses', 'rulings', 'examples')
    """
    return {"R": "rulings", "E": "examples"}.get(name[3], "clauses")


def in_order(names: Iterable[str]) -> list[str]:
    """
    >>> in_order(["GM-R2", "GM-10.1", "GM-4.11", "GM-4.6"])
    ['GM-4.6', 'GM-4.11', 'GM-10.1', 'GM-R2']
    """

    def key(name: str) -> tuple[str, int, list[int]]:
        numbers = [int(number) for number in re.findall(r"\d+", name)]
        return name[:2], KINDS.index(kind_of(name)), numbers

    return sorted(names, key=key)


def _game(root: Path, english: Path) -> Game:
    folder = english.parent
    ids = _ids_in_bold(english)
    places = [path for path in folder.parent.iterdir() if path.is_dir()]
    places = [path for path in places if path == folder or not (path / "rules.en.md").is_file()]
    sources = [path for place in places for path in place.iterdir()]
    code = "".join(path.read_text() for path in sources if path.suffix in (".py", ".toml"))
    game = Game(folder.name, ids, ids & set(re.findall(rf"\b{ID}\b", code)))
    examples = {name for name in ids if kind_of(name) == "examples"}
    _complain(game.problems, "without a place in the code", ids - game.in_code - examples)

    french = folder / "rules.fr.md"
    if french.is_file():
        _complain_if_different(game, "rules.fr.md", _ids_in_bold(french))
    else:
        game.problems.append("rules.fr.md is missing")
    specification = root.parent / "shared" / "rules" / f"{folder.name}.md"
    if specification.is_file():
        items = re.findall(rf"^\s*[-*|] *(?:\*\*)?({ID})\b", specification.read_text(), re.M)
        _complain_if_different(game, "the specification", set(items))
    return game


def _ids_in_bold(page: Path) -> set[str]:
    return set(re.findall(rf"\*\*({ID})\*\*", page.read_text()))


def _complain_if_different(game: Game, page: str, ids: set[str]) -> None:
    _complain(game.problems, f"in rules.en.md but not in {page}", game.ids - ids)
    _complain(game.problems, f"in {page} but not in rules.en.md", ids - game.ids)


def _complain(problems: list[str], what: str, names: set[str]) -> None:
    if names:
        problems.append(f"{what}: {' '.join(in_order(names))}")


def _ids_in_tests(root: Path) -> tuple[dict[str, list[str]], list[str]]:
    tested: dict[str, list[str]] = {}
    problems: list[str] = []
    for path in sorted(root.glob("tests/**/test_*.py")):
        where = path.relative_to(root).as_posix()
        for name, marker in _markers(ast.parse(path.read_text())):
            for argument in marker.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    tested.setdefault(argument.value, []).append(f"{where}::{name}")
                else:
                    problems.append(f"{where}:{argument.lineno}: write clause ids out as text")
    return tested, problems


def _markers(body: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.Call]]:
    """The clause markers on test functions, and on classes that hold test functions."""
    for node in body.body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if PROVES_NOTHING.intersection(filter(None, map(_mark, node.decorator_list))):
            continue
        if isinstance(node, ast.ClassDef):
            if not node.name.startswith("Test"):
                continue
            yield from _markers(node)
            is_test = any(
                isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
                and inner.name.startswith("test")
                for inner in node.body
            )
        else:
            is_test = node.name.startswith("test")
        if is_test:
            for decorator in node.decorator_list:
                for inner in ast.walk(decorator):
                    if isinstance(inner, ast.Call) and _mark(inner) == "clause":
                        yield node.name, inner


def _mark(decorator: ast.expr) -> str | None:
    """The marker's name: "clause" for pytest.mark.clause(...), None for anything else."""
    target = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "pytest.mark":
        return target.attr
    return None


def main() -> int:
    report = check()
    for line in report.lines():
        print(line)
    return 0 if report.is_complete() else 1


if __name__ == "__main__":
    sys.exit(main())

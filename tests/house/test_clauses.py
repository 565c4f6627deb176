"""The tool behind `make clauses`, on a small project of its own."""

from pathlib import Path

import pytest

from tools import clauses

RULES = """
- **GM-1.1** Two to four. See GM-9.9.
- **GM-1.2** Thirty pieces.
- **GM-R1** A ruling.
- **GM-E1** An example.
"""

TESTS = """
import pytest

@pytest.mark.clause("GM-1.1", "GM-R1")
def test_players(): ...

class TestExamples:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("GM-E1"))])
    async def test_example(self, n): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    game = tmp_path / "project" / "src" / "ceiba" / "games" / "gold"
    game.mkdir(parents=True)
    (game / "rules.en.md").write_text(RULES)
    (game / "rules.fr.md").write_text(RULES)
    (game / "tasks.py").write_text("# GM-1.1, and GM-1.25 which does not count\n")
    (game / "components.toml").write_text('definitions = ["GM-1.2"]\n')
    shared = game.parent / "cities"
    shared.mkdir()
    (shared / "things.py").write_text("# GM-R1\n")
    tests = tmp_path / "project" / "tests" / "games"
    tests.mkdir(parents=True)
    (tests / "test_gold.py").write_text(TESTS)
    return tmp_path / "project"


def lines(project: Path) -> list[str]:
    return list(clauses.check(project).lines())


def add_test(project: Path, text: str) -> None:
    (project / "tests" / "games" / "test_more.py").write_text("import pytest\n" + text)


def test_lists_what_is_missing(project: Path) -> None:
    assert lines(project) == [
        "gold: clauses 1/2, rulings 1/1, examples 1/1",
        "  3 of 4 ids are named in the game's code",
        "  ✗ without a test: GM-1.2",
    ]
    assert not clauses.check(project).is_complete()


def test_every_clause_and_ruling_has_a_place_in_the_code(project: Path) -> None:
    """In the game's own, in a folder that games share, or among the definitions."""
    games = project / "src" / "ceiba" / "games"
    (games / "gold" / "tasks.py").write_text("")
    (games / "cities" / "things.py").write_text("")
    assert "  ✗ without a place in the code: GM-1.1 GM-R1" in lines(project)
    assert not clauses.check(project).is_complete()


def test_is_content_when_all_are_proven(project: Path) -> None:
    add_test(
        project, '@pytest.mark.clause("GM-1.2")\nclass TestPieces:\n  def test_it(self): ...\n'
    )
    assert lines(project)[0] == "gold: clauses 2/2, rulings 1/1, examples 1/1"
    assert clauses.check(project).is_complete()


@pytest.mark.parametrize(
    "hollow",
    [
        '@pytest.mark.clause("GM-1.2")\ndef helper(): ...\n',
        '@pytest.mark.clause("GM-1.2")\nclass TestNothing:\n  x = 1\n',
        '@pytest.mark.skip\n@pytest.mark.clause("GM-1.2")\ndef test_later(): ...\n',
        '@pytest.mark.xfail(reason="?")\n@pytest.mark.clause("GM-1.2")\ndef test_no(): ...\n',
        '"""GM-1.2"""\n',
    ],
)
def test_hollow_tests_prove_nothing(project: Path, hollow: str) -> None:
    add_test(project, hollow)
    assert "  ✗ without a test: GM-1.2" in lines(project)


def test_names_ids_that_do_not_exist(project: Path) -> None:
    add_test(project, '@pytest.mark.clause("GM-1.2", "GM-9.9")\ndef test_it(): ...\n')
    assert lines(project)[-1] == (
        "✗ GM-9.9 does not exist, but is named by tests/games/test_more.py::test_it"
    )


def test_refuses_ids_it_cannot_read(project: Path) -> None:
    add_test(project, "@pytest.mark.clause(GM)\ndef test_it(): ...\n")
    assert lines(project)[-1] == "✗ tests/games/test_more.py:2: write clause ids out as text"


def test_compares_the_pages(project: Path) -> None:
    french = project / "src" / "ceiba" / "games" / "gold" / "rules.fr.md"
    french.write_text(RULES.replace("GM-R1", "GM-R2"))
    specification = project.parent / "shared" / "rules" / "gold.md"
    specification.parent.mkdir(parents=True)
    specification.write_text(RULES.replace("**", "") + "- GM-2.1 More.\n")
    assert lines(project)[2:] == [
        "  ✗ in rules.en.md but not in rules.fr.md: GM-R1",
        "  ✗ in rules.fr.md but not in rules.en.md: GM-R2",
        "  ✗ in the specification but not in rules.en.md: GM-2.1",
        "  ✗ without a test: GM-1.2",
    ]


def test_a_project_without_rules_pages_is_not_fine(tmp_path: Path) -> None:
    assert not clauses.check(tmp_path).is_complete()

"""What the pages say is true: links lead somewhere, and positions shown can be set up."""

import doctest
import importlib.util
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import ceiba
from ceiba.cli import COMMANDS, main
from ceiba.cli.arguments import options

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
every_page = pytest.mark.parametrize("sheet", PAGES, ids=lambda sheet: sheet.name)


def blocks(sheet: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", sheet.read_text("utf-8"), re.DOTALL)


@every_page
def test_links_lead_somewhere(sheet: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", sheet.read_text("utf-8")):
        if target.startswith(("http://", "https://")):
            continue
        page = sheet.parent / target if target else sheet
        assert page.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.M)
            assert anchor in [heading.lower().replace(" ", "-") for heading in headings], anchor


@every_page
def test_commands_exist(sheet: Path) -> None:
    text = sheet.read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    assert set(re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.M)) <= targets
    commands = {command.__name__.rpartition(".")[2] for command in COMMANDS}
    assert set(re.findall(r"(?:^|`|-m )ceiba ([a-z]+)", text, re.M)) <= commands
    for module in re.findall(r"python -m ((?:tools|tests|bench)[\w.]*)", text):
        assert importlib.util.find_spec(module) is not None, module


@every_page
def test_python_examples_run(sheet: Path) -> None:
    """A page is read from top to bottom; what is no example stands like that in the source."""
    names: dict[str, object] = {"ceiba": ceiba}
    for block in blocks(sheet, "python"):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, {}, sheet.name, str(sheet), 0)
            test.globs = names
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(test, clear_globs=False)
            assert runner.failures == 0, f"{sheet.name}: see above"
        elif sheet.name != "README.md":
            assert any(block in file.read_text("utf-8") for file in SOURCES), block


@pytest.mark.parametrize("sheet", ["start", "arena", "bots", "corpora", "envs"])
def test_command_lines_run(
    sheet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As they are written, but few games; the page's own class is the bot of one's own."""
    page = ROOT / "docs" / f"{sheet}.md"
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "python"):
        lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", block, re.M)
        if lines[0].startswith("class "):
            (tmp_path / "my_bots.py").write_text("\n".join(lines))
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    for line in lines:
        _ceiba, *words = shlex.split(re.sub(r"--games \d+", "--games 1", line))
        if words[0] not in ("play", "serve"):  # they wait for somebody
            assert main([*words, *(["--workers", "0"] if words[0] == "arena" else [])]) == 0
    assert not capsys.readouterr().out.count(" were lost")


def test_the_site_is_built_and_its_links_lead_somewhere() -> None:
    """All pages by Sphinx, warnings and links that lead nowhere being errors."""
    built = subprocess.run(
        [sys.executable, "-m", "tools.docs"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr


def test_the_example_of_the_readme_runs_and_says_what_is_beside_it() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    names: dict[str, object] = {}
    said = 0
    for line in filter(None, example.splitlines()):
        code, _, beside = line.partition("  # ")
        if beside.startswith("IllegalAction"):
            with pytest.raises(ceiba.IllegalAction) as refused:
                exec(code, names)
            assert str(refused.value).startswith(beside.split(": ", 1)[1].removesuffix(" ..."))
            said += 1
        elif beside.startswith("["):
            shown = beside[: beside.index("]") + 1]
            first, *rest = (str(part) for part in eval(code, names))
            assert shown.startswith(f"['{first}'")
            assert shown.endswith(f"'{rest[-1]}']")
            said += 1
        else:
            exec(code, names)
    assert said == 3


def test_decisions_are_dated_and_numbered_in_order() -> None:
    assert [int(sheet.name[:4]) for sheet in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    for sheet in DECISIONS:
        assert re.search(r"^Decided \d{4}-\d\d-\d\d\.$", sheet.read_text("utf-8"), re.M), sheet.name


def test_the_hosted_checks_are_those_of_the_house() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    assert "run: .ci/run" in workflow
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")


@pytest.mark.parametrize("game", ceiba.all_games())
def test_every_game_has_a_page_with_positions_that_work(game: str) -> None:
    shown = blocks(ROOT / "docs" / "games" / f"{game}.md", "json")
    shown = [block for block in shown if block.startswith("{")]  # others show a part of one
    assert len(shown) >= 2
    for position in shown:
        assert ceiba.set_up(json.loads(position)).waiting


@pytest.mark.parametrize("game", ["balam", "lapins", "pacal"])
def test_options_shown_on_the_command_line_are_accepted(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    maps = re.findall(r"```\n(\{.*?)```", text, re.DOTALL)
    shown = re.findall(rf"^ceiba simulate {game} --option (.*)$", text, re.M)
    assert shown
    for line in shown:
        (option,) = shlex.split(line)
        given = option.replace("$(cat map.json)", maps[0] if maps else "")
        assert options(ceiba.find_game(game), 3, [given])

"""What the pages say is true: links lead somewhere, and positions shown can be set up."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

import ceiba
from ceiba.cli.arguments import options

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("sheet", PAGES, ids=lambda sheet: sheet.name)
def test_links_lead_somewhere(sheet: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", sheet.read_text("utf-8")):
        if not target.startswith(("http://", "https://")):
            assert (sheet.parent / target).exists(), target


@pytest.mark.parametrize("game", ceiba.all_games())
def test_every_game_has_a_page_with_positions_that_work(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8")
    shown = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
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

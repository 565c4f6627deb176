"""The documentation site: pages laid out for Sphinx, built, and every link followed.

    python -m tools.docs             build/site/index.html

The pages are plain Markdown that reads well in the repository, too, where they link to files that
are no pages of the site. Here each gets its place, and a link to what has none becomes text.
Nothing is fetched, neither by the build nor by who reads the site.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tools import notebooks
from tools.digest import ROOT

PAGES = ROOT / "build" / "pages"
SITE = ROOT / "build" / "site"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]*)(#[^)\s]*)?\)")

INDEXES = {
    "reference": "# Reference\n\nWhat each game says and can be told, made from its types.",
    "decisions": "# Decisions\n\nWhy things are as they are.",
}
"""Folders that pages link to as such get a page with their contents."""


class BadSite(Exception):
    """The site cannot be built, or something in it leads nowhere."""


def places() -> dict[Path, Path]:
    """Every file of the repository that is part of the site, and where it lies there."""
    docs = ROOT / "docs"
    found = {path: path.relative_to(docs) for path in docs.rglob("*") if path.is_file()}
    for name in ("CHANGELOG", "CONTRIBUTING", "SECURITY"):
        found[ROOT / f"{name}.md"] = Path(f"{name.lower()}.md")
    found[ROOT / "LICENSE"] = Path("LICENSE.txt")
    found[ROOT / "README.md"] = Path("index.md")  # links only: the site begins with docs/index.md
    for path in rules_of("*"):
        found[path] = Path("rules", f"{path.parent.name}.{path.suffixes[0][1:]}.md")
    for folder in INDEXES:
        found[docs / folder] = Path(folder, "index.md")
    return found


def rules_of(game: str) -> list[Path]:
    """Its rules pages, one for each language."""
    return sorted((ROOT / "src" / "ceiba" / "games").glob(f"{game}/rules.*.md"))


def lay_out(out: Path) -> None:
    """Write all pages below a folder, links turned towards their new places."""
    shutil.rmtree(out, ignore_errors=True)
    where = places()
    for source, place in where.items():
        if source.is_dir() or source.name == "README.md" or "__pycache__" in place.parts:
            continue
        target = out / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".ipynb":
            page = notebooks.as_page(notebooks.read(source.stem))
            target.with_suffix(".md").write_text(page, "utf-8")
        if source.suffix != ".md":
            shutil.copy(source, target)
            continue
        text = turned(source, place, where)
        target.write_text(text + children(place), "utf-8")
    for folder, heading in INDEXES.items():
        names = sorted(path.stem for path in (ROOT / "docs" / folder).glob("*.md"))
        shown = "".join(f"{name}\n" for name in names)
        page = f"{heading}\n\n```{{toctree}}\n:maxdepth: 1\n\n{shown}```\n"
        (out / folder / "index.md").write_text(page, "utf-8")
    (out / "images").mkdir(exist_ok=True)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", out / "images" / "ceiba.svg")


def turned(source: Path, place: Path, where: dict[Path, Path]) -> str:
    def turn(link: re.Match[str]) -> str:
        picture, text, target, anchor = link[1], link[2], link[3], link[4] or ""
        if not target or urlsplit(target).scheme:
            return link[0]
        there = where.get((source.parent / target).resolve())
        if there is None:
            return f"{text}"
        turned = os.path.relpath(there, place.parent)
        return f"{picture}[{text}]({turned}{anchor})"

    return LINK.sub(turn, source.read_text("utf-8"))


def children(place: Path) -> str:
    """The pages that hang below this one in the sidebar."""
    game = {"add-a-game": "milpa"}.get(place.stem, place.stem if place.match("games/*") else "")
    below = [f"/rules/{game}{path.suffixes[0]}" for path in rules_of(game)] if game else []
    below += [f"/reference/{game}"] if game else []
    if place.stem == "architecture":
        below = [f"/concepts/{path.stem}" for path in sorted((ROOT / "docs/concepts").glob("*.md"))]
    listed = "".join(f"{page}\n" for page in below)
    return f"\n```{{toctree}}\n:hidden:\n\n{listed}```\n" if below else ""


def build() -> None:
    """Warnings are errors: a page that is in no list, a name that is not there."""
    try:
        from sphinx.cmd.build import build_main
    except ImportError as problem:
        raise BadSite("the site needs Sphinx: pip install ceiba[docs]") from problem
    lay_out(PAGES)
    shutil.rmtree(SITE, ignore_errors=True)
    doctrees = str(ROOT / "build" / "doctrees")
    # -E: pages are laid out anew each time, what was read before is of no use
    done = build_main(["-q", "-E", "-W", "--keep-going", "-d", doctrees, str(PAGES), str(SITE)])
    if done != 0:
        raise BadSite("Sphinx was not content; see above")


class Page(HTMLParser):
    """The names on a page, where its links lead, and what the browser would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors = {""}
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        told = dict(attributes)
        if told.get("id"):
            self.anchors.add(str(told["id"]))
        target = told.get("href") or told.get("src")
        if target is None:
            return
        (self.links if tag == "a" else self.loaded).append(target)


def problems(site: Path = SITE) -> Iterator[str]:
    """Links that lead nowhere, and anything a page would fetch from elsewhere."""
    pages = {path: Page(path.read_text("utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        name = path.relative_to(site)
        for target in page.loaded:
            if urlsplit(target).netloc:
                yield f"{name} loads {target}"
        for target in page.links + page.loaded:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not there.is_file():
                yield f"{name} links to {target}, which is not there"
            elif there in pages and unquote(parts.fragment) not in pages[there].anchors:
                yield f"{name} links to {target}: no such place on that page"
    for sheet in site.rglob("*.css"):
        if re.search(r"(?:@import|url\()\s*[\"']?(?:https?:)?//", sheet.read_text("utf-8")):
            yield f"{sheet.relative_to(site)} fetches from elsewhere"


def main() -> int:
    try:
        build()
        found = sorted(set(problems()))
        if found:
            raise BadSite("\n".join(found))
    except BadSite as problem:
        print(problem, file=sys.stderr)
        return 1
    count = sum(1 for _ in SITE.rglob("*.html"))
    print(f"{count} pages: {(SITE / 'index.html').relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

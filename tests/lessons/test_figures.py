"""The pictures of the rules, set up on the rules of today: one that they break fails here."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ceiba.core.figures import figures_of
from ceiba.games import GAMES
from ceiba.server.figures import drawn_figures
from ceiba.text import LOCALES

FEWEST = 4


@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_can_be_set_up_and_stands_at_a_clause(slug: str) -> None:
    drawn = drawn_figures(slug)
    assert len(drawn) >= FEWEST
    rules = (files(f"ceiba.games.{slug}") / "rules.en.md").read_text("utf-8")
    clauses = set(re.findall(r"^\*\*([A-Z]{2}-[\w.]+)\*\*", rules, re.MULTILINE))
    for figure, shown in zip(figures_of(slug), drawn, strict=True):
        assert shown.clause in clauses, figure.text
        assert shown.game == slug
        assert (shown.decision is not None) == figure.asked, f"{figure.text}: the reader is asked"
        if figure.proposed is not None:
            assert shown.decision is not None
            offered = {option.text for option in shown.decision.options}
            assert figure.proposed in offered, figure.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_is_told_in_every_language_also_to_who_does_not_see_it(
    slug: str, locale: str
) -> None:
    source = files(f"ceiba.games.{slug}") / f"figures.{locale}.ftl"
    parsed = FluentParser().parse(source.read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    said = [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]
    texts = [figure.text for figure in figures_of(slug)]
    assert said == [f"figure-{text}{end}" for text in texts for end in ("", "-seen")]


def test_what_a_figure_tells_is_what_the_rules_count() -> None:
    """The numbers of captions that follow from a position."""
    pictures = {(slug, each.text): each for slug in GAMES for each in drawn_figures(slug)}
    disc = pictures["gold", "figure-disc"].view.players[0].bases[0]
    assert (disc.complete, disc.points) == (True, 28)
    need = pictures["tzolkin", "figure-food-day"].view.players[0].feeding
    assert need.hungry * need.price == 8
    for slug in ("balam", "lapins"):
        war = pictures[slug, "figure-war"]
        thrown = sum(max(0, die) for die in war.view.war.dice) + war.view.war.attack_obsidians
        defence = next(site.defence for site in war.view.sites if site.site == "C2")
        assert (thrown, defence) == (4, 2)

"""Good French and good English: numbers and nouns, spaces, points and elisions.

In the files as they are written, and in what is said in games played at random.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ceiba
from ceiba.core.seed import seeded
from ceiba.games import GAMES
from ceiba.text import LOCALES, Texts
from tests.text.test_texts import SOURCE, WEB, messages

NAMES = ("Ix Chel", "Ana", "Ocelotl", "Ek", "Uxul")
"""Names that show a missing elision."""

PEOPLE = {"name", "names", "seat", "by"}
"""What texts of the client call those they speak of."""

BOUND = "\u00a0\u202f"
"""Spaces that keep together what they stand between."""
FAULTS = {
    "a doubled point": re.compile(r"(?<!\.)\.\.(?!\.)|[!?…]\.|\. \.|,,|[,;] ?\."),
    "a space too many": re.compile(r"  | [,.](?!\d)|\( | \)"),
}
FRENCH = {
    "a space that may break": re.compile(r"[\w)»’] [:;!?»](?=\s|$)|« "),
    "a straight apostrophe": re.compile(r"\w'\w"),
    "no elision": re.compile(
        r"(?<![-\w])(?:[dlnjsmct]e|la|que|lorsque|puisque|jusque) (?=[aeiouâàéèêîôûœ])"
        r"(?!onz|oui|[a-z]\d)",  # nor before the name of a cell
        re.I,
    ),
}
ENGLISH = {"a space before a point": re.compile(rf"\w[ {BOUND}][:;!?](?=\s|$)")}

SAME_IN_BOTH = {"maïs", "bois", "pas", "fois", "plus", "dans", "sous", "sans", "à"}
NEVER_ONE = {
    "players", "most", "max", "fewest", "cards", "slots", "threshold", "score", "full", "minutes",
    "names", "seats", "die", "height", "players/count", "all-tables/count", "ct-answers-here/count",
    "event-doubles/stones", "event-tokens-scored/points", "gold-complete/points",
    "level-interval/games", "pr-cover-players/count", "pr-gain-token/points",
    "prompt-prosper/points", "refusal-too-far/points", "refusal-too-near/points",
    "refusal-too-little-damage/needed", "refusal-too-long/units",
}  # fmt: skip
"""Numbers that are two at least, everywhere or in one text; names are none at all."""


def sources(locale: str) -> list[Path]:
    return sorted([*SOURCE.rglob(f"*.{locale}.ftl"), *WEB.rglob(f"*.{locale}.ftl")])


def faults(locale: str, sentence: str) -> list[str]:
    rules = {**FAULTS, **(FRENCH if locale == "fr" else ENGLISH)}
    return [name for name, pattern in rules.items() if pattern.search(sentence)]


# -- as written -----------------------------------------------------------------------------------


def patterns(node: Any, within: frozenset[str]) -> Iterator[tuple[ftl.Pattern, frozenset[str]]]:
    """Every piece of text of a message, with the numbers that have chosen it."""
    yield node, within
    for element in node.elements:
        chosen = getattr(element, "expression", None)
        if isinstance(chosen, ftl.SelectExpression):
            number = getattr(chosen.selector, "id", None)
            for variant in chosen.variants:
                yield from patterns(variant.value, within | {number.name if number else ""})


def counted(pattern: ftl.Pattern) -> Iterator[tuple[str, str]]:
    """Each variable of a pattern with the word that follows it."""
    for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        variable = getattr(before, "expression", None)
        if isinstance(variable, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            word = re.match(r"[ \u00a0]([a-zàâçéèêîôûœï]+)\b", after.value)
            if word:
                yield variable.id.name, word[1]


def written(source: Path) -> Iterator[tuple[str, ftl.Pattern, frozenset[str]]]:
    for entry in FluentParser().parse(source.read_text("utf-8")).body:
        # titles are written as on their boxes
        if isinstance(entry, ftl.Message) and entry.value and entry.id.name != "game-title":
            for pattern, within in patterns(entry.value, frozenset()):
                yield entry.id.name, pattern, within


def shown(pattern: ftl.Pattern) -> str:
    """A pattern with a stand-in for whatever is put into it, where people are named an Ana."""

    def stands_in(element: ftl.TextElement | ftl.Placeable) -> str:
        if isinstance(element, ftl.TextElement):
            return element.value
        variable = element.expression
        named = isinstance(variable, ftl.VariableReference) and variable.id.name in PEOPLE
        return "Ana" if named else "X"

    return "".join(map(stands_in, pattern.elements))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_files_are_well_written(locale: str) -> None:
    found = [
        (source.name, key, shown(pattern), faults(locale, shown(pattern).strip()))
        for source in sources(locale)
        for key, pattern, _ in written(source)
        if faults(locale, shown(pattern).strip())
    ]
    assert found == []


def test_nouns_agree_with_numbers_that_may_be_one() -> None:
    """A plural right behind a number needs a choice by that number, or a number never below 2."""
    found = [
        (source.parent.name, key, variable, word)
        for source in sources("fr")
        for key, pattern, within in written(source)
        for variable, word in counted(pattern)
        if word[-1] in "sx" and word not in SAME_IN_BOTH
        if not {variable, f"{key}/{variable}"} & NEVER_ONE
        if variable not in within and not key.startswith("bad-")
    ]
    assert found == []


# -- as heard -------------------------------------------------------------------------------------


@cache
def heard(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Text keys and what they are about, in two games played at random; each once."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}

    def hear(key: str, values: dict[str, Any]) -> None:
        known = {name: value for name, value in values.items() if value is not None}
        found[f"{key} {known}"] = (key, known)

    spec = GAMES[game].spec
    for players in (spec.min_players, spec.max_players):
        match = ceiba.new(game, players, seed="wording")
        picks = seeded("wording")
        while not match.over:
            seat = match.waiting[0]
            if picks.below(6) == 0 and (decision := match.decision(seat)) is not None:
                hear(decision.prompt.message, decision.prompt.values())
                for blocked in decision.blocked:
                    hear(blocked.why.message, blocked.why.values())
                for option in decision.options:
                    hear(f"verb-{option.verb}", option.args)
                    for hint in (option.hint, option.gives_up, *option.foreseen.awaits):
                        if hint is not None:
                            hear(f"hint-{hint.key}", hint.values())
                    for change in option.foreseen.changes:
                        hear(f"sum-{change.thing.name}", {"count": abs(change.by)})
            answers = match.options_for(seat)
            match.play(f"{seat} {answers[picks.below(len(answers))]}")
        for told in match.events():
            hear(told.event.message, told.event.values())
    return list(found.values())


def counted_nouns(texts: Texts, locale: str, game: str) -> tuple[set[str], set[str]]:
    """The nouns that follow a number, from the texts ``sum-…``: for one, and for several."""
    pairs = {
        (texts.plain(key, {"count": 1}), texts.plain(key, {"count": 2}))
        for key in messages(locale, game)
        if key.startswith("sum-")
    }
    return {one for one, more in pairs if one != more}, {more for one, more in pairs if one != more}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_in_play_is_well_said(game: str, locale: str) -> None:
    texts = Texts(locale, game)
    singular, plural = (
        "|".join(map(re.escape, sorted(nouns))) or "(?!)"
        for nouns in counted_nouns(texts, locale, game)
    )
    few = "[01]" if locale == "fr" else "1"
    wrong = re.compile(
        rf"(?<![-\d.,])(?:{few}[ \u00a0](?:{plural})"
        rf"|(?:[2-9]|\d\d+)[ \u00a0](?:{singular}))(?![\w’-])"
    )
    said = [(key, texts.say(key, values, NAMES)) for key, values in heard(game) if texts.has(key)]
    assert {key.partition("-")[0] for key, _ in said} >= {"prompt", "verb", "event"}
    found = {
        (key, sentence)
        for key, sentence in said
        if wrong.search(sentence) or faults(locale, sentence)
    }
    assert found == set()


def test_faults_are_found() -> None:
    assert faults("fr", "cité de Ix Chel") == ["no elision"]
    assert faults("fr", "Qui : moi") == ["a space that may break"]
    assert faults("fr", "Pose-le ici\u202f! Jusqu’à Uxmal\u00a0: 2 maïs.") == []
    assert faults("en", "Palenque : nobody") == ["a space before a point"]
    assert faults("en", "one under wood..") == ["a doubled point"]

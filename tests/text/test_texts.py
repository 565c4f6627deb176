"""Every sentence the house can say exists in every language and has all it needs."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ceiba
from ceiba.core import refusals
from ceiba.core.seed import seeded
from ceiba.core.sentence import Event, Hint, Prompt, Refusal, declared, kebab
from ceiba.core.value import Thing, who
from ceiba.games import KNOWN
from ceiba.text import FALLBACK, LOCALES, Texts

SOURCE = Path(str(files("ceiba")))
WEB = Path(__file__).resolve().parents[2] / "web" / "src"

SAID_AS_IT_IS = re.compile(r"[A-E]|[A-Z]?\d+(\.\d)?")
"""A seat, which becomes the player's name; a cell such as F6 or a place in it, F6.2; a number."""

TRANSLATIONS = sorted(
    file
    for place in (SOURCE, WEB)
    for file in place.rglob("*.ftl")
    if file.name.split(".")[1] != FALLBACK
)
"""All texts in other languages, each beside the English one."""

SAID_OTHERWISE = {"waiting-for"}
"""The French verb agrees with the number of those who are waited for."""

BAD_OPTIONS = ("self._bad", "self.bad_board", "bad_map")
"""How `BadOption` is made where many are made."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(locale: str, game: str | None) -> dict[str, frozenset[str]]:
    """Every message of a language's texts, and the variables it uses."""
    folder = SOURCE / "text" if game is None else SOURCE / "games" / game
    name = "common" if game is None else "text"
    source = folder / f"{name}.{locale}.ftl"
    if not source.exists():
        source = folder / f"{name}.{FALLBACK}.ftl"
    own = written(source)
    if "game-family" not in own:
        return own
    shared = messages(locale, Texts(locale, game).say("game-family"))
    assert not own.keys() & shared.keys()
    return {**shared, **own}


def written(source: Path) -> dict[str, frozenset[str]]:
    parsed = FluentParser().parse(source.read_text("utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def known(locale: str, game: str) -> dict[str, frozenset[str]]:
    return {**messages(locale, None), **messages(locale, game)}


def slug(key: str) -> str:
    return key.replace("_", "-").replace(" ", "-")


# -- the files ------------------------------------------------------------------------------


@pytest.mark.parametrize("source", TRANSLATIONS, ids=lambda f: f"{f.parent.name}/{f.name}")
def test_a_translation_says_the_same(source: Path) -> None:
    """The same keys with the same variables, and no key twice: the later one would silently win."""
    name = source.name.split(".")[0]
    own, english = written(source), written(source.with_name(f"{name}.{FALLBACK}.ftl"))
    assert own.keys() == english.keys()
    assert {key for key in own if own[key] != english[key]} <= SAID_OTHERWISE


@pytest.mark.parametrize("game", KNOWN)
def test_a_game_does_not_overrule_the_house(game: str) -> None:
    assert not set(messages("en", None)) & set(messages("en", game))


# -- what the rules say, read in their source -----------------------------------------------


def rules_of(game: str) -> Iterator[Path]:
    """The folders a game's rules are in: core, its own, and those it shares with another game."""
    own = SOURCE / "games" / game
    imports = "".join(path.read_text("utf-8") for path in own.glob("*.py"))
    shared = set(re.findall(r"^from ceiba\.games\.(\w+)\b", imports, re.M)) - {game}
    yield from (SOURCE / "core", own, *(SOURCE / "games" / name for name in sorted(shared)))


def said_in_source(game: str) -> Iterator[tuple[str, set[str] | None]]:
    """Text keys in the source of a game's rules, with the names of their data."""
    for module in (*KNOWN[game].says, refusals):
        for struct in declared(module):
            kind = next(base for base in (Event, Prompt, Refusal, Hint) if issubclass(struct, base))
            if kind is not Hint:
                names = set(struct.__struct_fields__) - {"clause"}
                yield f"{kind.__name__.lower()}-{kebab(struct.__name__)}", names
    for folder in rules_of(game):
        for path in sorted(folder.glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    yield from _said(node)


def _said(call: ast.Call) -> Iterator[tuple[str, set[str] | None]]:
    name = ast.unparse(call.func)
    if name in ("Refusal", "Prompt"):
        prefix, key, data = name.lower(), call.args[1], call.args[2]
    elif name == "BadOption":
        prefix, key, data = "bad", call.args[3], call.args[4]
    elif name in BAD_OPTIONS:
        prefix, key, data = "bad", call.args[0], call.args[1]
    elif name.endswith("sink.emit") and len(call.args) == 4:
        prefix, key, data = "event", call.args[0], call.args[3]
    else:
        return
    if isinstance(key, ast.Constant):
        names = None
        if isinstance(data, ast.Dict):
            names = {str(k.value) for k in data.keys if isinstance(k, ast.Constant)}
        yield slug(f"{prefix}-{key.value!s}"), names


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", KNOWN)
def test_what_the_rules_say_can_be_said(game: str, locale: str) -> None:
    said = list(said_in_source(game))
    assert len(said) > 10
    for key, names in said:
        assert key in known(locale, game), key
        if names is not None:
            assert known(locale, game)[key] <= names, f"{key} needs more than it is given"


@pytest.mark.parametrize("game", KNOWN)
def test_nothing_is_written_that_nobody_says(game: str) -> None:
    """Events, prompts, refusals and reasons against options that no rule uses any more."""
    said = {key for key, _ in said_in_source(game)}
    kinds = re.compile(r"(event|prompt|refusal|bad)-")
    written = {key for key in messages("en", game) if kinds.match(key)}
    assert written - said == set()


# -- what the rules say, heard in play ------------------------------------------------------


@cache
def heard(game: str) -> dict[str, list[dict[str, Any]]]:
    """Text keys with the data they came with in random games at all kinds of tables."""
    found: dict[str, list[dict[str, Any]]] = {}

    def hear(key: str, data: dict[str, Any]) -> None:
        found.setdefault(slug(key), []).append(data)

    spec = KNOWN[game].spec
    closed = [option for option in spec.options if not option.free]
    other = {o.name: next(v for v in o.values if v != o.default) for o in closed}
    for players in range(spec.min_players, spec.max_players + 1):
        for options in ({}, other):
            match = ceiba.new(game, players, options, seed="texts")
            picks = seeded("texts")
            while not match.over:
                for seat in range(players):
                    decision = match.decision(seat)
                    if decision is not None:
                        hear(f"prompt-{decision.prompt.key}", decision.prompt.data)
                        for blocked in decision.blocked:
                            hear(f"refusal-{blocked.why.key}", blocked.why.data)
                        for option in decision.options:
                            hear(f"verb-{option.verb}", option.args)
                            told = f"told-{option.verb}"
                            if told in known(FALLBACK, game):
                                hear(told, {**decision.prompt.data, **option.args})
                seat_asked = match.waiting[0]
                answers = match.options_for(seat_asked)
                match.play(f"{seat_asked} {answers[picks.below(len(answers))]}")
            for seat in range(players):
                for event in match.events(seat):
                    hear(f"event-{event.kind}", event.data)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", KNOWN)
def test_what_is_heard_in_play_renders_without_a_fault(game: str, locale: str) -> None:
    texts = Texts(locale, game)
    names = ("Ana", "Bo", "Chan", "Dzul", "Ek")
    assert {key.partition("-")[0] for key in heard(game)} >= {"prompt", "verb", "event"}
    for key, all_data in heard(game).items():
        assert texts.has(key), key
        message = texts.bundle.get_message(key)
        unique = {repr(data): data for data in all_data}
        for data in list(unique.values())[:200]:
            assert known(locale, game)[key] <= set(data), key
            arguments = {name: texts._argument(value, names) for name, value in data.items()}
            assert message.value is not None, key
            formatted, problems = texts.bundle.format_pattern(message.value, arguments)
            assert not problems, (key, problems)
            sentence = str(formatted)
            assert texts.say(key, data, names) == sentence
            assert "{" not in sentence, sentence
            assert "  " not in sentence, sentence
            assert sentence == sentence.strip()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", KNOWN)
def test_things_have_names(game: str, locale: str) -> None:
    """Every word that stands for a thing, wherever data mentions it, has a name to be shown."""
    texts = Texts(locale, game)
    for key, all_data in heard(game).items():
        for data in all_data:
            for value in data.values():
                for item in value if isinstance(value, list) else [value]:
                    if isinstance(item, str) and not SAID_AS_IT_IS.fullmatch(item):
                        assert texts.has(f"name-{item}"), (key, item)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", KNOWN)
def test_options_scores_and_verbs_have_words(game: str, locale: str) -> None:
    texts = Texts(locale, game)
    spec = KNOWN[game].spec
    assert texts.has("game-title")
    assert texts.has("game-pitch")
    for option in spec.options:
        for key in (option.name, f"{option.name}-meaning"):
            assert texts.has(f"option-{key}"), key
        for value in ("default", "writing") if option.free else option.values:
            word = str(value).lower()
            assert texts.has(f"option-{option.name}-{word}"), (option.name, word)
    vocabulary = KNOWN[game].vocabulary
    for action in range(len(vocabulary)):
        verb = f"verb-{vocabulary.verb(action)}".replace("_", "-")
        assert texts.has(verb)
        assert set(vocabulary.args(action)) >= known(locale, game)[verb]
    match = ceiba.new(game, spec.min_players, seed="scores")
    picks = seeded("scores")
    while not match.over:
        options = match.options_for(match.waiting[0])
        match.play(f"{match.waiting[0]} {options[picks.below(len(options))]}")
    outcome = match.outcome()
    assert outcome is not None
    for source in outcome.scores[0].sources:
        assert texts.has(f"score-{source}"), source
    assert texts.has(f"name-{outcome.reason}"), outcome.reason


def test_an_unknown_key_says_itself() -> None:
    assert Texts("en", "gold").say("event-no_such thing") == "event-no-such-thing"


def test_what_came_with_the_table_is_called_in_english_where_its_maker_knew_no_more() -> None:
    texts = Texts("fr", "pacal")
    for called, said in (({"en": "Wall", "fr": "Mur"}, "Mur"), ({"en": "Wall"}, "Wall")):
        told = {"district": Thing("wall", called), "seat": who(0), "storeys": 3, "points": 5}
        assert texts.say("event-district-scored", told).startswith(said)


def test_names_replace_seats() -> None:
    texts = Texts("en", "gold")
    data = {"seat": who(0), "to": who(1), "pearls": 1}
    assert texts.say("event-paid", data, ["Ana", "Bo"]) == "Ana gives one pearl to Bo."
    assert texts.say("event-paid", {**data, "pearls": 4}) == "A gives 4 pearls to B."

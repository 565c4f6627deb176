"""Sentences for people, in every language there are Fluent files of.

A rule never contains a sentence: it names a text key and data, and whoever shows it asks `Texts`.
The same files and the same small rules for data serve the browser (web/src/text/say.ts): a seat
becomes the player's name, a thing its ``name-…`` message where there is one, a question the words
it is asked with; a list is joined; a bare string is what somebody wrote and stays as it is.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from ceiba.core.seats import LETTERS
from ceiba.core.sentence import Event, Prompt, Refusal
from ceiba.core.value import Seat, Thing

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
"""Spoken where a language has no file, and where nobody asked for a language."""

FAMILY: Final = re.compile(r"^game-family = (\w+)$", re.M)
"""In a game's texts: the folder beside it that holds what several games say in the same words."""


def _locales() -> tuple[str, ...]:
    """The languages there are: those of the house's own texts, `common.<locale>.ftl`."""
    names = (source.name.split(".") for source in files("ceiba.text").iterdir())
    return tuple(sorted(name[1] for name in names if name[0] == "common" and name[-1] == "ftl"))


LOCALES: Final = _locales()


class Texts:
    """All sentences of one game in one language, with those of further packages.

    >>> Texts("fr", "gold").say("name-gold sixth")
    'un sixième d’or'
    """

    def __init__(self, locale: str, game: str | None = None, *packages: str) -> None:
        self.locale = locale
        self.bundle = _bundle(locale, game, *packages)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(_slug(key))

    def say(
        self, key: str, data: Mapping[str, Any] | None = None, names: Sequence[str] = ()
    ) -> str:
        """The sentence for a key; `names` are the players' names in seat order."""
        args = {name: self._argument(value, names) for name, value in (data or {}).items()}
        return self.plain(key, args)

    def tell(self, said: Prompt | Refusal | Event, names: Sequence[str] = ()) -> str:
        """An event, a prompt or a refusal in words."""
        return self.say(said.message, said.values(), names)

    def plain(self, key: str, args: Mapping[str, float | str]) -> str:
        """A text whose arguments are put in as they are: what people wrote is no name."""
        slug = _slug(key)
        if not self.bundle.has_message(slug):
            return slug
        message = self.bundle.get_message(slug)
        if message.value is None:
            return slug
        text, _ = self.bundle.format_pattern(message.value, dict(args))
        return str(text)

    def _argument(self, value: Any, names: Sequence[str]) -> float | str:
        if isinstance(value, int | float):
            return value
        if isinstance(value, Prompt):
            return self.tell(value, names)
        if isinstance(value, list):
            if value and all(isinstance(item, int) for item in value):
                return " · ".join(map(str, value))
            return self._joined([self._name(item, names) for item in value])
        return self._name(value, names)

    def _name(self, value: Any, names: Sequence[str]) -> str:
        if isinstance(value, Seat):
            seat = LETTERS.index(value.name)
            return names[seat] if seat < len(names) else value.name
        if isinstance(value, Thing):
            key = f"name-{value.name}"
            if self.locale in value.called:
                return value.called[self.locale]
            return self.say(key) if self.has(key) else value.called.get(FALLBACK, value.name)
        return str(value)

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self.say("list-none")
        return f"{', '.join(items[:-1])} {self.say('list-and')} {items[-1]}"


def _slug(key: str) -> str:
    return key.replace("_", "-").replace(" ", "-")


@cache
def _bundle(locale: str, game: str | None, *packages: str) -> "FluentBundle":
    """The shared texts, those of a game and of its family, and those of further packages."""
    # Here, because it takes a third of the start of a library that often says nothing.
    from fluent.runtime import FluentBundle, FluentResource

    sources = [_source("ceiba.text", "common", locale)]
    if game is not None:
        sources.append(_source(f"ceiba.games.{game}", "text", locale))
        if family := FAMILY.search(sources[-1]):
            sources.append(_source(f"ceiba.games.{family[1]}", "text", locale))
    sources += (_source(package, "text", locale) for package in packages)
    bundle = FluentBundle([locale], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


def _source(folder: str, name: str, locale: str) -> str:
    source = files(folder) / f"{name}.{locale}.ftl"
    if not source.is_file():
        source = files(folder) / f"{name}.{FALLBACK}.ftl"
    return source.read_text("utf-8")

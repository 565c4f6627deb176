"""The client's own sentences, so that tests find things by what a person reads."""

import re
from functools import cached_property
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
SOURCES = (
    "src/ceiba/text/common.{}.ftl",
    "src/ceiba/games/gold/text.{}.ftl",
    "web/src/text/ui.{}.ftl",
    "web/src/games/gold/ui.{}.ftl",
    "web/src/games/pacal/ui.{}.ftl",
    "web/src/games/tzolkin/ui.{}.ftl",
)


class Words:
    """`lesson`: a game whose lesson is given, too; its sentences go by their short names."""

    def __init__(self, locale: str, lesson: str | None = None) -> None:
        self.locale = locale
        self.lesson = lesson

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.locale], use_isolating=False)
        own = (f"src/ceiba/games/{self.lesson}/lesson.{{}}.ftl",) if self.lesson else ()
        for source in SOURCES + own:
            text = (ROOT / source.format(self.locale)).read_text("utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
        return bundle

    def __call__(self, key: str, **data: object) -> str:
        lesson = self.lesson is not None and self._bundle.has_message(f"lesson-{key}")
        message = self._bundle.get_message(f"lesson-{key}" if lesson else key)
        assert message.value is not None, key
        text, problems = self._bundle.format_pattern(message.value, data)
        assert not problems, (key, problems)
        return str(text)

    def start_of(self, key: str) -> re.Pattern[str]:
        """Whatever begins like a sentence whose variables are not known; names of what is on the
        page know one kind of space only."""
        text = self(key, **dict.fromkeys(("piece", "back", "place", "of", "clause"), "\0"))
        return re.compile("^" + r"\s".join(map(re.escape, re.split(r"\s", text.split("\0")[0]))))

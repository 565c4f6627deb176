"""Everything that can go wrong, each with its own name.

::

    CeibaError
      MalformedAction     the text is no answer in this game
      IllegalAction       it is one, but the rules do not allow it now
      StaleAction         it answers a question that is no longer asked
      BadPosition         a position that cannot be
      BadLog              a game log that cannot be read or replayed
        NewerRules        it follows rules this Ceiba does not know yet
      BadOptions          unknown game, seat, seed, bot: what a table cannot be asked for
        BadOption         wrong number of players, unknown option or value
        NotInstalled      it needs a library that does not come with Ceiba
      RulesBug            our own fault
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ceiba.core.sentence import Refusal
from ceiba.text import Texts


class CeibaError(Exception):
    """Base of all errors raised on purpose."""

    def __str__(self) -> str:
        """Half a character, as JSON can say it in what is quoted here, is written out."""
        return super().__str__().encode(errors="backslashreplace").decode()


class MalformedAction(CeibaError):
    def __init__(self, text: str, patterns: Sequence[str]) -> None:
        self.text = text[:80]
        self.patterns = tuple(patterns)
        super().__init__(
            f"'{self.text}' is not an answer here; answers look like: {', '.join(patterns)}"
        )


class IllegalAction(CeibaError):
    """Carries the refusal of the rules, to be said in any language; its own words are English."""

    def __init__(self, refusal: Refusal, game: str, names: Sequence[str] = ()) -> None:
        super().__init__(refusal, game, names)
        self.refusal = refusal
        self._game = game
        self._names = names

    def __str__(self) -> str:
        return f"{self.clause}: {self.message}" if self.clause else self.message

    @cached_property
    def message(self) -> str:
        """Put into words when somebody wants to read them: most refusals are only counted."""
        return Texts("en", self._game).tell(self.refusal, self._names)

    @property
    def clause(self) -> str:
        return self.refusal.clause

    @property
    def key(self) -> str:
        return self.refusal.key

    @property
    def data(self) -> dict[str, Any]:
        return self.refusal.data


class StaleAction(CeibaError):
    def __init__(self, asked: int | None) -> None:
        self.asked = asked
        super().__init__("the table has moved on; look again and answer the question asked now")


class BadPosition(CeibaError):
    pass


class BadLog(CeibaError):
    pass


class NewerRules(BadLog):
    pass


class BadOptions(CeibaError):
    pass


class BadOption(BadOptions):
    """Carries the option, a text key and the numbers; its own words are English.

    The reason is the text ``bad-<key>`` of a game, or of the house where `game` is None. It shows
    what somebody wrote, so its data are put in as they are: no word there is the name of a thing.
    `option` is ``players`` where a game is not for so many.
    """

    def __init__(
        self, game: str | None, option: str, clause: str, key: str, data: Mapping[str, int | str]
    ) -> None:
        self.game = game
        self.option = option
        self.clause = clause
        self.key = f"bad-{key}"
        self.data = data
        super().__init__(game, option, clause, key, data)

    def reason(self, locale: str) -> str:
        return Texts(locale, self.game).plain(self.key, self.data)

    def __str__(self) -> str:
        clause = f"{self.clause}: " if self.clause else ""
        return f"{self.option}: {clause}{self.reason('en')}"


class NotInstalled(BadOptions, ImportError):
    pass


class RulesBug(CeibaError):
    pass

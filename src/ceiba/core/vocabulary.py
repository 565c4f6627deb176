"""The answers of a game: small integers inside, sentences at every edge, and the way between.

A game lists its verbs once. Each verb has a pattern like ``bid {pearls}`` and the arguments of
all its answers, which are numbered from `first` on.

>>> from ceiba.core.value import SEATS
>>> words = Vocabulary([
...     Verb(0, "bid {pearls}", each(pearls=range(41))),
...     Verb(41, "pay {to}", each(to=SEATS[:4])),
... ])
>>> words.parse("bid 5"), words.parse("pay C")
(5, 43)
>>> words.text(43), words.verb(43), words.args(5)
('pay C', 'pay', {'pearls': 5})

Words that are seats are given as such, so that whoever shows an answer need not guess:

>>> words.values(43)
{'to': Seat(name='C')}
"""

import itertools
from collections.abc import Iterable, Sequence

from ceiba.core.errors import MalformedAction, RulesBug
from ceiba.core.value import Seat, Thing, Value, plain

Word = int | str | Seat
"""A number, a seat, or the name of a thing."""
Args = dict[str, Word]


def each(**words: Iterable[Word]) -> list[Args]:
    """The arguments of every combination of words, the last name varying fastest."""
    return [dict(zip(words, choice, strict=True)) for choice in itertools.product(*words.values())]


class Verb:
    """A family of answers with one pattern; `first` is the number of its first answer.

    Its name finds its words: where two patterns begin alike, one says its own.
    """

    def __init__(self, first: int, pattern: str, answers: Sequence[Args], name: str = "") -> None:
        self.first = first
        self.pattern = pattern
        self.name = name or pattern.split()[0]
        self.answers = answers


class Vocabulary:
    """All answers of a game, by number and by text."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self._texts: list[str] = []
        self._verbs: list[Verb] = []
        self._args: list[dict[str, int | str]] = []
        self._values: list[dict[str, Value]] = []
        for verb in verbs:
            if verb.first != len(self._texts):
                raise RulesBug(f"'{verb.pattern}' starts at {verb.first}, not {len(self._texts)}")
            for args in verb.answers:
                words = {name: plain(word) for name, word in args.items()}
                self._texts.append(verb.pattern.format(**words))
                self._verbs.append(verb)
                self._args.append(words)
                self._values.append({name: _value(word) for name, word in args.items()})
        self._patterns = list(dict.fromkeys(verb.pattern for verb in self._verbs))
        self._numbers = {text.casefold(): number for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, action: int) -> str:
        return self._texts[action]

    def verb(self, action: int) -> str:
        return self._verbs[action].name

    def pattern(self, action: int) -> str:
        return self._verbs[action].pattern

    def args(self, action: int) -> dict[str, int | str]:
        """Its words, seats as letters."""
        return self._args[action]

    def values(self, action: int) -> dict[str, Value]:
        """Its words, each saying what it is."""
        return self._values[action]

    def parse(self, text: str) -> int:
        """The answer a text stands for; spaces and case do not matter."""
        written = " ".join(text.split()).casefold()
        number = self._numbers.get(written)
        if number is None:
            verb = written.split(" ")[0]
            alike = [pattern for pattern in self._patterns if pattern.split()[0] == verb]
            raise MalformedAction(text, alike or self._patterns)
        return number


def _value(word: Word) -> Value:
    return Thing(word) if isinstance(word, str) else word

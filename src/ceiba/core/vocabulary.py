"""The answers of a game: small integers inside, sentences at every edge, and the way between.

A game lists its verbs once. Each verb has a pattern like ``bid {pearls}`` and the arguments of
all its answers, which are numbered from `first` on.

>>> words = Vocabulary([
...     Verb(0, "bid {pearls}", each(pearls=range(41))),
...     Verb(41, "pay {to}", each(to="ABCD")),
... ])
>>> words.parse("bid 5"), words.parse("pay C")
(5, 43)
>>> words.text(43), words.verb(43), words.args(5)
('pay C', 'pay', {'pearls': 5})
"""

import itertools
from collections.abc import Iterable, Sequence

from ceiba.core.errors import MalformedAction, RulesBug

Word = int | str
Args = dict[str, Word]


def each(**words: Iterable[Word]) -> list[Args]:
    """The arguments of every combination of words, the last name varying fastest."""
    return [dict(zip(words, choice, strict=True)) for choice in itertools.product(*words.values())]


class Verb:
    """A family of answers with one pattern; `first` is the number of its first answer."""

    def __init__(self, first: int, pattern: str, answers: Sequence[Args]) -> None:
        self.first = first
        self.pattern = pattern
        self.name = pattern.split()[0]
        self.answers = answers


class Vocabulary:
    """All answers of a game, by number and by text."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self._texts: list[str] = []
        self._verbs: list[Verb] = []
        self._args: list[Args] = []
        for verb in verbs:
            if verb.first != len(self._texts):
                raise RulesBug(f"'{verb.pattern}' starts at {verb.first}, not {len(self._texts)}")
            for args in verb.answers:
                self._texts.append(verb.pattern.format(**args))
                self._verbs.append(verb)
                self._args.append(args)
        self._numbers = {text.casefold(): number for number, text in enumerate(self._texts)}

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, action: int) -> str:
        return self._texts[action]

    def verb(self, action: int) -> str:
        return self._verbs[action].name

    def args(self, action: int) -> Args:
        return self._args[action]

    def parse(self, text: str) -> int:
        """The answer a text stands for; spaces and case do not matter."""
        number = self._numbers.get(" ".join(text.split()).casefold())
        if number is None:
            raise MalformedAction(text, list(dict.fromkeys(verb.pattern for verb in self._verbs)))
        return number

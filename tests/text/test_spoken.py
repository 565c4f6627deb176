"""Whoever plays by ear: every answer is said, and none like another of its game."""

import pytest

import ceiba
from ceiba.text import LOCALES, Texts

GAMES = ("gold", "tzolkin", "balam", "lapins", "pacal")
NAMES = ("Ana", "Bo", "Chan", "Dov", "Eli")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_there_can_be_has_words_of_its_own(game: str, locale: str) -> None:
    vocabulary = ceiba.find_game(game).vocabulary
    texts = Texts(locale, game)
    heard: dict[str, str] = {}
    for action in range(len(vocabulary)):
        key = f"verb-{vocabulary.verb(action)}"
        words = texts.say(key, vocabulary.values(action), NAMES)
        answer = vocabulary.text(action)
        assert texts.has(key), key
        assert heard.setdefault(words, answer) == answer

"""Every game of the house is measured."""

from bench.subjects import SUBJECTS, chosen
from ceiba.games import GAMES


def test_every_game_is_measured_on_its_usual_table() -> None:
    assert {subject.game for subject in SUBJECTS if not subject.options} == set(GAMES)


def test_options_that_are_measured_are_options_of_the_game() -> None:
    for subject in SUBJECTS:
        game = GAMES[subject.game]
        game.check_options(game.spec.max_players, subject.options)


def test_games_can_be_picked() -> None:
    assert {subject.game for subject in chosen(["gold"])} == {"gold"}
    assert chosen([]) == list(SUBJECTS)

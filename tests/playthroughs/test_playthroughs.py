"""The recorded games replay to the letter, and no game lacks one."""

import pytest

import ceiba
from tests.playthroughs.record import HERE, log_in, path_of, play, tell, wanted

every_record = pytest.mark.parametrize(("slug", "players"), wanted())


def test_every_game_has_one_for_each_number_of_players_and_no_other_is_here() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {
        path_of(*which).name for which in wanted()
    }


@every_record
def test_it_replays_to_the_letter(slug: str, players: int) -> None:
    record = path_of(slug, players).read_text("utf-8")
    log = log_in(record)
    assert (log.game, log.players) == (slug, players)
    match = ceiba.replay(log)
    assert match.over
    assert tell(match) == record


@every_record
def test_it_is_played_the_same_again(slug: str, players: int) -> None:
    """The policy sees the same table and chooses the same: nothing depends on the machine."""
    assert tell(play(slug, players)) == path_of(slug, players).read_text("utf-8")


def test_a_disc_is_completed_in_every_record_of_gold() -> None:
    for players in (2, 3, 4):
        record = path_of("gold", players).read_text("utf-8")
        assert "closes the circle" in record
        assert "throws away" in record
        assert "knock each other out" in record
        assert "Auction cancelled" in record

"""The recorded games are played and told again to the letter, and no game lacks one."""

import json

import pytest

import ceiba
from tests.playthroughs.record import (
    DIGESTS,
    HERE,
    READ,
    digest,
    log_in,
    path_of,
    record,
    tell,
    wanted,
)

KEPT = json.loads(DIGESTS.read_text())
every_record = pytest.mark.parametrize(("slug", "players"), wanted())


def test_every_game_has_one_for_each_number_of_players_and_no_other_is_here() -> None:
    assert KEPT.keys() | {path.stem for path in HERE.glob("*.txt")} == {
        path_of(*which).stem for which in wanted()
    }


@every_record
def test_it_is_played_the_same_again(slug: str, players: int) -> None:
    """The policy sees the same table and chooses the same: nothing depends on the machine."""
    if players == READ:
        assert record(slug, players) == path_of(slug).read_text("utf-8")
    else:
        kept = KEPT[path_of(slug, players).stem]
        assert digest(record(slug, players)) == kept, "python -m tests.playthroughs.record FOLDER"


@every_record
def test_it_replays_to_the_letter(slug: str, players: int) -> None:
    log = log_in(record(slug, players))
    assert (log.game, log.players) == (slug, players)
    match = ceiba.replay(log)
    assert match.over
    assert tell(match) == record(slug, players)


def test_a_disc_is_completed_in_every_record_of_gold() -> None:
    for players in (2, 3, 4):
        assert "closes the circle" in record("gold", players)
        assert "throws away" in record("gold", players)
        assert "knock each other out" in record("gold", players)
        assert "Auction cancelled" in record("gold", players)

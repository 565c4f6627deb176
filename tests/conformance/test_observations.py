"""Observations: what a seat may know, as numbers, and nothing else."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from ceiba import Match
from ceiba.core.errors import BadOptions
from ceiba.core.seed import seeded
from ceiba.games import GAMES
from tests.conformance.tables import TABLES, Table, any_game, as_json, positions
from tests.conformance.test_secrets import pairs
from tests.testkit.share import ONE_IN, share

every_table = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.game in GAMES], ids=str
)


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(BadOptions, match="milpa has no observations"):
        Table("milpa", 2, {}).match().observe("A")


@every_table
def test_what_a_seat_cannot_see_changes_no_number(table: Table) -> None:
    """Byte for byte; the masks, too."""
    differing = 0
    for who, real, other in pairs(table, every=3):
        if who is None:
            continue
        assert real.observe(who) == other.observe(who), said_differently(real, other, who)
        assert real.mask(who) == other.mask(who)
        differing += real.state.words() != other.state.words()
    assert differing > share(60)  # they were not simply equal


def said_differently(real: Match, other: Match, who: int) -> str:
    one = real.layout.read(real.observe(who))
    two = other.layout.read(other.observe(who))
    return f"{who}: {set(one.items()) ^ set(two.items())}"


@every_table
def test_what_views_tell_apart_observations_tell_apart(table: Table) -> None:
    """Nothing of a view is forgotten: in a whole game no two different views give one observation.

    The order in which pieces came into the box of Das Gold der Maya is one they do not tell; but
    it only grows."""
    seen: dict[tuple[int, bytes], bytes] = {}
    for match in positions(table):
        for seat in range(table.players):
            numbers = match.observe(seat).tobytes()
            view = as_json(match.view(seat))
            assert seen.setdefault((seat, numbers), view) == view
    assert len(seen) > share(100)


@every_table
def test_every_number_has_a_name_and_the_same_place_at_every_table(table: Table) -> None:
    match = table.match()
    layout = match.layout
    names = layout.names()
    assert len(set(names)) == len(names) == layout.size == len(match.observe(0))
    assert table.match("another").layout.fields == layout.fields
    for _ in any_game(match):
        pass
    assert match.layout.fields == layout.fields
    for field in layout.fields:
        assert field.meaning
        assert layout.slice(field.name).start == layout.start(field.name)


@every_table
def test_one_observation_may_be_written_over_another(table: Table) -> None:
    """As batches do: what stays once a game, the rest over what was there for another seat; and
    only what has changed."""
    match = table.match()
    observer = match.game.observing()
    blank: list[i16] = [0] * match.layout.size
    page, follower = vec[i16](blank), vec[i16](blank)
    for each in (page, follower):
        moving = observer.write(match.state, 0, match.state.deciders(), each, 0)
        assert observer.staying(match.state, each, moving) == match.layout.size
    seats, before = seeded("seats"), 0
    for _ in any_game(match, every=ONE_IN):
        seat = before if seats.below(3) else seats.below(table.players)
        asked = match.state.deciders()
        assert observer.write(match.state, seat, asked, page, 0) == moving
        assert observer.rewrite(match.state, seat, before, asked, follower, 0) == moving
        assert memoryview(page) == memoryview(follower) == match.observe(seat)
        before = seat


@every_table
def test_codes_are_among_their_words(table: Table) -> None:
    layout = table.match().layout
    coded = [field for field in layout.fields if field.words]
    assert coded
    for match in positions(table, every=5):
        numbers = match.observe(0)
        for field in coded:
            part = numbers[layout.slice(field.name)].tolist()
            assert all(0 <= number < len(field.words) for number in part), field.name


@every_table
def test_the_question_and_the_mask_are_those_of_the_decision(table: Table) -> None:
    match = table.match()
    layout, vocabulary = match.layout, match.game.vocabulary
    tasks = next(field.words for field in layout.fields if field.name == "question")
    for match in positions(table, every=2):
        for seat in range(table.players):
            decision = match.decision(seat)
            number = match.observe(seat)[layout.start("question")]
            asked = match.state.agenda[-1].name() if decision else "nothing"
            assert tasks[number] == asked
            allowed = [vocabulary.text(a) for a, may in enumerate(match.mask(seat)) if may]
            offered = [option.text for option in decision.options] if decision else []
            assert allowed == sorted(offered, key=vocabulary.parse)

"""Rulings TZ-R4 to TZ-R12, TZ-R67 to TZ-R70: before the first round, and who knows what."""

import itertools

import msgspec
import pytest

from ceiba.core.rng import Rng
from ceiba.games.tzolkin.game import GAME
from tests.games.tzolkin.facts import BUILDINGS, WEALTH
from tests.games.tzolkin.kit import (
    GEARS,
    Table,
    finished,
    last_turn,
    new,
    random_states,
    round_over,
    table,
)

OTHERS = ["tikal_3", "chichen_itza_5", "chichen_itza_10", "uxmal_7"]


@pytest.mark.clause("TZ-R4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_known_before_tiles_are_chosen(players: int) -> None:
    match = new(players, "first")
    assert match.task("A") == "choose_wealth"
    [started] = match.heard("started")
    assert "ABCD".index(started["seat"]) == match.view("B").first_player


@pytest.mark.clause("TZ-R5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_dealt_and_chosen_stays_secret(players: int) -> None:
    """Another deal to the others, another choice: A sees and hears the same."""
    match = new(players, "secret")
    mine = match.view("A")
    assert (len(mine.dealt), mine.kept, mine.discarded) == (4, [], [])
    assert match.view().dealt == []
    heard_of = {told["tile"] for told in match.heard("dealt", "A")}
    assert heard_of == set(mine.dealt)
    before = match.view("A")
    for seat in "BCD"[: players - 1]:
        match.play(f"{seat} {match.options_for(seat)[0]}")
        assert match.view("A") == before  # after one of two tiles nothing is to be seen
        assert match.heard("kept", "A") == []
        match.play(f"{seat} {match.options_for(seat)[1]}")
        chosen = [one.chosen for one in match.view("A").players]
        assert chosen["ABCD".index(seat)]  # only that it has chosen
        before = match.view("A")
        assert [one.wealth for one in before.players] == [[]] * players
        assert not any(match.has(other) for other in "ABCD"[:players])


@pytest.mark.clause("TZ-R5")
def test_other_choices_look_the_same() -> None:
    """All twelve ways for B to choose: one view for A, one for a spectator."""
    seen = set()
    for first, second in itertools.permutations(range(4), 2):
        match = new(3, "choices")
        tiles = match.view("B").dealt
        match.play("B", f"keep {tiles[first]}", f"keep {tiles[second]}")
        listeners = (None, "A", "C")
        seen.add(msgspec.json.encode([(match.view(who), match.events(who)) for who in listeners]))
    assert len(seen) == 1


@pytest.mark.clause("TZ-R5", "TZ-R68")
def test_afterwards_only_the_kept_tiles_are_public() -> None:
    match = table(
        2, A={"dealt": ["palenque_1", "palenque_3", "uxmal_1", "uxmal_3"]}, B={"dealt": OTHERS}
    )
    match.play("A", "keep palenque_1", "keep uxmal_3")
    match.play("B", "keep tikal_3", "keep uxmal_7")
    for listener in (None, "A", "B"):
        shown = [one.wealth for one in match.view(listener).players]
        assert shown == [["palenque_1", "uxmal_3"], ["tikal_3", "uxmal_7"]]
    for listener, hidden in (
        (None, OTHERS[1:3]),
        ("A", OTHERS[1:3]),
        ("B", ["palenque_3", "uxmal_1"]),
    ):
        said = msgspec.json.encode([match.view(listener), match.events(listener)]).decode()
        assert not [tile for tile in hidden if f'"{tile}"' in said]
    assert match.view("A").discarded == ["palenque_3", "uxmal_1"]  # one knows one's own four


@pytest.mark.clause("TZ-R6")
def test_the_order_of_the_two_tiles_changes_nothing() -> None:
    for one, two in itertools.combinations([name for name in WEALTH if name not in OTHERS], 2):
        found = []
        for order in ((one, two), (two, one)):
            rest = [name for name in WEALTH if name not in (one, two, *OTHERS)][:2]
            match = table(2, A={"dealt": [one, two, *rest]}, B={"dealt": OTHERS})
            match.play("A", *(f"keep {tile}" for tile in order))
            match.play("B", "keep tikal_3", "keep uxmal_7")
            found.append(match.player("A"))
        assert found[0] == found[1]


@pytest.mark.clause("TZ-R7")
@pytest.mark.parametrize(
    ("one", "two", "after"),
    [
        ("palenque_1", "palenque_5", (2, 0, 0, 0)),
        ("yaxchilan_1", "yaxchilan_5", (0, 2, 0, 0)),
        ("tikal_1", "tikal_5", (0, 0, 2, 0)),
        ("chichen_itza_3", "chichen_itza_7", (0, 0, 0, 2)),
    ],
)
def test_the_same_technology_twice(one: str, two: str, after: tuple[int, ...]) -> None:
    match = table(2, A={"dealt": [one, two, "uxmal_1", "uxmal_3"]}, B={"dealt": OTHERS})
    match.play("A", f"keep {one}", f"keep {two}")
    match.play("B", "keep tikal_3", "keep uxmal_7")
    assert match.levels("A") == after


@pytest.mark.clause("TZ-R8", "TZ-R9")
@pytest.mark.parametrize("players", [2, 3])
def test_opposite_3_stands_one_on_8(players: int) -> None:
    """In setups where a tile with space 3 was the first of its gear."""
    found = 0
    for number in range(120):
        match = new(players, f"opposite-{number}")
        told = [(worker["gear"], worker["space"]) for worker in match.heard("neutral")]
        assert len(set(told)) == len(told)  # TZ-R9: never two on one position
        for (gear, space), (next_gear, next_space) in itertools.pairwise(told):
            first = [g for g, _ in told].index(gear) == told.index((gear, space))
            if first and gear != "chichen_itza" and space == 3:
                assert (next_gear, next_space) == (gear, 8)
                found += 1
    assert found > 10


@pytest.mark.clause("TZ-R11")
@pytest.mark.parametrize("gear", GEARS)
def test_neutral_workers_do_not_forbid_the_double_advance(gear: str) -> None:
    space = 9 if gear == "chichen_itza" else 6
    match = last_turn(2, gears={gear: {space: "neutral"}})
    match.play("A place first")
    assert match.options_for() == ["turn 1", "turn 2"]
    match.play("A turn 2")
    assert match.standing()[gear] == {space + 2: "neutral"}


@pytest.mark.clause("TZ-R12")
def test_neutral_workers_count_for_nothing() -> None:
    neutral = {"tikal": dict.fromkeys((0, 2, 4), "neutral"), "uxmal": {5: "neutral"}}
    match = round_over(2, tooth=13, gears=neutral, A={"corn": 6}, B={"corn": 6})
    assert match.corn("A") == match.corn("B") == 0  # three workers each were fed
    assert [one.points for one in match.view().players] == [3 + 1 + 2, 3 + 1 + 2]
    match = finished(2, gears={**neutral, "palenque": {1: "B"}}, A={"points": 5}, B={"points": 5})
    assert match.ranks() == [2, 1]
    assert match.total("A") == match.total("B") == 5


@pytest.mark.clause("TZ-R67")
def test_old_buildings_never_come_back() -> None:
    match = round_over(2, tooth=13)
    for _ in range(3):
        for _ in range(2):
            seat = match.waiting[0]
            placing = [text for text in match.options_for(seat) if text.startswith("place")]
            match.play(f"{seat} {placing[0] if placing else match.options_for(seat)[-1]}")
            match.enough(seat)
            for answer in ("nothing", "turn 1"):
                if answer in match.options_for(seat):
                    match.play(f"{seat} {answer}")
    assert {BUILDINGS[str(name)].period for name in match.view().buildings} == {2}


@pytest.mark.clause("TZ-R68")
def test_everything_on_the_table_is_public() -> None:
    """Two seats and a spectator see the same but for their own dealt tiles."""
    for state in random_states(3, "public", every=9):
        match = Table.at(state)
        own = ("seat", "dealt", "kept", "discarded")
        views = [msgspec.to_builtins(match.view(who)) for who in (None, "A", "B", "C")]
        public = [{key: view[key] for key in view if key not in own} for view in views]
        assert public[0] == public[1] == public[2] == public[3]


@pytest.mark.clause("TZ-R68")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_agrees_with_what_a_seat_sees(players: int) -> None:
    """And what is hidden differs from guess to guess, but comes from the same tiles."""
    for state in random_states(players, f"guess-{players}", every=7, ends=False):
        for seat in range(-1, players):
            listener = None if seat < 0 else seat
            truth = GAME.view(state, listener)
            for number in (1, 2):
                guess = state.guess(seat, Rng(number, 5, 6, 7))
                assert GAME.view(guess, listener) == truth
                assert sorted(guess.pile1) == sorted(state.pile1)
                assert sorted(guess.pile2) == sorted(state.pile2)
                assert guess.decider() == state.decider()
                if seat == guess.decider():
                    assert guess.options(seat) == state.options(seat)


@pytest.mark.clause("TZ-R68")
def test_a_guess_knows_nothing_that_is_hidden() -> None:
    """Other piles, other tiles of the others: A sees the same and guesses the same."""
    compared = {True: 0, False: 0}
    for state in random_states(3, "blind", ends=False):
        other = state.clone()
        other.pile1.reverse()
        other.pile2.reverse()
        if state.choosing:
            if int(state.wealth[1]).bit_count() != int(state.wealth[2]).bit_count():
                continue  # how many tiles a player has chosen may be known
            other.dealt[1], other.dealt[2] = state.dealt[2], state.dealt[1]
            other.wealth[1], other.wealth[2] = state.wealth[2], state.wealth[1]
        else:
            discarded = [dealt & ~kept for dealt, kept in zip(state.dealt, state.wealth)]
            other.dealt[1] = state.wealth[1] | discarded[2]
            other.dealt[2] = state.wealth[2] | discarded[1]
        assert other.words() != state.words()
        assert GAME.view(other, 0) == GAME.view(state, 0)
        guesses = [one.guess(0, Rng(1, 2, 3, 4)).words() for one in (state, other)]
        assert guesses[0] == guesses[1]
        compared[state.choosing] += 1
    assert min(compared.values()) > 1


@pytest.mark.clause("TZ-R69")
def test_left_is_the_next_seat() -> None:
    match = table(4, first_player="C", C={"light": False})
    match.play("C place first")
    for seat, gear in zip("DAB", GEARS, strict=False):
        match.play(f"{seat} place {gear}")
        match.enough(seat)
    assert match.view().first_player == 3


@pytest.mark.clause("TZ-R70")
@pytest.mark.parametrize(("players", "undealt", "most"), [(2, 13, 10), (3, 9, 6)])
def test_the_tiles_drawn_for_neutral_workers(players: int, undealt: int, most: int) -> None:
    counts = set()
    for number in range(100):
        match = new(players, f"drawn-{number}")
        drawn = match.view().drawn
        assert drawn == match.view("A").drawn  # public
        counts.add(len(drawn))
        dealt = {tile for seat in range(players) for tile in match.view(seat).dealt}
        assert len(dealt) == 21 - undealt
        assert not dealt & set(drawn)
        assert not any(any(one.materials.values()) for one in match.view().players)
        assert not any(match.steps(seat) != (0, 0, 0) for seat in "ABCD"[:players])
    assert max(counts) <= most


@pytest.mark.clause("TZ-R70")
def test_without_neutral_workers_none_is_drawn() -> None:
    match: Table = new(4)
    assert match.view().drawn == []
    assert match.standing() == {}

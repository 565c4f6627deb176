"""Ruling PR-R64: maps laid by hand, and games on them."""

import json
import random
from functools import partial
from typing import Any

import pytest

from ceiba.text import Texts
from tests.games.pacal.facts import PRINTED, ROWS, STRIP
from tests.games.pacal.kit import PLAYERS, Table, laid, new, words
from tests.games.pacal.plans import Plan, changed, covers, districts, with_copies

# -- maps that are accepted -------------------------------------------------------------------


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("form", ["bare", "with its copies", "as a whole file"])
def test_the_printed_map_by_hand(players: int, form: str) -> None:
    plans = {
        "bare": PRINTED,
        "with its copies": with_copies(),
        "as a whole file": {"board": with_copies(), "game": {}},
    }
    match = new(players, map=json.dumps(plans[form]))
    assert match.view() == new(players).view()


def bend(line: list[list[int]], plan: Any) -> None:
    plan["river"].update(polyline_grid_corners_xy=line)


@pytest.mark.clause("PR-R64")
def test_the_lists_that_decide_are_enough_and_the_river_only_draws() -> None:
    for line in ([], [[0, 0], [11, 11]], [[3, 3]]):
        plan = changed(partial(bend, line))
        match = laid(plan, die=2, rockets={"A": "G2"})
        assert match.view().board.river_line == line
        assert {"G4", "I2"} <= set(match.offered("fly"))  # whether it crosses or not
    assert new(5, map=json.dumps(changed(lambda p: p.pop("river")))).view().board.river_line == []


@pytest.mark.clause("PR-R64")
def test_a_smaller_map() -> None:
    """Six by four cells with a lake, from the documentation."""
    plan: Plan = {
        "rows_full": {"rows": ["aaabbb", "aaSSSb", "c~SSSd", "ccSSSd"]},
        "districts": {
            "list": [
                {"id": "sacred_district", "char": "S", "value": 7},
                {"id": "palace", "char": "a", "value": 5},
                {"id": "aqueduct", "char": "b", "value": 4},
                {
                    "id": "gardens",
                    "char": "c",
                    "value": 3,
                    "name_fr": "Jardins",
                    "name_en": "Gardens",
                },
                {"id": "quarry", "char": "d", "value": 3},
            ]
        },
        "covers": {"list": [{"id": "small", "mark": "2", "districts": ["quarry"]}]},
        "covers_by_player_count": {"players": {"2": ["small"], "3": ["small"], "4": [], "5": []}},
        "river_bank": {"cells": ["B1", "C1", "B2", "C2"]},
        "lake_shore": {"cells": ["B2", "A3", "C3", "A4", "B4"]},
    }
    match = laid(plan, 3, die=4, rockets=["E3", "C2", "D4"], pyramids={"B": {"F1": 1}})
    view = match.view()
    assert view.board.rows == ["aaabbb", "aaSSSb", "c~SSS#", "ccSSS#"]
    assert (view.board.columns, view.board.covers) == (6, ["2"])
    assert view.districts[3].names == {"fr": "Jardins", "en": "Gardens"}
    assert set(match.offered("fly")) == words("E1 C3 E4")  # edge, lake, edge; F3 is covered
    assert match.hint("fly C3")["lost"] == 2
    match.play("A", "spend 2")
    assert set(match.offered("stand")) == words(
        "A1 B1 C1 D1 E1 A2 B2 D2 E2 F2 A3 C3 D3 A4 B4 C4 E4"
    )


LARGEST = changed(
    lambda p: p.update(
        rows_full={"rows": ["a" * 16] * 10 + ["a" * 8 + "SSSSS" + "aaa"] + ["a" * 16] * 5},
        districts={
            "list": [
                {"id": "sacred_district", "char": "S", "value": 7},
                {"id": "plain", "char": "a", "value": 99},
            ]
        },
    ),
    STRIP,
)


@pytest.mark.clause("PR-R64")
def test_the_largest_map() -> None:
    """Sixteen by sixteen: names to P16, moves and lines to its edges."""
    line = ["D4", "H8", "L12", "P16"]
    match = laid(LARGEST, step="build", die=3, stones={"A": line})
    match.play("A build P16 4")
    assert (match.pyramids(), match.score("A")) == ({"P16": "A4"}, 99)
    square = ["A1", "P1", "A16", "P16"]
    assert "P16 5" in set(laid(LARGEST, step="build", die=3, stones={"A": square}).offered("build"))
    match = laid(LARGEST, die=5, rockets={"A": "P14"})
    assert words("P16 P9 K14") == set(match.offered("fly"))
    assert "A14" in set(laid(LARGEST, die="special", rockets={"A": "P14"}).offered("fly"))


@pytest.mark.clause("PR-R64", "PR-6.4", "PR-6.5", "PR-6.6")
@pytest.mark.parametrize(
    "cells",
    [
        "P4 A5",  # side by side only if rows were strung together
        *("G4 L4 A5", "F1 A6 L10"),  # neither are these lines of three
        *("P1 H9 P16", "A1 I8 A16"),
    ],
)
def test_nothing_goes_on_beyond_the_edge(cells: str) -> None:
    match = laid(LARGEST, step="build", die=3, stones={"A": cells.split()})
    assert set(match.offered("build")) == {f"{cell} 1" for cell in cells.split()}


@pytest.mark.clause("PR-R64", "PR-6.6", "PR-6.7")
@pytest.mark.parametrize("cells", ["B4 G4 L4 A5", "G1 D4 A7 N9", "A4 P4 B5 A6", "P1 P3 O2 A3"])
@pytest.mark.parametrize("diagonal", [False, True])
def test_nor_four_in_line_nor_a_square(cells: str, diagonal: bool) -> None:
    options = {"diagonal_squares": diagonal}
    match = laid(LARGEST, options=options, step="build", die=3, stones={"A": cells.split()})
    assert not [text for text in set(match.offered("build")) if text[-1] in "45"]


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("value", [1, 99])
def test_values_from_1(value: int) -> None:
    plan = changed(lambda p: districts(p)[5].update(value=value))
    match = laid(plan, step="build", die=3, stones={"A": ["F4"]})
    match.play("A build F4 1")
    assert match.score("A") == value


def told_build(facts: dict[str, str], locale: str) -> str:
    """A build in the palace, where the map says other things of that district."""
    match = laid(
        changed(lambda p: districts(p)[5].update(facts)), step="build", die=3, stones={"A": ["F4"]}
    )
    match.play("A build F4 1")
    [built] = [told.event for told in match.events() if told.kind == "built"]
    return Texts(locale, "pacal").tell(built, ("Ana", "Bo", "Chan", "Dzul", "Ek"))


@pytest.mark.clause("PR-R64")
def test_a_district_named_like_a_seat_is_told_apart_from_its_player() -> None:
    assert "Ana builds one storey on F4 (B)" in told_build({"id": "B"}, "en")


@pytest.mark.clause("PR-R64")
def test_a_district_is_told_by_the_names_that_came_with_the_map() -> None:
    gardens = {"id": "gardens", "name_fr": "Jardins", "name_en": "Gardens"}
    assert "(Jardins)" in told_build(gardens, "fr")
    assert "(Gardens)" in told_build(gardens, "en")
    assert "(gardens)" in told_build({"id": "gardens"}, "en")


@pytest.mark.clause("PR-R64")
def test_other_covers() -> None:
    plan = changed(lambda p: covers(p).update({"2": [], "5": ["cover_2", "cover_4"]}))
    assert new(2, map=json.dumps(plan)).view().board.rows == ROWS[5]
    view = new(5, map=json.dumps(plan)).view()
    assert view.board.covers == ["2", "4"]
    assert {d.id for d in view.districts if d.covered} == {
        "north_group",
        "ball_court",
        "temple_of_the_foliated_cross",
    }


@pytest.mark.clause("PR-R64")
def test_a_sacred_district_of_five_cells_takes_five_rockets() -> None:
    match = new(5, map=json.dumps(STRIP))
    for cell in ("A1", "B1", "C1", "D1"):
        [seat] = match.waiting
        match.play(f"{seat} stand {cell}")
    # the last cell needs no question; nobody can move, and so the game is over
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "no_free_cell"


# -- games on other maps ----------------------------------------------------------------------


def random_game(match: Table, seed: int, answers: int) -> None:
    """Any answers, building wherever it is possible, so that the board fills up."""
    picks = random.Random(seed)
    for _ in range(answers):
        if match.over:
            return
        [seat] = match.waiting
        choices = match.options_for(seat)
        busy = [text for text in choices if text.split()[0] in ("build", "upgrade", "drop")]
        match.play(f"{seat} {picks.choice(busy or choices)}")


@pytest.mark.clause("PR-R64")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("width", [5, 6, 8])
def test_the_smallest_maps_are_played_to_an_end(players: int, width: int) -> None:
    """One row, hardly longer than there are rockets: blocked, filled up, and over."""
    plan = changed(lambda p: p["rows_full"].update(rows=["S" * width]), STRIP)
    match = new(players, f"strip{players}", map=json.dumps(plan))
    random_game(match, width, 400)
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason in ("no_free_cell", "threshold", "last_pyramid")
    assert [match.rocket(seat) for seat in "AB"] == [None, None]

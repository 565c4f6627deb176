"""What holds in every game: nothing gets lost, scores never fall, each end is offered once."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ceiba.core.seed import seeded
from tests.games.pacal.ends import THRESHOLD
from tests.games.pacal.facts import BANK, DISTRICTS, ROWS, SHORE
from tests.games.pacal.kit import HEIGHTS, Table, cells_of, new
from tests.testkit.share import steady
from tests.testkit.table import SEATS

VALUES = dict(DISTRICTS.values())
BUSY = ("build", "upgrade", "use", "drop")


def late_table(players: int, seed: int, options: dict[str, bool]) -> Table:
    """Everybody has two to four pyramids left and some points; what is built stands anywhere."""
    picks = seeded(f"late-{seed}")
    free = cells_of(ROWS[players], "".join(DISTRICTS))
    position: dict[str, Any] = {"rockets": {}, "pyramids": {}, "scores": {}}
    for seat in SEATS[:players]:
        position["rockets"][seat] = free.pop(picks.below(len(free)))
        position["scores"][seat] = picks.below(THRESHOLD[players])
        heights = HEIGHTS.copy()
        for _ in range(2 + picks.below(3)):
            heights.pop(picks.below(len(heights)))
        position["pyramids"][seat] = {free.pop(picks.below(len(free))): h for h in heights}
    return Table.lay(players, f"late-{seed}", options=options, **position)


@st.composite
def games(draw: st.DrawFn) -> Table:
    players = draw(st.integers(2, 5))
    seed = draw(st.integers(0, 9999))
    names = ("expert_variant", "diagonal_squares", "two_player_finish_round")
    options = {name: draw(st.booleans()) for name in names}
    if draw(st.booleans()):
        return late_table(players, seed, options)
    return new(players, f"game-{seed}", **options)


def texts_for(match: Table, seat: str) -> list[str]:
    """The same as `match.options_for`, without the hints that nobody reads here."""
    return [*map(match.game.vocabulary.text, match.state.options(SEATS.index(seat)))]


def answers(match: Table, most: int = 2000) -> Iterator[str]:
    """Play on by chance, building and putting in rather than not; yields each answer given."""
    picks = seeded(f"picks-{match.seed}")
    for _ in range(most):
        if match.over:
            return
        [seat] = match.waiting
        texts = texts_for(match, seat)
        busy = [text for text in texts if text.startswith(BUSY)]
        if busy and picks.below(4) > 0:
            texts = busy
        answer = texts[picks.below(len(texts))]
        match.play(f"{seat} {answer}")
        yield answer


def check_pieces(match: Table) -> None:
    """Ten stones and eleven pyramids each, one thing in one place (PR-1.8, PR-1.9, PR-1.17)."""
    laid, view = match.position(), match.view()
    in_play = set(cells_of(ROWS[match.players], "".join(DISTRICTS)))
    seats = SEATS[: match.players]
    hidden = Counter(owner for owners in laid["inside"].values() for owner in owners)
    for seat, player in zip(seats, view.players, strict=True):
        assert player.stones + len(laid["stones"][seat]) + hidden[seat] == 10
        standing = list(laid["pyramids"][seat].values())
        left = [height for height, count in enumerate(player.pyramids, 1) for _ in range(count)]
        assert sorted(standing + left) == HEIGHTS
        assert set(player.tokens) <= {2, 4, 6}
    pyramids = [cell for seat in seats for cell in laid["pyramids"][seat]]
    stones = {cell for seat in seats for cell in laid["stones"][seat]}
    rockets = [
        p.rocket.cell for p in view.players if p.rocket.cell is not None and not p.rocket.lifted
    ]
    standing_on = pyramids + rockets
    assert len(standing_on) == len(set(standing_on))
    assert not stones & set(standing_on)
    assert {*standing_on, *stones} <= in_play


@pytest.mark.clause("PR-1.8", "PR-1.9", "PR-1.17", "PR-5.7")
@given(games())
@steady(12)
def test_nothing_gets_lost_and_nothing_lies_where_it_cannot(match: Table) -> None:
    check_pieces(match)
    for _ in answers(match):
        check_pieces(match)


@pytest.mark.clause("PR-1.14", "PR-4.16", "PR-R43")
@given(games())
@steady(15)
def test_scores_never_fall_and_tokens_never_come_back(match: Table) -> None:
    before = match.view().players
    for _ in answers(match):
        seat = match.entries[-1].seat
        after = match.view().players
        for number, (old, now) in enumerate(zip(before, after, strict=True)):
            assert now.score >= old.score
            assert now.score == old.score or number == seat or match.over
            assert set(now.tokens) <= set(old.tokens)
        before = after


def leader(storeys: list[int]) -> int | None:
    most = max(storeys)
    return storeys.index(most) if most > 0 and storeys.count(most) == 1 else None


@pytest.mark.clause("PR-7.1", "PR-7.2", "PR-7.4", "PR-7.5", "PR-7.6", "PR-R41", "PR-R42")
@given(games())
@steady(15)
def test_a_build_scores_just_when_the_builder_leads_alone_as_it_did_not_before(
    match: Table,
) -> None:
    before = {d.id: leader(d.storeys) for d in match.view().districts}
    for _ in answers(match):
        told = {e.kind: e.data for e in match.events(since=match.seq - 1)}
        now = {d.id: leader(d.storeys) for d in match.view().districts}
        build = told.get("built") or told.get("upgraded")
        if build is None:
            assert "scored" not in told
            assert now == before
            continue
        place, seat = build["district"], SEATS.index(build["seat"])
        if now[place] == seat != before[place]:
            assert told["scored"]["points"] == VALUES[place]
            assert (told["scored"]["seat"], told["scored"]["district"]) == (build["seat"], place)
        else:
            assert "scored" not in told
        before = now


@pytest.mark.clause("PR-R61", "PR-4.23")
@given(games())
@steady(15)
def test_each_end_of_a_move_is_offered_once_and_is_a_free_cell(match: Table) -> None:
    for _ in answers(match):
        for seat in match.waiting:
            texts = texts_for(match, seat)
            assert len(texts) == len(set(texts))
            ends = [t.split()[1] for t in texts if t.startswith(("fly", "turn", "stand"))]
            assert len(ends) == len(set(ends))
            if not ends:
                continue
            view = match.view()
            taken = {pyramid.cell for pyramid in view.pyramids}
            taken |= {p.rocket.cell for p in view.players}  # where one just left, too
            assert not taken & set(ends)


# -- the end ----------------------------------------------------------------------------------


def water(storeys: list[int]) -> list[int]:
    """PR-9.2 to PR-9.4 once more: the places of equals are shared."""
    points = []
    for own in storeys:
        first = sum(other > own for other in storeys)
        tied = storeys.count(own)
        share = sum([12, 8, 4, 0, 0, 0][first : first + tied]) / tied
        points.append(round(share) if own else 0)
    return points


def districts(storeys: list[int], value: int) -> list[int]:
    """PR-9.5 to PR-9.8 once more."""
    heights = sorted({s for s in storeys if s}, reverse=True)
    worth = dict.fromkeys(heights, 0)
    if heights:
        worth[heights[0]] = value
        if len(heights) > 1 and storeys.count(heights[0]) == 1:
            worth[heights[1]] = 2
    return [worth.get(s, 0) for s in storeys]


def final_points(match: Table) -> list[dict[str, int]]:
    """Chapter 9 from what is in sight: the pyramids and the tokens."""
    view = match.view()

    def storeys(cells: list[str]) -> list[int]:
        found = [0] * match.players
        for pyramid in view.pyramids:
            found[pyramid.seat] += pyramid.height if pyramid.cell in cells else 0
        return found

    by_district = [
        districts(storeys(cells_of(ROWS[match.players], char)), value)
        for char, (_, value) in DISTRICTS.items()
    ]
    river, lake = water(storeys(BANK)), water(storeys(SHORE))
    return [
        {
            "river": river[seat],
            "lake": lake[seat],
            "districts": sum(row[seat] for row in by_district),
            "tokens": sum(player.tokens),
        }
        for seat, player in enumerate(view.players)
    ]


@pytest.mark.clause("PR-9.2", "PR-9.3", "PR-9.4", "PR-9.5", "PR-9.6", "PR-9.7", "PR-9.8", "PR-9.9")
@given(games())
@steady(15)
def test_the_final_scoring_is_the_one_of_the_rules(match: Table) -> None:
    for _ in answers(match):
        pass
    assert match.over
    outcome = match.outcome()
    assert outcome is not None
    played = {e.data["seat"]: e.data for e in match.events() if e.kind == "tallied"}
    for seat, points in enumerate(final_points(match)):
        score = outcome.scores[seat]
        assert {name: score.sources[name] for name in points} == points
        assert score.total == sum(score.sources.values()) == played[SEATS[seat]]["total"]
    best = max(score.total for score in outcome.scores)
    assert {s.seat for s in outcome.scores if s.rank == 1} == {
        s.seat for s in outcome.scores if s.total == best
    }


@pytest.mark.clause("PR-8.1", "PR-8.2", "PR-8.3", "PR-10.4", "PR-R46", "PR-R47", "PR-R48", "PR-R57")
@given(games())
@steady(25)
def test_a_game_ends_when_the_rules_say_so_and_not_before(match: Table) -> None:
    """After every answer: over just after a last pyramid or the end of a round at the threshold."""
    threshold = THRESHOLD[match.players]
    finish = match.players > 2 or match.options["two_player_finish_round"]
    reached = False
    before = match.view()
    for _ in answers(match):
        view = match.view()
        turn_before = before.turn
        left = [sum(player.pyramids) for player in before.players]
        scores = [player.score for player in before.players]
        last = turn_before == (before.start - 1) % match.players
        before = view
        told = match.events(since=match.seq - 1)
        marked = sum(e.data["points"] for e in told if e.kind in ("scored", "bonus"))
        bonus = sum(e.data["points"] for e in told if e.kind == "bonus")
        built = [e for e in told if e.kind == "built"]
        now = [sum(player.pyramids) for player in view.players]
        seat = SEATS.index(built[0].data["seat"]) if built else None
        if turn_before is not None:
            reached = reached or scores[turn_before] + marked - bonus >= threshold
        emptied = seat is not None and now[seat] == 0
        last_but_one = seat is not None and (left[seat], now[seat]) == (2, 1)
        assert bonus == (5 if emptied or (last_but_one and reached) else 0)
        turn_over = any(e.kind in ("turn", "round", "ended") for e in told)
        due = emptied or (reached and not finish) or (reached and last and turn_over)
        assert match.over is due
        assert [e.kind for e in told].count("ended") == int(due)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == ("last_pyramid" if 0 in now else "threshold")


def test_both_ends_come_up_in_random_games() -> None:
    """And both bonuses: so the tests above have seen them."""
    reasons, clauses = set(), set()
    for players in (2, 3, 4, 5):
        for seed in range(6):
            match = late_table(players, seed, {})
            for _ in answers(match):
                pass
            outcome = match.outcome()
            assert outcome is not None
            reasons.add(outcome.reason)
            clauses |= {e.clause for e in match.events() if e.kind == "bonus"}
    assert reasons == {"last_pyramid", "threshold"}
    assert clauses == {"PR-8.1", "PR-8.3"}


@given(games())
@steady(8)
def test_every_table_on_the_way_can_be_written_down_and_set_up_again(match: Table) -> None:
    for number, _ in enumerate(answers(match)):
        if number % 7 == 0:
            again = match.again()
            assert again.state.words() == match.state.words()
            assert again.waiting == match.waiting
            assert again.view() == match.view()

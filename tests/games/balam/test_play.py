"""Whole games and lively tables: nothing gets lost, and only what the rules allow is offered."""

from collections import Counter

import pytest

import ceiba
from tests.games.balam.facts import CARDS, DOUBLE, PAIR, STOCK, WEALTH
from tests.games.balam.kit import Table
from tests.games.balam.oracle import Laid, expected
from tests.games.balam.tables import rich, wander, whole_game
from tests.testkit.share import FULL, share
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


def check_pieces(match: Table) -> None:
    """Everything that was in the box lies in exactly one place, counted from the view alone."""
    seen = match.view()
    slots = [slot for site in seen.sites for slot in site.places]
    tokens = Counter(token for slot in slots for token in slot.tokens)
    for king in seen.players:
        tokens.update(king.wealth)
    tokens.update(seen.supply)
    assert tokens == WEALTH
    standing = [slot.building for slot in slots if slot.building and not slot.second]
    tiles = Counter(seen.stock)
    tiles.update(PAIR[kind] for kind in standing)
    assert tiles == STOCK
    for seat, king in enumerate(seen.players):
        mine = [site for site in seen.sites if site.owner == seat]
        assert king.large + len(mine) == 12
        assert king.cities == len(mine)
        assert king.small + sum(site.marks[seat] for site in seen.sites) == 15
        assert min(king.large, king.small, *king.wealth.values()) >= 0
    assert min(*seen.supply.values(), *seen.stock.values()) >= 0
    position = match.position()
    cards = Counter(
        text.split()[0] for key in ("discard", "cards", "deck") for text in position[key]
    )
    assert cards == CARDS


def check_table(match: Table) -> None:
    """Buildings, tokens and pyramids lie where they may; who may pass is as the rules say."""
    seen, laid = match.view(), Laid(match.position())
    for site in seen.sites:
        doubles = [slot.building for slot in site.places if slot.building in DOUBLE]
        assert len(doubles) == 2 * sum(slot.second for slot in site.places)
        assert site.near == laid.board.near[site.site]
        if site.owner is None:
            assert not [slot for slot in site.places if slot.building or slot.tokens]
        elif site.site != seen.building:
            assert [slot for slot in site.places if slot.building]
        for slot in site.places:
            assert len(slot.tokens) <= (slot.building in ("village", "garrison", "reserve"))
            if slot.tokens and slot.building == "village":
                assert slot.tokens == [site.product]
            if slot.tokens and slot.building == "garrison":
                assert slot.tokens[0] in ("obsidian", "prisoner")
        marks = {SEATS[seat]: count for seat, count in enumerate(site.marks) if count}
        assert marks == dict(laid.marks[site.site])
        kings = [seat for seat in range(match.players) if laid.may_pass(SEATS[seat], site.site)]
        assert site.open_to == kings


@pytest.mark.clause("BA-1.3", "BA-1.4", "BA-1.5", "BA-R81")
@EVERY_COUNT
def test_pieces_are_conserved_in_whole_games(players: int) -> None:
    for number in range(2):
        for step, match in enumerate(whole_game(players, number)):
            if step % 3 == 0:
                check_pieces(match)
        check_pieces(match)
        assert match.over


@pytest.mark.clause("BA-R32", "BA-R34", "BA-R35", "BA-R36", "BA-R37", "BA-R81")
@EVERY_COUNT
def test_pieces_are_conserved_at_lively_tables(players: int) -> None:
    happened = Counter[str]()
    for number in range(share(14)):
        match = rich(players, number)
        for step, _ in enumerate(wander(match, f"lively{number}", 140)):
            check_pieces(match)
            if step % 4 == 0:
                check_table(match)
        happened.update(event.kind for event in match.events())
    often = {"rolled", "lost", "raised", "captured", "carried", "spoiled", "flipped", "marked"}
    assert not FULL or [kind for kind in often if happened[kind] < 5] == []


@pytest.mark.clause("BA-R20", "BA-R40", "BA-R41", "BA-R84")
@EVERY_COUNT
def test_options_are_those_the_rules_give(players: int) -> None:
    """Lively tables and random games against the rules worked out a second time."""
    tasks = Counter[str]()
    walks = [wander(rich(players, number), f"o{number}", 40) for number in range(share(21))]
    walks += [whole_game(players, 7)]
    for walk in walks:
        for match in walk:
            if match.over:
                break
            position = match.position()
            for seat in match.waiting:
                offered = match.options_for(seat)
                assert len(set(offered)) == len(offered)
                assert set(offered) == expected(position, seat), position["agenda"][0]
                tasks[match.task(seat) or ""] += 1
    often = {"turn", "build_on", "distribute", "choose_target", "pay_any", "look"}
    assert not FULL or [task for task in often if tasks[task] < 5] == []


@pytest.mark.clause("BA-23.1", "BA-R14", "BA-R78")
@EVERY_COUNT
def test_games_end_after_the_target_match(players: int) -> None:
    for number in range(share(4)):
        length = str(2 + number)
        rounds = set()
        for match in whole_game(players, number, matches=length):
            rounds.add(match.view().round)
        assert match.over
        assert match.view().matches_flipped >= int(length)
        assert match.view().deck >= 0
        assert rounds == set(range(1, max(rounds) + 1))
        before = match.view().discard[: -(players + 1)]
        assert before.count("ball_match") < int(length)  # no round earlier
        outcome = match.outcome()
        assert outcome is not None
        for score in outcome.scores:
            king = match.view().players[score.seat]
            assert score.total == sum(score.sources.values()) == king.points
            assert score.sources["wealth"] == sum(king.wealth.values()) // 2


@EVERY_COUNT
def test_a_position_is_the_whole_state(players: int) -> None:
    """Written down and set up again it is the same, in the middle of anything too."""
    for number in range(share(8)):
        for step, match in enumerate(wander(rich(players, number), f"w{number}", 60)):
            if step % 3 == 0:
                again = ceiba.set_up(match.position(), seed="other")
                assert again.state.words() == match.state.words()
                assert again.position() == match.position()


@EVERY_COUNT
def test_a_log_plays_the_game_again(players: int) -> None:
    *_, match = whole_game(players, 5)
    again = match.replayed()
    assert again.state.words() == match.state.words()
    assert again.scores() == match.scores()

"""Whole games and rich tables at random: what must hold at every step."""

import collections
from typing import Any

import pytest

from ceiba.core import position as positions
from ceiba.core.rng import Rng
from ceiba.games.lapins.actions import VOCABULARY
from ceiba.games.lapins.game import GAME
from ceiba.games.lapins.state import LapinsState
from tests.games.lapins.facts import CARDS, FACES, LISTED, SLOTS, TILES, TOKENS
from tests.games.lapins.kit import Table, lively_states, random_states
from tests.games.lapins.oracle import Oracle
from tests.testkit.share import FULL, share
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
ROOM = {"village": 1, "reserve": 1, "garrison": 1, "garrison_2": 2}


def check_table(view: Any) -> None:
    """Tokens, building tiles, steles and control tokens: all of the box, and where they may be."""
    tokens = collections.Counter(view.supply)
    tiles = collections.Counter(view.stock)
    large = [player.large for player in view.players]
    small = [player.small for player in view.players]
    for player in view.players:
        tokens.update(player.wealth)
    for site in view.sites:
        standing = [place for place in site.places if place.building and not place.second]
        tiles.update(FACES[place.building] for place in standing)
        for place in site.places:
            tokens.update(place.tokens)
            assert len(place.tokens) <= ROOM.get(place.building or "", 0)
            if place.building in ("garrison", "garrison_2"):
                assert set(place.tokens) <= {"prisoner"}
        assert sum(place.building == "ball_court" for place in site.places) <= 1
        used = sum(SLOTS[place.building] for place in standing)
        assert used == sum(place.building is not None for place in site.places)
        if site.owner is None:
            assert not standing
        else:
            large[site.owner] += 1
            assert not any(site.marks)
            assert standing or site.site == view.building
        for king, count in enumerate(site.marks):
            small[king] += count
            near = [other for other in view.sites if other.site in site.near]
            markets = [
                p for s in near if s.owner == king for p in s.places if p.building == "market"
            ]
            assert count <= len(markets)
    assert tokens == TOKENS
    assert tiles == TILES
    assert set(large) == set(small) == {12}
    assert min([*view.supply.values(), *view.stock.values()]) >= 0
    for king, player in enumerate(view.players):
        assert min([*player.wealth.values(), player.large, player.small, player.points]) >= 0
        mine = [place for site in view.sites if site.owner == king for place in site.places]
        counted = collections.Counter(p.building for p in mine if p.building and not p.second)
        assert counted == {kind: n for kind, n in player.buildings.items() if n}


@pytest.mark.clause("DL-1.2", "DL-1.3", "DL-1.4", "DL-3.22", "DL-R19", "DL-R21", "DL-R56")
@EVERY_COUNT
def test_everything_is_conserved(players: int) -> None:
    for state in lively_states(players, 30, 60):
        check_table(GAME.view(state, None))
    for game in range(share(4)):
        for state in random_states(players, f"kept-{game}"):
            check_table(GAME.view(state, None))


@pytest.mark.clause("DL-R6", "DL-R9", "DL-R63")
@pytest.mark.parametrize("listed", [False, True])
@EVERY_COUNT
def test_cards_are_conserved(players: int, listed: bool) -> None:
    copies = {**CARDS, **LISTED} if listed else CARDS
    for state in random_states(players, "cards", options={"listed_59": listed}):
        table: Any = GAME.dump(state)
        cards = [*table.discard, *table.cards, *table.deck]
        assert collections.Counter(text.split()[0] for text in cards) == copies


@pytest.mark.clause("DL-2.4", "DL-8.1", "DL-R10")
@pytest.mark.parametrize("options", [{}, {"matches": "3"}, {"matches": "5", "listed_59": True}])
@EVERY_COUNT
def test_games_end_with_the_agreed_match(players: int, options: dict[str, Any]) -> None:
    target = int(options.get("matches", 4))
    for game in range(share(8)):
        *_, last = random_states(players, f"end-{game}", every=1000, options=options)
        view = GAME.view(last, None)
        assert last.over()
        assert target <= view.matches_flipped <= 5
        assert view.discard.count("ball_match") == view.matches_flipped
        before = view.discard[: -players - 1]
        assert before.count("ball_match") < target  # reached in the last round, not earlier
        assert len(view.discard) == view.round * (players + 1)


@pytest.mark.clause("DL-8.2", "DL-8.3", "DL-8.4", "DL-R52")
@EVERY_COUNT
def test_the_final_score(players: int) -> None:
    for game in range(share(10)):
        *_, last = random_states(players, f"score-{game}", every=1000)
        outcome, view = GAME.outcome(last), GAME.view(last, None)
        merits = []
        for score, player in zip(outcome.scores, view.players, strict=True):
            assert score.sources["wealth"] == sum(player.wealth.values())
            assert score.total == sum(score.sources.values()) == player.points
            merits.append((score.total, player.cities))
        ranks = [1 + sum(other > merit for other in merits) for merit in merits]
        assert [score.rank for score in outcome.scores] == ranks


def turn_of(state: LapinsState) -> tuple[int, int] | None:
    """The round and whose turn it is, None in the middle of something."""
    if state.over() or state.agenda[-1].name() != "turn":
        return None
    return int(state.round), int(state.decider())


@pytest.mark.clause("DL-R62")
@EVERY_COUNT
def test_there_is_always_an_action_and_a_round_always_ends(players: int) -> None:
    """A card lies face down on every turn; every other action costs at least a token, and a king
    gains tokens only by flipping or by another's cacao feast."""
    turns = 0
    for states in (lively_states(players, 30, 60), random_states(players, "ends")):
        last: tuple[int, int, int, int] | None = None
        for state in states:
            if not state.over():
                assert state.options(state.decider())
            turn = turn_of(state)
            if turn is None:
                continue
            number, seat = turn
            assert state.cards_down() > 0
            if last is not None and last[0] == number and last[2] == state.flipped:
                assert state.wealth(last[1]) < last[3]  # he did not flip, so he paid
                turns += 1
            last = number, seat, int(state.flipped), int(state.wealth(seat))
    assert turns > share(30)


@pytest.mark.clause("DL-3.1", "DL-3.6", "DL-3.24", "DL-7.2", "DL-R48", "DL-R49")
@EVERY_COUNT
def test_options_are_those_the_rules_give(players: int) -> None:
    """Rich tables and random games against the rules worked out a second time."""
    asked: collections.Counter[str] = collections.Counter()
    states = [lively_states(players, 90, 50)]
    states += [random_states(players, f"oracle-{game}", every=3) for game in range(share(4))]
    for several in states:
        for state in several:
            if state.over():
                continue
            seat, task = state.decider(), state.agenda[-1].name()
            if task not in ("turn", "build_on", "engage", "choose_target", "distribute"):
                continue
            oracle = Oracle(GAME.view(state, seat), seat)
            if task == "build_on":
                on = GAME.dump(state).building
                expected = oracle.build_on(on.owed, on.fresh, on.changes)
            else:
                expected = getattr(oracle, task)()
            offered = [VOCABULARY.text(action) for action in state.options(seat)]
            assert len(set(offered)) == len(offered)
            assert set(offered) == expected
            asked[task] += 1
    assert min(asked[task] for task in ("turn", "build_on", "engage", "distribute")) >= share(20)


@EVERY_COUNT
def test_the_whole_vocabulary_is_offered_or_refused_with_a_reason(players: int) -> None:
    """And its numbers do not contradict themselves."""
    keys = set()
    for number, state in enumerate(lively_states(players, 20, 40)):
        if number % 9:
            continue
        for refusal in Table.at(state).refusals(state.decider(), r"|DL-\d+\.\d+|DL-R\d+"):
            keys.add(refusal.key)
            data = refusal.data
            if refusal.key == "too-dear":
                assert data["cost"] > data["left"]
            elif refusal.key == "too-few-marks":
                assert data["needed"] > data["left"]
            elif refusal.key == "too-little-damage":
                assert data["needed"] > data["damage"]
            elif refusal.key == "site-too-dear":
                assert data["price"] >= data["wealth"]
    often = {"too-dear", "not-now", "no-site", "card-gone", "site-taken", "slot-taken"}
    assert not FULL or often <= keys


@EVERY_COUNT
def test_a_position_is_the_whole_state(players: int) -> None:
    for number, state in enumerate(lively_states(players, 12, 50)):
        if number % 3 == 0:
            again = positions.load(GAME, positions.dump(GAME, state), "other")
            assert again.words() == state.words()


@EVERY_COUNT
def test_a_guess_can_be_played_to_the_end(players: int) -> None:
    for number, state in enumerate(lively_states(players, 4, 60)):
        if number % 60:
            continue
        for seat in range(players):
            guess: Any = state.guess(seat, Rng(1, 2, 3, 4))
            guess.reopen(seat)
            check_table(GAME.view(guess, None))
            picks = Rng(4, 3, 2, 1)
            while not guess.over():
                actions = guess.options(guess.decider())
                guess.apply(guess.decider(), actions[picks.below(len(actions))], None)
            assert len(GAME.outcome(guess).scores) == len(SEATS[:players])

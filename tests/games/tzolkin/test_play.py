"""Whole games: they end, nothing gets lost, and every question offers just what the rules allow."""

import pytest

from ceiba.core import position as positions
from ceiba.core.rng import Rng
from ceiba.games.tzolkin.actions import VOCABULARY
from ceiba.games.tzolkin.game import GAME
from ceiba.games.tzolkin.state import TzolkinState
from tests.games.tzolkin.facts import BUILDINGS, STEP_POINTS
from tests.games.tzolkin.kit import TEMPLES, Table, lively_states, random_states
from tests.games.tzolkin.oracle import expected
from tests.testkit.share import FULL, share
from tests.testkit.table import SEATS

EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
NEUTRAL_WORKERS = {2: 12, 3: 6, 4: 0}
FIELDS = {2: 2, 3: 3, 4: 4}
SHOWN = {2: 4, 3: 5, 4: 6}


# -- nothing gets lost ------------------------------------------------------------------------


def check_pieces(state: TzolkinState, burned: int) -> None:
    """Everything that was in the box lies in exactly one place."""
    laid = positions.dump(GAME, state)
    players = state.players
    seats = [laid["seats"][seat] for seat in SEATS[:players]]
    # 13 skulls (TZ-1.3)
    slots = sum(owner is not None for owner in laid["slots"])
    assert laid["skulls"] + slots + sum(one["skull"] for one in seats) == 13
    # 6 workers each (TZ-1.2), and as many neutral ones as the table has (TZ-4.9)
    standing = [who for gear in laid["gears"].values() for who in gear.values()]
    for number, seat in enumerate(SEATS[:players]):
        away = standing.count(seat) + (laid["first_space"] == seat)
        assert state.free[number] + state.bank[number] + away == 6
        assert min(state.free[number], state.bank[number]) >= 0
    assert standing.count("neutral") == NEUTRAL_WORKERS[players]
    # 16 corn and 12 wood tiles with four players (TZ-1.5, TZ-10.12)
    corn, wood = zip(*laid["fields"].values(), strict=True)
    assert sum(corn) + sum(one["corn_tiles"] for one in seats) == 4 * FIELDS[players]
    assert sum(wood) + sum(one["wood_tiles"] for one in seats) + burned == 3 * FIELDS[players]
    assert all(0 <= w <= c for c, w in laid["fields"].values())
    # each building and each monument once, by TZ-19.8 and TZ-21.2
    seen = [name for name in laid["buildings"] if name] + laid["pile1"] + laid["pile2"]
    seen += [name for one in seats for name in one["buildings"]]
    under_way = [
        task.split() for task in map(str, _agenda(state)) if task.startswith(("pay_b", "fin"))
    ]
    seen += {list(BUILDINGS)[int(words[2])] for words in under_way}
    assert len(set(seen)) == len(seen)
    if state.food_days < 2:
        assert len(seen) == 32
    else:
        assert {name for name in BUILDINGS if BUILDINGS[name].period == 2} <= set(seen)
    built = [name for one in seats for name in one["monuments"]]
    assert (
        len(built) + len(laid["monuments"]) == SHOWN[players] == len({*built, *laid["monuments"]})
    )
    # nobody owes anything; one on each top at most (TZ-17.5)
    for one in seats:
        assert min(one[name] for name in ("corn", "wood", "stone", "gold", "skull")) >= 0
        assert set(one["technologies"].values()) <= {0, 1, 2, 3}
    for name in TEMPLES:
        top = len(STEP_POINTS[name]) - 2
        assert all(-1 <= one["temples"][name] <= top for one in seats)
        assert sum(one["temples"][name] == top for one in seats) <= 1


def _agenda(state: TzolkinState) -> list[str]:
    return positions.dump(GAME, state)["agenda"]


@pytest.mark.clause("TZ-1.2", "TZ-1.3", "TZ-1.5", "TZ-4.9", "TZ-14.9", "TZ-17.5")
@EVERY_COUNT
def test_pieces_are_conserved(players: int) -> None:
    for game in range(share(6)):
        burned = 0
        wood_before = None
        tiles_before = 0
        for state in random_states(players, f"pieces-{game}"):
            wood, tiles = sum(state.wood_fields), sum(state.wood_tiles)
            if wood_before is not None:
                burned += (wood_before - wood) - (tiles - tiles_before)
            wood_before, tiles_before = wood, tiles
            check_pieces(state, burned)


@pytest.mark.clause("TZ-5.6", "TZ-23.1")
@EVERY_COUNT
def test_games_end(players: int) -> None:
    """Every random game has four food days and ends when the gear has gone round."""
    for game in range(share(60)):
        held = [0]
        last = None
        for last in random_states(players, f"end-{game}"):
            if last.food_days != held[-1]:
                held.append(last.food_days)
        assert last is not None
        assert held == [0, 1, 2, 3, 4]
        assert last.over()
        assert last.tooth in (27, 28)
        assert last.first_space == -1


@pytest.mark.clause("TZ-24.2", "TZ-24.3", "TZ-24.4", "TZ-R45")
@EVERY_COUNT
def test_the_final_score_of_what_is_left(players: int) -> None:
    for game in range(share(25)):
        *_, last = random_states(players, f"left-{game}")
        outcome = GAME.outcome(last)
        for score in outcome.scores:
            corn, wood, stone, gold, skulls = last.materials[score.seat * 5 : score.seat * 5 + 5]
            assert score.sources["corn"] * 4 == corn + 2 * wood + 3 * stone + 4 * gold
            assert score.sources["skulls"] == 3 * skulls
            assert score.total == sum(score.sources.values())
        best = max(score.total for score in outcome.scores)
        assert all(outcome.scores[seat].total == best for seat in outcome.winners)


# -- questions and answers --------------------------------------------------------------------


@pytest.mark.clause("TZ-R72", "TZ-R77", "TZ-R78")
@EVERY_COUNT
def test_options_are_those_the_rules_give(players: int) -> None:
    """Rich tables and random games against the rules worked out a second time."""
    asked: dict[str, int] = {}
    states = [lively_states(players, 300, 30)]
    states += [
        random_states(players, f"oracle-{game}", every=3, ends=False) for game in range(share(4))
    ]
    for several in states:
        for state in several:
            position = positions.dump(GAME, state)
            task = position["agenda"][0].split()[0]
            if task == "choose_wealth":
                continue
            seat = state.decider()
            offered = [VOCABULARY.text(action) for action in state.options(seat)]
            assert len(set(offered)) == len(offered)
            assert set(offered) == expected(position)
            asked[task] = asked.get(task, 0) + 1
    once = {"pay_building", "free_advance", "choose_advance"}
    often = {"begin_turn", "place_more", "pick_more", "use_worker", "harvest", "climb_one"}
    often |= {"advance", "pay_resources", "take_resources", "trade", "trade_on", "offering"}
    often |= {"build", "borrow_action", "anger_gods", "climb_two"}
    assert not FULL or [task for task in once if asked.get(task, 0) < 1] == []
    assert not FULL or [task for task in often if asked.get(task, 0) < 10] == []


@EVERY_COUNT
def test_the_whole_vocabulary_is_offered_or_refused_with_a_reason(players: int) -> None:
    """All 225 answers at many tables; and the numbers do not contradict themselves."""
    assert len(VOCABULARY) == 225
    keys = set()
    for number, state in enumerate(lively_states(players, 40, 40)):
        if number % 4:
            continue
        match = Table.at(state)
        seat = state.decider()
        if number % 100 == 0:  # the same at the gate
            texts_accepted = {
                VOCABULARY.text(action)
                for action in range(len(VOCABULARY))
                if match.preview(seat, [VOCABULARY.text(action)]).accepted
            }
            assert texts_accepted == set(match.options_for(seat))
        for refusal in match.refusals(seat, r"TZ-\d+\.\d+|TZ-R\d+"):
            keys.add(refusal.key)
            data = refusal.data
            if refusal.key == "too-little-corn":
                assert data["cost"] > data["corn"]
            elif refusal.key == "advance-too-dear":
                assert data["cost"] > data["resources"]
            elif refusal.key == "building-too-dear":
                assert data["missing"] > 0
            elif refusal.key == "too-rich-to-beg":
                assert data["corn"] > 2
    often = {"too-little-corn", "not-now", "no-worker-there", "action-too-high"}
    assert not FULL or often <= keys


@EVERY_COUNT
def test_every_option_can_be_carried_out(players: int) -> None:
    """And what is blocked is told with a reason of its own, and is not among the options."""
    for number, state in enumerate(lively_states(players, 25, 30)):
        if number % 5:
            continue
        seat = state.decider()
        for action in state.options(seat):
            after = state.clone()
            before = state.words()
            after.apply(seat, action, None)
            assert state.words() == before  # the clone is independent
            if not after.over():
                assert after.options(after.decider())
        top = state.agenda[-1]
        blocked = [one.action for one in top.blocked(state, seat)]
        assert not set(blocked) & set(state.options(seat))


@EVERY_COUNT
def test_a_position_is_the_whole_state(players: int) -> None:
    """Written down and set up again it is the same, in the middle of a turn too."""
    for number, state in enumerate(lively_states(players, 20, 30)):
        if number % 3 == 0:
            again = positions.load(GAME, positions.dump(GAME, state), "other")
            assert again.words() == state.words()
    for state in random_states(players, "written", every=5):
        again = positions.load(GAME, positions.dump(GAME, state), "other")
        assert again.words() == state.words()


@EVERY_COUNT
def test_a_guess_can_be_played_to_the_end(players: int) -> None:
    for state in random_states(players, "guessed", every=40, ends=False):
        guess = state.guess(0, Rng(1, 2, 3, 4))
        guess.reopen(0)
        picks = Rng(4, 3, 2, 1)
        while not guess.over():
            seat = guess.decider()
            choices = guess.options(seat)
            guess.apply(seat, choices[picks.below(len(choices))], None)
        assert guess.food_days == 4

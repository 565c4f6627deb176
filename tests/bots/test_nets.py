"""Networks: the same numbers however one comes to them, blind to secrets, and able to learn."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from ceiba.arena.players import player
from ceiba.bots import bot
from ceiba.bots.knowledge import Knowledge
from ceiba.bots.net import Aim, NetBot, NetEvaluation
from ceiba.bots.search import SearchBot
from ceiba.bots.seer import TAUGHT
from ceiba.core.errors import BadOptions
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.games import find_game
from ceiba.nets.files import GRAIN, Card, pack, unpack
from ceiba.nets.net import ONE, POINT, Net, Shape
from tests.bots.moments import AS_USUAL, evaluation, moments, new_table
from tests.bots.practising import practice_of
from tests.conformance.tables import Table
from tests.testkit.share import share
from tools import train
from tools.learning import Here, Learner
from tools.practice import asked

usual_tables = pytest.mark.parametrize("table", AS_USUAL, ids=str)
TWO = Table("gold", 2, {})
LOWS, HIGHS = [0, -3, 0, 7], [1, 40, 300, 7]


class Untaught(NamedTuple):
    """A network whose weights mean nothing."""

    shape: Shape
    parts: list[list[int]]

    @property
    def net(self) -> Net:
        return Net(self.shape, self.parts)


def untaught(lows: list[int], highs: list[int], answers: int, seed: str) -> Untaught:
    luck = seeded(seed)
    shape = Shape(lows, highs, 8, 4, answers)
    return Untaught(shape, [[some_weight(luck) for _ in range(n)] for n in shape.sizes()])


def some_weight(luck: Rng) -> int:
    """As a file has them."""
    return (luck.below(ONE // GRAIN) - ONE // GRAIN // 2) * GRAIN


def untaught_bot(table: Table, others: bool = False) -> NetBot:
    game = find_game(table.game)
    width = len(game.observing().observe(new_table(table, "width"), 0))
    net = untaught([0] * width, [40] * width, len(game.vocabulary), str(table)).net
    seeing = NetEvaluation(evaluation(table.game), game.observing(), net)
    return NetBot(seeing, 8, 2, 500.0, 0, True, others, Aim(1200))


def some_sight(luck: Rng) -> list[int]:
    """Within what the network has met, and a little beyond."""
    return [low - 1 + luck.below(high - low + 3) for low, high in zip(LOWS, HIGHS, strict=True)]


def plainly(made: Untaught, sight: list[int]) -> tuple[int, list[int]]:
    """The value and the leanings, reckoned as the documentation has it, from nothing."""
    shape, parts = made
    picked = []
    for i, number in enumerate(sight):
        known = min(max(number, shape.lows[i]), shape.highs[i]) - shape.lows[i]
        picked += [shape.rows[i] + known % 16 - 1] if known % 16 else []
        picked += [shape.rows[i] + 14 + known // 16] if known // 16 else []
    sums = [bias + sum(parts[0][row * 8 + i] for row in picked) for i, bias in enumerate(parts[1])]
    deep = []
    for j, bias in enumerate(parts[3]):
        total = sum(max(0, each) * parts[2][i * 4 + j] for i, each in enumerate(sums))
        deep.append(max(0, (total >> POINT) + bias))
    value = (sum(a * b for a, b in zip(deep, parts[4], strict=True)) >> POINT) + parts[5][0]
    leanings = [
        (sum(deep[j] * parts[6][answer * 4 + j] for j in range(4)) >> POINT) + bias
        for answer, bias in enumerate(parts[7])
    ]
    return value, leanings


def test_a_look_depends_on_nothing_that_was_looked_at_before() -> None:
    made = untaught(LOWS, HIGHS, 5, "plain")
    net, luck = made.net, seeded("sights")
    for _ in range(200):
        sight = some_sight(luck)
        net.look(vec[i16](sight))
        assert (net.value(), [net.leaning(each) for each in range(5)]) == plainly(made, sight)


SAME = {
    False: ["bid 7", "bid 1", "base 2", "bid 0", "bid 3", "bid 2", "bid 2", "stop"],
    True: [
        "bid 10",
        "bid 0",
        "base 1",
        "bid 2",
        "bid 2",
        "bid 0",
        "bid 2",
        "lay gold sixth over stone",
    ],
}


def test_compiled_and_interpreted_answer_the_same() -> None:
    """The network in whole numbers, and draws by it; both runs of the tests check these answers."""
    words = find_game("gold").vocabulary
    for others, expected in SAME.items():
        thinker = untaught_bot(TWO, others)
        answers = [
            words.text(thinker.choose(Knowledge(state, seat), seeded("same")))
            for state, seat in moments(TWO, 8)
        ]
        assert answers == expected


def test_what_a_file_holds_comes_out_again() -> None:
    made = untaught(LOWS, HIGHS, 5, "file")
    card = Card("gold", 2, 4, 8, 4, 5, 1200, rivalry=40, par=-300, recipe={"seed": "file"})
    read = unpack(pack(card, made.shape, made.parts))
    after = read.net()
    sight = vec[i16](some_sight(seeded("file")))
    before = made.net
    before.look(sight)
    after.look(sight)
    assert (read.card, after.value()) == (card, before.value())


SPOILT = {
    "another version": (b"net 3", b"net 2"),
    "too few weights": (b'"first":8', b'"first":9'),
    "another width": (b'"width":4', b'"width":5'),
    "no card": (b'"game"', b'"play"'),
}


@pytest.mark.parametrize(("right", "wrong"), SPOILT.values(), ids=SPOILT)
def test_a_damaged_file_is_told(right: bytes, wrong: bytes) -> None:
    made = untaught(LOWS, HIGHS, 5, "file")
    packed = pack(Card("gold", 2, 4, 8, 4, 5, 1200), made.shape, made.parts)
    for damaged in (packed.replace(right, wrong), packed[:40], packed[:-9]):
        with pytest.raises(BadOptions):
            unpack(damaged)


@usual_tables
def test_it_answers_by_the_rules_and_by_what_its_seat_can_see(table: Table) -> None:
    """Whatever lies hidden, whatever it looked at before, and in every game; also where it answers
    for the others, whom it sees no better than any seat sees itself: in a guess."""
    thinker = untaught_bot(table, others=True)
    luck = seeded(f"blind {table}")
    for state, seat in moments(table, 6):
        chosen = thinker.walk(Knowledge(state, seat), seeded("same"))
        assert chosen[0] in state.options(seat)
        other = state.guess(seat, luck)
        other.rng = seeded("other luck")
        thinker.walk(Knowledge(other, seat), seeded("another"))
        assert thinker.walk(Knowledge(other, seat), seeded("same")) == chosen


def course(folder: Path, asked: str) -> train.Course:
    """Gold for two, from nothing or from where it was left."""
    known = f"gold --players 2 --seed test --tables 16 --steps 24 --folder {folder} {asked}"
    assert train.main(known.split()) == 0
    return msgspec.json.decode((folder / "course.json").read_bytes(), type=train.Course)


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "TRIAL", 4)


def test_a_course_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """Two rounds by the suggestions, then two of its own; a trial after each two."""
    asked = "--rounds 4 --taught 2 --every 2"
    assert course(tmp_path, f"{asked} --minutes 0").done == 0
    whole = course(tmp_path, asked)
    assert (whole.done, [each.round for each in whole.checks]) == (4, [2, 4])
    assert whole.checks[-1].trial.games == 8
    with pytest.raises(SystemExit, match="holds another course"):
        course(tmp_path, "--rounds 5 --taught 2")


def test_a_course_goes_on_from_a_network(tmp_path: Path) -> None:
    """What it knew, but for what files leave out; it begins with no rounds of its own."""
    course(tmp_path / "first", "--rounds 2 --taught 1")
    file = tmp_path / "first" / "gold-2.net"
    on = course(tmp_path / "second", f"--rounds 1 --taught 0 --minutes 0 --after {file}")
    assert (on.done, on.after) == (0, str(file))
    before, after = unpack(file.read_bytes()), unpack((tmp_path / "second/gold-2.net").read_bytes())
    assert after.parts == before.parts
    assert after.card.usual == before.card.usual


def test_a_course_that_goes_on_can_have_another_goal_and_more_cells(tmp_path: Path) -> None:
    """First it only watches its own games: it answers as before, and foresees points of its own."""
    course(tmp_path / "first", "--rounds 2 --taught 1")
    file = tmp_path / "first" / "gold-2.net"
    asked = f"--rounds 1 --taught 1 --rivalry 0 --cells 160 --after {file}"
    on = course(tmp_path / "second", asked)
    before, after = unpack(file.read_bytes()), unpack((tmp_path / "second/gold-2.net").read_bytes())
    assert (before.shape.first, after.shape.first) == (128, 160)
    assert (after.card.rivalry, after.card.usual, after.card.par) == (0, on.usual, on.par)
    assert 0 < on.usual < on.par
    assert on.checks[-1].trial.winners > 0


def test_the_file_says_what_was_learned(tmp_path: Path) -> None:
    """But for what whole numbers leave out; and it plays in the arena."""
    course(tmp_path, "--rounds 3 --taught 2")
    file = tmp_path / "gold-2.net"
    read = unpack(file.read_bytes())
    card, net = read.card, read.net()
    assert (card.game, card.players, card.recipe["rounds"]) == ("gold", 2, 3)
    learner = Learner.load(tmp_path / "learner.npz", Here())
    questions = asked(practice_of("file").drill, Here())
    values, chances = learner.calmer_thoughts(questions)
    for row, sight in enumerate(questions.seen):
        net.look(vec[i16](sight.tolist()))
        assert net.value() / ONE == pytest.approx(values[row], abs=0.01)
        allowed = np.flatnonzero(questions.masks[row])
        leanings = np.array([net.leaning(int(answer)) for answer in allowed]) / ONE
        suggested = questions.suggested[row]
        leanings[allowed == suggested] += net.heeding[int(suggested)] / ONE
        weights = np.exp(leanings - leanings.max())
        assert weights / weights.sum() == pytest.approx(chances[row][allowed], abs=0.01)
    table = new_table(TWO, "arena")
    for iterations in (0, 4):
        made = player(f"net:{iterations}:0:0:{file}", "gold", 2)
        [answer] = made.answers(find_game("gold"), table, 0, seeded("any"))
        assert answer in table.options(0)
    with pytest.raises(BadOptions, match="for gold, not for pacal"):
        player(f"net:4:0:0:{file}", "pacal", 2)


def test_the_seer_thinks_with_every_network_that_is_shipped() -> None:
    """Each fits what a seat sees at its table, and each is thought with."""
    weights = files("ceiba.nets") / "weights"
    assert {file.name for file in weights.iterdir()} == {f"{g}-{n}.net" for g, n in TAUGHT}
    for game, players in TAUGHT:
        table = Table(game, players, {})
        thinker = bot("seer", game, players, share=0.5)
        assert isinstance(thinker, NetBot)
        thinker.iterations = share(thinker.iterations)
        state = new_table(table, "shipped")
        seat, seeing = state.decider(), thinker.seeing
        assert seeing.net.width == len(seeing.observer.observe(state, seat))
        assert thinker.choose(Knowledge(state, seat), seeded("any")) in state.options(seat)


def test_without_a_network_the_seer_has_patience() -> None:
    """It thinks as long about a late answer as about the first: until so many were given."""
    thinker = bot("seer", "pacal", 3)
    assert isinstance(thinker, SearchBot)
    assert not isinstance(thinker, NetBot)
    thinker.iterations, thinker.patience = 10_000, 400
    state = new_table(Table("pacal", 3, {}), "patient")
    thinker.choose(Knowledge(state, state.decider()), seeded("any"))
    assert 400 <= thinker.given < 800

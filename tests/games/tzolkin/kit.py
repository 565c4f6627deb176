"""Short ways to lay a table of Tzolk'in, to play on it and to look at it.

>>> match = table(A={"corn": 5, "workers": 4}, gears={"palenque": {1: "B"}})
>>> match.play("A", "place palenque", "place palenque", "place yaxchilan")
>>> match.standing()
{'palenque': {0: 'A', 1: 'B', 2: 'A'}, 'yaxchilan': {0: 'A'}}
>>> match.corn("A"), match.waiting
(0, ['B'])

Temples are told in steps above the start step, as positions write them: -1 is the bottom.
"""

from collections.abc import Iterator
from typing import Any, cast

from ceiba.core import position as positions
from ceiba.core.match import Seat
from ceiba.core.seed import seeded
from ceiba.games.tzolkin.game import GAME
from ceiba.games.tzolkin.state import TzolkinState
from ceiba.games.tzolkin.view import PlayerView, TzolkinView
from tests.testkit.share import share
from tests.testkit.table import SEATS
from tests.testkit.table import Table as AnyTable
from tests.testkit.walks import any_of, begun, rather_not, walk

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")
GEARS = (*SMALL, "chichen_itza")
TEETH = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
LAST = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
FIELDS = {2: 2, 3: 3, 4: 4}
"""Fields used in each group, by players."""
STEPS = {"chaac": 7, "quetzalcoatl": 9, "kukulcan": 8}
ALL_AT_BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}


class Table(AnyTable):
    GAME = GAME

    # -- when ---------------------------------------------------------------------------------

    def enough(self, seat: str) -> None:
        """The end of a placing or picking-up turn, said only where it is asked."""
        if self.task(seat) in ("place_more", "pick_more"):
            self.play(f"{seat} done")

    # -- then ---------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> TzolkinView:
        return cast(TzolkinView, super().view(seat))

    def player(self, seat: str) -> PlayerView:
        return self.view().players[SEATS.index(seat)]

    def has(self, seat: str) -> dict[str, int]:
        """The materials of a player, of which there is at least one."""
        return {name: count for name, count in self.player(seat).materials.items() if count}

    def corn(self, seat: str) -> int:
        return self.player(seat).materials["corn"]

    def steps(self, seat: str) -> tuple[int, ...]:
        """Steps above the start step on chaac, quetzalcoatl, kukulcan."""
        return tuple(self.player(seat).temples.values())

    def levels(self, seat: str) -> tuple[int, ...]:
        """Agriculture, extraction, architecture, theology."""
        return tuple(self.player(seat).technologies.values())

    def points(self, seat: str) -> float:
        return self.player(seat).points

    def standing(self) -> dict[str, dict[int, str]]:
        """Who stands where on the gears that are not empty."""
        found: dict[str, dict[int, str]] = {}
        for gear in self.view().gears:
            for space, who in enumerate(gear.spaces):
                if who is not None:
                    name = "neutral" if who < 0 else SEATS[who]
                    found.setdefault(gear.name, {})[space] = name
        return found

    def fields(self) -> dict[int, tuple[int, int]]:
        """Corn and wood tiles left in the groups of Palenque 2 to 5."""
        return {group.action: (group.corn, group.wood) for group in self.view().fields}

    def slots(self) -> dict[int, str]:
        """The skulls on Chichen Itza, and whose they were."""
        owners = enumerate(self.view().slots, 1)
        return {action: SEATS[owner] for action, owner in owners if owner is not None}

    def costs(self, seat: str = "A") -> dict[str, dict[str, Any]]:
        """What each option is said to cost beforehand."""
        options = self.question(seat).options
        return {option.text: option.hint.data if option.hint else {} for option in options}


# -- given ------------------------------------------------------------------------------------


def new(players: int = 4, seed: str = "test") -> Table:
    """The setup of the rules: everybody is choosing wealth tiles."""
    return Table.new(players, seed)


def table(players: int = 4, **facts: Any) -> Table:
    """A table with these things on it, A to move unless `turn` says otherwise.

    It is a puzzle: a test lays what it needs, at a time when that could not all be there.
    """
    seats = {seat: facts.pop(seat) for seat in SEATS if seat in facts}
    for key in ("slots", "fields"):
        if isinstance(facts.get(key), dict):
            facts[key] = {str(number): value for number, value in facts[key].items()}
    gears = {
        gear: {str(space): who for space, who in workers.items()}
        for gear, workers in facts.pop("gears", {}).items()
    }
    return Table.lay(players, **{"seats": seats, "gears": gears, "puzzle": True, **facts})


def last_turn(players: int = 4, **facts: Any) -> Table:
    """The same with everybody but A having had their turn: after A's the round ends."""
    return table(players, **{"first_player": "B", "turn": "A", **facts})


def worker_on(gear: str, space: int, players: int = 4, **facts: Any) -> Table:
    """A has one worker on a gear and has just picked it up."""
    gears = {name: dict(workers) for name, workers in facts.pop("gears", {}).items()}
    gears.setdefault(gear, {})[space] = "A"
    match = table(players, gears=gears, **facts)
    match.play(f"A pick {gear} {space}")
    return match


def doing(gear: str, action: int, players: int = 4, **facts: Any) -> Table:
    """A's worker has just done an action from the very space of its number."""
    match = worker_on(gear, action, players, **facts)
    match.play(f"A do {gear} {action}")
    return match


def round_over(players: int = 4, **facts: Any) -> Table:
    """A round has just ended: A took back a worker from Palenque 0, which does nothing."""
    gears = {name: dict(workers) for name, workers in facts.pop("gears", {}).items()}
    gears.setdefault("palenque", {})[0] = "A"
    match = last_turn(players, gears=gears, **facts)
    match.play("A pick palenque 0")
    match.enough("A")
    return match


def finished(players: int = 4, **facts: Any) -> Table:
    """All four food days are over: the table is scored."""
    match = table(players, food_days=4, tooth=27, **facts)
    assert match.over
    return match


# -- random play ------------------------------------------------------------------------------


def random_states(
    players: int, seed: str, every: int = 1, ends: bool = True
) -> Iterator[TzolkinState]:
    """The states of a random game, before every so-manieth answer, and the last one."""
    picks = seeded(f"picks {seed}")
    return walk(begun(GAME, players, seed), any_of(picks), every, ends=ends)


def lively_states(players: int, tables: int, answers: int) -> Iterator[TzolkinState]:
    """The states of the next so many answers at each of a share of so many rich tables; workers do
    something more often than not."""
    for number in range(share(tables)):
        picks = seeded(f"lively-{players}-{number}")
        pick = rather_not(GAME, ("nothing", "done", "place"), 5, picks)
        yield from walk(rich_table(players, number), pick, answers=answers, ends=False)


def rich_table(players: int, number: int) -> TzolkinState:
    """A table in the middle of a game where everybody has something of everything."""
    rng = seeded(f"rich-{players}-{number}")
    gears: dict[str, dict[str, str]] = {gear: {} for gear in GEARS}
    seats = {}
    for seat in SEATS[:players]:
        for _ in range(rng.below(6)):
            gear = GEARS[rng.below(5)]
            gears[gear][str(rng.below(LAST[gear] + 1))] = seat
        seats[seat] = {
            "workers": 6,
            **{name: rng.below(7) for name in ("corn", "wood", "stone", "gold")},
            "skull": rng.below(3),
            "temples": {name: rng.below(STEPS[name] - 1) - 1 for name in TEMPLES},
            "technologies": {name: rng.below(4) for name in TRACKS},
            "light": rng.below(2) == 0,
        }
    tooth = rng.below(26)
    shown = {"game": "tzolkin", "players": players, "seats": seats, "gears": gears, "puzzle": True}
    fields = {
        str(group): [c := rng.below(FIELDS[players] + 1), rng.below(c + 1) if group > 2 else 0]
        for group in (2, 3, 4, 5)
    }
    position = {**shown, "tooth": tooth, "fields": fields, "teeth_corn": rng.below(5)}
    return cast(TzolkinState, positions.load(GAME, position, f"rich-{number}"))

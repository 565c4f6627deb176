"""What lies on the table of Tzolk'in."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.core.bits import BIT, bits
from ceiba.core.rng import Rng
from ceiba.core.state import State
from ceiba.games.tzolkin.tables import (
    BUILDING_SPACES,
    FIELDS,
    FIRST_SPACE,
    KINDS,
    LAST_SPACE,
    SKULL,
    SKULLS,
    SPACES,
    START_STEP,
    STARTING_WORKERS,
    WEALTH,
    WORKERS,
)

EMPTY: Final = -1
NEUTRAL: Final = 8
"""Stands for a worker that belongs to nobody."""
NOBODY: Final = -1
NO_TILE: Final = -1
TILES_NEWS: Final = 1
"""Tiles on offer and in front of players, skulls in the temple: see `State.news`."""
GEARS_NEWS: Final = 2
"""Workers on the gears."""
QUARTERS: Final = 4
"""TZ-R45: scores are kept in quarter points."""

SOURCES: Final[list[str]] = [
    *("temples", "chichen_itza", "buildings", "technologies", "hunger"),
    *("corn", "skulls", "monuments"),
]
"""Where points come from, for the breakdown at the end."""
FROM_TEMPLES: Final = 0
FROM_CHICHEN: Final = 1
FROM_BUILDINGS: Final = 2
FROM_TECHNOLOGIES: Final = 3
FROM_HUNGER: Final = 4
FROM_CORN: Final = 5
FROM_SKULLS: Final = 6
FROM_MONUMENTS: Final = 7


class TzolkinState(State):
    """Every fact of a position. Lists by seat unless said otherwise.

    A bare table has boards on the light side, technologies at 0 and nothing in hand (TZ-3.1,
    TZ-3.4, TZ-3.9).
    """

    def __init__(self, players: i64, rng: Rng, like: "TzolkinState | None" = None) -> None:
        super().__init__(players, rng, like)
        # what each player owns; several facts a seat in one list, see the methods below
        self.materials: vec[i64] = like.materials[:] if like else vec[i64]([0] * (players * KINDS))
        """Corn, wood, stone, gold, skulls of seat A, then of seat B, ..."""
        self.steps: vec[i64] = like.steps[:] if like else vec[i64]([START_STEP] * (players * 3))
        """Steps on the three temples, counted from the bottom: three a seat."""
        self.levels: vec[i64] = like.levels[:] if like else vec[i64]([0] * (players * 4))
        """Levels of the four technologies: four a seat."""
        self.tally: vec[i64] = like.tally[:] if like else vec[i64]([0] * (players * len(SOURCES)))
        """Quarter points by source (SOURCES): eight a seat, from 0 on (TZ-2.7)."""
        self.free: vec[i64] = like.free[:] if like else vec[i64]([STARTING_WORKERS] * players)
        """Workers in front of the player."""
        self.bank: vec[i64] = (
            like.bank[:] if like else vec[i64]([WORKERS - STARTING_WORKERS] * players)
        )
        """Own workers not in play yet."""
        self.light: vec[i64] = like.light[:] if like else vec[i64]([1] * players)
        """1 while the player board shows its light side (TZ-15.8)."""
        self.corn_tiles: vec[i64] = like.corn_tiles[:] if like else vec[i64]([0] * players)
        self.wood_tiles: vec[i64] = like.wood_tiles[:] if like else vec[i64]([0] * players)
        self.buildings: vec[i64] = like.buildings[:] if like else vec[i64]([0] * players)
        """Bit mask of the buildings built."""
        self.monuments: vec[i64] = like.monuments[:] if like else vec[i64]([0] * players)
        """Bit mask of the monuments built."""
        self.wealth: vec[i64] = like.wealth[:] if like else vec[i64]([0] * players)
        """Bit mask of the wealth tiles kept; before they are revealed, of those chosen so far."""
        self.dealt: vec[i64] = like.dealt[:] if like else vec[i64]([0] * players)
        """Bit mask of the wealth tiles dealt to each, known to that seat alone (TZ-R5, TZ-R68)."""

        # the board
        self.standing: vec[i64] = like.standing[:] if like else vec[i64]([0] * players)
        """Bit mask of the positions on the five gears where the player's workers stand."""
        self.taken: i64 = like.taken if like else 0
        """Bit mask of the positions where anybody's worker stands, the neutral ones included."""
        self.first_space: i64 = like.first_space if like else NOBODY
        """Who stands on the first player space."""
        self.first_player: i64 = like.first_player if like else 0
        """Who has the marker (TZ-2.6)."""
        self.tooth: i64 = like.tooth if like else 0
        """Notches the calendar has turned (TZ-2.5)."""
        self.teeth_corn: i64 = like.teeth_corn if like else 0
        """On which teeth it lies does not matter (TZ-R61)."""
        self.food_days: i64 = like.food_days if like else 0
        """Food days held so far."""
        self.corn_fields: vec[i64] = (
            like.corn_fields[:] if like else vec[i64]([FIELDS[players]] * 4)
        )
        """Corn tiles left in the groups of Palenque 2, 3, 4, 5."""
        self.wood_fields: vec[i64] = (
            like.wood_fields[:] if like else vec[i64]([0] + [FIELDS[players]] * 3)
        )
        self.skulls: i64 = like.skulls if like else SKULLS
        """Crystal skulls in the bank."""
        self.slots: vec[i64] = like.slots[:] if like else vec[i64]([NOBODY] * 9)
        """Who put a skull on Chichen Itza's actions 1 to 9; NOBODY where the slot is empty."""
        self.row: list[int] = like.row.copy() if like else [NO_TILE] * BUILDING_SPACES
        """The buildings on offer, NO_TILE on an empty space."""
        self.pile1: list[int] = like.pile1.copy() if like else []
        self.pile2: list[int] = like.pile2.copy() if like else []
        """Buildings still face down, the top one last."""
        self.offered: list[int] = like.offered.copy() if like else []
        """The monuments on offer."""
        self.drawn: i64 = like.drawn if like else 0
        """Bit mask of the wealth tiles drawn for neutral workers (TZ-R70)."""

        # the turn under way
        self.begged: bool = like.begged if like else False
        self.choosing: bool = like.choosing if like else False
        """Whether wealth tiles are being chosen, in secret."""
        self.placed: i64 = like.placed if like else 0
        """Workers placed in this turn."""

    # -- by seat --------------------------------------------------------------------------

    def held(self, seat: i64, material: i64) -> i64:
        return self.materials[seat * KINDS + material]

    def add(self, seat: i64, material: i64, amount: i64) -> None:
        self.materials[seat * KINDS + material] += amount

    def resources(self, seat: i64) -> i64:
        """Wood, stone and gold together."""
        first: i64 = seat * KINDS
        return self.materials[first + 1] + self.materials[first + 2] + self.materials[first + 3]

    def step(self, seat: i64, temple: i64) -> i64:
        return self.steps[seat * 3 + temple]

    def level(self, seat: i64, track: i64) -> i64:
        return self.levels[seat * 4 + track]

    def score(self, seat: i64) -> i64:
        """All quarter points of a seat."""
        total: i64 = 0
        for source in range(len(SOURCES)):
            total += self.tally[seat * len(SOURCES) + source]
        return total

    def workers(self, seat: i64) -> i64:
        """Workers in play: free, on a gear or on the first player space."""
        return WORKERS - self.bank[seat]

    def round_order(self) -> list[int]:
        """TZ-5.2: all seats, from the first player on."""
        return [(self.first_player + turn) % self.players for turn in range(self.players)]

    def skulls_placed(self) -> i64:
        """Crystal skulls in the temple of Chichen Itza."""
        filled: i64 = 0
        for owner in self.slots:
            filled += int(owner != NOBODY)
        return filled

    def skulls_out(self) -> i64:
        """Crystal skulls that are not in the bank."""
        out: i64 = self.skulls_placed()
        for seat in range(self.players):
            out += self.materials[seat * KINDS + SKULL]
        return out

    # -- the gears ------------------------------------------------------------------------

    def on_gears(self, seat: i64) -> i64:
        return bits(self.standing[seat])

    def neutral(self) -> i64:
        """Bit mask of the positions where workers stand that belong to nobody."""
        mask: i64 = self.taken
        for seat in range(self.players):
            own: i64 = self.standing[seat]
            mask ^= own
        return mask

    def worker_at(self, index: i64) -> i64:
        """Who stands on a position of the gears: a seat, NEUTRAL or EMPTY."""
        for seat in range(self.players):
            if (self.standing[seat] >> index) & 1:
                return seat
        return NEUTRAL if (self.taken >> index) & 1 else EMPTY

    def put_worker(self, index: i64, worker: i64) -> None:
        """A seat's worker, or a NEUTRAL one, onto a position that is EMPTY."""
        space: i64 = BIT[index]
        self.news |= GEARS_NEWS
        self.taken |= space
        if worker != NEUTRAL:
            own: i64 = self.standing[worker]
            self.standing[worker] = own | space

    def lift_worker(self, index: i64, seat: i64) -> None:
        """Take a seat's worker off a position, back to its player."""
        space: i64 = BIT[index]
        self.news |= GEARS_NEWS
        self.taken ^= space
        own: i64 = self.standing[seat]
        self.standing[seat] = own ^ space
        self.free[seat] += 1

    def lowest_free(self, gear: i64) -> i64:
        """TZ-7.3, TZ-R19: the lowest numbered space of a gear where no worker stands, the neutral
        and the just placed ones included (TZ-4.10, TZ-7.5); -1 if there is none."""
        taken: i64 = self.taken >> FIRST_SPACE[gear]
        space: i64 = 0
        while taken & 1:
            taken >>= 1
            space += 1
        return space if space <= LAST_SPACE[gear] else -1

    def next_food_day_due(self, days: list[int]) -> bool:
        """TZ-R57, TZ-15.12: the arrow is on, or has passed, a food-day tooth not yet served. The
        tooth it starts on is none of them (TZ-23.2)."""
        return self.food_days < len(days) and self.tooth >= days[self.food_days]

    # -- the contract of a state ------------------------------------------------------------

    def clone(self) -> "TzolkinState":
        return TzolkinState(self.players, self.rng.clone(), self)

    def told(self, name: str) -> object:
        if name == "standing":
            return [self.worker_at(index) for index in range(SPACES)]
        return None if name == "taken" else super().told(name)

    def guess(self, seat: i64, rng: Rng) -> "TzolkinState":
        """TZ-R68: the order of the piles, and the others' wealth tiles that are not shown."""
        other = self.clone()
        other.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        other.pile1.sort()
        rng.shuffle(other.pile1)
        other.pile2.sort()
        rng.shuffle(other.pile2)
        other.deal_wealth_anew(seat, rng)
        return other

    def reopen(self, seat: i64) -> None:
        if self.choosing:
            for i in range(len(self.wealth)):
                if i != seat:
                    self.wealth[i] = 0

    def deal_wealth_anew(self, seat: i64, rng: Rng) -> None:
        """Tiles of the others that nobody has seen: all while they choose, later the discarded."""
        one: i64 = 1
        known: i64 = self.drawn
        for i in range(self.players):
            if i == seat:
                known |= self.dealt[i]
            elif not self.choosing:
                known |= self.wealth[i]
        unknown: list[int] = []
        for tile in range(len(WEALTH)):
            if (known >> tile) & 1 == 0:
                unknown.append(tile)
        rng.shuffle(unknown)
        for i in range(self.players):
            if i == seat:
                continue
            missing: i64 = bits(self.dealt[i])
            chosen: i64 = bits(self.wealth[i])
            if self.choosing:
                self.dealt[i] = 0
                self.wealth[i] = 0
            else:
                self.dealt[i] = self.wealth[i] if missing > 0 else 0
                missing = max(0, missing - chosen)
            for n in range(missing):
                tile_bit: i64 = one << unknown.pop()
                self.dealt[i] |= tile_bit
                if self.choosing and n < chosen:
                    self.wealth[i] |= tile_bit

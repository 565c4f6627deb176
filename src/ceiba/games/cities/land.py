"""The map: tiles, the paths on them, and which sites they join (BA-R2 to BA-R11, DL-R2 to DL-R5).

A `Land` never changes; all clones of a state share it. Sites are numbered row by row, and so are
their slots, here called places: the slots of all sites in one list.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.bits import BIT
from ceiba.core.value import Thing
from ceiba.games.cities.things import MOST_SLOTS, NO_TYPE, NOWHERE, WEALTH
from ceiba.games.cities.words import CELL_NAMES, PLACE_NAMES, WORDS, word_at

SIDES: Final = "NESW"
_COLUMN_STEP: Final[list[int]] = [0, 1, 0, -1]
_ROW_STEP: Final[list[int]] = [-1, 0, 1, 0]

LAND: Final = 0
SEA: Final = 1
VOLCANO: Final = 2
CENOTE: Final = 3
FOREST: Final = 4
# Of a number in `Land.sites`: how far up its parts lie.
FIRST: Final = 12
SLOTS: Final = 24
WORD: Final = 36
PRODUCT: Final = 48
PART: Final = 4095
TILE_KINDS: Final[list[str]] = ["land", "sea", "volcano", "cenote", "forest"]


class Tiles:
    """The site tiles of a game, as printed (rotation 0)."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.names: Final[list[str]] = list(facts)
        self.kinds: Final[list[int]] = [TILE_KINDS.index(t["kind"]) for t in facts.values()]
        self.default: Final[list[bool]] = [t["default"] for t in facts.values()]
        self.products: Final[list[int]] = [
            WEALTH.index(t["product"]) if "product" in t else NO_TYPE for t in facts.values()
        ]
        self.slots: Final[list[int]] = [t.get("slots", 0) for t in facts.values()]
        self.exits: Final[list[list[bool]]] = [
            [side in t["exits"] for side in SIDES] for t in facts.values()
        ]
        self.links: Final[list[list[int]]] = [_links(t.get("links", [])) for t in facts.values()]
        """For each side of a siteless tile, the side its path leads to; NOWHERE without one."""

    def has_site(self, tile: i64) -> bool:
        return self.slots[tile] > 0


def _links(pairs: list[str]) -> list[int]:
    to: list[int] = [NOWHERE] * 4
    for pair in pairs:
        one, other = SIDES.index(pair[0]), SIDES.index(pair[1])
        to[one] = other
        to[other] = one
    return to


class Land:
    """Tiles in a rectangle, each turned clockwise by `turns` quarters."""

    def __init__(
        self, tiles: Tiles, columns: i64, rows: i64, cells: list[int], turns: list[int]
    ) -> None:
        self.tiles: Final = tiles
        self.columns: Final[i64] = columns
        self.rows: Final[i64] = rows
        self.cells: Final = cells
        self.turns: Final = turns
        self.size: Final[i64] = len(cells)
        # sites
        found: list[int] = [cell for cell in range(len(cells)) if tiles.has_site(cells[cell])]
        slots: list[int] = [tiles.slots[cells[cell]] for cell in found]
        self.sites: Final[vec[i64]] = vec[i64](found)
        """By site: its cell, first place, slots, name and product as one number, so that a step
        finds them in one place of memory."""
        self.site_at: Final[vec[i16]] = vec[i16]([NOWHERE] * len(cells))
        """By cell: the number of its site."""
        self.by_word: Final[vec[i16]] = vec[i16]([NOWHERE] * WORDS)
        self.by_place: Final[vec[i16]] = vec[i16]([0] * sum(slots))
        self.number_sites()
        # paths
        self.near_mask: Final[vec[i64]] = vec[i64]([0] * len(found))
        """By site: bit mask of its neighbours (BA-0.5, DL-0.5)."""
        self.coast: i64 = 0
        """Bit mask of the sites on the seashore (BA-R9)."""
        self.volcanic: i64 = 0
        """Bit mask of the sites directly adjacent to a volcano (BA-R10)."""
        self.cenotes: Final[list[int]] = []
        """The cells with a cenote, and from which sites each is entered (BA-R64)."""
        self.cenote_masks: Final[list[int]] = []
        self.join_sites()

    def number_sites(self) -> None:
        place: i64 = 0
        for site, cell in enumerate(self.sites):
            self.site_at[cell] = i16(site)
            word: i64 = word_at(cell % self.columns, cell // self.columns)
            self.by_word[word] = i16(site)
            tile = self.cells[cell]
            slots: i64 = self.tiles.slots[tile]
            product: i64 = self.tiles.products[tile]
            self.sites[site] |= (
                place << FIRST | slots << SLOTS | word << WORD | (product - NO_TYPE) << PRODUCT
            )
            for _ in range(slots):
                self.by_place[place] = i16(site)
                place += 1

    def join_sites(self) -> None:
        for site in range(len(self.sites)):
            self.near_mask[site] = self.first_sites(self.cell_of(site)) & ~BIT[site]
            if self.tiles.kinds[self.cells[self.cell_of(site)]] == SEA:
                self.coast |= BIT[site]
        for cell in range(len(self.cells)):
            kind = self.tiles.kinds[self.cells[cell]]
            if kind == VOLCANO:
                self.volcanic |= self.first_sites(cell)
            elif kind == CENOTE:
                self.cenotes.append(cell)
                self.cenote_masks.append(self.first_sites(cell))

    def first_sites(self, cell: i64) -> i64:
        """Bit mask of the sites first met along the paths that leave a tile."""
        mask: i64 = 0
        for side in range(4):
            if self.has_exit(cell, side):
                site = self.follow(cell, side)
                if site != NOWHERE:
                    mask |= BIT[site]
        return mask

    def has_exit(self, cell: i64, side: i64) -> bool:
        return self.tiles.exits[self.cells[cell]][(side + 4 - self.turns[cell]) % 4]

    def follow(self, cell: i64, side: i64) -> i64:
        """The first site along the path that leaves `cell` by `side`; NOWHERE at a dead end.

        BA-R3, BA-R5, DL-R3, DL-R64.
        """
        for _ in range(2 * len(self.cells)):  # a path through siteless tiles may run in a circle
            column: i64 = cell % self.columns + _COLUMN_STEP[side]
            row: i64 = cell // self.columns + _ROW_STEP[side]
            if column < 0 or row < 0 or column >= self.columns or row >= self.rows:
                return NOWHERE
            cell = row * self.columns + column
            entered: i64 = (side + 2) % 4
            if not self.has_exit(cell, entered):
                return NOWHERE
            site = i64(self.site_at[cell])
            if site != NOWHERE:
                return site
            out: i64 = self.leads_to(cell, entered)
            if out == NOWHERE:
                return NOWHERE
            side = out
        return NOWHERE

    def leads_to(self, cell: i64, side: i64) -> i64:
        """Where the path that enters a siteless tile by `side` leaves it (BA-R4, DL-R2)."""
        turn: i64 = self.turns[cell]
        out: i64 = self.tiles.links[self.cells[cell]][(side + 4 - turn) % 4]
        return NOWHERE if out == NOWHERE else (out + turn) % 4

    # -- sites ------------------------------------------------------------------------------

    def cell_of(self, site: i64) -> i64:
        return self.sites[site] & PART

    def first_place(self, site: i64) -> i64:
        return (self.sites[site] >> FIRST) & PART

    def slots_on(self, site: i64) -> i64:
        return (self.sites[site] >> SLOTS) & PART

    def word_of(self, site: i64) -> i64:
        """The number of its name."""
        return (self.sites[site] >> WORD) & PART

    def product_of(self, site: i64) -> i64:
        return (self.sites[site] >> PRODUCT) + NO_TYPE

    def near(self, site: i64) -> list[int]:
        """Its neighbours, in order."""
        return sites_in(self.near_mask[site])

    # -- names ------------------------------------------------------------------------------

    def site_of(self, place: i64) -> i64:
        """The site a place belongs to."""
        return i64(self.by_place[place])

    def site_named(self, word: i64) -> i64:
        """The site a name stands for, NOWHERE if it is not on this map."""
        return i64(self.by_word[word])

    def cell_name(self, cell: i64) -> str:
        return CELL_NAMES[word_at(cell % self.columns, cell // self.columns)]

    def site_name(self, site: i64) -> str:
        return CELL_NAMES[self.word_of(site)]

    def the_cell(self, cell: i64) -> Thing:
        """The same as the value of a sentence."""
        return Thing(self.cell_name(cell))

    def the_site(self, site: i64) -> Thing:
        return Thing(self.site_name(site))

    def the_place(self, place: i64) -> Thing:
        return Thing(self.place_name(place))

    def place_word(self, place: i64) -> i64:
        """The number of a place's name."""
        site: i64 = self.site_of(place)
        return self.slot_word(site, place - self.first_place(site))

    def slot_word(self, site: i64, slot: i64) -> i64:
        """The same for a slot of a site, be it there or not."""
        return self.word_of(site) * MOST_SLOTS + slot

    def place_name(self, place: i64) -> str:
        return PLACE_NAMES[self.place_word(place)]

    def place_named(self, word: i64) -> i64:
        """The place a name stands for, NOWHERE if it is not on this map."""
        site: i64 = self.site_named(word // MOST_SLOTS)
        slot: i64 = word % MOST_SLOTS
        if site == NOWHERE or slot >= self.slots_on(site):
            return NOWHERE
        return self.first_place(site) + slot

    # -- the ring of slots ------------------------------------------------------------------

    def next_place(self, place: i64) -> i64:
        """The place after this one on the ring of its site (BA-R11, DL-R5); NOWHERE at an end.

        Four slots make a full ring, two or three only a part of one.
        """
        site: i64 = self.site_of(place)
        slot: i64 = place - self.first_place(site)
        if slot + 1 < self.slots_on(site):
            return place + 1
        return self.first_place(site) if self.slots_on(site) == MOST_SLOTS else NOWHERE

    def place_before(self, place: i64) -> i64:
        """The place whose next one this is."""
        site: i64 = self.site_of(place)
        if place > self.first_place(site):
            return place - 1
        return place + MOST_SLOTS - 1 if self.slots_on(site) == MOST_SLOTS else NOWHERE

    # -- roads ------------------------------------------------------------------------------

    def reach(self, site: i64, through: i64) -> i64:
        """Bit mask of the sites of `through` joined to `site`, itself included."""
        found: i64 = BIT[site]
        fresh: i64 = found
        while fresh != 0:
            grown: i64 = 0
            number: i64 = 0
            while fresh != 0:
                if fresh & 1:
                    grown |= self.near_mask[number]
                fresh >>= 1
                number += 1
            fresh = grown & through & ~found
            found |= fresh
        return found

    def numbers(self) -> list[int]:
        """The whole map as a flat list."""
        numbers: list[int] = [self.columns, self.rows]
        for cell in range(len(self.cells)):
            numbers.append(self.cells[cell] * 4 + self.turns[cell])
        return numbers

    def is_connected(self) -> bool:
        """BA-R6, DL-R11: one network, and no site without a neighbour."""
        sites: i64 = len(self.sites)
        every: i64 = BIT[sites] - 1
        return sites > 1 and self.reach(0, every) == every


def sites_in(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    found: list[int] = []
    number: i64 = 0
    while mask != 0:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found

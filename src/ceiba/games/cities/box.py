"""What is in the box of a game: its components and numbers as tables, read once and never changed.

Whatever the two games say with numbers is said here; what they say with rules, in their `state`.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.games.cities.clauses import Clauses
from ceiba.games.cities.land import Tiles
from ceiba.games.cities.things import BUILDINGS, KINDS, NO_TYPE, NOTHING, TYPES, WEALTH

# -- what a Katun card does -------------------------------------------------------------------

GAIN: Final = 0
FEAST: Final = 1
EXPEDITION: Final = 2
MATCH: Final = 3
CATASTROPHE: Final = 4
CHOOSE: Final = 5
WEDDING: Final = 6
CENOTES: Final = 7
ECLIPSE: Final = 8
EFFECTS: Final[list[str]] = [
    *("gain", "feast", "expedition", "match", "catastrophe"),
    *("choose", "wedding", "cenotes", "eclipse"),
]

# -- which cities a catastrophe takes ---------------------------------------------------------

NO_CITIES: Final = 0
VOLCANIC: Final = 1
COASTAL: Final = 2
_CITIES: Final[dict[str, int]] = {"volcano_adjacent": VOLCANIC, "coastal": COASTAL}


class Cards:
    """The faces of the Katun cards, by number."""

    def __init__(self, facts: dict[str, Any]) -> None:
        faces: list[dict[str, Any]] = list(facts.values())
        self.names: Final[list[str]] = list(facts)
        self.types: Final[list[str]] = [face["type"] for face in faces]
        self.families: Final[list[str]] = [face["family"] for face in faces]
        self.copies: Final[list[int]] = [face["copies"] for face in faces]
        self.listed: Final[list[int]] = [face.get("listed", face["copies"]) for face in faces]
        """DL-R9: copies in the variant that follows the printed list."""
        self.effects: Final[list[int]] = [EFFECTS.index(face["effect"]) for face in faces]
        self.wealth: Final[list[list[int]]] = [
            [WEALTH.index(name) for name in face.get("wealth", [])] for face in faces
        ]
        self.points: Final[list[int]] = [face.get("points", 0) for face in faces]
        self.pay: Final[list[int]] = [
            sum(1 << WEALTH.index(name) for name in face.get("pay", [])) for face in faces
        ]
        """Bit mask of the wealths that avert a catastrophe."""
        self.tokens: Final[list[int]] = [face.get("tokens", 0) for face in faces]
        """How many of them."""
        self.lost: Final[list[list[int]]] = [
            [
                sum(1 << BUILDINGS.index(name) for name in loss["buildings"])
                for loss in face.get("lose", [])
                if "buildings" in loss
            ]
            for face in faces
        ]
        """The losses of a catastrophe one after the other: bit masks of kinds of buildings."""
        self.losses: Final[list[list[int]]] = [
            [loss["count"] for loss in face.get("lose", []) if "count" in loss] for face in faces
        ]
        """And how many of each."""
        self.cities: Final[list[int]] = [
            next((_CITIES[x["cities"]] for x in face.get("lose", []) if "cities" in x), NO_CITIES)
            for face in faces
        ]


class Box:
    """All components of a game."""

    def __init__(self, facts: dict[str, Any], clauses: Clauses, sources: list[int]) -> None:
        self.sources: Final = sources
        """Where points come from, in the order they are told."""
        self.clauses: Final = clauses
        """The clause of the game for each topic both games share."""
        self.tiles: Final = Tiles(facts["tiles"])
        self.cards: Final = Cards(facts["cards"])
        # tokens and pieces
        self.tokens: Final[list[int]] = [facts["wealth"][name] for name in WEALTH]
        self.start: Final[list[int]] = [facts["start"].get(name, 0) for name in WEALTH]
        self.large: Final[i64] = facts["pieces"]["large"]
        """Large pyramids or steles: one stands in each city."""
        self.small: Final[i64] = facts["pieces"]["small"]
        """Small pyramids or control tokens: what markets place."""
        # buildings, by kind
        buildings: dict[str, Any] = facts["buildings"]
        of_kind: list[dict[str, Any]] = [buildings.get(name, {}) for name in BUILDINGS]
        self.kinds: Final[vec[i64]] = vec[i64]([BUILDINGS.index(name) for name in buildings])
        """The kinds of buildings this game has."""
        self.slots: Final[vec[i64]] = vec[i64]([b.get("slots", 0) for b in of_kind])
        self.any_cost: Final[vec[i64]] = vec[i64]([b.get("any", 0) for b in of_kind])
        self.typed_cost: Final[vec[i64]] = vec[i64](
            [next((WEALTH.index(name) for name in b.get("cost", {})), NO_TYPE) for b in of_kind]
        )
        """The one given type a building costs a token of, NO_TYPE for none."""
        self.by_price: Final[vec[i64]] = vec[i64](
            sorted(
                self.kinds,
                key=lambda kind: self.any_cost[kind] + (self.typed_cost[kind] != NO_TYPE),
            )
        )
        """The kinds of buildings, those that cost the fewest tokens first."""
        self.levels: Final[vec[i64]] = vec[i64]([b.get("levels", 0) for b in of_kind])
        self.room: Final[list[int]] = [b.get("prisoners", 0) for b in of_kind]
        """Prisoners a garrison can hold."""
        self.improves: Final[vec[i64]] = vec[i64](
            [BUILDINGS.index(b["improves"]) if "improves" in b else NOTHING for b in of_kind]
        )
        """DL-3.17: the simpler building it may take the place of, for its given type alone."""
        self.limits: Final[vec[i64]] = vec[i64]([b.get("limit_per_city", 0) for b in of_kind])
        """How many a city may have; 0 where there is no limit."""
        pairs: dict[str, Any] = facts["building_tiles"]
        self.pairs: Final[list[str]] = list(pairs)
        self.stock: Final[list[int]] = [pair["count"] for pair in pairs.values()]
        self.pair_of: Final[vec[i64]] = vec[i64](
            [
                next((i for i, pair in enumerate(pairs.values()) if name in pair["faces"]), NOTHING)
                for name in BUILDINGS
            ]
        )
        """Which building tile shows a kind; its faces share one stock."""
        self.palace_room: Final[i64] = facts["capacity"]["palace"]
        self.temple_room: Final[i64] = facts["capacity"]["temple"]
        self.garrison_tokens: Final[i64] = max(self.room)
        """The most tokens that can lie on one building between two rounds."""
        # dice and length
        self.dice: Final[i64] = facts["die"]["dice"]
        self.faces: Final[list[int]] = facts["die"]["faces"]
        """Successes of the six faces; -1 is a failure."""
        self.matches: Final[list[int]] = [
            facts["matches"].get(str(players), 0) for players in range(5)
        ]
        self.fewest_matches: Final[i64] = facts["matches"]["fewest"]
        self.most_matches: Final[i64] = facts["matches"]["most"]
        assert len(self.slots) == KINDS
        assert len(self.tokens) == TYPES

"""What each seat may see (BA-R71, BA-R72, DL-R42), built up field by field.

Everything lies open but the faces of cards and, while kings plan, the plans of the others.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from ceiba.core.game import Outcome
from ceiba.games.cities.forecast import ForecastView
from ceiba.games.cities.land import SIDES, TILE_KINDS, Land
from ceiba.games.cities.ledger import LedgerView, ledger
from ceiba.games.cities.state import GIVEN_UP, NO_PLAN, CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    EMPTY,
    KINDS,
    NO_TYPE,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRISONERS_2,
    SECOND,
    SOURCES,
    TYPES,
    WEALTH,
)


class TileView(msgspec.Struct, frozen=True):
    """A tile as it lies: `exits` and `links` after turning, as letters of sides.

    On a tile with a site all exits lead to it; on others each link joins two exits.
    """

    cell: str
    tile: str
    kind: str
    rotation: int
    exits: str
    links: list[str]


class MapView(msgspec.Struct, frozen=True):
    """The map, row by row from the north-west corner."""

    columns: int
    rows: int
    tiles: list[TileView]


class PlaceView(msgspec.Struct, frozen=True):
    """A slot. A large building is told on both its slots, `second` on the other one."""

    place: str
    building: str | None
    second: bool
    tokens: list[str]


class SiteView(msgspec.Struct, frozen=True):
    """A site. `marks`: small pyramids or control tokens by seat. `open_to`: seats whose tokens
    may pass. `price`: tokens of any type each seat would pay for the action of building here.
    `levels`, `defence`: garrison levels here, and with the owner's cities next to it."""

    site: str
    product: str
    owner: int | None
    places: list[PlaceView]
    marks: list[int]
    near: list[str]
    coastal: bool
    volcanic: bool
    open_to: list[int]
    price: list[int]
    levels: int
    defence: int


class CenoteView(msgspec.Struct, frozen=True):
    """A cenote, and the sites it is entered from."""

    cell: str
    near: list[str]


class CardView(msgspec.Struct, frozen=True):
    """A card of the round, or a card of the deck someone has looked at.

    `face` only where it lies open, or for who has looked at it.
    """

    up: bool
    face: str | None
    seen_by: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """A king. `large`, `small`: pyramids, or steles and control tokens, still at hand."""

    wealth: dict[str, int]
    points: int
    sources: dict[str, int]
    cities: int
    large: int
    small: int
    buildings: dict[str, int]
    planned: bool


class WarView(msgspec.Struct, frozen=True):
    """The last war, or the one under way."""

    attacker: int
    defender: int | None
    site: str
    target: str | None
    levels: int
    attack_obsidians: int
    defence_obsidians: int
    dice: list[int]


class MoveView(msgspec.Struct, frozen=True):
    """One token of the own plan: where it lies and where it goes, None if it is given away."""

    place: str
    wealth: str
    to: str | None


class PlanView(msgspec.Struct, frozen=True):
    """The own plan while tokens are distributed; `hand` is the place of the token taken up."""

    moves: list[MoveView]
    hand: str | None
    done: bool
    ledger: LedgerView


class CitiesView(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    `cards`: the round's cards in the order they lie. `deck`: cards left in it, `deck_seen`: those
    on its top anyone has looked at. `discard`: all cards flipped, by their place in the deck.
    `building`: the site being built on. `forecast`: each king as things stand.
    """

    seat: int | None
    map: MapView
    sites: list[SiteView]
    cenotes: list[CenoteView]
    players: list[PlayerView]
    supply: dict[str, int]
    stock: dict[str, int]
    round: int
    first: int
    matches_flipped: int
    target: int
    cards: list[CardView]
    deck: int
    deck_seen: list[CardView]
    discard: list[str]
    building: str | None
    war: WarView | None
    plan: PlanView | None
    forecast: list[ForecastView]
    outcome: Outcome | None


def shared_view(
    s: CitiesState, outcome: Outcome | None, ahead: list[ForecastView]
) -> dict[str, Any]:
    """The fields both games' views have, as everybody sees them."""
    over = outcome is not None
    return {
        "seat": None,
        "map": map_view(s.land),
        "sites": [_site(s, site) for site in range(len(s.owner))],
        "cenotes": [
            CenoteView(s.land.cell_name(cell), _names(s.land, mask))
            for cell, mask in zip(s.land.cenotes, s.land.cenote_masks, strict=True)
        ],
        "players": [_player(s, king) for king in range(s.players)],
        "supply": dict(zip(WEALTH, s.supply, strict=True)),
        "stock": dict(zip(s.box.pairs, s.stock, strict=True)),
        "round": s.round,
        "first": s.first,
        "matches_flipped": s.matches,
        "target": s.target,
        "cards": _cards(s, None, over),
        "deck": len(s.deck) - s.laid,
        "deck_seen": _deck_seen(s, None, over),
        "discard": [s.box.cards.names[face] for face in s.shown()],
        "building": None if s.site == NOWHERE else s.land.site_name(s.site),
        "war": _war(s),
        "plan": None,
        "forecast": ahead,
        "outcome": outcome,
    }


def seat_view(s: CitiesState, seat: int, seen: CitiesView) -> CitiesView:
    """A seat also knows the cards it has looked at and its own plan."""
    over = seen.outcome is not None
    return replace(
        seen,
        seat=seat,
        cards=_cards(s, seat, over),
        deck_seen=_deck_seen(s, seat, over),
        plan=seat_plan(s, seat),
    )


def whole_view(s: CitiesState, seen: CitiesView) -> CitiesView:
    """With all cards open."""
    return replace(seen, cards=_cards(s, None, True), deck_seen=_deck_seen(s, None, True))


def map_view(land: Land) -> MapView:
    return MapView(land.columns, land.rows, [_tile(land, cell) for cell in range(len(land.cells))])


def _tile(land: Land, cell: int) -> TileView:
    tile = land.cells[cell]
    links = []
    for side in range(4):
        out = land.leads_to(cell, side) if not land.tiles.has_site(tile) else NOWHERE
        if out > side:
            links.append(SIDES[side] + SIDES[out])
    return TileView(
        land.cell_name(cell),
        land.tiles.names[tile],
        TILE_KINDS[land.tiles.kinds[tile]],
        land.turns[cell] * 90,
        "".join(SIDES[side] for side in range(4) if land.has_exit(cell, side)),
        links,
    )


def _names(land: Land, mask: int) -> list[str]:
    return [land.site_name(site) for site in range(len(land.sites)) if mask >> site & 1]


def _site(s: CitiesState, site: int) -> SiteView:
    land, owner = s.land, s.owner[site]
    start = land.first_place(site)
    return SiteView(
        land.site_name(site),
        WEALTH[land.product_of(site)] if land.product_of(site) != NO_TYPE else "",
        None if owner == NOBODY else owner,
        [_place(s, place) for place in range(start, start + land.slots_on(site))],
        [s.mark(site, king) for king in range(s.players)],
        [land.site_name(other) for other in land.near(site)],
        bool(land.coast >> site & 1),
        bool(land.volcanic >> site & 1),
        [king for king in range(s.players) if s.passable[king] >> site & 1],
        [s.build_price(king, site) for king in range(s.players)],
        s.levels(site),
        s.defence(site) if owner != NOBODY else 0,
    )


def _place(s: CitiesState, place: int) -> PlaceView:
    kind = s.kind_at(place)
    second = kind == SECOND
    if second:
        kind = s.kind_at(s.land.place_before(place))
    return PlaceView(
        s.land.place_name(place),
        None if kind == NOTHING else BUILDINGS[kind],
        second,
        tokens(s.token_at(place)),
    )


def tokens(held: int) -> list[str]:
    """The names of the tokens on a building."""
    if held == EMPTY:
        return []
    return ["prisoner", "prisoner"] if held == PRISONERS_2 else [WEALTH[held - 1]]


def _cards(s: CitiesState, seat: int | None, over: bool) -> list[CardView]:
    """Those of the round."""
    return [_card(s, place, seat, over) for place in range(s.laid - s.cards(), s.laid)]


def _card(s: CitiesState, place: int, seat: int | None, over: bool) -> CardView:
    number = place - (s.laid - s.cards())
    up = number < s.cards() and bool(s.flipped >> number & 1)
    known = up or over or (seat is not None and bool(s.seen_by(place) >> seat & 1))
    return CardView(
        up,
        s.box.cards.names[s.face_at(place)] if known else None,
        [k for k in range(s.players) if s.seen_by(place) >> k & 1],
    )


def _deck_seen(s: CitiesState, seat: int | None, over: bool) -> list[CardView]:
    """The cards on top of the deck, down to the last one anybody has looked at."""
    seen = [place for place in range(s.laid, len(s.deck)) if s.seen_by(place)]
    if not seen:
        return []
    return [_card(s, place, seat, over) for place in range(s.laid, seen[-1] + 1)]


def _player(s: CitiesState, king: int) -> PlayerView:
    return PlayerView(
        wealth=dict(zip(WEALTH, s.sheet[king * TYPES : (king + 1) * TYPES], strict=True)),
        points=s.points(king),
        sources={
            SOURCES[source]: s.tally[king * len(SOURCES) + source] for source in s.box.sources
        },
        cities=s.cities(king),
        large=s.large[king],
        small=s.small[king],
        buildings={BUILDINGS[kind]: s.count[king * KINDS + kind] for kind in s.box.kinds},
        planned=bool(s.ready) and s.ready[king] == 1,
    )


def _war(s: CitiesState) -> WarView | None:
    if s.attacker == NOBODY:
        return None
    return WarView(
        s.attacker,
        None if s.defender == NOBODY else s.defender,
        s.land.site_name(s.war_from),
        None if s.war_to == NOWHERE else s.land.site_name(s.war_to),
        s.engaged,
        s.attack_spent,
        s.defence_spent,
        s.rolled(),
    )


def seat_plan(s: CitiesState, seat: int) -> PlanView | None:
    """BA-R43, DL-R50: the own plan, nobody else's."""
    if len(s.ready) == 0:
        return None
    moves = []
    places = len(s.built)
    for token in range(len(s.goal)):
        goal, place = s.goal_of(token), token % places
        if goal != NO_PLAN and s.owner[s.land.site_of(place)] == seat:
            wealth = tokens(s.token_at(place))[0]
            to = None if goal == GIVEN_UP else s.land.place_name(goal)
            moves.append(MoveView(s.land.place_name(place), wealth, to))
    hand = s.hand[seat]
    return PlanView(
        moves,
        None if hand == NOWHERE else s.land.place_name(hand % places),
        s.ready[seat] == 1,
        ledger(s, seat),
    )

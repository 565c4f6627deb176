"""What a seat may know of Balam and of Dix-Huit Lapins, as numbers (see view.py for the clauses).

Sites are told by cell: those of the rectangle of tiles, row by row. A place is a cell and one of
its four slots.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.core.bits import BIT, lowest
from ceiba.core.layout import Axis, Field, numbered, players
from ceiba.core.observation import (
    BLANK,
    Observer,
    counted_from,
    put,
    put_all,
    put_bits,
    put_turned,
    put_zeros,
)
from ceiba.core.state import State
from ceiba.games.cities.facts import (
    CARDS_NEWS,
    DICE_NEWS,
    MARK_BITS,
    MARK_MASK,
    NEW_PLANS,
    PIECES_NEWS,
    PLANS_NEWS,
    POINTS_NEWS,
    WEALTH_NEWS,
)
from ceiba.games.cities.land import SIDES, TILE_KINDS, Land
from ceiba.games.cities.state import NO_PLAN, CitiesState
from ceiba.games.cities.things import (
    BUILDINGS,
    KINDS,
    MOST_SLOTS,
    NO_DIE,
    NO_TYPE,
    NOBODY,
    NOWHERE,
    SOURCES,
    TYPES,
    WEALTH,
)

TOP_CARDS: Final = 8
"""Cards on top of the deck that are told: as many as eight observatories beyond the round's cards
would show. Deeper looks are left out."""
_BUILDINGS: Final = (*BUILDINGS, "second slot of a large building")
_TOKENS: Final = ("none", *WEALTH, "2 prisoners")
_WEALTH: Final[Axis] = tuple(WEALTH)
_SLOTS: Final[Axis] = numbered(MOST_SLOTS)
_BY_CELL: Final = "number of its cell + 1"
_BY_PLACE: Final = "4 * cell + slot, both from 0"


class CitiesObserver(Observer):
    def changing_fields(self, state: State) -> list[Field]:
        s = cast(CitiesState, state)
        seats = players(s.players)
        cells = cells_of_map(s.land)
        places = (cells, _SLOTS)
        faces = ("unknown", *s.box.cards.names)
        cards, top = numbered(s.players + 1), numbered(TOP_CARDS)
        return [
            Field("target", "number of ball matches that ends the game"),
            Field("sum_of_enemies", "1 where control counts all enemies together"),
            Field("round", "from 1"),
            Field("first", "who opens the round: 1 the own seat, 2 the next, ..."),
            Field("flipper", "who flipped the last card"),
            Field("matches", "ball matches flipped so far"),
            Field("deck", "cards left in the deck"),
            Field("site", f"the site being built on: {_BY_CELL}"),
            Field("owed", "tokens of any type to be paid when the building is done"),
            Field("changes", "changes made to the site in this action"),
            Field("fresh", "1 for its slots built on in this action", (_SLOTS,)),
            Field("attacker", "of the last war: 0 nobody, 1 the own seat, ..."),
            Field("defender", "in the same way"),
            Field("war_from", f"where from: {_BY_CELL}"),
            Field("war_to", f"where to: {_BY_CELL}"),
            Field("engaged", "garrison levels that attack"),
            Field("attack_spent", "obsidians used by the attacker"),
            Field("defence_spent", "obsidians used by the defender"),
            Field("failures", "garrison levels the attacker has still to lose"),
            Field("damage", "damage still to be dealt"),
            Field("captives", "prisoners won and not yet put on a garrison"),
            Field("dice", "0 not rolled, 1 a failure, else successes + 2", (numbered(s.box.dice),)),
            Field("supply", "tokens in the supply", (_WEALTH,)),
            Field("stock", "building tiles in the supply", (tuple(s.box.pairs),)),
            Field("wealth", "tokens of each king", (seats, _WEALTH)),
            Field("large", "large pyramids or steles at hand", (seats,)),
            Field("small", "small pyramids or control tokens at hand", (seats,)),
            Field("buildings", "buildings on the board", (seats, tuple(BUILDINGS))),
            Field("points", "by source", (seats, tuple(SOURCES))),
            Field("cards", "faces of the round's cards that are known", (cards,), faces),
            Field("cards_up", "1 for those that lie open", (cards,)),
            Field("cards_seen", "1 for those who have looked at a card", (cards, seats)),
            Field("top", "faces on top of the deck that are known", (top,), faces),
            Field("top_seen", "1 for those who have looked at them", (top, seats)),
            Field("discard", "cards flipped so far", (tuple(s.box.cards.names),)),
            Field("distributing", "1 while tokens are distributed"),
            Field("planned", "1 for kings whose plan is done", (seats,)),
            Field("hand", f"1 + the place of the token taken up in the own plan: {_BY_PLACE}"),
            Field("goal", f"where tokens go in the own plan: 0 nowhere, 1 given up, else 2 + "
                  f"{_BY_PLACE}", places),
            Field("goal_2", "the same for the second of two prisoners", places),
            Field("owner", "whose city a site is: 0 nobody's, 1 the own, ...", (cells,)),
            Field("marks", "small pyramids or control tokens", (cells, seats)),
            Field("open_to", "1 for kings whose tokens may pass", (cells, seats)),
            Field("built", "buildings", places, _BUILDINGS),
            Field("held", "tokens on them", places, _TOKENS),
        ]  # fmt: skip

    def changing(
        self, state: State, seat: i64, out: vec[i16], at: i64, news: i64, before: i64
    ) -> i64:
        s = cast(CitiesState, state)
        turned = seat != before
        cards_news = news & CARDS_NEWS != 0 or s.over()
        at = put(out, at, s.target)
        at = put(out, at, int(s.sum_of_enemies))
        at = put(out, at, s.round)
        at = put(out, at, counted_from(seat, s.first, s.players))
        at = put(out, at, counted_from(seat, s.flipper, s.players))
        at = put(out, at, s.matches)
        at = put(out, at, len(s.deck) - s.laid)
        at = put(out, at, cell_plus_1(s, s.site))
        at = put(out, at, s.owed)
        at = put(out, at, s.changes)
        at = put_bits(out, at, s.fresh, MOST_SLOTS)
        at = put(out, at, counted_from(seat, s.attacker, s.players))
        at = put(out, at, counted_from(seat, s.defender, s.players))
        at = put(out, at, cell_plus_1(s, s.war_from))
        at = put(out, at, cell_plus_1(s, s.war_to))
        at = put(out, at, s.engaged)
        at = put(out, at, s.attack_spent)
        at = put(out, at, s.defence_spent)
        at = put(out, at, s.failures)
        at = put(out, at, s.damage)
        at = put(out, at, s.captives)
        at = put_stocks(s, seat, out, at, news, turned)
        if turned or cards_news:
            put_cards(s, seat, out, at, cards_news)
        at += (s.players + 1) * (2 + s.players) + TOP_CARDS * (1 + s.players)
        if cards_news:
            put_discard(s, out, at)
        at += len(s.box.cards.names)
        numbers: i64 = s.land.size * MOST_SLOTS
        if turned or news & PLANS_NEWS:
            put_plan(s, seat, out, at, numbers, news, before)
        return at + s.players + 2 + 2 * numbers

    def lying(
        self, state: State, seat: i64, out: vec[i16], at: i64, touched: i64, before: i64
    ) -> i64:
        """Cities, marks and roads, and what stands and lies on them; the parts are sites. Cells
        without a site stay 0."""
        s = cast(CitiesState, state)
        turned = seat != before
        cells: i64 = s.land.size
        marks: i64 = at + cells
        roads: i64 = marks + cells * s.players
        places: i64 = roads + cells * s.players
        if turned:
            for site in range(len(s.owner)):
                fresh = (touched >> site) & 1 == 1
                marked = s.marks[site] != 0
                if fresh or marked:
                    put_marks(s, seat, site, out, marks)
                if fresh or marked or s.owner[site] != NOBODY:  # else nothing of it is somebody's
                    put_owner(s, seat, site, out, at, roads)
        touched &= BIT[len(s.owner)] - 1
        while touched != 0:
            news: i64 = lowest(touched)
            touched &= touched - 1
            if not turned:
                put_marks(s, seat, news, out, marks)
                put_owner(s, seat, news, out, at, roads)
            put_places(s, news, out, places)
        return places + 2 * cells * MOST_SLOTS

    def staying_fields(self, state: State) -> list[Field]:
        cells = cells_of_map(cast(CitiesState, state).land)
        return [
            Field("tile", "what each cell shows", (cells,), tuple(TILE_KINDS)),
            Field("product", "of each site", (cells,), ("none", *WEALTH)),
            Field("slots", "of each site, 0 without a site", (cells,)),
            Field("coast", "1 for sites on the seashore", (cells,)),
            Field("volcanic", "1 for sites beside a volcano", (cells,)),
            Field("leads_to", f"the first site along the path that leaves by a side: {_BY_CELL}",
                  (cells, tuple(SIDES))),
        ]  # fmt: skip

    def staying(self, state: State, out: vec[i16], at: i64) -> i64:
        land = cast(CitiesState, state).land
        cells: i64 = land.size
        sides: i64 = at + 5 * cells
        for i in range(cells):
            cell: i64 = i
            site: i64 = i64(land.site_at[cell])
            put(out, at, land.tiles.kinds[land.cells[cell]])
            if site != NOWHERE:
                put(out, at + cells, land.product_of(site) - NO_TYPE)
                put(out, at + 2 * cells, land.slots_on(site))
                put(out, at + 3 * cells, (land.coast >> site) & 1)
                put(out, at + 4 * cells, (land.volcanic >> site) & 1)
            at += 1
            for side in range(4):
                found: i64 = land.follow(cell, side) if land.has_exit(cell, side) else NOWHERE
                sides = put(out, sides, 0 if found == NOWHERE else land.cell_of(found) + 1)
        return sides


def cells_of_map(land: Land) -> Axis:
    return tuple(land.cell_name(cell) for cell in range(land.size))


def cell_plus_1(s: CitiesState, site: i64) -> i64:
    if site == NOWHERE:
        return 0
    return s.land.cell_of(site) + 1


def place_number(land: Land, place: i64) -> i64:
    """4 * cell + slot."""
    site: i64 = land.site_of(place)
    return land.cell_of(site) * MOST_SLOTS + place - land.first_place(site)


def put_stocks(s: CitiesState, seat: i64, out: vec[i16], at: i64, news: i64, turned: bool) -> i64:
    """Dice and supply, then what each king has; each only if there is news of it."""
    dice: i64 = len(s.dice)
    tokens: i64 = at + dice
    tiles: i64 = tokens + TYPES
    wealth: i64 = tiles + len(s.stock)
    pieces: i64 = wealth + s.players * TYPES
    points: i64 = pieces + s.players * (2 + KINDS)
    if news & DICE_NEWS:
        for i in range(dice):
            put(out, at + i, s.dice[i] - NO_DIE)
    if news & WEALTH_NEWS:
        put_all(out, tokens, s.supply)
    if turned or news & WEALTH_NEWS:
        put_turned(out, wealth, s.sheet, TYPES, seat)
    if news & PIECES_NEWS:
        put_all(out, tiles, s.stock)
    if turned or news & PIECES_NEWS:
        at = put_turned(out, pieces, s.large, 1, seat)
        at = put_turned(out, at, s.small, 1, seat)
        put_turned(out, at, s.count, KINDS, seat)
    if turned or news & POINTS_NEWS:
        put_turned(out, points, s.tally, len(SOURCES), seat)
    return points + s.players * len(SOURCES)


def put_cards(s: CitiesState, seat: i64, out: vec[i16], at: i64, news: bool) -> None:
    """BA-R72, DL-R42: a face is known where it lies open, and to those who have looked at it. So a
    card at which nobody has looked is the same for all, and written already unless there is news.
    """
    cards: i64 = s.players + 1
    first: i64 = s.laid - s.cards()
    for number in range(cards):
        up: i64 = (s.flipped >> number) & 1
        out[at + cards + number] = i16(up)
        place: i64 = len(s.deck)
        if s.laid > 0:
            place = first + number
        seen_at: i64 = at + 2 * cards + number * s.players
        if news or s.seen_by(place) != 0:
            put_card(s, seat, place, up == 1, out, at + number, seen_at)
    put_top(s, seat, out, at + cards * (2 + s.players), news)


def put_discard(s: CitiesState, out: vec[i16], at: i64) -> None:
    """How many cards of each face have been flipped."""
    put_zeros(out, at, len(s.box.cards.names))
    first: i64 = s.laid - s.cards()
    place: i64 = 0
    while place < s.laid:
        if place < first or (s.flipped >> (place - first)) & 1:
            out[at + s.face_at(place)] += 1
        place += 1


def put_top(s: CitiesState, seat: i64, out: vec[i16], at: i64, news: bool) -> None:
    """The cards on top of the deck, at which nobody has looked most of the time."""
    last: i64 = min(len(s.deck), s.laid + TOP_CARDS)
    anybody: i64 = int(s.over())
    for place in range(s.laid, last):
        anybody |= s.seen_by(place)
    if anybody == 0:
        if news:
            put_zeros(out, at, TOP_CARDS * (1 + s.players))
        return
    for number in range(TOP_CARDS):
        seen_at: i64 = at + TOP_CARDS + number * s.players
        put_card(s, seat, s.laid + number, False, out, at + number, seen_at)


def put_card(
    s: CitiesState, seat: i64, place: i64, up: bool, out: vec[i16], at: i64, seen_at: i64
) -> None:
    """A card of the deck: its face, and who has looked at it."""
    seen: i64 = 0
    face: i64 = 0
    if place < len(s.deck):
        seen = s.seen_by(place)
        if up or (seen >> seat) & 1 == 1 or s.over():
            face = s.face_at(place) + 1
    out[at] = i16(face)
    king: i64 = seat
    end: i64 = seen_at + s.players
    while seen_at < end:
        out[seen_at] = i16((seen >> king) & 1)
        seen_at += 1
        king += 1
        if king == s.players:
            king = 0


def put_plan(
    s: CitiesState, seat: i64, out: vec[i16], at: i64, numbers: i64, news: i64, before: i64
) -> None:
    """BA-R43, DL-R50: of a distribution the own plan, and who is ready."""
    if out[at] != 0 and (len(s.ready) == 0 or news & NEW_PLANS):
        put_zeros(out, at, s.players + 2 + 2 * numbers)
    if len(s.ready) == 0:
        return
    at = put(out, at, 1)
    at = put_turned(out, at, s.ready, 1, seat)
    hand: i64 = s.hand[seat]
    out[at] = 0
    if hand != NOWHERE:
        out[at] = i16(place_number(s.land, hand % len(s.built)) + 1)
    at += 1
    if before != BLANK and before != seat:
        for site in s.realm[before]:
            here: i64 = at + s.land.cell_of(site) * MOST_SLOTS
            put_zeros(out, here, MOST_SLOTS)
            put_zeros(out, here + numbers, MOST_SLOTS)
    for site in s.realm[seat]:
        put_goals(s, site, out, at, numbers)


def put_goals(s: CitiesState, site: i64, out: vec[i16], at: i64, numbers: i64) -> None:
    """Where the tokens of a city go; the second of two prisoners so many `numbers` later."""
    places: i64 = len(s.built)
    token: i64 = s.land.first_place(site)
    here: i64 = at + s.land.cell_of(site) * MOST_SLOTS
    end: i64 = here + s.land.slots_on(site)
    while here < end:
        out[here] = i16(goal_number(s, s.goal_of(token)))
        if places + token < len(s.goal):
            out[here + numbers] = i16(goal_number(s, s.goal_of(places + token)))
        here += 1
        token += 1


def goal_number(s: CitiesState, goal: i64) -> i64:
    if goal == NO_PLAN:
        return 0
    if goal < 0:
        return 1
    return place_number(s.land, goal) + 2


def put_owner(s: CitiesState, seat: i64, site: i64, out: vec[i16], at: i64, roads: i64) -> None:
    """Whose city a site is, and whose tokens may pass."""
    seats: i64 = s.players
    cell: i64 = s.land.cell_of(site)
    out[at + cell] = i16(counted_from(seat, s.owner[site], seats))
    end: i64 = roads + (cell + 1) * seats
    index: i64 = end - seat
    for passable in s.passable:
        if index == end:
            index -= seats
        out[index] = i16((passable >> site) & 1)
        index += 1


def put_marks(s: CitiesState, seat: i64, site: i64, out: vec[i16], marks: i64) -> None:
    """What markets have placed on a site."""
    on_site: i64 = s.marks[site]
    first: i64 = marks + s.land.cell_of(site) * s.players
    end: i64 = first + s.players
    index: i64 = end - seat
    for king in range(s.players):
        if index == end:
            index = first
        out[index] = i16((on_site >> (king * MARK_BITS)) & MARK_MASK)
        index += 1


def put_places(s: CitiesState, site: i64, out: vec[i16], at: i64) -> None:
    """What stands on the places of a site, and what lies on them."""
    land = s.land
    built = s.built
    held = s.held
    tokens: i64 = land.size * MOST_SLOTS
    place: i64 = land.first_place(site)
    index: i64 = at + land.cell_of(site) * MOST_SLOTS
    end: i64 = index + land.slots_on(site)
    while index < end:
        out[index] = i16(built[place])
        out[index + tokens] = i16(held[place])
        index += 1
        place += 1

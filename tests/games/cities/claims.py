"""What refusals of Balam and Dix-Huit Lapins claim, shown on the table itself.

Counted again in plain words: no function of the rules decides here, only the facts of a state.
Each game's own file (tests/refusals) adds its numbers and what only its table knows.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from ceiba.games.cities.answers import KEEP
from tests.games.cities.claim import BUILDINGS, LARGE, LEVELS, WEALTH, Claim
from tests.refusals.harness import Prover, by_name

# -- names ------------------------------------------------------------------------------------


def no_site(c: Claim) -> bool:
    return c.site() == -1


def no_such_slot(c: Claim) -> bool:
    there = c.site() != -1 and c.data["site"] == c.s.land.site_name(c.site())
    return there and c.data["slots"] == c.slots() < c.slot()


def second_slot(c: Claim) -> bool:
    first, ring = c.place(c.data["first"]), c.slots()
    start = c.s.land.first_place(c.site())
    follows = (first - start + 1) % ring == c.place() - start
    named = c.data["place"] == c.s.land.place_name(c.place())
    large = c.building(first) in LARGE and c.data["building"] == c.building(first)
    return follows and named and large and c.building(c.place()) == "second"


def no_building(c: Claim) -> bool:
    return c.building(c.place()) == "none" and c.data["site"] == c.s.land.site_name(c.site())


def no_token_there(c: Claim) -> bool:
    return c.token(c.place()) == ""


def not_your_token(c: Claim) -> bool:
    return c.token(c.place()) != "" and c.s.owner[c.site()] != c.seat


def not_your_city(c: Claim) -> bool:
    return c.s.owner[c.site()] != c.seat and c.data["site"] == c.s.land.site_name(c.site())


# -- a turn -----------------------------------------------------------------------------------


def no_wealth(c: Claim) -> bool:
    return c.total() == 0 and c.verb in ("build", "transform", "attack", "pass", "divine")


def your_city(c: Claim) -> bool:
    return c.s.owner[c.site()] == c.seat and c.refused.allowed(c.s, c.refused.action + 90)


def site_taken(c: Claim) -> bool:
    return c.data["seat"] in c.seats([c.s.owner[c.site()]]) and c.s.owner[c.site()] != c.seat


def no_pyramid_left(c: Claim) -> bool:
    return list(c.s.owner).count(c.seat) == 12


def site_too_dear(c: Claim) -> bool:
    price = c.site_price(c.site())
    told = c.data["price"] == price and c.data["wealth"] == c.total() <= price
    return told and c.then(c.given("maize", price + 1 - c.total()), "nothing-to-build")


def nothing_to_build(c: Claim) -> bool:
    left = c.total() - c.site_price(c.site())
    marks = c.marks_left() + c.marks_back(c.site())
    for building, (tokens, typed) in c.prices.items():
        payable = tokens + bool(typed) <= left and (not typed or c.wealth()[typed] > 0)
        possible = building != "market" or c.market_needs(c.site()) <= marks
        if payable and possible and c.stock(building) > 0:
            return False
    return left > 0


def no_garrison(c: Claim) -> bool:
    return c.s.owner[c.site()] == c.seat and c.levels(c.site()) == 0


def no_enemy_near(c: Claim) -> bool:
    owners = {c.s.owner[near] for near in c.s.land.near(c.site())}
    return c.levels(c.site()) > 0 and owners <= {c.seat, -1}


def no_such_card(c: Claim) -> bool:
    return c.data["cards"] == c.s.players + 1 < int(c.words[0])


def card_gone(c: Claim) -> bool:
    return c.data["card"] == int(c.words[0]) and c.s.flipped >> int(c.words[0]) - 1 & 1 == 1


def seen_already(c: Claim) -> bool:
    number = int(c.words[0])
    place = c.s.laid - c.s.players - 1 + number - 1
    is_down = c.s.flipped >> number - 1 & 1 == 0
    return c.data["card"] == number and is_down and c.s.seen[place] >> c.seat & 1 == 1


# -- building ---------------------------------------------------------------------------------


def nothing_changed(c: Claim) -> bool:
    return c.s.changes == 0


def just_built(c: Claim) -> bool:
    return c.building(c.place()) not in ("none", "second") and c.s.fresh >> c.slot() - 1 & 1 == 1


def slot_taken(c: Claim) -> bool:
    return c.building(c.place()) != "none" and c.data["place"] == c.s.land.place_name(c.place())


def no_adjacent_slot(c: Claim) -> bool:
    """The slot is free; the one after it on the ring is not, or there is none."""
    after, start = c.slot(), c.s.land.first_place(c.site())
    if after == 4:
        after = 0
    free_after = after < c.slots() and c.building(start + after) == "none"
    return c.data["building"] in LARGE and c.building(c.place()) == "none" and not free_after


def one_per_city(c: Claim) -> bool:
    return c.standing(c.site()).count(c.words[0]) >= c.data["limit"] == 1


def no_tile_left(c: Claim) -> bool:
    return c.data["building"] == c.words[0] and c.stock(c.words[0]) == 0


def too_few_marks(c: Claim) -> bool:
    needed = c.market_needs(c.site())
    told = c.data["needed"] == needed and c.data["left"] == c.marks_left()
    return c.words[0] == "market" and told and needed > c.marks_left()


def needs_wealth(c: Claim) -> bool:
    typed = c.prices[c.words[0]][1]
    none = c.wealth().get(typed) == 0 and c.data["wealth"] == typed
    return none and c.data["building"] == c.words[0]


def too_dear(c: Claim) -> bool:
    tokens, typed = c.prices[c.words[0]]
    if c.building(c.place()) == "garrison":
        tokens = 0  # improved
    cost, left = tokens + bool(typed), c.total() - c.s.owed
    told = c.data["cost"] == cost and c.data["left"] == left
    richer = c.given("maize", cost - left)
    others = ("one-per-city", "no-tile-left", "too-few-marks")
    return told and cost > left and c.then(richer, *others)


def none_held(c: Claim) -> bool:
    return c.wealth()[c.words[0]] == 0 and c.data["wealth"] == c.words[0]


# -- war --------------------------------------------------------------------------------------


def no_enemy_city(c: Claim) -> bool:
    return c.s.owner[c.site()] in (c.seat, -1)


def not_near(c: Claim) -> bool:
    enemy = c.s.owner[c.site()] not in (c.seat, -1)
    return enemy and c.site() not in c.s.land.near(c.s.war_from)


def too_many_levels(c: Claim) -> bool:
    return c.data["levels"] == c.levels(c.s.war_from) < int(c.words[0])


def levels_too_dear(c: Claim) -> bool:
    asked, price = int(c.words[0]), c.attack_price(int(c.words[0]))
    told = c.data["price"] == price and c.data["wealth"] == c.total() < price
    payable = c.attack_price(c.data["levels"]) <= c.total() < c.attack_price(c.data["levels"] + 1)
    return told and payable and asked <= c.levels(c.s.war_from)


def lose_garrison(c: Claim) -> bool:
    return c.site() != c.s.war_from or c.building(c.place()) not in LEVELS


def damage_left(c: Claim) -> bool:
    least = min(2 if name in LARGE else 1 for name in c.standing(c.s.war_to) if name != "none")
    return c.data["damage"] == c.s.damage >= least


def too_little_damage(c: Claim) -> bool:
    needed = 2 if c.building(c.place()) in LARGE else 1
    return c.data["needed"] == needed > c.data["damage"] == c.s.damage


def only_the_emptied_site(c: Claim) -> bool:
    emptied = c.site(c.data["site"])
    return c.words[0] != c.data["site"] and emptied == c.s.war_to and c.s.owner[emptied] == -1


# -- cards ------------------------------------------------------------------------------------


def none_in_supply(c: Claim) -> bool:
    return c.s.supply[WEALTH.index(c.words[0])] == 0 and c.data["wealth"] == c.words[0]


def no_part_payment(c: Claim) -> bool:
    _, face, left = c.task.args()
    return left < c.s.box.cards.tokens[face]


def not_from_there(c: Claim) -> bool:
    name = c.building(c.place())
    mine = c.token(c.place()) != "" and c.s.owner[c.site()] == c.seat
    return mine and name not in c.averts and c.data["building"] == name


def does_not_avert(c: Claim) -> bool:
    face, token = c.task.args()[1], c.token(c.place())
    asked = [WEALTH[n] for n in range(6) if c.s.box.cards.pay[face] >> n & 1]
    told = c.data["wealth"] == token and c.data["card"] == c.s.box.cards.names[face]
    return told and token != "" and token not in asked


def not_named(c: Claim) -> bool:
    name = c.building(c.place())
    taken = [BUILDINGS[kind] for kind in range(10) if c.task.args()[1] >> kind & 1]
    return c.s.owner[c.site()] == c.seat and name not in taken and c.data["building"] == name


# -- production and distribution --------------------------------------------------------------


def no_bare_village(c: Claim) -> bool:
    product = WEALTH[c.s.land.product_of(c.site())]
    places = [p for p in range(len(c.s.built)) if c.s.land.site_of(p) == c.site()]
    bare = [p for p in places if c.building(p) == "village" and c.token(p) == ""]
    return c.s.owner[c.site()] != c.seat or product != c.data["wealth"] or not bare


def hand(c: Claim) -> tuple[int, str]:
    """Where the token taken up lies, and its type."""
    place = c.s.hand[c.seat] % len(c.s.built)
    return place, c.token(place)


def sent_to(c: Claim, place: int) -> list[str]:
    """The types of the tokens planned to go to a place."""
    tokens = [n for n, goal in enumerate(c.s.goal) if goal == place]
    return [c.token(n % len(c.s.built)) for n in tokens]


def may_keep(c: Claim) -> bool:
    """What one is advised to do instead is allowed."""
    return c.refused.allowed(c.s, KEEP)


def lies_there_already(c: Claim) -> bool:
    return c.place() == hand(c)[0] and may_keep(c)


def no_use_there(c: Claim) -> bool:
    name = c.building(c.place())
    useless = name in ("village", "market", "observatory", "ball_court")
    return useless and c.data["building"] == name


def not_on_garrison(c: Claim) -> bool:
    wealth = hand(c)[1]
    garrison = c.building(c.place()) in LEVELS
    return garrison and c.data["wealth"] == wealth and not c.fits_on_garrison(wealth)


def holds_token(c: Claim) -> bool:
    """One is on its way there, or one lies there that does not leave."""
    place = c.place()
    stays = c.token(place) != "" and c.s.goal[place] == -1
    small = c.building(place) in ("reserve", *LEVELS)
    return small and (stays or len(sent_to(c, place)) == 1)


def has_enough(c: Claim) -> bool:
    coming, name, wealth = sent_to(c, c.place()), c.building(c.place()), hand(c)[1]
    if c.data["wealth"] != wealth or c.data["building"] != name:
        return False
    if name == "palace":
        return len(coming) == c.palace_room
    return name == "temple" and (len(coming) == 2 if c.temple_takes_equals else wealth in coming)


def place_promised(c: Claim) -> bool:
    place = hand(c)[0]
    return len(sent_to(c, place)) > 0 and c.data["place"] == c.s.land.place_name(place)


def spoils_anyway(c: Claim) -> bool:
    return c.building(hand(c)[0]) == "village" and may_keep(c)


def road_blocked(c: Claim) -> bool:
    """The one site named is closed, to this king and not to those named; opening it is enough."""
    site = c.site(c.data["site"])
    kings = [king for king in range(c.s.players) if c.may_pass(king, site)]
    told = c.data.get("seats", []) == c.seats(kings)
    start, goal = c.s.land.site_of(hand(c)[0]), c.site()
    clause = c.refused.refusal.clause == c.road_clause(site, start, goal)
    closed = c.seat not in kings
    return told and clause and closed and c.refused.allowed(c.opened([site]))


def roads_blocked(c: Claim) -> bool:
    """All are closed; opened together they are enough, and no fewer sites are."""
    sites = [c.site(name) for name in c.data["sites"]]
    closed = [n for n in range(len(c.s.owner)) if not c.may_pass(c.seat, n)]
    start, goal = c.s.land.site_of(hand(c)[0]), c.site()
    clause = c.refused.refusal.clause == c.road_clause(sites[0], start, goal)
    fewer = [c.opened(some) for some in combinations(closed, len(sites) - 1)]
    enough = c.refused.allowed(c.opened(sites)) and set(sites) <= set(closed)
    return clause and enough and not any(map(c.refused.allowed, fewer))


SHARED: list[Callable[[Any], bool]] = [
    *(no_site, no_such_slot, second_slot, no_building, no_token_there, not_your_token),
    *(not_your_city, no_wealth, your_city, site_taken, no_pyramid_left, site_too_dear),
    *(nothing_to_build, no_garrison, no_enemy_near, no_such_card, card_gone, seen_already),
    *(nothing_changed, just_built, slot_taken, no_adjacent_slot, no_tile_left, too_few_marks),
    *(needs_wealth, too_dear, none_held, no_enemy_city, not_near, too_many_levels),
    *(lose_garrison, damage_left, too_little_damage, only_the_emptied_site, none_in_supply),
    *(no_part_payment, not_from_there, does_not_avert, not_named, no_bare_village),
    *(lies_there_already, no_use_there, not_on_garrison, holds_token, has_enough),
    *(place_promised, spoils_anyway, road_blocked, roads_blocked),
]


def provers(claim: type[Claim], *own: Callable[[Any], bool]) -> dict[str, Prover]:
    """By key: the prover of that name, told in the words of one game."""

    def prover(shown: Callable[[Any], bool]) -> Prover:
        return lambda refused: shown(claim(refused))

    return {key: prover(shown) for key, shown in by_name(*SHARED, *own).items()}

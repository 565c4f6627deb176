"""What flipping a Katun card is worth to a king, known or not."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.cities.worth import Worth, buildings_on
from ceiba.bots.picking import LOWEST
from ceiba.bots.prices import Prices
from ceiba.games.cities.box import (
    CATASTROPHE,
    CENOTES,
    CHOOSE,
    EXPEDITION,
    FEAST,
    GAIN,
    MATCH,
    NO_CITIES,
    WEDDING,
)
from ceiba.games.cities.katun import doomed_cities, is_struck, standing
from ceiba.games.cities.land import sites_in
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import BALL_COURT, KINDS, MAIZE, PRISONER, TYPES

CENOTE_TOKEN: Final = 250
"""A token carried to a cenote."""
PAID_FIRST: Final[list[int]] = [500, 60, 0, 0, 50, 1000]
"""By type; shells and jade pay for ball courts and observatories."""


class Cards:
    """Prices of cards, from what the table looked at has to gain or to lose."""

    def __init__(self, worth: Worth, prices: Prices) -> None:
        self.worth = worth
        self.choosing: i64 = 100 + prices["card"][0]
        self.wedding: i64 = 100 + prices["card"][1]

    def card(self, s: CitiesState, seat: i64, face: i64) -> i64:
        effect: i64 = s.box.cards.effects[face]
        if effect == CATASTROPHE:
            return -self.harm(s, seat, face)
        if effect == GAIN:
            total: i64 = 0
            for wealth in s.box.cards.wealth[face]:
                total += self.worth.price + self.worth.wanted(s, seat, wealth)
            return total
        if effect == CHOOSE:
            chosen: i64 = self.worth.price * self.choosing // 100
            return max(chosen, 100 * s.box.cards.points[face])
        if effect == EXPEDITION:
            return self.worth.price * self.choosing // 100
        if effect == FEAST:
            return self.worth.price // 3
        if effect == WEDDING:
            return self.worth.price * self.wedding // 100
        if effect == MATCH:
            return self.match(s, seat)
        if effect == CENOTES:
            tokens: i64 = 0
            for wealth in range(TYPES):
                tokens += self.worth.stored[wealth]
            return min(tokens, len(s.land.cenotes)) * CENOTE_TOKEN
        return 0

    def match(self, s: CitiesState, seat: i64) -> i64:
        """Own points in a match now, less those of the best of the others."""
        best: i64 = 0
        own: i64 = 0
        for king in range(s.players):
            share: i64 = self.worth.match_share(s, king, s.buildings(king, BALL_COURT))
            points: i64 = share * s.cities(king)
            if king == seat:
                own = points
            elif points > best:
                best = points
        return own - best

    def harm(self, s: CitiesState, seat: i64, face: i64) -> i64:
        """What a catastrophe costs."""
        if not is_struck(s, seat, face):
            return 0
        lost: i64 = self.losses(s, seat, face)
        able: i64 = 0
        for wealth in range(TYPES):
            if (s.box.cards.pay[face] >> wealth) & 1:
                able += self.worth.stored[wealth]
        needed: i64 = s.box.cards.tokens[face]
        if able >= needed:
            wealth_paid: i64 = MAIZE if (s.box.cards.pay[face] >> MAIZE) & 1 else PRISONER
            lost = min(lost, needed * self.worth.token_kept(wealth_paid))
        return lost

    def losses(self, s: CitiesState, seat: i64, face: i64) -> i64:
        """What the buildings a catastrophe takes are worth."""
        total: i64 = 0
        if s.box.cards.cities[face] != NO_CITIES:
            for site in sites_in(doomed_cities(s, seat, face)):
                for place in buildings_on(s, site):
                    total += self.worth.building(s, s.kind_at(place))
            return total
        masks = s.box.cards.lost[face]
        for i in range(len(masks)):
            mask: i64 = masks[i]
            cheapest: i64 = -1
            for kind in range(1, KINDS):
                if (mask >> kind) & 1 and s.buildings(seat, kind) > 0:
                    worth: i64 = self.worth.building(s, kind)
                    if cheapest < 0 or worth < cheapest:
                        cheapest = worth
            if cheapest > 0:
                total += cheapest * min(s.box.cards.losses[face][i], standing(s, seat, mask))
        return total

    def unknown_card(self, s: CitiesState, seat: i64, card: i64) -> i64:
        """A card not looked at: the mean of those that can lie there."""
        piles = s.piles()
        if s.card(card) < len(piles.top):
            return self.mean(s, seat, piles.top)
        return self.mean(s, seat, piles.rest)

    def mean(self, s: CitiesState, seat: i64, faces: list[int], least: i64 = LOWEST) -> i64:
        """Every card counts for `least` at least. Equal faces lie side by side in the list."""
        total: i64 = 0
        last: i64 = -1
        worth: i64 = 0
        for face in faces:
            if face != last:
                last = face
                worth = max(least, self.card(s, seat, face))
            total += worth
        return total // len(faces)

    def spread(self, s: CitiesState, seat: i64) -> i64:
        """What seeing one card of the piles before choosing it or another is worth."""
        faces = s.piles().rest
        mean: i64 = self.mean(s, seat, faces)
        return self.mean(s, seat, faces, mean) - mean

    def pays_with(self, s: CitiesState, seat: i64, wealth: i64) -> i64:
        """How gladly a token is paid: what buys nothing else first, of the others the plenty."""
        return PAID_FIRST[wealth] + s.has(seat, wealth) * 20

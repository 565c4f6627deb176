"""What the bots think things are worth in Dix-Huit Lapins, in hundredths of points or percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # a token of king wealth, by the productions still to come
    "token": [100, 105, 120, 135, 150, 170, 195, 220, 245, 270, 290, 310],
    # what a building of each kind gives in a round, roughly
    "building": [110, 50, 200, 150, 60, 20, 60, 100, 70],
    # percent of what a building promises that it will live to give
    "safe": [85],
    # a token in a reserve or on a garrison: maize, any other
    "kept": [80, 150],
    # percent of the matches to come that count
    "matches": [75],
    # percent above the price of a token: choosing one, a wedding
    "card": [25, 50],
    # percent less for a site that a catastrophe may take
    "danger": [15],
    # for each own site next to a site; less for each garrison level of an enemy there
    "neighbour": [10],
    "exposed": [40],
    # a garrison: for each level of an enemy next to it; a round next to an enemy without defence
    "fear": [20],
    "raid": [60],
    # percent of an enemy's loss that counts as an own gain
    "spite": [60],
    # a prisoner on a garrison, above the price of a token
    "prisoner": [50],
    # what the first, the second and any further observatory bring in a round
    "insight": [50, 40, 15],
    # how much better than with one card one chooses, by the number of cards seen
    "sight": [100, 150, 180],
    # storing maize for each round that is left, other tokens
    "store": [90, 80],
}

"""What the bots think things are worth in Dix-Huit Lapins, in hundredths of points or percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # a token of king wealth, by the productions still to come
    "token": [103, 105, 164, 152, 143, 164, 214, 314, 295, 341, 315, 337],
    # what a building of each kind gives in a round, roughly
    "building": [105, 49, 187, 158, 61, 18, 53, 97, 64],
    # percent of what a building promises that it will live to give
    "safe": [178],
    # a token in a reserve or on a garrison: maize, any other
    "kept": [99, 161],
    # percent of the matches to come that count
    "matches": [82],
    # percent above the price of a token: choosing one, a wedding
    "card": [22, 44],
    # percent less for a site that a catastrophe may take
    "danger": [13],
    # for each own site next to a site; less for each garrison level of an enemy there
    "neighbour": [16],
    "exposed": [36],
    # a garrison: for each level of an enemy next to it; a round next to an enemy without defence
    "fear": [21],
    "raid": [93],
    # percent of an enemy's loss that counts as an own gain
    "spite": [51],
    # a prisoner on a garrison, above the price of a token
    "prisoner": [52],
    # what the first, the second and any further observatory bring in a round
    "insight": [41, 39, 14],
    # how much better than with one card one chooses, by the number of cards seen
    "sight": [99, 157, 178],
    # storing maize for each round that is left, other tokens
    "store": [89, 95],
}

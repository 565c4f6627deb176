"""What the bots think things are worth in Balam, in hundredths of points or in percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # a token of king wealth, by the productions still to come
    "token": [50, 76, 171, 157, 209, 242, 362, 565, 489, 416, 524, 321],
    # what a building of each kind gives in a round, roughly
    "building": [134, 59, 169, 214, 69, 22, 76, 110, 3],
    # percent of what a building promises that it will live to give
    "safe": [181],
    # a token in a reserve or on a garrison: maize, any other
    "kept": [77, 155],
    # percent of the matches to come that count
    "matches": [105],
    # percent above the price of a token: choosing one, a wedding
    "card": [27, 54],
    # percent less for a site that a catastrophe may take
    "danger": [14],
    # for each own site next to a site; less for each garrison level of an enemy there
    "neighbour": [12],
    "exposed": [41],
    # a garrison: for each level of an enemy next to it; a round next to an enemy without defence
    "fear": [22],
    "raid": [166],
    # percent of an enemy's loss that counts as an own gain
    "spite": [79],
    # a prisoner on a garrison
    "prisoner": [297],
    # what the observatories of the first and of the second bring in a round
    "insight": [269, 53],
    # storing maize for each round that is left, other tokens, obsidian at most and for each round
    "store": [34, 45, 219, 78],
    # an obsidian on a garrison; one spent in an attack and in a defence
    "obsidian": [112, 112, 91],
    # a point of damage dealt, and suffered
    "damage": [299, 209],
}

"""What the bots think things are worth in Balam, in hundredths of points or in percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # a token of king wealth, by the productions still to come
    "token": [50, 75, 115, 155, 190, 225, 260, 295, 320, 345, 360, 375],
    # what a building of each kind gives in a round, roughly
    "building": [110, 50, 150, 200, 60, 20, 60, 100, 0],
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
    # a prisoner on a garrison
    "prisoner": [260],
    # what the observatories of the first and of the second bring in a round
    "insight": [90, 30],
    # storing maize for each round that is left, other tokens, obsidian at most and for each round
    "store": [60, 60, 310, 90],
    # an obsidian on a garrison; one spent in an attack and in a defence
    "obsidian": [110, 110, 90],
    # a point of damage dealt, and suffered
    "damage": [300, 200],
}

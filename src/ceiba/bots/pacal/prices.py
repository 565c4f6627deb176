"""What the bots think things are worth in Pacal's Rocket, in hundredths of points or in percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # what a new pyramid is worth besides its storeys: a point for constellations, nearer the end
    "progress": [104],
    # a stone on the board where it is of no use yet
    "stone": [153],
    # a stone in the supply, by how many there are from 1 on: the last ones are for the own rocket
    "kept": [155, 45, 7],
    # percent of its even share that a seat may hope for in a district nobody has built in, and of
    # a district's value that one without storeys may hope for against others
    "open": [87],
    "late_comer": [10],
    # the chance to be first in a district in the end, early in the game, by the lead from -5 to 5
    "lead": [6, 6, 10, 16, 23, 38, 28, 62, 85, 108, 130],
    # how decisive a storey more at the water is early and late, in steps of the curve
    "water": [8, 15],
    # how much it counts that others lose what the seat gains, shared by them
    "denial": [115],
    # percent of what the next build brings that a move towards it counts
    "later": [60],
    # percent that a build loses if another waits already: there is one a turn
    "queue": [47],
    # percent of a stone's promise that counts in the rocket of another, and of that if its owner
    # has a stone there, and may build on it
    "lent": [36],
    "contested": [38],
    # percent of what can be built a turn later that counts now
    "foresight": [77],
    # hiding another's stone
    "cover": [44],
    # with moves worth less than this a token is thought of
    "poor": [576],
    # what a token is worth more than its points while the end is far
    "thrift": [106],
    # what it is worth to end the game in the lead; the double costs to end it behind
    "ahead": [263],
}

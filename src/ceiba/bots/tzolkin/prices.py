"""What the bots think things are worth in Tzolk'in, in hundredths of points or in percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # one corn, wood, stone, gold or skull, at the KNOTS of the days left
    "corn": [22, 24, 36, 44, 57, 62, 69, 58],
    "wood": [47, 46, 52, 58, 97, 131, 141, 202],
    "stone": [56, 52, 53, 62, 80, 111, 140, 141],
    "gold": [93, 111, 182, 248, 300, 421, 322, 305],
    "skull": [273, 289, 271, 434, 917, 891, 573, 631],
    # more for each of the first few corn, and a little more for those that follow
    "purse": [30],
    "reserve": [6],
    # what is lost for each corn that is missing on a food day
    "unfed": [305],
    # percent that a lack of corn matters less for each day before the food day
    "care": [3],
    # a corn saved on a food day, above its price
    "meal": [21],
    # what a worker earns in a day
    "day": [98],
    # what one more worker earns above its food, for each day until the last 8
    "hire": [25],
    # technologies over a whole game, from the first level to the third
    "agriculture": [189, 509, 568],
    "extraction": [145, 413, 568],
    "architecture": [66, 321, 549],
    "theology": [270, 584, 1070],
    # percent of what a monument on offer would give that counts already
    "hope": [6],
    # the chance of a temple's bonus long before it is given, by the lead from -2 to 2 steps
    "lead": [4, 20, 44, 78, 112],
    # playing first in the next round, and the choice of the advance
    "first": [39],
    # what begging costs beyond the step
    "begging": [377],
    # a worker kept back when others are placed
    "hold": [0],
    # what placing a worker a turn earlier is worth at most, in percent of a day
    "rush": [270],
    # how much less it hurts to give a resource away, for each there is
    "plenty": [8],
    # percent that counts of what cannot be paid yet, and of a worker waiting for its skull
    "later": [37],
    "no_skull": [14],
    # what burning a forest costs beyond the step
    "burning": [331],
    # a visit to the market, the right to build, any action of a gear
    "market": [30],
    "permit": [91],
    "action": [277],
    # percent of the second building that counts where two may be put up
    "second": [35],
    # percent of steps in temples that counts while they cannot be paid
    "steps_later": [51],
    # what a monument on offer may grow by in a day: types, tiles, workers, steps, levels, points,
    # fields, forests, mastery, skulls
    "growth": [12, 18, 9, 16, 18, 28, 14, 13, 9, 35],
}

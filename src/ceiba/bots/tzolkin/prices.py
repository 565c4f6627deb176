"""What the bots think things are worth in Tzolk'in, in hundredths of points or in percent."""

from typing import Final

from ceiba.bots.prices import Prices

PRICES: Final[Prices] = {
    # one corn, wood, stone, gold or skull, at the KNOTS of the days left
    "corn": [25, 30, 50, 72, 80, 90, 75, 65],
    "wood": [50, 45, 50, 55, 90, 118, 198, 270],
    "stone": [75, 70, 75, 90, 117, 144, 234, 288],
    "gold": [100, 105, 145, 210, 280, 325, 380, 450],
    "skull": [300, 325, 400, 580, 720, 750, 760, 700],
    # more for each of the first few corn, and a little more for those that follow
    "purse": [25],
    "reserve": [6],
    # what is lost for each corn that is missing on a food day
    "unfed": [150],
    # percent that a lack of corn matters less for each day before the food day
    "care": [5],
    # a corn saved on a food day, above its price
    "meal": [20],
    # what a worker earns in a day
    "day": [80],
    # what one more worker earns above its food, for each day until the last 8
    "hire": [35],
    # technologies over a whole game, from the first level to the third
    "agriculture": [300, 550, 750],
    "extraction": [180, 500, 650],
    "architecture": [80, 350, 600],
    "theology": [350, 700, 1200],
    # percent of what a monument on offer would give that counts already
    "hope": [8],
    # the chance of a temple's bonus long before it is given, by the lead from -2 to 2 steps
    "lead": [5, 20, 45, 75, 90],
    # playing first in the next round, and the choice of the advance
    "first": [30],
    # what begging costs beyond the step
    "begging": [250],
    # a worker kept back when others are placed
    "hold": [0],
    # what placing a worker a turn earlier is worth at most, in percent of a day
    "rush": [200],
    # how much less it hurts to give a resource away, for each there is
    "plenty": [8],
    # percent that counts of what cannot be paid yet, and of a worker waiting for its skull
    "later": [55],
    "no_skull": [15],
    # what burning a forest costs beyond the step
    "burning": [300],
    # a visit to the market, the right to build, any action of a gear
    "market": [30],
    "permit": [80],
    "action": [250],
    # percent of the second building that counts where two may be put up
    "second": [60],
    # percent of steps in temples that counts while they cannot be paid
    "steps_later": [80],
    # what a monument on offer may grow by in a day: types, tiles, workers, steps, levels, points,
    # fields, forests, mastery, skulls
    "growth": [15, 20, 10, 20, 20, 30, 15, 15, 10, 40],
}

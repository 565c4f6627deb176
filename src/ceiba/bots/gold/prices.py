"""What the bots think things are worth in Das Gold der Maya."""

from typing import Final

from ceiba.bots.prices import Prices

FEWEST: Final = 2
"""Players; where a price is told for each number of players this is the first."""

PRICES: Final[Prices] = {
    # a pearl at the start and at the end, in hundredths of points, by players: more than the one
    # point it scores, for who has more of them rules the auctions to come
    "pearl_first": [240, 200, 220],
    "pearl_last": [240, 100, 100],
    # how many times the even share of the purse per missing unit a piece may cost, by players
    "thrift": [16, 10, 10],
    # what a piece still to be bought will show in the end, in hundredths
    "future": [290],
    # the chance to complete a disc, on the logistic curve: by players; more for each piece still to
    # be sold; less for each unit that is missing, over the root of the pieces
    "completing": [1027, 2486, 2308],
    "lots": [56],
    "missing": [703],
    # the chance to get one of so many pieces of the one size that is missing, of ten thousand
    "fitting": [500, 6000, 7700, 8700, 9200, 9500],
    # the chance of a disc of one material: by material, by players, by the units that are missing,
    # by these over the root of the pieces that would do
    "one_material": [2664, 1500, 1981, 2698, -1340],
    "one_material_players": [0, 646, 409],
    "one_material_units": [244],
    "one_material_missing": [1536],
}

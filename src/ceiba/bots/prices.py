"""Prices: the numbers of a judgement, by name, one table for each game (`bots/<game>/prices.py`).

What a sensible player goes by stands apart from what is reckoned with it, so that a machine can
find better numbers (`python -m tools.tune`). An evaluation takes what it needs when it is made.
"""

Prices = dict[str, list[int]]

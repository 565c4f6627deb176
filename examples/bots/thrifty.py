"""A bot in lines: for every question on its input, a line of JSON, it writes one answer.

ceiba arena gold --bots greedy "run:python3 examples/bots/thrifty.py"
"""

import json
import sys


def choose(asked: dict) -> str:
    """Bids little, lays out whatever it may, and otherwise takes the first answer there is."""
    bids = [option for option in asked["options"] if option.startswith("bid ")]
    if bids:
        own = asked["view"]["players"]["ABCDE".index(asked["seat"])]
        return f"bid {min(own['pearls'] // 4, len(bids) - 1)}"
    lays = [option for option in asked["options"] if option.startswith("lay ")]
    return (lays or asked["options"])[0]


for line in sys.stdin:
    print(choose(json.loads(line)), flush=True)

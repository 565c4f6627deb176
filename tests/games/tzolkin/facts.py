"""What is in the box, written out by hand from the specification: the tests compare with this.

Buildings: period, type, cost, and what building them changes. Costs and gains are short texts:
"2w 1s" is two wood and one stone (w wood, s stone, g gold, c corn, k skulls).
"""

from typing import NamedTuple

LETTERS = {"c": "corn", "w": "wood", "s": "stone", "g": "gold", "k": "skull"}


def things(text: str) -> dict[str, int]:
    """
    >>> things("2w 1s")
    {'wood': 2, 'stone': 1}
    """
    return {LETTERS[word[-1]]: int(word[:-1]) for word in text.split()}


class Building(NamedTuple):
    period: int
    type: str
    cost: str
    gain: str = ""
    steps: tuple[int, int, int] = (0, 0, 0)
    levels: tuple[int, int, int, int] = (0, 0, 0, 0)
    points: int = 0
    workers: int = 0
    asks: str = ""
    """A choice it asks for: a temple, a track, two tracks, another building, the market …"""


BUILDINGS = {
    "small_farm_a": Building(1, "farm", "1w"),
    "small_farm_b": Building(1, "farm", "1w"),
    "small_farm_c": Building(1, "farm", "1w"),
    "communal_farm_a": Building(1, "farm", "4w"),
    "communal_farm_b": Building(1, "farm", "4w"),
    "tomb_of_brown_and_yellow": Building(1, "funerary", "2w 1s", steps=(1, 1, 0)),
    "tomb_of_brown_and_green": Building(1, "funerary", "1w 2s", steps=(1, 0, 1)),
    "tomb_of_the_builder": Building(1, "funerary", "1w 1g", asks="temple"),
    "agriculture_school": Building(1, "civil", "2w", levels=(1, 0, 0, 0)),
    "agriculture_school_with_stone": Building(1, "civil", "3w", "1s", levels=(1, 0, 0, 0)),
    "extraction_school_with_corn": Building(1, "civil", "1w 1s", "1c", levels=(0, 1, 0, 0)),
    "extraction_school_with_gold": Building(1, "civil", "2w 1s", "1g", levels=(0, 1, 0, 0)),
    "architecture_shrine": Building(1, "sacred", "1g", levels=(0, 0, 1, 0)),
    "theology_shrine_with_green": Building(
        1, "sacred", "1s 1g", steps=(0, 0, 1), levels=(0, 0, 0, 1)
    ),
    "large_farm_a": Building(2, "farm", "2w"),
    "large_farm_b": Building(2, "farm", "2w"),
    "large_farm_c": Building(2, "farm", "2w"),
    "tomb_of_the_merchant": Building(2, "funerary", "3s", points=6),
    "tomb_of_the_worker": Building(2, "funerary", "1w 1s 1g", points=6, workers=1),
    "tomb_of_the_ruler": Building(2, "funerary", "1w 2g", points=8),
    "tomb_of_the_free_action": Building(2, "funerary", "2w 1s 1g", points=2),
    "tomb_of_the_three_gods": Building(2, "funerary", "1w 2s 1g", steps=(1, 1, 1), points=3),
    "academy_with_stone": Building(2, "civil", "3w", "1s", asks="track"),
    "academy_with_gold": Building(2, "civil", "2w 1s", "1g", asks="track"),
    "academy_with_corn": Building(2, "civil", "3w 1s", "6c", asks="track"),
    "academy_with_skull": Building(2, "civil", "2w 2s", "1k", asks="track"),
    "great_shrine_of_brown": Building(2, "sacred", "2s", steps=(2, 0, 0), points=2),
    "great_shrine_of_green": Building(2, "sacred", "2g", steps=(0, 0, 2), points=3),
    "great_shrine_of_yellow": Building(2, "sacred", "3g", steps=(0, 2, 0), points=4),
    "shrine_of_the_architect": Building(2, "sacred", "1s 1g", levels=(0, 0, 1, 0), points=3),
    "shrine_of_the_theologian": Building(
        2, "sacred", "2s 1g", steps=(1, 0, 1), levels=(0, 0, 0, 1)
    ),
    "shrine_of_wisdom": Building(2, "sacred", "1s 2g", asks="tracks"),
}

MONUMENTS = {
    "funerary": ("funerary", "3w 2s 1g"),
    "construction": ("funerary", "1w 3s 2g"),
    "corn_harvest": ("funerary", "1w 1s 4g"),
    "wood_harvest": ("funerary", "1w 4g"),
    "all_monuments": ("funerary", "2w 2s 2g"),
    "civil": ("civil", "2w 3s 1g"),
    "mastered_technologies": ("civil", "1w 1s 3g"),
    "technology_levels": ("civil", "2w 1s 3g"),
    "workers": ("civil", "3w 3g"),
    "sacred": ("sacred", "2s 3g"),
    "temple_points": ("sacred", "4s 3g"),
    "temple_steps": ("sacred", "3s 3g"),
    "crystal_skulls": ("sacred", "4g 1k"),
}
"""Type and cost."""


class Wealth(NamedTuple):
    gear: str
    space: int
    gain: str = ""
    temple: str = ""
    track: str = ""
    workers: int = 0
    feeds: int = 0


WEALTH = {
    "palenque_1": Wealth("palenque", 1, "3c", "quetzalcoatl", "agriculture"),
    "palenque_3": Wealth("palenque", 3, "5c 1g", "quetzalcoatl"),
    "palenque_5": Wealth("palenque", 5, "1s 1g", track="agriculture"),
    "palenque_7": Wealth("palenque", 7, "9c 1s"),
    "yaxchilan_1": Wealth("yaxchilan", 1, "1w", "kukulcan", "extraction"),
    "yaxchilan_3": Wealth("yaxchilan", 3, "2c 2w", "kukulcan"),
    "yaxchilan_5": Wealth("yaxchilan", 5, "4c 1w", track="extraction"),
    "yaxchilan_7": Wealth("yaxchilan", 7, "3c 2w 1s"),
    "tikal_1": Wealth("tikal", 1, "2c", "chaac", "architecture"),
    "tikal_3": Wealth("tikal", 3, "6c 2s"),
    "tikal_5": Wealth("tikal", 5, "3c 1g", track="architecture"),
    "tikal_7": Wealth("tikal", 7, "6c 1w 1s"),
    "uxmal_1": Wealth("uxmal", 1, "5c 1s", "chaac"),
    "uxmal_3": Wealth("uxmal", 3, "3c 1w", feeds=1),
    "uxmal_5": Wealth("uxmal", 5, workers=1),
    "uxmal_7": Wealth("uxmal", 7, "8c 1g"),
    "chichen_itza_0": Wealth("chichen_itza", 0, "4c 1w 1k"),
    "chichen_itza_3": Wealth("chichen_itza", 3, "5c 1s", track="theology"),
    "chichen_itza_5": Wealth("chichen_itza", 5, "4c 3w"),
    "chichen_itza_7": Wealth("chichen_itza", 7, "2c 2w", track="theology"),
    "chichen_itza_10": Wealth("chichen_itza", 10, "7c 2w"),
}

STEP_POINTS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
"""From the bottom step up."""

STEP_REWARDS = {
    "chaac": {2: "stone", 6: "stone"},
    "quetzalcoatl": {2: "gold", 6: "gold"},
    "kukulcan": {1: "wood", 5: "wood", 7: "skull"},
}
"""By the points of the step."""

BONUS = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulcan": (4, 4)}
"""For the highest player, at the end of periods 1 and 2."""

CHICHEN_ITZA = {
    1: (4, "chaac", 0),
    2: (5, "chaac", 0),
    3: (6, "chaac", 0),
    4: (7, "kukulcan", 0),
    5: (8, "kukulcan", 0),
    6: (8, "kukulcan", 1),
    7: (10, "quetzalcoatl", 0),
    8: (11, "quetzalcoatl", 1),
    9: (13, "quetzalcoatl", 1),
}
"""Points, temple, resources of choice."""

"""The names that views and positions use, as types: the client knows them, too."""

from typing import Literal

Material = Literal["corn", "wood", "stone", "gold", "skull"]
GearName = Literal["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
Temple = Literal["chaac", "quetzalcoatl", "kukulcan"]
Track = Literal["agriculture", "extraction", "architecture", "theology"]

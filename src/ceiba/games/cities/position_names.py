"""Sites and slots of a board by their names, for positions."""

from typing import Annotated

from msgspec import Meta

from ceiba.core.errors import BadPosition
from ceiba.games.cities.state import CitiesState
from ceiba.games.cities.things import NOWHERE
from ceiba.games.cities.words import CELL_NAMES, PLACE_NAMES

Name = Annotated[str, Meta(max_length=30)]


def site_named(s: CitiesState, name: str, what: str) -> int:
    """A site of this map, in either case."""
    if name.upper() in CELL_NAMES:
        site = s.land.site_named(CELL_NAMES.index(name.upper()))
        if site != NOWHERE:
            return site
    sites = ", ".join(s.land.site_name(site) for site in range(len(s.owner)))
    raise BadPosition(f"{what}: {name!r} is no site of this board; there are {sites}")


def place_named(s: CitiesState, name: str, what: str) -> int:
    """A slot of this map, in either case."""
    if name.upper() in PLACE_NAMES:
        place = s.land.place_named(PLACE_NAMES.index(name.upper()))
        if place != NOWHERE:
            return place
    raise BadPosition(f"{what}: {name!r} is no slot of this board")

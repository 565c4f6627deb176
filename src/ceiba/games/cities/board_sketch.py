"""A board as a sketch, to be laid with tiles instead of written.

Tiles that are printed alike are one kind: which of them lies where makes no difference.
"""

from collections import defaultdict

from ceiba.core.sketch import Kind, Sketch
from ceiba.core.value import Thing
from ceiba.games.cities.land import SIDES, TILE_KINDS, Land, Tiles
from ceiba.games.cities.things import NO_TYPE, WEALTH


def sketch_of(land: Land) -> Sketch:
    alike = _alike(land.tiles)
    kind_of = {tile: group[0] for group in alike for tile in group}
    kinds = [_kind(land.tiles, group) for group in alike]
    turning = {kind.id: kind.turns for kind in kinds}
    cells = [land.tiles.names[kind_of[tile]] for tile in land.cells]
    return Sketch(
        columns=int(land.columns),
        rows=int(land.rows),
        cells=cells,
        turns=[turn if turning[kind] else 0 for kind, turn in zip(cells, land.turns, strict=True)],
        kinds=kinds,
    )


def redrawn(tiles: Tiles, sketch: Sketch) -> str:
    """The board as one would lay it by hand; the last of a kind twice where there are too few."""
    left = {tiles.names[group[0]]: [tiles.names[tile] for tile in group] for group in _alike(tiles)}
    turning = {kind.id: kind.turns for kind in sketch.kinds}
    words = []
    for kind, turn in zip(sketch.cells, sketch.turns, strict=True):
        names = left.get(kind, [kind])
        name = names.pop(0) if len(names) > 1 else names[0]
        words.append(f"{name}/{turn * 90}" if turn and turning[kind] else name)
    starts = range(0, len(words), sketch.columns)
    return "; ".join(" ".join(words[at : at + sketch.columns]) for at in starts)


def _alike(tiles: Tiles) -> list[list[int]]:
    groups: dict[tuple[int, int, int, str, str], list[int]] = defaultdict(list)
    for tile, kind in enumerate(tiles.kinds):
        roads = f"{tiles.exits[tile]}", f"{tiles.links[tile]}"
        groups[(kind, tiles.products[tile], tiles.slots[tile], *roads)].append(tile)
    return list(groups.values())


def _kind(tiles: Tiles, group: list[int]) -> Kind:
    tile = group[0]
    product = tiles.products[tile]
    site = product != NO_TYPE and TILE_KINDS[tiles.kinds[tile]] != "sea"
    roads = _roads(tiles, tile)
    return Kind(
        tiles.names[tile],
        Thing(WEALTH[product] if site else TILE_KINDS[tiles.kinds[tile]]),
        number=tiles.slots[tile],
        most=len(group),
        roads=roads,
        turns=sorted(roads) not in (sorted(SIDES), ["EW", "NS"]),
    )


def _roads(tiles: Tiles, tile: int) -> list[str]:
    if tiles.has_site(tile):
        return [side for number, side in enumerate(SIDES) if tiles.exits[tile][number]]
    links = tiles.links[tile]
    return [f"{SIDES[one]}{SIDES[to]}" for one, to in enumerate(links) if one < to]

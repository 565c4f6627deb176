"""The table in lines of text, made from a view."""

from collections.abc import Sequence

from ceiba.core.seats import letter
from ceiba.games.cities.view import CitiesView, SiteView
from ceiba.text import Texts


def picture(view: CitiesView, texts: Texts, names: Sequence[str]) -> str:
    """The map as a grid, what stands in each city, the round's cards, and the kings."""

    def name(word: str) -> str:
        return texts.say(f"name-{word}")

    lines = [
        texts.say(
            "picture-round",
            {"round": view.round, "matches": view.matches_flipped, "target": view.target},
        )
    ]
    lines += _grid(view)
    for site in view.sites:
        if site.owner is not None:
            lines.append(f"  {site.site} {letter(site.owner)}  {_buildings(site, texts)}")
    cards = [name(card.face) if card.face else "?" for card in view.cards]
    lines.append("  " + "   ".join(cards))
    for seat, player in enumerate(view.players):
        who = names[seat] if seat < len(names) else letter(seat)
        mark = "*" if seat == view.seat else " "
        wealth = [f"{name(word)} {count}" for word, count in player.wealth.items() if count]
        lines.append(f"{mark} {who}  {player.points}  {' · '.join(wealth) or '-'}")
    return "\n".join(lines)


def _grid(view: CitiesView) -> list[str]:
    """``mA4``: product, owner, slots; a dot where there is no site."""
    sites = {site.site: site for site in view.sites}
    rows = []
    for row in range(view.map.rows):
        tiles = view.map.tiles[row * view.map.columns : (row + 1) * view.map.columns]
        cells = [_cell(sites.get(tile.cell), tile.kind) for tile in tiles]
        rows.append(f"  {row + 1:>2} " + " ".join(cells))
    head = " ".join(f"{chr(ord('A') + column):^3}" for column in range(view.map.columns))
    return [f"     {head}", *rows]


def _cell(site: SiteView | None, kind: str) -> str:
    if site is None:
        return {"volcano": " ^ ", "cenote": " o "}.get(kind, " . ")
    owner = "-" if site.owner is None else letter(site.owner)
    return f"{site.product[0]}{owner}{len(site.places)}"


def _buildings(site: SiteView, texts: Texts) -> str:
    parts = []
    for place in site.places:
        if place.building is not None and not place.second:
            held = "".join(f" ({texts.say(f'name-{token}')})" for token in place.tokens)
            parts.append(texts.say(f"name-{place.building}") + held)
    return ", ".join(parts)

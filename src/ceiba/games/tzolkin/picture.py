"""The table in lines of text, made from a view."""

from collections.abc import Sequence

from ceiba.core.seats import letter
from ceiba.games.tzolkin.gears import GearView
from ceiba.games.tzolkin.tables import CALENDAR_TEETH
from ceiba.games.tzolkin.view import PlayerView, TzolkinView
from ceiba.text import Texts


def picture(view: TzolkinView, texts: Texts, names: Sequence[str]) -> str:
    def name(word: str) -> str:
        return texts.say(f"name-{word}")

    # the last turn of the calendar, after the fourth food day, goes beyond the great gear's teeth
    tooth = min(view.tooth, CALENDAR_TEETH)
    lines = [
        texts.say(
            "picture-calendar",
            {"tooth": tooth, "day": view.food_days_held + 1, "corn": view.teeth_corn},
        )
    ]
    lines += [f"  {name(gear.name):14} {_gear(gear)}" for gear in view.gears]
    lines.append("  " + "   ".join(f"{name(tile)}" if tile else "-" for tile in view.buildings))
    lines.append("  " + "   ".join(name(tile) for tile in view.monuments))
    for seat, player in enumerate(view.players):
        who = names[seat] if seat < len(names) else letter(seat)
        mark = "*" if seat == view.seat else " "
        lines.append(f"{mark} {who}  {player.points:g}  {_things(player, texts)}")
    if view.dealt:
        lines.append("  " + "   ".join(name(tile) for tile in view.dealt))
    return "\n".join(lines)


def _gear(gear: GearView) -> str:
    """``0. 1A 2. 3n``: numbered spaces with who stands there."""
    return " ".join(
        f"{space}{_worker(worker)}" for space, worker in enumerate(gear.spaces[: gear.last + 1])
    )


def _worker(worker: int | None) -> str:
    if worker is None:
        return "."
    return "n" if worker < 0 else letter(worker)


def _things(player: PlayerView, texts: Texts) -> str:
    parts = [f"{texts.say(f'name-{m}')} {n}" for m, n in player.materials.items()]
    parts += [f"{texts.say(f'name-{t}')} {n}" for t, n in player.temples.items()]
    parts += [f"{texts.say(f'name-{t}')} {n}" for t, n in player.technologies.items()]
    return " · ".join(parts)

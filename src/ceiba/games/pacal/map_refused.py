"""Why a map is refused (PR-R64): where it is wrong, for whoever wrote it.

Fields are named by their way from the outside in, entries of lists counted from 1:
``districts.list[#5].value``.
"""

import re
from typing import Final

import msgspec

from ceiba.core.errors import BadOption
from ceiba.core.game import QUOTED

OPTION: Final = "map"
CLAUSE: Final = "PR-R64"


def bad_map(key: str, data: dict[str, int | str]) -> BadOption:
    return BadOption("pacal", OPTION, CLAUSE, key, data)


def quoted(text: str) -> str:
    """What somebody wrote, short, with what cannot be seen spelled out."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text[:QUOTED])


def not_json(text: str, problem: msgspec.DecodeError | UnicodeEncodeError) -> BadOption:
    """The line and column where a text stops being JSON."""
    if isinstance(problem, UnicodeEncodeError):
        before, detail = text[: problem.start], "invalid character"
    else:
        found = re.fullmatch(r"JSON is malformed: (.*) \(byte (\d+)\)", str(problem))
        if found is None:
            line, column = _after(text)
            return bad_map("map-cut-short", {"line": line, "column": column})
        before, detail = text.encode()[: int(found[2])].decode(errors="ignore"), found[1]
    line, column = _after(before)
    fault = re.sub(r"[^a-z]+", "-", detail).strip("-")
    return bad_map("map-syntax", {"line": line, "column": column, "fault": fault, "detail": detail})


def _after(text: str) -> tuple[int, int]:
    """The line and column of what comes next."""
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def not_a_map(problem: msgspec.ValidationError) -> BadOption:
    """The field that is not as `map_file.Map` says."""
    what, _, path = str(problem).partition(" - at ")
    field = path.strip("`").removeprefix("$").removeprefix(".")
    field = re.sub(r"\[(\d+)\]", lambda index: f"[#{int(index[1]) + 1}]", field)
    missing = re.fullmatch(r"Object missing required field `(\w+)`", what)
    if missing is not None:
        way = f"{field}.{missing[1]}" if field else missing[1]
        return bad_map("map-field-missing", {"field": way})
    kinds = re.fullmatch(r"Expected `(\w+)(?: \| null)?`, got `(\w+)`", what)
    if kinds is None:
        return bad_map("map-field-wrong", {"field": field, "detail": what})
    if not field:
        return bad_map("map-no-object", {"got": kinds[2]})
    return bad_map("map-field-kind", {"field": field, "expected": kinds[1], "got": kinds[2]})

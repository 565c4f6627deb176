"""docs/reference is up to date, and what games really say and write fits its schemas."""

import json
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from ceiba.core.seed import seeded
from ceiba.games import KNOWN
from tests.conformance.tables import any_game, listeners
from tests.fuzz.attempts import any_table
from tools.reference import TARGET, main

LOOKS = 12
"""Moments of a game that are looked at."""


@cache
def validator(slug: str, name: str) -> Any:
    schema = json.loads((TARGET / f"{slug}.schema.json").read_text("utf-8"))
    return jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"})


def fits(slug: str, name: str, value: Any) -> None:
    validator(slug, name).validate(msgspec.to_builtins(value))


def test_the_pages_are_what_the_types_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("slug", KNOWN)
def test_real_games_fit_the_schema(slug: str) -> None:
    match = any_table(KNOWN[slug], seeded(f"schema {slug}"))
    for step, _ in enumerate(any_game(match)):
        if step % (1 + match.seq // LOOKS) == 0:
            look(slug, match)
    look(slug, match)
    for who in listeners(match.players):
        for told in match.events(who):
            fits(slug, "EventTold", told)


def look(slug: str, match: Any) -> None:
    for who in listeners(match.players):
        fits(slug, "View", match.view(who))
        decision = None if who is None else match.decision(who)
        if decision is not None:
            fits(slug, "Decision", decision)
    if KNOWN[slug].position_type is not None:
        fits(slug, "Position", match.position())


def test_what_does_not_fit_is_refused() -> None:
    match = any_table(KNOWN["gold"], seeded("schema"))
    with pytest.raises(jsonschema_rs.ValidationError):
        fits("gold", "Position", {**match.position(), "pearls": [10**25, 3]})
    with pytest.raises(jsonschema_rs.ValidationError):
        fits("gold", "EventTold", {"seq": 1, "event": {"kind": "bribed", "clause": ""}})

"""State: clones are independent, every field counts, positions and logs bring it back."""

import json
from typing import Any

import pytest
from librt.vecs import append, vec

import ceiba
from ceiba.core import position
from ceiba.core.rng import Rng
from ceiba.core.seed import seeded
from ceiba.core.state import EVERYWHERE, State
from ceiba.games import KNOWN
from tests.conformance.tables import Table, any_game, as_json, every_table, listeners, positions
from tests.testkit.share import ONE_IN

NO_FACTS = {"known_options": None, "foreseeing": False, "touched": EVERYWHERE, "news": EVERYWHERE}
"""What is found anew, and how a copy is looked at: none is part of the table. A clone begins so."""


def play_on(state: State, answers: int, picks: Rng) -> None:
    """That many random answers, or to the end."""
    for _ in range(answers):
        if state.over():
            return
        options = state.options(state.decider())
        state.apply(state.decider(), options[picks.below(len(options))], None)


def fields(state: State) -> list[str]:
    """The names of all fields, interpreted or compiled."""
    names: set[str] = set(getattr(state, "__dict__", {}))
    for kind in type(state).__mro__:
        names.update(n for n in getattr(kind, "__mypyc_attrs__", ()) if not n.startswith("__"))
    return sorted(names)


def changed(value: Any) -> Any:
    """Another value of the same shape."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, Rng):
        return Rng(*[word ^ 1 for word in value.words()])
    if isinstance(value, vec):
        return append(value[:-1], value[-1] ^ 1) if len(value) else None
    if isinstance(value, list):
        if value and isinstance(value[-1], list):
            return [*value[:-1], [*value[-1], 0]]
        return [*value[:-1], changed(value[-1])] if value and isinstance(value[-1], int) else None
    return None


@every_table
def test_a_clone_is_equal_and_independent(table: Table) -> None:
    for number, match in enumerate(positions(table, every=3)):
        words = match.state.words()
        clone = match.state.clone()
        assert clone.words() == words
        assert clone.fingerprint() == match.state.fingerprint()
        play_on(clone, 8, seeded(f"clone{number}"))
        assert match.state.words() == words  # the clone went its own way

        original = match.state.clone()
        kept = original.clone()
        play_on(original, 8, seeded(f"original{number}"))
        assert kept.words() == words  # and so did the original


@every_table
def test_a_clone_continues_the_same(table: Table) -> None:
    for number, match in enumerate(positions(table, every=7)):
        one, two = match.state.clone(), match.state.clone()
        play_on(one, 30, seeded(f"same{number}"))
        play_on(two, 30, seeded(f"same{number}"))
        assert one.words() == two.words()


@every_table
def test_every_field_is_cloned_and_a_fact_or_exempted_by_name(table: Table) -> None:
    """Changing any field changes `words()`; checked where the field can be changed in shape."""
    exempt = {*table.adapter.not_facts, *NO_FACTS}
    proven: set[str] = set()
    names = fields(table.match().state)
    assert {"agenda", "players", "reveals", "rng"} <= set(names)
    for match in positions(table):
        for name in names:
            state = match.state.clone()
            other = changed(getattr(state, name))
            if name == "agenda" and len(state.agenda) > 1:
                other = state.agenda[1:]
            if other is None or name in proven:
                continue
            if name == "players":  # rows of facts depend on it: compare the envelope only
                assert state.words()[0] == match.state.players
                proven.add(name)
                continue
            setattr(state, name, other)
            assert (state.words() != match.state.words()) == (name not in exempt), name
            assert name in (*NO_FACTS, "rng") or getattr(state.clone(), name) == other, name
            proven.add(name)
    assert proven | exempt == set(names), "never changed in a whole game"
    assert exempt <= set(names)


@every_table
def test_no_list_is_shared_with_a_clone(table: Table) -> None:
    for match in positions(table, every=9):
        clone = match.state.clone()
        for name in fields(match.state):
            mine, its = getattr(match.state, name), getattr(clone, name)
            if name in NO_FACTS:
                assert its == NO_FACTS[name]
            elif isinstance(mine, list | vec):
                assert mine is not its, name
                for a, b in zip(mine, its, strict=True):
                    assert not (isinstance(a, list) and a is b), name
        assert clone.rng is not match.state.rng


@every_table
def test_saved_and_loaded_at_every_step(table: Table) -> None:
    game = KNOWN[table.game]
    for number, match in enumerate(positions(table)):
        saved = json.dumps(match.position())
        state = position.load(game, json.loads(saved), "whatever")
        assert state.words() == match.state.words()
        assert json.dumps(position.dump(game, state)) == saved
        if number % 10 == 0:
            expected = match.state.clone()
            play_on(state, 40, seeded(f"on{number}"))
            play_on(expected, 40, seeded(f"on{number}"))
            assert state.words() == expected.words()


@every_table
def test_a_match_goes_on_from_a_saved_position(table: Table) -> None:
    for match in positions(table, every=17):
        again = ceiba.set_up(match.position())
        assert again.waiting == match.waiting
        for listener in listeners(table.players):
            assert as_json(again.view(listener)) == as_json(match.view(listener))
        for seat in range(table.players):
            assert again.options_for(seat) == match.options_for(seat)


@every_table
def test_a_log_replays_to_the_same_table(table: Table) -> None:
    match = table.match()
    for _ in any_game(match):
        if match.seq % (13 * ONE_IN) == 0:
            again = ceiba.replay(match.log().text())
            assert again.state.words() == match.state.words()
    again = ceiba.replay(match.log().text())
    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.outcome() == match.outcome()
    for listener in listeners(table.players):
        assert again.events(listener) == match.events(listener)


@every_table
def test_a_log_survives_the_way_through_text(table: Table) -> None:
    for match in positions(table, every=25):
        log = match.log()
        assert ceiba.parse_log(log.text()) == log
        assert ceiba.parse_log(log.text().replace("\n", "\r\n")) == log
        from_here = ceiba.set_up(match.position(), seed="later")
        assert ceiba.parse_log(from_here.log().text()) == from_here.log()
        assert ceiba.replay(from_here.log()).state.words() == from_here.state.words()


@every_table
def test_fingerprints_tell_positions_apart(table: Table) -> None:
    seen: dict[str, list[int]] = {}
    for seed in ("a", "b"):
        match = table.match(seed)
        for _ in any_game(match):
            words = match.state.words()
            assert seen.setdefault(match.state.fingerprint(), words) == words
    assert len(seen) > 100


@pytest.mark.parametrize("slug", KNOWN)
def test_an_answer_has_one_number_and_one_text(slug: str) -> None:
    vocabulary = KNOWN[slug].vocabulary
    texts = [vocabulary.text(action) for action in range(len(vocabulary))]
    assert len({text.casefold() for text in texts}) == len(texts)
    for action, text in enumerate(texts):
        assert vocabulary.parse(text) == action
        assert vocabulary.parse(f"  {text.upper()}  ") == action
        words = text.split()
        # Where two answers begin alike, the last word tells them apart.
        assert vocabulary.verb(action) in (words[0], f"{words[0]}_{words[-1]}")

"""From a seed to a generator, and the promise that it was fixed first."""

import hashlib

import pytest

import ceiba
from ceiba import BadOptions
from ceiba.core.seed import commitment, new_seed, seeded


def test_the_generator_of_a_seed() -> None:
    digest = hashlib.sha256(b"ceiba generator example").digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    assert seeded("example").words() == [*words[:3], words[3] | 1]


def test_the_commitment_can_be_checked_with_any_sha256() -> None:
    match = ceiba.new("gold", 2, seed="example")
    assert match.commitment == hashlib.sha256(b"ceiba commitment example").hexdigest()


def test_the_commitment_tells_nothing_about_the_generator() -> None:
    digest = commitment("example")
    assert not any(f"{word:08x}" in digest for word in seeded("example").words())


def test_new_seeds_are_long_and_different() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
    assert ceiba.new("gold", 2).seed != ceiba.new("gold", 2).seed


@pytest.mark.parametrize("seed", ["", "two words", "line\nbreak", "é", "x" * 101, "\t"])
def test_a_seed_that_cannot_be_written_in_a_log(seed: str) -> None:
    with pytest.raises(BadOptions, match="seed"):
        ceiba.new("gold", 2, seed=seed)


@pytest.mark.parametrize("seed", ["a", "x" * 100, "a:b", "#1", '"quoted"', "ceiba"])
def test_every_other_seed_survives_the_log(seed: str) -> None:
    match = ceiba.new("gold", 2, seed=seed)
    assert ceiba.replay(match.log().text()).state.words() == match.state.words()

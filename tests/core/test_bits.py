"""Sets as bits."""

from ceiba.core.bits import BIT, lowest


def test_the_smallest_number_of_a_set() -> None:
    for number, bit in enumerate(BIT):
        assert lowest(bit) == number
        for other in BIT[number + 1 :]:
            assert lowest(bit | other) == number
    assert lowest(2**62 - 1) == 0

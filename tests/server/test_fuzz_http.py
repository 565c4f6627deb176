"""The HTTP side does what its description says; ``make fuzz-http`` looks longer."""

from tests.fuzz_http import fuzz
from tests.server.house import House


def test_a_few_examples_of_every_operation(house: House) -> None:
    done = fuzz(house, 4)
    assert done.returncode == 0, done.stdout


async def test_a_wrong_method_is_told_the_right_ones(house: House) -> None:
    answer = await house.ask("DELETE", "/api/tables/x/join")
    assert (answer.status_code, answer.headers["Allow"]) == (405, "OPTIONS, POST")

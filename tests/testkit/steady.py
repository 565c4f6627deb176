"""Property tests that find the same examples on every machine and stay within their time."""

from hypothesis import HealthCheck, settings


def steady(examples: int) -> settings:
    """The same examples every time, that many of them."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )

"""A simple king of Balam for the records: builds while he can, and arranges what he has."""

from ceiba import Match
from tests.playthroughs.policies.lapins import policy as shared


def policy(match: Match, seat: int) -> str:
    return shared(match, seat)

"""What the dice of a war will do."""

from ceiba.games.cities import hints
from ceiba.games.cities.state import CitiesState


def odds(s: CitiesState, dice: int, bonus: int, defence: int) -> hints.Attack:
    """BA-11.6, DL-3.26: every throw of so many dice is counted; a face below 0 is a failure."""
    faces = s.box.faces
    ways = {(0, 0): 1}
    """How many throws come to so many successes and failures."""
    for _ in range(dice):
        thrown: dict[tuple[int, int], int] = {}
        for (hits, failures), count in ways.items():
            for face in faces:
                key = (hits, failures + 1) if face < 0 else (hits + face, failures)
                thrown[key] = thrown.get(key, 0) + count
        ways = thrown
    total = len(faces) ** dice
    damage = {key: max(0, key[0] + bonus - defence) for key in ways}
    return hints.Attack(
        dice,
        bonus,
        defence,
        round(sum(damage[key] * count for key, count in ways.items()) / total, 1),
        round(100 * sum(count for key, count in ways.items() if damage[key] > 0) / total),
        round(100 * sum(count for key, count in ways.items() if key[1] > 0) / total),
    )

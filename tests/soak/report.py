"""What a soak found, as one table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass
class Result:
    acknowledged: int
    lost: int
    doubled: int
    stuck: int
    leaks: int
    frames: int
    kills: int
    seconds: Sequence[float]
    """From sending an answer until it was told, where nothing was killed meanwhile."""
    memory_mb: tuple[float, float]
    """Of the server: in the middle of the calm part of the evening, and at its end."""

    @property
    def clean(self) -> bool:
        nothing = self.lost == self.doubled == self.stuck == self.leaks == 0
        return nothing and self.acknowledged > 0

    def rows(self) -> dict[str, str]:
        ordered = sorted(self.seconds) or [0.0]
        return {
            "answers acknowledged": str(self.acknowledged),
            "lost": str(self.lost),
            "doubled": str(self.doubled),
            "stuck tables": str(self.stuck),
            "leaks found": f"{self.leaks} in {self.frames} frames",
            "kills": str(self.kills),
            "p50": f"{1000 * ordered[len(ordered) // 2]:.0f} ms",
            "p99": f"{1000 * ordered[int(0.99 * (len(ordered) - 1))]:.0f} ms",
            "memory": "{:.0f} → {:.0f} MB".format(*self.memory_mb),
        }


def table(results: Mapping[str, Result]) -> str:
    columns = {name: result.rows() for name, result in results.items()}
    lines = [f"{'':<22}" + "".join(f"{name:>24}" for name in columns)]
    for row in next(iter(columns.values())):
        lines.append(f"{row:<22}" + "".join(f"{values[row]:>24}" for values in columns.values()))
    return "\n".join(lines)

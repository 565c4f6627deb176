"""`python -m tests.fuzz [GAME ...] [--count N] [--seed S] [--jobs N]`: damage and set up."""

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import get_context

from ceiba.games import GAMES
from tests.fuzz.attempts import WAYS, share

SHARE = 10_000
"""Attempts a process makes at a time."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=1_000_000, help="of each kind, for each game")
    parser.add_argument("--seed", default=str(time.time_ns()))
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes; all cores")
    asked = parser.parse_args()
    print(f"seed {asked.seed}")
    wrong = 0
    with get_context("spawn").Pool(asked.jobs) as pool:
        for slug in asked.games:
            for way in WAYS:
                begun = time.monotonic()
                shares = [
                    (slug, way, min(SHARE, asked.count - first), f"{asked.seed}/{first}")
                    for first in range(0, asked.count, SHARE)
                ]
                seen: Counter[str] = Counter()
                for result in pool.starmap(share, shares, chunksize=1):
                    if isinstance(result, str):
                        wrong += 1
                        print(f"{slug} {way}: {result}")
                    else:
                        seen += result
                took = time.monotonic() - begun
                told = ", ".join(f"{count:,} {what}" for what, count in seen.items())
                print(f"{slug} {way}: {told} in {took:.0f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

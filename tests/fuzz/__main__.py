"""`python -m tests.fuzz [GAME ...] [--count N] [--seed S]`: damaged positions and logs."""

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import get_context

from ceiba.games import GAMES, find_game
from tests.fuzz.attempts import Wrong, replays, set_ups

WAYS = {"positions": set_ups, "logs": replays}


def share(slug: str, way: str, count: int, seed: str) -> Counter[str]:
    return WAYS[way](find_game(slug), count, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--count", type=int, default=1_000_000, help="of each kind, for each game")
    parser.add_argument("--seed", default=str(time.time_ns()))
    asked = parser.parse_args()
    cores = os.cpu_count() or 1
    print(f"seed {asked.seed}")
    wrong = 0
    with get_context("spawn").Pool(cores) as pool:
        for slug in asked.games:
            for way in WAYS:
                begun = time.monotonic()
                shares = [
                    pool.apply_async(share, (slug, way, asked.count // cores, f"{asked.seed}/{n}"))
                    for n in range(cores)
                ]
                seen: Counter[str] = Counter()
                for each in shares:
                    try:
                        seen += each.get()
                    except Wrong as problem:
                        wrong += 1
                        print(f"{slug} {way}: {problem}")
                told = ", ".join(f"{count:,} {what}" for what, count in seen.items())
                print(f"{slug} {way}: {told} in {time.monotonic() - begun:.0f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""What was measured, as lines to read."""

from __future__ import annotations

from typing import Any

from bench.batches import OF_OPEN_SPIEL, OF_PETTINGZOO, SIZES, USUAL


def lines(told: dict[str, Any]) -> list[str]:
    found = []
    for title, speeds in told["engine"].items():
        found += engine_lines(title, speeds)
    found += peer_lines(told)
    found += batch_lines(told)
    for game, reports in told["bots"].items():
        found += bot_lines(game, reports)
    return found


def engine_lines(title: str, told: dict[str, Any]) -> list[str]:
    found = ["", f"{title + ', random play':38} compiled   interpreted   ratio   clone"]
    for players, row in told["players"].items():
        found.append(
            f"  {players} players, decisions/s         {row['compiled']:12,.0f}"
            f"  {row['interpreted']:12,.0f}  {row['ratio']:5.1f}x"
            f"   {row['clone_in_decisions']:.1f} decisions"
        )
    found.append(f"  compiled against interpreted: {told['ratio']:.1f} times (wanted: 5)")
    return found


def peer_lines(told: dict[str, Any]) -> list[str]:
    theirs = told["open_spiel"]
    found = ["", "OpenSpiel, random play                decisions/s"]
    if "missing" in theirs:
        return [*found, f"  {theirs['missing']}"]
    for kind, speeds in (("Python", theirs["python"]), ("C++", theirs["cpp"])):
        for name, speed in speeds.items():
            found.append(f"  {name.removeprefix('python_') + f' ({kind})':34}{speed:13,.0f}")
    found += ["", "We are faster than                      Python, median    C++, fastest"]
    for title, ours in told["engine"].items():
        found.append(
            f"  {title:38}{ours['compiled'] / theirs['python_median']:13.0f}x"
            f"  {ours['compiled'] / theirs['cpp_fastest']:13.1f}x"
        )
    return found


def batch_lines(told: dict[str, Any]) -> list[str]:
    """Steps per second by number of tables, and how many times that is what others do."""
    heads = "".join(f"{n:>10,}" for n in SIZES)
    found = ["", f"Batches, steps/s at so many tables    {heads}  unobserved  2 processes  flat"]
    for slug, ours in told["batches"].items():
        speeds = [ours["sizes"][n] for n in SIZES]
        sizes = "".join(f"{speed:10,.0f}" for speed in speeds)
        found.append(
            f"  {slug + ', ' + str(ours['players']) + ' players':36}{sizes}"
            f"{ours['unobserved']:12,.0f}{ours['two_processes']:13,.0f}"
            f"{min(speeds) / max(speeds):6.2f}"
        )
    found.append("  flat: the slowest number of tables, as a share of the fastest")
    theirs = told["environments"]
    if "missing" in theirs:
        return [*found, f"  PettingZoo, OpenSpiel: {theirs['missing']}"]
    for library, speeds in theirs.items():
        listed = ", ".join(f"{name} {speed:,.0f}" for name, speed in speeds.items())
        found.append(f"  {library}, steps/s: {listed}")
    title = f"A batch of {USUAL:,} is faster than"
    found += ["", f"{title:40}PettingZoo, median   OpenSpiel, median"]
    for slug, ours in told["batches"].items():
        speed = ours["sizes"][USUAL]
        found.append(
            f"  {slug:38}{speed / theirs['pettingzoo']['median']:17.0f}x"
            f"  {speed / theirs['open_spiel']['median']:17.1f}x"
        )
    return [*found, f"  wanted: {OF_PETTINGZOO} times, and {OF_OPEN_SPIEL} times"]


def bot_lines(game: str, reports: list[dict[str, Any]]) -> list[str]:
    found = [
        "",
        f"{game + ': one challenger in every seat':38} wins, 95 % interval     equals   mean score",
    ]
    for report in reports:
        pairing = report["pairing"]
        rate, low, high = report["rate"]
        title = f"{pairing['challenger']} against {pairing['field'][0]}, {pairing['players']}"
        mark = "above" if low > report["chance"] else "below" if high < report["chance"] else "even"
        found.append(
            f"  {title:32}{rate:7.1%} [{low:5.1%}, {high:6.1%}]  {report['chance']:6.1%} {mark:5}"
            f"  {report['mean_score']:5.1f} against {report['mean_score_of_field']:.1f},"
            f" winners {report['mean_winning_score']:.1f}"
        )
    return found

"""The report of a league as one HTML page: picture, standings, who beat whom, what was lost."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from ceiba.arena.ladder import climbed
from ceiba.arena.league import League, Result
from ceiba.arena.picture import picture
from ceiba.arena.ratings import Standing
from ceiba.arena.statistics import Rate, wilson

STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;color:#2b2117;background:#fcf8ee;margin:2rem auto;
max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.3rem .8rem;border-bottom:1px solid #c4b18c;text-align:right}
th:first-child,td:first-child{text-align:left}
svg{max-width:100%;height:auto}
"""


def page(league: League, table: Sequence[Standing], played: Sequence[Result]) -> str:
    kind = "Ladder" if league.ladder else "League"
    title = f"{kind}: {league.game}, {league.players} players"
    body = "\n".join(_body(league, table, played))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}'
        f"</title><style>{STYLE}</style></head>\n<body><h1>{escape(title)}</h1>\n{body}\n"
        "</body></html>\n"
    )


def _body(league: League, table: Sequence[Standing], played: Sequence[Result]) -> Iterator[str]:
    deals = len({result.table.seed for result in played})
    yield (
        f"<p>{len(played)} games on {deals} deals, every deal from every seat; seed "
        f"<code>{escape(league.seed)}</code>.</p>"
    )
    yield picture(table)
    if league.ladder:
        yield "<h2>The ladder</h2>"
        rungs = reversed(climbed(league, played).order)
        yield f"<ol>{''.join(f'<li>{escape(name)}</li>' for name in rungs)}</ol>"
    yield "<h2>Standings</h2>"
    rows = [
        (
            standing.bot,
            f"{standing.rating:.2f} ± {standing.within:.2f}",
            standing.games,
            standing.wins,
            f"{standing.mean_score:.1f}",
        )
        for standing in table
    ]
    yield _table(("bot", "rating", "seats taken", "wins", "mean score"), rows)
    yield "<h2>Who came before whom</h2>"
    yield "<p>How often the bot of the row had more than the bot of the column, ties by half.</p>"
    bots = [standing.bot for standing in table]
    met = meetings(played)
    cells = [
        (bot, *(str(met[bot, other]) if (bot, other) in met else "–" for other in bots))
        for bot in bots
    ]
    yield _table(("", *bots), cells)
    lost = Counter(result.lost for result in played if result.lost)
    if lost:
        yield f"<h2>{lost.total()} games were lost</h2>"
        yield _table(("why", "games"), lost.most_common())


def meetings(played: Sequence[Result]) -> dict[tuple[str, str], Rate]:
    """For each pair that met: how often the first was placed before the second."""
    before: dict[tuple[str, str], list[float]] = {}
    for result in played:
        seated = list(zip(result.table.names, result.ranks))
        for one, rank in seated:
            for other, its_rank in seated:
                if one != other:
                    won = 0.5 if rank == its_rank else float(rank < its_rank)
                    before.setdefault((one, other), []).append(won)
    return {pair: wilson(sum(shares), len(shares)) for pair, shares in before.items()}


def _table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = [f"<tr>{''.join(f'<th>{escape(name)}</th>' for name in head)}</tr>"]
    for row in rows:
        lines.append(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>")
    return f"<table>{''.join(lines)}</table>"

"""The bug button: what somebody expected, for the host, without a secret of others."""

import asyncio
import base64
import gzip
import random
from collections.abc import Callable
from pathlib import Path

from ceiba.cli import main
from ceiba.core.log import parse_log
from tests.cli.test_admin import Host
from tests.server.house import GENEROUS, House, play_out


def proof(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def text(file: str) -> str:
    return Path(file).read_text("utf-8")


def entries(file: str) -> list[str]:
    return list(map(str, parse_log(text(file)).entries))


async def test_a_report_tells_what_that_seat_saw(
    houses: Callable[..., House], tmp_path: Path
) -> None:
    house = houses(**GENEROUS)
    host = Host(house.data)
    table, tokens = await house.open_table("me", "local")
    address = f"/api/tables/{table}/reports"
    async with house.sit(table, tokens[0]) as ana, house.sit(table, tokens[1]) as bo:
        await bo.answer("bid 3")
        await ana.hear_seq(1)
        still = base64.b64encode(gzip.compress(b"<p>Ten pearls")).decode()
        seen = {"screen": "390×844 fr dark", "still": still}
        wish = {"expected": "My pearls\nare missing", "step": 1, **seen}
        told = await house.ask("POST", address, json=wish, headers=proof(tokens[0]))
        assert told.status_code == 201
        report = told.json()["id"]
        watched = {"expected": "Too dark", "step": 99}
        assert (await house.ask("POST", address, json=watched)).status_code == 201

        last, first = host.told("reports")["reports"]
        assert (last["who"], last["step"]) == ("a spectator", 1), "no step that was not"
        assert (first["id"], first["who"]) == (report, "A (Ana)")
        assert first["expected"] == "My pearls are missing"
        assert first["browser"].startswith("390×844 fr dark python-httpx")
        page = "\n".join(host.says("reports", report))
        assert "Auction 1" in page
        assert "bid 3" not in page, "Bo's bid is sealed"
        files = host.told("reports", "--folder", str(tmp_path / "early"))["files"]
        assert [Path(name).suffix for name in files] == [".md", ".md", ".html"], "the game runs"
        picture = text(files[-1])
        assert "default-src 'none'" in picture
        assert picture.endswith("<p>Ten pearls")

        await asyncio.gather(play_out(ana, random.Random(1)), play_out(bo, random.Random(2)))
    files = host.told("reports", report, "--folder", str(tmp_path / "late"))["files"]
    [log] = [name for name in files if name.endswith(".log.txt")]
    assert entries(log) == ["B bid 3"]
    assert main(["replay", log]) == 0


async def test_a_report_is_of_a_seat_one_has_and_says_something(house: House) -> None:
    table, _ = await house.open_table("me", "local")
    address = f"/api/tables/{table}/reports"
    wish = {"expected": "Better", "step": 0}
    other = await house.ask("POST", address, json=wish, headers=proof("a stranger's"))
    assert (other.status_code, other.json()["code"]) == (403, "not_your_seat")
    empty = await house.ask("POST", address, json={"expected": " \n", "step": 0})
    assert empty.status_code == 400
    large = {**wish, "still": "A" * 4 * 80_000}
    assert (await house.ask("POST", address, json=large)).status_code == 400
    nowhere = await house.ask("POST", "/api/tables/nowhere/reports", json=wish)
    assert nowhere.status_code == 404

"""The page as an app: without a network, with a newer server, and when it is rung."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

import ceiba
from tests.browser.axe import assert_accessible
from tests.browser.conftest import PHONE, Arrive
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import GENEROUS, House

READY = """async () => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
}"""
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
KEPT = """async () => (await (await caches.open('ceiba-games')).keys())
  .some((one) => new URL(one.url).pathname.startsWith('/last/'))"""
RUNG = """async () => {
  const notices = await (await navigator.serviceWorker.ready).getNotifications();
  return notices.map((one) => [one.title, one.data.url]);
}"""


def as_app(arrive: Arrive, path: str = "/") -> Page:
    page = arrive("fr", PHONE, path, app=True)
    page.wait_for_function(READY)
    return page


def test_without_a_network(arrive: Arrive, french: Words, house: House, finished: Table) -> None:
    """Finished games, and those that were loaded, are there; what needs the server says so."""
    arrive.expect_complaint("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load")
    page = as_app(arrive)
    page.goto(f"/replay/{finished.id}")
    expect(page.get_by_role("slider")).to_be_visible()
    running = Table(house.address, "Ana", "Bo")
    page.goto(running.seat_link(0))
    expect(page.get_by_role("region", name=french("decision"))).to_be_visible()
    page.evaluate(HIDE)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Ceiba")).to_be_visible()
    page.goto(f"/replay/{finished.id}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"/t/{running.id}")
    expect(page.get_by_role("region", name=french("decision"))).to_be_visible()
    expect(page.get_by_text(french("link-lost"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(french("link-lost"))).to_have_count(0)


def test_a_newer_server_brings_its_own_page(
    chromium: Browser, houses: Callable[..., House], french: Words, tmp_path: Path
) -> None:
    assets = tmp_path / "assets"
    shutil.copytree(Path(ceiba.__file__).parent / "web_assets", assets)
    house = houses(assets=str(assets), **GENEROUS)
    arrive = Arrive(chromium, house.address)
    page = as_app(arrive)
    worker, index = assets / "sw.js", assets / "index.html"
    worker.write_text(worker.read_text().replace("const BUILD = '", "const BUILD = 'newer-"))
    index.write_text(index.read_text().replace("<head>", '<head><meta name="newer" />'))
    page.evaluate("navigator.serviceWorker.getRegistration().then((worker) => worker.update())")
    expect(page.get_by_text(french("new-version"))).to_be_visible()
    assert_accessible(page)
    with page.expect_navigation():
        page.get_by_role("button", name=french("load-it")).click()
    expect(page.locator('meta[name="newer"]')).to_have_count(1)
    names = "caches.keys().then((all) => all.filter((name) => name !== 'ceiba-games'))"
    page.wait_for_function(f"async () => (await {names}).length === 1")
    assert page.evaluate(names)[0].startswith("ceiba-newer-")
    arrive.leave()


def test_it_can_be_rung(arrive: Arrive, french: Words, house: House) -> None:
    page = as_app(arrive)
    page.context.grant_permissions(["notifications"])
    devtools = page.context.new_cdp_session(page)
    registered: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function(READY)
    for _ in range(200):  # the browser tells when it likes to
        if registered:
            break
        page.wait_for_timeout(50)
    link = f"{house.address}/t/abc"
    told = json.dumps({"title": "À vous", "body": "Ana", "url": link})
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.address, "registrationId": registered[0], "data": told},
    )
    for _ in range(200):  # a promise is no answer to `wait_for_function`
        if rung := page.evaluate(RUNG):
            break
        page.wait_for_timeout(50)
    assert rung == [["À vous", link]]


def test_ways_to_be_told(arrive: Arrive, french: Words, house: House) -> None:
    arrive.expect_complaint("400")
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", PHONE, table.seat_link(0))
    page.get_by_role("button", name=french("tab-table")).click()
    page.get_by_text(french("notices"), exact=True).click()
    field = page.get_by_label(french("notices-webhook"))
    field.fill("https://192.168.0.1/inside")
    add = page.get_by_role("button", name=french("notices-add"))
    add.click()
    expect(page.get_by_role("alert")).to_be_visible()
    field.fill("https://ntfy.example.org/#maya")
    add.click()
    kept = page.get_by_role("listitem").filter(has_text="https://ntfy.example.org/#maya")
    expect(kept).to_have_count(1)
    assert_accessible(page)
    kept.get_by_role("button").click()
    expect(kept).to_have_count(0)


def test_it_can_be_installed(arrive: Arrive) -> None:
    page = arrive("fr", PHONE, "/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((told) => told.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answered = page.request.get(icon["src"])
        assert (answered.status, answered.headers["content-type"]) == (200, icon["type"])

"""What happens around the moves: taking back, coming back, talking, leaving, playing again."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Message, Table
from tests.browser.words import Words
from tests.server.house import GENEROUS, House


def open_drawer(page: Page, words: Words, tab: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=words(f"tab-{tab}")).click()


def bids(page: Page, words: Words, pearls: int) -> GoldPlayer:
    player = GoldPlayer(page, words, [pearls])
    expect(player.region("gold-bid-title")).to_be_visible()
    player.act()
    return player


def test_a_bid_nobody_has_seen_is_taken_back(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    ana = bids(page, french, 2)
    expect(page.get_by_text(french("gold-fist-closed", bid=2))).to_be_visible()
    page.get_by_role("button", name=french("undo"), exact=True).click()
    expect(ana.region("gold-bid-title")).to_be_visible()


def test_the_others_are_asked_after_a_reveal(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    ana = arrive("fr", DESKTOP, table.seat_link(0))
    bids(ana, french, 3)
    bo = arrive("fr", PHONE, table.seat_link(1))
    bids(bo, french, 0)
    ask = bo.get_by_role("button", name=french("undo-ask"))
    question = ana.get_by_role("dialog", name=french("undo-request", name="Bo"))

    ask.click()
    question.get_by_role("button", name=french("decline")).click()
    expect(question).to_be_hidden()
    for page in (ana, bo):
        told = page.get_by_role("status").get_by_text(french("undo-declined", by="Ana", name="Bo"))
        expect(told).to_be_visible()
    expect(ask).to_be_visible()

    ask.click()
    expect(bo.get_by_text(french("undo-asked"))).to_be_visible()
    question.get_by_role("button", name=french("agree")).click()
    told_to_all = french("event-answers-taken-back", seat="Bo", answers=2)
    for page in (ana, bo):  # the bids were seen: both are made anew
        expect(page.get_by_role("status").get_by_text(told_to_all)).to_be_visible()
        expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()


def test_reloading_keeps_seat_and_story(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    expect(page).to_have_url(house.address + table.path)  # the secret is not left standing there
    bids(page, french, 1)
    page.reload()
    expect(page.get_by_text(french("gold-fist-closed", bid=1))).to_be_visible()
    open_drawer(page, french, "story")
    story = page.get_by_role("complementary", name=french("tab-story"))
    line = story.locator("summary").get_by_text(french("event-committed", seat="Ana"))
    expect(line).to_be_visible()


def test_a_server_killed_in_mid_game(
    chromium: Browser, houses: Callable[..., House], french: Words
) -> None:
    house = houses(**GENEROUS)
    arrive = Arrive(chromium, house.address)
    arrive.expect_complaint("WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET")
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    bids(page, french, 2)
    expect(page.get_by_text(french("gold-fist-closed", bid=2))).to_be_visible()

    house.kill()
    expect(page.get_by_text(french("link-lost"))).to_be_visible()
    houses(port=house.port, **GENEROUS)
    expect(page.get_by_text(french("link-lost"))).to_be_hidden(timeout=20_000)
    with table.chair(1) as bo:
        bo.answer("bid 0")
    base = page.get_by_role("button", name=french("gold-choose-base", base=1, units=0))
    expect(base).to_be_visible()
    arrive.leave()


def test_a_line_that_hangs(arrive: Arrive, house: House, french: Words) -> None:
    """Nobody closes it, and a new one opens and hangs as well: that is said."""
    hangs = False

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda said: None if hangs else server.send(said))
        server.on_message(lambda said: None if hangs else route.send(said))

    page = arrive("fr", DESKTOP)
    page.clock.install()
    page.route_web_socket("**/ws/tables/**", pass_on)
    page.goto(Table(house.address, "Ana", "Bo").seat_link(0))
    expect(page.locator(".bar.mine")).to_be_visible()
    hangs = True
    page.clock.fast_forward(9_000)
    page.clock.fast_forward(7_000)
    page.clock.fast_forward(3_000)
    expect(page.get_by_text(french("link-lost"))).to_be_visible()
    hangs = False
    page.clock.fast_forward(20_000)
    page.clock.fast_forward(20_000)
    expect(page.get_by_text(french("link-lost"))).to_be_hidden()


def test_who_comes_is_told_once(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo", "Chan")
    page = arrive("fr", DESKTOP)
    page.clock.install()
    page.goto(table.seat_link(0))
    expect(page.locator(".bar.mine")).to_be_visible()
    news = page.get_by_text(french("seat-back", name="Bo"))
    with table.chair(1) as bo:
        expect(news).to_be_visible()
        page.clock.fast_forward(8_000)
        expect(news).to_be_hidden()
        bo.answer("bid 0")
        expect(page.get_by_text(french("gold-place-closed"), exact=True)).to_be_visible()
        expect(news).to_be_hidden()


def test_a_seat_moves_to_another_device(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    bids(arrive("fr", DESKTOP, table.seat_link(0)), french, 2)
    phone = arrive("fr", PHONE, table.seat_link(0))
    expect(phone.get_by_text(french("gold-fist-closed", bid=2))).to_be_visible()


def test_a_seat_link_pasted_where_one_watches(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", DESKTOP, table.path)
    expect(page.get_by_text(french("you-watch"))).to_be_visible()
    page.evaluate("link => { location.href = link }", table.seat_link(0))
    expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()
    expect(page).to_have_url(house.address + table.path)


def told(frames: list[str]) -> Iterator[dict[str, Any]]:
    """The table after every update; a patch tells what changed since the last."""
    table: dict[str, Any] = {}
    for message in map(json.loads, frames):
        if message["type"] == "update":
            table = message
        elif message["type"] == "patch":
            view = {**table["view"], **message["view"]}
            table = {**table, **message["fields"], "seq": message["seq"], "view": view}
        else:
            continue
        yield table


def test_nobody_hears_what_is_not_theirs(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    heard: dict[int | None, list[str]] = {None: [], 0: []}
    watcher = arrive("fr", DESKTOP, table.path, frames=heard[None])
    expect(watcher.get_by_text(french("you-watch"))).to_be_visible()
    ana = arrive("fr", PHONE, table.seat_link(0), frames=heard[0])
    with table.chair(1) as bo:
        bo.answer("bid 4")  # a secret until Ana's fist is closed, too
        bids(ana, french, 1)
        bo.answer("base 1")
        bo.answer(bo.now["decision"]["options"][0]["text"], "stop")
        seq = bo.now["seq"]
    bids(ana, french, 0)
    for seat, frames in heard.items():
        updates = list(told(frames))
        assert updates[-1]["seq"] >= seq
        for update in updates:
            assert secrets_told(update["view"], seat) == []
            assert seat is not None or update["decision"] is None


def secrets_told(view: Message, own: int | None) -> list[str]:
    """What a view says of other seats that it must not say."""
    told = ["back" for piece in view["slots"] if piece["back"]]
    for seat, player in enumerate(view["players"]):
        if seat == own:
            continue
        if player["pearls"] is not None:
            told.append("pearls")
        if player["bid"] is not None and not view["opened"]:
            told.append("bid")
        told += ["back" for base in player["bases"] for piece in base["row"] if piece["back"]]
    if view["hand"] is not None and view["winner"] != own:
        told.append("hand")
    return told


def test_whoever_leaves_is_replaced(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", DESKTOP, table.seat_link(0))
    expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()
    open_drawer(page, french, "table")
    page.get_by_role("button", name=french("leave")).click()
    page.get_by_role("dialog").get_by_role("button", name=french("leave")).click()
    expect(page.get_by_text(french("you-watch"))).to_be_visible()
    with table.chair(1) as bo:
        bo.answer("bid 0")
        bo.hear_seq(2)  # the bot has bid in Ana's place


def test_people_talk(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    ana = arrive("fr", DESKTOP, table.seat_link(0))
    bo = arrive("fr", PHONE, table.seat_link(1))
    open_drawer(ana, french, "chat")
    ana.get_by_label(french("chat-line")).fill("Belle mise !")
    ana.get_by_role("button", name=french("send")).click()
    expect(bo.get_by_text(french("unread", count=1))).to_be_attached()
    open_drawer(bo, french, "chat")
    expect(bo.get_by_text("Belle mise !")).to_be_visible()


def test_a_reader_of_older_lines_is_left_there(arrive: Arrive, house: House, french: Words) -> None:
    """Who reads the newest line sees the next; who has scrolled up stays, until he says one."""
    table = Table(house.address, "Ana", "Bo")
    ana = arrive("fr", {"width": 1280, "height": 480}, table.seat_link(0))
    open_drawer(ana, french, "chat")
    lines = ana.locator("#drawer .body")
    with table.chair(1) as bo:
        for number in range(12):
            bo.say(type="chat", text=f"Ligne {number}")
        expect(ana.get_by_text("Ligne 11", exact=True)).to_be_in_viewport()
        lines.evaluate("body => body.scrollTo(0, 0)")
        expect(ana.get_by_text("Ligne 0", exact=True)).to_be_in_viewport()
        bo.say(type="chat", text="Et encore")
        expect(ana.get_by_text("Et encore")).to_be_attached()
        expect(ana.get_by_text("Ligne 0", exact=True)).to_be_in_viewport()
        expect(ana.get_by_text("Et encore")).not_to_be_in_viewport()
    ana.get_by_label(french("chat-line")).fill("Belle mise !")
    ana.get_by_role("button", name=french("send")).click()
    expect(ana.get_by_text("Belle mise !")).to_be_in_viewport()


def test_a_rematch_brings_both_back(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    table.play_out()
    ana = arrive("fr", DESKTOP, table.seat_link(0))
    bo = arrive("fr", PHONE, table.seat_link(1))
    ana.get_by_role("button", name=french("rematch"), exact=True).click()
    bo.get_by_role("button", name=french("join-rematch")).click()
    for page in (ana, bo):
        expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()
    assert ana.url == bo.url != house.address + table.path

"""A person comes to another device, comes back by a passkey, finds the tables, and is forgotten."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible, assert_fits
from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.gold_player import GoldPlayer
from tests.browser.tables import Table
from tests.browser.words import Words
from tests.server.house import House


def claimed(page: Page) -> None:
    """The server knows that the seats of this browser are this person's."""
    page.wait_for_function(
        """() => {
          const tables = Object.values(JSON.parse(localStorage.getItem('ceiba.tables') ?? '{}'));
          return tables.length > 0 && tables.every((table) => table.claimed);
        }"""
    )


def sit(page: Page, table: Table, words: Words) -> None:
    page.goto(table.seat_link(0))
    expect(GoldPlayer(page, words, []).region("gold-bid-title")).to_be_visible()
    claimed(page)


def test_a_person_on_two_devices(arrive: Arrive, house: House, french: Words) -> None:
    table = Table(house.address, "Ana", "Bo")
    laptop = arrive("fr", DESKTOP)
    sit(laptop, table, french)
    laptop.goto("/me")
    laptop.get_by_label(french("your-name")).fill("Ana d’Uxmal")
    with laptop.expect_response(lambda answer: answer.request.method == "PUT"):
        laptop.get_by_text(french("emblem-monkey")).click()
    laptop.get_by_role("button", name=french("device-make")).click()
    expect(laptop.get_by_role("img", name=french("device-code"))).to_be_visible()
    link = laptop.get_by_label(french("device-link"), exact=True).input_value()
    assert_accessible(laptop)
    assert_fits(laptop)

    arrive.expect_complaint("410")
    phone = arrive("fr", PHONE, link, theme="dark")
    expect(phone).to_have_url(f"{house.address}/me")  # the secret is not left standing there
    assert_accessible(phone)
    phone.get_by_role("button", name=french("enter"), exact=True).click()
    mine = phone.get_by_role("region", name=french("your-tables"))
    mine.get_by_role("link").filter(has_text=french("your-turn")).click()
    expect(GoldPlayer(phone, french, []).region("gold-bid-title")).to_be_visible()
    phone.goto("/me")
    expect(phone.get_by_label(french("your-name"))).to_have_value("Ana d’Uxmal")

    third = arrive("fr", PHONE, link)
    third.get_by_role("button", name=french("enter"), exact=True).click()
    expect(third.get_by_role("alert")).to_have_text(french("problem-used-link"))


def test_my_tables_say_where_it_is_my_turn(arrive: Arrive, house: House, french: Words) -> None:
    waiting, mine = (Table(house.address, "Ana", "Bo") for _ in range(2))
    page = arrive("fr", DESKTOP)
    sit(page, mine, french)
    sit(page, waiting, french)
    with waiting.chair(0) as ana:
        ana.answer("bid 1")
    page.goto("/")
    expect(page).to_have_title("(1) Ceiba")
    lines = page.get_by_role("region", name=french("your-tables")).get_by_role("link")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text(french("your-turn"))
    expect(lines.nth(1)).to_contain_text(french("waiting-for", names="Bo", count=1))
    doors = page.get_by_role("region", name=french("games"))
    above, below = (part.bounding_box() for part in (lines.first, doors))
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"], "above the games"
    assert_accessible(page)
    assert_fits(page)


def test_what_my_games_add_up_to(arrive: Arrive, house: House, french: Words) -> None:
    """Its own game: a seat is the person's who came first, and others look at `finished`, too."""
    game = Table(house.address, "Ana", "Bo")
    game.play_out()
    page = arrive("fr", PHONE, game.seat_link(0))
    claimed(page)
    page.goto("/me")
    record = page.get_by_role("region", name=french("record-title"))
    record.get_by_text(french("game-title")).click()
    expect(record.get_by_text(french("record-average"))).to_be_visible()
    record.get_by_text(french("record-opponents")).click()
    expect(record.get_by_text("Bo", exact=True)).to_be_visible()
    assert_accessible(page)


def authenticator(page: Page) -> tuple[Any, str]:
    """A passkey device of Chromium's own, that always says yes."""
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = devices.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devices, made["authenticatorId"]


def test_a_passkey_brings_back_who_was_forgotten_here(
    arrive: Arrive, house: House, french: Words
) -> None:
    """Passkeys are for names, not for bare addresses: so it is localhost here."""
    here = f"http://localhost:{house.port}"
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", DESKTOP, f"{here}/")
    devices, device = authenticator(page)
    page.goto(here + table.seat_link(0))
    claimed(page)
    page.goto(f"{here}/me")
    page.get_by_role("button", name=french("passkey-keep")).click()
    expect(page.get_by_text(french("passkey-kept"))).to_be_visible()
    expect(page.get_by_text(french("passkey-count", count=1))).to_be_visible()

    page.evaluate("localStorage.clear()")  # as when a browser is cleaned, or is new
    page.reload()
    expect(page.get_by_text(french("passkey-count", count=1))).to_be_hidden()
    page.get_by_role("button", name=french("passkey-enter")).click()
    expect(page.get_by_text(french("passkey-entered"))).to_be_visible()
    page.goto(f"{here}{table.path}")
    expect(GoldPlayer(page, french, []).region("gold-bid-title")).to_be_visible()

    arrive.expect_complaint("403")
    [key] = devices.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    unknown = {**key, "credentialId": "bm9ib2R5IGtub3dzIG1l"}
    devices.send("WebAuthn.clearCredentials", {"authenticatorId": device})
    devices.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": unknown})
    page.goto(f"{here}/me")
    page.get_by_role("button", name=french("passkey-enter")).click()
    expect(page.get_by_role("alert")).to_have_text(french("problem-wrong-passkey"))


def test_everything_is_forgotten_with_one_button(
    arrive: Arrive, house: House, french: Words
) -> None:
    table = Table(house.address, "Ana", "Bo")
    page = arrive("fr", PHONE)
    sit(page, table, french)
    page.goto("/me")
    page.get_by_role("button", name=french("forget"), exact=True).click()
    question = page.get_by_role("dialog", name=french("forget-ask"))
    assert_accessible(page)
    question.get_by_role("button", name=french("forget"), exact=True).click()
    expect(page).to_have_url(f"{house.address}/")
    expect(page.get_by_role("region", name=french("games"))).to_be_visible()
    expect(page.get_by_role("region", name=french("your-tables"))).to_be_hidden()
    page.goto(table.path)
    expect(page.get_by_text(french("you-watch"))).to_be_visible()

from tests.browser.clicks import open_table, act, confirm
from tests.browser.conftest import DESKTOP, PHONE, Arrive
import pytest

@pytest.mark.parametrize("game", ["tzolkin", "balam", "lapins", "pacal"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["d", "p"])
def test_shots(arrive: Arrive, game, size):
    page = arrive("fr", size)
    open_table(page, game)
    kind = "d" if size == DESKTOP else "p"
    done = 0
    seen = set()
    for step in range(26):
        answers = page.locator(".tray button.answer:enabled")
        for _ in range(40):
            if answers.count(): break
            page.wait_for_timeout(50)
        n = answers.count()
        if not n: break
        prompt = page.locator(".prompt").inner_text()
        if prompt not in seen and done < 7:
            seen.add(prompt); done += 1
            pick = answers.nth(min(n - 1, step % max(1,n)))
            pick.tap() if kind == "p" else pick.hover()
            page.wait_for_timeout(120)
            page.screenshot(path=f"/tmp/teach/{game}-{kind}-{done}.png")
            waste = page.locator(".tray button.answer.waste")
            if waste.count() and f"w{game}" not in seen:
                seen.add(f"w{game}")
                waste.first.tap() if kind == "p" else waste.first.click()
                page.wait_for_timeout(120)
                page.screenshot(path=f"/tmp/teach/{game}-{kind}-waste.png")
            if kind == "p":
                close = page.get_by_role("button", name="Pas ça")
        act(page, step)

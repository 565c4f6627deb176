"""Plays Das Gold der Maya by clicks and keys, looking only at what is on the page."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.words import Words


class GoldPlayer:
    """Bids a little, lays what fits, throws away what does not."""

    def __init__(self, page: Page, words: Words, bids: list[int]) -> None:
        self.page = page
        self.words = words
        self.bids = bids
        """How many pearls to bid, taken in turn."""
        self.auctions = 0

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.words(key), exact=True)

    def is_over(self) -> bool:
        return self.page.get_by_text(self.words("game-over")).first.is_visible()

    def act(self) -> bool:
        """Answer what is asked, if anything is; says whether it did."""
        for key, answer in (
            ("gold-bid-title", self.bid),
            ("gold-payee-title", self.pay),
            ("gold-arrange-title", self.lay_out),
        ):
            region = self.region(key)
            if region.is_visible():
                answer(region)
                return True
        return False

    def bid(self, region: Locator) -> None:
        wanted = self.bids[self.auctions % len(self.bids)]
        self.auctions += 1
        more = region.get_by_role("button", name=self.words("gold-bid-more"))
        for _ in range(wanted):
            if more.is_enabled():
                more.click()
        asked = region.element_handle()
        region.locator("button.commit").click()
        # When this was the last fist, the next auction may follow at once: with a new element.
        asked.wait_for_element_state("hidden")

    def pay(self, region: Locator) -> None:
        region.get_by_role("button").first.click()
        expect(region).to_be_hidden()

    def held(self, region: Locator) -> Locator:
        return region.get_by_role("button", name=self.words.start_of("gold-piece-in-hand"))

    def lay_out(self, region: Locator) -> None:
        """Lays the piece in hand; turns it over, or throws it away, if it is refused."""
        commit = region.locator("button.commit")
        held = self.held(region)
        expect(held).to_have_count(1)
        lying = region.locator("g.piece").count()
        held.press("Enter")
        expect(region.locator("g.piece")).to_have_count(lying + 1)
        self.settle(region)
        if not self.is_legal(region):
            self.press_on_last(region, "f")
        thrown = not self.is_legal(region)
        if thrown:
            self.press_on_last(region, "Delete")
        expect(commit).to_be_enabled()
        commit.click()
        if thrown:  # asked once more
            commit.click()
        expect(region).to_be_hidden()

    def is_legal(self, region: Locator) -> bool:
        return not region.get_by_text(self.words("gold-arrange-refused")).is_visible()

    def press_on_last(self, region: Locator, key: str) -> None:
        region.locator("g.piece").last.press(key)
        self.settle(region)

    def settle(self, region: Locator) -> None:
        """Wait until the server has judged the draft."""
        expect(region.get_by_text(self.words("gold-arrange-checking"))).to_be_hidden()

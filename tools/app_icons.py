"""The icons of the installed page, drawn from web/public/favicon.svg by a browser.

python -m tools.app_icons     writes web/public/icons/*.png, which are committed
"""

import os
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parent.parent / "web" / "public"
GROUND: Final = "#1f4a36"
ICONS: Final[dict[str, tuple[int, float, str]]] = {
    "192": (192, 1.0, "transparent"),
    "512": (512, 1.0, "transparent"),
    "apple": (180, 1.0, GROUND),
    "maskable": (512, 0.75, GROUND),
    "badge": (96, 1.0, "transparent"),
}
"""By name: width, how much of it the drawing takes, and what is behind it."""
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (width, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            size = f"{100 * share}vmin"
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{ground}'><div style='width:{size};height:{size}'>{drawing}</div>"
            )
            target = PUBLIC / "icons" / f"{name}.png"
            page.screenshot(path=target, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()

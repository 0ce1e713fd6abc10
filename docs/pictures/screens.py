"""Pictures of every screen of the page, in three languages, light and dark, on four devices.

    python docs/pictures/screens.py FOLDER [screen, device, language or theme …]

needs chromium and the test dependencies; it starts a server of its own and shows prepared games.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import launch
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE, Visitor

LOCALES = {"en": "en-GB", "pl": "pl-PL", "he": "he-IL"}
DEVICES = {
    "desktop": {**DESKTOP, "viewport": {"width": 1440, "height": 900}},
    "tablet": {**PHONE, "viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
    "landscape": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
THEMES = ("dark", "light")
NAMES = {"en": "Ada", "pl": "Małgosia", "he": "דניאל"}


def take(browser: Browser, server: ServerProcess, folder: Path, screen: str, look: tuple[str, str, str]) -> None:
    """One picture."""
    device, language, theme = look
    how = {**DEVICES[device], "locale": LOCALES[language], "color_scheme": theme}
    visitor = Visitor(browser, server.address, server.guest(NAMES[language]), **how)
    SCREENS[screen](server, visitor)
    visitor.page.screenshot(path=folder / f"{screen}-{device}-{language}-{theme}.png", animations="disabled")
    visitor.close()


def chosen(words: list[str], kinds: Iterable[str]) -> list[str]:
    """The words that name one of these kinds; all kinds if none does."""
    kinds = list(kinds)
    return [kind for kind in kinds if kind in words] or kinds


def main(folder: Path, words: list[str]) -> None:
    """All of them, or those that some words choose."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = launch(play)
        assert browser is not None, "there is no chromium"
        server = ServerProcess(Path(place))
        server.start()
        for screen, *look in product(*(chosen(words, kinds) for kinds in (SCREENS, DEVICES, LOCALES, THEMES))):
            take(browser, server, folder, screen, (look[0], look[1], look[2]))
            print(screen, *look)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

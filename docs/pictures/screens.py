"""Pictures of every screen of the page, in three languages, light and dark, on four devices.

    python docs/pictures/screens.py FOLDER [screen, device, language or theme …] [--sheets]

needs chromium and the test dependencies; it starts a server of its own and shows prepared games. With ``--sheets`` the
pictures come on contact sheets, eight on each, to be looked over.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64encode
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
PER_SHEET = 8
SHEET_STYLE = """
body { margin: 0; padding: 8px; background: #777; display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; }
figure { margin: 0; } img { width: 100%; max-height: 900px; object-fit: contain; object-position: top; }
figcaption { font: 16px sans-serif; color: #fff; }
"""
NAMES = {"en": "Ada", "pl": "Małgosia", "he": "דניאל"}


def take(browser: Browser, server: ServerProcess, folder: Path, screen: str, look: tuple[str, str, str]) -> Path:
    """One picture; where it lies."""
    device, language, theme = look
    how = {**DEVICES[device], "locale": LOCALES[language], "color_scheme": theme}
    visitor = Visitor(browser, server.address, server.guest(NAMES[language]), **how)
    SCREENS[screen](server, visitor)
    path = folder / f"{screen}-{device}-{language}-{theme}.png"
    visitor.page.screenshot(path=path, animations="disabled")
    visitor.close()
    return path


def put_on_sheets(browser: Browser, folder: Path, pictures: list[Path]) -> None:
    """Contact sheets of some pictures, in their order; the pictures themselves are removed."""
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    for number, batch in enumerate(batched(pictures, PER_SHEET), start=1):
        figures = "".join(
            f'<figure><img src="data:image/png;base64,{b64encode(one.read_bytes()).decode()}"><figcaption>{one.stem}'
            "</figcaption></figure>"
            for one in batch
        )
        page.set_content(f"<style>{SHEET_STYLE}</style>{figures}")
        page.screenshot(path=folder / f"sheet-{number:02}.png", full_page=True)
        for one in batch:
            one.unlink()
    page.close()


def batched(pictures: list[Path], size: int) -> Iterable[list[Path]]:
    """Lists of so many pictures each, the last one shorter."""
    return (pictures[at : at + size] for at in range(0, len(pictures), size))


def chosen(words: list[str], kinds: Iterable[str]) -> list[str]:
    """The words that name one of these kinds; all kinds if none does."""
    kinds = list(kinds)
    return [kind for kind in kinds if kind in words] or kinds


def main(folder: Path, words: list[str]) -> None:
    """Take all pictures, or those that match some words.

    Pictures of one device lie together, since they have one shape.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = launch(play)
        assert browser is not None, "there is no chromium"
        server = ServerProcess(Path(place))
        server.start()
        taken = []
        for device, screen, language, theme in product(
            *(chosen(words, kinds) for kinds in (DEVICES, SCREENS, LOCALES, THEMES))
        ):
            taken.append(take(browser, server, folder, screen, (device, language, theme)))
            print(screen, device, language, theme, flush=True)
        if "--sheets" in words:
            put_on_sheets(browser, folder, taken)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])

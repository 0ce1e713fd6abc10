"""Screenshots of every screen on four devices, in all languages and both themes; contact sheets.

Run in ``tests/``, with ``../src`` and ``.`` on the path: ``python -m browser.screenshots FOLDER [--screens …]``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import launch
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from browser.visitor import Visitor

__all__ = ["contact_sheet", "main"]

TOUCH: Final[dict[str, tuple[int, int]]] = {"phone": (390, 844), "landscape": (844, 390), "tablet": (768, 1024)}
MOUSE: Final[dict[str, tuple[int, int]]] = {"desktop": (1440, 900)}
LANGUAGES: Final = {"en": "en-GB", "pl": "pl-PL", "he": "he-IL"}
THEMES: Final = ("dark", "light")

_THUMBNAIL: Final = 420
"""The height of a picture on a contact sheet, in pixels."""
_GAP: Final = 8
_SETTLED_MS: Final = 350


class Shot(NamedTuple):
    """One screenshot, by what it shows."""

    screen: str
    device: str
    language: str
    theme: str

    def path(self, folder: Path) -> Path:
        """Where it is kept."""
        return folder / self.screen / f"{self.language}-{self.theme}-{self.device}.png"


def take(browser: Browser, server: ServerProcess, screen: str, language: str, folder: Path) -> list[Shot]:
    """Show a screen in a language on every device, in both themes."""
    shots = []
    for sizes, touches in ((TOUCH, True), (MOUSE, False)):
        how: dict[str, Any] = {"has_touch": touches, "is_mobile": touches, "locale": LANGUAGES[language]}
        width, height = next(iter(sizes.values()))
        visitor = Visitor(
            browser, server.address, server.guest("Ada"), viewport={"width": width, "height": height}, **how
        )
        SCREENS[screen](server, visitor)
        for device, (width, height) in sizes.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
                visitor.page.wait_for_timeout(_SETTLED_MS)
                shot = Shot(screen, device, language, theme)
                shot.path(folder).parent.mkdir(parents=True, exist_ok=True)
                visitor.page.screenshot(path=shot.path(folder))
                shots.append(shot)
        visitor.context.close()
    return shots


def contact_sheet(shots: Iterable[Shot], folder: Path) -> Image.Image:
    """All screenshots of a screen: a row for each language and theme, a column for each device."""
    rows: dict[tuple[str, str], list[Image.Image]] = {}
    for shot in shots:
        picture = Image.open(shot.path(folder)).convert("RGB")
        picture.thumbnail((2 * _THUMBNAIL, _THUMBNAIL))
        ImageDraw.Draw(picture).text((4, 2), f"{shot.language} {shot.theme} {shot.device}", fill="#f0f")
        rows.setdefault((shot.language, shot.theme), []).append(picture)
    width = max(sum(one.width + _GAP for one in row) for row in rows.values())
    sheet = Image.new("RGB", (width, (_THUMBNAIL + _GAP) * len(rows)), "#777")
    for y, row in enumerate(rows.values()):
        x = 0
        for picture in row:
            sheet.paste(picture, (x, y * (_THUMBNAIL + _GAP)))
            x += picture.width + _GAP
    return sheet


def main(words: Sequence[str]) -> int:
    """Take the screenshots that are asked for; 1 if a screen could not be shown."""
    parser = argparse.ArgumentParser(prog="python -m browser.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=list(SCREENS), metavar="SCREEN")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    given = parser.parse_args(words)
    failed = 0
    with tempfile.TemporaryDirectory() as store, sync_playwright() as play:
        browser = launch(play)
        if browser is None:
            parser.error("there is no chromium here")
        server = ServerProcess(Path(store))
        server.start()
        for screen in given.screens:
            began = time.perf_counter()
            shots: list[Shot] = []
            for language in given.languages:
                try:
                    shots += take(browser, server, screen, language, given.folder)
                except Exception as why:  # the other screens are still of use
                    print(f"{screen}, {language}: {why}", file=sys.stderr)
                    failed = 1
            if shots:
                contact_sheet(shots, given.folder).save(given.folder / f"{screen}.png")
            print(f"{screen}: {len(shots)} pictures in {time.perf_counter() - began:.0f} s", flush=True)
        server.stop()
        browser.close()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

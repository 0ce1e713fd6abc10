"""The pictures with which browsers offer to install the page: icons as PNG, and screenshots.

    python tools/app_pictures.py

writes them into ``web/public``. It needs chromium and the test dependencies; run ``make web`` before and after it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import resvg_py
from playwright.sync_api import sync_playwright

from browser.chromium import launch
from browser.screens import SCREENS
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE, Visitor

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {"icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512)}
ICONS["icon-maskable-512.png"] = ("icon-maskable.svg", 512)
SCREENSHOTS = {"screenshot-wide.jpg": DESKTOP, "screenshot-narrow.jpg": PHONE}


def draw_icons() -> None:
    """Write the icons."""
    for name, (source, size) in ICONS.items():
        drawn = resvg_py.svg_to_bytes(svg_string=(PUBLIC / source).read_text("utf-8"), width=size, height=size)
        (PUBLIC / name).write_bytes(bytes(drawn))


def take_screenshots() -> None:
    """Write a game as it looks on a screen that is wide, and on one that is narrow."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = launch(play)
        if browser is None:
            sys.exit("there is no chromium here")
        server = ServerProcess(Path(folder))
        server.start()
        for name, how in SCREENSHOTS.items():
            visitor = Visitor(browser, server.address, server.guest("Ada"), **how)
            SCREENS["table-base"](server, visitor)
            visitor.page.screenshot(path=PUBLIC / name, type="jpeg", quality=72, animations="disabled")
            visitor.close()
        server.stop()


if __name__ == "__main__":
    draw_icons()
    take_screenshots()

"""The browser that the tests play in."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Browser, Playwright

__all__ = ["launch"]

_QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]


def launch(play: Playwright) -> Browser | None:
    """The system's chromium, or the one that playwright installs; None where there is neither.

    The headless shell is the same engine without the windows of a browser, and takes half the processor time.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), play.chromium.executable_path)
    return play.chromium.launch(executable_path=path, args=_QUIET) if Path(path).exists() else None
